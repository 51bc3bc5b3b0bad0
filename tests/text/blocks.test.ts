import { expect, it } from "vitest";
import { readBlocks } from "../../lib/text/blocks";
import { BLOCKS } from "./block-cases";

it.each(BLOCKS)("%s", (_, text, expected) => {
  const slice = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  const found = readBlocks(text).map((block) => {
    const words = block.cells ? block.cells.map(slice).join("⏐") : slice(block);
    const context = block.context.map(slice).join(" > ");
    return `${block.kind}: ${words}${context === "" ? "" : ` < ${context}`}`;
  });
  expect(found.join("\n¶ ")).toBe(expected.join("\n¶ "));
});

it("gives items their list and rows their table", () => {
  const text = "Plans:\n- one\n- two\n\na\tb\n1\t2\n3\t4";
  const groups = readBlocks(text).map((block) => `${block.kind} ${text.slice(block.group.start, block.group.end)}`);
  expect(groups).toEqual([
    "paragraph Plans:",
    "item one\n- two",
    "item one\n- two",
    "header a\tb\n1\t2\n3\t4",
    "row a\tb\n1\t2\n3\t4",
    "row a\tb\n1\t2\n3\t4",
  ]);
});
