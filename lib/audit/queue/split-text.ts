import type { Span } from "../../model/span";

/** Words under a class; `start` is where they begin in the text (UTF-16). */
export interface TextRun {
  start: number;
  text: string;
  className?: string;
}

/** A piece of the text: a claim, by its index, or what stands between two. */
export interface TextPiece {
  start: number;
  claim?: number;
  runs: TextRun[];
}

/**
 * Splits a text at its claims, and those at the ends of marks. Where marks overlap, the later one of the list is shown. Joined, the
 * runs are the text again. Claims that overlap an earlier one are cut where that ends.
 */
export function splitText(
  text: string,
  claims: readonly Span[],
  marks: readonly (Span & { className: string })[],
): TextPiece[] {
  const pieces: TextPiece[] = [];
  const cuts = [...new Set(marks.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const add = (start: number, end: number, claim?: number): void => {
    if (end <= start) return;
    const edges = [start, ...cuts.filter((cut) => cut > start && cut < end), end];
    const runs = edges.slice(0, -1).map((from, at): TextRun => {
      const to = edges[at + 1] ?? end;
      const className = marks.findLast((mark) => mark.start < to && from < mark.end)?.className;
      return { start: from, text: text.slice(from, to), ...(className === undefined ? {} : { className }) };
    });
    pieces.push({ start, runs, ...(claim === undefined ? {} : { claim }) });
  };
  let at = 0;
  const order = claims.map((claim, index) => ({ ...claim, index })).sort((a, b) => a.start - b.start);
  for (const { start, end, index } of order) {
    add(at, start);
    add(Math.max(at, start), end, index);
    at = Math.max(at, end);
  }
  add(at, text.length);
  return pieces;
}
