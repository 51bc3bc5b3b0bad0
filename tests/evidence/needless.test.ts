import { describe, expect, it } from "vitest";
import { alignTexts } from "../../lib/evidence/aligned";
import { findNeedless } from "../../lib/evidence/needless";
import { readPolarity } from "../../lib/facts/polarity";

/** The claim's words that call needless what the source urges. */
const needless = (source: string, claim: string): string => {
  const a = readPolarity(claim);
  const found = findNeedless(alignTexts(a, readPolarity(source)));
  return found ? claim.slice(a.tokens[found.answer.first]?.start, a.tokens[found.answer.last]?.end) : "";
};

describe("findNeedless", () => {
  it.each([
    ["要加强码头照明设施建设。", "加强码头照明设施建设没有必要。", "没有必要"],
    ["继续推进渔港防波堤修复。", "渔港防波堤修复毫无意义。", "毫无意义"],
    ["园区绿化要紧紧围绕居民需求。", "园区绿化与居民需求没有关系。", "没有关系"],
    ["The council must repair the old sea wall.", "It is pointless to repair the old sea wall.", "is pointless"],
    [
      "Regular training of harbour pilots is essential.",
      "Regular training of harbour pilots is unnecessary.",
      "is unnecessary",
    ],
    // near: the source urges nothing, denies too, speaks of something else; the claim denies the phrase
    ["码头照明设施建设已完成。", "码头照明设施建设没有必要。", ""],
    ["码头照明设施建设不必加强。", "码头照明设施建设没有必要。", ""],
    ["要加强码头照明设施建设。", "修复防波堤没有必要。", ""],
    ["要加强码头照明设施建设。", "码头照明设施建设并非没有必要。", ""],
    ["要加强码头照明设施建设。", "码头照明设施建设很重要。", ""],
    ["The council repaired the old sea wall.", "It is pointless to repair the old sea wall.", ""],
    ["The council must repair the old sea wall.", "It is not pointless: the council must repair the old sea wall.", ""],
    ["The council must repair the old sea wall.", "It is pointless to paint the boat shed.", ""],
  ])("%s ⇒ %s: %s", (source, claim, expected) => {
    expect(needless(source, claim)).toBe(expected);
  });
});
