import { describe, expect, it } from "vitest";
import { clusterEstimate } from "../../../lib/audit/statistics/clusters";
import { wilson } from "../../../lib/audit/statistics/intervals";

const TEN = [
  [3, 4],
  [5, 5],
  [2, 3],
  [4, 4],
  [1, 1],
  [6, 7],
  [0, 2],
  [3, 3],
  [2, 2],
  [7, 8],
].map(([part = 0, of = 0]) => ({ part, of }));

describe("claims of an answer stand and fall together", () => {
  // Sandwich estimator of a regression of 39 claims on a constant with 10 answers as clusters, m/(m − 1), in NumPy.
  it("has the cluster-robust error and the interval of the sample that it is worth", () => {
    const estimate = clusterEstimate([{ size: 1e12, clusters: TEN }]);
    expect(estimate?.rate).toBeCloseTo(0.8461538461538461, 14);
    expect(estimate?.error).toBeCloseTo(0.05836250104187284, 9);
    expect(estimate?.interval.low).toBeCloseTo(0.6747279609540693, 8);
    expect(estimate?.interval.high).toBeCloseTo(0.9358270241554587, 8);
    expect(estimate).toMatchObject({ clusters: 10, part: 33, of: 39 });
  });

  it("is wider than a plain interval over claims where faults come together in few answers", () => {
    const clusters = [...Array(18).fill({ part: 5, of: 5 }), { part: 0, of: 5 }, { part: 0, of: 5 }];
    const estimate = clusterEstimate([{ size: 1000, clusters }]);
    const plain = wilson(90, 100);
    expect(estimate?.interval.low).toBeLessThan((plain?.low ?? 0) - 0.05);
  });

  it("counts answers where all claims hold, so that 300 right claims of 20 answers are worth 20", () => {
    const estimate = clusterEstimate([{ size: 1e9, clusters: Array(20).fill({ part: 15, of: 15 }) }]);
    expect(estimate?.interval.high).toBe(1);
    expect(estimate?.interval.low).toBeLessThan(wilson(20, 20)?.low ?? 0);
    expect(estimate?.interval.low).toBeGreaterThan(0.75);
  });

  it("weights strata by the claims that they hold", () => {
    const estimate = clusterEstimate([
      { size: 900, clusters: Array(10).fill({ part: 2, of: 2 }) },
      { size: 100, clusters: Array(10).fill({ part: 0, of: 2 }) },
    ]);
    expect(estimate?.rate).toBeCloseTo(0.9, 14);
  });

  it("knows what was taken whole, and is humble about one answer", () => {
    expect(clusterEstimate([{ size: 10, clusters: TEN }])).toMatchObject({ error: 0 });
    const one = clusterEstimate([{ size: 50, clusters: [{ part: 9, of: 9 }] }]);
    expect(one?.error).toBeNull();
    expect(one?.interval.low).toBeCloseTo(0.20654931437723742, 10);
  });

  it("gives nothing where nothing was counted", () => {
    expect(clusterEstimate([])).toBeNull();
    expect(clusterEstimate([{ size: 4, clusters: [{ part: 0, of: 0 }] }])).toBeNull();
  });
});
