import { LOWER_APART, UPPER_APART } from "../facts/lexicon/bounds-apart";
import { findPhrases, foldedLower } from "../facts/phrases";
import { readPolarity } from "../facts/polarity";
import { boundBefore } from "../facts/read-bounds";
import type { Bound } from "../model/quantity";
import { type Bounded, clauseOf, isComplement } from "./complement";

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
  // The negator of 不得超过 belongs to the bound.
  const own = quantity.op ? boundBefore(text, span.start, clause.start, quantity.kind) : null;
  const before = text.slice(clause.start, own?.start ?? span.start);
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

/**
 * Whether two clauses bound one value from opposite sides though the one does so by a noun: "the minimum deposit is 500" / "the
 * deposit is at most 500". Silent where either denies, or where both are bounds by their words, which are compared as such.
 */
export function boundsOtherWay(a: Bounded, s: Bounded): boolean {
  if (a.quantity.value !== s.quantity.value || (a.quantity.op && s.quantity.op)) return false;
  const [own, theirs] = [boundOf(a), boundOf(s)];
  if (!own || !theirs || own.denied || theirs.denied) return false;
  return UPPER.has(own.op) !== UPPER.has(theirs.op) && !isComplement(a, s);
}
const UPPER: ReadonlySet<Bound> = new Set<Bound>(["<", "<="]);

/** Whether two clauses put the same bound on one value, the one by a denial and the other without. */
export function sameBound(a: Bounded, s: Bounded): boolean {
  if (a.quantity.value !== s.quantity.value) return false;
  const [own, theirs] = [boundOf(a), boundOf(s)];
  return own !== null && theirs !== null && own.op === theirs.op && own.denied !== theirs.denied;
}
