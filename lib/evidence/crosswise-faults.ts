import { HEADS_EN, HEADS_ZH, STATING_EN, STATING_ZH } from "../facts/lexicon/subject-heads";
import { isValue } from "../facts/quantities";
import { isContent, type Token } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import { overlaps, type Span } from "../model/span";
import { readClauses } from "../text/clauses";
import type { Passage } from "./passages";
import type { RecordFault } from "./record-faults";
import { mentionsOf, type NameMention, overRows } from "./record-links";
import { type RecordCell, type RecordTable, recordKey, recordTokens, statesValue } from "./records";

/** A claim as it is read crosswise. Quantities have offsets of `text`; `lead` is the line that the claim stands under. */
export interface LedClaim {
  text: string;
  quantities: readonly Quantity[];
  lead?: string;
}

/** What a table says of the values of a claim by the row and the column that the claim names. */
export interface CrosswiseVerdict {
  faults: RecordFault[];
  /** Values that stand where the claim has them. */
  agreed: Quantity[];
}

/** Share of a clause's words, without those that only state or belong to any name, that the table must have. */
const ABOUT = 0.6;
/** A table of more columns holds series, not things. */
const MOST_COLUMNS = 12;

/**
 * Reads a claim crosswise: each value by the one column and the one row that its clause, the claim or the line above names. Where the cell
 * at which they meet has another value, and the told one stands beside it in that row or column, it is told of another thing. Tables
 * whose things are their columns need no row: a value with a unit that one row alone bears is in that row.
 */
export function judgeCrosswise({ text, quantities, lead = "" }: LedClaim, table: RecordTable): CrosswiseVerdict {
  const verdict: CrosswiseVerdict = { faults: [], agreed: [] };
  const values = quantities.filter((q) => isValue(q));
  if (values.length === 0 || table.headers.length < 2 || table.headers.length > MOST_COLUMNS) return verdict;
  const reader = new ClaimReader(text, lead, table);
  if (overRows(text, { mentions: reader.mentions, links: [] })) return verdict;
  for (const quantity of values) {
    const found = judgeValue(reader, quantity, table);
    if (found === "agrees") verdict.agreed.push(quantity);
    else if (found) verdict.faults.push(found);
  }
  return verdict;
}

function judgeValue(reader: ClaimReader, quantity: Quantity, table: RecordTable): RecordFault | "agrees" | null {
  const named = reader.namesOf(quantity);
  if (!named || named.about < ABOUT) return null;
  const { column, row } = named;
  if (column === null && row === null) return null;
  const cells = table.rows.map((line) => line.cells);
  const at = (r: number, c: number): RecordCell | undefined => cells[r]?.[c];
  const says = (r: number, c: number): boolean => {
    const cell = at(r, c);
    return cell !== undefined && cell.end > cell.start && statesValue(cell, quantity);
  };
  const columns = table.headers.flatMap((header, c) => (header && c > 0 ? [c] : []));
  const rows = [...cells.keys()];
  if (row !== null && column !== null) {
    if (says(row, column)) return "agrees";
    const acrossRow = columns.filter((c) => says(row, c));
    const alongColumn = rows.filter((r) => says(r, column));
    const here = at(row, column);
    if (here?.quantities.length !== 1) return null;
    // Beside the named cell it stands in a row of one kind of value; else the column's name may be no name here.
    if (acrossRow.length > 0 && alongColumn.length === 0 && isOneKind(cells[row] ?? []))
      return faultAt(quantity, here, table, reader.nameOf(named.columnMention), headerOf(table, acrossRow));
    if (alongColumn.length > 0 && acrossRow.length === 0 && isOneKind(cells.flatMap((line) => line[column] ?? [])))
      return faultAt(quantity, here, table, reader.nameOf(named.rowMention), labelOf(table, alongColumn));
    return null;
  }
  // One name alone: the other is that of the one line that bears such values.
  if (column !== null) {
    const holders = rows.filter((r) => columns.some((c) => says(r, c)) && isOneKind(cells[r] ?? []));
    const [r] = holders;
    if (r === undefined || holders.length > 1 || rows.some((other) => says(other, column))) return null;
    if (!bearsAlone(quantity, cells[r] ?? [], cells)) return null;
    const here = at(r, column);
    if (here?.quantities.length !== 1) return null;
    return faultAt(
      quantity,
      here,
      table,
      reader.nameOf(named.columnMention),
      headerOf(
        table,
        columns.filter((c) => says(r, c)),
      ),
    );
  }
  const r = row as number;
  const lines = columns.map((c) => cells.flatMap((line) => line[c] ?? []));
  const holders = columns.filter((c, i) => rows.some((other) => says(other, c)) && isOneKind(lines[i] ?? []));
  const [c] = holders;
  if (c === undefined || holders.length > 1 || columns.some((other) => says(r, other))) return null;
  if (!bearsAlone(quantity, lines[columns.indexOf(c)] ?? [], lines)) return null;
  const here = at(r, c);
  if (here?.quantities.length !== 1) return null;
  const owners = rows.filter((other) => says(other, c));
  return faultAt(quantity, here, table, reader.nameOf(named.rowMention), labelOf(table, owners));
}

