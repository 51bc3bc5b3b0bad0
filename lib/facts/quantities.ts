import type { Quantity } from "../model/quantity";
import { atFigure } from "./at-figure";
import { atHan } from "./at-han";
import { atLatin } from "./at-latin";
import {
  BACKTICK,
  CIRCLED,
  classOf,
  DIGIT,
  FRACTION,
  foldCharacters,
  HAN_NUMERAL,
  isDigit,
  isLatin,
  LATIN,
  OTHER,
  POINT,
} from "./characters";
import { skipSpaces } from "./number";
import { emit, type Pass, withBound } from "./pass";
import { nounPeriodOf, periodOf, speedPeriodOf } from "./period";
import { named } from "./read-names";
import { type Reading, toQuantity } from "./reading";

export interface QuantityOptions {
  /** Language tag of the text; only Japanese changes a reading ("¥"). */
  lang?: string;
  /** Kept for readings relative to a day (ISO date); nothing depends on it yet. */
  reference?: string;
}

/** 午夜 and 正午 alone are times of day, as "midnight" and "noon" are; before an hour they only place it (午夜12点). */
const namedHour = (pass: Pass, p: number): number => {
  const { t } = pass;
  const word = t.slice(p, p + 2);
  const value = word === "午夜" ? "00:00" : word === "正午" ? "12:00" : "";
  const next = classOf(t.charCodeAt(skipSpaces(t, p + 2, 1)));
  if (value === "" || "公改纠真反端".includes(t[p - 1] ?? "@") || "餐饭休".includes(t[p + 2] ?? "@")) return p + 1;
  if (next === DIGIT || next === HAN_NUMERAL) return p + 1;
  return emit(pass, withBound(pass, named("time", p, p + 2, value)));
};

/** End of a code span or block that opens with the backtick at `p`; text in code states nothing. */
const codeEnd = (t: string, p: number): number => {
  if (t.startsWith("```", p)) {
    const close = t.indexOf("```", p + 3);
    return close < 0 ? p + 3 : close + 3;
  }
  for (let end = p + 1; end < p + 200; end++) {
    const c = t[end];
    if (c === "`") return end + 1;
    if (c === "\n" || c === undefined) break;
  }
  return p + 1;
};

const read = (text: string, options: QuantityOptions): Reading[] => {
  const t = foldCharacters(text);
  const japanese = options.lang?.startsWith("ja") ?? false;
  const pass: Pass = {
    t,
    out: [],
    last: 0,
    millions: false,
    named: null,
    japanese,
    european: null,
    yen: { end: 0, said: false },
  };
  const size = t.length;
  let p = 0;
  while (p < size) {
    const code = t.charCodeAt(p);
    const sort = classOf(code);
    if (sort === OTHER) {
      if (code === 0x5348 || code === 0x6b63) {
        p = namedHour(pass, p);
        continue;
      }
      if (code === 10 || code === 0x3002) {
        pass.millions = false;
        pass.named = null;
      }
      p++;
      continue;
    }
    let next = p + 1;
    if (sort === LATIN) next = atLatin(pass, p);
    else if (sort === DIGIT || sort === FRACTION) next = atFigure(pass, p);
    else if (sort === HAN_NUMERAL) next = atHan(pass, p);
    else if (sort === POINT) {
      if (
        isDigit(t.charCodeAt(p + 1)) &&
        !isDigit(t.charCodeAt(p - 1)) &&
        !isLatin(t.charCodeAt(p - 1)) &&
        t[p - 1] !== "."
      )
        next = atFigure(pass, p);
    } else if (sort === BACKTICK) next = codeEnd(t, p);
    else if (sort === CIRCLED) next = emit(pass, named("ordinal", p, p + 1, String(code - 0x245f)));
    p = next > p ? next : p + 1;
  }
  return pass.out.map((reading) => withPeriod(t, reading));
};

/** Spans of time that a sum may be per. */
const TIMES = new Set(["second", "minute", "hour", "day", "night", "week", "month", "quarter", "year"]);

/** Takes in the period that stands apart from a rate (滞纳金按日万分之五), or in the noun of a sum (月租 80 元) or of a length (时速 80 公里). */
const withPeriod = (t: string, reading: Reading): Reading => {
  if (reading.base?.dimension === "length" && reading.kind === "quantity" && reading.per.length === 0) {
    const speed = speedPeriodOf(t, reading);
    return speed ? { ...reading, per: [speed.unit] } : reading;
  }
  if (reading.kind !== "percent" && reading.kind !== "currency") return reading;
  if (reading.per.some((part) => TIMES.has(part))) return reading;
  const period = reading.kind === "percent" ? periodOf(t, reading) : nounPeriodOf(t, reading);
  return period ? { ...reading, period: period.unit } : reading;
};

/**
 * Reads all quantities of a text, in order, without overlaps. Offsets are UTF-16 units of `text` as given
 * (`text.slice(q.start, q.end) === q.text`); characters are folded one for one inside, so that full-width, traditional and
 * Kangxi forms are read alike. Values are exact. Never throws; time is linear in the text.
 *
 * Besides values it returns what is *not* a claim of a number: kinds `ordinal`, `clause`, `version` and `identifier`
 * (see `isValue`). Numbers in code spans, URLs and e-mail addresses are left out.
 */
export function readQuantities(text: string, options: QuantityOptions = {}): Quantity[] {
  return read(text, options).map((reading) => toQuantity(text, reading));
}

const POINTERS = new Set<Quantity["kind"]>(["ordinal", "clause", "version", "identifier"]);

/** True where a quantity states a value; false for ordinals, clause numbers, versions and identifiers. */
export const isValue = (quantity: Quantity): boolean => !POINTERS.has(quantity.kind);
