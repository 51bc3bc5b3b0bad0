import type { Span } from "../model/span";
import { isCombining } from "../text/characters";
import { type Located, locate } from "./locate";

/** W3C Web Annotation Data Model §4.2.4: the words, with what stands before and after them. */
export interface TextQuoteSelector {
  type: "TextQuoteSelector";
  exact: string;
  prefix: string;
  suffix: string;
}

/** §4.2.5. The model counts Unicode code points, not UTF-16 units as everything else here does. */
export interface TextPositionSelector {
  type: "TextPositionSelector";
  start: number;
  end: number;
}

export type Selectors = [TextQuoteSelector, TextPositionSelector];

/** Units kept of what stands before and after. */
const AROUND = 32;

/** A range of a text (UTF-16 offsets) as W3C selectors. Ends that part a surrogate pair or a combined character are moved out. */
export function toSelectors(text: string, span: Span): Selectors {
  const start = whole(text, Math.max(0, Math.min(span.start, text.length)), -1);
  const end = Math.max(start, whole(text, Math.max(0, Math.min(span.end, text.length)), 1));
  const first = codePoints(text, 0, start);
  return [
    {
      type: "TextQuoteSelector",
      exact: text.slice(start, end),
      prefix: text.slice(whole(text, Math.max(0, start - AROUND), 1), start),
      suffix: text.slice(end, whole(text, Math.min(text.length, end + AROUND), -1)),
    },
    { type: "TextPositionSelector", start: first, end: first + codePoints(text, start, end) },
  ];
}

/**
 * The place of selectors in a text, which may have changed since: the position where the words stand there still with their
 * surroundings; else where the words stand, the place chosen by prefix and suffix. `found` as in `locate`.
 */
export function fromSelectors(text: string, [quote, position]: Selectors): Located {
  const start = unitOffset(text, position.start);
  const span = { start, end: start + quote.exact.length };
  const stands =
    quote.exact !== "" &&
    text.startsWith(quote.exact, start) &&
    text.slice(0, start).endsWith(quote.prefix) &&
    text.startsWith(quote.suffix, span.end);
  if (stands) return { found: "exact", ...span, all: [span] };
  return locate(text, quote.exact, { prefix: quote.prefix, suffix: quote.suffix });
}

/** The next offset in the given direction that parts no character. */
function whole(text: string, offset: number, step: 1 | -1): number {
  let at = offset;
  const parts = (): boolean => {
    const right = text.charCodeAt(at);
    const left = text.charCodeAt(at - 1);
    if (isCombining(right) || right === 0x200d || left === 0x200d || (right >= 0xfe00 && right <= 0xfe0f)) return true;
    return left >= 0xd800 && left < 0xdc00 && right >= 0xdc00 && right < 0xe000;
  };
  while (at > 0 && at < text.length && parts()) at += step;
  return at;
}

const isPair = (text: string, at: number): boolean => (text.codePointAt(at) ?? 0) > 0xffff;

function codePoints(text: string, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i += isPair(text, i) ? 2 : 1) count++;
  return count;
}

/** UTF-16 offset of a code point's number; the text's length beyond its end. */
function unitOffset(text: string, number: number): number {
  let at = 0;
  for (let count = 0; count < number && at < text.length; count++) at += isPair(text, at) ? 2 : 1;
  return at;
}
