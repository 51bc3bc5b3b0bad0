import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { OPPOSITES_EN } from "../../lib/facts/lexicon/opposites-en";
import { OPPOSITES_ZH } from "../../lib/facts/lexicon/opposites-zh";
import { POLICY_PAIRS_EN } from "../../lib/facts/lexicon/policy-pairs-en";
import { POLICY_PAIRS_ZH } from "../../lib/facts/lexicon/policy-pairs-zh";
import { overlaps, type Span } from "../../lib/model/span";
import { negationFlip } from "../../lib/rules/negation-flip";

const en = (words: string, not = "") =>
  `Under the Harbour plan of the Quay club, the locker is ${not}${words} for all.`;
const zh = (words: string, not = "") => `港湾套餐第四条写明，储物柜一项${not}${words}，适用于全部用户。`;

const faults = (source: string, answer: string): Span[] =>
  check(
    { id: "a", text: answer, cites: ["s"] },
    [{ id: "s", title: "s", text: source, completeness: "full" }],
    [negationFlip],
  )
    .findings.filter((f) => f.code === "NEGATION_FLIP" && f.severity === "contradicted")
    .map(({ start, end }) => ({ start, end }));

const tables = [
  ["en", POLICY_PAIRS_EN, en, "not "],
  ["zh", POLICY_PAIRS_ZH, zh, "并非"],
] as const;

describe.each(tables)("policy pairs, %s", (_, lines, frame, not) => {
  it("holds each pair once, 200 at least", () => {
    const pairs = lines.map((line) => line.split(" | ").sort().join(" | "));
    expect(new Set(pairs).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(200);
  });

  it.each(lines.map((line) => line.split(" | ") as [string, string]))("%s against %s", (left, right) => {
    for (const [a, b] of [
      [left, right],
      [right, left],
    ] as const) {
      const rings = faults(frame(a), frame(b));
      expect(rings.length, `${a} ⇒ ${b}`).toBe(1);
      const start = frame(b).indexOf(b);
      expect(overlaps(rings[0] as Span, { start, end: start + b.length })).toBe(true);
      // Near: the same word, and the other side's word denied.
      expect(faults(frame(b), frame(b))).toEqual([]);
      expect(faults(frame(a), frame(b, not)), `${a} ⇒ ${not}${b}`).toEqual([]);
    }
  });
});

describe("opposite words", () => {
  it.each([...OPPOSITES_EN, ...OPPOSITES_ZH])("%s: two sides, no word on both", (line) => {
    const sides = line.split(" | ").map((side) => side.split(" "));
    expect(sides.length).toBe(2);
    expect(sides[0]?.filter((word) => sides[1]?.includes(word))).toEqual([]);
  });
});
