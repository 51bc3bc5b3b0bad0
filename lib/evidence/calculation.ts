import { add, divide, multiply, type Rational, subtract, whole } from "../facts/rational";
import type { Operand } from "./operand";

/** What a calculation gives: a value in the unit of its inputs (`linear`), or a bare ratio (0.06 is 6 %). */
export type Domain = "linear" | "ratio";

/** One way to calculate: exact, in doubles for looking, and as words. Inputs in the order in which they are written. */
export interface Form {
  id: string;
  domain: Domain;
  exact(values: readonly Rational[]): Rational | null;
  near(values: readonly number[]): number;
  show(words: readonly string[]): string;
  /** Steps to carry out: the cheaper of two explanations is shown. */
  cost: number;
  /** True where it tells a rise, false where a fall. */
  way?: boolean;
  /** The sign says which way it went: only a result of the answer's sign explains it. */
  signed?: true;
  /** The result is told in percent alone. */
  relative?: true;
  /** No rounding but that of a scale. */
  exactly?: true;
  /** Inputs in percent may stand beside others. */
  mixes?: true;
}

const ZERO = 0n;
const by = (a: Rational, b: Rational): Rational | null => (b.n === ZERO ? null : divide(a, b));
const first = <T>(values: readonly T[]): [T, T] => [values[0] as T, values[1] as T];
const three = <T>(values: readonly T[]): [T, T, T] => [values[0] as T, values[1] as T, values[2] as T];
const four = <T>(values: readonly T[]): [T, T, T, T] => [
  values[0] as T,
  values[1] as T,
  values[2] as T,
  values[3] as T,
];

/** a − b */
export const DIFFERENCE: Form = {
  id: "difference",
  domain: "linear",
  exact: (v) => subtract(...first(v)),
  near: (v) => (v[0] as number) - (v[1] as number),
  show: (w) => `${w[0]} − ${w[1]}`,
  cost: 1,
  signed: true,
};

/** (a − b) ÷ b: the change from b to a. */
export const CHANGE: Form = {
  id: "change",
  domain: "ratio",
  exact: (v) => by(subtract(...first(v)), v[1] as Rational),
  near: (v) => ((v[0] as number) - (v[1] as number)) / (v[1] as number),
  show: (w) => `(${w[0]} − ${w[1]}) ÷ ${w[1]}`,
  cost: 1.2,
  way: true,
  signed: true,
  relative: true,
};

/** (b − a) ÷ b: the drop from b to a, as a positive share. */
export const DROP: Form = {
  id: "drop",
  domain: "ratio",
  exact: (v) => by(subtract(...first(v)), v[0] as Rational),
  near: (v) => ((v[0] as number) - (v[1] as number)) / (v[0] as number),
  show: (w) => `(${w[0]} − ${w[1]}) ÷ ${w[0]}`,
  cost: 1.2,
  way: false,
  signed: true,
  relative: true,
};

/** a ÷ b */
export const QUOTIENT: Form = {
  id: "quotient",
  domain: "ratio",
  exact: (v) => by(...first(v)),
  near: (v) => (v[0] as number) / (v[1] as number),
  show: (w) => `${w[0]} ÷ ${w[1]}`,
  cost: 1,
};

/** a × b */
export const PRODUCT: Form = {
  id: "product",
  domain: "linear",
  exact: (v) => v.reduce((a, b) => multiply(a, b)),
  near: (v) => v.reduce((a, b) => a * b),
  show: (w) => w.join(" × "),
  cost: 1,
  mixes: true,
};

/** a + b + … */
export const SUM: Form = {
  id: "sum",
  domain: "linear",
  exact: (v) => v.reduce((a, b) => add(a, b)),
  near: (v) => v.reduce((a, b) => a + b),
  show: (w) => w.join(" + "),
  cost: 1,
};

/** (a + b + …) ÷ n */
export const MEAN: Form = {
  id: "mean",
  domain: "linear",
  exact: (v) =>
    divide(
      v.reduce((a, b) => add(a, b)),
      whole(v.length),
    ),
  near: (v) => v.reduce((a, b) => a + b) / v.length,
  show: (w) => `(${w.join(" + ")}) ÷ ${w.length}`,
  cost: 1.1,
};

/** (a + b) ÷ c */
export const SUM_SHARE: Form = {
  id: "sum-share",
  domain: "ratio",
  exact: (v) => by(add(...first(v)), v[2] as Rational),
  near: (v) => ((v[0] as number) + (v[1] as number)) / (v[2] as number),
  show: (w) => `(${w[0]} + ${w[1]}) ÷ ${w[2]}`,
  cost: 2,
};

/** a + b − c */
export const SUM_LESS: Form = {
  id: "sum-less",
  domain: "linear",
  exact: ([...v]) => subtract(add(...first(v)), v[2] as Rational),
  near: (v) => (v[0] as number) + (v[1] as number) - (v[2] as number),
  show: (w) => `${w[0]} + ${w[1]} − ${w[2]}`,
  cost: 2,
};

/** a − b − c */
export const TAKE_BOTH: Form = {
  id: "take-both",
  domain: "linear",
  exact: (v) => subtract(subtract(...first(v)), v[2] as Rational),
  near: (v) => (v[0] as number) - (v[1] as number) - (v[2] as number),
  show: (w) => `${w[0]} − ${w[1]} − ${w[2]}`,
  cost: 2,
};

