import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromSelectors, toSelectors } from "../../lib/evidence/selector";

const TEXT = "Seats: 5 𠀀. Seats: 5 👍🏽. The fee is cafe\u0301 style. 席位：5 个。席位：5 个。";

describe("selectors of a range", () => {
  it("counts positions in code points, and keeps the words around", () => {
    const start = TEXT.lastIndexOf("席位");
    const [quote, position] = toSelectors(TEXT, { start, end: start + 6 });
    expect(quote).toMatchObject({ type: "TextQuoteSelector", exact: "席位：5 个" });
    expect(TEXT).toContain(quote.prefix + quote.exact + quote.suffix);
    expect(quote.suffix).toBe("。");
    expect([...TEXT].slice(position.start, position.end).join("")).toBe("席位：5 个");
    expect(position.start).toBeLessThan(start);
  });

  it("parts no surrogate pair and no combined character", () => {
    const pair = TEXT.indexOf("𠀀");
    expect(toSelectors(TEXT, { start: pair + 1, end: pair + 2 })[0].exact).toBe("𠀀");
    const accent = TEXT.indexOf("\u0301");
    expect(toSelectors(TEXT, { start: accent - 1, end: accent })[0].exact).toBe("e\u0301");
  });

  it("finds each of equal words at its own place, also after the text changed", () => {
    for (const start of [TEXT.indexOf("Seats: 5"), TEXT.lastIndexOf("Seats: 5")]) {
      const selectors = toSelectors(TEXT, { start, end: start + 8 });
      expect(fromSelectors(TEXT, selectors)).toMatchObject({ found: "exact", start, end: start + 8 });
      expect(fromSelectors(`A new first line.\n${TEXT}`, selectors)).toMatchObject({
        found: "exact",
        start: start + 18,
      });
    }
  });

  it("tells changed words from the words themselves", () => {
    const text = "Refunds are paid within 30 days of the request.";
    const selectors = toSelectors(text, { start: 0, end: text.length });
    const moved = fromSelectors(text.replace("30", "14"), selectors);
    expect(moved.found).toBe("approximate");
    expect(fromSelectors("Gift cards never expire in any region at all.", selectors).found).toBe("none");
  });

  it("goes to selectors and back for every range", () => {
    const unit = fc.constantFrom("fee", " ", "席位", "5", "𠀀", "👍🏽", "e\u0301", "，", "\n", "seat");
    const text = fc.array(unit, { minLength: 8, maxLength: 60 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.nat(500), fc.integer({ min: 1, max: 80 }), (whole, from, length) => {
        const start = from % whole.length;
        const selectors = toSelectors(whole, { start, end: Math.min(whole.length, start + length) });
        const found = fromSelectors(whole, selectors);
        expect(found.found).toBe("exact");
        expect(whole.slice(found.start, found.end)).toBe(selectors[0].exact);
        expect(found.start).toBeLessThanOrEqual(start);
        expect(found.end).toBeGreaterThanOrEqual(Math.min(whole.length, start + length));
      }),
    );
  });
});
