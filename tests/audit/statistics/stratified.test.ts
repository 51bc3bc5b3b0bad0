import { describe, expect, it } from "vitest";
import { wilson } from "../../../lib/audit/statistics/intervals";
import { stratifiedEstimate } from "../../../lib/audit/statistics/stratified";

const SEVEN = [
  [446, 2],
  [298, 1],
  [372, 3],
  [341, 2],
  [134, 0],
  [109, 2],
  [287, 1],
].map(([size = 0, part = 0]) => ({ size, drawn: 20, part }));

describe("stratified estimate (computed apart with NumPy by Cochran's (5.52) and the Wilson limits of each stratum)", () => {
  it("seven strata of 20", () => {
    const estimate = stratifiedEstimate(SEVEN);
    expect(estimate?.rate).toBeCloseTo(0.08789632611977857, 14);
    expect(estimate?.error).toBeCloseTo(0.026352478485221965, 14);
    expect(estimate?.interval.low).toBeCloseTo(0.05930746600757832, 14);
    expect(estimate?.interval.high).toBeCloseTo(0.16570579841037983, 14);
    expect(estimate).toMatchObject({ drawn: 140, covered: 1987, uncovered: 0 });
  });

  it("one stratum is the plain interval", () => {
    const estimate = stratifiedEstimate([{ size: 500, drawn: 40, part: 3 }]);
    const plain = wilson(3, 40, 0.95, 500);
    expect(estimate?.interval.low).toBeCloseTo(plain?.low ?? 2, 14);
    expect(estimate?.interval.high).toBeCloseTo(plain?.high ?? 2, 14);
  });

  it("strata taken whole are known: no error, no width", () => {
    const estimate = stratifiedEstimate([
      { size: 10, drawn: 10, part: 1 },
      { size: 30, drawn: 30, part: 0 },
    ]);
    expect(estimate).toMatchObject({ rate: 0.025, error: 0, interval: { low: 0.025, high: 0.025 } });
  });

  it("a large stratum without a fault still leaves open what it leaves open", () => {
    const estimate = stratifiedEstimate([
      { size: 10_000, drawn: 20, part: 0 },
      { size: 100, drawn: 20, part: 2 },
    ]);
    expect(estimate?.error).toBeLessThan(0.001);
    expect(estimate?.interval.high).toBeGreaterThan(0.15);
  });

  it("says what was not drawn from, and knows no error of a single answer", () => {
    expect(
      stratifiedEstimate([
        { size: 10, drawn: 1, part: 0 },
        { size: 90, drawn: 0, part: 0 },
      ]),
    ).toMatchObject({ rate: 0, error: null, covered: 10, uncovered: 90 });
    expect(stratifiedEstimate([])).toBeNull();
    expect(stratifiedEstimate([{ size: 5, drawn: 0, part: 0 }])).toBeNull();
  });
});
