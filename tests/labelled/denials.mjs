// False alarms on answers that people labelled supported and that hold a negation, by language.
//   node tests/labelled/denials.mjs [--with-notice]
// An answer holds a negation where its own tags say so (has-negation). Told are all codes, and those of negation alone.
// Exit code 1 where the codes of negation ring on more than 2 % of the English or 1 % of the Chinese answers.
// Data: the folder that CITECHECK_DATA names, else ../shared beside the repository; rows of data/ and data/nc/.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root, stop } from "../../lib/dev/install.mjs";

const cli = path.join(root, ".output", "cli", "citecheck.mjs");
const data = path.resolve(root, process.env.CITECHECK_DATA ?? path.join("..", "shared"));
if (!existsSync(path.join(data, "data"))) stop(`No labelled data at ${data}; CITECHECK_DATA names another folder.`, 2);
if (!existsSync(cli)) stop(`${cli} is missing: npm run build:cli`, 2);

/** Share of a language's answers on which the codes of negation may ring. */
const LIMITS = { en: 0.02, zh: 0.01 };
const OWN = new Set(["NEGATION_FLIP", "UNLIMITED_TO_NUMBER"]);
const FAULTS = new Set(["contradicted", "unsupported"]);
if (process.argv.includes("--with-notice")) FAULTS.add("notice");

/** @typedef {{ id: string, lang: "en" | "zh", file: string, line: string }} Row */

/** @returns {Row[]} */
function readRows() {
  return ["data", "data/nc"].flatMap((folder) => {
    const dir = path.join(data, folder);
    if (!existsSync(dir)) return [];
    return readdirSync(dir)
      .filter((name) => name.endsWith(".jsonl"))
      .sort()
      .flatMap((name) =>
        readFileSync(path.join(dir, name), "utf8")
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => JSON.parse(line))
          .filter((row) => row.label === "supported" && (row.tags ?? []).includes("has-negation"))
          .map(({ id, lang, question, sources, answer, cites, asOf }) => {
            const key = `${name}#${id}`;
            return {
              id: key,
              lang: lang === "en" ? "en" : "zh",
              file: path.join(path.relative("data", folder), name),
              line: JSON.stringify({ id: key, question, sources, answer, cites, asOf }),
            };
          }),
      );
  });
}

const rows = readRows();
const { stdout, error } = spawnSync(process.execPath, [cli, "check"], {
  cwd: root,
  input: `${rows.map(({ line }) => line).join("\n")}\n`,
  maxBuffer: 1 << 30,
  encoding: "utf8",
});
if (error) throw error;
/** @type {Map<string, { code: string, severity: string }[]>} */
const found = new Map();
for (const line of stdout.split("\n").filter((each) => each !== "")) {
  const { id, findings } = JSON.parse(line);
  found.set(id, findings);
}

/** @param {string} name @param {readonly Row[]} among @returns {number} share of the answers with a code of negation */
function tell(name, among) {
  const codes = among.map(({ id }) => (found.get(id) ?? []).filter((f) => FAULTS.has(f.severity)).map((f) => f.code));
  const any = codes.filter((list) => list.length > 0).length;
  const own = codes.filter((list) => list.some((code) => OWN.has(code))).length;
  const share = (/** @type {number} */ n) => `${n}/${among.length} (${((100 * n) / (among.length || 1)).toFixed(1)} %)`;
  console.log(`${name.padEnd(28)} any code ${share(any).padEnd(18)} of negation ${share(own)}`);
  return own / (among.length || 1);
}

for (const [lang, limit] of Object.entries(LIMITS)) {
  const among = rows.filter((row) => row.lang === lang);
  for (const file of new Set(among.map((row) => row.file)))
    tell(
      `  ${file}`,
      among.filter((row) => row.file === file),
    );
  if (tell(`${lang}, all`, among) > limit) process.exitCode = 1;
}
