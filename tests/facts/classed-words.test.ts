import { describe, expect, it } from "vitest";
import { readClassedWords } from "../../lib/facts/classed-words";
import { EXCLUSIVE_CLASSES } from "../../lib/facts/lexicon/exclusive-classes";

const words = (text: string): string[] => readClassedWords(text).map(({ start, end }) => text.slice(start, end));

describe("readClassedWords", () => {
  it.each([
    ["She hurt both knees and a shoulder.", ["knees", "shoulder"]],
    ["母亲伤了膝盖。", ["母亲", "膝盖"]],
    ["The unforward catalogue was cared for.", []],
    ["心里很踏实。", []],
  ] as const)("%s", (text, found) => {
    expect(words(text)).toEqual(found);
  });

  it("gives members of one class one number, and forms of one word one key", () => {
    const [a, b, c] = readClassedWords("a knee, two knees and a shoulder");
    expect([a?.class, a?.key]).toEqual([b?.class, b?.key]);
    expect(c?.class).toBe(a?.class);
    expect(c?.key).not.toBe(a?.key);
  });

  it("has no word in two classes and none twice", () => {
    const all = EXCLUSIVE_CLASSES.flatMap((line) => line.split("|"));
    expect(new Set(all).size).toBe(all.length);
  });
});
