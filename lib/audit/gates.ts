import type { Audit } from "../model/audit-file";
import type { Gate } from "../model/gate";
import {
  claimClusters,
  decidedItems,
  drawnGroups,
  type Group,
  isFalseRefusal,
  isFaultyItem,
  type ReviewedItem,
  riskGroups,
} from "./reviewed";
import { judgeFindings, missedFaults } from "./standing";
import { clusterEstimate } from "./statistics/clusters";
import { type Interval, wilson } from "./statistics/intervals";
import { stratifiedEstimate } from "./statistics/stratified";
import { moreNeededIn, rateRuledOutIn } from "./statistics/zero-faults";
import { CRITICAL_STRATA } from "./strata";

/** Gates that hold unless a plan has its own: the demand of a usual contract. */
export const USUAL_GATES: readonly Gate[] = [
  { kind: "groundedness", atLeast: 0.92 },
  { kind: "zero", rulesOut: 0.05, strata: [...CRITICAL_STRATA] },
  { kind: "rate", of: "false-refusals", atMost: 0.1 },
];

export type Outcome = "met" | "failed" | "not-shown";

/** How a gate stands. A gate is met or failed only where the whole interval is on that side. */
export interface GateResult {
  gate: Gate;
  outcome: Outcome;
  /** What was counted: claims for groundedness, answers for the others. */
  part: number;
  of: number;
  /** The share in the whole batch, and its 95 % interval; null where nothing was counted. */
  rate: number | null;
  interval: Interval | null;
  /** Whether the point value alone meets the gate; null where there is none. */
  byPoint: boolean | null;
  /** Where no fault was seen: the share that this rules out with 95 %. */
  ruledOut: number | null;
  /** About how many more reviewed answers would decide it, if they come out as those so far. Null where it is decided. */
  more: number | null;
  /** Ids of the answers that speak against it. */
  rows: string[];
}

const CONFIDENCE = 0.95;

/** Judges all gates of an audit. */
export function judgeGates(audit: Audit, items: readonly ReviewedItem[]): GateResult[] {
  return audit.gates.map((gate) => {
    const scope = scopeOf(audit, items, gate.strata);
    if (gate.kind === "groundedness") return judgeGroundedness(gate, scope);
    if (gate.kind === "zero") return judgeZero(gate, scope);
    if (gate.of === "refused") return judgeRefused(gate, audit, scope);
    if (gate.of === "false-refusals") return judgeFalseRefusals(gate, audit, scope);
    return judgeRate(gate, scope);
  });
}

/** What a gate looks at: all strata as they were drawn, or those groups that it names. */
function scopeOf(audit: Audit, items: readonly ReviewedItem[], strata: readonly string[] | undefined): Group[] {
  if (strata === undefined) return drawnGroups(audit, items);
  return riskGroups(audit, items).filter(({ id }) => strata.includes(id));
}

const sizeOf = (scope: readonly Group[]): number => scope.reduce((sum, { size }) => sum + size, 0);
const rowsOf = (items: readonly ReviewedItem[]): string[] => items.map(({ item }) => item.row);

function judgeGroundedness(gate: Extract<Gate, { kind: "groundedness" }>, scope: readonly Group[]): GateResult {
  const estimate = clusterEstimate(claimClusters(scope));
  const rows = scope.flatMap(({ items }) =>
    rowsOf(
      items.filter(
        ({ standing }) =>
          standing.state === "decided" && standing.claims.some((v) => v === "contradicted" || v === "unsupported"),
      ),
    ),
  );
  const { rate = null, interval = null, part = 0, of = 0, clusters = 0 } = estimate ?? {};
  return sided(gate, { part, of, rate, interval, rows }, gate.atLeast, "at-least", clusters, sizeOf(scope));
}

function judgeRate(gate: Extract<Gate, { kind: "rate" }>, scope: readonly Group[]): GateResult {
  const has = (item: ReviewedItem): boolean =>
    gate.of === "partly"
      ? item.standing.state === "decided" && item.standing.verdict === "partly-right"
      : isFaultyItem(item);
  const strata = scope.map(({ size, items }) => {
    const decided = decidedItems(items);
    return { size, drawn: decided.length, part: decided.filter(has).length };
  });
  const estimate = stratifiedEstimate(strata);
  const part = strata.reduce((sum, s) => sum + s.part, 0);
  const of = strata.reduce((sum, s) => sum + s.drawn, 0);
  const rows = scope.flatMap(({ items }) => rowsOf(decidedItems(items).filter(has)));
  const { rate = null, interval = null } = estimate ?? {};
  if (part === 0) return none(gate, { part, of, rate, interval, rows }, gate.atMost, strata);
  return sided(gate, { part, of, rate, interval, rows }, gate.atMost, "at-most", of, sizeOf(scope));
}

