import { describe, expect, it } from "vitest";
import { countsTheSame, isSmallCount, kin, meets, rivals } from "../../lib/evidence/rivals";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

const value = (text: string) => readQuantities(text)[0] as Quantity;

describe("rivals", () => {
  it.each<[string, string, boolean]>([
    ["$5", "$8", true],
    ["5 days", "2 weeks", true],
    ["5 kg", "5 m", false],
    ["$5", "5%", false],
    ["5元", "8元", true],
    ["2024年5月", "2024年6月", true],
    ["2024年", "10月5日", false],
    ["May 5", "May 8", true],
  ])("%s in the place of %s: %s", (a, b, expected) => {
    expect(rivals(value(a), value(b))).toBe(expected);
  });
});

describe("kin", () => {
  it.each<[string, string, boolean]>([
    ["91 cm", "91 m", true],
    ["5元/天", "5元/月", true],
    ["5 kg", "5 m", false],
    ["5%", "5个百分点", true],
    ["17", "17", false],
  ])("%s and %s: %s", (a, b, expected) => {
    expect(kin(value(a), value(b))).toBe(expected);
  });
});

describe("meets", () => {
  it.each<[string, string, boolean]>([
    ["more than 5 km", "5.5 km", true],
    ["less than 5 km", "about 4.5 km", true],
    ["超过5公里", "5.5公里", true],
    ["more than 5 km", "4.5 km", false],
    ["more than 5 km", "at least 6 km", false],
    ["at least 5 km", "6 km", false],
    ["more than 5 km", "5.5 miles", false],
  ])("%s of %s: %s", (a, s, expected) => {
    expect(meets(value(a), value(s))).toBe(expected);
  });
});

describe("small counts", () => {
  it("are counted by the answer itself", () => {
    expect(["3 boats", "12", "三项"].map((text) => isSmallCount(value(text)))).toEqual([true, true, true]);
    expect(["13", "3 km", "$3", "3.5"].map((text) => isSmallCount(value(text)))).toEqual([false, false, false, false]);
  });

  it.each<[string, string, boolean]>([
    ["There are 3 boats.", "It has 4 boats.", true],
    ["There are 3 boats.", "It has 4 sheds.", false],
    ["共有3个泊位", "设4个泊位", true],
    ["It has 3 to spare.", "It has 3 boats to spare.", false],
  ])("%s and %s count the same: %s", (a, b, expected) => {
    const placed = (text: string) => ({ text, start: 0, quantity: value(text) });
    expect(countsTheSame(placed(a), placed(b))).toBe(expected);
  });
});
