import { HIGHEST, LOWEST } from "./lexicon/bounds-apart";
import { findPhrases, foldedLower } from "./phrases";

/** A word that says which end a value is: 1 the highest, -1 the lowest. `start` is an offset of the text. */
export interface Extreme {
  way: 1 | -1;
  start: number;
}

/** Characters before a value in which the word is looked for. */
const REACH = 40;
/** What ends the reach: another clause, or a figure that the word may be of. */
const ENDS = /[，,。；;：:！？!?\n\d]|\.(?=\s|$)/g;

/** Whether a text has a word for the highest (1) or the lowest (-1). */
export const tellsExtreme = (text: string, way: Extreme["way"]): boolean =>
  findPhrases(foldedLower(text), way > 0 ? HIGHEST : LOWEST).length > 0;

/** The last word before `at` that says which end the value there is; null where none stands in its clause, or both do. */
export function extremeBefore(text: string, at: number): Extreme | null {
  const from = Math.max(0, at - REACH);
  const slice = text.slice(from, at);
  const cut = [...slice.matchAll(ENDS)].at(-1);
  const start = from + (cut ? cut.index + cut[0].length : 0);
  const folded = foldedLower(text.slice(start, at));
  const [high] = findPhrases(folded, HIGHEST).slice(-1);
  const [low] = findPhrases(folded, LOWEST).slice(-1);
  if ((high === undefined) === (low === undefined)) return null;
  return high ? { way: 1, start: start + high.start } : { way: -1, start: start + (low?.start ?? 0) };
}
