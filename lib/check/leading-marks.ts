import type { Marker } from "../model/answer";

/** Marks side by side that are looked through for the words behind them. */
const LONGEST_GROUP = 24;
const WORD = /[\p{L}\p{N}]/u;
/** What may stand on a line before its first words: the sign of a list item, its number. */
const OPENING = /^\s*(?:[-*•>#]+|\d{1,3}[.)、．])?\s*$/;
const STOPPED = /[.。!！?？;；:：…][”"')）」』]?\s*$/;

/**
 * The marks that cite for the words behind them: "[1] The price is … [2] The limit is …". All marks where the answer does so
 * throughout: each opens a line or follows a stop, and words follow it on its line. Else those alone that open a paragraph or a
 * list item: there is no sentence before them. `text` has the marks blanked out; `markers` stand in text order.
 */
export function leadingMarks(text: string, markers: readonly Marker[]): ReadonlySet<Marker> {
  const opening: Marker[] = [];
  let throughout = markers.length > 0;
  let line = 0;
  let next = 0;
  for (const [i, marker] of markers.entries()) {
    if (marker.start >= next) {
      line = text.lastIndexOf("\n", marker.start - 1) + 1;
      const end = text.indexOf("\n", marker.start);
      next = end < 0 ? text.length : end + 1;
    }
    const before = text.slice(Math.max(line, marker.start - 200), marker.start);
    const opens = OPENING.test(before);
    if (!isFollowed(text, markers, i, next)) throughout = false;
    else if (opens && startsParagraph(text, line, before)) opening.push(marker);
    if (!opens && (!STOPPED.test(before) || !WORD.test(before))) throughout = false;
    // The first mark of a line behind its first words closes them.
    const previous = markers[i - 1];
    if (!opens && (previous === undefined || previous.start < line)) throughout = false;
  }
  return new Set(throughout ? markers : opening);
}

/** Whether words stand between the group that the mark belongs to and the next one, or the line's end. */
function isFollowed(text: string, markers: readonly Marker[], at: number, lineEnd: number): boolean {
  for (let i = at; i < Math.min(markers.length, at + LONGEST_GROUP); i++) {
    const { end } = markers[i] as Marker;
    const stop = Math.min(markers[i + 1]?.start ?? lineEnd, lineEnd);
    const between = text.slice(end, stop);
    if (WORD.test(between)) return true;
    if (stop === lineEnd || between.trim() !== "") return false;
  }
  return false;
}

/** Whether a line is the first of its paragraph, or an item of a list. */
function startsParagraph(text: string, line: number, before: string): boolean {
  if (line === 0 || before.trim() !== "") return true;
  const above = text.slice(text.lastIndexOf("\n", line - 2) + 1, line - 1);
  return above.trim() === "";
}
