import { describe, expect, it } from "vitest";
import { clopperPearson, wilson } from "../../../lib/audit/statistics/intervals";

describe("Wilson's interval", () => {
  // Newcombe 1998, table I, method 3 (81/263, 15/148, 0/20, 1/29); the others by the formula in NumPy.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [0, 30, 0, 0.1135],
    [460, 500, 0.8929, 0.9407],
    [2, 100, 0.0055, 0.07],
    [1, 1, 0.2065, 1],
    [0, 1, 0, 0.7935],
    [30, 30, 0.8865, 1],
  ])("%d of %d", (part, of, low, high) => {
    const interval = wilson(part, of);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it("is right to the last digits: 8/10", () => {
    expect(wilson(8, 10)?.low).toBeCloseTo(0.4901624715366418, 14);
    expect(wilson(8, 10)?.high).toBeCloseTo(0.9433178485456247, 14);
    expect(wilson(3, 47, 0.99)?.high).toBeCloseTo(0.21929152665464183, 13);
  });

  it("has an end of exactly 0 and 1, and nothing for nothing", () => {
    expect(wilson(0, 7)?.low).toBe(0);
    expect(wilson(7, 7)?.high).toBe(1);
    expect(wilson(0, 0)).toBeNull();
  });

  it("is narrower where the sample is much of the lot, and has no width where it is all of it", () => {
    const wide = wilson(7, 140);
    const narrow = wilson(7, 140, 0.95, 200);
    expect(narrow?.high).toBeLessThan(wide?.high ?? 0);
    expect(narrow?.low).toBeGreaterThan(wide?.low ?? 1);
    expect(wilson(7, 200, 0.95, 200)).toEqual({ low: 0.035, high: 0.035 });
    // So many more as 140 · 199 / 60.
    expect(narrow).toEqual(wilson((7 / 140) * ((140 * 199) / 60), (140 * 199) / 60));
  });
});

describe("Clopper and Pearson's interval", () => {
  // Newcombe 1998, table I, method 5 (81/263, 15/148, 0/20, 1/29), in the digits of SciPy 1.17 (beta.ppf).
  it.each([
    [81, 263, 0.25273674558527126, 0.36762192260135135],
    [15, 148, 0.057844010083448576, 0.161650490349479],
    [0, 20, 0, 0.1684334709830853],
    [1, 29, 0.0008726468835799228, 0.1776442954887229],
    [8, 10, 0.4439045376923585, 0.9747892736731666],
    [460, 500, 0.8926545356436476, 0.9422338800711657],
    [30, 30, 0.8842966917779722, 1],
    [1, 1, 0.025, 1],
    [0, 1, 0, 0.975],
  ])("%d of %d", (part, of, low, high) => {
    const interval = clopperPearson(part, of);
    expect(Math.abs((interval?.low ?? 2) - low)).toBeLessThan(1e-12);
    expect(Math.abs((interval?.high ?? 2) - high)).toBeLessThan(1e-12);
  });

  it("takes another confidence, and gives nothing for nothing", () => {
    expect(clopperPearson(3, 47, 0.99)?.low).toBeCloseTo(0.007319194728631096, 12);
    expect(clopperPearson(0, 0)).toBeNull();
  });
});
