import { describe, expect, it } from "vitest";
import { isDenied } from "../../lib/facts/denied-value";

describe("isDenied", () => {
  it.each([
    ["The fee is not $10.", "$10", true],
    ["The pass does not cost $10.", "$10", true],
    ["The pass doesn't include 4 visits.", "4 visits", true],
    ["It costs $8 rather than $10.", "$10", true],
    ["It costs $8 instead of $10.", "$10", true],
    ["The term is no longer 30 days.", "30 days", true],
    ["30 days is wrong.", "30 days", true],
    ["The pass is not limited to 25 guests.", "25 guests", true],
    ["票价不是10元。", "10元", true],
    ["票价为8元而非10元。", "10元", true],
    ["本店不收取10元押金。", "10元", true],
    ["期限并非30天。", "30天", true],
    ["名额不限于50人。", "50人", true],
    ["10元是错误的。", "10元", true],
    // near: bounds, other words between, an affirmed value, a denial of something else
    ["The fee is not more than $10.", "$10", false],
    ["No later than 30 days.", "30 days", false],
    ["The fee is $10, not $8.", "$10", false],
    ["Members do not park; the fee is $10.", "$10", false],
    ["The knot costs $10.", "$10", false],
    ["The pass costs $10.", "$10", false],
    ["票价不超过10元。", "10元", false],
    ["票价为10元而非8元。", "10元", false],
    ["会员不排队，票价10元。", "10元", false],
    ["票价为10元。", "10元", false],
    ["降幅没有2013年那么大。", "2013年", false],
    ["库存没有30箱，那么明天再送。", "30箱", true],
  ])("%s: %s is denied: %s", (text, value, denied) => {
    const start = text.indexOf(value);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(isDenied(text, { start, end: start + value.length })).toBe(denied);
  });
});
