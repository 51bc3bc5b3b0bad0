import { fullUnit, relateUnits } from "../facts/equal-unit";
import type { ScaleMention } from "../facts/header-scale";
import { absolute, formatRational } from "../facts/rational";
import type { Quantity } from "../model/quantity";
import { scaleOfCell, unitOfCell } from "./cell-scale";
import { type GridView, viewGrid } from "./explain-grid";
import { type Cell, type Grid, readGrids } from "./grid";
import type { Passage, SourceIndex } from "./passages";
import { readShown, type Shown } from "./targets";

/** A cell whose figures the answer repeats in another unit than the table counts in. */
export interface ScaleSlip {
  index: SourceIndex;
  passage: Passage;
  quantity: Quantity;
  /** The table's words: "in millions". */
  scale: string;
}

export interface SlipAsking {
  quantity: Quantity;
  claim: string;
  question: string;
  cited: readonly SourceIndex[];
}

/** Figures that are unlikely to be met twice by chance: four or more that count. */
const DISTINCT = 4;

/**
 * Finds the cell that the answer quotes with the wrong one of "thousand", "million", 万 or 亿: its figures are the same, and all that is
 * said of the table's numbers names another scale. Few figures stand in many cells: they count only in a row and a column that the
 * words name. Null where a cell with these figures may be counted so after all.
 */
export function findScaleSlip({ quantity, claim, question, cited }: SlipAsking): ScaleSlip | null {
  if (quantity.kind !== "number" && quantity.kind !== "currency" && quantity.kind !== "quantity") return null;
  const shown = readShown(quantity);
  if (!shown || shown.scale === 0) return null;
  const figures = keyOf(shown);
  const distinct = counting(figures) >= DISTINCT;
  const words = `${question}\n${claim.replace(quantity.text, " ")}`;
  let slip: ScaleSlip | null = null;
  for (const index of cited)
    for (const grid of readGrids(index)) {
      const cells = cellsOf(grid).get(figures);
      if (!cells) continue;
      const view = distinct ? null : viewGrid(index, grid, words);
      for (const cell of cells) {
        if (view && !isNamed(view, cell)) continue;
        const scales = scaleOfCell(index, grid, cell.row, cell.column);
        if (scales.length === 0 || scales.some(({ scale }) => scale === shown.scale)) return null;
        slip ??= slipAt(index, cell, scales);
      }
    }
  return slip;
}

/**
 * The words that name another unit than the answer's for a bare number of a table: a cell "35" under "Weight (kg)" is no basis for 35 g.
 * Null where the place is no such cell, or its unit is the answer's or says nothing of it.
 */
export function otherUnitOf(index: SourceIndex, place: Quantity, quantity: Quantity): string | null {
  if (quantity.unit === "" || place.unit !== "" || quantity.unit.includes("/")) return null;
  for (const grid of readGrids(index)) {
    if (place.start < grid.start || place.end > grid.end) continue;
    const row = grid.rows.find(({ start, end }) => start <= place.start && place.end <= end);
    const cell = row?.cells.find((one) => one !== null && one.start <= place.start && place.end <= one.end);
    const named = cell ? unitOfCell(grid, cell.row, cell.column) : null;
    if (!named) return null;
    const { kind } = relateUnits(quantity.unit, named.unit);
    return kind === "convert" || (kind === "unlike" && DIFFERENT.has(quantity.kind)) ? named.text : null;
  }
  return null;
}

/** Kinds whose units are never one another's in other words. */
const DIFFERENT: ReadonlySet<Quantity["kind"]> = new Set(["currency", "duration"]);

/** Whether row and column share words with what is asked. */
function isNamed({ grid, akin, columns }: GridView, { row, column }: Cell): boolean {
  return akin.includes(row) && (columns[grid.rows[row]?.block ?? 0] ?? []).includes(column);
}

function slipAt(index: SourceIndex, cell: Cell, scales: readonly ScaleMention[]): ScaleSlip | null {
  const passage = index.passages.find(({ start, end }) => start <= cell.start && cell.end <= end);
  const quantity = passage?.quantities.find(({ start, end }) => start < cell.end && end > cell.start);
  return passage && quantity ? { index, passage, quantity, scale: (scales[0] as ScaleMention).text } : null;
}

/** A quantity of running text whose figures the answer repeats with another scale word: 212 万人 told as 212 亿. */
export interface WordSlip {
  index: SourceIndex;
  passage: Passage;
  quantity: Quantity;
}

/** Figures of which one more place in the source is no chance: three or more that count, in whatever passage. */
const TELLING = 3;

/**
 * Finds the quantity that the answer quotes with the wrong scale word. Few figures are met by chance: they count only in the passages
 * `near` the claim. The first of the nearest passage; null where none is found.
 */
export function findWordSlip(
  quantity: Quantity,
  cited: readonly SourceIndex[],
  near: ReadonlyMap<Passage, number>,
): WordSlip | null {
  const shown = SCALED.has(quantity.kind) ? readShown(quantity) : null;
  if (!shown || !/\d/.test(quantity.text)) return null;
  const figures = keyOf(shown);
  const telling = counting(figures) >= TELLING;
  let best: (WordSlip & { score: number }) | null = null;
  for (const index of cited)
    for (const place of placesOf(index).get(figures) ?? []) {
      const score = near.get(place.passage) ?? 0;
      // a bare number of the source may be counted in what a header or a caption says
      if (
        place.scale === 0 ||
        place.scale === shown.scale ||
        (!telling && score === 0) ||
        (best && best.score >= score)
      )
        continue;
      const { kind } = relateUnits(fullUnit(quantity), fullUnit(place.quantity));
      if (kind === "equal" || kind === "open") best = { index, ...place, score };
    }
  return best;
}

const SCALED: ReadonlySet<Quantity["kind"]> = new Set(["number", "currency", "quantity", "duration", "age"]);

/** How many figures of a number count: those of 0.050 are one. */
const counting = (figures: string): number => figures.replace(".", "").replace(/^0+|0+$/g, "").length;

interface Place {
  passage: Passage;
  quantity: Quantity;
  scale: number;
}

const places = new WeakMap<SourceIndex["passages"], Map<string, Place[]>>();

/** Quantities of a source by their figures as written, without sign and scale. */
function placesOf(index: SourceIndex): Map<string, Place[]> {
  const kept = places.get(index.passages);
  if (kept) return kept;
  const found = new Map<string, Place[]>();
  for (const passage of index.passages)
    for (const quantity of passage.quantities) {
      const shown = SCALED.has(quantity.kind) ? readShown(quantity) : null;
      if (!shown) continue;
      const place = { passage, quantity, scale: shown.scale };
      const same = found.get(keyOf(shown));
      if (same) same.push(place);
      else found.set(keyOf(shown), [place]);
    }
  places.set(index.passages, found);
  return found;
}

const keyOf = ({ figures }: Shown): string => formatRational(figures);

const byFigures = new WeakMap<Grid, Map<string, Cell[]>>();

/** Cells of a table by their figures without sign. */
function cellsOf(grid: Grid): Map<string, Cell[]> {
  const kept = byFigures.get(grid);
  if (kept) return kept;
  const cells = new Map<string, Cell[]>();
  for (const row of grid.rows)
    for (const cell of row.cells) {
      if (!cell || cell.dash || cell.percent) continue;
      const key = formatRational(absolute(cell.value));
      const same = cells.get(key);
      if (same) same.push(cell);
      else cells.set(key, [cell]);
    }
  byFigures.set(grid, cells);
  return cells;
}
