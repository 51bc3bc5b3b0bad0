import { describe, expect, it } from "vitest";
import { readQuantities } from "../../lib/facts/quantities";
import { readSupposed } from "../../lib/facts/supposed";

describe("supposed values", () => {
  it.each<[string, string[]]>([
    ["For 4 extra seats you pay $36.", ["4 extra seats"]],
    ["If you rent 4 seats, the fee is $36.", ["4 seats"]],
    ["With a delay of 10 days the fine is $5.", ["10 days"]],
    ["Two seats cost $216.", ["Two seats"]],
    ["例如超出 4 个席位，每月另付 36 元。", ["4 个席位"]],
    ["按 5 个席位计算，每月 45 元。", ["5 个席位"]],
    ["两个月共 120 元。", ["两个月"]],
    ["超出 4 个席位时另付 36 元。", ["4 个席位"]],
    ["The plan includes 4 desks.", []],
    ["套餐含 4 个席位，月费为 60 元。", []],
    ["The room is limited to 4 desks.", []],
    ["For up to 4 desks the fee is $36.", []],
    ["房间共 4 个席位。", []],
    ["For 5% more you get a lamp.", []],
  ])("%s", (text, expected) => expect(readSupposed(text, readQuantities(text)).map((q) => q.text)).toEqual(expected));
});
