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

/** A part of what was looked at, with its own size: all of `drawn` were clean. */
export interface CleanStratum {
  size: number;
  drawn: number;
}

/**
 * `rateRuledOut` for several strata that were looked at in unlike shares: the lowest share of all of them that no placing of so
 * many faulty ones would leave unseen with a probability above 1 − confidence. The faulty ones are thought to lie where they are
 * seen least, one after the other, which is the worst placing because each further one of a stratum is seen more surely.
 */
export function rateRuledOutIn(strata: readonly CleanStratum[], confidence: number): number {
  const size = strata.reduce((sum, s) => sum + s.size, 0);
  const left = 1 - confidence;
  const hidden = strata.map(() => 0);
  const unseen = ({ size, drawn }: CleanStratum, already: number): number =>
    size - already <= 0 ? 0 : Math.max(0, size - drawn - already) / (size - already);
  let chance = 1;
  for (let faulty = 1; faulty <= size; faulty++) {
    let at = 0;
    let best = -1;
    for (const [i, stratum] of strata.entries()) {
      const next = unseen(stratum, hidden[i] ?? 0);
      if (next > best) [at, best] = [i, next];
    }
    hidden[at] = (hidden[at] ?? 0) + 1;
    chance *= best;
    if (chance <= left + 1e-12) return faulty / size;
  }
  return 1;
}

/**
 * How many more clean ones would rule out `rate` in these strata, taken where least was looked at; 0 where it is ruled out.
 */
export function moreNeededIn(strata: readonly CleanStratum[], rate: number, confidence: number): number {
  const size = strata.reduce((sum, s) => sum + s.size, 0);
  const drawn = strata.reduce((sum, s) => sum + s.drawn, 0);
  const bound = Math.max(1, faultyAt(size, rate)) / size;
  const enough = (more: number): boolean => rateRuledOutIn(spread(strata, more), confidence) <= bound;
  let low = 0;
  let high = size - drawn;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** `more` further ones, each taken where the share that was looked at is the lowest: what rules out most. */
function spread(strata: readonly CleanStratum[], more: number): CleanStratum[] {
  const grown = strata.map((s) => ({ ...s }));
  // The level to which the lowest shares are filled up, found by halving; what is left over goes one by one.
  const filled = (level: number): number =>
    grown.reduce((sum, s) => sum + Math.max(0, Math.floor(level * s.size) - s.drawn), 0);
  let low = 0;
  let high = 1;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (filled(middle) <= more) low = middle;
    else high = middle;
  }
  let rest = more - filled(low);
  for (const s of grown) s.drawn = Math.max(s.drawn, Math.floor(low * s.size));
  for (const s of grown.sort((a, b) => a.drawn / a.size - b.drawn / b.size)) {
    if (rest === 0 || s.drawn >= s.size) continue;
    s.drawn++;
    rest--;
  }
  return grown;
}
