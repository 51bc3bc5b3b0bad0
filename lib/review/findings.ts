import type { AnswerState, PageState } from "../model/page-state";
import type { Severity } from "../model/reasons";
import type { CheckedClaim, CheckReport, Finding, Skipped } from "../model/report";
import type { Mode } from "../model/settings";

/** Gravest first. */
export const GRAVITY: readonly Severity[] = ["contradicted", "unsupported", "notice", "info"];

/** Faults are what agents see and what the badge counts. */
export const isFault = (finding: Finding): boolean =>
  finding.severity === "contradicted" || finding.severity === "unsupported";

/** The findings that a mode shows, in the order of the answer's text. Dismissed ones stay in the list, marked. */
export function findingsFor(report: CheckReport | undefined, mode: Mode): Finding[] {
  const shown = (report?.findings ?? []).filter((finding) => mode === "audit" || isFault(finding));
  return [...shown].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Findings by severity, without those judged "not a fault". */
export function countBySeverity(findings: readonly Finding[], dismissed: ReadonlySet<string>): Map<Severity, number> {
  const counts = new Map<Severity, number>(GRAVITY.map((severity) => [severity, 0]));
  for (const finding of findings) {
    if (!dismissed.has(finding.id)) counts.set(finding.severity, (counts.get(finding.severity) ?? 0) + 1);
  }
  return counts;
}

/** Ids of all findings of a page. */
export const findingIds = (page: PageState | undefined): string[] =>
  (page?.answers ?? []).flatMap(({ report }) => report?.findings.map(({ id }) => id) ?? []);

/** Origins of the page's frames in which the chat may stand and which are not turned on yet. */
export const unreadFrames = (page: PageState | undefined, sites: readonly string[]): string[] =>
  (page?.answers.length ?? 0) > 0 ? [] : (page?.frames ?? []).filter((origin) => !sites.includes(origin));

/** How many faults a page has, for the badge. */
export function countFaults(page: PageState, dismissed: ReadonlySet<string>): number {
  return page.answers
    .flatMap((answer) => answer.report?.findings ?? [])
    .filter((finding) => isFault(finding) && !dismissed.has(finding.id)).length;
}

/** A claim that could not be checked, and why. */
export interface UncheckedClaim {
  index: number;
  claim: CheckedClaim;
  reason: Skipped["reason"];
}

/**
 * The claims of an answer without a verdict. A claim that rests on an unread source is unchecked for that reason; one
 * that cites only what was read holds nothing that a rule can check.
 */
export function uncheckedClaims(report: CheckReport | undefined): UncheckedClaim[] {
  if (report === undefined) return [];
  const unread = new Set(unreadSources(report));
  const noSource = report.skipped.some((entry) => entry.reason === "no-source");
  const rows = new Set(report.skipped.flatMap(({ reason, about }) => (reason === "table-names" ? [about] : [])));
  return report.claims.flatMap((claim, index) => {
    if (claim.verdict !== "unchecked") return [];
    const onUnread = claim.cites.some((id) => unread.has(id));
    const unnamed = rows.has(`${index}`) ? "table-names" : "nothing-to-check";
    const reason = onUnread ? "source-unread" : noSource ? "no-source" : unnamed;
    return [{ index, claim, reason }];
  });
}

/** Ids of the sources of an answer that were not read, or only too long to check. */
export function unreadSources(report: CheckReport | undefined): string[] {
  return (report?.skipped ?? []).flatMap(({ reason, about }) =>
    (reason === "source-unread" || reason === "too-large") && about !== undefined ? [about] : [],
  );
}

/** What an answer's line in the list says; `clean` and `open` differ in whether everything could be checked. */
export type Condition =
  | "streaming"
  | "checking"
  | "too-large"
  | "storage-full"
  | "error"
  | "faulty"
  | "unread"
  | "nothing"
  | "clean";

/** The one condition under which an answer is listed. Never `clean` where no claim was checked. */
export function conditionOf(answer: AnswerState, mode: Mode, dismissed: ReadonlySet<string>): Condition {
  if (answer.state === "error") return answer.error === "storage-full" ? "storage-full" : "error";
  if (answer.state !== "checked") return answer.state;
  const { report } = answer;
  if (report === undefined) return "error";
  if (report.skipped.some(({ reason, about }) => reason === "too-large" && about === undefined)) return "too-large";
  if (findingsFor(report, mode).some((finding) => !dismissed.has(finding.id))) return "faulty";
  if (unreadSources(report).length > 0) return "unread";
  return report.checked.claims === 0 ? "nothing" : "clean";
}
