import { describe, expect, it } from "vitest";
import { explainLength, explainTime, minuteOf } from "../../lib/evidence/explain-clock";
import { indexSource } from "../../lib/evidence/passages";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

function ask(source: string, claim: string) {
  const index = indexSource({ id: "1", text: source });
  const places = index.passages.map((passage) => ({ index, passage }));
  const target = readQuantities(claim)[0] as Quantity;
  const hit = target.kind === "time" ? explainTime(target, places) : explainLength(target, claim, places);
  return hit && [hit.formula, ...hit.inputs.map(({ span }) => source.slice(span.start, span.end))];
}

describe("calculations with the clock", () => {
  it("reads minutes since midnight", () => {
    expect([minuteOf("14:15"), minuteOf("00:00"), minuteOf("24:99x"), minuteOf("2.15")]).toEqual([855, 0, null, null]);
  });

  it.each<[source: string, claim: string, expected: string[] | null]>([
    ["The pool is open from 7:30 to 21:00.", "for 13.5 hours", ["21:00 − 7:30", "7:30 to 21:00"]],
    ["The pool is open from 7:30 to 21:00.", "for 12 hours", null],
    // Over midnight.
    ["夜班22:00–6:00。", "8小时", ["6:00 − 22:00", "22:00–6:00"]],
    ["Doors at 7 p.m. The show ends at 9:30 p.m.", "150 minutes", null],
    ["It begins at 7 p.m. and ends at 9:30 p.m.", "150 minutes", ["21:30 − 19:00", "7 p.m.", "9:30 p.m."]],
    ["Opening hours: 8–16, weekdays.", "40 hours a week", ["(16:00 − 8:00) × 5", "8–16"]],
    ["Rooms 8–16 are on the left.", "8 hours", null],
    ["周一至周六8:00–14:00营业。", "每周36小时", ["(14:00 − 8:00) × 6", "8:00–14:00"]],
    ["周一至周六8:00–14:00营业。", "每周30小时", null],
    ["每日8:00–14:00营业。", "每周42小时", ["(14:00 − 8:00) × 7", "8:00–14:00"]],
    ["8:00–14:00营业。", "每周42小时", null],
    ["Boarding closes 20 minutes before departure at 9:05.", "by 8:45", ["9:05 − 20 minutes", "9:05", "20 minutes"]],
    ["Boarding closes 20 minutes before departure at 9:05.", "by 9:25", null],
    ["请在9:05前20分钟内到场，活动持续2小时。", "11:05", ["9:05 + 2小时", "9:05", "2小时"]],
    // A length that no word counts from another time.
    ["The film of 90 minutes is on at 10:00.", "8:30", null],
  ])("%s %s", (source, claim, expected) => expect(ask(source, claim)).toEqual(expected));
});
