// @ts-nocheck: rows of a foreign format, read as they come
// How much of the specifications of recognizers-text is read right, of all and of those that follow our conventions.
//   node tests/labelled/recognizers.mjs [--misses] [FILE]      (FILE: else recognizers.jsonl of CITECHECK_DATA or ../shared)
// The conventions are told, with reasons, in tests/facts/quantity-conventions.test.ts; here each is a question to the row and to
// what was read, never to a wording. Noise is counted by the asked kind: the command line answers for all kinds at once, the
// specifications ask one model at a time, so an amount of money is no noise in a row about lengths.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const args = process.argv.slice(2).filter((a) => a !== "--misses");
const file =
  args[0] ?? path.join(process.env.CITECHECK_DATA ?? path.join(root, "..", "shared"), "data", "recognizers.jsonl");
if (!existsSync(file)) {
  console.log(`no data: ${file}`);
  process.exit(0);
}

const number = (v) =>
  v === undefined || v === null || typeof v === "object" ? Number.NaN : Number(String(v).replace(/[,%\s]/g, ""));
const same = (a, b) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const inside = (w, q) => q.start <= w.start && w.end <= q.end;
const overlap = (a, b) => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** Kind of our readings that a model asks for. */
const ASKED = {
  NumberModel: (q) => q.kind === "number" && q.unit === "",
  OrdinalModel: (q) => q.kind === "ordinal",
  PercentModel: (q) => q.kind === "percent" && q.reading === undefined && q.unit !== "pp",
  CurrencyModel: (q) => q.kind === "currency",
  DimensionModel: (q) => q.kind === "quantity" && q.unit !== "times",
  TemperatureModel: (q) => q.kind === "temperature",
  AgeModel: (q) => q.kind === "age",
};

/** What a row asks for; undefined where it asks for something outside the job: relative dates, intervals, yes and no. */
const wanted = (row, model) => {
  const results = row.results ?? [];
  if (model in ASKED)
    return results
      .filter((x) => Number.isFinite(number(x.resolution?.value)))
      .map((x) => ({ ...x, ok: (q) => same(number(q.value), number(x.resolution.value)) }));
  if (model !== "DateTimeModel") return undefined;
  const absolute = results.filter(
    (x) => (/\.date$/.test(x.typeName) && /\d{4}/.test(x.text)) || /\.duration$/.test(x.typeName),
  );
  if (absolute.length === 0 || absolute.length !== results.length) return undefined;
  return absolute.map((x) => {
    const value = x.resolution?.values?.[0]?.value;
    const ok = /date$/.test(x.typeName)
      ? (q) => String(q.value).startsWith(String(value))
      : (q) => same(number(q.seconds ?? q.value), number(value));
    return { ...x, ok };
  });
};

/** Each convention: is `w`, which was not read as the row wants, told apart by it? */
const CONVENTIONS = [
  ["a range is one quantity", (_row, w, got) => got.some((q) => typeof q.value === "object" && overlap(q, w) > 0)],
  ["a bound is no part of the words", (_row, w, got) => got.some((q) => inside(q, w) && q.op !== undefined && w.ok(q))],
  [
    "one amount, date or fraction is one quantity",
    (_row, w, got) => got.some((q) => inside(w, q) && q.end - q.start > w.end - w.start),
  ],
  ["a height is told in inches", (_row, w, got) => got.some((q) => q.unit === "inch" && inside(w, q))],
  ["a time of day is no measure", (_row, w, got) => got.some((q) => q.kind === "time" && inside(w, q))],
  ["telephone numbers are no numbers", (row, w) => phoneAround(row.input, w)],
  [
    "no definite number was said",
    (_row, w) =>
      !/[\d一二三四五六七八九十百千万亿两半]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)/i.test(w.text),
  ],
  [
    "feasts, and days counted from a bare year, are no dates",
    (_row, w) => /^[a-z ]+ \d{4}$/i.test(w.text) && !/jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i.test(w.text),
  ],
  [
    "addresses and names of files state nothing",
    (row, w) => /[-_./]$/.test(row.input.slice(0, w.start)) || /^[_/.-]\w/.test(row.input.slice(w.end)),
  ],
  ["a comma parts a list", (_row, w) => /^\d+,\d+$/.test(w.text)],
  ["'percent of 30' has the whole in it", (_row, w) => /^per ?cent of \d/.test(w.text)],
  [
    "fixed words are no numbers",
    (row, w) => w.text.length === 1 && /[\u4e00-\u9fff]/.test(row.input[w.end] ?? "") && /[\u4e00-\u9fff]/.test(w.text),
  ],
];

/** A run of figures and marks around `w` that has nine figures or more. */
const phoneAround = (text, w) => {
  let [start, end] = [w.start, w.end];
  while (/[\d+() /-]/.test(text[start - 1] ?? "")) start--;
  while (/[\d() /-]/.test(text[end] ?? "")) end++;
  return text.slice(start, end).replace(/\D/g, "").length >= 9;
};

const rows = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line))
  .map((row) => ({ ...row, model: row.type.split("/")[1] }))
  .map((row) => ({ ...row, want: wanted(row, row.model) }))
  .filter((row) => row.want !== undefined);
const cli = path.join(root, ".output", "cli", "citecheck.mjs");
const run = spawnSync(process.execPath, [cli, "quantities"], {
  input: rows.map((row, id) => JSON.stringify({ id, lang: row.lang, input: row.input })).join("\n"),
  encoding: "utf8",
  maxBuffer: 1 << 28,
});
const answers = new Map(
  run.stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => [JSON.parse(line).id, JSON.parse(line).quantities]),
);

const types = new Map();
const reasons = new Map();
const misses = [];
rows.forEach((row, id) => {
  const got = answers.get(id) ?? [];
  const key = `${row.lang} ${row.model}`;
  const tally = types.get(key) ?? { asked: 0, read: 0, apart: 0, quiet: 0, noise: 0 };
  types.set(key, tally);
  if (row.want.length === 0) {
    tally.quiet++;
    if (row.model in ASKED && got.some(ASKED[row.model])) tally.noise++;
  }
  for (const w of row.want) {
    tally.asked++;
    if (got.some((q) => overlap(q, w) * 2 >= w.end - w.start && w.ok(q))) tally.read++;
    else {
      const reason = CONVENTIONS.find(([, is]) => is(row, w, got))?.[0];
      if (reason) {
        tally.apart++;
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      } else misses.push(`${key}: «${w.text}» in «${row.input}»`);
    }
  }
});

const share = (a, b) => (b === 0 ? "–" : `${((100 * a) / b).toFixed(1)} %`);
console.log(`${"type".padEnd(20)}${"of all".padStart(18)}${"of ours".padStart(18)}${"noise".padStart(10)}`);
for (const [key, t] of [...types].sort())
  console.log(
    `${key.padEnd(20)}${`${share(t.read, t.asked)} (${t.read}/${t.asked})`.padStart(18)}${`${share(t.read, t.asked - t.apart)} (${t.read}/${t.asked - t.apart})`.padStart(18)}${`${t.noise}/${t.quiet}`.padStart(10)}`,
  );
console.log("\nrows apart, by convention");
for (const [reason, count] of [...reasons].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(4)}  ${reason}`);
if (process.argv.includes("--misses")) console.log(`\nmissed\n${misses.join("\n")}`);
