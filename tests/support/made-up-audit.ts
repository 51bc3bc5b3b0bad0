import { drawSample } from "../../lib/audit/draw";
import { GENERATOR } from "../../lib/audit/random";
import { CRITICAL, stratumOf, stratumSizes } from "../../lib/audit/strata";
import type { Audit, AuditItem } from "../../lib/model/audit-file";
import type { Draw, Plan, ReviewMark } from "../../lib/model/draw";
import type { Gate } from "../../lib/model/gate";
import type { CheckReport, ClaimVerdict, Finding, Risk } from "../../lib/model/report";
import { madeUpBatch, madeUpMark, madeUpRow } from "./made-up-batch";

export const madeUpFinding = (id: string, more: Partial<Finding> = {}): Finding => ({
  id,
  code: "NUMBER_NOT_IN_SOURCE",
  severity: "unsupported",
  rule: "number-not-in-source",
  start: 15,
  end: 21,
  text: "1 days",
  claim: 0,
  evidence: { source: "s1", title: "Repairs", start: 15, end: 21, text: "6 days", how: "exact" },
  data: {},
  ...more,
});

export const madeUpReport = (
  claims: readonly ClaimVerdict[] = ["supported"],
  findings: readonly Finding[] = [],
  risks: readonly Risk[] = ["number"],
): CheckReport => ({
  answerHash: "a",
  sourcesHash: "s",
  engine: "citecheck/0.1.0 rules/1",
  claims: claims.map((verdict, at) => ({ start: at, end: at + 1, text: "A", cites: ["s1"], verdict })),
  findings: [...findings],
  skipped: [],
  checked: { claims: claims.length, claimsTotal: claims.length, sourcesRead: 1, sourcesTotal: 1, facts: {} },
  risks: [...risks],
});

/** How an answer of a made-up batch was checked and reviewed; what is absent is clean, supported, not critical. */
export interface MadeUp {
  risk?: Risk;
  critical?: boolean;
  claims?: readonly ClaimVerdict[];
  findings?: readonly Finding[];
  declined?: boolean;
}

/** A batch of made-up answers (`made[i]` is row `i + 1`), a draw of it, and the marks that `review` gives for each drawn answer. */
export function madeUpAudit(
  made: readonly MadeUp[],
  plan: Plan,
  review: (n: number, made: MadeUp) => readonly Partial<ReviewMark>[],
  { gates = [], ...more }: { gates?: readonly Gate[] } & Partial<Draw> = {},
): Audit {
  const rows = made.map((_, at) => madeUpRow(at + 1));
  const reports = made.map((one) => madeUpReport(one.claims, one.findings, one.risk === undefined ? [] : [one.risk]));
  const strata = reports.map((report) => stratumOf(report.risks ?? []));
  const candidates = rows.map(({ id, n, hash }, at) => ({
    row: id,
    n,
    hash,
    stratum: strata[at] ?? "none",
    critical: made[at]?.critical ?? false,
  }));
  const key = { seed: 7, batchHash: "f".repeat(64) };
  const draw: Draw = {
    id: "d",
    batch: "b",
    ...key,
    engine: "citecheck/0.1.0 rules/1",
    plan,
    generator: GENERATOR,
    blind: true,
    secondShare: 0,
    drawnBy: "Mo",
    drawnAt: 2000,
    ...drawSample(candidates, plan, key),
    ...more,
  };
  const items = draw.items.map((item): AuditItem => {
    const at = item.n - 1;
    const row = rows[at] ?? madeUpRow(item.n);
    return { item, row, report: reports[at] ?? madeUpReport(), declined: made[at]?.declined ?? false };
  });
  const claims = { supported: 0, contradicted: 0, unsupported: 0, unchecked: 0 };
  for (const { verdict } of reports.flatMap((report) => report.claims)) claims[verdict]++;
  return {
    batch: madeUpBatch({ rows: made.length }),
    census: {
      checked: made.length,
      rows: made.length,
      claims,
      declined: made.filter(({ declined }) => declined).length,
      sourcesRead: made.length,
      sourcesTotal: made.length,
      strata: Object.fromEntries(stratumSizes(strata)),
      codes: {},
    },
    draw,
    items,
    marks: items.flatMap(({ item, report }) =>
      review(item.n, made[item.n - 1] ?? {}).map((mark, at) =>
        madeUpMark(item.row, {
          reviewer: at === 0 ? "Mo" : `Reviewer ${at + 1}`,
          at: 3000 + at,
          claims: report.claims.map(({ verdict }) => verdict),
          ...mark,
        }),
      ),
    ),
    settled: [],
    trail: [],
    gates: [...gates],
  };
}

/** As many answers of one kind. */
export const times = (n: number, one: MadeUp): MadeUp[] => Array<MadeUp>(n).fill(one);
/** All of these strata, so many of each. */
export const each = (n: number, ...strata: string[]): Plan => ({
  kind: "stratified",
  allocation: "equal",
  quotas: Object.fromEntries(strata.filter((id) => id !== CRITICAL).map((id) => [id, n])),
});
