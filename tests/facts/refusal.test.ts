import { describe, expect, it } from "vitest";
import { isPleasantry, readFixedRefusals, readHedges, readRefusals } from "../../lib/facts/refusal";

describe("sentences that decline", () => {
  it.each([
    "资料中没有相关信息。",
    "抱歉，知识库中未找到相关内容。",
    "条款没有说明押金。",
    "文档未提及关门时间。",
    "根据现有资料，无法确定是否可以转让。",
    "我不清楚这一点。",
    "押金金额未说明。",
    "The sources do not mention a deposit.",
    "The document doesn't say when it closes.",
    "I could not find this in the documents.",
    "I don't know.",
    "This is not specified in the policy.",
    "The closing time is not mentioned.",
    "There is no information about parking.",
    "It cannot be determined from the context.",
  ])("%s", (text) => {
    const refusals = readRefusals(text);
    expect(refusals).toHaveLength(1);
    expect(text.slice(refusals[0]?.cue.start, refusals[0]?.cue.end).length).toBeGreaterThan(2);
  });

  it.each([
    "套餐不包含导览。",
    "标准票中没有导览。",
    "客服无法提供发票。",
    "不支持转让。",
    "本卡不含早餐。",
    "The policy does not cover theft.",
    "Breakfast is not included.",
    "Dogs are not admitted.",
    "The plan does not include parking.",
    "Customers cannot provide their own locks.",
    "Refunds are not available.",
  ])("a fact: %s", (text) => {
    expect(readRefusals(text)).toEqual([]);
  });
});

describe("what is usual, and guesses", () => {
  it.each([
    ["资料没有写明，一般来说为 5 天。", "一般来说为 5 天"],
    ["It is not stated, but it is usually 5 days.", "it is usually 5 days"],
    ["可能是晚上 9 点。", "可能是晚上 9 点"],
    ["Most providers charge a fee.", "Most providers charge a fee"],
  ])("%s", (text, words) => {
    const [hedge] = readHedges(text);
    expect(hedge && text.slice(hedge.start, hedge.end)).toBe(words);
  });

  it("finds none in a plain statement", () => {
    expect(readHedges("It takes 5 days. 需要 5 天。")).toEqual([]);
  });
});

it("knows courtesies", () => {
  for (const text of [
    "您好！",
    "请联系前台。",
    "Please contact the desk.",
    "How can I help?",
    "If you need more, let me know.",
  ])
    expect(isPleasantry(text)).toBe(true);
  for (const text of ["押金 30 元。", "The deposit is 30 EUR.", "Hired staff may enter."])
    expect(isPleasantry(text)).toBe(false);
});

describe("fixed refusals of a business", () => {
  const fixed = ["您的问题已转交专员，请耐心等候。", "That one is for the front desk"];
  const cases: [text: string, found: string[]][] = [
    ["您的问题已转交专员,请耐心等候", ["您的问题已转交专员,请耐心等候"]],
    ["好的。您的问题已转交专员，请耐心等候。", ["您的问题已转交专员，请耐心等候。"]],
    ["Thanks! That one is for the  front desk.", ["That one is for the  front desk."]],
    ["THAT ONE IS FOR THE FRONT DESK", ["THAT ONE IS FOR THE FRONT DESK"]],
    // Near misses: other words, and part of a longer word.
    ["您的问题已转交门店，请耐心等候。", []],
    ["That one is for the front desks.", []],
    ["", []],
  ];
  it.each(cases)("%s", (text, found) => {
    expect(readFixedRefusals(text, fixed).map((r) => text.slice(r.start, r.end).trim())).toEqual(found);
  });

  it("of several sentences are one range", () => {
    const text = "这个说不好。请转人工。";
    expect(readFixedRefusals(text, ["这个说不好。请转人工。"]).map((r) => [r.start, r.end])).toEqual([
      [0, text.length],
    ]);
  });

  it("are none where the business has none", () => {
    expect(readFixedRefusals("That one is for the front desk", [])).toEqual([]);
  });
});
