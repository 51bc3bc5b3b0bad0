import type * as Xlsx from "@e965/xlsx";
import { RAW_KEPT } from "./limits";
import type { RawRow } from "./raw-row";
import { namesOf } from "./read-table";

type Cell = Xlsx.CellObject | undefined;

/**
 * Rows of a workbook's first sheet that holds any. A formula gives the value that was stored with it, a day is written in ISO;
 * a formula without a value, or an error, costs its row.
 */
export async function* readWorkbook(file: Blob): AsyncGenerator<RawRow> {
  // Only who opens a workbook needs it, and it is large.
  const xlsx = await import("@e965/xlsx");
  const book = xlsx.read(new Uint8Array(await file.arrayBuffer()), { dense: true, cellNF: true, cellHTML: false });
  const sheets = book.SheetNames.map((name) => book.Sheets[name]?.["!data"] as Cell[][] | undefined);
  const rows = sheets.find((data) => (data?.length ?? 0) > 0) ?? [];
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const textOf = (cell: Cell): string | undefined => {
    if (cell === undefined || cell.t === "z") return cell?.f === undefined ? "" : undefined;
    if (cell.t === "e" || (cell.f !== undefined && cell.v === undefined)) return undefined;
    if (cell.t === "n" && typeof cell.v === "number" && xlsx.SSF.is_date(String(cell.z ?? ""))) {
      return isoOf(xlsx.SSF.parse_date_code(cell.v, { date1904 }));
    }
    return String(cell.v ?? "");
  };
  let head: string[] | undefined;
  for (const [at, row] of rows.entries()) {
    const cells = Array.from(row ?? [], textOf);
    if (cells.every((cell) => cell === "")) continue;
    if (head === undefined) {
      head = namesOf(cells.map((cell) => cell ?? ""));
      continue;
    }
    const raw = () =>
      cells
        .map((cell) => cell ?? "")
        .join("\t")
        .slice(0, RAW_KEPT);
    const bytes = Math.round((file.size * (at + 1)) / rows.length);
    const missing = cells.indexOf(undefined);
    if (missing >= 0) yield { bytes, reason: "formula", detail: head[missing] ?? `#${missing + 1}`, raw };
    else yield { bytes, raw, value: Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ""])) };
  }
}

interface DateParts {
  y: number;
  m: number;
  d: number;
  H: number;
  M: number;
  S: number;
}

/** Day, and the time of day where there is one. A spreadsheet knows no zones. */
function isoOf({ y, m, d, H, M, S }: DateParts): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  const day = `${String(y).padStart(4, "0")}-${two(m)}-${two(d)}`;
  return H === 0 && M === 0 && S === 0 ? day : `${day}T${two(H)}:${two(M)}:${two(S)}`;
}
