import { FiringStats } from "../model/firing-stats";
import type { PageState } from "../model/page-state";
import type { ReasonCode } from "../model/reasons";

/** How often one check rang on the answers of a page. */
export interface FiringRow {
  code: ReasonCode;
  /** Answers that its pre-check let through; undefined where it has none and looks at every answer. */
  precheckFired?: number;
  /** Answers that it rang on, and one in how many that is; null where it never rang. */
  answers: number;
  oneIn: number | null;
  /** Its findings that the reviewer judged "not a fault". */
  dismissed: number;
}

/** Answers of a page that were checked, and the checks that rang or looked closer, those that rang most first. */
export function firingOf(
  page: PageState | undefined,
  dismissed: ReadonlySet<string>,
): { answers: number; rows: FiringRow[] } {
  const reports = (page?.answers ?? []).flatMap((answer) => answer.report ?? []);
  const prechecked = [...new Set(reports.flatMap((report) => report.precheckFired ?? []))];
  const stats = new FiringStats(prechecked.map((id) => ({ id, suspects: true })));
  for (const report of reports) stats.add(report);
  const { answers, codes, rules } = stats.summary();
  const precheckOf = new Map(Object.entries(rules).map(([id, own]) => [codeOf(id), own.precheckFired]));
  const rows: FiringRow[] = [];
  for (const [name, own] of Object.entries(codes)) {
    const code = name as ReasonCode;
    const precheckFired = precheckOf.get(code);
    if (own.answers === 0 && precheckFired === undefined) continue;
    rows.push({
      code,
      ...(precheckFired === undefined ? {} : { precheckFired }),
      answers: own.answers,
      oneIn: own.oneIn,
      dismissed: reports.flatMap((r) => r.findings).filter((f) => f.code === code && dismissed.has(f.id)).length,
    });
  }
  return {
    answers,
    rows: rows.sort((a, b) => b.answers - a.answers || (b.precheckFired ?? 0) - (a.precheckFired ?? 0)),
  };
}

/** A rule with a pre-check bears the name of its code: "no-hit" and NO_HIT. */
const codeOf = (rule: string): string => rule.toUpperCase().replaceAll("-", "_");
