// Measures explanations of computed values.
//   node tests/labelled/computed.mjs [--misses N] FILE.jsonl …
// Rows of `citecheck check` with label "supported" and meta.derivation, the calculation that people gave ("(120-96)/96"; parts
// that were counted are joined by ##). Prints how many values ring, how many are explained as COMPUTED and by the same
// calculation, and, of the same rows with one figure of the answer altered, how many are still called COMPUTED.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root, stop } from "../../lib/dev/install.mjs";

const FAULTS = new Set(["contradicted", "unsupported"]);
const cli = path.join(root, ".output", "cli", "citecheck.mjs");

/**
 * Reads a calculation: its value and its inputs, each as a positive number. Null where the text is none. A number alone in
 * brackets is an accountant's negative (`minus`) or is bracketed for no reason.
 * @param {string} text @param {boolean} [minus]
 * @returns {{ value: number, inputs: number[] } | null}
 */
export function readCalculation(text, minus = false) {
  const plain = text
    .replace(/(?:US\$|HK\$|[$€£¥])/g, "")
    .replace(/[−–]/g, "-")
    .replace(/×/g, "*")
    .replace(/÷/g, "/")
    .replace(/[[{]/g, "(")
    .replace(/[\]}]/g, ")")
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/\((\d+(?:\.\d+)?)\)/g, minus ? "(-$1)" : "$1")
    .replace(/%|[A-Za-z\u4e00-\u9fff]+/g, "")
    .replace(/\s+/g, "");
  /** @type {number[]} */
  const inputs = [];
  let at = 0;
  /** @returns {number} */
  const factor = () => {
    if (plain[at] === "-") {
      at++;
      return -factor();
    }
    if (plain[at] === "(") {
      at++;
      const inner = sum();
      if (plain[at++] !== ")") throw new Error("bracket");
      return inner;
    }
    const match = /^(?:\d+(?:\.\d+)?|\.\d+)/.exec(plain.slice(at, at + 40));
    if (!match) throw new Error("number");
    at += match[0].length;
    inputs.push(Number(match[0]));
    return Number(match[0]);
  };
  /** @returns {number} */
  const product = () => {
    let left = factor();
    while (plain[at] === "*" || plain[at] === "/") left = plain[at++] === "*" ? left * factor() : left / factor();
    return left;
  };
  /** @returns {number} */
  const sum = () => {
    let left = product();
    while (plain[at] === "+" || plain[at] === "-") left = plain[at++] === "+" ? left + product() : left - product();
    return left;
  };
  try {
    const value = sum();
    return at === plain.length && Number.isFinite(value) ? { value, inputs: inputs.sort((a, b) => a - b) } : null;
  } catch {
    return null;
  }
}

/** @param {number} a @param {number} b */
const close = (a, b) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
/** @param {number[]} list the inputs, each once, without counts of parts and the 100 of a percentage */
const bare = (list) => [...new Set(list)].filter((n) => n !== 100 && !(Number.isInteger(n) && n <= 12));

/**
 * Whether a formula of the engine ("(120 − 96) ÷ 96 = 25%"; ties joined by "; ") is the given calculation: same inputs, and the
 * same value but for sign and percent.
 * @param {string} formula @param {string} derivation
 */
export function sameCalculation(formula, derivation) {
  const gold = readCalculation(derivation);
  if (!gold) return false;
  const forms = formula.split("; ").map((one) => one.slice(0, one.lastIndexOf(" = ")));
  return [...forms.map((form) => readCalculation(form)), ...forms.map((form) => readCalculation(form, true))].some(
    (own) => {
      if (!own) return false;
      const [a, b] = [bare(own.inputs), bare(gold.inputs)];
      if (a.length !== b.length || a.some((n, i) => !close(n, /** @type {number} */ (b[i])))) return false;
      return [1, 100, 0.01].some((by) => close(Math.abs(own.value) * by, Math.abs(gold.value)));
    },
  );
}

/**
 * The text with one of its figures changed, always the same one by the same amount; null where it has none. A leading figure
 * never becomes 0.
 * @param {string} text @param {number} seed
 */
