import { readHeaderScales } from "../facts/header-scale";
import { parseRational, type Rational, ZERO } from "../facts/rational";
import type { Span } from "../model/span";
import type { Passage } from "./passages";

/** A cell that is a number and nothing else. `places` counts the decimals shown; a dash counts as 0. */
export interface Cell extends Span {
  row: number;
  column: number;
  value: Rational;
  places: number;
  percent: boolean;
  dash: boolean;
  text: string;
}

export interface GridRow extends Span {
  label: string;
  /** Label of the row without numbers that the row stands under; "" where there is none. */
  section: string;
  /** By column; null where the cell holds no number. */
  cells: (Cell | null)[];
  /** A row without a label under rows with one is their total. */
  total: boolean;
  /** The row's number among its table's header blocks: a table may have several headers one under the other. */
  block: number;
}

/** A table of a source, whether or not it is framed: rows of numbers under headers. */
export interface Grid extends Span {
  rows: GridRow[];
  /** By block, then by column: all header words above that column. */
  headers: string[][];
  /** Powers of ten that the header, the labels or the words around the table name (see `readHeaderScales`). */
  scales: number[];
}

/** Beyond these a table is read in part. */
const MOST_ROWS = 400;
const MOST_COLUMNS = 40;
/** Units around a table in which its scale is looked for. */
const AROUND = 6000;

const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+/y;
const CURRENCY = /^(?:US\$|HK\$|A\$|C\$|RMB|CNY|USD|EUR|GBP|AUD|HKD|[$€£¥￥])\s*/;

/** Reads "$ 4,013", "(12,351)", "(60)%", "—", "8 元"; null where the cell says anything else than one number. */
export function readCell(raw: string): Pick<Cell, "value" | "places" | "percent" | "dash"> | null {
  let text = raw.trim();
  if (text.length === 0 || text.length > 40) return null;
  if (/^[$€£¥]?\s*[-–—−]+\s*%?$/.test(text)) return { value: ZERO, places: 0, percent: false, dash: true };
  let negative = false;
  for (let i = 0; i < 3; i++) {
    text = text.replace(CURRENCY, "");
    const sign = /^(?:\(|（|-|−|–)\s*/.exec(text);
    if (sign) {
      negative = true;
      text = text.slice(sign[0].length);
    }
  }
  NUMBER.lastIndex = 0;
  const match = NUMBER.exec(text);
  if (!match) return null;
  const rest = text.slice(match[0].length).trim();
  // A closing bracket, a percent sign, footnote marks, or a short unit without figures.
  const tail = /^[)）]?\s*([%％])?\s*[)）]?\s*(?:\(\d{1,2}\)|\*+|[†‡])?\s*([A-Za-z\u4e00-\u9fff./ ]{0,12})$/.exec(rest);
  if (!tail) return null;
  const digits = match[0].replaceAll(",", "");
  const value = parseRational(digits.startsWith(".") ? `0${digits}` : digits);
  if (!value) return null;
  const point = digits.indexOf(".");
  return {
    value: negative ? { n: -value.n, d: value.d } : value,
    places: point < 0 ? 0 : digits.length - point - 1,
    percent: tail[1] !== undefined,
    dash: false,
  };
}

const isYear = (text: string): boolean => /^(?:FY\s?)?(?:19|20)\d\d\s?年?(?:\s?\(\d{1,2}\))?$/.test(text.trim());

interface Line extends Span {
  cells: (Span & { text: string })[];
}

function splitLine(text: string, start: number, end: number): Line | null {
  const mark = text.slice(start, end).includes("\t") ? "\t" : "|";
  const cells: Line["cells"] = [];
  let from = start;
  for (let i = start; i <= end; i++) {
    if (i < end && text[i] !== mark) continue;
    cells.push({ start: from, end: i, text: text.slice(from, i).trim() });
    from = i + 1;
    if (cells.length > MOST_COLUMNS) break;
  }
  return cells.length > 1 ? { start, end, cells } : null;
}