/** (a − b) ÷ c */
export const DIFFERENCE_SHARE: Form = {
  id: "difference-share",
  domain: "ratio",
  exact: (v) => by(subtract(...first(v)), v[2] as Rational),
  near: (v) => ((v[0] as number) - (v[1] as number)) / (v[2] as number),
  show: (w) => `(${w[0]} − ${w[1]}) ÷ ${w[2]}`,
  cost: 2,
};

/** a ÷ b − c ÷ d */
export const QUOTIENT_DIFFERENCE: Form = {
  id: "quotient-difference",
  domain: "ratio",
  exact: (v) => {
    const [a, b, c, d] = four(v);
    const left = by(a, b);
    const right = by(c, d);
    return left && right && subtract(left, right);
  },
  near: (v) => (v[0] as number) / (v[1] as number) - (v[2] as number) / (v[3] as number),
  show: (w) => `${w[0]} ÷ ${w[1]} − ${w[2]} ÷ ${w[3]}`,
  cost: 3,
};

/** (a + b) ÷ 2 − (c + d) ÷ 2 */
export const MEAN_DIFFERENCE: Form = {
  id: "mean-difference",
  domain: "linear",
  exact: (v) => {
    const [a, b, c, d] = four(v);
    return divide(subtract(add(a, b), add(c, d)), whole(2));
  },
  near: (v) => ((v[0] as number) + (v[1] as number) - (v[2] as number) - (v[3] as number)) / 2,
  show: (w) => `(${w[0]} + ${w[1]}) ÷ 2 − (${w[2]} + ${w[3]}) ÷ 2`,
  cost: 3,
};

/** ((a − b) ÷ b + (b − c) ÷ c) ÷ 2: the mean of two yearly changes. */
export const MEAN_CHANGE: Form = {
  id: "mean-change",
  domain: "ratio",
  exact: (v) => {
    const [a, b, c] = three(v);
    const late = by(subtract(a, b), b);
    const early = by(subtract(b, c), c);
    return late && early && divide(add(late, early), whole(2));
  },
  near: (v) => {
    const [a, b, c] = three(v);
    return ((a - b) / b + (b - c) / c) / 2;
  },
  show: (w) => `((${w[0]} − ${w[1]}) ÷ ${w[1]} + (${w[1]} − ${w[2]}) ÷ ${w[2]}) ÷ 2`,
  cost: 3,
  signed: true,
  relative: true,
};

/** a itself, where the source's header scales it. */
export const SAME: Form = {
  id: "same",
  domain: "linear",
  exact: (v) => v[0] as Rational,
  near: (v) => v[0] as number,
  show: (w) => w[0] as string,
  cost: 0.5,
  exactly: true,
};

/** (a − b) × c */
export const DIFFERENCE_TIMES: Form = {
  id: "difference-times",
  domain: "linear",
  exact: (v) => multiply(subtract(...first(v)), v[2] as Rational),
  near: (v) => ((v[0] as number) - (v[1] as number)) * (v[2] as number),
  show: (w) => `(${w[0]} − ${w[1]}) × ${w[2]}`,
  cost: 2,
};

/** a + b × c */
export const PLUS_PRODUCT: Form = {
  id: "plus-product",
  domain: "linear",
  exact: (v) => add(v[0] as Rational, multiply(v[1] as Rational, v[2] as Rational)),
  near: (v) => (v[0] as number) + (v[1] as number) * (v[2] as number),
  show: (w) => `${w[0]} + ${w[1]} × ${w[2]}`,
  cost: 2,
};

/** a + (b − c) × d */
export const PLUS_DIFFERENCE_TIMES: Form = {
  id: "plus-difference-times",
  domain: "linear",
  exact: (v) => {
    const [a, b, c, d] = four(v);
    return add(a, multiply(subtract(b, c), d));
  },
  near: (v) => (v[0] as number) + ((v[1] as number) - (v[2] as number)) * (v[3] as number),
  show: (w) => `${w[0]} + (${w[1]} − ${w[2]}) × ${w[3]}`,
  cost: 3,
};

/** a × p % */
export const PERCENT_OF: Form = {
  id: "percent-of",
  domain: "linear",
  exact: (v) => divide(multiply(...first(v)), whole(100)),
  near: (v) => ((v[0] as number) * (v[1] as number)) / 100,
  show: (w) => `${w[0]} × ${w[1]}`,
  cost: 1,
  mixes: true,
};

/** a × (1 − p %) */
export const LESS_PERCENT: Form = {
  id: "less-percent",
  domain: "linear",
  exact: (v) => divide(multiply(v[0] as Rational, subtract(whole(100), v[1] as Rational)), whole(100)),
  near: (v) => ((v[0] as number) * (100 - (v[1] as number))) / 100,
  show: (w) => `${w[0]} × (1 − ${w[1]})`,
  cost: 1.5,
  mixes: true,
};

/** a × (1 + p %) */
export const PLUS_PERCENT: Form = {
  id: "plus-percent",
  domain: "linear",
  exact: (v) => divide(multiply(v[0] as Rational, add(whole(100), v[1] as Rational)), whole(100)),
  near: (v) => ((v[0] as number) * (100 + (v[1] as number))) / 100,
  show: (w) => `${w[0]} × (1 + ${w[1]})`,
  cost: 1.5,
  mixes: true,
};

const shown = (operand: Operand): string =>
  operand.text
    .replace(/\s+/g, " ")
    .replace(/([$€£¥(]) /g, "$1")
    .trim();

/** The calculation in words: "(13,327 − 12,534) ÷ 12,534 = 6.33%". */
export const formulaOf = (form: Form, operands: readonly Operand[], result: string): string =>
  `${form.show(operands.map(shown))} = ${result}`;
