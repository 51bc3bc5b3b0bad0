import { describe, expect, it } from "vitest";
import { checkCase } from "../support/rule-cases";

const codes = (source: string, answer: string, question?: string) =>
  checkCase({ name: "", sources: [source], answer, flags: [], ...(question === undefined ? {} : { question }) })
    .filter((finding) => finding.severity !== "notice")
    .map((finding) => finding.code);

describe("words that stand in the source as they are", () => {
  it.each([
    [
      "a season with another dash",
      "The 1989–90 season ended with a cup.",
      "In 1989-90 the season ended with a cup [1].",
    ],
    ["a decade", "最初的概念于70年代已经提出。", "概念在70年代提出[1]。"],
    [
      "a whole sentence",
      "There is no limit below the 5-seat plan, nor above it.",
      "There is no limit below the 5-seat plan, nor above it [1].",
    ],
    ["a whole sentence in other type", "押金为 200 元，\n不予退还。", "押金为200元，不予退还。[1]"],
  ])("are not at fault: %s", (_, source, answer) => {
    expect(codes(source, answer)).toEqual([]);
  });

  it.each([
    ["another season", "The 1989–90 season ended with a cup.", "In 1988-89 the season ended with a cup [1]."],
    ["a unit of other case", "Uploads of up to 500 MB are accepted.", "Uploads of up to 500 Mb are accepted [1]."],
    ["denied around", "不得在客房内使用明火烹饪食物。", "在客房内使用明火烹饪食物[1]。"],
    ["a word cut", "Neither party may disclose the price.", "Either party may disclose the price [1]."],
  ])("still are where they differ: %s", (_, source, answer) => {
    expect(codes(source, answer).length).toBeGreaterThan(0);
  });
});
