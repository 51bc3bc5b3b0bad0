import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  HALF,
  multiply,
  parseRational,
  powerOfTen,
  type Rational,
  ratio,
  subtract,
  whole,
} from "./rational";

/** A number of a calculation as the text shows it. Offsets are those of the text. */
export interface Term extends Span {
  text: string;
  /** The figures alone, and in full: 25.6 and 256000 of "25.6 万"; 15 and 0.15 of "15%". */
  figures: Rational;
  value: Rational;
  /** Decimals shown. */
  places: number;
  /** Words or signs right behind it, up to the next operator: "元", "%", "seats"; "" where there is none. */
  unit: string;
}

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

type Token =
  | { kind: "term"; term: Term; start: number; end: number }
  | { kind: "operator"; sign: "+" | "-" | "*" | "/"; start: number; end: number }
  | { kind: "open" | "close"; start: number; end: number }
  | { kind: "equals"; about: boolean; start: number; end: number };

const NUMBER = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+/y;
/** Longest words between a number and the next operator: "extra seats", 元/席位/月. */
const LONGEST_UNIT = 28;
const CURRENCY = /(?:US\$|HK\$|RMB|CNY|USD|EUR|GBP|[$€£¥￥])\s*$/;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:千万)/, 7],
  [/^\s?(?:百万)/, 6],
  [/^\s?[万萬]/, 4],
  [/^\s?[亿億]/, 8],
  [/^(?:\s?(?:thousand)\b|k\b|K\b)/, 3],
  [/^(?:\s?(?:million|mn)\b|m\b|M\b)/, 6],
  [/^(?:\s?(?:billion|bn)\b|B\b)/, 9],
];
const OPERATORS: readonly (readonly [RegExp, "+" | "-" | "*" | "/"])[] = [
  [/^(?:\+|＋|加上?|plus\b)/, "+"],
  [/^(?:−|－|–|-|减去?|minus\b|less\b)/, "-"],
  [/^(?:×|✕|\*|·|⋅|∗|乘以?|times\b|multiplied by\b|\\times\b|\\cdot\b|[xX](?![A-Za-z]))/, "*"],
  [/^(?:÷|\/|／|∕|除以|divided by\b|over\b|\\div\b)/, "/"],
];
const EQUALS =
  /^(?:(=|＝|等于|equals\b|is equal to\b|得到?)|(≈|≒|≅|约等于|约为|大约是|approximately equals\b|\\approx\b|~=))/;
const MOST_TOKENS = 400;

/** Cuts a text into the tokens of calculations; everything else ends one (null). */
function tokens(text: string, blocked: readonly Span[]): (Token | null)[] {
  const out: (Token | null)[] = [];
  const push = (token: Token | null): void => {
    if (token || (out.length > 0 && out[out.length - 1] !== null)) out.push(token);
  };
  let at = 0;
  let block = 0;
  while (at < text.length && out.length < MOST_TOKENS) {
    while (block < blocked.length && (blocked[block] as Span).end <= at) block++;
    const shut = blocked[block];
    if (shut && shut.start <= at) {
      push(null);
      at = shut.end;
      continue;
    }
    const sign = text[at] as string;
    if (/\s/.test(sign)) {
      if (sign === "\n") push(null);
      at++;
      continue;
    }
    if (/[\d.]/.test(sign)) {
      const term = termAt(text, at);
      if (term) {
        push({ kind: "term", term: term.term, start: term.term.start, end: term.term.end });
        at = term.next;
        continue;
      }
    }
    const rest = text.slice(at, at + 24);
    const equal = EQUALS.exec(rest);
    if (equal) {
      push({ kind: "equals", about: equal[2] !== undefined, start: at, end: at + equal[0].length });
      at += equal[0].length;
      continue;
    }
    const operator = OPERATORS.find(([pattern]) => pattern.test(rest));
    if (operator) {
      const size = operator[0].exec(rest)?.[0].length ?? 1;
      push({ kind: "operator", sign: operator[1], start: at, end: at + size });
      at += size;
      continue;
    }
    if ("(（[".includes(sign)) push({ kind: "open", start: at, end: at + 1 });
    else if (")）]".includes(sign)) push({ kind: "close", start: at, end: at + 1 });
    else if (
      !"$€£¥￥约".includes(sign) &&
      !/^(?:US\$|HK\$|RMB|CNY|USD|EUR|GBP|about\b|approximately\b|roughly\b|\\)/.test(rest)
    ) {
      push(null);
      // Words are walked over whole, so that the "x" of "tax" is no operator.
      if (/[A-Za-z]/.test(sign)) while (at + 1 < text.length && /[A-Za-z]/.test(text[at + 1] as string)) at++;
    } else if (/[A-Za-z\\]/.test(sign)) while (at + 1 < text.length && /[A-Za-z$]/.test(text[at + 1] as string)) at++;
    at++;
  }
  return out;
}

