import { describe, expect, it } from "vitest";
import { USUAL_GATES } from "../../lib/audit/gates";
import { reportOf } from "../../lib/audit/report";
import type { Gate } from "../../lib/model/gate";
import { each, type MadeUp, madeUpAudit, madeUpFinding, times } from "../support/made-up-audit";

const right = { verdict: "not-a-fault" as const };
const wrong = { verdict: "fault" as const };

const judge = (
  gate: Gate,
  made: readonly MadeUp[],
  plan: Parameters<typeof madeUpAudit>[1],
  review: Parameters<typeof madeUpAudit>[2],
) => reportOf(madeUpAudit(made, plan, review, { gates: [gate] })).gates[0];

describe("zero tolerance", () => {
  const gate: Gate = { kind: "zero", rulesOut: 0.1 };
  const made = times(287, { risk: "unanswerable" });

  it("one fault fails it", () => {
    const result = judge(gate, made, each(20, "unanswerable"), (n) => [n % 5 === 0 ? wrong : right]);
    expect(result).toMatchObject({ outcome: "failed", of: 20, byPoint: false, ruledOut: null, more: null });
    expect(result?.rows).toHaveLength(result?.part ?? -1);
    expect(result?.part).toBeGreaterThan(0);
  });

  it("20 clean ones of 287 rule out 13.6 %, and 7 more would rule out 10 % (hypergeometric)", () => {
    const result = judge(gate, made, each(20, "unanswerable"), () => [right]);
    expect(result).toMatchObject({ outcome: "not-shown", part: 0, of: 20, byPoint: true, more: 7 });
    expect(result?.ruledOut).toBeCloseTo(39 / 287, 14);
  });

  it("27 show it", () => {
    const result = judge(gate, made, each(27, "unanswerable"), () => [right]);
    expect(result).toMatchObject({ outcome: "met", more: null });
  });

  it("answers on which people cannot tell, or that nobody has seen, do not count", () => {
    const result = judge(gate, made, each(27, "unanswerable"), (n) =>
      n % 3 === 0 ? [] : [{ verdict: n % 3 === 1 ? "cannot-tell" : "not-a-fault" }],
    );
    expect(result?.outcome).toBe("not-shown");
    expect(result?.of).toBeLessThan(15);
  });

  it("is held to the strata and codes that it names", () => {
    const mixed = [...times(50, { risk: "unit" }), ...times(50, { risk: "number" })];
    const named: Gate = { kind: "zero", rulesOut: 0.1, strata: ["unit", "critical"] };
    const plan = each(30, "unit", "number");
    expect(judge(named, mixed, plan, (n) => [n > 50 ? wrong : right])).toMatchObject({ outcome: "met", of: 30 });
    expect(judge(named, mixed, plan, (n) => [n > 50 ? right : wrong])).toMatchObject({ outcome: "failed", part: 30 });
    const faulty = times(40, { risk: "unit", findings: [madeUpFinding("f1")], claims: ["unsupported"] });
    const code = (codes: "BOUND_FLIP" | "NUMBER_NOT_IN_SOURCE"): Gate => ({
      kind: "zero",
      rulesOut: 0.1,
      codes: [codes],
    });
    const said = () => [{ ...wrong, findings: { f1: "fault" as const } }];
    expect(judge(code("BOUND_FLIP"), faulty, each(40, "unit"), said)?.outcome).toBe("met");
    expect(judge(code("NUMBER_NOT_IN_SOURCE"), faulty, each(40, "unit"), said)?.part).toBe(40);
  });

  it("shows nothing where nothing was drawn from what it names", () => {
    expect(judge({ ...gate, strata: ["negation"] }, made, each(20, "unanswerable"), () => [right])).toMatchObject({
      outcome: "not-shown",
      of: 0,
      byPoint: null,
      ruledOut: null,
    });
  });
});

