import { type Aliases, NO_ALIASES, withAliases } from "../facts/aliases";
import { equalQuantity } from "../facts/equal-quantity";
import { isValue } from "../facts/quantities";
import { isContent, readTokens, type Token } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { type Passage, readingOf, type SourceIndex } from "./passages";

/** A cell with its words. Offsets are those of the source's text. */
export interface RecordCell extends Span {
  row: number;
  column: number;
  text: string;
  keys: string[];
  /** Values that the cell states. */
  quantities: Quantity[];
}

/** A table read as records: every row says something of one subject under the table's headers. */
export interface RecordTable extends Span {
  index: SourceIndex;
  /** By column; null where the table has no header. */
  headers: (RecordCell | null)[];
  rows: { passage: Passage; cells: RecordCell[] }[];
  /** Places at which a key stands in the cells. */
  byKey: Map<string, { cell: RecordCell; at: number }[]>;
  /** Words of the lines that the table stands under: they name all of it. */
  title: ReadonlySet<string>;
}

/** Beyond these a table is read in part. */
const MOST_ROWS = 300;
const MOST_COLUMNS = 30;
/** Places of one key that are looked at: a word of every row tells none apart. */
const MOST_PLACES = 400;

const NUMERALS = new Map<string, string>(
  "one two three four five six seven eight nine ten eleven twelve".split(" ").map((word, i) => [word, String(i + 1)]),
);
const MONTHS = new Map<string, string>(
  "january february march april may june july august september october november december"
    .split(" ")
    .map((month) => [month.slice(0, 3), month]),
);

/** A token as it is compared with a cell's: numbers without zeros that change nothing, ordinals and months in one form. */
export function recordKey(token: Token): string {
  if (token.kind !== "number") {
    const numeral = NUMERALS.get(token.text);
    if (numeral) return numeral;
    const month = token.text.length >= 3 ? MONTHS.get(token.text.slice(0, 3)) : undefined;
    return month && (token.text.length <= 4 || token.text === month) && month.startsWith(token.text)
      ? month
      : token.key;
  }
  return token.key
    .replace(/^(\d+)(?:st|nd|rd|th)$/, "$1")
    .replace(/^(\d+)\.0+$/, "$1")
    .replace(/^0+(?=\d)/, "");
}

/** Content tokens of a text, with the numeral and the month that are function words elsewhere ("one", "may"); a name of `aliases` is one. */
export const recordTokens = (text: string, aliases: Aliases = NO_ALIASES): Token[] =>
  withAliases(readTokens(text), aliases.find(text)).filter(
    (token) => isContent(token) || NUMERALS.has(token.text) || token.text === "may",
  );

const known = new WeakMap<object, RecordTable[]>();

/** The tables of a source; read once per text. */
export function recordTables(index: SourceIndex): RecordTable[] {
  const kept = known.get(readingOf(index));
  if (kept) return kept;
  const groups = new Map<number, Passage[]>();
  for (const passage of index.passages) {
    if (!passage.cells || passage.cells.length < 2) continue;
    const group = groups.get(passage.parent.start);
    if (!group) groups.set(passage.parent.start, [passage]);
    else if (group.length <= MOST_ROWS) group.push(passage);
  }
  const tables = [...groups.values()].flatMap((passages) => readTable(index, passages) ?? []);
  known.set(readingOf(index), tables);
  return tables;
}

function readTable(index: SourceIndex, passages: readonly Passage[]): RecordTable | null {
  const { text } = index.source;
  const [first] = passages;
  if (!first || passages.length < 2) return null;
  const headed = passages.some((p) => p.context.at(-1)?.start === first.start) || isHeaderRow(text, passages);
  const body = headed ? passages.slice(1) : passages;
  const headers = headed ? cellsOf(index, first, -1) : [];
  const rows = body.map((passage, row) => ({ passage, cells: cellsOf(index, passage, row) }));
  const byKey: RecordTable["byKey"] = new Map();
  for (const { cells } of rows)
    for (const cell of cells)
      cell.keys.forEach((key, at) => {
        const places = byKey.get(key);
        if (!places) byKey.set(key, [{ cell, at }]);
        else if (places.length < MOST_PLACES) places.push({ cell, at });
      });
  const title = new Set<string>();
  for (const span of first.context)
    for (const token of recordTokens(text.slice(span.start, span.end), index.aliases)) title.add(recordKey(token));
  return { start: first.parent.start, end: first.parent.end, index, headers, rows, byKey, title };
}

/** A first row of three or more short names, none of them a value, over two rows or more. */
function isHeaderRow(text: string, passages: readonly Passage[]): boolean {
  const cells = passages[0]?.cells ?? [];
  if (cells.length < 3 || passages.length < 3) return false;
  const words = cells.map((cell) => text.slice(cell.start, cell.end));
  return (
    words.every((word, k) => (word === "" ? k === 0 : word.length <= 40 && NAMES_COLUMN.test(word))) &&
    new Set(words).size === words.length
  );
}

/** A word, a year or an hour. */
const NAMES_COLUMN = /\p{L}{3}|\p{Script=Han}|^\D+$|^(?:19|20)\d\d$|^\d{1,2}:\d\d$/u;

function cellsOf({ source: { text }, aliases }: SourceIndex, passage: Passage, row: number): RecordCell[] {
  return (passage.cells ?? []).slice(0, MOST_COLUMNS).map(({ start, end }, column) => {
    const words = text.slice(start, end);
    return {
      start,
      end,
      row,
      column,
      text: words,
      keys: recordTokens(words, aliases).map(recordKey),
      quantities: passage.quantities.filter((q) => isValue(q) && q.start >= start && q.end <= end),
    };
  });
}

const EQUAL: ReadonlySet<string> = new Set(["same", "converted", "rounded", "bound", "unit"]);

/** Whether a cell states a value, in any form: the header may hold its unit or its scale. */
export const statesValue = (cell: RecordCell, quantity: Quantity): boolean =>
  !namesOtherYear(cell, quantity) &&
  (cell.text.replace(/\D+/g, " ").trim() === quantity.text.replace(/\D+/g, " ").trim() ||
    cell.quantities.some((q) => EQUAL.has(equalQuantity(quantity, q)) || sameFigure(q, quantity)));

/** "december 18 , 2005" may be read as a day and a year apart. */
function namesOtherYear({ text }: RecordCell, { kind, value }: Quantity): boolean {
  if (kind !== "date" || typeof value !== "string") return false;
  const year = /^\d{4}(?=-)/.exec(value)?.[0];
  return year !== undefined && /\b(?:19|20)\d\d\b/.test(text) && !text.includes(year);
}

/** The same figures, as they stand or under a scale that the header or the words around the table name. */
function sameFigure(a: Quantity, b: Quantity): boolean {
  if (typeof a.value !== "string" || typeof b.value !== "string") return false;
  const [one, other] = [Number(a.value), Number(b.value)];
  if (one === other) return true;
  const ratio = other / one;
  return SCALES.some((scale) => Math.abs(ratio - scale) < scale * 1e-9 || Math.abs(ratio * scale - 1) < 1e-9);
}
const SCALES = [1e3, 1e4, 1e6, 1e8, 1e9];
