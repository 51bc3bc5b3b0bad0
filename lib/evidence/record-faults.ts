import { isValue } from "../facts/quantities";
import { readTokens } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { readClauses } from "../text/clauses";
import { judgeCrosswise } from "./crosswise-faults";
import type { Passage, SourceIndex } from "./passages";
import {
  BESIDE,
  besideMentions,
  type ColumnMention,
  linkRecords,
  overRows,
  type RecordLink,
  type RecordLinks,
} from "./record-links";
import { type RecordCell, type RecordTable, statesValue } from "./records";

/** A statement about a row of a table that the row says otherwise. Offsets of `at` are the claim's. */
export interface RecordFault {
  /** `pairing`: what is told of one row or column belongs to another. `value`: the cell that is named holds another value. */
  kind: "pairing" | "value";
  at: Span;
  index: SourceIndex;
  passage: Passage;
  /** The cell that says otherwise. */
  cell: RecordCell;
  /** The value or words that are wrong, and what they are told of. */
  told: string;
  of: string;
  /** What they belong to in the table; "" where nothing. */
  owner: string;
  quantity: Quantity | undefined;
}

/** Share of a claim's words that a table must account for, so that the claim is about it. */
const ABOUT = 0.55;
/** Rows of which a value may be said to be theirs. */
const MOST_OWNERS = 3;
/** Longest range that is marked where either of two words may be the wrong one. */
const LONGEST_PAIR = 90;

/** What tables say of a claim: faults, and whether one of them has all of the claim in one row. */
export interface RecordVerdict {
  faults: RecordFault[];
  agrees: boolean;
}

/** A claim as the tables are asked for it: quantities have offsets of its text. */
export interface Stated {
  text: string;
  quantities: readonly Quantity[];
  denies: boolean;
  /** The line that the claim stands under: "Enterprise includes:". */
  lead?: string;
}

/** Holds a claim against the tables of its sources. Silent where it denies, counts or compares, or is not about a table. */
export function judgeRecords(claim: Stated, tables: readonly RecordTable[]): RecordVerdict {
  if (claim.denies) return { faults: [], agrees: false };
  const crosswise = tables.map((table) => judgeCrosswise(claim, table));
  const settled = new Set(crosswise.flatMap(({ agreed }) => agreed));
  if (settled.size > 0 && claim.quantities.every((q) => !isValue(q) || settled.has(q)))
    return { faults: [], agrees: true };
  for (const [i, table] of tables.entries()) {
    const read = linkRecords(claim.text, claim.quantities, table);
    if (overRows(claim.text, read)) continue;
    const about = read.coverage >= ABOUT;
    const column = about ? columnFault(claim, read, table) : null;
    // A table that has it all in one row settles the matter, unless that row has a value for each of the claim's things.
    if (!column && agrees(read, table)) {
      if ((crosswise[i]?.faults.length ?? 0) > 0) break;
      return { faults: [], agrees: about };
    }
    if (!about || read.links.length === 0) continue;
    const found = column ?? faultsOfParts(claim, read, table);
    if (found) return { faults: [found].flat(), agrees: false };
  }
  const faults = crosswise.flatMap((one) => one.faults.filter(({ quantity }) => quantity && !settled.has(quantity)));
  return { faults, agrees: false };
}

/** Whether a claim compares two rows or years of a table: what it states then stands in no one cell. */
export function comparesRecords(claim: Stated, tables: readonly RecordTable[]): boolean {
  return tables.some((table) => {
    // Each value of a claim asks in turn.
    const key = JSON.stringify([claim.text, claim.quantities.map(({ start, end }) => [start, end])]);
    const last = compared.get(table);
    if (last?.key === key) return last.compares;
    const compares = comparesIn(claim, table);
    compared.set(table, { key, compares });
    return compares;
  });
}
const compared = new WeakMap<RecordTable, { key: string; compares: boolean }>();

