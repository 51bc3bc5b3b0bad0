import { describe, expect, it } from "vitest";
import { LONGEST_CLAIM, MOST_VALUES } from "../../lib/check/limits";
import { check } from "../../lib/check/run";
import { indexSource } from "../../lib/evidence/passages";
import { equalIn, MOST_PLACES } from "../../lib/evidence/standing";
import { readQuantities } from "../../lib/facts/quantities";
import { rules } from "../../lib/rules";

const report = (answer: string, source: string) =>
  check({ id: "a", text: answer }, [{ id: "s", title: "s", text: source }], rules);

describe("answers beyond what is checked", () => {
  const sentence = "Each team pays 7 euros. ";

  it("says from which claim on values were not looked at, and calls no such claim supported", () => {
    const { skipped, claims } = report(sentence.repeat(MOST_VALUES + 50), sentence);
    expect(skipped).toEqual([
      { reason: "limit", about: `${MOST_VALUES}`, detail: `${MOST_VALUES + 50} > ${MOST_VALUES}` },
    ]);
    expect(claims[MOST_VALUES - 1]?.verdict).toBe("supported");
    expect(new Set(claims.slice(MOST_VALUES).map(({ verdict }) => verdict))).toEqual(new Set(["unchecked"]));
  }, 60_000);

  it("says nothing of the limit where every value was looked at", () => {
    expect(report(sentence.repeat(40), sentence).skipped).toEqual([]);
  });

  for (const [name, text] of [
    ["a sentence without stops", "the office keeps paper and ink in the room ".repeat(400)],
    ["a sentence without spaces", "客户席位合同".repeat(3_000)],
    ["a table row", `| ${"seat | ".repeat(2_000)}`],
    ["a list item", `- ${"seat, ".repeat(2_000)}`],
  ] as const)
    it(`cuts ${name} into claims that leave no word out`, () => {
      const { claims } = report(text, "The office has paper.");
      expect(claims.length).toBeGreaterThan(1);
      for (const { start, end } of claims) expect(end - start).toBeLessThanOrEqual(LONGEST_CLAIM);
      let at = 0;
      for (const { start, end } of claims) {
        expect(text.slice(at, start)).toMatch(/^[\s|-]*$/);
        at = end;
      }
      expect(text.slice(at)).toMatch(/^[\s|]*$/);
    });
});

describe("equal values", () => {
  const [seven] = readQuantities("7 euros");

  it("lists a bounded number of the places of one value, the first ones", () => {
    const index = indexSource({ id: "s", title: "s", text: "Each team pays 7 euros. ".repeat(4_000) });
    const found = equalIn([index], seven as NonNullable<typeof seven>);
    expect(found).toHaveLength(MOST_PLACES);
    expect(found[0]?.passage.index).toBe(0);
  });
});

describe("work on hostile answers that are their own source", () => {
  const cost = (text: string): number => {
    const before = process.cpuUsage().user;
    report(text, text);
    return process.cpuUsage().user - before;
  };

  // Four times the text may cost four times as much and as much again for noise; each of these cost sixteen to sixty-four times.
  for (const [name, piece] of [
    ["pipes", "|1"],
    ["percentages", "5% "],
    ["sentences with one value", "It is 5 days. "],
    ["false sums", "1 + 1 = 3.\n"],
    ["slashes", "1/"],
  ] as const)
    it(`grows with the length: ${name}`, () => {
      cost(piece.repeat(100));
      const small = cost(piece.repeat(400));
      const large = cost(piece.repeat(1_600));
      expect(large).toBeLessThan(12 * small + 500_000);
    }, 60_000);
});
