import { describe, expect, it } from "vitest";
import { isFrame, isLoose } from "../../lib/facts/loose-value";
import { readQuantities } from "../../lib/facts/quantities";

const first = (text: string) => {
  const [quantity] = readQuantities(text);
  if (!quantity) throw new Error(`nothing read in ${text}`);
  return quantity;
};

describe("isLoose", () => {
  it.each<[string, boolean]>([
    ["Put one larger frame in the middle.", true],
    ["她是一名记者。", true],
    ["这是全年最热的一天。", true],
    ["One day the mill was sold.", true],
    ["一位80后厨师", true],
    ["70後的歌手", true],
    ["一位 90 后厨师", true],
    ["一位95后厨师", true],
    ["金卡会员一年有 6 张券。", true],
    ["标准版一年 816 元。", true],
    ["会员一个月最多3次。", true],
    ["保修期一年，可续 2 次。", false],
    ["合同期一年。6月到期。", false],
    ["共有 90 名后厨员工。", false],
    ["The permit is valid for one day.", false],
    ["审批需要一天。", false],
    ["在一年内有效。", false],
    ["The lease runs within one year.", false],
    ["共有80名厨师。", false],
    ["1 larger frame", false],
    ["Put two larger frames in the middle.", false],
    ["她带了三名记者。", false],
  ])("%s: %s", (text, loose) => {
    const quantities = readQuantities(text);
    expect(quantities.some((quantity) => isLoose(text, quantity, quantity))).toBe(loose);
  });
});

describe("isFrame", () => {
  it.each<[string, boolean]>([
    ["As of 2019 the bridge was closed.", true],
    ["The bridge, as at 2019, was closed.", true],
    ["截至2019年，大桥仍未通车。", true],
    ["到2019年为止，大桥仍未通车。", true],
    ["The bridge was closed in 2019.", false],
    ["The bridge was as old as 2019.", false],
    ["大桥于2019年通车。", false],
  ])("%s: %s", (text, frame) => {
    expect(isFrame(text, first(text))).toBe(frame);
  });
});
