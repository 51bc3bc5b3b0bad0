import type { Span } from "../model/span";
import { isSpace } from "./characters";
import type { Line } from "./lines";

/** The cells of a line with `|` between them, without the white space around each; undefined where the line is no row. */
export function readPipeCells(text: string, line: Line): Span[] | undefined {
  const cells: Span[] = [];
  let from = line.start;
  let end = line.end;
  const framed = text[from] === "|";
  if (framed) from++;
  if (end > from && text[end - 1] === "|" && text[end - 2] !== "\\") end--;
  let code = false;
  for (let i = from; i <= end; i++) {
    if (i < end && text[i] === "`") code = !code;
    if (i < end && (text[i] !== "|" || text[i - 1] === "\\" || code)) continue;
    cells.push(trim(text, from, i));
    from = i + 1;
  }
  return cells.length > 1 || framed ? cells : undefined;
}

/** The cells of a line with tabs between them; tabs that it begins with part empty cells. */
export function readTabCells(text: string, line: Line): Span[] | undefined {
  const cells: Span[] = [];
  let from = line.start;
  for (let i = line.start - 1; i >= 0 && text[i] === "\t"; i--) from = i;

  for (let i = from; i <= line.end; i++) {
    if (i < line.end && text[i] !== "\t") continue;
    cells.push(trim(text, from, i));
    from = i + 1;
  }
  return cells.length > 1 ? cells : undefined;
}

function trim(text: string, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** The line `| --- | :-: |` between a header and its rows. */
export const isDelimiterRow = (text: string, cells: readonly Span[]): boolean =>
  cells.length > 0 &&
  cells.every((cell) => /^:?-{2,}:?$|^:?-+:?$/.test(text.slice(cell.start, Math.min(cell.end, cell.start + 200))));

/** Whether a first row without a delimiter is a header: all its cells are words (or years), and some row below has a number. */
export function looksLikeHeader(text: string, first: readonly Span[], rest: readonly (readonly Span[])[]): boolean {
  if (rest.length === 0) return false;
  const named = first.every((cell, k) => {
    const words = text.slice(cell.start, cell.end);
    if (words === "") return k === 0;
    return (
      words.length <= 60 && (!/\d/.test(words) || /^(?:19|20)\d\d\s?年?$/.test(words) || !/^[^\p{L}]*\d/u.test(words))
    );
  });
  return (
    named &&
    rest.some((row) =>
      row.some((cell, k) => k > 0 && /\d|[✓✔✗✘×√]/.test(text.slice(cell.start, Math.min(cell.end, cell.start + 200)))),
    )
  );
}
