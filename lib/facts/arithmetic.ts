import type { Span } from "../model/span";
import { type Term, type Token, tokens } from "./calculation-tokens";
import { mixesUnits, sizesIn } from "./mixed-units";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  HALF,
  multiply,
  powerOfTen,
  type Rational,
  ratio,
  subtract,
  whole,
} from "./rational";
import { rounded } from "./rounded";

/** "3 × 8 = 24 元": an equation that a text states. */
export interface Statement extends Span {
  text: string;
  /** Words of the calculation without its result: "3 × 8". */
  formula: string;
  inputs: Term[];
  result: Term;
  /** False where no reading of the figures makes the statement true, within half of the last figure of the result. */
  holds: boolean;
  /** The right value, rounded as the result is, with its unit: "24 元". */
  right: string;
}

/** A calculation in the making: exact for one reading of the terms. */
interface Parsed {
  value: Rational | null;
  inputs: Term[];
  operators: number;
  next: number;
}

/** Recursive descent over + − and × ÷; null where the tokens from `at` on make no expression. */
function sum(
  list: readonly (Token | null)[],
  at: number,
  read: (term: Term) => Rational,
  depth: number,
): Parsed | null {
  let left = product(list, at, read, depth);
  if (!left) return null;
  for (;;) {
    const token: Token | null | undefined = list[left.next];
    if (token?.kind !== "operator" || (token.sign !== "+" && token.sign !== "-")) return left;
    const right: Parsed | null = product(list, left.next + 1, read, depth);
    if (!right) return left;
    const value: Rational | null =
      left.value && right.value && (token.sign === "+" ? add : subtract)(left.value, right.value);
    left = {
      value,
      inputs: [...left.inputs, ...right.inputs],
      operators: left.operators + right.operators + 1,
      next: right.next,
    };
  }
}

function product(
  list: readonly (Token | null)[],
  at: number,
  read: (term: Term) => Rational,
  depth: number,
): Parsed | null {
  let left = factor(list, at, read, depth);
  if (!left) return null;
  for (;;) {
    const token: Token | null | undefined = list[left.next];
    if (token?.kind !== "operator" || (token.sign !== "*" && token.sign !== "/")) return left;
    const right: Parsed | null = factor(list, left.next + 1, read, depth);
    if (!right) return left;
    const value: Rational | null =
      left.value &&
      right.value &&
      (token.sign === "*"
        ? multiply(left.value, right.value)
        : right.value.n === 0n
          ? null
          : divide(left.value, right.value));
    left = {
      value,
      inputs: [...left.inputs, ...right.inputs],
      operators: left.operators + right.operators + 1,
      next: right.next,
    };
  }
}

function factor(
  list: readonly (Token | null)[],
  at: number,
  read: (term: Term) => Rational,
  depth: number,
): Parsed | null {
  const token = list[at];
  if (!token || depth > 8) return null;
  if (token.kind === "term") return { value: read(token.term), inputs: [token.term], operators: 0, next: at + 1 };
  if (token.kind === "operator" && token.sign === "-") {
    const inner = factor(list, at + 1, read, depth + 1);
    return inner && { ...inner, value: inner.value && { n: -inner.value.n, d: inner.value.d } };
  }
  if (token.kind !== "open") return null;
  const inner = sum(list, at + 1, read, depth + 1);
  return inner && list[inner.next]?.kind === "close" ? { ...inner, next: inner.next + 1 } : null;
}

const figuresOf = (term: Term): Rational => term.figures;
const fullOf = (term: Term): Rational => term.value;

/** Signs by which a calculation in brackets is told from a range: "10 (8-12)" calculates nothing. */
const TELLING: ReadonlySet<string> = new Set(["*", "+"]);

/**
 * "24 元（3×8元）", "$24 (3 × $8)": a value with its calculation in brackets behind it. Null where the brackets hold none, and
 * where it does not give the value and shares no unit with it: "2 (4 x 100 m)" is a name.
 */
