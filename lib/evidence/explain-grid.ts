import type { Operation } from "../facts/lexicon/operations";
import {
  CHANGE,
  DIFFERENCE,
  DIFFERENCE_SHARE,
  DROP,
  MEAN,
  MEAN_CHANGE,
  MEAN_DIFFERENCE,
  PRODUCT,
  QUOTIENT,
  QUOTIENT_DIFFERENCE,
  SAME,
  SUM,
  SUM_LESS,
  SUM_SHARE,
  TAKE_BOTH,
} from "./calculation";
import type { Cell, Grid } from "./grid";
import { namedColumns, scoreRows, termsOfText, yearsOf } from "./grid-terms";
import { doubleOf, type Operand } from "./operand";
import type { SourceIndex } from "./passages";
import type { Search } from "./search";

/** Rows whose name reaches this share of the best one's count as named. */
const NAMED = 0.6;
/** Rows that share some words with the question. */
const AKIN = 0.3;
const MOST_NAMED = 8;
/** Cells of a whole-table search; a larger table is searched in the lines that the question names. */
const MOST_CELLS = 160;
/** Cells of one line of a whole-table search. */
const MOST_LINE = 60;
const MOST_RUN = 12;

/** What a table search is asked: the words of question and claim, and the operations that they name. */
export interface GridQuestion {
  text: string;
  operations: ReadonlySet<Operation>;
}

/** A table with the operands of its cells, and which of them the question names. */
export interface GridView {
  grid: Grid;
  rows: (Operand | null)[][];
  named: number[];
  akin: number[];
  columns: number[][];
}

const operandOf = (index: SourceIndex, cell: Cell, percentLine: boolean, year: number | undefined): Operand => ({
  value: cell.value,
  near: doubleOf(cell.value),
  text: cell.dash ? "0" : cell.text,
  unit: "",
  percent: cell.percent || percentLine,
  ...(year === undefined ? {} : { year }),
  at: { index, span: { start: cell.start, end: cell.end } },
});

/** The one year that the words name. */
function yearIn(words: string): number | undefined {
  const years = new Set(words.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g));
  return years.size === 1 ? Number([...years][0]) : undefined;
}

/** Operands of a table's cells, made once for each source. */
const operands = new WeakMap<SourceIndex, Map<Grid, (Operand | null)[][]>>();

function operandsOf(index: SourceIndex, grid: Grid): (Operand | null)[][] {
  const kept = operands.get(index) ?? new Map<Grid, (Operand | null)[][]>();
  operands.set(index, kept);
  const known = kept.get(grid);
  if (known) return known;
  const width = Math.max(0, ...grid.rows.map((row) => row.cells.length));
  const heads = grid.headers.map((_, block) =>
    Array.from({ length: width }, (__, column) => percentHead(grid, block, column)),
  );
  const years = grid.headers.map((header) => header.map(yearIn));
  const made = grid.rows.map((row) => {
    // "40.0 | 50.9" under "100.0 %": a column or a label in percent gives its sign to the bare numbers.
    const percentRow = /[%％]|percent/i.test(row.label) || row.cells.find((cell) => cell)?.percent === true;
    const year = yearIn(row.label) ?? yearIn(row.section);
    return row.cells.map((cell, column) => {
      if (!cell) return null;
      const percent = (percentRow && !/[$€£¥]/.test(cell.text)) || heads[row.block]?.[column] === true;
      return operandOf(index, cell, percent, years[row.block]?.[column] ?? year);
    });
  });
  kept.set(grid, made);
  return made;
}

/** Which rows and columns of a table the words name. */
export function viewGrid(index: SourceIndex, grid: Grid, text: string): GridView {
  const words = termsOfText(text);
  const years = yearsOf(words, text);
  const scores = scoreRows(grid, words);
  const best = Math.max(0, ...scores);
  const ranked = scores
    .map((score, row) => ({ score, row }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.row - b.row);
  const named = ranked.filter(({ score }) => score >= NAMED * best).slice(0, MOST_NAMED);
  const akin = ranked.filter(({ score }) => score >= AKIN * best).slice(0, 3 * MOST_NAMED);
  return {
    grid,
    rows: operandsOf(index, grid),
    named: named.map(({ row }) => row),
    akin: akin.map(({ row }) => row),
    columns: grid.headers.map((_, block) => namedColumns(grid, block, words, years)),
  };
}

/** Whether the bare numbers of a column are percentages: its header says so and no cell speaks against it, or its first and last do. */
function percentHead(grid: Grid, block: number, column: number): boolean {
  const cells = grid.rows.flatMap((row) => (row.block === block ? (row.cells[column] ?? []) : []));
  if (cells[0]?.percent && cells[cells.length - 1]?.percent) return true;
  const header = (grid.headers[block]?.[column] ?? "").replace(/\bexcept[^)|]*/gi, "");
  return (
    /[%％]|percent/i.test(header) &&
    cells.every((cell) => cell.percent || (!/[$€£¥]/.test(cell.text) && Math.abs(doubleOf(cell.value)) < 1000))
  );
}

