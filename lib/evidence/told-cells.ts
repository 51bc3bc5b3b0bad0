import { readCellValue } from "../facts/form-values";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { NameList, type Tie } from "./name-ties";
import type { Passage, SourceIndex } from "./passages";
import { type RecordCell, type RecordTable, recordKey, recordTokens, statesValue } from "./records";
import type { ToldCell, ToldRow, ToldTable } from "./told-table";

/** A cell of the answer's table that a table of the source says otherwise. Offsets of `at` are the answer's. */
export interface CellFault {
  /** `pairing`: it belongs to another row or column. `value`: the source's cell holds another value. `flip`: yes for no. */
  kind: "pairing" | "value" | "flip";
  at: Span;
  index: SourceIndex;
  passage: Passage;
  /** The cell that says otherwise. */
  cell: RecordCell;
  told: string;
  of: string;
  /** What it belongs to in the source's table; "" where nothing. */
  owner: string;
  quantity: Quantity | undefined;
}

/** What one table of the source says of a value or of the words of a cell; `open` where the two cannot be tied. */
export type CellVerdict = { kind: "agrees" } | { kind: "open" } | { kind: "fault"; fault: CellFault };

const AGREES: CellVerdict = { kind: "agrees" };
const OPEN: CellVerdict = { kind: "open" };

/** A value that stands under more names than this is said of many things. */
const MOST_OWNERS = 3;

/** A source's table as the answer lays it out: `lines` are what the answer's rows name, `across` what its columns name. */
interface View {
  record: RecordTable;
  transposed: boolean;
  lines: (Tie | null)[];
  across: (Tie | null)[];
}

/** Holds a told table against one of the source's: every cell by the names of its row and its column, however they are laid out. */
export class ToldAgainst {
  private readonly view: View;

  constructor(
    private readonly told: ToldTable,
    record: RecordTable,
  ) {
    const straight = viewOf(told, record, false);
    const turned = viewOf(told, record, true);
    this.view = tied(turned) > tied(straight) ? turned : straight;
    this.tieByValues();
  }

  /** The verdict on one value of a cell, or on its words where it has none. `unexplained`: no calculation and no question gives the value. */
  judge(row: ToldRow, cell: ToldCell, quantity: Quantity | undefined, unexplained: boolean): CellVerdict {
    const line = this.view.lines[row.at];
    const column = this.view.across[cell.column];
    if (!line || !column) return OPEN;
    const here = this.at(line.at, column.at);
    if (!here || here.end === here.start) return OPEN;
    const flip = yesForNo(cell, here);
    if (flip === false || (flip === null && states(here, cell, quantity))) return AGREES;
    const faultOf = (kind: CellFault["kind"], owner: string, of: string): CellVerdict => ({
      kind: "fault",
      fault: {
        kind,
        at: quantity ? { start: quantity.start, end: quantity.end } : { start: cell.start, end: cell.end },
        index: this.view.record.index,
        passage: (this.view.record.rows[here.row] as { passage: Passage }).passage,
        cell: here,
        told: quantity?.text ?? cell.text,
        of,
        owner,
        quantity,
      },
    });
    if (flip) return line.sure && column.sure ? faultOf("flip", "", row.label.text) : OPEN;
    const { rows, columns } = this.elsewhere(here, cell, quantity);
    const sure = line.sure && column.sure;
    const header = this.told.headers[cell.column]?.text ?? "";
    const [rowLabel, columnLabel] = this.view.transposed ? [header, row.label.text] : [row.label.text, header];
    // Rows of a table are of one kind; two columns may be: then their names must be those that are told.
    if (rows.length > 0 && rows.length <= MOST_OWNERS && (columns.length === 0 || sure))
      return faultOf("pairing", rows.map(this.rowName).join(", "), rowLabel);
    if (columns.length > 0 && columns.length <= MOST_OWNERS && rows.length === 0 && sure)
      return faultOf("pairing", columns.map(this.columnName).join(", "), columnLabel);
    const plain = quantity && unexplained && rows.length === 0 && columns.length === 0;
    // Of a value of no cell only a cell that states one value of its kind says otherwise.
    if (plain && sure && here.quantities.length === 1 && here.quantities[0]?.kind === quantity.kind)
      return faultOf("value", "", row.label.text);
    return OPEN;
  }

  private at(line: number, column: number): RecordCell | undefined {
    const { record, transposed } = this.view;
    return transposed ? record.rows[column]?.cells[line] : record.rows[line]?.cells[column];
  }

  /** Other rows of a cell's column, and other columns of its row, that state what is told. */
  private elsewhere({ row, column }: RecordCell, cell: ToldCell, quantity: Quantity | undefined) {
    const { rows } = this.view.record;
    const says = (other: RecordCell | undefined) =>
      other !== undefined && other.end > other.start && states(other, cell, quantity, true);
    return {
      rows: [...rows.keys()].filter((at) => at !== row && says(rows[at]?.cells[column])),
      columns: [...(rows[row]?.cells.keys() ?? [])].filter((at) => at !== column && says(rows[row]?.cells[at])),
    };
  }

  private rowName = (at: number) => this.view.record.rows[at]?.cells.find(isName)?.text ?? "";
  private columnName = (at: number) => this.view.record.headers[at]?.text ?? "";

