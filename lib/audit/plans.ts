import type { Plan } from "../model/draw";
import type { PlanRequest } from "../model/plan-request";
import { AQL_PERCENT, isoPlan } from "./iso-2859";
import { cleanNeeded } from "./statistics/zero-faults";

/** What a stratum is allotted by: how many answers it holds, and which share of them is likely to be faulty. */
export interface StratumSize {
  size: number;
  /** Answers on which the checks ring, for Neyman's allocation. */
  ringing?: number;
}

/** A request cannot be met; the message says what is missing, in words for the command line. */
export class PlanError extends Error {}

/**
 * What a request comes to in a batch: the sample's size, or answers by stratum. `strata` are those that are drawn from by chance,
 * in their order. Throws a `PlanError`.
 */
export function planFor(request: PlanRequest, strata: ReadonlyMap<string, StratumSize>): Plan {
  const lot = [...strata.values()].reduce((sum, { size }) => sum + size, 0);
  if (request.kind === "simple") return { kind: "simple", n: Math.min(request.n, lot) };
  if (request.kind === "zero") {
    const { rate, confidence } = request;
    return { kind: "zero", rate, confidence, n: lot === 0 ? 0 : cleanNeeded(rate, confidence, lot) };
  }
  if (request.kind === "iso-2859-1") {
    const { level, severity, aql } = request;
    if (!AQL_PERCENT.includes(aql)) throw new PlanError(`aql: one of ${AQL_PERCENT.join(", ")}, not ${aql}`);
    const { letter, n, accept, reject } = isoPlan(lot, level, aql, severity);
    return { kind: "iso-2859-1", level, severity, aql, letter, n, accept, reject };
  }
  return { kind: "stratified", allocation: request.allocation, quotas: Object.fromEntries(quotas(request, strata)) };
}

function quotas(
  { allocation, perStratum, total, quotas: own }: Extract<PlanRequest, { kind: "stratified" }>,
  strata: ReadonlyMap<string, StratumSize>,
): Map<string, number> {
  const each = (of: (id: string, s: StratumSize) => number): Map<string, number> =>
    new Map([...strata].map(([id, s]) => [id, Math.min(of(id, s), s.size)]));
  if (allocation === "own") {
    if (own === undefined) throw new PlanError("quotas: answers by stratum are needed for own quotas");
    const unknown = Object.keys(own).find((id) => !strata.has(id));
    if (unknown !== undefined)
      throw new PlanError(`quotas: no answer is in the stratum ${unknown}; there are ${[...strata.keys()].join(", ")}`);
    return each((id) => own[id] ?? 0);
  }
  if (allocation === "equal") {
    if (perStratum === undefined) throw new PlanError("perStratum: a number is needed for equal shares");
    return each(() => perStratum);
  }
  if (total === undefined) throw new PlanError(`total: a number is needed for ${allocation} shares`);
  return allot(total, strata, allocation === "neyman" ? (s) => s.size * spread(s) : (s) => s.size);
}

/** Standard deviation of "faulty" in a stratum; one and one are added, so that a stratum on which nothing rings is not forgotten. */
function spread({ size, ringing = 0 }: StratumSize): number {
  const share = (ringing + 1) / (size + 2);
  return Math.sqrt(share * (1 - share));
}

/**
 * Splits `total` in proportion to `weigh`: at least one answer each as long as it suffices, never more than there are, what is
 * left over to the largest remainders. Proportional, or Neyman's with size × standard deviation (Cochran 1977, (5.26)).
 */
function allot(
  total: number,
  strata: ReadonlyMap<string, StratumSize>,
  weigh: (stratum: StratumSize) => number,
): Map<string, number> {
  const given = new Map<string, number>();
  const open = new Map([...strata].filter(([, { size }]) => size > 0));
  let left = total;
  // What a small stratum cannot give goes to the others, so they are shared out anew.
  for (;;) {
    const weight = [...open.values()].reduce((sum, s) => sum + weigh(s), 0);
    const full = [...open].filter(([, s]) => (left * weigh(s)) / weight >= s.size);
    if (full.length === 0 || weight === 0) break;
    for (const [id, { size }] of full) {
      given.set(id, size);
      open.delete(id);
      left -= size;
    }
  }
  const weight = [...open.values()].reduce((sum, s) => sum + weigh(s), 0);
  const exact = [...open].map(([id, s]) => ({ id, share: weight === 0 ? 0 : (left * weigh(s)) / weight }));
  for (const { id, share } of exact)
    given.set(id, left >= open.size ? Math.max(1, Math.floor(share)) : Math.floor(share));
  let rest = left - exact.reduce((sum, { id }) => sum + (given.get(id) ?? 0), 0);
  const byRemainder = exact.sort((a, b) => (b.share % 1) - (a.share % 1) || (a.id < b.id ? -1 : 1));
  for (let i = 0; rest > 0 && i < byRemainder.length; i++) {
    const id = byRemainder[i]?.id ?? "";
    given.set(id, (given.get(id) ?? 0) + 1);
    rest--;
  }
  // One each was more than their share: those that have most give.
  while (rest < 0) {
    const [most] = [...exact].sort((a, b) => (given.get(b.id) ?? 0) - (given.get(a.id) ?? 0));
    if (!most) break;
    given.set(most.id, (given.get(most.id) ?? 0) - 1);
    rest++;
  }
  return new Map([...strata.keys()].map((id) => [id, given.get(id) ?? 0]));
}
