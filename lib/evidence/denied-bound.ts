import { LOWER_APART, UPPER_APART } from "../facts/lexicon/bounds-apart";
import { findPhrases, foldedLower } from "../facts/phrases";
import { readPolarity } from "../facts/polarity";
import type { Bound } from "../model/quantity";
import { type Bounded, clauseOf } from "./complement";

/** What a denial makes of a bound: what is not over 5 is at most 5. */
const DENIED: ReadonlyMap<Bound, Bound> = new Map([
  [">", "<="],
  ["<", ">="],
  ["<=", ">"],
  [">=", "<"],
]);

/**
 * The bound that a clause puts on a value, its denial included: "cannot add more than 5" and 最多可以添加 5 both say at most 5.
 * Null where the clause bounds the value by no words.
 */
function boundOf({ text, quantity, span }: Bounded): { op: Bound; denied: boolean } | null {
  const clause = clauseOf(text, span, false);
  const before = text.slice(clause.start, span.start);
  const apart = quantity.op && DENIED.has(quantity.op) ? quantity.op : apartIn(before);
  if (!apart) return null;
  const denied = readPolarity(before).cues.length % 2 === 1;
  return { op: denied ? (DENIED.get(apart) as Bound) : apart, denied };
}

/** The bound of words that stand before the value in its clause, though not right before it: 最多可以添加 5 名. */
function apartIn(before: string): Bound | null {
  const folded = foldedLower(before);
  const [upper] = findPhrases(folded, UPPER_APART).slice(-1);
  const [lower] = findPhrases(folded, LOWER_APART).slice(-1);
  if (upper && (!lower || upper.start > lower.start)) return "<=";
  return lower ? ">=" : null;
}

/** Whether two clauses put the same bound on one value, the one by a denial and the other without. */
export function sameBound(a: Bounded, s: Bounded): boolean {
  if (a.quantity.value !== s.quantity.value) return false;
  const [own, theirs] = [boundOf(a), boundOf(s)];
  return own !== null && theirs !== null && own.op === theirs.op && own.denied !== theirs.denied;
}
