import { describe, expect, it } from "vitest";
import { opposedBy } from "../../lib/evidence/opposed";
import { indexSource } from "../../lib/evidence/passages";

describe("opposedBy", () => {
  it.each([
    ["The boat shed is open to visitors in winter.", "The boat shed is not open to visitors in winter.", "not open"],
    ["Members cannot book the hall online.", "Members can book the hall online.", "book"],
    ["储物柜的押金不予退还给会员。", "储物柜的押金退还给会员。", "退"],
    ["会员可以携带一名客人入场。", "会员不可以携带一名客人入场。", "不可以携"],
  ])("%s is opposed by what says the reverse: %s", (claim, source, words) => {
    const found = opposedBy(claim, indexSource({ id: "1", text: source }));
    expect(found).not.toBeNull();
    expect(source.slice(found?.focus.start, found?.focus.end)).toContain(words.slice(0, 3).trim());
    expect(claim.slice(found?.at.start, found?.at.end).length).toBeGreaterThan(0);
  });

  it.each([
    ["the same", "The boat shed is open to visitors in winter.", "In winter the boat shed is open to visitors."],
    ["another thing", "The boat shed is open to visitors in winter.", "The tea room is not open on Mondays."],
    [
      "a phrase in a long sentence",
      "The boat shed is open in winter.",
      "Because the road over the pass was closed by snow that year, the committee wrote in its report that neither the mill nor, as many had hoped, the old boat shed was open in winter.",
    ],
    ["a condition", "The shed is open to visitors.", "Unless it rains, the shed is not open to visitors."],
    ["同义", "会员可以携带一名客人入场。", "一名客人可以随会员入场。"],
    ["其他主题", "会员可以携带一名客人入场。", "宠物不可以带入餐厅。"],
  ])("nothing is opposed: %s", (_, claim, source) => {
    expect(opposedBy(claim, indexSource({ id: "1", text: source }))).toBeNull();
  });
});
