/*
 * What a sample without a single fault shows. A lot of a known size is drawn from without replacement, so the count of faulty
 * ones follows the hypergeometric distribution; without a lot (a running process) it is binomial.
 */

/** The probability that `n` drawn from a lot of `lot`, of which `faulty` are faulty, hold no faulty one. */
export function chanceOfNone(lot: number, faulty: number, n: number): number {
  if (faulty + n > lot) return faulty <= 0 || n <= 0 ? 1 : 0;
  // Which of the two is drawn from the other makes no difference; the shorter product is taken.
  const steps = Math.min(faulty, n);
  const others = Math.max(faulty, n);
  let chance = 1;
  for (let i = 0; i < steps && chance > 0; i++) chance *= (lot - others - i) / (lot - i);
  return chance;
}

/** Fewest faulty ones of a lot that are a share of at least `rate`. */
const faultyAt = (lot: number, rate: number): number => Math.ceil(lot * rate - 1e-9);

/**
 * How many must be looked at, and all be clean, to rule out with `confidence` (0 to 1) that a share of `rate` or more is faulty.
 * Without `lot` for a lot without end. Where not even all of a lot would be too few, all of it.
 */
export function cleanNeeded(rate: number, confidence: number, lot?: number): number {
  const left = 1 - confidence;
  if (lot === undefined) return Math.ceil(Math.log(left) / Math.log1p(-rate) - 1e-9);
  const faulty = Math.max(1, faultyAt(lot, rate));
  let low = 0;
  let high = lot;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    // A hair above, so that a probability of exactly 1 − confidence is not lost to rounding.
    if (chanceOfNone(lot, faulty, middle) <= left + 1e-12) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The lowest faulty share that `n` clean ones rule out with `confidence`: the true share is below it. In a lot that is a whole
 * number of faulty ones over the lot's size; where all were looked at, 1 / lot: not a single one. 1 where nothing was looked at.
 */
export function rateRuledOut(n: number, confidence: number, lot?: number): number {
  if (n <= 0) return 1;
  const left = 1 - confidence;
  if (lot === undefined) return 1 - left ** (1 / n);
  let low = 1;
  let high = lot;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (chanceOfNone(lot, middle, n) <= left + 1e-12) high = middle;
    else low = middle + 1;
  }
  return low / lot;
}