function comparesIn(claim: Stated, table: RecordTable): boolean {
  const read = linkRecords(claim.text, claim.quantities, table);
  const rows = new Set(
    read.links.filter((link) => !link.figure && link.rows.size === 1).flatMap((link) => [...link.rows]),
  );
  const years = read.mentions
    .flatMap((m) => m.columns)
    .filter((c) => /(?:19|20)\d\d/.test(table.headers[c]?.text ?? ""));
  return read.coverage >= ABOUT && (rows.size > 1 || new Set(years).size > 1) && overRows(claim.text, read);
}

const agrees = ({ links }: RecordLinks, table: RecordTable): boolean =>
  links.length > 1 && table.rows.some((_, row) => links.every((link) => link.rows.has(row)));

/** A claim about several rows is read row by row: "Basic has 20 seats and Team has 50". */
function faultsOfParts(claim: Stated, read: RecordLinks, table: RecordTable): RecordFault | RecordFault[] | null {
  const names = read.links.filter((link) => !link.figure && link.cells.every((cell) => cell.column === 0));
  if (names.length < 2) return pairingFault(claim.text, read, table) ?? valueFault(claim, read, table);
  if (names[0] !== read.links[0]) return null;
  const faults: RecordFault[] = [];
  for (const [i, name] of names.entries()) {
    const end = names[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    const links = read.links.filter((link) => link.from >= name.from && link.from < end);
    // Names side by side share what follows.
    if (links.length < 2 && names[i + 1]) return null;
    if (
      links.every((link) => links.some((other) => other !== link && [...link.rows].some((row) => other.rows.has(row))))
    )
      continue;
    faults.push(...(pairingFault(claim.text, { ...read, links }, table) ?? []));
  }
  return faults.length > 0 ? faults : null;
}

function pairingFault(text: string, { links }: RecordLinks, table: RecordTable): RecordFault[] | null {
  if (links.length < 2 || listed(text, links)) return null;
  // Two clauses that each speak of a row.
  const pairs = readClauses(text).filter((c) => links.filter((l) => l.start >= c.start && l.end <= c.end).length > 1);
  if (pairs.length > 1) return null;
  const oddOf = (row: number) => links.filter((link) => !link.rows.has(row));
  const rows = [...table.rows.keys()].filter((row) => oddOf(row).length === 1);
  const odd = new Set(rows.flatMap(oddOf));
  // A word of a cell may be a word of the claim's own.
  if ([...odd].some((link) => !link.whole && link.keys.length < 2)) return null;
  if (odd.size === 0 || odd.size > 2) return null;
  const [first, second] = [...odd].sort((a, b) => a.from - b.from) as [RecordLink, RecordLink?];
  if (!second) {
    const rest = links.filter((link) => link !== first);
    const name = rest.find((link) => link.cells.some((c) => c.column === 0)) ?? (rest[0] as RecordLink);
    const fault = faultOf(text, first, name, table, rows[0]);
    return fault && [fault];
  }
  // Two words that stand in two rows: one of them must say by itself which row is meant.
  if (links.length === 2 && !links.some((link) => link.rows.size === 1 && link.whole)) return null;
  const rowWithout = (link: RecordLink) => rows.find((row) => !link.rows.has(row));
  const a = faultOf(text, first, second, table, rowWithout(first));
  const b = faultOf(text, second, first, table, rowWithout(second));
  if (!a || !b) return null;
  // Nothing tells which of the two is wrong: both are marked, each with the row that the other names.
  if (a.kind === "value" || b.kind === "value") return [a, b];
  // A value that belongs to another is marked as such; two names are marked as one.
  if (first.figure !== second.figure) return [first.figure ? a : b];
  const at = { start: first.start, end: second.end };
  return [{ ...b, at: at.end - at.start <= LONGEST_PAIR ? at : b.at }];
}

/** What is wrong with a link if another names the row; null where that row has nothing in its column, or much the same. */
function faultOf(
  text: string,
  wrong: RecordLink,
  name: RecordLink,
  table: RecordTable,
  row: number | undefined,
): RecordFault | null {
  if (row === undefined || (wrong.figure && !/\d/.test(text.slice(wrong.start, wrong.end)))) return null;
  const columns = new Set(wrong.cells.map((cell) => cell.column));
  const cells = (table.rows[row]?.cells ?? []).filter((cell) => columns.has(cell.column) && cell.keys.length > 0);
  const [cell] = cells;
  if (!cell || columns.size > MOST_OWNERS || cells.some((other) => kin(other, wrong))) return null;
  const { quantity, figure } = wrong;
  const owner = ownerOf(wrong, table);
  const rest = {
    at: { start: wrong.start, end: wrong.end },
    index: table.index,
    passage: (table.rows[row] as { passage: Passage }).passage,
    cell,
    quantity,
  };
  const words = text.slice(wrong.start, wrong.end);
  const other = text.slice(name.start, name.end);
  if (figure && (owner === "" || !quantity || recurs(quantity, wrong, table)))
    return { ...rest, kind: "value", told: words, of: other, owner };
  // Words beside a value are the ones that it is told of.
  if (!quantity && name.quantity)
    return { ...rest, kind: "pairing", told: other, of: words, owner: ownerOf(name, table) };
  return { ...rest, kind: "pairing", told: words, of: other, owner };
}

/** Rows of a table whose bare figures recur by chance. */
const LONG = 8;

/**
 * Whether a value may stand in another row by chance: a date, a bare figure, a figure of a long column of such. That it does then
 * says little of whose it is.
 */
function recurs({ kind, unit, text }: Quantity, { cells }: RecordLink, table: RecordTable): boolean {
  if (kind === "date" || kind === "time" || (unit === "" && !/\p{Script=Han}/u.test(text))) return true;
  return table.rows.length >= LONG && kind !== "currency" && cells.every((cell) => /^[\d.,\s]+$/.test(cell.text));
}

const kin = (cell: RecordCell, link: RecordLink): boolean =>
  (link.figure && link.keys.length === 1 && cell.text.replace(/\D+/g, " ").trim() === link.keys[0]) ||
  (link.quantity !== undefined && statesValue(cell, link.quantity)) ||
  link.keys.every((key) => cell.keys.includes(key)) ||
  cell.keys.every((key) => link.keys.includes(key));

/** Names of the rows that have the words, where they are few. */
function ownerOf(link: RecordLink, table: RecordTable): string {
  if (link.rows.size > MOST_OWNERS) return "";
  const names = [...link.rows].flatMap((row) => {
    const name = table.rows[row]?.cells.find((cell) => cell.keys.length > 0 && !link.cells.includes(cell));
    return name ? [name.text] : [];
  });
  return names.join(", ");
}

/** Two words of one column are a list: they stand in two rows by right. */
function listed(text: string, links: readonly RecordLink[]): boolean {
  return links.some((link, i) => {
    const next = links[i + 1];
    if (!next) return false;
    const shared = link.cells.some((a) => next.cells.some((b) => a.column === b.column));
    return shared && /^\s*(?:,|and|or|&|\/|，|、|和|与|及|或|至|到|to|-|–)/i.test(text.slice(link.end, next.start));
  });
}

/** A cell of the row is told under the name of another column: one that nothing of the claim stands in. */
function columnFault(
  { text, quantities }: Stated,
  { links, mentions }: RecordLinks,
  table: RecordTable,
): RecordFault | null {
  // A value that no cell has may be what the column is named for.
  const loose = quantities.some(
    (q) => isValue(q) && ![...links, ...mentions].some((run) => run.start < q.end && q.start < run.end),
  );
  if (links.length < 2 || loose) return null;
  for (const [row, { cells, passage }] of table.rows.entries()) {
    if (!links.every((link) => link.rows.has(row))) continue;
    const used = cells.filter((cell) => links.some((link) => link.cells.includes(cell)));
    const idle = mentions.filter((m) => !used.some((cell) => m.columns.includes(cell.column)));
    const [mention] = idle;
    // A word that begins a claim's name of its subject ("the game with") names no column.
    if (idle.length !== 1 || !mention || mention.columns.length !== 1) return null;
    const named = (column: number) => mentions.some((m) => m.columns.includes(column));
    const column = mention.columns[0] as number;
    const words = table.headers[column]?.keys ?? [];
    const strays = (cell: RecordCell, link: RecordLink) =>
      !named(cell.column) &&
      (!link.figure || /\d/.test(text.slice(link.start, link.end))) &&
      // "the home team's score" is that of the home team.
      !words.every((key) => table.headers[cell.column]?.keys.includes(key)) &&
      gapBetween(link, mention, links) < BESIDE &&
      (alike(column, cell.column, table) ||
        (cell.column > 0 && link.quantity !== undefined && cells[column]?.quantities[0]?.kind === link.quantity.kind));
    const told = used.find((cell) => links.some((link) => link.cells.includes(cell) && strays(cell, link)));
    const link = links.find((l) => told && l.cells.includes(told));
    const cell = cells[column];
    if (!told || !link || !cell || cell.keys.length === 0 || kin(cell, link)) return null;
    return {
      kind: "pairing",
      at: link.figure ? link : mention,
      index: table.index,
      passage,
      cell,
      told: text.slice(link.start, link.end),
      of: text.slice(mention.start, mention.end),
      owner: table.headers[told.column]?.text ?? "",
      quantity: undefined,
    };
  }
  return null;
}

/** Words between a link and a mention that no other link takes up. */
function gapBetween(link: RecordLink, mention: ColumnMention, links: readonly RecordLink[]): number {
  const [from, to] = mention.to <= link.from ? [mention.to, link.from] : [link.to, mention.from];
  const taken = links.filter((l) => l.from >= from && l.to <= to).reduce((sum, l) => sum + l.to - l.from, 0);
  return to - from - taken;
}

/** Whether two columns hold things of one kind: their names share a word ("home team", "away team"), or they share a cell. */
function alike(a: number, b: number, table: RecordTable): boolean {
  if (!table.headers[a] || !table.headers[b]) return false;
  const words = new Set(readTokens(table.headers[a]?.text ?? "").map((token) => token.text));
  if (readTokens(table.headers[b]?.text ?? "").some((token) => token.kind !== "mark" && words.has(token.text)))
    return true;
  const texts = new Set(table.rows.map(({ cells }) => cells[a]?.text));
  return table.rows.some(
    ({ cells }) => /\p{L}{3}|\p{Script=Han}{2}/u.test(cells[b]?.text ?? "") && texts.has(cells[b]?.text),
  );
}

/** The row and the column are named, and the cell holds another value. */
function valueFault(claim: Stated, { links, mentions, tokens }: RecordLinks, table: RecordTable): RecordFault | null {
  for (const quantity of claim.quantities) {
    if (
      !isValue(quantity) ||
      !/\d/.test(quantity.text) ||
      links.some((link) => link.start < quantity.end && quantity.start < link.end)
    )
      continue;
    const from = tokens.findIndex((token) => token.end > quantity.start);
    let to = from;
    while (to < tokens.length && (tokens[to]?.start ?? 0) < quantity.end) to++;
    // "20 questions" may be a column.
    if (from < 0 || mentions.some((m) => m.from <= from && to <= m.to)) continue;
    const taken = new Set(links.flatMap((link) => link.cells.map((cell) => cell.column)));
    const beside: ColumnMention[] = besideMentions({ from, to }, mentions).filter(
      (m) => !m.columns.every((c) => taken.has(c)),
    );
    const columns = new Set(beside.flatMap((m) => m.columns));
    if (columns.size !== 1 || links.length === 0) continue;
    const [column] = columns as unknown as [number];
    const rows = [...table.rows.keys()].filter((row) => links.every((link) => link.rows.has(row)));
    if (rows.length === 0 || rows.length > 2) continue;
    const cells = rows.map((row) => table.rows[row]?.cells[column]);
    const stated = cells.every((cell) => cell && cell.quantities.length === 1 && !statesValue(cell, quantity));
    const cell = cells[0];
    if (!stated || !cell) continue;
    const name = links[0] as RecordLink;
    return {
      kind: "value",
      at: { start: quantity.start, end: quantity.end },
      index: table.index,
      passage: (table.rows[rows[0] as number] as { passage: Passage }).passage,
      cell,
      told: quantity.text,
      of: claim.text.slice(name.start, name.end),
      owner: "",
      quantity,
    };
  }
  return null;
}
