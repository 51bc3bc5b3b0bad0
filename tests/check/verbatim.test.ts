import { describe, expect, it } from "vitest";
import type { Rule } from "../../lib/check/rule";
import { check } from "../../lib/check/run";
import type { ReasonCode } from "../../lib/model/reasons";
import { checkCase } from "../support/rule-cases";

/** Rings with a code on the given words of every claim, whatever the source says: a reader that is always wrong. */
const wrongly = (code: ReasonCode, words: string): Rule => ({
  id: "always-wrong",
  summary: "",
  codes: [code],
  check(claim) {
    const at = claim.text.indexOf(words);
    if (at < 0) return { drafts: [], decided: 0 };
    const start = claim.start + at;
    return { drafts: [{ code, at: { start, end: start + words.length }, evidence: null, data: {} }], decided: 1 };
  },
});

const codes = (answer: string, words: string, source: string, code: ReasonCode) =>
  check(
    { id: "a", text: answer, question: "", cites: ["1"] },
    [{ id: "1", text: source }],
    [wrongly(code, words)],
  ).findings.map((finding) => finding.code);

describe("words that stand in the cited source as they are", () => {
  it.each<[answer: string, words: string, source: string, code: ReasonCode]>([
    ["Returns are taken for 30 days. [1]", "30", "Returns are taken for 30 days.", "NUMBER_NOT_IN_SOURCE"],
    ["Returns are taken for 30 days. [1]", "taken", "RETURNS are taken for 30\ndays.", "NEGATION_FLIP"],
    ["会员可在三十天内退回商品。[1]", "三十天", "会员可在三十天内退回商品。", "NUMBER_NOT_IN_SOURCE"],
    ["It ran in the 1989-90 season only. [1]", "90", "The club of 1989-90 was small.", "NUMBER_NOT_IN_SOURCE"],
    ["球队在1989-90赛季夺冠。[1]", "90", "这是1989-90年的名单。", "NUMBER_NOT_IN_SOURCE"],
  ])("are not at fault: %s | %s | %s", (answer, words, source, code) => {
    expect(codes(answer, words, source, code)).toEqual([]);
  });

  it.each<[answer: string, words: string, source: string, code: ReasonCode]>([
    ["Returns are taken for 30 days. [1]", "30", "Returns are taken for 31 days.", "NUMBER_NOT_IN_SOURCE"],
    [
      "Returns are taken for 30 days. [1]",
      "taken",
      "It is not true that returns are taken for 30 days.",
      "NEGATION_FLIP",
    ],
    ["会员可在三十天内退回商品。[1]", "三十天", "会员可在四十天内退回商品。", "NUMBER_NOT_IN_SOURCE"],
    ["It ran in the 1989-90 season only. [1]", "90", "The club of 1988-90 was small.", "NUMBER_NOT_IN_SOURCE"],
    ["造价为20-25万元。[1]", "25", "造价曾为20-25亿元。", "NUMBER_NOT_IN_SOURCE"],
    // Case hides a unit, and a sum can be false where it stands.
    ["The line carries 30 Mb. [1]", "30 Mb", "The line carries 30 MB.", "UNIT_MISMATCH"],
    ["3 and 4 are 8 in all. [1]", "8", "3 and 4 are 8 in all.", "COMPUTED_WRONG"],
  ])("but ring where they do not stand: %s | %s | %s", (answer, words, source, code) => {
    expect(codes(answer, words, source, code)).toEqual([code]);
  });
});

const wholeRoad = (source: string, answer: string, question?: string) =>
  checkCase({ name: "", sources: [source], answer, flags: [], ...(question === undefined ? {} : { question }) })
    .filter((finding) => finding.severity !== "notice")
    .map((finding) => finding.code);

describe("with all rules, words that stand in the source as they are", () => {
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
    expect(wholeRoad(source, answer)).toEqual([]);
  });

  it.each([
    ["another season", "The 1989–90 season ended with a cup.", "In 1988-89 the season ended with a cup [1]."],
    ["a unit of other case", "Uploads of up to 500 MB are accepted.", "Uploads of up to 500 Mb are accepted [1]."],
    ["denied around", "不得在客房内使用明火烹饪食物。", "在客房内使用明火烹饪食物[1]。"],
    ["a word cut", "Neither party may disclose the price.", "Either party may disclose the price [1]."],
  ])("still are where they differ: %s", (_, source, answer) => {
    expect(wholeRoad(source, answer).length).toBeGreaterThan(0);
  });
});
