import type { PolarText } from "../facts/polarity";
import type { Token } from "../facts/tokens";
import type { Span } from "../model/span";
import { type Aligned, type Flip, headOf, type TokenRange } from "./polarity-flips";

/** Light characters that end no word. */
const LIGHT = new Set([..."的了和与及或是在也都就将"]);

/** Offsets of a token range; a Chinese head is widened to the word of two characters that it begins. */
export function spanOf(text: PolarText, flip: Flip, range: TokenRange, partner: Int32Array): Span {
  let last = range.last;
  const head = text.tokens[last] as Token;
  const next = text.tokens[last + 1];
  if (
    flip.kind === "head" &&
    head.kind === "han" &&
    next !== undefined &&
    (next.kind === "han" || (next.kind === "function" && !LIGHT.has(next.text))) &&
    next.start === head.end &&
    (partner[last] as number) >= 0 &&
    (partner[last + 1] as number) >= 0
  )
    last++;
  return { start: (text.tokens[range.first] as Token).start, end: (text.tokens[last] as Token).end };
}

/** The source's words that an ellipsis of a quote left out, where the negator stands among them. */
export function gapOf(flip: Flip, pair: Aligned, quotes: readonly Span[], at: Span): string | null {
  if (flip.way !== "dropped") return null;
  const quote = quotes.find((q) => q.start <= at.start && at.end <= q.end);
  if (!quote) return null;
  const { a, s, alignment } = pair;
  const head = headOf(flip);
  const headStart = (a.tokens[head] as Token).start;
  for (let j = flip.source.first - 1; j >= 0; j--) {
    const left = alignment.back[j] as number;
    if (left < 0) continue;
    if (left > head || !/\.\.\.|…/.test(a.text.slice((a.tokens[left] as Token).end, headStart))) return null;
    return s.text.slice((s.tokens[j + 1] as Token).start, (s.tokens[flip.source.last] as Token).start).trim();
  }
  return null;
}
