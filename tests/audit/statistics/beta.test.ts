import { describe, expect, it } from "vitest";
import { betaQuantile, incompleteBeta, logGamma, studentQuantile } from "../../../lib/audit/statistics/beta";

describe("incomplete beta function and its inverse, against SciPy 1.17 (betainc, beta.ppf, t.ppf)", () => {
  it.each([
    [0.3, 2, 5, 0.579825],
    [0.01, 0.5, 0.5, 0.06376856085851985],
    [0.9, 300, 40, 0.8447268042558698],
    [0.5, 1000, 1000, 0.5],
  ])("I_%d(%d, %d)", (x, a, b, value) => {
    expect(Math.abs(incompleteBeta(x, a, b) - value)).toBeLessThan(1e-11);
  });

  it.each([
    [0.025, 8, 3, 0.4439045376923585],
    [0.975, 9, 2, 0.9747892736731666],
    [0.025, 81, 183, 0.25273674558527126],
    [0.975, 16, 133, 0.161650490349479],
    [0.025, 460, 41, 0.8926545356436476],
    [0.025, 1, 29, 0.000872646883579922],
  ])("quantile %d of Beta(%d, %d) to 1e-12", (p, a, b, value) => {
    expect(Math.abs(betaQuantile(p, a, b) - value)).toBeLessThan(1e-12);
  });

  it("has the ends of its range, and ln Γ(5) = ln 24", () => {
    expect([incompleteBeta(0, 2, 3), incompleteBeta(1, 2, 3), betaQuantile(0, 2, 3), betaQuantile(1, 2, 3)]).toEqual([
      0, 1, 0, 1,
    ]);
    expect(logGamma(5)).toBeCloseTo(Math.log(24), 13);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 13);
  });

  it.each([
    [1, 12.706204736174694],
    [2, 4.302652729749462],
    [9, 2.262157162798205],
    [139, 1.977177724490333],
    [3.5, 2.9400886379827282],
  ])("Student's t of %d degrees of freedom, 95 %%", (df, t) => {
    expect(Math.abs(studentQuantile(0.95, df) - t)).toBeLessThan(1e-9);
  });
});