/** No fault at all: one is enough to fail it, and none shows only what the sample rules out. */
function judgeZero(gate: Extract<Gate, { kind: "zero" }>, scope: readonly Group[]): GateResult {
  const { codes } = gate;
  const has = (item: ReviewedItem): boolean =>
    codes === undefined
      ? isFaultyItem(item)
      : judgeFindings(item.report, item.standing).some(({ finding, fault }) => fault && codes.includes(finding.code)) ||
        missedFaults(item.report, item.standing).some(({ code }) => codes.includes(code));
  const strata = scope.map(({ size, items }) => ({ size, drawn: decidedItems(items).length }));
  const decided = scope.flatMap(({ items }) => decidedItems(items));
  const faulty = decided.filter(has);
  const estimate = stratifiedEstimate(
    scope.map(({ size, items }) => {
      const own = decidedItems(items);
      return { size, drawn: own.length, part: own.filter(has).length };
    }),
  );
  const counted = {
    part: faulty.length,
    of: decided.length,
    rate: estimate?.rate ?? null,
    interval: estimate?.interval ?? null,
    rows: rowsOf(faulty),
  };
  if (faulty.length > 0) return { gate, outcome: "failed", ...counted, byPoint: false, ruledOut: null, more: null };
  return none(gate, counted, gate.rulesOut, strata);
}

/** How many answers decline was counted by the checks over the whole batch: nothing is estimated. */
function judgeRefused(gate: Extract<Gate, { kind: "rate" }>, audit: Audit, scope: readonly Group[]): GateResult {
  const items = scope.flatMap((group) => group.items);
  const whole = gate.strata === undefined;
  const part = whole ? audit.census.declined : items.filter(({ declined }) => declined).length;
  const of = whole ? audit.census.checked : items.length;
  const rate = of === 0 ? null : part / of;
  const interval =
    rate === null ? null : whole ? { low: rate, high: rate } : wilson(part, of, CONFIDENCE, sizeOf(scope));
  const rows = rowsOf(items.filter(({ declined }) => declined));
  return sided(gate, { part, of, rate, interval, rows }, gate.atMost, "at-most", of, whole ? of : sizeOf(scope));
}

/** Of the answers that decline, those that should not have: a share of a part of each stratum, so a ratio. */
function judgeFalseRefusals(gate: Extract<Gate, { kind: "rate" }>, audit: Audit, scope: readonly Group[]): GateResult {
  const estimate = clusterEstimate(
    scope.map(({ size, items }) => ({
      size,
      clusters: decidedItems(items).map((item) => ({ part: isFalseRefusal(item) ? 1 : 0, of: item.declined ? 1 : 0 })),
    })),
  );
  const rows = scope.flatMap(({ items }) => rowsOf(decidedItems(items).filter(isFalseRefusal)));
  const { rate = null, interval = null, part = 0, of = 0 } = estimate ?? {};
  const lot = Math.max(of, Math.min(audit.census.declined, sizeOf(scope)));
  if (part === 0) return none(gate, { part, of, rate, interval, rows }, gate.atMost, [{ size: lot, drawn: of }]);
  return sided(gate, { part, of, rate, interval, rows }, gate.atMost, "at-most", of, lot);
}

type Counted = Pick<GateResult, "part" | "of" | "rate" | "interval" | "rows">;

/** Nothing speaks against it: it is met where the clean ones rule out the bound, exactly. */
function none(
  gate: Gate,
  counted: Counted,
  bound: number,
  strata: readonly { size: number; drawn: number }[],
): GateResult {
  const size = strata.reduce((sum, s) => sum + s.size, 0);
  const ruledOut = size === 0 || counted.of === 0 ? null : rateRuledOutIn(strata, CONFIDENCE);
  const more = size === 0 ? null : moreNeededIn(strata, bound, CONFIDENCE);
  const met = size > 0 && counted.of > 0 && more === 0;
  return {
    gate,
    outcome: met ? "met" : "not-shown",
    ...counted,
    byPoint: counted.of === 0 ? null : true,
    ruledOut,
    more: met ? null : more,
  };
}

/** Where the interval lies to the bound. `looked` answers of `lot` were looked at. */
function sided(
  gate: Gate,
  counted: Counted,
  bound: number,
  side: "at-least" | "at-most",
  looked: number,
  lot: number,
): GateResult {
  const { rate, interval } = counted;
  if (rate === null || interval === null)
    return { gate, outcome: "not-shown", ...counted, byPoint: null, ruledOut: null, more: null };
  const good = (value: number): boolean => (side === "at-least" ? value >= bound : value <= bound);
  const outcome =
    good(interval.low) && good(interval.high)
      ? "met"
      : !good(interval.low) && !good(interval.high)
        ? "failed"
        : "not-shown";
  const more = outcome === "not-shown" ? moreToDecide(rate, interval, bound, looked, lot) : null;
  return { gate, outcome, ...counted, byPoint: good(rate), ruledOut: null, more };
}

/**
 * The interval's reach falls with the square root of what was looked at, and to nothing where all was: how many more until it no
 * longer holds the bound. All that are left where the point value is the bound.
 */
function moreToDecide(rate: number, interval: Interval, bound: number, looked: number, lot: number): number {
  const reach = rate > bound ? rate - interval.low : interval.high - rate;
  const rest = Math.max(0, lot - looked);
  if (looked === 0 || reach <= 0) return rest;
  const wanted = ((rate - bound) / reach) ** 2;
  const needed = 1 / (wanted * (1 / looked - 1 / lot) + 1 / lot);
  return Math.min(rest, Math.max(1, Math.ceil(needed - looked - 1e-9)));
}
