import type { Reader } from "./reader";

/**
 * The words that a person selected in the page, as the answer's text has them: without its citation marks and without
 * what is no text of it. Null where nothing is selected, or nothing of an answer. Of a selection over several answers
 * the words of the first count.
 */
export function selectedWords(reader: Reader): { answer: string; quote: string; start: number; end: number } | null {
  const selection = reader.selection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const selected = selection.getRangeAt(0);
  for (const key of reader.keys()) {
    const found = reader.answer(key);
    if (!found || !selected.intersectsNode(found.element)) continue;
    const map = reader.map(key);
    if (!map) continue;
    const inside = map
      .toRanges(0, map.text.length)
      .filter(
        (piece) =>
          piece.compareBoundaryPoints(Range.START_TO_END, selected) > 0 &&
          piece.compareBoundaryPoints(Range.END_TO_START, selected) < 0,
      );
    const first = inside[0];
    const last = inside[inside.length - 1];
    if (!first || !last) continue;
    const from = first.startContainer === selected.startContainer ? selected.startOffset : first.startOffset;
    const to = last.endContainer === selected.endContainer ? selected.endOffset : last.endOffset;
    const start = map.fromPoint(first.startContainer, Math.max(first.startOffset, from));
    const end = map.fromPoint(last.endContainer, Math.min(last.endOffset, to));
    if (start === null || end === null) continue;
    let quote = "";
    let at = start;
    for (const mark of [...map.marks.values()].sort((a, b) => a.start - b.start)) {
      if (mark.end <= at || mark.start >= end) continue;
      quote += map.text.slice(at, Math.max(at, mark.start));
      at = Math.min(end, mark.end);
    }
    quote = (quote + map.text.slice(at, end)).trim();
    if (quote !== "") return { answer: key, quote, start, end };
  }
  return null;
}
