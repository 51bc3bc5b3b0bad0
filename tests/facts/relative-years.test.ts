import { describe, expect, it } from "vitest";
import { readQuantities } from "../../lib/facts/quantities";
import { readRelativeYears } from "../../lib/facts/relative-years";

describe("readRelativeYears", () => {
  it.each<[string, number[]]>([
    ["The quay was rebuilt last year.", [-1]],
    ["The quay was rebuilt 12 years ago.", [-12]],
    ["It reopened 3 years later.", [3]],
    ["新码头后年启用。", [2]],
    ["新码头三年前启用。", [-3]],
    ["The lease runs for 12 years.", []],
    ["码头已使用三年。", []],
    ["The quay was rebuilt in 2011.", []],
  ])("%s", (text, expected) => {
    expect(readRelativeYears(text, readQuantities(text))).toEqual(expected);
  });

  it("counts offsets from the passage's start", () => {
    const text = "Built 40 years ago.";
    const moved = readQuantities(text).map((q) => ({ ...q, start: q.start + 100, end: q.end + 100 }));
    expect(readRelativeYears(text, moved, 100)).toEqual([-40]);
  });
});
