import { describe, expect, it } from "vitest";
import type { Bounded } from "../../lib/evidence/complement";
import { boundsOtherWay, sameBound } from "../../lib/evidence/denied-bound";
import { isValue, readQuantities } from "../../lib/facts/quantities";

/** The first value of a text, with the text around it. */
function bounded(text: string): Bounded {
  const quantity = readQuantities(text).find(isValue);
  if (!quantity) throw new Error(`no value in ${text}`);
  return { text, quantity, span: { start: quantity.start, end: quantity.end } };
}

describe("sameBound", () => {
  it.each([
    ["You can invite at most 6 guests.", "You cannot invite more than 6 guests.", true],
    ["最多可以邀请 6 位客人。", "不能邀请超过 6 位客人。", true],
    // near: another bound, another value, the same words
    ["You can invite at least 6 guests.", "You cannot invite more than 6 guests.", false],
    ["You can invite at most 6 guests.", "You cannot invite more than 7 guests.", false],
    ["You can invite at most 6 guests.", "You can invite up to 6 guests.", false],
    ["至少邀请 6 位客人。", "不能邀请超过 6 位客人。", false],
  ])("%s / %s: %s", (a, s, same) => {
    expect(sameBound(bounded(a), bounded(s))).toBe(same);
    expect(sameBound(bounded(s), bounded(a))).toBe(same);
  });
});

describe("boundsOtherWay", () => {
  it.each([
    ["The minimum order is 30 chairs.", "You may order at most 30 chairs.", true],
    ["The minimum order is 30 chairs.", "An order may not exceed 30 chairs.", true],
    ["The maximum stay is 14 nights.", "Guests must stay at least 14 nights.", true],
    ["最低订购量为 30 把。", "订购量不超过 30 把。", true],
    ["最低订购量为 30 把。", "订购量不得超过 30 把。", true],
    ["最长租期为 14 天。", "租期至少 14 天。", true],
    ["起订量为 30 把。", "最多订购 30 把。", true],
    // near: the same side, another value, no bound, a denial, two bounds by their words
    ["The minimum order is 30 chairs.", "You must order at least 30 chairs.", false],
    ["The minimum order is 30 chairs.", "You may order at most 40 chairs.", false],
    ["The order is 30 chairs.", "You may order at most 30 chairs.", false],
    ["The minimum order is 30 chairs.", "You cannot order at most 30 chairs.", false],
    ["最低订购量为 30 把。", "订购量不低于 30 把。", false],
    ["订购量为 30 把。", "订购量不超过 30 把。", false],
    ["最长租期为 14 天。", "租期不超过 14 天。", false],
  ])("%s / %s: %s", (a, s, other) => {
    expect(boundsOtherWay(bounded(a), bounded(s))).toBe(other);
    expect(boundsOtherWay(bounded(s), bounded(a))).toBe(other);
  });
});
