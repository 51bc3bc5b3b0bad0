import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { extremeBefore } from "./extremes";
import { boundAfter, boundBefore } from "./read-bounds";

/**
 * The range of a quantity with the words of its bound: "at least 5 kg", 500元以下, "maximum order is 10". The quantity's own range where none stand
 * beside it. `start` is the offset of `text` in what the quantity's offsets, and those of the result, count in.
 */
export function boundedSpan(text: string, quantity: Quantity, start: number): Span {
  const own = { start: quantity.start - start, end: quantity.end - start };
  const before = boundBefore(text, own.start, 0, quantity.kind);
  const after = before === null ? boundAfter(text, own.end, quantity.kind) : null;
  const extreme = (before ?? after) ? null : extremeBefore(text, own.start);
  return { start: (before?.start ?? extreme?.start ?? own.start) + start, end: (after?.end ?? own.end) + start };
}
