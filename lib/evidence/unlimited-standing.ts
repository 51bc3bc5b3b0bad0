import { isValue } from "../facts/quantities";
import { readUnlimited } from "../facts/unlimited";
import type { Quantity } from "../model/quantity";
import { type Near, nearest, type SourceIndex } from "./passages";
import type { Match, Standing, Weighing } from "./standing";

/** Score from which a passage that also names the same noun is about the same matter. */
const TOUCHING = 0.12;
/** Score from which a passage counts as being about the same matter as the claim. */
const ALIGNED = 0.3;
/** Characters before and after a number in which its noun is looked for: "the notice period is 30 days". */
const NOUN_BEFORE = 20;
const NOUN_AFTER = 24;
/** Passages that are looked at. */
const NEAR = 6;

/** A passage near the claim that calls the same thing unlimited, where the answer gives a number, and nearer than its rival. */
export function unlimitedIn(w: Weighing, near: readonly Near[], rival: number): Standing | null {
  const words = w.claim.text;
  for (const { index, passage, score } of near) {
    if (score < TOUCHING || score < rival) break;
    for (const cue of readUnlimited(passage.text)) {
      if (!sameNoun(words, w.quantity, w.claim.start, passage.text.slice(cue.of.start, cue.of.end))) continue;
      const span = { start: passage.start + cue.start, end: passage.start + cue.end };
      return { kind: "unlimited", index, passage, words: span };
    }
  }
  return null;
}

/**
 * The number that a passage near the claim gives for what the answer calls unlimited; null where none does,
 * or where that passage calls it unlimited too.
 */
export function statesNumberOf(claim: string, noun: string, cited: readonly SourceIndex[]): Match | null {
  for (const { index, passage, score } of nearest(claim, [...cited], NEAR)) {
    if (score < ALIGNED) break;
    if (readUnlimited(passage.text).length > 0) return null;
    const quantity = passage.quantities.find(
      (q) => isValue(q) && sharesWord(noun, passage.text.slice(q.start - passage.start, q.end - passage.start + 24)),
    );
    if (quantity) return { index, passage, quantity, comparison: "value", score };
  }
  return null;
}

/** Whether what the source calls unlimited is what the quantity counts: its unit or noun stands in both. */
function sameNoun(claim: string, quantity: Quantity, start: number, noun: string): boolean {
  const around = claim
    .slice(Math.max(0, quantity.start - start - NOUN_BEFORE), Math.min(claim.length, quantity.end - start + NOUN_AFTER))
    .toLowerCase();
  return sharesWord(noun, `${around} ${quantity.unit}`);
}

/** Whether a word (or two Han characters in a row) of the noun stands in the text. */
function sharesWord(noun: string, text: string): boolean {
  const lower = text.toLowerCase();
  const words = noun.toLowerCase().match(/[a-z]{3,}|[\u4e00-\u9fff]+/g) ?? [];
  return words.some((word) => {
    if (/^[a-z]/.test(word)) return lower.includes(word.replace(/s$/, ""));
    if (word.length === 1) return lower.includes(word);
    for (let i = 0; i + 2 <= word.length; i++) if (lower.includes(word.slice(i, i + 2))) return true;
    return false;
  });
}