function termAt(text: string, at: number): { term: Term; next: number } | null {
  NUMBER.lastIndex = at;
  const match = NUMBER.exec(text);
  if (!match) return null;
  const before = text.slice(Math.max(0, at - 4), at);
  if (/[A-Za-z_\d.]$/.test(before) && !CURRENCY.test(before) && !/[\s×*xX+\-−÷/=(]$/.test(before)) return null;
  const digits = match[0].replaceAll(",", "");
  const figures = parseRational(digits.startsWith(".") ? `0${digits}` : digits);
  if (!figures) return null;
  let end = at + match[0].length;
  let value = figures;
  const scale = SCALES.find(([pattern]) => pattern.test(text.slice(end, end + 10)));
  if (scale) {
    end += scale[0].exec(text.slice(end, end + 10))?.[0].length ?? 0;
    value = multiply(figures, powerOfTen(scale[1]));
  }
  const unit = unitAfter(text, end);
  const percent = /^\s?(?:[%％]|percent\b|per cent\b|pp\b|percentage points?\b|个?百分点)/.exec(
    text.slice(end, end + 20),
  );
  if (percent) value = divide(value, whole(100));
  const unitEnd = end + unit.length;
  const money = CURRENCY.exec(text.slice(Math.max(0, at - 5), at));
  const start = at - (money?.[0].length ?? 0);
  const point = digits.indexOf(".");
  const term: Term = {
    start,
    end: unitEnd,
    text: text.slice(start, unitEnd),
    figures,
    value,
    places: point < 0 ? 0 : digits.length - point - 1,
    unit: `${money?.[0].trim() ?? ""}${unit.trim()}`,
  };
  return { term, next: unitEnd };
}

/** Words behind a number that name what it counts, up to an operator, a bracket, a figure or a stop; "" for a whole sentence. */
function unitAfter(text: string, at: number): string {
  let end = at;
  const most = Math.min(text.length, at + LONGEST_UNIT);
  while (end < most) {
    const rest = text.slice(end, end + 24);
    if (/^[\d,，。;；、:：!?！？()（）[\]=≈＝\n+*×÷−|"“”'‘’~]/.test(rest)) break;
    if (/^\.(?:\s|$)/.test(rest)) break;
    if (rest[0] === "/" && /^\/\s*[\d(（$€£¥]/.test(rest)) break;
    if (rest[0] === "-" && /^-\s*[\d(（$€£¥]/.test(rest)) break;
    if (/^\s(?:[-–−/÷×*xX]\s|(?:plus|minus|times|divided|multiplied|equals|over|less|is)\b)/.test(rest)) break;
    if (/^(?:乘|除以|加|减|等于|得)/.test(rest)) break;
    if (/^[xX](?:\s?\d|\s[$€£¥])/.test(rest)) break;
    end++;
  }
  const words = text.slice(at, end);
  const trimmed = words.trimEnd();
  // Words that go on to the limit are the sentence, not a unit: keep the first one.
  if (end === most && end < text.length) return /^\s?[^\s]{0,12}/.exec(words)?.[0].trimEnd() ?? "";
  return trimmed;
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

/**
 * The equations that a text states: "3 × 8 = 24 元", "(100 − 80) ÷ 80 = 25%", "20 seats x $8 = $160", 20 加 5 等于 25.
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
  const holds =
    readings.some(
      ({ value, shown, tolerance }) =>
        value !== null && near(value, shown, about ? widen(shown, tolerance) : tolerance, result.places),
    ) ||
    (raw === null && full === null) ||
    mixed(inputs, result, formula);
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

/** Sums of different units ("3 hours + 30 minutes = 3.5 hours") are not for plain figures to judge. */
function mixed(inputs: readonly Term[], result: Term, formula: string): boolean {
  if (!/[+＋−－–-]|加|减|plus|minus/.test(formula)) return false;
  const units = new Set(
    [...inputs, result]
      .map((term) => term.unit.replace(/\s/g, "").toLowerCase().replace(/s$/, ""))
      .filter((unit) => unit !== ""),
  );
  return [...units].filter((unit) => TIMES.test(unit) || SIZES.test(unit)).length > 1;
}

const TIMES = /^(?:h|hr|hour|min|minute|sec|second|day|week|month|year|个?小时|分钟|秒|天|日|周|个?月|年)/;
const SIZES = /^(?:[kmgt]i?b|mm|cm|km|m|g|kg|mg|l|ml|吨|公斤|千克|克|米|千米|公里|厘米|升|毫升)$/;

/** Rounded half away from zero, without trailing noughts. */
export function rounded(value: Rational, places: number): string {
  const power = 10n ** BigInt(places);
  const negative = value.n < 0n;
  const size = absolute(value);
  const units = (size.n * power * 2n + size.d) / (size.d * 2n);
  const digits = units.toString().padStart(places + 1, "0");
  const head = digits.slice(0, digits.length - places) || "0";
  const tail = places > 0 ? digits.slice(-places).replace(/0+$/, "") : "";
  return `${negative ? "−" : ""}${head}${tail === "" ? "" : `.${tail}`}`;
}

/** The result's words with its figures exchanged. */
function withUnit(text: string, result: Term, figures: string): string {
  const words = text.slice(result.start, result.end);
  return words.replace(/[\d,]*\.?\d+/, figures);
}

/** "23 percent higher", "increased by 25%", 增长了 25%, 高出 23%: a relative change that a text states. */
export interface Comparison extends Span {
  text: string;
  quantity: Quantity;
  up: boolean | null;
}

const AFTER =
  /^\s?(?:(?:as )?(higher|more|greater|larger|longer|faster|better|above|increase|growth|rise|gain|up)|(lower|less|fewer|smaller|shorter|slower|worse|below|cheaper|decrease|decline|drop|reduction|fall|down))\b/i;
const BEFORE =
  /(?:\b(increased|rose|grew|rises|grows|increases|climbed|jumped|gained|up)|\b(decreased|fell|dropped|declined|falls|drops|decreases|shrank|reduced|down))(?: (?:by|about|around|nearly|roughly|approximately|some)){0,2}\s?$/i;
const BEFORE_HAN =
  /(?:(增长|增加|上升|提高|上涨|高出?|多出?|涨)|(下降|减少|降低|下跌|低|少|缩减|跌))(?:了|幅度?)?(?:约|近|大约|将近)?\s?$/;

/** Relative changes that the words around a percentage state. Percentage points are none. */
export function readComparisons(text: string, quantities: readonly Quantity[]): Comparison[] {
  const found: Comparison[] = [];
  for (const quantity of quantities) {
    if (quantity.unit !== "%" || typeof quantity.value !== "string") continue;
    const after = AFTER.exec(text.slice(quantity.end, quantity.end + 16));
    const before = text.slice(Math.max(0, quantity.start - 40), quantity.start);
    const led = BEFORE.exec(before) ?? BEFORE_HAN.exec(before);
    if (!after && !led) continue;
    const start = led ? quantity.start - led[0].length : quantity.start;
    const end = after ? quantity.end + after[0].length : quantity.end;
    const sign = after ?? led;
    found.push({ start, end, text: text.slice(start, end), quantity, up: sign ? sign[1] !== undefined : null });
  }
  return found;
}
