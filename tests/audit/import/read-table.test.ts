import { expect, it } from "vitest";
import { LONGEST_ROW, SLICE } from "../../../lib/audit/import/limits";
import { findDelimiter, namesOf, readTable } from "../../../lib/audit/import/read-table";
import type { Delimiter } from "../../../lib/model/batch";
import { all, blobOf } from "../../support/blobs";

const seen = async (text: string, delimiter: Delimiter = ",") =>
  (await all(readTable(blobOf(text), "utf-8", delimiter))).map((row) => ("value" in row ? row.value : row.reason));

it.each([
  ["id,answer\n1,a\n2,b\n", ","],
  ['id;answer\n1;"a, b"\n2;"c, d"\n', ";"],
  ["id\tanswer\n1\ta,b\n", "\t"],
  ["编号|答案\n1|好，对\n", "|"],
  ["answer\nyes\n", ","],
])("finds the delimiter of %j", (text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter);
});

it.each([
  [
    "quoted cells over lines",
    'id,a\r\n1,"x, ""y""\r\nz"\r\n2,w\r\n',
    [
      { id: "1", a: 'x, "y"\nz' },
      { id: "2", a: "w" },
    ],
  ],
  [
    "old line ends",
    "id,a\r1,x\r2,y",
    [
      { id: "1", a: "x" },
      { id: "2", a: "y" },
    ],
  ],
  ["empty lines and trailing cells", "id,a\n\n1,x,,\n,,\n", [{ id: "1", a: "x" }]],
  [
    "three delimiters in one table",
    "id,a\n1,x\n2;y\n3\tz\n4,w\n",
    [{ id: "1", a: "x" }, "delimiter", "delimiter", { id: "4", a: "w" }],
  ],
  ["a delimiter in a text", "id,a\n1,x,y\n2,z\n", ["delimiter", { id: "2", a: "z" }]],
  ["a quotation mark out of place", 'id,a\n1,"x"y\n2,z\n', ["quotes", { id: "2", a: "z" }]],
])("reads %s", async (_, text, rows) => {
  expect(await seen(text)).toEqual(rows);
});

it("reads rows that lie in several parts of the file, also where a line end is cut in two", async () => {
  const cell = "x".repeat(SLICE - 7);
  expect(await seen(`id,a\r\n${cell}\r\n`.replace(cell, `1,${cell.slice(2)}`))).toEqual([
    { id: "1", a: cell.slice(2) },
  ]);
  expect(await seen(`id,a\n1,"${"y,".repeat(SLICE)}"\n2,z\n`)).toEqual([
    { id: "1", a: "y,".repeat(SLICE) },
    { id: "2", a: "z" },
  ]);
});

it("of a quotation mark that is never closed gives up its own line alone", async () => {
  const rows = [{ id: "1", a: "x" }, "quotes", { id: "3", a: "z" }];
  expect(await seen('id,a\n1,x\n2,"y\n3,z\n')).toEqual(rows);
  const wide = { id: "3", a: "z".repeat(SLICE) };
  const many = Array.from({ length: LONGEST_ROW / SLICE + 2 }, () => wide);
  const text = many.map(({ id, a }) => `${id},${a}\n`).join("");
  expect(await seen(`id,a\n1,x\n2,"y\n${text}`)).toEqual([...rows.slice(0, 2), ...many]);
});

it("gives every column a name of its own", () => {
  expect(namesOf(["id", "", "a", " a ", "a"])).toEqual(["id", "#2", "a", "a (2)", "a (3)"]);
});
