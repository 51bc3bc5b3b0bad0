import type { Span } from "../model/span";
import { foldUnits } from "../text/characters";
import { AFFIRMING, ASKING, DENYING, DENYING_IN_CELL } from "./lexicon/form-values";

/** A label with a yes or no: "Automatic renewal: No", 是否续期：否. Offsets are UTF-16 code units of the text that was read. */
export interface FormValue {
  label: Span;
  value: Span;
  affirms: boolean;
}

const VALUES = new Map<string, boolean>([
  ...AFFIRMING.map((v) => [v, true] as const),
  ...DENYING.map((v) => [v, false] as const),
]);
const CELL_VALUES = new Map<string, boolean>([...VALUES, ...DENYING_IN_CELL.map((v) => [v, false] as const)]);
const LONGEST_VALUE = Math.max(...[...VALUES.keys()].map((v) => v.length));
/** A longer label is a sentence that happens to hold a colon. */
const LONGEST_LABEL = 60;
const ENDS = new Set([...",;。，；、\n|.!！"]);

/** Finds labels that a colon parts from a yes or no. */
export function readFormValues(text: string): FormValue[] {
  const folded = foldUnits(text);
  const found: FormValue[] = [];
  let from = 0;
  for (let i = 0; i < folded.length; i++) {
    const ch = folded[i] as string;
    if (ch !== ":") {
      if (ENDS.has(ch)) from = i + 1;
      continue;
    }
    let end = i + 1;
    while (end < folded.length && !ENDS.has(folded[end] as string) && end - i <= LONGEST_VALUE + 2) end++;
    const value = trim(folded, { start: i + 1, end });
    const label = labelOf(folded, { start: from, end: i });
    const words = folded.slice(value.start, value.end).toLowerCase();
    // "Platform: No. 7" names a number.
    const isNumber = words === "no" && /^\.?\s*\d/.test(folded.slice(end, end + 4));
    const affirms = isNumber ? undefined : VALUES.get(words);
    if (affirms !== undefined && label.end > label.start && label.end - label.start <= LONGEST_LABEL)
      found.push({ label, value, affirms });
    from = i + 1;
  }
  return found;
}

/** Whether the text of a table cell is a yes (true), a no (false), or something else (null). */
export function readCellValue(text: string): boolean | null {
  return CELL_VALUES.get(foldUnits(text).trim().toLowerCase()) ?? null;
}

function labelOf(folded: string, span: Span): Span {
  let { start, end } = trim(folded, span);
  while (start < end && "-*•#>· ".includes(folded[start] as string)) start++;
  const lower = folded.slice(start, end).toLowerCase();
  const word = ASKING.find((w) => lower.startsWith(w) && (w.charCodeAt(0) > 0x2e80 || lower[w.length] === " "));
  if (word && word.length < end - start) start += word.length;
  return trim(folded, { start, end });
}

function trim(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && (text[start] as string).trim() === "") start++;
  while (end > start && ((text[end - 1] as string).trim() === "" || text[end - 1] === "*" || text[end - 1] === "?"))
    end--;
  return { start, end };
}