/** Runs of lines with cells. Up to three short lines within a cell (a broken header) do not end a table. */
function readRuns(text: string): Line[][] {
  const runs: Line[][] = [];
  let run: Line[] = [];
  let stray = 0;
  let at = 0;
  const close = (): void => {
    if (run.length >= 2) runs.push(run);
    run = [];
    stray = 0;
  };
  while (at < text.length) {
    let end = text.indexOf("\n", at);
    if (end < 0) end = text.length;
    const line = splitLine(text, at, end);
    if (line) {
      run.push(line);
      stray = 0;
    } else if (run.length > 0) {
      const blank = text.slice(at, end).trim() === "";
      if (blank || end - at > 40 || ++stray > 3) close();
    }
    at = end + 1;
  }
  close();
  return runs;
}

function readGrid(run: readonly Line[], scales: () => number[]): Grid | null {
  const framed = run.every((line) => line.cells[0]?.text === "" && line.cells[line.cells.length - 1]?.text === "");
  const lines = run
    .map((line) => (framed ? { ...line, cells: line.cells.slice(1, -1) } : line))
    .filter((line) => !line.cells.every((cell) => /^:?-+:?$/.test(cell.text)))
    .slice(0, MOST_ROWS);
  const width = Math.max(...lines.map((line) => line.cells.length));
  const rows: GridRow[] = [];
  const headers: string[][] = [];
  let header: string[] = [];
  let open = true;
  let section = "";
  for (const line of lines) {
    const label = line.cells[0]?.text ?? "";
    const values = line.cells.map((cell, column) => (column === 0 ? null : readCell(cell.text)));
    const filled = line.cells.filter((cell, column) => column > 0 && cell.text !== "");
    const numbers = values.filter((value) => value !== null);
    const figures = values.filter(
      (value, column) => value !== null && !value.dash && !isYear(line.cells[column]?.text ?? ""),
    );
    const isHeader =
      filled.length > 0 &&
      figures.length === 0 &&
      (numbers.length > 0 || (open && filled.length > 1) || rows.length === 0);
    if (isHeader && !values.some((value) => value?.dash)) {
      if (!open) {
        header = [];
        open = true;
        section = "";
      }
      header = spread(header, line, width);
      if (label !== "" && rows.length === 0) header[0] = `${header[0] ?? ""} ${label}`.trim();
      continue;
    }
    if (filled.length === 0) {
      if (label !== "") section = label;
      continue;
    }
    if (open) {
      headers.push(header);
      open = false;
    }
    const row = rows.length;
    rows.push({
      start: line.start,
      end: line.end,
      label,
      section,
      total: label === "" && rows.length > 0,
      block: headers.length - 1,
      cells: line.cells.map((cell, column) => {
        const value = values[column];
        return value ? { ...value, row, column, start: cell.start, end: cell.end, text: cell.text } : null;
      }),
    });
  }
  if (rows.length === 0) return null;
  return { start: (run[0] as Line).start, end: (run[run.length - 1] as Line).end, rows, headers, scales: scales() };
}

/** Adds a header line: an empty cell takes the words of the nearest one on its left, for a header that spans columns. */
function spread(header: readonly string[], line: Line, width: number): string[] {
  const out: string[] = [];
  let last = "";
  for (let column = 0; column < width; column++) {
    const words = line.cells[column]?.text ?? "";
    if (column > 0 && words !== "") last = words;
    const own = column === 0 ? "" : words === "" ? last : words;
    out.push(`${header[column] ?? ""} ${own}`.trim());
  }
  return out;
}

/** Grids live as long as the passages of the same text. */
const known = new WeakMap<readonly Passage[], Grid[]>();

/** The tables of a source's text: lines with `|` or tabs between their cells. Kept with the source's passages. */
export function readGrids(index: { source: { text: string }; passages: readonly Passage[] }): Grid[] {
  const kept = known.get(index.passages);
  if (kept) return kept;
  const text = index.source.text;
  const grids = readRuns(text).flatMap((run) => {
    const first = run[0] as Line;
    const last = run[run.length - 1] as Line;
    const around = () => readHeaderScales(text.slice(Math.max(0, first.start - AROUND / 4), last.end + AROUND));
    return readGrid(run, around) ?? [];
  });
  known.set(index.passages, grids);
  return grids;
}
