import type { Risk } from "../model/report";

/**
 * An answer with several risk categories belongs to the first of these that it has: those that few answers have come first,
 * so that numbers, which nearly all have, do not swallow them, and each stratum holds what its name says.
 */
const ORDER: readonly Risk[] = [
  "version-conflict",
  "unanswerable",
  "computation",
  "negation",
  "subject",
  "unit",
  "number",
];

/** Strata that are no risk category: answers without one; the whole batch; answers on a critical topic that are all taken. */
export const NO_RISK = "none";
export const WHOLE = "all";
export const CRITICAL = "critical";

/** Strata by risk in the order in which they are told and drawn. */
export const RISK_STRATA: readonly string[] = [...ORDER, NO_RISK];

/** The one stratum of an answer with these risk categories. */
export const stratumOf = (risks: readonly Risk[]): string => ORDER.find((risk) => risks.includes(risk)) ?? NO_RISK;

/** Strata that a gate on critical classes holds unless it names others: what a customer is charged, and what is allowed. */
export const CRITICAL_STRATA: readonly string[] = ["unit", "negation", CRITICAL];

/** How many answers each stratum has, critical ones first, then in the order of `RISK_STRATA`; those without any are left out. */
export function stratumSizes(strata: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const stratum of strata) counted.set(stratum, (counted.get(stratum) ?? 0) + 1);
  const order = [CRITICAL, ...RISK_STRATA, ...[...counted.keys()].sort()];
  return new Map([...new Set(order)].flatMap((id) => (counted.has(id) ? [[id, counted.get(id) ?? 0] as const] : [])));
}
