import { describe, expect, it } from "vitest";
import { partsStand, tellsDay, tellsDaysByItsOwn, tellsYear } from "../../lib/evidence/date-parts";
import { indexSource, nearest } from "../../lib/evidence/passages";
import { readQuantities } from "../../lib/facts/quantities";

const source = (text: string) => [indexSource({ id: "1", text })];

describe("partsStand", () => {
  it.each<[string, string, boolean]>([
    ["repealed on March 18, 1766", "1766: On March 18 the act is repealed.", true],
    ["ruled in April 2005", "An order of 2005 was lifted in April of that year.", true],
    ["repealed on March 18, 1766", "1766: On March 17 the act is repealed.", false],
    ["repealed on March 18, 1766", "On March 18 the act is repealed.", false],
    ["ruled in April 2005", "It was lifted in April 2004, and again in 2005.", false],
    ["ruled in 2005", "It was lifted in 2005.", false],
  ])("%s in %s: %s", (answer, text, stands) => {
    const [date] = readQuantities(answer);
    expect(date && partsStand(date, source(text))).toBe(stands);
  });
});

describe("tellsYear", () => {
  it.each<[string, number, boolean]>([
    ["2015年3月10日电：新码头后年启用。", 2017, true],
    ["2015年3月10日电：新码头后年启用。", 2018, false],
    ["On 3 May 2015 the quay, closed 62 years ago, was sold.", 1953, true],
    ["On 3 May 2015 the quay, closed 62 years ago, was sold.", 1954, false],
    ["The quay was closed last year.", 2014, false],
    // a stamp tells the text's own day: other years are none of it
    ["码头去年启用，2014年动工。\n（播发时间：2016-03-08）", 2015, true],
    ["码头去年启用，2014年动工。\n（播发时间：2016-03-08）", 2013, false],
  ])("%s %s: %s", (text, year, told) => {
    const [near] = nearest(text.split("\n")[0] as string, source(text), 1);
    expect(near && tellsYear(near, year)).toBe(told);
  });
});

describe("tellsDay", () => {
  it.each<[string, string, boolean]>([
    ["Posted on March 2, 2017. The quay was sold on Wednesday.", "2017-03-01", true],
    ["2017年3月2日电。码头周三售出。", "2017-03-01", true],
    // near: another day of the week, too far from the source's day, no day named
    ["Posted on March 2, 2017. The quay was sold on Tuesday.", "2017-03-01", false],
    ["Posted on March 20, 2017. The quay was sold on Wednesday.", "2017-03-01", false],
    ["Posted on March 2, 2017. The quay was sold.", "2017-03-01", false],
    ["The quay was sold on Wednesday.", "2017-03-01", false],
    ["Posted on March 2, 2017. The quay was sold on Wednesday.", "2017-03", false],
  ])("%s %s: %s", (text, date, told) => {
    const [near] = nearest("the quay 码头 sold 售出", source(text), 1);
    expect(near && tellsDay(near, date)).toBe(told);
  });

  it("knows which passages count from their own day", () => {
    const tells = (text: string) => tellsDaysByItsOwn(source(text)[0]?.passages[0] as never);
    expect(tells("码头今日启用。")).toBe(true);
    expect(tells("The quay opened yesterday.")).toBe(true);
    expect(tells("The quay opens on Friday.")).toBe(true);
    expect(tells("码头8日启用。")).toBe(false);
  });
});
