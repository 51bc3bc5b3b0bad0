import { expect, it } from "vitest";
import { table } from "../../lib/dev/table.mjs";

it("lines up columns, two for each Chinese character, and cuts long cells", () => {
  expect(
    table(
      ["code", "words"],
      [
        ["A", "不支持\n导出"],
        ["LONGER", "twelve seats"],
      ],
      9,
    ),
  ).toBe(["code    words", "──────  ─────────", "A       不支持 …", "LONGER  twelve s…"].join("\n"));
});

it("an empty table has its head", () => {
  expect(table(["a", "bc"], [])).toBe("a  bc\n─  ──");
});
