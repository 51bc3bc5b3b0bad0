import { readPolarity } from "../facts/polarity";
import { isContent, type Token } from "../facts/tokens";
import type { Span } from "../model/span";
import { nearest, type Passage, type SourceIndex } from "./passages";
import { alignTexts, findFlips, type TokenRange } from "./polarity-flips";

/** A passage that denies what a claim affirms in nearly the same words, or the reverse. */
export interface Opposed {
  index: SourceIndex;
  passage: Passage;
  /** Words of the claim; offsets of its text. */
  at: Span;
  /** Words of the passage; offsets of the source's text. */
  focus: Span;
}

/** Passages of a source that are looked at. */
const LOOKED_AT = 3;
/** Share of the claim's words that the passage must hold, and share of the words around the denied one that must be aligned. */
const WHOLE = 0.6;
const NEAR = 0.75;
/** Share of the passage's own words that the claim must hold. */
const BACK = 0.5;
/** Words around the denied one that this share must rest on. */
const COUNT = 3;

/** Finds a passage that states the opposite of a claim; null where none does so beyond doubt. */
export function opposedBy(claim: string, index: SourceIndex): Opposed | null {
  const a = readPolarity(claim);
  for (const { passage } of nearest(claim, [index], LOOKED_AT)) {
    const pair = alignTexts(a, readPolarity(passage.text));
    if (pair.whole < WHOLE) continue;
    // A phrase inside a long sentence is no statement of the same.
    const content = pair.s.tokens.flatMap((token, i) => (isContent(token) ? [i] : []));
    if (content.filter((i) => (pair.alignment.back[i] as number) >= 0).length < content.length * BACK) continue;
    const flip = findFlips(pair).find(
      (f) =>
        f.near >= NEAR &&
        f.count >= COUNT &&
        !f.opposed &&
        !f.conditional &&
        !f.soft &&
        !f.undone &&
        !f.unmatched &&
        !f.kept,
    );
    if (!flip) continue;
    const words = (tokens: readonly Token[], range: TokenRange): Span => ({
      start: (tokens[range.first] as Token).start,
      end: (tokens[range.last] as Token).end,
    });
    const focus = words(pair.s.tokens, flip.source);
    return {
      index,
      passage,
      at: words(a.tokens, flip.answer),
      focus: { start: passage.start + focus.start, end: passage.start + focus.end },
    };
  }
  return null;
}
