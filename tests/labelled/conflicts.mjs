// How often a conflict between sources is named (CONFLICT), on rows of which two sources disagree about what is asked.
//   node tests/labelled/conflicts.mjs [--misses]
// Two measures: rows that the data itself marks as of sources that disagree; and twins, made here of rows whose source says
// otherwise than the answer: the source as it is, and beside it the same text with the answer in the place of what it says.
// Controls are supported rows of several sources that are not marked so. Data: as for the ratchet.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root, stop } from "../../lib/dev/install.mjs";

const cli = path.join(root, ".output", "cli", "citecheck.mjs");
const data = path.resolve(root, process.env.CITECHECK_DATA ?? path.join("..", "shared"), "data");
if (!existsSync(data)) stop(`No labelled data at ${data}; CITECHECK_DATA names another folder.`, 2);
if (!existsSync(cli)) stop(`${cli} is missing: npm run build:cli`, 2);

/** @typedef {{ id: string, question?: string, answer: string, sources: { id: string, text: string }[], cites?: string[], label?: string, tags?: string[], spans?: { source_says?: string }[] }} Row */

/** Ids of the rows on which CONFLICT is named. @param {Row[]} rows @returns {Set<string>} */
function named(rows) {
  const input = rows.map(({ id, question, answer, sources, cites }) =>
    JSON.stringify({ id, question, answer, sources, cites }),
  );
  const { stdout } = spawnSync(process.execPath, [cli, "check"], {
    input: `${input.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  const reports = stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return new Set(
    reports
      .filter(({ findings }) => findings.some((/** @type {{ code: string }} */ f) => f.code === "CONFLICT"))
      .map(({ id }) => id),
  );
}

/** The same text twice, saying otherwise what is asked. @param {Row} row @returns {Row[]} */
function twinsOf(row) {
  const says = row.spans?.[0]?.source_says;
  const source = says && row.sources.find(({ text }) => text.includes(says));
  if (!says || !source || row.label !== "unsupported") return [];
  const other = source.text.split(says).join(row.answer.replace(/[.。]$/, ""));
  return [
    {
      id: row.id,
      question: row.question,
      answer: says,
      cites: ["1"],
      sources: [
        { id: "1", text: source.text },
        { id: "2", text: other },
      ],
    },
  ];
}

/** @param {string} what @param {Row[]} rows */
function tell(what, rows) {
  if (rows.length === 0) return console.log(`  ${what}: no rows`);
  const hit = named(rows);
  console.log(`  ${what}: ${hit.size} of ${rows.length} (${((100 * hit.size) / rows.length).toFixed(1)} %)`);
  if (process.argv.includes("--misses"))
    for (const row of rows) if (!hit.has(row.id)) console.log(`    ${row.id}: ${row.question} – ${row.answer}`);
}

for (const file of ["en-conflict.jsonl", "nc/en-conflict.jsonl", "nc/zh-conflict.jsonl"]) {
  if (!existsSync(path.join(data, file))) continue;
  const rows = /** @type {Row[]} */ (
    readFileSync(path.join(data, file), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  );
  const disagree = rows.filter(({ tags }) => tags?.includes("sources-disagree"));
  console.log(file);
  tell("rows of sources that disagree, named", disagree);
  tell("twins, named", rows.flatMap(twinsOf));
  tell(
    "controls that ring",
    rows.filter((row) => row.label === "supported" && row.sources.length > 1 && !disagree.includes(row)),
  );
}
