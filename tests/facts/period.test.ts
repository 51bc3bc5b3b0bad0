import { describe, expect, it } from "vitest";
import { periodOf } from "../../lib/facts/period";
import { readQuantities } from "../../lib/facts/quantities";

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
    ["It is 2% a month and 25% a year.", "25%", "year", "a year"],
    ["It is 2% a month and 25% a year.", "2%", "month", "a month"],
    ["日利率0.04%或月利率1.3%。", "1.3%", "month", "月利率"],
    ["年均增长 7%。", "7%", "year", "年均"],
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

describe("what a value is per", () => {
  it.each([
    ["滞纳金按日万分之三计收。", "‱", "day"],
    ["借款年化 15%。", "%", "year"],
    ["逾期每月加收 2%。", "%", "month"],
    ["An annual fee of $45 applies.", "USD", "year"],
    ["The monthly charge is £12.", "GBP", "month"],
    ["You pay a $45 annual fee.", "USD", "year"],
    ["Monthly fee: $6 per seat.", "USD/seat", "seat/month"],
    ["月租 80 元。", "CNY", "month"],
    ["年费为 199 元。", "CNY", "year"],
    ["每月收费 30 元。", "CNY/month", "month"],
    ["每席位每月 6 美元。", "USD/seat/month", "seat/month"],
    ["Seats cost 6 USD/seat/month.", "USD/seat/month", "seat/month"],
  ])("%s", (text, unit, per) => {
    expect(readQuantities(text).map((q) => [q.unit, q.per])).toEqual([[unit, per]]);
  });

  it.each([
    "You pay $120, billed monthly.",
    "The annual report puts sales at $45.",
    "Annual revenue was $45.",
    "月底支付 80 元。",
    "年费以外另收 80 元。",
    "The fee is 3%.",
  ])("says nothing: %s", (text) => {
    expect(readQuantities(text).map((q) => q.per)).toEqual([undefined]);
  });
});
