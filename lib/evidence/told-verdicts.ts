import type { Quantity } from "../model/quantity";
import { overlaps } from "../model/span";
import type { SourceIndex } from "./passages";
import { type RecordTable, recordTables } from "./records";
import { type CellFault, type CellVerdict, ToldAgainst } from "./told-cells";
import type { ToldCell, ToldRow, ToldTable } from "./told-table";

/** Tables of the sources that one told table is held against. */
const MOST_TABLES = 40;

const known = new WeakMap<ToldTable, Map<RecordTable, ToldAgainst>>();

function against(told: ToldTable, record: RecordTable): ToldAgainst {
  const kept = known.get(told) ?? new Map<RecordTable, ToldAgainst>();
  known.set(told, kept);
  const made = kept.get(record) ?? new ToldAgainst(told, record);
  kept.set(record, made);
  return made;
}

/** What the tables of the sources say of a told cell or of one of its values: one that agrees settles it. */
export function cellVerdict(
  row: ToldRow,
  cell: ToldCell,
  quantity: Quantity | undefined,
  sources: readonly SourceIndex[],
  unexplained: boolean,
): CellVerdict {
  let fault: CellVerdict | undefined;
  for (const record of sources.flatMap(recordTables).slice(0, MOST_TABLES)) {
    const verdict = against(row.table, record).judge(row, cell, quantity, unexplained);
    if (verdict.kind === "agrees") return verdict;
    if (verdict.kind === "fault") fault ??= verdict;
  }
  return fault ?? { kind: "open" };
}

/** What the sources' tables say of the row of a told table, cell by cell. */
export interface RowVerdict {
  faults: CellFault[];
  /** Values that stand in a source's table at the same row and column. */
  agreed: Quantity[];
}

/** Holds all cells of a row against the tables of the sources. Of values, `quantities` are looked at, with the answer's offsets. */
export function judgeRow(
  row: ToldRow,
  quantities: readonly Quantity[],
  sources: readonly SourceIndex[],
  unexplained: (quantity: Quantity) => boolean,
): RowVerdict {
  const faults: CellFault[] = [];
  const agreed: Quantity[] = [];
  for (const cell of row.cells) {
    const own = quantities.filter((q) => overlaps(q, cell));
    for (const quantity of own.length > 0 ? own : [undefined]) {
      const verdict = cellVerdict(row, cell, quantity, sources, quantity !== undefined && unexplained(quantity));
      if (verdict.kind === "fault") faults.push(verdict.fault);
      else if (verdict.kind === "agrees" && quantity) agreed.push(quantity);
    }
  }
  return { faults, agreed };
}
