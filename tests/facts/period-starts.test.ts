import { describe, expect, it } from "vitest";
import { eventsNamed, readPeriodStarts, startOfPeriod } from "../../lib/facts/period-starts";
import { readQuantities } from "../../lib/facts/quantities";

const read = (text: string): string[] => readPeriodStarts(text).map(({ start, end }) => text.slice(start, end));

describe("events from which a period is counted", () => {
  it.each([
    ["within 14 days of delivery", ["delivery"]],
    ["two years from the date of purchase", ["purchase"]],
    ["30 days after you receive the goods", ["receive"]],
    ["a week after the invoice date", ["invoice"]],
    ["ten days following receipt of payment", ["receipt of payment"]],
    ["自签收之日起7日内", ["签收"]],
    ["付款成功后3个工作日内", ["付款"]],
    ["收到发票之日起", ["收到发票"]],
    ["合同签订的次日起算", ["签订"]],
  ])("%s", (text, events) => expect(read(text)).toEqual(events));

  it.each([
    "delivery takes three days",
    "the cost of delivery",
    "the price, after tax, of the purchase",
    "购买记录保存三年",
    "未签收之日",
    "after lunch the office takes orders",
  ])("none: %s", (text) => expect(read(text)).toEqual([]));

  it("keeps every event of one start", () => {
    const [start] = readPeriodStarts("within 10 days of receipt of payment");
    expect(start?.events.size).toBe(2);
  });

  it("takes words of one event for the same", () => {
    const [a] = readPeriodStarts("5 days after receipt");
    const [b] = readPeriodStarts("签收后5日");
    expect([...(a?.events ?? [])]).toEqual([...(b?.events ?? [])]);
  });

  it("names events that nothing is counted from, too", () => {
    expect(eventsNamed("The purchase and the 发货").size).toBe(2);
    expect(eventsNamed("The weather").size).toBe(0);
  });

  it("gives each period the event nearest to it", () => {
    const text = "Returns within 30 days of delivery, refunds within 5 days of approval.";
    const starts = readPeriodStarts(text);
    const events = readQuantities(text).map((q) => {
      const start = startOfPeriod(text, q, starts);
      return start && text.slice(start.start, start.end);
    });
    expect(events).toEqual(["delivery", "approval"]);
  });
});
