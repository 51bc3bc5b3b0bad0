import type { Draw, DrawnItem, Plan, Stratum } from "../model/draw";
import { randomOrder } from "./random";
import { CRITICAL, stratumSizes, WHOLE } from "./strata";

/** An answer that can be drawn. `hash` is its `rowHash`; `stratum` its risk stratum; `critical` where it is taken in any case. */
export interface Candidate {
  row: string;
  n: number;
  hash: string;
  stratum: string;
  critical?: boolean;
}

/** What a sample depends on, and nothing else: these and the answers themselves. */
export interface DrawKey {
  seed: number;
  batchHash: string;
}

/** Rows kept in reserve of each stratum for items that cannot be reviewed: as many as were drawn, but no fewer than this. */
const RESERVE = 20;

/**
 * Draws a sample. The same answers, plan, seed and batch hash give the same sample in any browser and on the command line, in
 * whatever order the answers come: each stratum is sorted by the answers' hashes and put into a random order of its own, of which
 * the sample is the beginning and the reserve what follows. So a stratum's draw does not depend on the others, and a larger one
 * holds the smaller one. Critical answers are taken whole as a stratum of their own, with weight 1. `secondShare` (0..1) of each
 * stratum's items go to a second reviewer, rounded to whole answers.
 */
export function drawSample(
  candidates: readonly Candidate[],
  plan: Plan,
  { seed, batchHash }: DrawKey,
  secondShare = 0,
): Pick<Draw, "strata" | "items" | "reserve"> {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const id = candidate.critical ? CRITICAL : plan.kind === "stratified" ? candidate.stratum : WHOLE;
    const own = groups.get(id);
    if (own) own.push(candidate);
    else groups.set(id, [candidate]);
  }
  const strata: Stratum[] = [];
  const items: DrawnItem[] = [];
  const reserve: Draw["reserve"] = {};
  for (const id of stratumSizes([...groups.keys()]).keys()) {
    const own = (groups.get(id) ?? []).sort(byHash);
    const drawn = id === CRITICAL ? own.length : Math.min(quota(plan, id), own.length);
    const spare = Math.max(drawn, RESERVE);
    const order = randomOrder(own, drawn + spare, `${seed}\n${batchHash}\n${id}`);
    const weight = drawn === 0 ? 0 : own.length / drawn;
    const seconds = Math.round(drawn * secondShare);
    strata.push({ id, size: own.length, drawn, weight });
    for (const [at, { row, n, hash }] of order.slice(0, drawn).entries())
      items.push({ row, n, hash, stratum: id, weight, certainty: drawn === own.length, second: at < seconds });
    reserve[id] = order.slice(drawn).map(({ row }) => row);
  }
  return { strata, items, reserve };
}

const quota = (plan: Plan, stratum: string): number =>
  plan.kind === "stratified" ? (plan.quotas[stratum] ?? 0) : plan.n;

/** By code units and not by a language's order: the same everywhere. */
const byHash = (a: Candidate, b: Candidate): number => compare(a.hash, b.hash) || compare(a.row, b.row);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