function glossAt(
  text: string,
  list: readonly (Token | null)[],
  at: number,
): { found: Statement[]; next: number } | null {
  const [value, open] = [list[at], list[at + 1]];
  if (value?.kind !== "term" || open?.kind !== "open") return null;
  const inner = sum(list, at + 2, figuresOf, 0);
  const close = inner && list[inner.next];
  if (!inner || inner.operators === 0 || close?.kind !== "close") return null;
  const within = list.slice(at + 2, inner.next);
  if (!within.some((token) => token?.kind === "operator" && TELLING.has(token.sign))) return null;
  const formula = text.slice(open.end, close.start).trim();
  const span = { start: value.start, end: close.end };
  const statement = judge(text, span, formula, list, at + 2, inner.inputs, value.term, false);
  const unit = unitOf(value.term);
  if (!statement.holds && (unit === "" || !inner.inputs.some((term) => unitOf(term) === unit))) return null;
  return { found: [statement], next: inner.next + 1 };
}

const unitOf = ({ unit }: Term): string => unit.replace(/\s/g, "").split("/")[0]?.toLowerCase() ?? "";

/**
 * The equations that a text states: "3 × 8 = 24 元", "(100 − 80) ÷ 80 = 25%", "20 seats x $8 = $160", 20 加 5 等于 25, "24 元（3×8元）".
 * A chain "a = b = c" gives a statement for each result. `blocked` are ranges that hold no number of a calculation (dates, times,
 * versions). Dates and single numbers make no statement. Linear in the text but for brackets, which nest at most eight deep.
 */
export function readStatements(text: string, blocked: readonly Span[] = []): Statement[] {
  const list = tokens(text, blocked);
  const found: Statement[] = [];
  let at = 0;
  while (at < list.length) {
    const statement = statementAt(text, list, at);
    if (!statement) {
      at++;
      continue;
    }
    found.push(...statement.found);
    at = statement.next;
  }
  return found;
}

function statementAt(
  text: string,
  list: readonly (Token | null)[],
  at: number,
): { found: Statement[]; next: number } | null {
  const gloss = glossAt(text, list, at);
  if (gloss) return gloss;
  const left = sum(list, at, figuresOf, 0);
  if (!left) return null;
  const opening = list[at];
  const equal = list[left.next];
  if (!opening || equal?.kind !== "equals") return left.operators > 0 ? { found: [], next: left.next } : null;
  const found: Statement[] = [];
  let next = left.next;
  let about = false;
  for (;;) {
    const sign = list[next];
    if (sign?.kind !== "equals") break;
    about = about || sign.about;
    const right = sum(list, next + 1, figuresOf, 0);
    if (!right) break;
    const from = opening.start;
    const last = list[right.next - 1] as Token;
    // "24 = 3 × 8" reads the other way round; "3 × 8 = 4 × 6" states no result.
    const [start, stop, result] =
      right.operators === 0
        ? [at, left.next, right.inputs[0]]
        : left.operators === 0 && found.length === 0
          ? [next + 1, right.next, left.inputs[0]]
          : [at, left.next, undefined];
    if (result && (left.operators > 0 || right.operators > 0)) {
      const inputs = right.operators === 0 ? left.inputs : right.inputs;
      const first = list[start] as Token;
      const end = list[stop - 1] as Token;
      found.push(
        judge(
          text,
          { start: from, end: last.end },
          text.slice(first.start, end.end),
          list,
          start,
          inputs,
          result,
          about,
        ),
      );
    }
    next = right.next;
  }
  return { found, next: Math.max(next, at + 1) };
}

