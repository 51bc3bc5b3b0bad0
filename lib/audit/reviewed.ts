import type { Audit, AuditItem } from "../model/audit-file";
import type { ReviewMark } from "../model/draw";
import { isFaulty, type Standing, standingOf } from "./standing";
import type { ClusterStratum } from "./statistics/clusters";
import { CRITICAL, stratumOf, stratumSizes } from "./strata";

/** A drawn answer that stands in the sample (it was not replaced), with what people say of it. */
export interface ReviewedItem extends AuditItem {
  standing: Standing;
  /** Risk stratum, whatever the plan drew by. */
  risk: string;
}

/** Answers that are told and counted together, and how many of them the batch holds. */
export interface Group {
  id: string;
  size: number;
  items: readonly ReviewedItem[];
}

/** The items of a sample with their verdicts, in the order of the draw. */
export function reviewedItems(audit: Audit): ReviewedItem[] {
  const marks = new Map<string, ReviewMark[]>();
  for (const mark of audit.marks) {
    const own = marks.get(mark.item);
    if (own) own.push(mark);
    else marks.set(mark.item, [mark]);
  }
  const settled = new Map(audit.settled.map((one) => [one.item, one]));
  return audit.items
    .filter(({ item }) => item.replaced === undefined)
    .map((one) => ({
      ...one,
      standing: standingOf(marks.get(one.item.row) ?? [], settled.get(one.item.row)),
      risk: stratumOf(one.report.risks ?? []),
    }));
}

/** The strata that were drawn from: what the batch is estimated by. */
export const drawnGroups = ({ draw }: Audit, items: readonly ReviewedItem[]): Group[] =>
  draw.strata.map(({ id, size }) => ({ id, size, items: items.filter(({ item }) => item.stratum === id) }));

/**
 * The groups of the report's table: the strata, or where the plan has none the risk categories, each with what the batch holds of
 * it (critical answers that were taken whole apart).
 */
export function riskGroups(audit: Audit, items: readonly ReviewedItem[]): Group[] {
  const groups = drawnGroups(audit, items);
  if (audit.draw.plan.kind === "stratified") return groups;
  const critical = groups.filter(({ id }) => id === CRITICAL);
  const apart = stratumSizes(critical.flatMap((group) => group.items.map(({ risk }) => risk)));
  const others = items.filter(({ item }) => item.stratum !== CRITICAL);
  const sizes = stratumSizes(Object.entries(audit.census.strata).flatMap(([id, n]) => Array<string>(n).fill(id)));
  return [
    ...critical,
    ...[...sizes].flatMap(([id, size]) => {
      const left = size - (apart.get(id) ?? 0);
      return left > 0 ? [{ id, size: left, items: others.filter(({ risk }) => risk === id) }] : [];
    }),
  ];
}

/** Items on which people decided; those on which they cannot tell are none of them. */
export const decidedItems = (items: readonly ReviewedItem[]): ReviewedItem[] =>
  items.filter(({ standing }) => standing.state === "decided" && standing.verdict !== "cannot-tell");

export const isFaultyItem = ({ standing }: ReviewedItem): boolean =>
  standing.state === "decided" && isFaulty(standing.verdict);

/** Claims of the decided items by stratum: how many can be checked, and how many of them have their evidence. */
export const claimClusters = (groups: readonly Group[]): ClusterStratum[] =>
  groups.map(({ size, items }) => ({ size, clusters: items.flatMap((item) => claimsOf(item) ?? []) }));

function claimsOf({ standing }: ReviewedItem): { part: number; of: number } | undefined {
  if (standing.state !== "decided") return undefined;
  const of = standing.claims.filter((verdict) => verdict !== "unchecked").length;
  return { part: standing.claims.filter((verdict) => verdict === "supported").length, of };
}

/** Whether an answer that declines does so wrongly: a person says so of the finding, or marked it. */
export function isFalseRefusal({ declined, report, standing }: ReviewedItem): boolean {
  if (!declined || standing.state !== "decided") return false;
  if (standing.faults.some(({ code }) => code === "FALSE_REFUSAL")) return true;
  return report.findings.some(
    (finding) =>
      finding.code === "FALSE_REFUSAL" &&
      standing.marks.some((mark) => isFaulty(mark.findings[finding.id] ?? "not-a-fault")),
  );
}
