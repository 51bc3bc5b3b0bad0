import type { Span } from "../model/span";
import { isDigit, isLetter, isSpace } from "./characters";

const CLOSER_OF = new Map([
  ["(", ")"],
  ["（", "）"],
  ["[", "]"],
  ["【", "】"],
  ["〔", "〕"],
  ["{", "}"],
  ["“", "”"],
  ["„", "“"],
  ["「", "」"],
  ["『", "』"],
  ["«", "»"],
  ["‹", "›"],
  ["《", "》"],
  ["〈", "〉"],
  ["〝", "〞"],
  ["‘", "’"],
]);
const CLOSERS = new Set(CLOSER_OF.values());
/** A round bracket opened in one width may be closed in the other. */
const loose = (closer: string): string => (closer === "）" ? ")" : closer);

/** Whether `’` at `at` is an apostrophe inside a word. */
const isApostrophe = (text: string, at: number): boolean =>
  isLetter(text.charCodeAt(at - 1)) && (isLetter(text.charCodeAt(at + 1)) || isDigit(text.charCodeAt(at + 1)));

const AFTER_CLOSING = new Set([...'".,;:!?)]}”，。、；：！？）】」'].map((mark) => mark.charCodeAt(0)));
const BEFORE_CLOSING = new Set([...".,;!?)]}”%。！？）】」"].map((mark) => mark.charCodeAt(0)));

/** Whether a straight `"` at `at` can open a quotation rather than close one or mean inches: words follow, and none stands right before. */
export function canOpen(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at + 1);
  if (Number.isNaN(after) || isSpace(after) || AFTER_CLOSING.has(after)) return false;
  // Chinese text has no space before an opening mark.
  if (BEFORE_CLOSING.has(before)) return after > 0x2e7f;
  return !isDigit(before) && !(isLetter(before) && before < 0x2e80);
}

/**
 * Opening brackets and quotation marks of a range with the offset of what closes them. Pairs do not cross the `breaks`
 * (offsets of paragraph ends), nor one another; a straight `"` closes what the last one opened.
 */
export function readPairs(text: string, span: Span, breaks: ReadonlySet<number>): Map<number, number> {
  const pairs = new Map<number, number>();
  let stack: { at: number; closer: string }[] = [];
  for (let i = span.start; i < span.end; i++) {
    const unit = text.charCodeAt(i);
    if (breaks.has(i)) {
      stack = [];
      continue;
    }
    if (
      (unit > 0x5d && unit < 0xab && unit !== 0x7b && unit !== 0x7d) ||
      (unit >= 0x30 && unit < 0x5b) ||
      (unit >= 0x3021 && unit < 0xff00)
    )
      continue;
    const mark = text[i] as string;
    if (mark === '"' || mark === "＂") {
      let open = stack.length - 1;
      while (open >= 0 && stack.length - open <= 8 && stack[open]?.closer !== '"') open--;
      if (open >= 0 && stack[open]?.closer === '"') {
        pairs.set((stack[open] as { at: number }).at, i);
        stack.length = open;
      } else if (canOpen(text, i)) stack.push({ at: i, closer: '"' });
      continue;
    }
    if (CLOSERS.has(mark) && !(mark === "’" && isApostrophe(text, i))) {
      let open = stack.length - 1;
      while (open >= 0 && stack.length - open <= 8 && loose(stack[open]?.closer as string) !== loose(mark)) open--;
      if (open >= 0 && loose(stack[open]?.closer as string) === loose(mark)) {
        pairs.set((stack[open] as { at: number }).at, i);
        stack.length = open;
        continue;
      }
    }
    const closer = CLOSER_OF.get(mark);
    if (closer !== undefined) stack.push({ at: i, closer });
  }
  return pairs;
}