describe("mean groundedness", () => {
  const gate: Gate = { kind: "groundedness", atLeast: 0.92 };
  const plan = each(140, "number");
  const ten = (supported: number): MadeUp["claims"] => [
    ...Array<"supported">(supported).fill("supported"),
    ...Array<"contradicted">(10 - supported).fill("contradicted"),
    "unchecked",
  ];
  /** Of a hundred answers so many with 7 of 10 claims supported, the others whole. */
  const batch = (few: number): MadeUp[] =>
    Array.from({ length: 2000 }, (_, i) => ({ risk: "number", claims: ten(i % 100 < few ? 7 : 10) }));

  it("is met where the lower end of an interval by answers is above, unchecked claims apart", () => {
    const result = judge(gate, batch(5), plan, () => [right]);
    expect(result).toMatchObject({ outcome: "met", of: 1400, byPoint: true, more: null });
  });

  it("is failed where the upper end is below", () => {
    expect(judge(gate, batch(60), plan, () => [right])).toMatchObject({
      outcome: "failed",
      byPoint: false,
      more: null,
    });
  });

  it("is not shown where the point value meets it and the lower end does not, and says about how many more", () => {
    const result = judge(gate, batch(22), plan, () => [right]);
    expect(result).toMatchObject({ outcome: "not-shown", byPoint: true });
    expect(result?.interval?.low).toBeLessThan(0.92);
    expect(result?.more).toBeGreaterThan(20);
    expect(result?.more).toBeLessThanOrEqual(1860);
    // With so many more it is shown, as long as they come out alike.
    const more = judge(gate, batch(22), each(140 + Math.ceil((result?.more ?? 0) * 1.3), "number"), () => [right]);
    expect((more?.interval?.low ?? 0) - (result?.interval?.low ?? 0)).toBeGreaterThan(0);
  });

  it("counts claims as people left them", () => {
    const audit = madeUpAudit(times(30, { risk: "number" }), each(30, "number"), () => [
      { verdict: "fault", claims: ["contradicted"] },
    ]);
    const result = reportOf({ ...audit, gates: [gate] }).gates[0];
    expect(result).toMatchObject({ outcome: "failed", part: 0, of: 30, rate: 0 });
    expect(result?.rows).toHaveLength(30);
  });
});

describe("rates", () => {
  it("at most so many faulty: met, failed, not shown by where the interval lies", () => {
    const gate: Gate = { kind: "rate", of: "faulty", atMost: 0.1 };
    const made = times(1000, { risk: "number" });
    const plan = each(200, "number");
    const every = (k: number) => (n: number) => [n % k === 0 ? wrong : right];
    expect(judge(gate, made, plan, every(50))?.outcome).toBe("met");
    expect(judge(gate, made, plan, every(4))?.outcome).toBe("failed");
    const open = judge(gate, made, plan, every(12));
    expect(open?.outcome).toBe("not-shown");
    expect(open?.more).toBeGreaterThan(0);
  });

  it("partly right answers are faulty, and can have a gate of their own", () => {
    const made = times(100, { risk: "number" });
    const half = () => [{ verdict: "partly-right" as const }];
    expect(judge({ kind: "rate", of: "faulty", atMost: 0.5 }, made, each(50, "number"), half)?.part).toBe(50);
    expect(judge({ kind: "rate", of: "partly", atMost: 0.5 }, made, each(50, "number"), half)?.outcome).toBe("failed");
  });

  it("false refusals are counted of the answers that decline", () => {
    const gate: Gate = { kind: "rate", of: "false-refusals", atMost: 0.1 };
    const made = times(300, { risk: "unanswerable", declined: true });
    const clean = judge(gate, [...made, ...times(300, { risk: "number" })], each(20, "unanswerable", "number"), () => [
      right,
    ]);
    expect(clean).toMatchObject({ outcome: "not-shown", of: 20, part: 0 });
    expect(clean?.ruledOut).toBeGreaterThan(0.1);
    const refusal = madeUpFinding("f1", { code: "FALSE_REFUSAL", severity: "notice" });
    const said = judge(gate, times(50, { ...made[0], findings: [refusal] }), each(50, "unanswerable"), () => [
      { ...wrong, findings: { f1: "fault" } },
    ]);
    expect(said).toMatchObject({ outcome: "failed", part: 50 });
  });

  it("refusals are counted by the checks over the whole batch: no interval", () => {
    const gate: Gate = { kind: "rate", of: "refused", atMost: 0.2 };
    const made = [...times(30, { risk: "unanswerable", declined: true }), ...times(170, { risk: "number" })];
    expect(judge(gate, made, each(10, "number"), () => [])).toMatchObject({
      outcome: "met",
      part: 30,
      of: 200,
      interval: { low: 0.15, high: 0.15 },
    });
  });
});

describe("a draw without strata", () => {
  it("is held to risk categories by what the batch holds of them", () => {
    const made = [...times(60, { risk: "negation" }), ...times(140, { risk: "number" })];
    const gate: Gate = { kind: "zero", rulesOut: 0.05, strata: ["negation"] };
    const result = judge(gate, made, { kind: "simple", n: 200 }, (n) => [n > 60 ? wrong : right]);
    expect(result).toMatchObject({ outcome: "met", of: 60, part: 0 });
  });
});

it("the usual gates are those of a usual contract", () => {
  expect(USUAL_GATES.map(({ kind }) => kind)).toEqual(["groundedness", "zero", "rate"]);
});
