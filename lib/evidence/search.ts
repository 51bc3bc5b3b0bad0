import { absolute, compare, ONE, type Rational } from "../facts/rational";
import type { Form } from "./calculation";
import { doubleOf, type Operand } from "./operand";

/**
 * One way to read the value that is to be explained: in units of the inputs, with half of the last figure shown as its
 * tolerance. Each reading has its own: a thousand in the unit must not widen the bare number's.
 */
export interface Target {
  domain: Form["domain"];
  /** The answer tells it in percent. */
  share: boolean;
  /** A header's scale stands between the inputs and the value. */
  scaled: boolean;
  /** Only inputs in percent give a value in percent by sums and differences. */
  percent: boolean;
  /** Without sign. */
  value: Rational;
  tolerance: Rational;
  /** The sign where the answer shows one. */
  negative: boolean;
}

/** A calculation that gives the value. */
export interface Hit {
  form: Form;
  operands: Operand[];
  cost: number;
}

/** Results within this share of the value tell how thickly the search covers the values around it. */
const BAND = 0.25;
/** One search looks at no more results than this; beyond, nothing is proved. */
const MOST = 120_000;
/** Hits beyond these say no more: they are chance. */
const MOST_HITS = 500;

/** How many results the searches of one answer may still look at, so that a long answer over a large table stays quick. */
export interface Budget {
  left: number;
}

/**
 * Collects calculations that give the value, and counts how many would by chance: each result within ±25 % of the value counts
 * (2 × tolerance) ÷ (0.5 × value), the chance that a result in that band falls on the value. The sum is λ (`chance`).
 */
export class Search {
  hits: Hit[] = [];
  tried = 0;
  private density = 0;
  private readonly aims: { target: Target; value: number; tolerance: number; share: number; isOne: boolean }[];

  /** `up`: whether the answer tells the value as a rise or as a fall; a rise is told of the smaller value, a fall of the larger. */
  constructor(
    targets: readonly Target[],
    private readonly up: boolean | null = null,
    private readonly budget: Budget = { left: MOST },
  ) {
    this.aims = targets.map((target) => {
      const value = doubleOf(target.value);
      const tolerance = doubleOf(target.tolerance);
      const isOne = compare(target.value, ONE) === 0;
      return {
        target,
        value,
        tolerance,
        isOne,
        share: value > 0 ? Math.min(1, (2 * tolerance) / (2 * BAND * value)) : 1,
      };
    });
  }

  /** Expected number of calculations that give the value by chance. A hit does not count for itself. */
  chance(): number {
    return this.density;
  }

  get exhausted(): boolean {
    return this.tried >= MOST || this.budget.left <= 0;
  }

  try(form: Form, operands: Operand[], penalty = 0): void {
    if (this.exhausted || this.hits.length >= MOST_HITS) return;
    this.tried++;
    this.budget.left--;
    if (this.up !== null && form.way !== undefined && form.way !== this.up) return;
    let percents = 0;
    const values: number[] = [];
    for (const operand of operands) {
      values.push(operand.near);
      if (operand.percent) percents++;
    }
    const percent = percents === operands.length;
    if (percents > 0 && !percent && !form.mixes) return;
    const result = form.near(values);
    if (!Number.isFinite(result)) return;
    const size = Math.abs(result);
    for (const aim of this.aims) {
      const { target, value, tolerance } = aim;
      if (target.domain !== form.domain || (form.relative && !target.share)) continue;
      // Equal values give 1 everywhere.
      if (aim.isOne && form.domain === "ratio" && !target.share) continue;
      // Nothing is 0 by another way than two equal values.
      if (value === 0 && !form.signed) continue;
      if (form.domain === "linear" && target.percent !== percent) continue;
      const off = Math.abs(size - value);
      if (off > BAND * value + tolerance) continue;
      if (off <= tolerance * 1.000001 + value * 1e-12 && this.fits(form, operands, target)) {
        this.hits.push({ form, operands, cost: form.cost + penalty });
        return;
      }
      this.density += aim.share;
    }
  }

  private fits(form: Form, operands: readonly Operand[], target: Target): boolean {
    const exact = form.exact(operands.map((operand) => operand.value));
    if (!exact) return false;
    if (target.negative ? exact.n > 0n : form.signed && exact.n < 0n) return false;
    const size = absolute(exact);
    const off = absolute({ n: size.n * target.value.d - target.value.n * size.d, d: size.d * target.value.d });
    // A value that merely stands in the table is held against it elsewhere; here only its scale is read.
    if (form.exactly && !target.scaled) return off.n === 0n;
    return compare(off, target.tolerance) <= 0;
  }

  /** The cheapest hits, at most `most`, each written differently; those that cost the same are a tie. */
  best(most = 3): Hit[] {
    const least = Math.min(...this.hits.map((hit) => hit.cost));
    const seen = new Set<string>();
    const kept: Hit[] = [];
    for (const hit of this.hits) {
      if (hit.cost > least + 1e-9 || kept.length >= most) continue;
      const words = `${hit.form.id} ${hit.operands.map((operand) => operand.text).join(" ")}`;
      if (seen.has(words)) continue;
      seen.add(words);
      kept.push(hit);
    }
    return kept;
  }
}
