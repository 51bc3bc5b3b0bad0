import * as xlsx from "@e965/xlsx";
import { expect, it } from "vitest";
import { readWorkbook } from "../../../lib/audit/import/read-workbook";
import { all, blobOf } from "../../support/blobs";

/** A workbook with an empty sheet in front, as it is on the disk. */
function workbook(cells: xlsx.WorkSheet): Blob {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, {}, "Cover");
  xlsx.utils.book_append_sheet(book, cells, "Log");
  return blobOf(new Uint8Array(xlsx.write(book, { type: "array", bookType: "xlsx" })));
}

it("reads formulas by their stored values and days in ISO; a formula without a value costs its row", async () => {
  const file = workbook({
    "!ref": "A1:D5",
    A1: { t: "s", v: "id" },
    B1: { t: "s", v: "answer" },
    C1: { t: "s", v: "date" },
    D1: { t: "s", v: "ok" },
    A2: { t: "n", v: 7 },
    B2: { t: "s", v: "12 days", f: 'CONCATENATE(6*2," days")' },
    C2: { t: "n", v: 46_082, z: "yyyy-mm-dd" },
    D2: { t: "b", v: true },
    A3: { t: "n", v: 8 },
    B3: { t: "e", v: 0x17, f: "A1/0" },
    A5: { t: "n", v: 9 },
    B5: { t: "s", v: "九天" },
    C5: { t: "n", v: 46_082.75, z: "m/d/yy h:mm" },
  });
  const rows = await all(readWorkbook(file));
  expect(rows.map((row) => ("value" in row ? row.value : [row.reason, row.detail]))).toEqual([
    { id: "7", answer: "12 days", date: "2026-03-01", ok: "true" },
    ["formula", "answer"],
    { id: "9", answer: "九天", date: "2026-03-01T18:00:00", ok: "" },
  ]);
});

it("is no rows where no sheet holds any", async () => {
  expect(await all(readWorkbook(workbook({})))).toEqual([]);
});
