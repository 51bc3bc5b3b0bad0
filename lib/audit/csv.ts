import Papa from "papaparse";
import type { Audit } from "../model/audit-file";
import type { Language } from "../model/settings";
import { columnWord } from "../wording/audit";
import { type Cell, itemTable, originOf } from "./tables";

/** OWASP's list of first characters, line ends, and the full-width ones that spreadsheets of East Asia take for the same. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A CSV text that spreadsheets open as it is: UTF-8 with a byte order mark, commas, CRLF. What begins like a formula gets an
 * apostrophe before it, so that nothing in an answer is computed; numbers stay numbers.
 */
export function writeCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const text = Papa.unparse([[...head], ...rows.map((row) => [...row])], { escapeFormulae: FORMULA, newline: "\r\n" });
  return `\uFEFF${text}\r\n`;
}

/** The drawn answers as CSV; each row names rule set, batch and seed. */
export function writeItemsCsv(audit: Audit, language: Language): string {
  const { columns, rows } = itemTable(audit);
  const { engine, batchHash, seed } = originOf(audit);
  const head = [...columns, "engine", "batchHash", "seed"].map((column) => columnWord(column, language));
  return writeCsv(
    head,
    rows.map((row) => [...row, engine, batchHash, seed]),
  );
}
