import { describe, expect, it } from "vitest";
import {
  chanceOfNone,
  cleanNeeded,
  moreNeededIn,
  rateRuledOut,
  rateRuledOutIn,
} from "../../../lib/audit/statistics/zero-faults";

describe("how many clean ones rule a rate out, 95 % (SciPy 1.17 hypergeom.pmf, binomial for a lot without end)", () => {
  it.each([
    [500, 0.05, 56],
    [500, 0.02, 129],
    [500, 0.01, 225],
    [200, 0.05, 51],
    [200, 0.02, 105],
    [200, 0.01, 155],
    [1987, 0.05, 58],
    [1987, 0.02, 142],
    [1987, 0.01, 276],
  ])("lot %d, rate %d: %d", (lot, rate, n) => {
    expect(cleanNeeded(rate, 0.95, lot)).toBe(n);
    // A lot holds whole faulty ones: the lowest count that is a share of `rate` or more.
    const faulty = Math.ceil(lot * rate - 1e-9);
    expect(rateRuledOut(n, 0.95, lot)).toBeLessThanOrEqual(faulty / lot);
    expect(rateRuledOut(n - 1, 0.95, lot)).toBeGreaterThan(faulty / lot);
  });

  it.each([
    [0.1, 29],
    [0.05, 59],
    [0.03, 99],
    [0.02, 149],
    [0.01, 299],
    [0.005, 598],
  ])("without end, rate %d: %d", (rate, n) => {
    expect(cleanNeeded(rate, 0.95)).toBe(n);
    expect(rateRuledOut(n, 0.95)).toBeLessThanOrEqual(rate);
    expect(rateRuledOut(n - 1, 0.95)).toBeGreaterThan(rate);
  });
});

describe("what 20 clean ones rule out (hypergeom.pmf)", () => {
  it.each([
    [446, 61],
    [298, 41],
    [134, 18],
    [109, 14],
    [287, 39],
  ])("lot %d: %d faulty", (lot, faulty) => {
    expect(rateRuledOut(20, 0.95, lot)).toBeCloseTo(faulty / lot, 14);
  });
});

describe("edges", () => {
  it("nothing looked at rules nothing out; all looked at rules out a single one", () => {
    expect(rateRuledOut(0, 0.95, 40)).toBe(1);
    expect(rateRuledOut(0, 0.95)).toBe(1);
    expect(rateRuledOut(40, 0.95, 40)).toBe(1 / 40);
    expect(cleanNeeded(0.001, 0.95, 40)).toBe(38);
    expect(cleanNeeded(0.5, 0.95, 1)).toBe(1);
  });

  it("is a probability: 1 of 10 faulty, 3 drawn, none seen in 7 of 10", () => {
    expect(chanceOfNone(10, 1, 3)).toBeCloseTo(0.7, 15);
    expect(chanceOfNone(10, 8, 3)).toBe(0);
    expect(chanceOfNone(10, 0, 10)).toBe(1);
  });
});

describe("several strata", () => {
  it("one stratum is the lot", () => {
    for (const [lot, n] of [
      [446, 20],
      [1987, 142],
      [40, 40],
      [40, 0],
    ] as const)
      expect(rateRuledOutIn([{ size: lot, drawn: n }], 0.95)).toBeCloseTo(rateRuledOut(n, 0.95, lot), 14);
    expect(moreNeededIn([{ size: 287, drawn: 20 }], 0.1, 0.95)).toBe(7);
    expect(moreNeededIn([{ size: 500, drawn: 56 }], 0.05, 0.95)).toBe(0);
  });

  it("is the worst of all placings (tried one by one on small strata)", () => {
    const strata = [
      { size: 8, drawn: 3 },
      { size: 12, drawn: 2 },
      { size: 5, drawn: 4 },
    ];
    let worst = 0;
    for (let a = 0; a <= 8; a++)
      for (let b = 0; b <= 12; b++)
        for (let c = 0; c <= 5; c++) {
          const chance = chanceOfNone(8, a, 3) * chanceOfNone(12, b, 2) * chanceOfNone(5, c, 4);
          if (chance > 0.05 + 1e-12) worst = Math.max(worst, a + b + c);
        }
    expect(rateRuledOutIn(strata, 0.95)).toBeCloseTo((worst + 1) / 25, 14);
  });

  it("a stratum of which nothing was seen stays open whole", () => {
    const strata = [
      { size: 50, drawn: 50 },
      { size: 50, drawn: 0 },
    ];
    expect(rateRuledOutIn(strata, 0.95)).toBe(0.51);
    const more = moreNeededIn(strata, 0.02, 0.95);
    expect(more).toBe(cleanNeeded(0.04, 0.95, 50));
  });

  it("more of what was seen least: after that many, and no fewer, it is ruled out", () => {
    const strata = [
      { size: 300, drawn: 20 },
      { size: 100, drawn: 20 },
    ];
    const more = moreNeededIn(strata, 0.05, 0.95);
    expect(
      rateRuledOutIn(
        [
          { size: 300, drawn: 20 + more },
          { size: 100, drawn: 20 },
        ],
        0.95,
      ),
    ).toBeLessThanOrEqual(0.05);
    expect(
      rateRuledOutIn(
        [
          { size: 300, drawn: 19 + more },
          { size: 100, drawn: 20 },
        ],
        0.95,
      ),
    ).toBeGreaterThan(0.05);
  });
});