export function withOneFigureAltered(text, seed) {
  const places = [...text.matchAll(/\d/g)].map((match) => match.index);
  const at = places[seed % places.length];
  if (at === undefined) return null;
  const old = Number(text[at]);
  const moved = (old + 1 + (seed % 8)) % 10;
  const figure = moved === 0 && !/\d/.test(text[at - 1] ?? "") ? (old === 9 ? 8 : old + 1) : moved;
  return text.slice(0, at) + figure + text.slice(at + 1);
}

/** @param {Record<string, unknown>[]} rows @returns {Map<string, any>} */
function check(rows) {
  const input = `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
  const { stdout } = spawnSync(process.execPath, [cli, "check"], { input, maxBuffer: 1 << 30, encoding: "utf8" });
  return new Map(
    stdout
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map((out) => [out.id, out]),
  );
}

/** @param {number} a @param {number} b */
const share = (a, b) => `${b ? ((100 * a) / b).toFixed(1) : "–"} % (${a}/${b})`;

/** @param {string} file @param {number} misses */
function measure(file, misses) {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((row) => row.label === "supported" && row.meta?.derivation && /\d/.test(row.answer));
  const bareRow = (/** @type {any} */ { id, lang, question, sources, answer, cites }) => ({
    id,
    lang,
    question,
    sources,
    answer,
    cites,
  });
  const altered = rows.flatMap((row, i) => {
    const answer = withOneFigureAltered(row.answer, i);
    return answer === null ? [] : [{ ...bareRow(row), id: `${row.id}~altered`, answer }];
  });
  const out = check([...rows.map(bareRow), ...altered]);
  let [ring, computed, same, found, unparsed] = [0, 0, 0, 0, 0];
  for (const row of rows) {
    const { findings = [], claims = [] } = out.get(row.id) ?? {};
    const explained = findings.find((/** @type {any} */ f) => f.code === "COMPUTED");
    if (findings.some((/** @type {any} */ f) => FAULTS.has(f.severity))) ring++;
    if (!explained) {
      if (claims.some((/** @type {any} */ c) => c.verdict === "supported")) found++;
      else if (misses-- > 0) console.log(`  not explained: ${row.id} «${row.answer}» = ${row.meta.derivation}`);
      continue;
    }
    computed++;
    if (sameCalculation(explained.data.formula, row.meta.derivation)) same++;
    else {
      if (!readCalculation(row.meta.derivation)) unparsed++;
      if (misses-- > 0) console.log(`  another: ${row.id} ${explained.data.formula} · given ${row.meta.derivation}`);
    }
  }
  const still = altered.filter((row) =>
    (out.get(row.id)?.findings ?? []).some((/** @type {any} */ f) => f.code === "COMPUTED"),
  ).length;
  const rung = altered.filter((row) =>
    (out.get(row.id)?.findings ?? []).some((/** @type {any} */ f) => FAULTS.has(f.severity)),
  ).length;
  console.log(`${path.basename(file)}: ${rows.length} rows with a calculation`);
  console.log(`  ring ${share(ring, rows.length)}`);
  console.log(
    `  explained as COMPUTED ${share(computed, rows.length)}; found in the source ${share(found, rows.length)}`,
  );
  console.log(
    `  by the given calculation, or found: ${share(same + found, rows.length)}; of those explained ${share(same, computed)}${unparsed ? ` (${unparsed} given ones are no calculation)` : ""}`,
  );
  console.log(
    `  with one figure altered: not called COMPUTED ${share(altered.length - still, altered.length)}; ring ${share(rung, altered.length)}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const at = args.indexOf("--misses");
  const misses = at < 0 ? 0 : Number(args.splice(at, 2)[1]);
  if (args.length === 0) stop("usage: node tests/labelled/computed.mjs [--misses N] FILE.jsonl …", 2);
  if (!existsSync(cli)) stop(`${cli} is missing: npm run build:cli`, 2);
  for (const file of args) measure(file, misses);
}
