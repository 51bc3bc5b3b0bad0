import { describe, expect, it } from "vitest";
import { TableScanner } from "../../../lib/audit/import/table-row";

const cellsOf = (text: string, last = true, from = 0) => {
  const row = new TableScanner(text, ",", last).rowAt(from);
  return typeof row === "string" ? row : [row.cells, row.end, row.broken];
};

describe("a row of a table", () => {
  it.each([
    ["a,b\nc", [["a", "b"], 4, false]],
    [",\n", [["", ""], 2, false]],
    ['"a ""x"", b\nc",d\n', [['a "x", b\nc', "d"], 17, false]],
    ['"",b', [["", "b"], 5, false]],
    ['"a"x,b\n', [["ax", "b"], 7, true]],
    ['a "b" c,d\n', [['a "b" c', "d"], 10, false]],
  ])("%j", (text, row) => {
    expect(cellsOf(text)).toEqual(row);
  });

  it.each([
    ["a,b", "open-row"],
    ['a,"b', "open-quote"],
    ['a,"b"', "open-quote"],
    ['a,"b""', "open-quote"],
    ['a,"b",', "open-row"],
  ])("%j may go on", (text, state) => {
    expect(cellsOf(text, false)).toBe(state);
  });
});

it("takes time in proportion to the text, also where a delimiter is rare", () => {
  const text = "x\n".repeat(200_000);
  const scanner = new TableScanner(text, ",", true);
  let rows = 0;
  for (let at = 0; at < text.length; rows++) {
    const row = scanner.rowAt(at);
    if (typeof row === "string") break;
    at = row.end;
  }
  expect(rows).toBe(200_000);
});
