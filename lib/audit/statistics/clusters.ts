import { studentQuantile } from "./beta";
import { type Confidence, type Interval, normalQuantile, wilson } from "./intervals";

/** One answer: how many of its claims were counted, and how many of those have the property. Fractions are allowed. */
export interface Cluster {
  part: number;
  of: number;
}

/** Answers of one stratum that were looked at, and how many the stratum holds. */
export interface ClusterStratum {
  size: number;
  clusters: readonly Cluster[];
}

export interface ClusterEstimate {
  rate: number;
  /** Linearised standard error; null where one answer stands for a stratum that holds more. */
  error: number | null;
  interval: Interval;
  /** Answers that had something to count, and what was counted in them. */
  clusters: number;
  part: number;
  of: number;
}

/**
 * The share of claims over all answers, where the claims of one answer stand and fall together: the answers are the clusters.
 * Within a stratum it is a ratio with linearised variance (Cochran 1977, (6.13) with the correction of (2.39)), which is the
 * cluster-robust ("sandwich") variance of a mean; the interval is Wilson's at the sample size that this variance is worth,
 * with Student's t for the number of answers (E. L. Korn and B. I. Graubard, Survey Methodology 24 (1998) 193). Where all claims
 * of all answers agree, the variance says nothing, and each answer counts as one. Strata are weighted by the claims that they
 * hold, and their distances added up as in `stratifiedEstimate`. Null where nothing was counted.
 */
export function clusterEstimate(
  strata: readonly ClusterStratum[],
  confidence: Confidence = 0.95,
): ClusterEstimate | null {
  const read = strata.flatMap((stratum) => ratioOf(stratum, confidence) ?? []);
  const total = read.reduce((sum, s) => sum + s.claims, 0);
  if (total === 0) return null;
  let rate = 0;
  let variance: number | null = 0;
  let below = 0;
  let above = 0;
  for (const s of read) {
    const weight = s.claims / total;
    rate += weight * s.rate;
    variance = variance === null || s.variance === null ? null : variance + weight ** 2 * s.variance;
    below += (weight * (s.rate - s.interval.low)) ** 2;
    above += (weight * (s.interval.high - s.rate)) ** 2;
  }
  const sum = (of: (s: Ratio) => number): number => read.reduce((all, s) => all + of(s), 0);
  return {
    rate,
    error: variance === null ? null : Math.sqrt(variance),
    interval: { low: Math.max(0, rate - Math.sqrt(below)), high: Math.min(1, rate + Math.sqrt(above)) },
    clusters: sum((s) => s.clusters),
    part: sum((s) => s.part),
    of: sum((s) => s.of),
  };
}

interface Ratio {
  rate: number;
  variance: number | null;
  interval: Interval;
  /** Claims that the whole stratum holds, as the sample tells. */
  claims: number;
  clusters: number;
  part: number;
  of: number;
}

function ratioOf({ size, clusters }: ClusterStratum, confidence: Confidence): Ratio | undefined {
  const m = clusters.length;
  const of = clusters.reduce((sum, c) => sum + c.of, 0);
  if (of === 0) return undefined;
  const part = clusters.reduce((sum, c) => sum + c.part, 0);
  const rate = part / of;
  const left = Math.max(0, 1 - m / size);
  const squares = clusters.reduce((sum, c) => sum + (c.part - rate * c.of) ** 2, 0);
  const variance = left === 0 ? 0 : m > 1 ? (left * (m / (m - 1)) * squares) / of ** 2 : null;
  const counted = clusters.filter((c) => c.of > 0).length;
  return {
    rate,
    variance,
    interval: intervalOf(rate, variance, left, counted, of, confidence),
    claims: (size / m) * of,
    clusters: counted,
    part,
    of,
  };
}

function intervalOf(
  rate: number,
  variance: number | null,
  left: number,
  counted: number,
  of: number,
  confidence: Confidence,
): Interval {
  if (left === 0) return { low: rate, high: rate };
  const whole: Interval = { low: 0, high: 1 };
  // One answer is one look, whatever it holds.
  if (variance === null || counted < 2) return wilson(rate, 1, confidence) ?? whole;
  const worth = variance > 0 ? Math.min((rate * (1 - rate)) / variance, of / left) : counted / left;
  const few = (normalQuantile(confidence) / studentQuantile(confidence, counted - 1)) ** 2;
  return wilson(rate * worth * few, worth * few, confidence) ?? whole;
}
