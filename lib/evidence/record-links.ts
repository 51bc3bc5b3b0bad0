import { OVER_ROWS_EN, OVER_ROWS_ZH } from "../facts/lexicon/table-words";
import { isValue } from "../facts/quantities";
import { readTokens, type Token } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { isHan } from "../text/characters";
import { type RecordCell, type RecordTable, recordKey, recordTokens, statesValue } from "./records";

/** Words of a claim that stand in cells of a table. `from` and `to` count content tokens of the claim; offsets are the claim's. */
export interface RecordLink extends Span {
  from: number;
  to: number;
  keys: string[];
  cells: RecordCell[];
  rows: ReadonlySet<number>;
  /** The words are all of a cell. */
  whole: boolean;
  /** The value that the words are. */
  quantity: Quantity | undefined;
  /** A value, or a number that is read as none: "round 2". */
  figure: boolean;
}

/** Words of a claim that name columns. */
export interface ColumnMention extends Span {
  from: number;
  to: number;
  columns: number[];
}

export interface RecordLinks {
  tokens: Token[];
  links: RecordLink[];
  mentions: ColumnMention[];
  /** Share of the claim's words that the table accounts for, 0..1. */
  coverage: number;
}

/** Words between a column's name and a cell of it: "has a high points of 20". */
export const BESIDE = 3;
/** A part of a cell may name it where so few rows have the word. */
const RARE = 0.3;

/** Joins the words of a claim to the cells and headers of a table. Quantities have offsets of `text`. */
export function linkRecords(text: string, quantities: readonly Quantity[], table: RecordTable): RecordLinks {
  const tokens = recordTokens(text, table.index.aliases);
  const keys = tokens.map(recordKey);
  const mentions = readMentions(tokens, keys, table);
  const covered = new Uint8Array(tokens.length);
  for (const mention of mentions) covered.fill(1, mention.from, mention.to);
  tokens.forEach((_, i) => {
    if (table.title.has(keys[i] as string)) covered[i] = 1;
  });
  const runs: RecordLink[] = [];
  for (let i = 0; i < tokens.length; ) {
    const found = linkAt(tokens, keys, i, quantities, table, mentions);
    if (!found) {
      i++;
      continue;
    }
    runs.push(found);
    i = found.to;
  }
  const links = withinColumns(runs, mentions);
  for (const link of links) covered.fill(1, link.from, link.to);
  const weight = covered.reduce((sum, one) => sum + one, 0);
  return { tokens, links, mentions, coverage: tokens.length > 0 ? weight / tokens.length : 0 };
}

/** The cells of a table that state a value in any form: all are compared, once for each value of an answer. */
function cellsOf(table: RecordTable, quantity: Quantity): RecordCell[] {
  const known = stating.get(table) ?? new Map<string, RecordCell[]>();
  stating.set(table, known);
  const key = JSON.stringify({ ...quantity, start: 0, end: 0 });
  let cells = known.get(key);
  if (!cells) {
    cells = table.rows.flatMap((row) => row.cells.filter((cell) => statesValue(cell, quantity)));
    // Tables outlive the answers that are held against them.
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, cells);
  }
  return cells;
}
const stating = new WeakMap<RecordTable, Map<string, RecordCell[]>>();
const MOST_KNOWN = 500;

function linkAt(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  quantities: readonly Quantity[],
  table: RecordTable,
  mentions: readonly ColumnMention[],
): RecordLink | null {
  const first = tokens[at] as Token;
  // "$5" begins before its first word.
  const quantity = quantities.find((q) => isValue(q) && q.start <= first.start && first.start < q.end);
  const opens = quantity !== undefined && (tokens[at - 1]?.end ?? 0) <= quantity.start;
  let length = 0;
  let cells: RecordCell[] = [];
  for (const place of table.byKey.get(keys[at] as string) ?? []) {
    let n = 1;
    while (place.at + n < place.cell.keys.length && place.cell.keys[place.at + n] === keys[at + n]) n++;
    if (n > length) {
      length = n;
      cells = [];
    }
    if (n === length) cells.push(place.cell);
  }
  let to = at + length;
  let end = length > 0 ? (tokens[to - 1] as Token).end : 0;
  if (quantity && opens && end <= quantity.end) {
    // A value is found in all its forms, not by its figures alone.
    cells = cellsOf(table, quantity);
    end = quantity.end;
    to = at;
    while (to < tokens.length && (tokens[to] as Token).start < end) to++;
    length = to - at;
  }
  if (cells.length === 0) return null;
  const whole = cells.filter((cell) => cell.keys.length <= length);
  const kept = whole.length > 0 ? whole : cells;
  const link: RecordLink = {
    from: at,
    to,
    start: quantity && opens ? quantity.start : first.start,
    end,
    keys: keys.slice(at, to),
    cells: kept,
    rows: new Set(kept.map((cell) => cell.row)),
    whole: whole.length > 0,
    quantity: quantity && opens && quantity.end <= end ? quantity : undefined,
    figure:
      (quantity !== undefined && opens && quantity.end <= end) ||
      (to - at === 1 && /^\d+(?:st|nd|rd|th)?$/.test(first.text)),
  };
  // The name of a column or of the table is no cell.
  const named = mentions.some((m) => m.from <= at && to <= m.to);
  if (named && !(link.whole && length > 1)) return null;
  if (!link.whole && keys.slice(at, to).every((key) => table.title.has(key))) return null;
  return tells(link, tokens, table, mentions) ? link : null;
}

