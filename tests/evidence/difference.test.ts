import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference } from "../../lib/evidence/difference";
import type { Part } from "../../lib/model/report";

const show = (parts: readonly Part[]): string => parts.map(({ text, mark }) => (mark ? `[${text}]` : text)).join("");

describe("difference", () => {
  it.each([
    ["same words", "The fee is $8.", "The fee is $8.", "The fee is $8.", "The fee is $8."],
    [
      "whole numbers with their unit",
      "It grew 12.5% in all.",
      "It grew 15.2% in all.",
      "It grew [12.5%] in all.",
      "It grew [15.2%] in all.",
    ],
    ["numbers with separators", "1,250 users", "12,500 users", "[1,250 users]", "[12,500 users]"],
    ["Chinese by characters", "价格含税。", "价格不含税。", "价格含税。", "价格[不]含税。"],
    [
      "words",
      "Refunds are never paid.",
      "Refunds are always paid.",
      "Refunds are [never] paid.",
      "Refunds are [always] paid.",
    ],
    [
      "case, width and quotation marks make no difference",
      "THE “fee” （８）",
      'the "fee" (8)',
      "THE “fee” （８）",
      'the "fee" (8)',
    ],
    ["white space makes no difference", "the  fee\nis due", "the fee is due", "the  fee\nis due", "the fee is due"],
    [
      "neighbouring words are one mark",
      "The basic plan is free.",
      "The new team plan is free.",
      "The [basic] plan is free.",
      "The [new team] plan is free.",
    ],
    ["nothing on one side", "", "The fee.", "", "[The fee.]"],
    ["surrogate pairs and joined signs", "ok 👍🏽 𠀀", "ok 👎🏽 𠀁", "ok [👍]🏽 [𠀀]", "ok [👎]🏽 [𠀁]"],
  ])("%s", (_, answer, source, answerParts, sourceParts) => {
    const pair = difference(answer, source);
    expect(show(pair.answer)).toBe(answerParts);
    expect(show(pair.source)).toBe(sourceParts);
  });

  const text = fc
    .array(
      fc.constantFrom("8 元/席位/月", "12.5%", "1,200", "fee", " ", "，", "税", "不", "👍🏽", "e\u0301", "𠀀", "\n"),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(""));

  it("gives back both sides, and parts no surrogate pair", () => {
    fc.assert(
      fc.property(text, text, (answer, source) => {
        const pair = difference(answer, source);
        expect(pair.answer.map((part) => part.text).join("")).toBe(answer);
        expect(pair.source.map((part) => part.text).join("")).toBe(source);
        for (const part of [...pair.answer, ...pair.source])
          expect(part.text).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
      }),
    );
  });

  it("marks nothing between a text and itself", () => {
    fc.assert(
      fc.property(text, (same) => void expect(difference(same, same).answer.some((part) => part.mark)).toBe(false)),
    );
  });

  it("compares long sides up to a bound and keeps the rest", () => {
    const long = "alpha beta gamma ".repeat(5000);
    const pair = difference(long, `other ${long}`);
    expect(pair.answer.map((part) => part.text).join("")).toBe(long);
    expect(pair.source.map((part) => part.text).join("")).toBe(`other ${long}`);
  });
});
