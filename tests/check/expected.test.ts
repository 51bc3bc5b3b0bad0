import { describe, expect, it } from "vitest";
import { type Expectations, fareOf } from "../../lib/check/expected";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";

const SOURCES = [{ id: "1", text: "A repair takes 6 days and costs €40." }];
const nothing: Expectations = { goldQuotes: [], mustInclude: [], mustNot: [], unanswerableFields: [] };
const fare = (text: string, expected: Partial<Expectations>, refusals: string[] = []) =>
  fareOf(
    text,
    SOURCES,
    { ...nothing, ...expected },
    check({ id: "a", question: "How long does a repair take, and what does it cost?", text }, SOURCES, rules),
    refusals,
  );

describe("an answer held against what is expected of it", () => {
  it.each<[string, string, Partial<Expectations>, Partial<ReturnType<typeof fareOf>>]>([
    ["quotes that were retrieved", "", { goldQuotes: ["A repair takes 6 days", "never"] }, { retrieved: [1, 2] }],
    [
      "items in an equal form",
      "It takes six days. [1]",
      { mustInclude: [["6 days", "a week"], "€40"] },
      { fields: [1, 2] },
    ],
    ["a faulted item is not stated", "It takes 9 days. [1]", { mustInclude: ["9 days"] }, { fields: [0, 1] }],
    ["forbidden items", "It is free of charge. [1]", { mustNot: ["free of charge", "guaranteed"] }, { leaked: [1, 2] }],
    ["denied words are not said", "It is not refundable. [1]", { mustNot: ["refundable"] }, { leaked: [0, 1] }],
    [
      "declines where it should",
      "The documents do not say.",
      { unanswerableFields: ["cost"] },
      { due: "decline", made: "decline" },
    ],
    [
      "answers a part",
      "It takes 6 days. [1]",
      { unanswerableFields: ["x"], mustInclude: ["6 days"] },
      { due: "part", made: "answer" },
    ],
    ["expects an answer", "维修需要 6 天。[1]", {}, { due: "answer", made: "answer" }],
  ])("%s", (_, text, expected, fared) => {
    expect(fare(text, expected)).toMatchObject(fared);
  });

  it("knows the fixed refusals of the business", () => {
    expect(fare("请转人工客服处理。", {}).made).toBe("answer");
    expect(fare("请转人工客服处理。", {}, ["请转人工客服处理。"]).made).toBe("decline");
  });
});
