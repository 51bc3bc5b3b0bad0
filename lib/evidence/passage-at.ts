import type { Span } from "../model/span";
import type { Passage, SourceIndex } from "./passages";

/** The passage that holds a place of its source; undefined between passages. Found by halving: passages stand in text order. */
export function passageHolding({ passages }: SourceIndex, span: Span): Passage | undefined {
  let low = 0;
  let high = passages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((passages[middle] as Passage).end <= span.start) low = middle + 1;
    else high = middle;
  }
  const passage = passages[low];
  return passage && passage.start <= span.start && span.end <= passage.end ? passage : undefined;
}

/** The range of the passage around a place; that of its line where no passage holds it. */
export function passageAt(index: SourceIndex, span: Span): Span {
  const passage = passageHolding(index, span);
  if (passage) return { start: passage.start, end: passage.end };
  const { text } = index.source;
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const end = text.indexOf("\n", span.end);
  return { start, end: end < 0 ? text.length : end };
}
