// Firing rates of every reason code over all answers that people labelled supported, by code and by origin.
//   node tests/labelled/rates.mjs [--update]
// Every finding counts, notices too. Answers whose own tags say that their sources disagree are listed apart and are in no rate:
// there a CONFLICT is right. Exit code 1 where a code that looks at the answer as a whole fires on more than one answer in 300.
// --update writes rates.json, from which REASONS.md takes its rates (npx vitest run tests/wording -u).
// Data: the folder that CITECHECK_DATA names, else ../shared beside the repository; rows of data/ and data/nc/.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, stop } from "../../lib/dev/install.mjs";

const cli = path.join(root, ".output", "cli", "citecheck.mjs");
const recordFile = path.join(root, "tests", "labelled", "rates.json");
const data = path.resolve(root, process.env.CITECHECK_DATA ?? path.join("..", "shared"));
if (!existsSync(path.join(data, "data"))) stop(`No labelled data at ${data}; CITECHECK_DATA names another folder.`, 2);
if (!existsSync(cli)) stop(`${cli} is missing: npm run build:cli`, 2);

/** At most one supported answer in so many. */
const LIMIT = 300;
/** The codes that look at the answer as a whole: they are held to the limit here. COMPUTED explains and is no fault. */
const WHOLE = new Set([
  "CITATION_MISPLACED",
  "SOURCE_MISSING",
  "NO_CITATION",
  "IRRELEVANT_CITATION",
  "COMPUTED_WRONG",
  "CONFLICT",
  "VERSION_CONFLICT",
  "HIT_BUT_UNANSWERABLE",
  "NO_HIT",
  "FALSE_REFUSAL",
  "HEDGED_REFUSAL",
  "PERMISSION_NOT_STATED",
  "EXCEPTION_OVERRIDDEN",
  "JURISDICTION_MISSING",
  "WRONG_DOCUMENT",
  "TOOL_CALL_LEAK",
]);
const APART = " (sources disagree)";

/** @typedef {{ answers: number, codes: Record<string, { answers: number, faults: number }>, rules: Record<string, { precheckFired: number, fired: number }>, origins: Record<string, { answers: number, codes: Record<string, number> }> }} Summary */

/** Supported rows of every file, as lines for `check`, each with its origin. */
function lines() {
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
          .filter((row) => row.label === "supported")
          .map(({ id, question, sources, answer, cites, asOf, origin, tags }) =>
            JSON.stringify({
              id: `${name}#${id}`,
              question,
              sources,
              answer,
              cites,
              asOf,
              origin: (tags ?? []).includes("sources-disagree") ? `${origin}${APART}` : origin,
            }),
          ),
      );
  });
}

/** @param {string[]} input @returns {Promise<Summary>} */
function statsOf(input) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, "check", "--stats"], { cwd: root, stdio: ["pipe", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk) => (said += chunk));
    child.on("error", reject);
    child.on("close", () => {
      try {
        resolve(JSON.parse(said.trim().split("\n").at(-1) ?? ""));
      } catch {
        reject(new Error(`check --stats said: ${said.slice(0, 400)}`));
      }
    });
    child.stdin.end(`${input.join("\n")}\n`);
  });
}

const all = lines();
const { codes, rules, origins } = await statsOf(all);
// Those whose sources disagree are in no rate: what rings as a fault is counted without them.
const { codes: single } = await statsOf(all.filter((line) => !JSON.parse(line).origin?.endsWith(APART)));
const counted = Object.entries(origins).filter(([name]) => !name.endsWith(APART));
const apart = Object.entries(origins).filter(([name]) => name.endsWith(APART));
const answers = counted.reduce((sum, [, own]) => sum + own.answers, 0);

/** @param {string} code @param {typeof counted} among @returns {Record<string, [number, number]>} answers with the code, of how many, by origin */
const byOrigin = (code, among) =>
  Object.fromEntries(
    among
      .filter(([, own]) => own.codes[code])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, own]) => [name, [own.codes[code] ?? 0, own.answers]]),
  );

/** @type {Record<string, { answers: number, faults: number, origins: Record<string, [number, number]>, apart?: Record<string, [number, number]> }>} */
const record = {};
for (const code of Object.keys(codes)) {
  const own = byOrigin(code, counted);
  const beside = byOrigin(code, apart);
  record[code] = {
    answers: Object.values(own).reduce((sum, [n]) => sum + n, 0),
    faults: single[code]?.faults ?? 0,
    origins: own,
    ...(Object.keys(beside).length > 0 ? { apart: beside } : {}),
  };
}

const over = Object.entries(record).filter(([code, { answers: n }]) => WHOLE.has(code) && n * LIMIT > answers);
/** @param {Record<string, [number, number]>} list */
const told = (list) =>
  Object.entries(list)
    .map(([name, [n, of]]) => `${name} ${n}/${of}`)
    .join(", ");
console.log(`${answers} supported answers of ${counted.length} origins`);
for (const [code, { answers: n, faults, origins: own, apart: beside }] of Object.entries(record)) {
  const rate = n === 0 ? "never" : `1 in ${Math.round(answers / n)}`;
  const note = WHOLE.has(code) && n * LIMIT > answers ? ` ABOVE 1 in ${LIMIT}` : "";
  console.log(
    `${code.padEnd(24)} ${String(n).padStart(4)}  ${rate.padEnd(10)}${note} faults ${faults}${faults === 0 ? "" : ` (1 in ${Math.round(answers / faults)})`} ${told(own)}`,
  );
  if (beside) console.log(`${"".padEnd(24)}       beside them ${told(beside)}`);
}
console.log("\nrule                     pre-check lets through / fires");
for (const [id, { precheckFired, fired }] of Object.entries(rules))
  console.log(`${id.padEnd(24)} ${String(precheckFired).padStart(5)} / ${fired}`);

if (process.argv.includes("--update")) {
  const engine = /"(citecheck\/[^"]+)"/.exec(readFileSync(path.join(root, "lib/check/engine.ts"), "utf8"))?.[1] ?? "";
  const text = JSON.stringify(
    { engine, measured: new Date().toISOString().slice(0, 10), answers, limit: LIMIT, codes: record },
    null,
    2,
  ).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, "[$1, $2]");
  writeFileSync(recordFile, `${text}\n`);
  console.log(`\nWrote ${path.relative(root, recordFile)}`);
}
if (over.length > 0) {
  console.log(`\nAbove one in ${LIMIT}: ${over.map(([code]) => code).join(", ")}`);
  process.exitCode = 1;
}
