import { describe, expect, it } from "vitest";
import { ownClause } from "../../lib/evidence/own-clause";
import { readPolarity } from "../../lib/facts/polarity";

const read = (claim: string, passage: string) => {
  const own = ownClause(readPolarity(claim), readPolarity(passage));
  return (
    own && { text: own.text.text.trim().replace(/\s+/g, " "), words: passage.slice(own.clause.start, own.clause.end) }
  );
};

describe("ownClause", () => {
  it.each([
    ["Towels are included.", "Soap is included; towels are not.", "towels are not included", "towels are not"],
    ["Towels are not included.", "Soap is not included; towels are.", "towels are included", "towels are"],
    ["毛巾含在房价内。", "香皂含在房价内，毛巾则不含。", "毛巾则不含 房 价 内", "毛巾则不含"],
    ["毛巾免费。", "香皂免费，毛巾不免费。", "毛巾不免费", "毛巾不免费"],
  ])("%s of %s", (claim, passage, text, words) => {
    expect(read(claim, passage)).toEqual({ text, words });
  });

  it.each([
    ["今年门店客流下降。", "今年门店租金下降，客流上升。", "客流上升"],
    ["In spring ferry fares fell.", "In spring ferry costs fell, while fares rose.", "fares rose"],
  ])("the opening of the first clause holds for the others: %s", (claim, passage, words) => {
    expect(read(claim, passage)?.words).toContain(words);
  });

  it.each([
    ["one clause", "Towels are included.", "Towels are not included."],
    ["no contrast", "Towels are included.", "Soap is included; towels are too."],
    ["a subject named twice", "Towels are included.", "Small towels are included; large towels are not."],
    ["a subject named nowhere", "Robes are included.", "Soap is included; towels are not."],
    ["the other clause says it not", "Soap is included.", "Soap is included; towels are not."],
    ["a condition", "Towels are included.", "If soap is included, towels are not."],
    ["zh: a condition", "毛巾免费。", "如香皂免费，毛巾不免费。"],
    ["another statement", "Towels are washed daily.", "Soap is included; towels are not."],
  ])("null: %s", (_, claim, passage) => {
    expect(read(claim, passage)).toBeNull();
  });
});
