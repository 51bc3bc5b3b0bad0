import type { Quantity } from "../model/quantity";
import { AGO, LATER, RELATIVE_YEARS } from "./lexicon/relative-years";

/**
 * How many years after its own day a text speaks of: -1 for "last year", 2 for 后年, -62 for "62 years ago".
 * `quantities` are those of the text; their offsets count from `start`.
 */
export function readRelativeYears(text: string, quantities: readonly Quantity[], start = 0): number[] {
  const lower = text.toLowerCase();
  const named = RELATIVE_YEARS.flatMap(([words, later]) => (lower.includes(words) ? [later] : []));
  const counted = quantities.flatMap(({ kind, unit, value, end }) => {
    if (kind !== "duration" || unit !== "year" || typeof value !== "string" || !/^\d{1,3}$/.test(value)) return [];
    const after = text.slice(end - start, end - start + 12);
    if (AGO.test(after)) return [-Number(value)];
    return LATER.test(after) ? [Number(value)] : [];
  });
  return [...named, ...counted];
}
