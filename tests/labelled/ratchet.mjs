// Scores the command line against labelled data and holds the figures to those recorded in scores.json.
//   node tests/labelled/ratchet.mjs [--update] [--summary FILE]
// Data: the folder that CITECHECK_DATA names, else ../shared beside the repository; it holds score.mjs, cases/, data/.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { root, stop } from "../../lib/dev/install.mjs";
import { compare, figuresOf } from "./compare.mjs";

const args = process.argv.slice(2);
const update = args.includes("--update");
const summaryFile = args.includes("--summary") ? args[args.indexOf("--summary") + 1] : undefined;
const recordFile = path.join(root, "tests", "labelled", "scores.json");
const cli = path.join(root, ".output", "cli", "citecheck.mjs");

/** @param {number} passed @param {number} failed @returns {never} */
function finish(passed, failed) {
  if (summaryFile) {
    mkdirSync(path.dirname(summaryFile), { recursive: true });
    writeFileSync(summaryFile, JSON.stringify({ passed, failed }));
  }
  process.exit(failed === 0 ? 0 : 1);
}

const data = path.resolve(root, process.env.CITECHECK_DATA ?? path.join("..", "shared"));
const scorer = path.join(data, "score.mjs");
if (!existsSync(scorer)) {
  if (process.env.CITECHECK_DATA) stop(`CITECHECK_DATA names ${data}, which has no score.mjs.`, 2);
  console.log(
    `RATCHET NOT RUN: no labelled data at ${data} and CITECHECK_DATA is not set. Recall and false alarms were not measured.`,
  );
  finish(0, 0);
}
if (!existsSync(cli)) stop(`${cli} is missing: npm run build:cli`, 2);

/** Every file of rows under cases/ and data/, as paths from the data folder. */
const files = ["cases", "data", "data/nc"].flatMap((folder) =>
  existsSync(path.join(data, folder))
    ? readdirSync(path.join(data, folder))
        .filter((name) => name.endsWith(".jsonl"))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [],
);

/** @param {string} file @returns {Promise<import("./compare.mjs").Score>} */
function score(file) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [scorer, "--cli", `${process.execPath} ${path.relative(root, cli)}`, "--json", path.join(data, file)],
      { cwd: root },
    );
    let out = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (complaint += chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(JSON.parse(out)[0]) : reject(new Error(`scoring ${file} failed: ${complaint}`)),
    );
  });
}

/** @type {Record<string, import("./compare.mjs").Figures>} */
const measured = {};
const queue = [...files];
await Promise.all(
  Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const result = await score(file);
      measured[file] = figuresOf(result);
      console.log(`${file}: ${result.rows} rows in ${result.seconds.toFixed(1)} s`);
    }
  }),
);

const record = existsSync(recordFile)
  ? JSON.parse(readFileSync(recordFile, "utf8"))
  : { tolerance: { recall: 0.005, alarms: 0.001 }, files: {} };
const { worse, better, compared, unrecorded, gone } = compare(record.files, measured, record.tolerance);

for (const line of better) console.log(`better  ${line}`);
for (const line of worse) console.log(`WORSE   ${line}`);

if (update) {
  // Kept in the order of the files, one figure a line, so that a change reads well in review.
  const sorted = Object.fromEntries(
    files.map((file) => [
      file,
      Object.fromEntries(Object.entries(measured[file] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
  const text = JSON.stringify({ tolerance: record.tolerance, files: sorted }, null, 2).replace(
    /\{\s+"hits": (\d+),\s+"of": (\d+),\s+"better": "(\w+)"\s+\}/g,
    '{ "hits": $1, "of": $2, "better": "$3" }',
  );
  writeFileSync(recordFile, `${text}\n`);
  console.log(`Wrote ${path.relative(root, recordFile)}. Say in the commit why figures fell, if any did.`);
  process.exit(0);
}

for (const file of unrecorded) console.log(`NOT RECORDED ${file}: held against nothing; record it with --update.`);
for (const file of gone) console.log(`GONE    ${file}: has recorded figures and is not in ${data}.`);
if (compared === 0) console.log("NOTHING COMPARED: no recorded figures fit the data found.");
const failed = worse.length + gone.length + (compared === 0 ? 1 : 0);
console.log(
  `ratchet: ${compared} figures compared, ${worse.length} worse, ${better.length} better (tolerance: recall ${record.tolerance.recall}, false alarms ${record.tolerance.alarms})`,
);
finish(compared - worse.length, failed);
