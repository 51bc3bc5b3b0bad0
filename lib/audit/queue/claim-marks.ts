import type { MarkedFault } from "../../model/draw";
import { SEVERITY } from "../../model/reasons";
import type { CheckedClaim, ClaimVerdict, Finding } from "../../model/report";
import type { Judgement } from "../../model/review";
import { overlaps } from "../../model/span";

/**
 * What a reviewer's verdict and marks say of each claim. Marked words make their claim contradicted or unsupported, as their code
 * says. Of the others: an answer that the reviewer could judge is supported there, whatever the checks could read of it; one that
 * nobody can tell leaves them unchecked. A faulty answer without a marked word tells no claim apart: all are unchecked.
 */
export function claimMarks(
  claims: readonly Pick<CheckedClaim, "start" | "end">[],
  verdict: Judgement,
  faults: readonly MarkedFault[],
): ClaimVerdict[] {
  const blind = verdict === "cannot-tell" || (verdict === "fault" && faults.length === 0);
  return claims.map((claim) => {
    const own = faults.filter((fault) => overlaps(fault, claim)).map(({ code }) => SEVERITY[code]);
    if (own.includes("contradicted")) return "contradicted";
    if (own.length > 0) return "unsupported";
    return blind ? "unchecked" : "supported";
  });
}

/**
 * What the same verdict says of the findings, until the reviewer decides about them: words that the reviewer marked too are a
 * fault; in an answer that was found all right nothing is. The rest cannot be told.
 */
export function findingMarks(
  findings: readonly Pick<Finding, "id" | "start" | "end" | "severity">[],
  verdict: Judgement,
  faults: readonly MarkedFault[],
): Record<string, Judgement> {
  const marked: Record<string, Judgement> = {};
  for (const finding of findings) {
    if (finding.severity !== "contradicted" && finding.severity !== "unsupported") continue;
    const own = faults.some((fault) => overlaps(fault, finding));
    marked[finding.id] = own ? "fault" : verdict === "not-a-fault" ? "not-a-fault" : "cannot-tell";
  }
  return marked;
}