const has = (question: GridQuestion, ...operations: Operation[]): boolean =>
  operations.some((operation) => question.operations.has(operation));

/** All ways to calculate with two values that the operations name; `any` also takes those that no word names. */
export function tryPair(
  search: Search,
  a: Operand,
  b: Operand,
  question: GridQuestion,
  penalty: number,
  any = false,
): void {
  if (a.value.n === 0n && b.value.n === 0n) return;
  const percent = a.percent && b.percent;
  if (a.percent !== b.percent) {
    if (any || has(question, "product")) search.try(PRODUCT, [a, b], penalty + 0.5);
    return;
  }
  if (any || has(question, "difference")) {
    search.try(DIFFERENCE, [a, b], penalty);
    search.try(DIFFERENCE, [b, a], penalty);
  }
  if (any || has(question, "change", "difference")) {
    // A change is told from the earlier year to the later one.
    for (const [late, early] of inTime(a, b)) {
      search.try(CHANGE, [late, early], penalty);
      search.try(DROP, [early, late], penalty + 0.1);
    }
  }
  if (any || has(question, "share", "ratio")) {
    search.try(QUOTIENT, [a, b], penalty);
    search.try(QUOTIENT, [b, a], penalty);
  }
  if (any || has(question, "total")) search.try(SUM, [a, b], penalty);
  if (any || has(question, "average")) search.try(MEAN, [a, b], penalty);
  if (!percent && (any || has(question, "product"))) search.try(PRODUCT, [a, b], penalty + 0.5);
}

function inTime(a: Operand, b: Operand): [late: Operand, early: Operand][] {
  if (a.year === undefined || b.year === undefined || a.year === b.year)
    return [
      [a, b],
      [b, a],
    ];
  return a.year > b.year ? [[a, b]] : [[b, a]];
}

function tryRun(search: Search, cells: readonly Operand[], question: GridQuestion, penalty: number, any = false): void {
  if (cells.length < 3) return;
  if (any || has(question, "total")) search.try(SUM, [...cells], penalty);
  if (any || has(question, "average")) search.try(MEAN, [...cells], penalty);
}

const isOperand = (operand: Operand | null | undefined): operand is Operand =>
  operand !== null && operand !== undefined;

function tryLine(search: Search, line: readonly Operand[], question: GridQuestion, penalty: number, any = false): void {
  for (let i = 0; i < line.length; i++)
    for (let j = i + 1; j < line.length; j++)
      tryPair(search, line[i] as Operand, line[j] as Operand, question, penalty, any);
}

/** Runs of neighbours of a line, as sums and means. */
function tryRuns(search: Search, line: readonly Operand[], question: GridQuestion, penalty: number, any = false): void {
  if (!any && !has(question, "total", "average")) return;
  for (let from = 0; from < line.length; from++)
    for (let to = from + 3; to <= Math.min(line.length, from + MOST_RUN); to++)
      tryRun(search, line.slice(from, to), question, penalty, any);
}

/** A value of the table itself, as its header scales it; the named ones first. */
export function lookUp(search: Search, view: GridView): void {
  view.rows.forEach((row, r) => {
    for (const cell of row) if (cell && cell.value.n !== 0n) search.try(SAME, [cell], view.named.includes(r) ? 0 : 0.5);
  });
}

/** The one row (of equals, two) that the question names best, in the columns that it names: the most obvious calculation. */
export function tryBest(search: Search, view: GridView, question: GridQuestion): void {
  for (const r of view.named.slice(0, 2)) {
    const columns = view.columns[view.grid.rows[r]?.block ?? 0] ?? [];
    const line = columns.map((c) => view.rows[r]?.[c]).filter(isOperand);
    if (line.length > MOST_RUN) continue;
    tryLine(search, line, question, 0);
    tryRun(search, line, question, 0);
  }
}

/** Named rows crossed with named columns, one operation that the question names. */
export function tryNamed(search: Search, view: GridView, question: GridQuestion): void {
  const { rows, columns, grid } = view;
  const cellsOf = (r: number): Operand[] =>
    (columns[grid.rows[r]?.block ?? 0] ?? []).map((c) => rows[r]?.[c]).filter(isOperand);
  for (const [rank, r] of view.named.entries()) {
    const line = cellsOf(r);
    const penalty = 0.01 * rank;
    tryLine(search, line, question, penalty);
    tryRun(search, line, question, penalty);
    tryRuns(search, line, question, penalty + 0.2);
  }
  const totals = has(question, "share")
    ? grid.rows.flatMap((row, r) => (isTotal(row.label, row.total) ? [r] : []))
    : [];
  const across = [...new Set([...view.named, ...totals])].sort((a, b) => a - b);
  for (const [block, named] of columns.entries()) {
    for (const column of named) {
      const line = across
        .filter((r) => grid.rows[r]?.block === block)
        .map((r) => rows[r]?.[column])
        .filter(isOperand);
      tryLine(search, line, question, 0.1);
      if (line.length <= MOST_RUN) tryRun(search, line, question, 0.1);
    }
  }
}

