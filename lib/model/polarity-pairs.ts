/** Two words or phrases of which a text can only say one: "refundable" and "final sale", 含税 and 净价. */
export interface PolarityPair {
  left: string;
  right: string;
}

/** A line of a list of pairs that could not be read. `line` counts from 1. */
export interface PairFault {
  line: number;
  reason: "no-bar" | "empty-side" | "same-sides" | "too-long" | "two-scripts" | "too-many";
}

/** A side is a word or a short phrase. UTF-16 units. */
const LONGEST_SIDE = 40;
const MOST_PAIRS = 300;
/** UTF-16 units of a whole list: more than 300 pairs of the longest sides take. */
export const LONGEST_PAIRS = 40_000;

const HAN = /[\u3400-\u9fff]/;

/**
 * Reads a list of pairs, one a line: `left | right`. Blank lines and lines that begin with `#` are passed over. The full-width
 * bar counts as a bar. Returns the pairs that could be read and, by line, what is wrong with the others; never throws.
 */
export function readPolarityPairs(text: string): { pairs: PolarityPair[]; faults: PairFault[] } {
  const pairs: PolarityPair[] = [];
  const faults: PairFault[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const sides = line.split(/[|｜]/).map((side) => side.trim().replace(/\s+/g, " "));
    const reason = faultOf(sides) ?? (pairs.length >= MOST_PAIRS ? "too-many" : null);
    if (reason) faults.push({ line: at + 1, reason });
    else pairs.push({ left: sides[0] as string, right: sides[1] as string });
  }
  return { pairs, faults };
}

function faultOf(sides: readonly string[]): PairFault["reason"] | null {
  const [left, right] = sides;
  if (sides.length !== 2 || left === undefined || right === undefined) return "no-bar";
  if (!/[\p{L}\p{N}]/u.test(left) || !/[\p{L}\p{N}]/u.test(right)) return "empty-side";
  if (left.toLowerCase() === right.toLowerCase()) return "same-sides";
  if (left.length > LONGEST_SIDE || right.length > LONGEST_SIDE) return "too-long";
  return HAN.test(left) === HAN.test(right) ? null : "two-scripts";
}
