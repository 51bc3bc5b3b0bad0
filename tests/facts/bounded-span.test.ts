import { expect, it } from "vitest";
import { boundedSpan } from "../../lib/facts/bounded-span";
import { readQuantities } from "../../lib/facts/quantities";

it.each([
  ["Keep at most 40 metres of distance.", "at most 40 metres"],
  ["处 5 万元以下罚款。", "5 万元以下"],
  ["占比不超过 30% 的需要复核。", "不超过 30%"],
  ["Keep 40 metres of distance.", "40 metres"],
  ["罚款 5 万元。", "5 万元"],
])("%s", (text, words) => {
  const [quantity] = readQuantities(text);
  if (!quantity) throw new Error("nothing was read");
  const moved = { ...quantity, start: quantity.start + 7, end: quantity.end + 7 };
  const { start, end } = boundedSpan(text, moved, 7);
  expect(text.slice(start - 7, end - 7)).toBe(words);
});
