import { classOf, DIGIT, FRACTION, HAN_NUMERAL, isDigit, isHan, LATIN } from "./characters";
import { UNIT_TRAPS } from "./lexicon/traps";
import type { Numeral } from "./number";
import { skipSpaces } from "./number";
import { multiply, parseRational, type Rational, whole } from "./rational";
import { readDigits, readSuffix } from "./read-digits";
import { readEuropean } from "./read-european";
import { continuesHan, readHan } from "./read-han";
import { readShortTens } from "./read-han-dates";
import { readUnit } from "./read-unit";
import { readWords } from "./read-words";
import type { Unit, UnitMatch } from "./unit-index";

/** What the text around an amount says of it. */
export interface AmountContext {
  /** Currency read before the figures: "$", "USD", 人民币. */
  currency?: Unit;
  negative?: boolean;
  /** "m" means million here: money was written so before in the sentence. */
  millions?: boolean;
  /** The text writes points between thousands. */
  european?: boolean;
}

/** Behind 亿元 these make it a kind: 三个亿元县. */
const KINDS_OF_BILLION = "村县镇乡企户级";

/** 三个亿, 0.5 个亿: the scale with a measure word before it. */
const withScaleWord = (t: string, numeral: Numeral | null): Numeral | null => {
  if (!numeral || numeral.high || numeral.soft || numeral.scale !== 1n || numeral.fraction) return numeral;
  const at = skipSpaces(t, numeral.end, 1);
  if (t[at] !== "个" || t[at + 1] !== "亿" || "万级".includes(t[at + 2] ?? "@")) return numeral;
  if (t[at + 2] === "元" && KINDS_OF_BILLION.includes(t[at + 3] ?? "@")) return numeral;
  const scale = 100000000n;
  const value = multiply(numeral.value, whole(scale));
  return { ...numeral, end: at + 2, value, scale, coefficient: numeral.value, literal: undefined, run: 0 };
};

/** The numeral at `p` in figures, Chinese or English, with its scale; null where none stands. */
export const readNumeral = (t: string, p: number, context: AmountContext = {}): Numeral | null =>
  withScaleWord(t, readPlainNumeral(t, p, context));

const readPlainNumeral = (t: string, p: number, context: AmountContext): Numeral | null => {
  const sort = classOf(t.charCodeAt(p));
  if (sort === HAN_NUMERAL) {
    const short = readShortTens(t, p);
    if (short) {
      const value = whole(short.value);
      const tens: Numeral = { start: p, end: short.end, value, scale: 1n, coefficient: value, script: "han", run: 0 };
      return (continuesHan(t, short.end) && readHan(t, p, tens)) || tens;
    }
    return readHan(t, p);
  }
  if (sort === LATIN) return readWords(t, p);
  if (sort !== DIGIT && sort !== FRACTION && !(t[p] === "." && isDigit(t.charCodeAt(p + 1)))) return null;
  const european = readEuropean(t, p, context.currency !== undefined, context.european === true);
  if (european) {
    const value = parseRational(european.literal) as Rational;
    const { end, literal } = european;
    return { start: p, end, value, literal, scale: 1n, coefficient: value, script: "digits", run: 0 };
  }
  const digits = readDigits(t, p);
  if (!digits) return null;
  const suffix = readSuffix(t, digits.end, context.currency !== undefined || context.millions === true);
  if (suffix && !digits.fraction) {
    return {
      ...digits,
      end: suffix.end,
      value: multiply(digits.value, whole(suffix.scale)),
      scale: suffix.scale,
      literal: undefined,
      run: 0,
    };
  }
  if (continuesHan(t, digits.end)) {
    const han = readHan(t, p, digits);
    if (han) return { ...han, script: "digits" };
  }
  const words = digits.run === 0 || digits.end - p <= 4 ? readWords(t, p, digits) : null;
  if (words && words.end > digits.end) return { ...words, script: "digits" };
  return digits;
};

export const asFraction = (numeral: Numeral, end: number, value: Rational): Numeral => ({
  ...numeral,
  end,
  value,
  literal: undefined,
  fraction: true,
  run: 0,
  scale: 1n,
  high: undefined,
});

const isTrapped = (t: string, p: number, match: UnitMatch): boolean => {
  if (match.end !== p + 1) return false;
  const traps = UNIT_TRAPS.get(t[p] as string);
  return traps?.includes(t[match.end] ?? "@") === true;
};

/** Physics units of one character are read behind figures only: 5伏, 60瓦; 四安 is no current. */
const FIGURES_ONLY = new Set(["W", "V", "A", "J", "Hz", "Pa", "cal"]);

/** The unit behind a numeral, traps left out. */
export const unitAt = (t: string, p: number, script: Numeral["script"]): UnitMatch | null => {
  const match = readUnit(t, p);
  if (!match) return null;
  const at = isHan(t.charCodeAt(match.end - 1)) ? skipSpaces(t, p, 2) : p;
  if (isHan(t.charCodeAt(at))) {
    if (isTrapped(t, at, match)) return null;
    if (script === "han" && match.end === at + 1 && FIGURES_ONLY.has(match.unit.code)) return null;
  }
  return match;
};

/** A value in brackets that says the same again: "thirty (30) days", 三十（30）日, 壹万元（¥10,000）is two. */
export const repeatedEnd = (t: string, numeral: Numeral): number => {
  const at = skipSpaces(t, numeral.end, 1);
  if (t[at] !== "(" || numeral.high) return numeral.end;
  const inner = readNumeral(t, at + 1);
  if (!inner || t[inner.end] !== ")") return numeral.end;
  return inner.value.n * numeral.value.d === numeral.value.n * inner.value.d ? inner.end + 1 : numeral.end;
};
