import { describe, expect, it } from "vitest";
import { readCalendarMentions } from "../../lib/facts/calendar-mentions";

const shown = (text: string) =>
  readCalendarMentions(text).map(({ text: words, kind, value, sure, start, end }) => {
    expect(text.slice(start, end)).toBe(words);
    return `${words}=${kind[0]}${value}${sure ? "" : "?"}`;
  });

describe("readCalendarMentions", () => {
  it.each<[string, string[]]>([
    ["Doors open on Monday.", ["Monday=w1"]],
    ["Tuesday's lesson moves to Thursday.", ["Tuesday=w2", "Thursday=w4"]],
    ["It runs from April until late June.", ["April=m4", "June=m6"]],
    ["In May the pond is drained.", ["May=m5"]],
    ["May I come in?", ["May=m5?"]],
    ["They march on.", ["march=m3?"]],
    ["Closed Mon–Wed.", ["Mon=w1?", "Mon=w2?", "Wed=w3?"]],
    ["We sat in the sun.", ["sat=w6?", "sun=w7?"]],
    ["每周三与星期日开放。", ["周三=w3", "星期日=w7"]],
    ["礼拜天休息。", ["礼拜天=w7"]],
    ["周一至周四营业。", ["周一=w1", "周一=w2?", "周一=w3?", "周四=w4"]],
    ["每周三次训练。", []],
    ["两周一换。", ["周一=w1?"]],
    ["六月和周年庆。", []],
  ])("%s", (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });
});
