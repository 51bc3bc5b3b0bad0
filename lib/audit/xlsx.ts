import writeXlsxFile, { type Row, type Sheet, type Cell as SheetCell } from "write-excel-file/universal";
import type { Audit } from "../model/audit-file";
import type { Language } from "../model/settings";
import { columnWord, sheetWord } from "../wording/audit";
import { stratumWord } from "../wording/stratum";
import type { AuditReport } from "./report";
import { SUMMARY_COLUMNS, summaryRows } from "./summary";
import { auditTables, type Cell, originOf } from "./tables";

/** Most UTF-16 units of a cell in a workbook (Excel's own limit). What is longer is cut there and whole in the JSON export. */
const LONGEST_CELL = 32_767;

/**
 * The workbook: summary, drawn answers, reviews, findings with the source's words and places, trail, plan. Texts are stored as
 * texts, never as formulas. Numbers are numbers, shares lie between 0 and 1.
 */
export async function writeXlsx(audit: Audit, report: AuditReport, language: Language): Promise<Blob> {
  const origin = originOf(audit);
  const sheets: Sheet<Blob>[] = [
    sheet("summary", SUMMARY_COLUMNS, summaryRows(audit, report, language), language, [48, 12, 12, 12, 12, 12, 80]),
    ...auditTables(audit).map(({ name, columns, rows }) => sheet(name, columns, rows, language)),
    sheet("plan", ["what", "value", "size", "drawn", "weight"], planRows(audit, origin, language), language, [32, 72]),
  ];
  return writeXlsxFile(sheets).toBlob();
}

function planRows({ draw, batch }: Audit, origin: ReturnType<typeof originOf>, language: Language): Cell[][] {
  return [
    ...Object.entries({ batch: batch.name, file: batch.file, ...origin }).map(([what, value]) => [what, value]),
    ...Object.entries({ blind: draw.blind, secondShare: draw.secondShare, drawnBy: draw.drawnBy }),
    ["drawnAt", new Date(draw.drawnAt).toISOString()],
    ["plan", JSON.stringify(draw.plan)],
    ["critical", (draw.critical ?? []).join(", ")],
    ["gates", JSON.stringify(draw.gates ?? [])],
    ...draw.strata.map(({ id, size, drawn, weight }) => [stratumWord(id, language), id, size, drawn, weight]),
  ];
}

function sheet(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  language: Language,
  widths: readonly number[] = [],
): Sheet<Blob> {
  const head: Row = columns.map((column) => ({
    value: columnWord(column, language),
    type: String,
    fontWeight: "bold",
  }));
  return {
    sheet: sheetWord(name, language),
    stickyRowsCount: 1,
    columns: columns.map((_, at) => ({ width: widths[at] ?? 18 })),
    data: [head, ...rows.map((row) => row.map(cellOf))],
  };
}

function cellOf(value: Cell): SheetCell {
  if (typeof value === "number") return { value, type: Number };
  if (typeof value === "boolean") return { value, type: Boolean };
  return value === null || value === "" ? null : { value: writable(value), type: String };
}

/** What XML cannot hold (control characters but tab and line ends, halves of pairs, U+FFFE and U+FFFF) and what readers drop is shown as a box. */
export const writable = (text: string): string =>
  [...text.slice(0, LONGEST_CELL).toWellFormed()].map((sign) => (isWritable(sign) ? sign : "□")).join("");

const isWritable = (sign: string): boolean =>
  sign >= " " ? sign < "\ufffd" || sign.length > 1 : sign === "\t" || sign === "\n" || sign === "\r";
