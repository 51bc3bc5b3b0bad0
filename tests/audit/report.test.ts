import { describe, expect, it } from "vitest";
import { censusOf } from "../../lib/audit/census";
import { reportOf } from "../../lib/audit/report";
import { each, madeUpAudit, madeUpFinding, times } from "../support/made-up-audit";
import { madeUpChecked } from "../support/made-up-batch";

const right = { verdict: "not-a-fault" as const };
const wrong = { verdict: "fault" as const };

describe("the report", () => {
  const made = [
    ...times(446, { risk: "unit" as const }),
    ...times(298, { risk: "number" as const }),
    ...times(372, { risk: "negation" as const }),
  ];
  const plan = each(20, "unit", "number", "negation");
  // The first two of each stratum, in the order of the draw, are faulty.
  const faulty = (audit: ReturnType<typeof madeUpAudit>) =>
    new Set(
      ["unit", "number"].flatMap((id) =>
        audit.items
          .filter(({ item }) => item.stratum === id)
          .slice(0, 2)
          .map(({ item }) => item.n),
      ),
    );
  const bare = madeUpAudit(made, plan, () => []);
  const two = faulty(bare);
  const audit = madeUpAudit(made, plan, (n) => [two.has(n) ? wrong : right]);

  it("counts by stratum, and weights them into the whole", () => {
    const report = reportOf(audit);
    expect(report.strata.map(({ id, size, faulty, decided }) => [id, size, faulty, decided])).toEqual([
      ["negation", 372, 0, 20],
      ["unit", 446, 2, 20],
      ["number", 298, 2, 20],
    ]);
    expect(report.faulty?.rate).toBeCloseTo((0.1 * (446 + 298)) / 1116, 14);
    expect(report.faulty).toMatchObject({ drawn: 60, covered: 1116, uncovered: 0 });
    expect(report.coverage).toMatchObject({
      drawn: 60,
      decided: 60,
      open: 0,
      rows: 1116,
      checked: 1116,
      reviewers: ["Mo"],
    });
  });

  it("says what is open, split, undecided and replaced, and counts none of it", () => {
    const report = reportOf(
      madeUpAudit(made, plan, (n) =>
        n % 4 === 0 ? [] : n % 4 === 1 ? [right, wrong] : n % 4 === 2 ? [{ verdict: "cannot-tell" }] : [right],
      ),
    );
    const { open, split, cannotTell, decided, drawn } = report.coverage;
    expect(open + split + cannotTell + decided).toBe(drawn);
    expect(Math.min(open, split, cannotTell, decided)).toBeGreaterThan(0);
    expect(report.strata.reduce((sum, s) => sum + s.decided, 0)).toBe(decided);
    const replaced = {
      ...audit,
      items: audit.items.map((one, at) =>
        at === 0 ? { ...one, item: { ...one.item, replaced: { by: "r9", reason: "gone", who: "Mo", at: 1 } } } : one,
      ),
    };
    expect(reportOf(replaced).coverage).toMatchObject({ replaced: 1, drawn: 59 });
  });

  it("of nothing reviewed says nothing", () => {
    const report = reportOf(bare);
    expect(report.faulty).toBeNull();
    expect(report.claims.groundedness).toBeNull();
    expect(report.coverage).toMatchObject({ decided: 0, open: 60, seconds: null });
    expect(report.strata.every(({ rate, interval }) => rate === null && interval === null)).toBe(true);
    expect(report.agreement.pairs.undefinedFor).toBe("empty");
  });

  it("sets the checks against the reviewers by code, notices apart", () => {
    const ringing = times(30, {
      risk: "number" as const,
      claims: ["unsupported" as const],
      findings: [madeUpFinding("f1"), madeUpFinding("f2", { severity: "notice", code: "NO_CITATION" })],
    });
    const missed = { start: 0, end: 1, text: "A", code: "NEGATION_FLIP" as const };
    const report = reportOf(
      madeUpAudit(ringing, each(30, "number"), (n) => [
        n <= 20 ? { ...wrong, findings: { f1: "fault" }, faults: n === 1 ? [missed] : [] } : right,
      ]),
    );
    expect(report.detection.all).toMatchObject({ confirmed: 20, refuted: 10, open: 0, missed: 1 });
    expect(report.detection.codes.map(({ code }) => code)).toEqual(["NUMBER_NOT_IN_SOURCE", "NEGATION_FLIP"]);
    expect(report.detection.all.precision.rate).toBeCloseTo(2 / 3, 14);
    expect(report.detection.all.recall).toMatchObject({ part: 20, of: 21 });
    expect(report.claims.checks.unsupported).toBe(30);
  });

  it("measures the agreement of two by what they said before the findings were shown", () => {
    const report = reportOf(
      madeUpAudit(times(40, { risk: "number" }), each(40, "number"), (n) => [
        n <= 20 ? wrong : right,
        n <= 15 ? wrong : n <= 20 ? { ...wrong, before: { verdict: "not-a-fault", faults: [] } } : right,
      ]),
    );
    expect(report.agreement.pairs).toMatchObject({ items: 40, raw: 0.875 });
    // 20 and 15 faults: chance 0.5 · 0.375 + 0.5 · 0.625 = 0.5.
    expect(report.agreement.pairs.kappa).toBeCloseTo(0.75, 14);
    expect(report.agreement.more).toBeNull();
    expect(report.coverage.split).toBe(0);
  });

  it("has Fleiss' kappa where more than two people reviewed", () => {
    const report = reportOf(
      madeUpAudit(times(10, { risk: "number" }), each(10, "number"), (n) => [n < 5 ? wrong : right, right, right]),
    );
    expect(report.agreement.more?.items).toBe(10);
  });

  it("decides on a lot by the plan that it was drawn with, without the answers that are in for certain", () => {
    const lot = [...times(490, { risk: "number" as const }), ...times(10, { risk: "number" as const, critical: true })];
    const zero = { kind: "zero" as const, rate: 0.05, confidence: 0.95, n: 56 };
    const of = (review: Parameters<typeof madeUpAudit>[2]) => reportOf(madeUpAudit(lot, zero, review)).acceptance;
    expect(of(() => [right])).toEqual({ n: 56, accept: 0, faulty: 0, decided: 56, outcome: "accepted" });
    expect(of((n) => [n > 490 ? wrong : right])).toMatchObject({ faulty: 0, outcome: "accepted" });
    expect(of((n) => [n % 2 === 0 ? wrong : right])).toMatchObject({ outcome: "rejected" });
    expect(of((n) => (n % 2 === 0 ? [] : [right]))).toMatchObject({ outcome: "open" });
    expect(reportOf(audit).acceptance).toBeNull();
  });

  it("adds up the columns of a labelled set where the batch has one", () => {
    expect(reportOf(audit).labelled).toBeNull();
    const scored = { retrieved: [1, 2], due: "answer", made: "part", fields: [2, 3], leaked: [0, 1] } as const;
    const labelled = reportOf({
      ...audit,
      items: audit.items.map((one, at) =>
        at < 2 ? { ...one, scored: { ...scored, retrieved: [1, 2], fields: [2, 3], leaked: [0, 1] } } : one,
      ),
    }).labelled;
    expect(labelled).toMatchObject({
      answers: 2,
      retrieved: { part: 2, of: 4 },
      answerability: { part: 0, of: 2 },
      fields: { part: 4, of: 6 },
      leaked: { part: 0, of: 2 },
    });
  });
});

describe("what the checks counted over a batch", () => {
  it("adds up claims, refusals, codes and strata", () => {
    const census = censusOf(
      [
        madeUpChecked(1, { codes: ["BOUND_FLIP", "NO_CITATION"], faults: ["BOUND_FLIP"], declined: true }),
        madeUpChecked(2, { codes: ["NO_CITATION"], risks: ["number", "negation"] }),
        madeUpChecked(3, { claims: { supported: 0, contradicted: 2, unsupported: 1, unchecked: 4 }, sourcesRead: 0 }),
      ],
      4,
    );
    expect(census).toEqual({
      checked: 3,
      rows: 4,
      claims: { supported: 2, contradicted: 2, unsupported: 1, unchecked: 4 },
      declined: 1,
      sourcesRead: 2,
      sourcesTotal: 3,
      strata: { negation: 1, number: 2 },
      codes: { BOUND_FLIP: { answers: 1, faults: 1 }, NO_CITATION: { answers: 2, faults: 0 } },
    });
  });
});
