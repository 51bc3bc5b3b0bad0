import { isDigit, isLatin } from "./characters";
import { skipSpaces } from "./number";
import { type Rational, whole } from "./rational";
import { digitsEnd } from "./read-digits";
import type { Reading } from "./reading";
import { unitByCode } from "./unit-index";

/** Letters of a span from large to small, and how many of each make one of the letter before. */
const PARTS = [
  ["d", "day", 1],
  ["h", "hour", 24],
  ["m", "minute", 60],
  ["s", "second", 60],
] as const;

/**
 * A span in letters that touch their figures: "1h30m", "2d 4h", "5m30s", at least two parts from large to small. Behind an hour
 * or before a second "m" is minutes, where it is metres or millions by itself. null where no such span stands at `p`.
 */
export const readLetterSpan = (t: string, p: number): Reading | null => {
  let at = p;
  let end = p;
  let total = 0;
  let count = 0;
  let code: string | undefined;
  let next = 0;
  while (next < PARTS.length) {
    const stop = digitsEnd(t, at, 4);
    if (stop === at || stop - at > 3) break;
    let index = next;
    while (index < PARTS.length && PARTS[index]?.[0] !== t[stop]) index++;
    const part = PARTS[index];
    const behind = t.charCodeAt(stop + 1);
    if (!part || isLatin(behind)) break;
    for (let step = next; step <= index; step++) total *= count > 0 ? (PARTS[step]?.[2] ?? 1) : 1;
    const value = Number(t.slice(at, stop));
    if (count > 0 && value >= part[2]) break;
    total += value;
    code = part[1];
    count++;
    end = stop + 1;
    next = index + 1;
    at = skipSpaces(t, end, 1);
  }
  if (count < 2 || code === undefined || isDigit(t.charCodeAt(end))) return null;
  const low: Rational = whole(total);
  return { start: p, end, kind: "duration", low, unit: code, base: unitByCode(code), per: [] };
};
