import type { Span } from "../model/span";
import { divide, multiply, parseRational, powerOfTen, type Rational, whole } from "./rational";

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

export type Token =
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
export function tokens(text: string, blocked: readonly Span[]): (Token | null)[] {
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
