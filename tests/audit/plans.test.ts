import { describe, expect, it } from "vitest";
import { PlanError, planFor, type StratumSize } from "../../lib/audit/plans";
import type { PlanRequest } from "../../lib/model/plan-request";

const strata = (sizes: Record<string, number | StratumSize>): Map<string, StratumSize> =>
  new Map(Object.entries(sizes).map(([id, s]) => [id, typeof s === "number" ? { size: s } : s]));
const stratified = (more: Omit<Extract<PlanRequest, { kind: "stratified" }>, "kind">): PlanRequest => ({
  kind: "stratified",
  ...more,
});
const quotasOf = (request: PlanRequest, sizes: Parameters<typeof strata>[0]) => {
  const plan = planFor(request, strata(sizes));
  return plan.kind === "stratified" ? plan.quotas : {};
};

describe("what a request comes to", () => {
  it("equal shares, all where there are fewer", () => {
    expect(quotasOf(stratified({ allocation: "equal", perStratum: 20 }), { number: 446, none: 7 })).toEqual({
      number: 20,
      none: 7,
    });
  });

  it.each<[number, Record<string, number>, Record<string, number>]>([
    [100, { a: 500, b: 300, c: 200 }, { a: 50, b: 30, c: 20 }],
    [10, { a: 600, b: 300, c: 100 }, { a: 6, b: 3, c: 1 }],
    [10, { a: 1000, b: 1, c: 1 }, { a: 8, b: 1, c: 1 }],
    [7, { a: 1, b: 1, c: 1 }, { a: 1, b: 1, c: 1 }],
    [2, { a: 100, b: 90, c: 80 }, { a: 1, b: 1, c: 0 }],
    [5, { a: 0 }, { a: 0 }],
  ])("proportional shares: %d of %j", (total, sizes, quotas) => {
    expect(quotasOf(stratified({ allocation: "proportional", total }), sizes)).toEqual(quotas);
  });

  it("Neyman's shares: size × standard deviation (80 and 20 where the one varies four times as much)", () => {
    // Shares of 1/2 and about 1/65: standard deviations 0.5 and 0.123.
    const quotas = quotasOf(stratified({ allocation: "neyman", total: 100 }), {
      a: { size: 1998, ringing: 999 },
      b: { size: 1998, ringing: 30 },
    });
    expect(quotas).toEqual({ a: 80, b: 20 });
  });

  it("gives what a small stratum cannot give to the others", () => {
    expect(
      quotasOf(stratified({ allocation: "neyman", total: 100 }), {
        a: { size: 10, ringing: 5 },
        b: { size: 1000, ringing: 0 },
      }),
    ).toEqual({ a: 10, b: 90 });
  });

  it("own quotas; an unknown stratum is named", () => {
    expect(quotasOf(stratified({ allocation: "own", quotas: { a: 3 } }), { a: 9, b: 9 })).toEqual({ a: 3, b: 0 });
    expect(() => planFor(stratified({ allocation: "own", quotas: { z: 3 } }), strata({ a: 9 }))).toThrow(
      /stratum z; there are a/,
    );
  });

  it.each([
    stratified({ allocation: "equal" }),
    stratified({ allocation: "proportional" }),
    stratified({ allocation: "own" }),
    { kind: "iso-2859-1", level: "II", severity: "normal", aql: "0.5" } as const,
  ])("says what is missing: %j", (request) => {
    expect(() => planFor(request, strata({ a: 9 }))).toThrow(PlanError);
  });

  it("zero acceptance by the lot's own size, ISO 2859-1 by lot, level and limit", () => {
    expect(planFor({ kind: "zero", rate: 0.05, confidence: 0.95 }, strata({ a: 300, b: 200 }))).toEqual({
      kind: "zero",
      rate: 0.05,
      confidence: 0.95,
      n: 56,
    });
    expect(
      planFor({ kind: "iso-2859-1", level: "II", severity: "normal", aql: "1.0" }, strata({ a: 1987 })),
    ).toMatchObject({ letter: "K", n: 125, accept: 3, reject: 4 });
    expect(planFor({ kind: "simple", n: 50 }, strata({ a: 20 }))).toEqual({ kind: "simple", n: 20 });
  });
});
