import { type Delimiter, delimiterSchema, type Encoding } from "../../model/batch";
import { textParts } from "./decode";
import { LONGEST_ROW, RAW_KEPT } from "./limits";
import type { RawRow } from "./raw-row";
import { TableScanner } from "./table-row";

/** Rows that tell the delimiter. */
const FIRST_ROWS = 50;

/**
 * The delimiter by which most of the first rows have as many cells as the first one, and of several such the one that gives
 * more cells; a comma where none parts the first row.
 */
export function findDelimiter(beginning: string): Delimiter {
  const text = beginning.replace(/\r\n?/g, "\n");
  let best: { delimiter: Delimiter; alike: number; cells: number } = { delimiter: ",", alike: 0, cells: 1 };
  for (const delimiter of delimiterSchema.options) {
    const lengths: number[] = [];
    const scanner = new TableScanner(text, delimiter, true);
    for (let at = 0; at < text.length && lengths.length < FIRST_ROWS; ) {
      const row = scanner.rowAt(at);
      if (typeof row === "string") break;
      if (row.cells.some((cell) => cell !== "")) lengths.push(row.cells.length);
      at = row.end;
    }
    const [cells = 1] = lengths;
    const alike = lengths.filter((length) => length === cells).length;
    if (cells > 1 && (alike > best.alike || (alike === best.alike && cells > best.cells)))
      best = { delimiter, alike, cells };
  }
  return best.delimiter;
}

/**
 * Rows of a table with a head, as objects by the head's names. A row with another number of cells than the head has is told: a
 * delimiter stands in one of its texts, or it was written with another one. A quotation mark that is never closed costs its own
 * line alone.
 */
export async function* readTable(file: Blob, encoding: Encoding, delimiter: Delimiter): AsyncGenerator<RawRow> {
  let head: string[] | undefined;
  let rest = "";
  let carried = "";
  for await (const { text, bytes } of textParts(file, encoding)) {
    const last = bytes >= file.size;
    // The \r at the end of a part may be the half of a line end.
    const joined = carried + text;
    carried = joined.endsWith("\r") && !last ? "\r" : "";
    const whole = rest + joined.slice(0, joined.length - carried.length).replace(/\r\n?/g, "\n");
    const scanner = new TableScanner(whole, delimiter, last);
    let at = 0;
    while (at < whole.length) {
      const row = scanner.rowAt(at);
      if (typeof row !== "string") {
        at = row.end;
        if (row.cells.every((cell) => cell.trim() === "")) continue;
        if (head === undefined) head = namesOf(row.cells);
        else yield rowOf(head, row.cells, row.broken, bytes, delimiter);
        continue;
      }
      if (!last && whole.length - at <= LONGEST_ROW) break;
      // It will not end: of a quotation the line where it was opened is given up, of anything else the whole row.
      const end = whole.indexOf("\n", at);
      const stop = end < 0 ? whole.length : end;
      const start = whole.slice(at, Math.min(stop, at + RAW_KEPT));
      const raw = () => start;
      if (row === "open-quote" && end >= 0) yield { bytes, reason: "quotes", raw };
      else yield { bytes, reason: "line-too-long", detail: `> ${LONGEST_ROW}`, raw };
      at = stop + 1;
    }
    rest = whole.slice(at);
  }
}

/** Names of the columns, each once; a column without a name has its number. */
export function namesOf(cells: readonly string[]): string[] {
  const names: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const own = cell.trim() || `#${at + 1}`;
    let name = own;
    for (let n = 2; names.includes(name); n++) name = `${own} (${n})`;
    names.push(name);
  }
  return names;
}

function rowOf(
  head: readonly string[],
  cells: readonly string[],
  broken: boolean,
  bytes: number,
  mark: string,
): RawRow {
  const raw = () => cells.join(mark).slice(0, RAW_KEPT);
  if (broken) return { bytes, reason: "quotes", raw };
  // Cells beyond the head that hold nothing are what a spreadsheet leaves behind.
  const length = cells.findLastIndex((cell, at) => at < head.length || cell.trim() !== "") + 1;
  if (length !== head.length) return { bytes, reason: "delimiter", detail: `${length} / ${head.length}`, raw };
  return { bytes, raw, value: Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ""])) };
}