  /**
   * A column under another name is known by its values: all of two or more of them stand in one column of the source, though
   * perhaps in other rows. The same for rows.
   */
  private tieByValues(): void {
    const { rows, headers } = this.told;
    const { lines, across, record, transposed } = this.view;
    const ends = [record.rows.length, record.rows[0]?.cells.length ?? 0].map((n) => [...Array(n).keys()]);
    const [lineNames, acrossNames] = (transposed ? ends.reverse() : ends) as [number[], number[]];
    const width = Math.max(headers.length, ...rows.map((row) => Math.max(0, ...row.cells.map((c) => c.column)) + 1));
    for (let column = 0; column < width; column++) {
      if (across[column]?.sure) continue;
      const cells = rows.flatMap((row) =>
        lines[row.at] ? row.cells.filter((cell) => cell.column === column && cell.quantities[0]) : [],
      );
      across[column] = surer(
        across[column],
        byValues(cells, acrossNames, lineNames, (a, l) => this.at(l, a)),
      );
    }
    for (const row of rows) {
      if (lines[row.at]?.sure) continue;
      const cells = row.cells.filter((cell) => across[cell.column]?.sure && cell.quantities[0]);
      lines[row.at] = surer(
        lines[row.at],
        byValues(cells, lineNames, acrossNames, (l, a) => this.at(l, a)),
      );
    }
  }
}

/** A name that half fits is sure where the values say so, too; where they say another, neither is. */
const surer = (named: Tie | null | undefined, valued: Tie | null): Tie | null =>
  named && valued ? (named.at === valued.at ? valued : null) : (named ?? valued);

/** The one name along which all of the told values stand, where there are two different ones or more. */
function byValues(
  cells: readonly ToldCell[],
  names: readonly number[],
  along: readonly number[],
  at: (name: number, along: number) => RecordCell | undefined,
): Tie | null {
  if (new Set(cells.map((cell) => cell.text)).size < 2) return null;
  const holds = (name: number, told: ToldCell) =>
    along.some((other) => {
      const cell = at(name, other);
      return cell !== undefined && states(cell, told, told.quantities[0]);
    });
  const fits = names.filter((name) => cells.every((told) => holds(name, told)));
  const [only] = fits;
  return fits.length === 1 && only !== undefined ? { at: only, sure: true } : null;
}

const tied = ({ lines, across }: View): number =>
  Math.min(lines.filter(Boolean).length, 1) *
  (lines.filter(Boolean).length / Math.max(1, lines.length) +
    across.filter(Boolean).length / Math.max(1, across.length));

function viewOf(told: ToldTable, record: RecordTable, transposed: boolean): View {
  const keysOf = (text: string) => recordTokens(text, record.index.aliases).map(recordKey);
  const columns = record.headers.flatMap((header) =>
    header && header.keys.length > 0 ? [{ at: header.column, text: header.text, keys: header.keys }] : [],
  );
  const rows = record.rows.flatMap(({ cells }, at) =>
    cells.flatMap((cell) => (isName(cell) ? [{ at, text: cell.text, keys: cell.keys }] : [])),
  );
  const rowNames = new NameList(rows, keysOf);
  const columnNames = new NameList(columns, keysOf);
  const [lineNames, acrossNames] = transposed ? [columnNames, rowNames] : [rowNames, columnNames];
  const lines = told.rows.map((row) => {
    const own = lineNames.find(row.label.text, keysOf(row.label.text));
    // A label that stands in several rows is told apart by the other words of its row.
    if (own || transposed) return own;
    const others = row.cells.flatMap((cell) =>
      isName(cell) ? (lineNames.find(cell.text, keysOf(cell.text)) ?? []) : [],
    );
    const one = new Set(others.map((tie) => tie.at));
    const [only] = others;
    const holds =
      only && record.rows[only.at]?.cells.some((c) => c.keys.join(" ") === keysOf(row.label.text).join(" "));
    return one.size === 1 && only && holds ? only : null;
  });
  return {
    record,
    transposed,
    lines,
    across: told.headers.map((header) => (header ? acrossNames.find(header.text, keysOf(header.text)) : null)),
  };
}

/** A cell whose words name its row: no value, or the first one of it. */
const isName = (cell: { column: number; keys: readonly string[]; quantities: readonly Quantity[]; text: string }) =>
  cell.keys.length > 0 && readCellValue(cell.text) === null && (cell.column === 0 || cell.quantities.length === 0);

/** Whether a cell of the source states a told value, or the words of a cell that has none; `whole`: all of them. */
function states(cell: RecordCell, told: ToldCell, quantity: Quantity | undefined, whole = false): boolean {
  if (quantity) return statesValue(cell, quantity);
  const [few, many] = cell.keys.length < told.keys.length ? [cell.keys, told.keys] : [told.keys, cell.keys];
  if (whole && few.length !== many.length) return false;
  return few.length > 0 && few.every((key) => many.includes(key));
}

/** True where one cell is a yes and the other a no, false where both are the same, null where one is neither. */
function yesForNo(told: ToldCell, cell: RecordCell): boolean | null {
  const [a, b] = [readCellValue(told.text), readCellValue(cell.text)];
  return a === null || b === null ? null : a !== b;
}
