import { describe, expect, it } from "vitest";
import { periodOf } from "../../lib/facts/period";

const at = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

describe("the period of a rate", () => {
  it.each([
    ["滞纳金按日千分之一计收。", "千分之一", "day", "按日"],
    ["滞纳金按月千分之一计收。", "千分之一", "month", "按月"],
    ["月利率为 0.8%，一次还清。", "0.8%", "month", "月利率"],
    ["贷款年化 6% 起。", "6%", "year", "年化"],
    ["每天收取欠款的 0.1%。", "0.1%", "day", "每天"],
    ["Interest of 2% per month applies.", "2%", "month", "per month"],
    ["A fee of 0.1% of the balance a day.", "0.1%", "day", "a day"],
    ["The annual rate is 4.5%.", "4.5%", "year", "annual"],
    ["It is 4.5% monthly, payable each year.", "4.5%", "month", "monthly"],
  ])("%s", (text, rate, unit, words) => {
    const period = periodOf(text, at(text, rate));
    expect(period?.unit).toBe(unit);
    expect(text.slice(period?.start, period?.end).toLowerCase()).toBe(words);
  });

  it.each([
    ["折扣为 5%。", "5%"],
    ["每月结算一次，手续费为 2%。", "2%"],
    ["Growth was 5% this spring.", "5%"],
    ["Paid monthly. The rate is 3%.", "3%"],
    ["A daily or monthly rate of 3% applies.", "3%"],
    ["The holiday rate is 3%.", "3%"],
  ])("names none: %s", (text, rate) => {
    expect(periodOf(text, at(text, rate))).toBeNull();
  });
});