const MOST_OWNERS = 3;
const headerOf = (table: RecordTable, columns: readonly number[]): string =>
  columns.length > MOST_OWNERS ? "" : columns.map((c) => table.headers[c]?.text ?? "").join(", ");
const labelOf = (table: RecordTable, rows: readonly number[]): string =>
  rows.length > MOST_OWNERS ? "" : rows.map((r) => table.rows[r]?.cells[0]?.text ?? "").join(", ");

function faultAt(quantity: Quantity, cell: RecordCell, table: RecordTable, of: string, owner: string): RecordFault {
  return {
    kind: "pairing",
    at: { start: quantity.start, end: quantity.end },
    index: table.index,
    passage: (table.rows[cell.row] as { passage: Passage }).passage,
    cell,
    told: quantity.text,
    of,
    owner,
    quantity,
  };
}

/** The kind and the unit of a cell's one value; "" where it states none or several. */
const kindOf = (cell: RecordCell): string => {
  const [value] = cell.quantities;
  return value && cell.quantities.length === 1 ? `${value.kind} ${value.unit}` : "";
};

/** Whether all values of a line but its name are of one kind: those of one row where the things are columns. */
function isOneKind(line: readonly RecordCell[]): boolean {
  const kinds = new Set(line.flatMap((cell) => (cell.column > 0 && cell.quantities.length > 0 ? [kindOf(cell)] : [])));
  return kinds.size === 1 && !kinds.has("");
}

/** Whether a value's unit is that of one line alone, which is then the one that it is a value of. */
function bearsAlone(
  quantity: Quantity,
  own: readonly RecordCell[],
  lines: readonly (readonly RecordCell[])[],
): boolean {
  const kind = own.map((cell) => (cell.column > 0 ? kindOf(cell) : "")).find((one) => one !== "");
  const unit = (kind ?? "").split(" ")[1] ?? "";
  if (unit === "" || !quantity.unit.includes(unit)) return false;
  return lines.filter((line) => line.some((cell) => cell.column > 0 && kindOf(cell) === kind)).length === 1;
}

/** The names that belong to a value: its column, its row, and how much of its clause they and it account for. */
interface Named {
  column: number | null;
  row: number | null;
  columnMention: Mention | undefined;
  rowMention: Mention | undefined;
  /** 0..1 */
  about: number;
}

/** A place of the claim or of its lead that names a column or a row. */
interface Mention extends NameMention {
  axis: "column" | "row";
  lead: boolean;
}

const HEADS: ReadonlySet<string> = new Set(HEADS_EN);
const STATES: ReadonlySet<string> = new Set(STATING_EN);
/** Characters of Chinese words that state, or end any member's name. */
const SMALL_HAN: ReadonlySet<string> = new Set([...STATING_ZH.join(""), ...HEADS_ZH.join(""), ..."每个人名一月年日"]);

