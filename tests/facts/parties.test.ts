import { describe, expect, it } from "vitest";
import { readParties } from "../../lib/facts/parties";

const read = (text: string) => readParties(text).map(({ text: words, keys }) => `${words}=${keys.join(" ")}`);

describe("parties of a text", () => {
  it.each([
    ["出租人应将房屋交付承租人。", ["出租人=出租人", "承租人=承租人"]],
    ["被保险人应及时通知保险人。", ["被保险人=被保险人", "保险人=保险人"]],
    ["房东与租客另行约定。", ["房东=出租人", "租客=承租人"]],
    ["The vendor shall notify the purchaser.", ["vendor=seller", "purchaser=buyer"]],
    ["Party A pays Party B.", ["Party A=a", "Party B=b"]],
    ["企业版支持导出，标准版不支持。", ["企业版=企业", "标准版=标准"]],
    ["The weather was fine.", []],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("gives the two sides of one contract one role", () => {
    const [one, other] = readParties("The tenant pays the landlord.");
    expect(one?.role).toBe(other?.role);
    expect(readParties("the buyer and the landlord").map((p) => p.role)[0]).not.toBe(one?.role);
  });
});
