import { describe, expect, it } from "vitest";
import { detection, shareOf } from "../../../lib/audit/statistics/detection";

describe("checks against reviewers", () => {
  const findings = [
    ...Array(13).fill({ code: "BOUND_FLIP", fault: true }),
    { code: "BOUND_FLIP", fault: false },
    { code: "NO_HIT", fault: false },
    { code: "NO_HIT", fault: null },
  ];
  const missed = [{ code: "BOUND_FLIP" }, { code: "NEGATION_FLIP" }, { code: "NEGATION_FLIP" }];

  it("13 of 15 and 13 of 16, with Wilson's intervals (62.1–96.3, 57.0–93.4)", () => {
    const { all } = detection(findings, missed);
    expect(all).toMatchObject({ confirmed: 13, refuted: 2, open: 1, missed: 3 });
    expect(all.precision.interval?.low).toBeCloseTo(0.621, 3);
    expect(all.precision.interval?.high).toBeCloseTo(0.9626, 3);
    expect(all.recall.interval?.low).toBeCloseTo(0.57, 3);
    expect(all.recall.interval?.high).toBeCloseTo(0.934, 3);
  });

  it("by code; one that was only missed has no precision, one that was never right no recall", () => {
    const { codes } = detection(findings, missed);
    expect([...codes.keys()]).toEqual(["BOUND_FLIP", "NO_HIT", "NEGATION_FLIP"]);
    expect(codes.get("NEGATION_FLIP")?.precision).toEqual({ part: 0, of: 0, rate: null, interval: null });
    expect(codes.get("NEGATION_FLIP")?.recall).toMatchObject({ part: 0, of: 2, rate: 0 });
    expect(codes.get("NO_HIT")?.recall.rate).toBeNull();
  });

  it("has nothing to say of nothing", () => {
    expect(detection([], []).all.precision).toEqual(shareOf(0, 0));
  });
});
