import { describe, expect, it } from "vitest";
import { readQuantities } from "../../lib/facts/quantities";
import { readRanks } from "../../lib/facts/ranks";

const ranks = (text: string): string[] =>
  readRanks(text, readQuantities(text)).map(
    ({ start, end, scale, value }) => `${text.slice(start, end)} = ${scale} ${value}`,
  );

describe("readRanks", () => {
  it.each([
    ["Tarnby is the second largest port.", ["second largest = largest 2"]],
    ["Tarnby is the country's 2nd biggest port.", ["2nd biggest = largest 2"]],
    ["Tarnby is the largest port.", ["largest = largest 1"]],
    ["Its highest peak is bare.", ["highest = highest 1"]],
    ["Orvalo came third in the survey.", ["third = place 3"]],
    ["Orvalo is ranked No. 4 there.", ["No. 4 = place 4"]],
    ["The team finished in fifth place.", ["fifth = place 5"]],
    ["She won the silver medal and the first prize.", ["silver medal = medal 2", "first prize = prize 1"]],
    ["云溪公司是全国第二大水泥企业。", ["第二大 = 大 2"]],
    ["云溪公司是全国最大的水泥企业。", ["最大 = 大 1"]],
    ["云溪公司排名第三，海棠公司位列第五。", ["第三 = place 3", "第五 = place 5"]],
    ["获得第一名和二等奖。", ["第一名 = place 1", "二等奖 = prize 2"]],
    ["她夺得亚军。", ["亚军 = place 2"]],
    // near: orders and bounds that rank nothing
    ["The second pump failed at the latest test.", []],
    ["The third of May is a holiday.", []],
    ["Interest and harvest rose in the forest.", []],
    ["第三方不承担责任。", []],
    ["他获得第三次机会。", []],
    ["最大不超过五兆。", []],
    ["第二季度收入增长。", []],
  ] as const)("%s", (text, found) => {
    expect(ranks(text)).toEqual(found);
  });
});
