import { betaQuantile } from "./beta";

/** Both ends of an interval of a share, 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** The confidences that are offered, with the standard normal quantile of both sides together (SciPy `norm.ppf`). */
const NORMAL_QUANTILE = { 0.9: 1.6448536269514722, 0.95: 1.959963984540054, 0.99: 2.5758293035489004 } as const;
export type Confidence = keyof typeof NORMAL_QUANTILE;
export const CONFIDENCES: readonly Confidence[] = [0.9, 0.95, 0.99];
export const normalQuantile = (confidence: Confidence): number => NORMAL_QUANTILE[confidence];

/**
 * Wilson's score interval of the share `part` / `of`: E. B. Wilson, J. Am. Stat. Assoc. 22 (1927) 209; recommended for small
 * samples by R. G. Newcombe, Stat. Med. 17 (1998) 857. Both counts may be fractions (an effective sample size). With `lot` the
 * sample came from so many without replacement, and the sample counts for as many more as the finite population correction
 * says; where all were taken, the share is known and the interval has no width. Null where nothing was sampled.
 */
export function wilson(part: number, of: number, confidence: Confidence = 0.95, lot?: number): Interval | null {
  if (of <= 0) return null;
  const share = part / of;
  if (lot !== undefined && of >= lot) return { low: share, high: share };
  const n = lot === undefined ? of : (of * (lot - 1)) / (lot - of);
  const z = normalQuantile(confidence);
  const middle = share + (z * z) / (2 * n);
  const reach = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return {
    low: part <= 0 ? 0 : Math.max(0, (middle - reach) / whole),
    high: part >= of ? 1 : Math.min(1, (middle + reach) / whole),
  };
}

/**
 * The exact binomial interval of the share `part` / `of`: C. J. Clopper and E. S. Pearson, Biometrika 26 (1934) 404, as
 * quantiles of the beta distribution, right to 1e-12. Never covers less than it says, and is wider than Wilson's. Null where
 * nothing was sampled.
 */
export function clopperPearson(part: number, of: number, confidence: Confidence = 0.95): Interval | null {
  if (of <= 0) return null;
  const outside = (1 - confidence) / 2;
  return {
    low: part <= 0 ? 0 : betaQuantile(outside, part, of - part + 1),
    high: part >= of ? 1 : betaQuantile(1 - outside, part + 1, of - part),
  };
}
