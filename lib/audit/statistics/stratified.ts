import { type Confidence, type Interval, wilson } from "./intervals";

/** One stratum: how many it holds, how many of them were looked at, and how many of those have what is counted. */
export interface StratumCount {
  size: number;
  drawn: number;
  part: number;
}

export interface StratifiedEstimate {
  /** The share in all strata that were drawn from, each weighted by its size. */
  rate: number;
  /** Standard error; null where a stratum gave but one answer and holds more, so that its spread is not known. */
  error: number | null;
  interval: Interval;
  drawn: number;
  /** Answers in strata that were drawn from, and in those that were not: the estimate says nothing of the latter. */
  covered: number;
  uncovered: number;
}

/**
 * The share of a whole batch from a stratified sample, with its standard error (W. G. Cochran, Sampling Techniques, 3rd ed.
 * 1977, (5.52)), each stratum with its finite population correction. The interval adds up the distances to the Wilson limits of
 * the strata by the square root of their squares (G. Y. Zou and A. Donner, Stat. Med. 27 (2008) 1693, for a weighted sum of
 * shares): a stratum without a fault still adds what it leaves open, where an interval from the standard error would take it
 * for known. Null where nothing was drawn.
 */
export function stratifiedEstimate(
  strata: readonly StratumCount[],
  confidence: Confidence = 0.95,
): StratifiedEstimate | null {
  const sampled = strata.filter((s) => s.drawn > 0);
  const covered = sampled.reduce((sum, s) => sum + s.size, 0);
  if (covered === 0) return null;
  let rate = 0;
  let variance: number | null = 0;
  let below = 0;
  let above = 0;
  for (const { size, drawn, part } of sampled) {
    const weight = size / covered;
    const share = part / drawn;
    const left = Math.max(0, 1 - drawn / size);
    rate += weight * share;
    if (drawn > 1)
      variance = variance === null ? null : variance + (weight ** 2 * left * share * (1 - share)) / (drawn - 1);
    else if (left > 0) variance = null;
    const limits = wilson(part, drawn, confidence, size);
    if (!limits) continue;
    below += (weight * (share - limits.low)) ** 2;
    above += (weight * (limits.high - share)) ** 2;
  }
  return {
    rate,
    error: variance === null ? null : Math.sqrt(variance),
    interval: { low: Math.max(0, rate - Math.sqrt(below)), high: Math.min(1, rate + Math.sqrt(above)) },
    drawn: sampled.reduce((sum, s) => sum + s.drawn, 0),
    covered,
    uncovered: strata.reduce((sum, s) => sum + (s.drawn > 0 ? 0 : s.size), 0),
  };
}
