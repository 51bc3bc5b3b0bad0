import { expect, it } from "vitest";
import { sourceOf, withOwnIds } from "../../../lib/audit/import/source-of";

it.each([
  ["plain words", "A fee of 5.", { id: "3", text: "A fee of 5." }],
  ["our own shape", { id: "s", text: "x", completeness: "clipped" }, { id: "s", text: "x", completeness: "clipped" }],
  [
    "a document with metadata",
    { page_content: "x", metadata: { source: "fees.pdf", version: "v2", effective_from: "2026/1/1" } },
    { id: "3", text: "x", title: "fees.pdf", version: "v2", effectiveFrom: "2026-01-01" },
  ],
  ["a number for its id", { id: 12, content: "x", title: "Fees" }, { id: "12", text: "x", title: "Fees" }],
  ["Chinese names", { 标题: "收费表", 内容: "五元" }, { id: "3", text: "五元", title: "收费表" }],
  ["a title alone", { title: "Fees" }, { id: "3", text: "", completeness: "none", title: "Fees" }],
  ["neither", { score: 0.4 }, undefined],
  ["a number", 5, undefined],
])("reads %s", (_, value, source) => {
  expect(sourceOf(value, 3)).toEqual(source);
});

it("tells two sources of one id apart", () => {
  const ids = withOwnIds([
    { id: "a", text: "" },
    { id: "a", text: "" },
    { id: "b", text: "" },
  ]).map(({ id }) => id);
  expect(ids).toEqual(["a", "a-2", "b"]);
});