function judge(
  text: string,
  span: Span,
  formula: string,
  list: readonly (Token | null)[],
  at: number,
  inputs: Term[],
  result: Term,
  about: boolean,
): Statement {
  const raw = sum(list, at, figuresOf, 0)?.value ?? null;
  const full = sum(list, at, fullOf, 0)?.value ?? null;
  const half = multiply(HALF, powerOfTen(-result.places));
  const factor = result.figures.n === 0n ? whole(1) : divide(result.value, result.figures);
  // Each reading has its own tolerance: the half of a thousand is no tolerance for the bare figures.
  const readings: { value: Rational | null; shown: Rational; tolerance: Rational }[] = [
    { value: raw, shown: result.figures, tolerance: half },
    { value: full, shown: result.value, tolerance: multiply(half, absolute(factor)) },
    { value: full, shown: result.figures, tolerance: half },
  ];
  const percent = /^[%％]|percent|per cent|百分点|^pp/.test(result.unit);
  if (percent && raw) readings.push({ value: multiply(raw, whole(100)), shown: result.figures, tolerance: half });
  const common = inCommonUnit(list, at, inputs, result, formula);
  if (common) {
    const half = multiply(multiply(HALF, powerOfTen(-result.places)), common.size);
    const wanted = multiply(result.figures, common.size);
    return {
      ...span,
      text: text.slice(span.start, span.end),
      formula,
      inputs,
      result,
      holds: near(common.value, wanted, about ? widen(wanted, half) : half, result.places),
      right: withUnit(text, result, rounded(divide(common.value, common.size), Math.max(2, result.places))),
    };
  }
  const holds =
    readings.some(
      ({ value, shown, tolerance }) =>
        value !== null && near(value, shown, about ? widen(shown, tolerance) : tolerance, result.places),
    ) ||
    (raw === null && full === null) ||
    mixesUnits(inputs, result, formula);
  const truth = full ?? raw;
  // Inputs without a scale of their own are counted as the result is (3 × 8 = 24 万元), but never in percent.
  const plain = equals(factor, whole(1)) || !raw || (!percent && equals(full ?? raw, raw));
  const scaled = truth === null ? null : plain ? truth : divide(truth, factor);
  const places = Math.max(
    result.places,
    scaled && scaled.n % scaled.d !== 0n ? Math.min(4, Math.max(2, result.places)) : 0,
  );
  return {
    ...span,
    text: text.slice(span.start, span.end),
    formula,
    inputs,
    result,
    holds,
    right: scaled ? withUnit(text, result, rounded(scaled, places)) : "",
  };
}

/** Equal within the tolerance; or cut off instead of rounded, which people do. */
function near(value: Rational, shown: Rational, tolerance: Rational, places: number): boolean {
  const off = absolute(subtract(absolute(value), absolute(shown)));
  if (compare(off, tolerance) <= 0) return true;
  return places > 0 && compare(absolute(value), absolute(shown)) > 0 && compare(off, multiply(tolerance, whole(2))) < 0;
}

/** "≈" allows a hundredth of the value. */
const widen = (shown: Rational, tolerance: Rational): Rational => {
  const share = multiply(absolute(shown), ratio(1n, 100n));
  return compare(share, tolerance) > 0 ? share : tolerance;
};

/**
 * The value of a sum of units of one dimension ("1.5 h + 30 min = 2 h"), in the dimension's base unit, with the size of the
 * result's unit. Null where the units are one, of several dimensions, or where one number names none.
 */
function inCommonUnit(
  list: readonly (Token | null)[],
  at: number,
  inputs: readonly Term[],
  result: Term,
  formula: string,
): { value: Rational; size: Rational } | null {
  const units = mixesUnits(inputs, result, formula) ? sizesIn([...inputs, result]) : null;
  const size = units?.get(result);
  if (!units || !size) return null;
  const value = sum(list, at, (term) => multiply(term.figures, units.get(term) ?? size), 0)?.value;
  return value ? { value, size } : null;
}

/** The result's words with its figures exchanged. */
function withUnit(text: string, result: Term, figures: string): string {
  const words = text.slice(result.start, result.end);
  return words.replace(/[\d,]*\.?\d+/, figures);
}
