import { describe, expect, it } from "vitest";
import { alignTexts } from "../../lib/evidence/aligned";
import { isAsked, isConditional, isUnmatched } from "../../lib/evidence/flip-doubts";
import { findFlips } from "../../lib/evidence/polarity-flips";
import { readPolarity } from "../../lib/facts/polarity";

/** The doubts of the first flip by a cue between a source and an answer. */
const doubts = (source: string, answer: string) => {
  const flip = findFlips(alignTexts(readPolarity(answer), readPolarity(source))).find(({ kind }) => kind === "head");
  if (!flip) return null;
  const { opposed, conditional, soft, undone, unmatched } = flip;
  return Object.entries({ opposed, conditional, soft, undone, unmatched })
    .filter(([, is]) => is)
    .map(([name]) => name)
    .join(" ");
};

describe("doubts of a flip", () => {
  it.each([
    ["none", "The ferry runs on Sundays.", "The ferry does not run on Sundays.", ""],
    ["none, zh", "渡轮周日运行。", "渡轮周日不运行。", ""],
    [
      "a contrast",
      "The ferry runs on Sundays rather than Mondays.",
      "The ferry does not run on Mondays.",
      "opposed soft",
    ],
    [
      "a condition",
      "The ferry runs on Sundays.",
      "Unless it is paid, the ferry does not run on Sundays.",
      "conditional",
    ],
    ["a condition, zh", "渡轮周日运行。", "如果有风渡轮周日不运行。", "conditional"],
    [
      "a question",
      "It is open whether the ferry runs on Sundays.",
      "The ferry does not run on Sundays.",
      "conditional",
    ],
    ["a soft denial", "The ferry stopped its run on Sundays.", "The ferry does not run on Sundays.", "soft"],
    ["a soft denial, zh", "渡轮周日停止运行。", "渡轮周日不运行。", "soft"],
    ["undone", "Boarding the ferry is easy.", "Boarding the ferry is not hard.", null],
    ["a name", "The ferry runs on Sundays.", "The ferry to Tarnby does not run on Sundays.", "unmatched"],
    ["a number", "The ferry runs on Sundays.", "The ferry does not run on 3 Sundays.", "unmatched"],
  ])("%s", (_, source, answer, expected) => {
    expect(doubts(source, answer)).toBe(expected);
  });
});

describe("isConditional, isAsked, isUnmatched", () => {
  const free = (length: number) => new Int32Array(length).fill(-1);
  it("reads a condition before a place, and none behind a mark", () => {
    const text = readPolarity("If it rains the ferry does not run.");
    const at = text.cues[0]?.first ?? -1;
    expect(isConditional(text, at, free(text.tokens.length))).toBe(true);
    const other = readPolarity("It rains; the ferry does not run.");
    expect(isConditional(other, other.cues[0]?.first ?? -1, free(other.tokens.length))).toBe(false);
  });
  it("takes a condition that both sides bear for none", () => {
    const text = readPolarity("If it rains the ferry does not run.");
    expect(isConditional(text, text.cues[0]?.first ?? -1, new Int32Array(text.tokens.length).fill(0))).toBe(false);
  });
  it("reads 是否 before a word", () => {
    const text = readPolarity("是否运行由船长决定。");
    expect(isAsked(text, 2, free(text.tokens.length))).toBe(true);
    const other = readPolarity("船长决定运行。");
    expect(isAsked(other, 4, free(other.tokens.length))).toBe(false);
  });
  it("sees a number that the source lacks", () => {
    const pair = alignTexts(readPolarity("The ferry runs 3 times."), readPolarity("The ferry runs often."));
    expect(isUnmatched(pair, 2)).toBe(true);
    expect(isUnmatched(alignTexts(readPolarity("The ferry runs often."), readPolarity("The ferry runs.")), 2)).toBe(
      false,
    );
  });
});
