import { describe, expect, it } from "vitest";
import { CRITICAL_WORDS, isCritical, readTopics } from "../../lib/audit/critical-topics";

const usual = readTopics(CRITICAL_WORDS);

describe("critical topics", () => {
  it.each<[string | undefined, string, boolean]>([
    [undefined, "The annual Rate is 4 %.", true],
    ["What is the late payment charge?", "It is not stated.", true],
    [undefined, "退款在七天内到账。", true],
    [undefined, "提前還款收取違約金。", true],
    [undefined, "The report is accurate and separate.", false],
    [undefined, "We were fined for nothing: no refined sugar.", false],
    ["Where is the office?", "In Delft.", false],
    [undefined, "办公时间为九点至五点。", false],
  ])("%s / %s: %s", (question, answer, critical) => {
    expect(isCritical(question, answer, usual)).toBe(critical);
  });

  it("takes a business's own words, in any width and case, and no empty ones", () => {
    const own = readTopics([" Warranty ", "", "ＶＩＰ"]);
    expect(own).toEqual(["warranty", "vip"]);
    expect(isCritical(undefined, "For VIP guests.", own)).toBe(true);
    expect(isCritical(undefined, "The fee is 3.", own)).toBe(false);
    expect(isCritical(undefined, "anything", readTopics([""]))).toBe(false);
  });
});