/** Whether the words tell a cell from others: all of a cell, two words of it, or one that few rows have. */
function tells(
  link: RecordLink,
  tokens: readonly Token[],
  table: RecordTable,
  mentions: readonly ColumnMention[],
): boolean {
  const length = link.to - link.from;
  const token = tokens[link.from] as Token;
  const han = isHan(token.text.charCodeAt(0));
  if (length === 1 && token.kind === "number") {
    const digits = token.text.replace(/\D/g, "").length;
    if (digits >= 3) return true;
    // A small number stands in many cells: the column must be named beside it, or the words must name its unit.
    return (
      (link.quantity !== undefined && link.quantity.unit !== "" && link.quantity.kind !== "number") ||
      besideMentions(link, mentions).length > 0
    );
  }
  if (link.whole) return han ? length >= 2 : length >= 2 || token.text.length >= 2;
  if (han) return length >= 3 || (length >= 2 && link.cells.every((cell) => cell.keys.length === length + 1));
  if (length >= 2) return true;
  return token.text.length >= 4 && link.rows.size <= Math.max(1, RARE * table.rows.length);
}

/** Mentions of columns right before, right after or within a run of tokens. */
export const besideMentions = (
  run: { from: number; to: number },
  mentions: readonly ColumnMention[],
): ColumnMention[] =>
  mentions.filter((m) => (m.to <= run.from ? run.from - m.to : m.from >= run.to ? m.from - run.to : 0) < BESIDE);

/** Columns that are named beside a run of tokens, with no other link between. */
const columnsBeside = (
  link: RecordLink,
  mentions: readonly ColumnMention[],
  links: readonly RecordLink[],
): Set<number> =>
  new Set(
    besideMentions(link, mentions)
      .filter(
        (m) =>
          !links.some(
            (other) =>
              other !== link &&
              ((other.from >= m.to && other.to <= link.from) || (other.from >= link.to && other.to <= m.from)),
          ),
      )
      .flatMap((m) => m.columns),
  );

/**
 * Links within the columns that are named beside them, where they have cells there. A small number that has none is kept only where
 * one row has it and all else.
 */
function withinColumns(links: readonly RecordLink[], mentions: readonly ColumnMention[]): RecordLink[] {
  const kept: RecordLink[] = [];
  const stray: RecordLink[] = [];
  for (const link of links) {
    const columns = columnsBeside(link, mentions, links);
    const cells = link.cells.filter((cell) => columns.has(cell.column));
    if (cells.length > 0) kept.push({ ...link, cells, rows: new Set(cells.map((cell) => cell.row)) });
    else if (link.figure && link.to - link.from === 1 && isSmall(link)) stray.push(link);
    else kept.push(link);
  }
  const together = [...(stray[0]?.rows ?? [])].some((row) => [...kept, ...stray].every((link) => link.rows.has(row)));
  return together && kept.length > 0 ? [...kept, ...stray].sort((a, b) => a.from - b.from) : kept;
}

const isSmall = ({ quantity, keys }: RecordLink): boolean =>
  (quantity?.unit ?? "") === "" && (quantity?.text ?? keys.join(" ")).replace(/\D/g, "").length < 3;

/** Headers that the claim names: all of their words, or a word that no other header has. */
function readMentions(tokens: readonly Token[], keys: readonly string[], table: RecordTable): ColumnMention[] {
  const names = table.headers.flatMap((header) => (header ? [{ at: header.column, keys: header.keys }] : []));
  return mentionsOf(tokens, keys, names).map(({ names: columns, whole, ...mention }) => ({ ...mention, columns }));
}

/** Words of a claim that name lines of a table. `from` and `to` count tokens; offsets are the claim's. */
export interface NameMention extends Span {
  from: number;
  to: number;
  /** The numbers of the lines that bear the name. */
  names: number[];
  /** All words of the name are said. */
  whole: boolean;
}

/** The places at which a claim names some of the given lines: all of their words, or a word that no other name has. */
export function mentionsOf(
  tokens: readonly Token[],
  keys: readonly string[],
  lines: readonly { at: number; keys: readonly string[] }[],
): NameMention[] {
  const frequency = new Map<string, number>();
  for (const line of lines) for (const key of new Set(line.keys)) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const mentions: NameMention[] = [];
  for (let i = 0; i < tokens.length; ) {
    let best: NameMention | null = null;
    for (const line of lines) {
      const at = line.keys.indexOf(keys[i] as string);
      if (at < 0) continue;
      let n = 1;
      while (at + n < line.keys.length && line.keys[at + n] === keys[i + n]) n++;
      const han = isHan((keys[i] as string).charCodeAt(0));
      const all = n === line.keys.length;
      const telling = keys.slice(i, i + n).some((key) => frequency.get(key) === 1);
      if (!all && (!telling || (han && n < 2))) continue;
      if (!best || n > best.to - best.from)
        best = {
          from: i,
          to: i + n,
          start: (tokens[i] as Token).start,
          end: (tokens[i + n - 1] as Token).end,
          names: [line.at],
          whole: all,
        };
      else if (n === best.to - best.from) best.names.push(line.at);
    }
    if (best) mentions.push(best);
    i = best ? best.to : i + 1;
  }
  return mentions;
}

/** Whether the claim counts, ranks or compares; a word of a column's or a row's name does not. */
export function overRows(
  text: string,
  { mentions, links }: { mentions: readonly Span[]; links: readonly Span[] },
): boolean {
  return (
    readTokens(text).some(
      (t) =>
        (OVER_ROWS_EN.has(t.text) || OVER_ROWS_EN.has(t.key)) &&
        ![...mentions, ...links].some((m) => m.start <= t.start && t.end <= m.end),
    ) || OVER_ROWS_ZH.some((word) => text.includes(word))
  );
}
