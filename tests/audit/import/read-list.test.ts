import { expect, it } from "vitest";
import { LONGEST_ROW, SLICE } from "../../../lib/audit/import/limits";
import { readList } from "../../../lib/audit/import/read-list";
import { all, blobOf } from "../../support/blobs";

const seen = async (text: string) =>
  (await all(readList(blobOf(text), "utf-8"))).map((row) => ("value" in row ? row.value : row.reason));

it.each([
  [
    "members with brackets, strings and escapes",
    ' [ {"a":[1,{"b":"]},\\"["}]} ,\n{"a":"\\\\"}, {"c":null} ] ',
    [{ a: [1, { b: ']},"[' }] }, { a: "\\" }, { c: null }],
  ],
  ["an empty list", "[ ]", []],
  ["members that are no objects", '[1,[2],{"a":1}]', ["not-an-object", "not-an-object", { a: 1 }]],
  ["one broken member", '[{"a":1},{"a":01},{"a":2}]', [{ a: 1 }, "no-json", { a: 2 }]],
  ["a list that was cut off", '[{"a":1},{"a":', [{ a: 1 }, "no-json"]],
  ["words after the list", '[{"a":1}] {"a":2}', [{ a: 1 }]],
])("%s", async (_, text, rows) => {
  expect(await seen(text)).toEqual(rows);
});

it("holds no more than the member that is being read", async () => {
  const long = "y".repeat(SLICE);
  expect(await seen(`[{"a":"${long}"},{"b":1}]`)).toEqual([{ a: long }, { b: 1 }]);
  expect(await seen(`[{"a":1},{"a":"${"z".repeat(LONGEST_ROW)}"},{"b":1}]`)).toEqual([
    { a: 1 },
    "line-too-long",
    { b: 1 },
  ]);
});