const isTotal = (label: string, unlabelled: boolean): boolean =>
  unlabelled || /\btotals?\b|合计|总计|总额|总/i.test(label);

/** Whole rows that share words with the question, and whole columns, one named operation. */
export function tryLines(search: Search, view: GridView, question: GridQuestion, rowsOnly: boolean): void {
  const rows = rowsOnly ? view.akin : view.rows.map((_, r) => r);
  for (const r of rows) {
    const line = (view.rows[r] ?? []).filter(isOperand);
    tryLine(search, line, question, 0.5);
    tryRuns(search, line, question, 0.5);
  }
  if (rowsOnly) return;
  const width = Math.max(0, ...view.rows.map((row) => row.length));
  for (let column = 1; column < width; column++) {
    const line = view.rows
      .map((row) => row[column])
      .filter(isOperand)
      .slice(0, MOST_LINE);
    tryLine(search, line, question, 0.6);
    tryRuns(search, line, question, 0.6);
    tryTriples(search, line, question);
  }
}

/** "The top three add up to": any three of a short column. */
function tryTriples(search: Search, line: readonly Operand[], question: GridQuestion): void {
  if (line.length > MOST_RUN || !has(question, "total", "average")) return;
  for (let i = 0; i < line.length; i++)
    for (let j = i + 1; j < line.length; j++)
      for (let k = j + 1; k < line.length; k++) {
        const three = [line[i], line[j], line[k]] as Operand[];
        if (has(question, "total")) search.try(SUM, three, 0.9);
        if (has(question, "average")) search.try(MEAN, three, 0.9);
      }
}

function cellsOf(view: GridView): Operand[] {
  const all = view.rows.flat().filter(isOperand);
  if (all.length <= MOST_CELLS) return all;
  return view.akin.flatMap((r) => (view.rows[r] ?? []).filter(isOperand)).slice(0, MOST_CELLS);
}

/** Any two cells with a named operation (or, `any`, with any), and two with a value of the text beside the table. */
export function tryCells(
  search: Search,
  view: GridView,
  beside: readonly Operand[],
  question: GridQuestion,
  any: boolean,
): void {
  const cells = cellsOf(view);
  tryLine(search, [...cells, ...beside], question, 1, any);
}

/** Two steps on the cells of the named rows: ratios of sums, differences of ratios and of means, sums less a third. */
export function tryTwoSteps(search: Search, view: GridView, question: GridQuestion, any: boolean): void {
  const { rows, columns, grid } = view;
  const picked = (any ? view.akin : view.named).slice(0, MOST_NAMED);
  const lines = picked.map((r) => (columns[grid.rows[r]?.block ?? 0] ?? []).map((c) => rows[r]?.[c]));
  const flat = lines.flat().filter(isOperand).slice(0, 24);
  const change = any || has(question, "change", "difference");
  const average = any || has(question, "average");
  for (const line of lines) {
    const cells = line.filter(isOperand);
    if (average && change && cells.length === 3) {
      search.try(MEAN_CHANGE, cells, 0);
      search.try(MEAN_CHANGE, [...cells].reverse(), 0);
    }
  }
  // Two rows, each with its two years.
  for (let i = 0; i < lines.length; i++)
    for (let j = 0; j < lines.length; j++) {
      if (i === j) continue;
      const a = lines[i] ?? [];
      const b = lines[j] ?? [];
      for (let x = 0; x < a.length; x++)
        for (let y = 0; y < a.length; y++) {
          const quad = [a[x], b[x], a[y], b[y]];
          if (x === y || !quad.every(isOperand)) continue;
          const [ax, bx, ay, by] = quad as [Operand, Operand, Operand, Operand];
          if (change) search.try(QUOTIENT_DIFFERENCE, [ax, bx, ay, by], 0);
          if (average && change && x < y) search.try(MEAN_DIFFERENCE, [ax, ay, bx, by], 0);
        }
    }
  for (const a of flat)
    for (const b of flat) {
      if (a === b) continue;
      for (const c of flat) {
        if (c === a || c === b) continue;
        if (any || has(question, "share", "ratio")) {
          if (a.near <= b.near) search.try(SUM_SHARE, [a, b, c], 0);
          if (any) search.try(DIFFERENCE_SHARE, [a, b, c], 0);
        }
        if (any || has(question, "difference", "total")) {
          if (a.near <= b.near) search.try(SUM_LESS, [a, b, c], 0);
          if (b.near <= c.near) search.try(TAKE_BOTH, [a, b, c], 0);
        }
        if (any && a.near <= b.near && b.near <= c.near) {
          search.try(SUM, [a, b, c], 0);
          search.try(MEAN, [a, b, c], 0);
        }
      }
    }
}
