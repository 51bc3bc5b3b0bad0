import { describe, expect, it } from "vitest";
import { readPolarityPairs } from "../../lib/model/polarity-pairs";

describe("a list of opposite words", () => {
  it("reads one pair a line, and passes over blank lines and remarks", () => {
    expect(readPolarityPairs("refundable | final  sale\r\n\n# ours\n可退款｜售出不退")).toEqual({
      pairs: [
        { left: "refundable", right: "final sale" },
        { left: "可退款", right: "售出不退" },
      ],
      faults: [],
    });
  });

  it.each([
    ["refundable", "no-bar"],
    ["a | b | c", "no-bar"],
    ["refundable | ", "empty-side"],
    ["— | sale", "empty-side"],
    ["Sale | sale", "same-sides"],
    [`sale | ${"x".repeat(41)}`, "too-long"],
    ["sale | 不退", "two-scripts"],
  ])("names the line of %s", (line, reason) => {
    expect(readPolarityPairs(`open | shut\n${line}\nold | new`)).toEqual({
      pairs: [
        { left: "open", right: "shut" },
        { left: "old", right: "new" },
      ],
      faults: [{ line: 2, reason }],
    });
  });

  it("reads 300 pairs and names the lines beyond", () => {
    const text = Array.from({ length: 302 }, (_, i) => `left${i} | right${i}`).join("\n");
    const { pairs, faults } = readPolarityPairs(text);
    expect(pairs.length).toBe(300);
    expect(faults).toEqual([
      { line: 301, reason: "too-many" },
      { line: 302, reason: "too-many" },
    ]);
  });
});
