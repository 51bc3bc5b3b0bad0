import { describe, expect, it } from "vitest";
import { type Bounded, isComplement, isLead } from "../../lib/evidence/complement";
import { sameBound } from "../../lib/evidence/denied-bound";
import { isValue, readQuantities } from "../../lib/facts/quantities";

/** The first value of a text, with the text around it. */
function bounded(text: string): Bounded {
  const quantity = readQuantities(text).find(isValue);
  if (!quantity) throw new Error(`no value in ${text}`);
  return { text, quantity, span: { start: quantity.start, end: quantity.end } };
}

describe("isComplement", () => {
  it.each([
    ["You can add at most 5 members.", "You cannot add more than 5 members.", true],
    ["Claims are accepted within 30 days.", "Claims after 30 days are rejected.", true],
    ["Orders of $50 or more ship free.", "Orders under $50 pay for shipping.", true],
    ["Files are kept for up to 30 days.", "Files older than 30 days are deleted.", true],
    ["最多可添加不超过5名成员。", "不能添加超过5名成员。", true],
    ["满16岁方可报名。", "不满16岁不得报名。", true],
    ["满99元免运费。", "不满99元需付运费。", true],
    // near: two bounds that cannot both be so
    ["You can add at most 5 members.", "You can add at least 5 members.", false],
    ["Orders of $50 or more ship free.", "Orders under $50 ship free.", false],
    ["满16岁方可报名。", "不满16岁可以报名。", false],
    ["Files are kept for up to 30 days.", "Files are kept for over 30 days.", false],
  ])("%s / %s: %s", (a, s, complement) => {
    expect(isComplement(bounded(a), bounded(s))).toBe(complement);
    expect(isComplement(bounded(s), bounded(a))).toBe(complement);
  });
});

describe("isLead", () => {
  it.each([
    ["Give notice no later than 30 days before the term ends.", true],
    ["最迟30天前提出申请。", true],
    ["Give notice no later than 30 days after the term ends.", false],
    ["Give notice at least 30 days before the term ends.", false],
  ])("%s: %s", (text, lead) => {
    expect(isLead(bounded(text))).toBe(lead);
  });
});

describe("sameBound", () => {
  it.each([
    ["最多可以添加5名成员。", "不能添加超过5名成员。", true],
    ["至少需要提交3份材料。", "不能提交少于3份材料。", true],
    ["The limit per day is 6 guests.", "You cannot invite more than 6 guests.", true],
    // near: another value, no denial, the same denial, no bound
    ["最多可以添加5名成员。", "不能添加超过6名成员。", false],
    ["最多可以添加5名成员。", "可以添加超过5名成员。", false],
    ["不能添加超过5名成员。", "不得添加超过5名成员。", false],
    ["可以添加5名成员。", "不能添加5名成员。", false],
    ["The limit per day is 6 guests.", "You can invite more than 6 guests.", false],
  ])("%s / %s: %s", (a, s, same) => {
    expect(sameBound(bounded(a), bounded(s))).toBe(same);
  });
});
