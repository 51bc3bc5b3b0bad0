import { describe, expect, it } from "vitest";
import { readRefusalLines } from "../../lib/model/refusal-lines";

describe("fixed refusal sentences, one a line", () => {
  it("are trimmed, each once, without empty lines", () => {
    expect(readRefusalLines("  请转人工客服处理。\r\n\nPlease call the desk.\n请转人工客服处理。\n")).toEqual({
      refusals: ["请转人工客服处理。", "Please call the desk."],
      faults: [],
    });
  });

  it("that are too short or too long are named by line and left out", () => {
    expect(readRefusalLines(`No.\n${"x".repeat(301)}\n——……！！\nPlease call the desk.`)).toEqual({
      refusals: ["Please call the desk."],
      faults: [
        { line: 1, fault: "short" },
        { line: 2, fault: "long" },
        { line: 3, fault: "short" },
      ],
    });
  });

  it("over the limit are named once", () => {
    const { refusals, faults } = readRefusalLines(
      Array.from({ length: 103 }, (_, i) => `Sentence number ${i}`).join("\n"),
    );
    expect(refusals).toHaveLength(100);
    expect(faults).toEqual([{ line: 101, fault: "many" }]);
  });
});
