import type { AuditItem } from "../model/audit-file";
import type { Adjudication, MarkedFault, ReviewMark } from "../model/draw";
import type { ClaimVerdict, Finding } from "../model/report";
import type { Judgement } from "../model/review";
import { overlaps } from "../model/span";

/** What people say of an item. `open`: nobody has; `split`: two disagree and nobody settled it. */
export type Standing =
  | { state: "open" | "split"; marks: readonly ReviewMark[] }
  | {
      state: "decided";
      verdict: Judgement;
      faults: readonly MarkedFault[];
      claims: readonly ClaimVerdict[];
      marks: readonly ReviewMark[];
      settled?: Adjudication;
    };

/** What a reviewer said before the findings were shown, where that is known. */
export const firstVerdict = (mark: ReviewMark): Judgement => mark.before?.verdict ?? mark.verdict;

/** The verdict that holds: the settled one, else the one that all reviewers gave; of their marks, those of the first. */
export function standingOf(marks: readonly ReviewMark[], settled: Adjudication | undefined): Standing {
  if (settled) {
    const { verdict, faults, claims } = settled;
    return { state: "decided", verdict, faults, claims, marks, settled };
  }
  const [first, ...others] = [...marks].sort((a, b) => a.at - b.at);
  if (!first) return { state: "open", marks };
  if (others.some(({ verdict }) => verdict !== first.verdict)) return { state: "split", marks };
  const { verdict, faults, claims } = first;
  return { state: "decided", verdict, faults, claims, marks };
}

/** Faulty, whole or in part. Cannot tell is neither this nor its opposite, and counts in no share. */
export const isFaulty = (verdict: Judgement): boolean => verdict === "fault" || verdict === "partly-right";

/** A finding that says that something is wrong; notices and explanations do not. */
export const isFault = ({ severity }: Pick<Finding, "severity">): boolean =>
  severity === "contradicted" || severity === "unsupported";

/** A finding of an item's check with what people made of it; `fault` is null where they did not decide. */
export interface JudgedItemFinding {
  finding: Finding;
  fault: boolean | null;
}

/**
 * What people made of each finding of an item. What they said of the finding itself holds; where nothing was said, a fault marked
 * on the same words confirms it, and an answer found to be right refutes it.
 */
export function judgeFindings(report: AuditItem["report"], standing: Standing): JudgedItemFinding[] {
  return report.findings.map((finding) => ({ finding, fault: judgementOf(finding, standing) }));
}

function judgementOf(finding: Finding, standing: Standing): boolean | null {
  if (standing.state !== "decided") return null;
  const said = standing.marks.map((mark) => mark.findings[finding.id]).filter((j) => j !== undefined);
  const votes = new Set(said.map((j) => (j === "cannot-tell" ? null : isFaulty(j))));
  if (votes.size === 1) return [...votes][0] ?? null;
  if (standing.faults.some((fault) => overlaps(fault, finding))) return true;
  // Two who said different things of it, and marks that do not tell.
  if (votes.size > 1) return null;
  return standing.verdict === "not-a-fault" ? false : null;
}

/** Faults that people marked and no finding of a fault touches. */
export function missedFaults(report: AuditItem["report"], standing: Standing): MarkedFault[] {
  if (standing.state !== "decided") return [];
  const found = report.findings.filter(isFault);
  return standing.faults.filter((fault) => !found.some((finding) => overlaps(finding, fault)));
}
