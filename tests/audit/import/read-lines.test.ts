import { expect, it } from "vitest";
import { LONGEST_ROW, SLICE } from "../../../lib/audit/import/limits";
import { readLines } from "../../../lib/audit/import/read-lines";
import { all, blobOf } from "../../support/blobs";

const seen = async (file: Blob) =>
  (await all(readLines(file, "utf-8"))).map((row) =>
    "value" in row ? row.value : [row.reason, row.raw().slice(0, 12)],
  );

it("gives a row for each line, and for a broken one its reason", async () => {
  const lines = '{"a":1}\r\n\n  \n{"a":\n[1]\n"x"\n{"a":2}';
  expect(await seen(blobOf(lines))).toEqual([
    { a: 1 },
    ["no-json", '{"a":'],
    ["not-an-object", "[1]"],
    ["not-an-object", '"x"'],
    { a: 2 },
  ]);
});

it("reads a line that lies in several parts of the file", async () => {
  const long = "x".repeat(SLICE * 2);
  expect(await seen(blobOf(`{"a":"${long}"}\n{"b":1}\n`))).toEqual([{ a: long }, { b: 1 }]);
});

it("passes over a line of 100 MB and loses no other", async () => {
  const block = new Uint8Array(1 << 20).fill(120);
  const file = blobOf('{"a":1}\n{"a":"', ...Array.from({ length: 100 }, () => block), '"}\n{"a":2}\n');
  const rows = await all(readLines(file, "utf-8"));
  expect(rows.map((row) => ("value" in row ? row.value : row.reason))).toEqual([{ a: 1 }, "line-too-long", { a: 2 }]);
  expect(rows[1]).toMatchObject({ detail: `${(100 << 20) + 8} > ${LONGEST_ROW}` });
});
