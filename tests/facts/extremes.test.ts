import { describe, expect, it } from "vitest";
import { boundedSpan } from "../../lib/facts/bounded-span";
import { extremeBefore } from "../../lib/facts/extremes";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

describe("which end a value is", () => {
  it.each<[text: string, way: number | undefined, words: string]>([
    ["The maximum order is 10 units.", 1, "maximum order is 10 units"],
    ["The minimum order is 10 units.", -1, "minimum order is 10 units"],
    ["最高起订量为10件。", 1, "最高起订量为10件"],
    ["最低起订量为10件。", -1, "最低起订量为10件"],
    // The word is of another clause, or of another value.
    ["There is no maximum; the order is 10 units.", undefined, "10 units"],
    ["最高的楼在这里，起订量为10件。", undefined, "10件"],
    ["Between the minimum and the maximum lie 10 units.", undefined, "10 units"],
    ["The order is 10 units.", undefined, "10 units"],
  ])("%s", (text, way, words) => {
    const quantity = readQuantities(text).at(-1) as Quantity;
    expect(extremeBefore(text, quantity.start)?.way).toBe(way);
    const span = boundedSpan(text, quantity, 0);
    expect(text.slice(span.start, span.end)).toBe(words);
  });

  it("is that of the nearest figure alone", () => {
    const text = "The minimum of 10 units costs 40 euros.";
    expect(extremeBefore(text, text.indexOf("40"))).toBeNull();
  });
});
