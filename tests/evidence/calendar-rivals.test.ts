import { describe, expect, it } from "vitest";
import { calendarRival } from "../../lib/evidence/calendar-rivals";
import { dayPartRival } from "../../lib/evidence/day-part-rivals";
import { indexSource } from "../../lib/evidence/passages";
import { readCalendarMentions } from "../../lib/facts/calendar-mentions";
import { readDayParts } from "../../lib/facts/day-part-mentions";

const source = (text: string) => [indexSource({ id: "1", text })];

const market =
  "The fish market by the old quay sells smoked eel on Saturday.\n\nThe library lends maps.\n\nCouncillors meet in the town hall on Sunday.\n\n" +
  "Rents are due in spring.\n\nThe bakery is shut in winter.";

describe("calendarRival", () => {
  it.each<[string, string, string | null]>([
    ["The fish market by the old quay sells smoked eel on Friday.", market, "Saturday"],
    // near: a day that the source names anywhere
    ["The fish market by the old quay sells smoked eel on Sunday.", market, null],
    ["The fish market by the old quay sells smoked eel on Saturday.", market, null],
    ["The fish market has a new roof and opens on Sunday.", market, null],
    ["The fish market opens in June.", "The fish market opens in May, the lido in June.", null],
    ["鱼市周五开放。", "鱼市周六开放。", "周六"],
  ])("%s", (claim, text, expected) => {
    const [mention] = readCalendarMentions(claim);
    const rival = mention ? calendarRival(claim, mention, source(text)) : undefined;
    expect(rival?.mention.text ?? null).toBe(expected);
    if (rival) expect(text.slice(rival.mention.start, rival.mention.end)).toBe(expected);
  });
});

describe("dayPartRival", () => {
  it.each<[string, string, string | null]>([
    ["渡船于17日上午停航。", "渡船17日下午停航，次日恢复。", "下午"],
    ["The ferry stopped on Monday morning.", "On Monday evening the ferry stopped.", "evening"],
    // near: held in another word, by an hour, by a passage elsewhere; two parts named beside
    ["渡船于17日上午停航。", "渡船17日早上停航。", null],
    ["渡船于17日上午停航。", "渡船17日10:30停航，下午检修。", null],
    ["渡船于17日上午停航。", "渡船17日下午停航。\n\n食堂上午开门。", null],
    ["渡船于17日上午停航。", "渡船17日下午停航，晚上恢复。", null],
    ["渡船于17日上午停航。", "渡船17日停航。", null],
  ])("%s in %s", (claim, text, expected) => {
    const [mention] = readDayParts(claim);
    const rival = mention ? dayPartRival(claim, mention, source(text)) : undefined;
    expect(rival?.mention.text ?? null).toBe(expected);
    if (rival) expect(text.slice(rival.mention.start, rival.mention.end)).toBe(expected);
  });
});
