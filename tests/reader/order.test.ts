import { describe, expect, it } from "vitest";
import { mergeOrder, scrolledAway } from "../../lib/reader/order";

const keys = (list: string): string[] => [...list];

describe("mergeOrder", () => {
  it.each([
    ["", "abc", "abc"],
    ["abc", "bcd", "abcd"],
    ["cd", "abc", "abcd"],
    ["ad", "abcd", "abcd"],
    ["abc", "", "abc"],
    ["abc", "axc", "abxc".replace("bx", "xb")],
    ["abc", "cab", "cab"],
    ["ab", "xy", "abxy"],
  ])("%s and %s", (order, seen, merged) => {
    expect(mergeOrder(keys(order), keys(seen)).join("")).toBe(merged);
  });
});

describe("scrolledAway", () => {
  it.each([
    ["abcdef", "cd", "abef"],
    // In the middle of what is shown it was taken away.
    ["abcdef", "bd", "aef"],
    ["abc", "", ""],
    ["abc", "abc", ""],
  ])("%s showing %s", (order, shown, away) => {
    expect([...scrolledAway(keys(order), new Set(shown))].join("")).toBe(away);
  });
});
