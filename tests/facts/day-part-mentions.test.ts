import { describe, expect, it } from "vitest";
import { holdsClock, readDayParts, sharesHour } from "../../lib/facts/day-part-mentions";

describe("readDayParts", () => {
  it.each<[string, string[]]>([
    ["17日上午抵达，当天下午离开。", ["上午+", "下午+"]],
    ["周三傍晚关门。", ["傍晚+"]],
    ["The shop closed on Monday afternoon.", ["afternoon+"]],
    ["They met on May 3rd, morning and evening.", ["morning+", "evening"]],
    // near: an hour behind says more, other words, no day before
    ["17日上午9点抵达。", []],
    ["上午好。", ["上午"]],
    ["In the morning it rains.", ["morning"]],
    ["中午饭在下午茶之前。", ["中午", "下午"]],
    ["晚年生活", []],
  ])("%s", (text, expected) => {
    const found = readDayParts(text);
    expect(found.map((one) => one.text + (one.ofDay ? "+" : ""))).toEqual(expected);
    for (const one of found) expect(text.slice(one.start, one.end)).toBe(one.text);
  });

  it("knows which words may mean one hour", () => {
    const hours = (word: string) => (readDayParts(`${word}。`)[0] as { hours: { from: number; to: number } }).hours;
    expect(sharesHour(hours("上午"), hours("早上"))).toBe(true);
    expect(sharesHour(hours("上午"), hours("下午"))).toBe(false);
    expect(sharesHour(hours("深夜"), hours("凌晨"))).toBe(true);
    expect(sharesHour(hours("傍晚"), hours("下午"))).toBe(true);
    expect(holdsClock(hours("下午"), "14:05")).toBe(true);
    expect(holdsClock(hours("下午"), "09:30")).toBe(false);
    expect(holdsClock(hours("深夜"), "01:00")).toBe(true);
  });
});
