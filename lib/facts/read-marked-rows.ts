import { isDigit, isLatin } from "./characters";
import { HAN_DIGITS } from "./lexicon/numerals";
import { digitsEnd } from "./read-digits";
import { named } from "./read-names";
import type { Reading } from "./reading";

/** Numerals of the shopping days that 双 names, and characters before 双 that count pairs: 一双11元. */
const DOUBLES = ["十一", "十二", "11", "12"];
const COUNTS_PAIRS = "每几两这那整";

/** 3·15, 9·11, 双十一, 双11: days that are names. null where the numeral at `p` is of none. */
export const readNamedDay = (t: string, p: number): Reading | null => {
  const first = digitsEnd(t, p, 3);
  if (first > p && first - p < 3 && t[first] === "·") {
    const end = digitsEnd(t, first + 1, 3);
    if (end > first + 1 && end - first < 4 && !isLatin(t.charCodeAt(end)))
      return named("identifier", p, end, t.slice(p, end));
  }
  if (t[p - 1] !== "双") return null;
  const before = t[p - 2] ?? "@";
  const day = DOUBLES.find((numeral) => t.startsWith(numeral, p));
  if (!day || HAN_DIGITS.has(before) || COUNTS_PAIRS.includes(before) || isDigit(before.charCodeAt(0))) return null;
  const next = t[p + day.length] ?? "@";
  return isDigit(next.charCodeAt(0)) || "元个倍块万.".includes(next)
    ? null
    : named("identifier", p - 1, p + day.length, t.slice(p - 1, p + day.length));
};

/** "0800 123 456", "020 7946 0958", "010 6552 9988": telephone numbers with their 0 in front, in groups; null elsewhere. */
export const readTrunkCall = (t: string, p: number): Reading | null => {
  if (t[p] !== "0") return null;
  let end = digitsEnd(t, p, 6);
  let figures = end - p;
  if (figures < 3 || figures > 5) return null;
  while (figures < 14 && (t[end] === " " || t[end] === "-") && isDigit(t.charCodeAt(end + 1))) {
    const to = digitsEnd(t, end + 1, 10);
    if (to - end - 1 < 2) break;
    figures += to - end - 1;
    end = to;
  }
  return figures >= 9 && figures <= 13 && !isLatin(t.charCodeAt(end))
    ? named("identifier", p, end, t.slice(p, end))
    : null;
};