class ClaimReader {
  /** Mentions in the claim itself, in its order. */
  readonly mentions: Mention[];
  private readonly led: Mention[];
  private readonly tokens: Token[];
  private readonly clauses: Span[];

  constructor(
    private readonly text: string,
    private readonly lead: string,
    table: RecordTable,
  ) {
    const columns = table.headers.flatMap((h) => (h && h.column > 0 && h.keys.length > 0 ? [h] : []));
    const labels = table.rows.flatMap(({ cells: [label] }) => (label && label.keys.length > 0 ? [label] : []));
    const read = (words: string, lead: boolean): Mention[] => {
      const tokens = recordTokens(words, table.index.aliases);
      const keys = tokens.map(recordKey);
      const along = (axis: Mention["axis"], names: readonly RecordCell[]): Mention[] =>
        mentionsOf(
          tokens,
          keys,
          names.map((name) => ({ at: axis === "row" ? name.row : name.column, keys: bare(name.keys) })),
        )
          // "5" is no row "December 5".
          .filter((m) => m.whole || !/^\d+$/.test(words.slice(m.start, m.end)))
          .map((m) => ({ ...m, axis, lead }));
      return [...along("column", columns), ...along("row", labels)].sort((a, b) => a.start - b.start);
    };
    this.mentions = read(text, false);
    this.led = lead === "" ? [] : read(lead, true);
    this.tokens = recordTokens(text, table.index.aliases);
    this.clauses = readClauses(text);
  }

  nameOf(mention: Mention | undefined): string {
    return mention ? (mention.lead ? this.lead : this.text).slice(mention.start, mention.end) : "";
  }

  /** Null where a name of the clause is that of several lines, or where the value is a part of a name. */
  namesOf(quantity: Quantity): Named | null {
    const clause = this.clauses.find((c) => c.start <= quantity.start && quantity.start < c.end) ?? {
      start: 0,
      end: this.text.length,
    };
    const inClause = this.mentions.filter((m) => m.start >= clause.start && m.end <= clause.end);
    if (inClause.some((m) => m.start <= quantity.start && quantity.start < m.end)) return null;
    const pick = (axis: Mention["axis"]): Mention | null | undefined => {
      for (const list of [inClause, this.mentions.filter((m) => m.end <= clause.start), this.led]) {
        const own = list.filter((m) => m.axis === axis);
        const names = new Set(own.flatMap((m) => m.names));
        if (names.size > 1) return null;
        if (own.length > 0) return own.at(-1);
      }
      return undefined;
    };
    const column = pick("column");
    const row = pick("row");
    if (column === null || row === null) return null;
    const covers = (t: Token) => inClause.some((m) => m.start <= t.start && t.end <= m.end);
    const content = this.tokens.filter(
      (t) =>
        t.start >= clause.start &&
        t.end <= clause.end &&
        isContent(t) &&
        !overlaps(t, quantity) &&
        (covers(t) || !isSmall(t)),
    );
    const covered = content.filter(covers);
    const others = content.filter((t) => t.kind === "number").length;
    // A further number of the clause is a value or a condition of its own.
    if (others > 0 && content.some((t) => t.kind === "number" && !covered.includes(t))) return null;
    return {
      column: column?.names[0] ?? null,
      row: row?.names[0] ?? null,
      columnMention: column,
      rowMention: row,
      about: content.length === 0 ? 1 : covered.length / content.length,
    };
  }
}

const isSmall = (token: Token): boolean =>
  token.kind === "word" ? HEADS.has(token.text.replace(/s$/, "")) || STATES.has(token.text) : SMALL_HAN.has(token.text);

/** The keys of a name without the head that any name of its kind bears: "Team plan" is Team. */
function bare(keys: readonly string[]): readonly string[] {
  return keys.length > 1 && HEADS.has(keys.at(-1) as string) ? keys.slice(0, -1) : keys;
}
