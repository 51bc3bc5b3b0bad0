import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GramIndex, SHORTEST_INDEXED } from "../../lib/evidence/gram-index";
import { findAll } from "../../lib/evidence/hits";

const text = fc
  .array(fc.constantFrom("seat", "fee", " ", "aaaa", "ab", "元", "席位", "不", "8", ","), { maxLength: 200 })
  .map((parts) => parts.join(""));

describe("the gram index", () => {
  it("finds the places that a walk through the text finds", () => {
    fc.assert(
      fc.property(text, fc.nat(1000), fc.integer({ min: 1, max: 60 }), (whole, from, length) => {
        const start = whole.length === 0 ? 0 : from % whole.length;
        const words = whole.slice(start, start + length);
        expect(new GramIndex(whole).findAll(words)).toEqual(findAll(whole, words));
      }),
      { numRuns: 500 },
    );
  });

  it("finds words at every place of a text, and at both ends", () => {
    // No two grams alike, so that the index itself answers.
    const whole = Array.from({ length: 3000 }, (_, n) => String.fromCharCode(0x4e00 + n)).join("");
    const grams = new GramIndex(whole);
    for (let at = 0; at + SHORTEST_INDEXED <= whole.length; at++)
      expect(grams.findAll(whole.slice(at, at + SHORTEST_INDEXED))).toEqual([
        { start: at, end: at + SHORTEST_INDEXED },
      ]);
    expect(grams.findAll(`${whole.slice(0, SHORTEST_INDEXED)}x`)).toEqual([]);
  });

  it("holds no more than it says for each unit of the text", () => {
    const whole = "The plan includes 20 seats; extra seats cost 8 dollars. ".repeat(2000);
    expect(new GramIndex(whole).bytes / whole.length).toBeLessThan(1.4);
    expect(new GramIndex("").findAll("x")).toEqual([]);
  });
});
