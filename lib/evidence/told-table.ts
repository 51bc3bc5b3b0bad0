import { isValue, readQuantities } from "../facts/quantities";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import type { Block } from "../text/blocks";
import { recordKey, recordTokens } from "./records";

/** A cell of a table that the answer tells. Offsets are those of the answer. */
export interface ToldCell extends Span {
  column: number;
  text: string;
  keys: string[];
  /** Values that the cell states, with the answer's offsets. */
  quantities: Quantity[];
}

/** A row of such a table: its first cell with a name says what the others are told of. */
export interface ToldRow extends Span {
  table: ToldTable;
  /** Number of the row in its table. */
  at: number;
  label: ToldCell;
  /** The cells after it that hold something. */
  cells: ToldCell[];
}

export interface ToldTable extends Span {
  /** By column; null where the table has no header there. */
  headers: (ToldCell | null)[];
  rows: ToldRow[];
  /** The headings and lead-ins that it stands under. */
  context: Span[];
}

/** Beyond these a table is read in part. */
const MOST_ROWS = 300;
const MOST_COLUMNS = 30;

/** Tables of a text (Markdown, pipes or tabs) as its blocks give them; a table of one column tells nothing of anything. */
export function readToldTables(text: string, blocks: readonly Block[]): ToldTable[] {
  const groups = new Map<number, Block[]>();
  for (const block of blocks) {
    if (!block.cells || (block.kind !== "row" && block.kind !== "header")) continue;
    const group = groups.get(block.group.start);
    if (!group) groups.set(block.group.start, [block]);
    else if (group.length <= MOST_ROWS) group.push(block);
  }
  return [...groups.values()].flatMap((group) => readTable(text, group) ?? []);
}

function readTable(text: string, blocks: readonly Block[]): ToldTable | null {
  const [first] = blocks;
  if (!first) return null;
  const header = blocks.find((block) => block.kind === "header");
  const bodies = blocks.filter((block) => block !== header);
  const rows = bodies.map((block) => cellsOf(text, block));
  const named = (header ? cellsOf(text, header) : []).map((cell) => (cell.keys.length > 0 ? cell : null));
  const table: ToldTable = {
    start: first.group.start,
    end: first.group.end,
    headers: named,
    rows: [],
    context: first.context,
  };
  const name = nameColumn(rows, named);
  for (const [i, cells] of rows.entries()) {
    const label = cells[name];
    const block = bodies[i] as Block;
    if (!label || label.keys.length === 0) continue;
    table.rows.push({
      start: block.start,
      end: block.end,
      table,
      at: table.rows.length,
      label,
      cells: cells.filter((cell) => cell.column > name && cell.end > cell.start),
    });
  }
  return table.rows.length > 0 ? table : null;
}

function cellsOf(text: string, block: Block): ToldCell[] {
  return (block.cells ?? []).slice(0, MOST_COLUMNS).map(({ start, end }, column) => {
    const words = text.slice(start, end);
    return {
      start,
      end,
      column,
      text: words.replace(/^[*_`]+|[*_`]+$/g, ""),
      keys: recordTokens(words).map(recordKey),
      quantities: readQuantities(words)
        .filter(isValue)
        .map((q) => ({ ...q, start: q.start + start, end: q.end + start })),
    };
  });
}

const NUMBERING = /^(?:#|№|no\.?|nr\.?|序号|编号|序)$/i;

/** The column that names the rows: the first, unless it only counts them. */
function nameColumn(rows: readonly ToldCell[][], headers: readonly (ToldCell | null)[]): number {
  const counts =
    NUMBERING.test(headers[0]?.text ?? "") || (rows.length > 1 && rows.every((r, i) => r[0]?.text === String(i + 1)));
  return counts && rows.every((r) => r.length > 2) ? 1 : 0;
}
