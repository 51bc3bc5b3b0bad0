import type { Rational } from "../facts/rational";
import type { Span } from "../model/span";
import type { SourceIndex } from "./passages";

/** A value that a calculation may start from. `at` is its place in a source; null where the question or the answer gave it. */
export interface Operand {
  value: Rational;
  /** The value as a double: for looking only, every result is made again with exact fractions. */
  near: number;
  /** As it stands in the source or the question, with its unit. */
  text: string;
  /** Canonical unit ("CNY/seat/month", "%", "day"); "" where there is none or a table's header gives it. */
  unit: string;
  percent: boolean;
  /** Year that a table's header or label names for it. */
  year?: number;
  at: { index: SourceIndex; span: Span } | null;
}

export const doubleOf = (value: Rational): number => {
  const n = Number(value.n);
  const d = Number(value.d);
  if (Number.isFinite(n) && Number.isFinite(d)) return n / d;
  // Both too long for a double: drop the same number of binary places.
  const bits = BigInt(Math.max(0, value.n.toString(2).length - 900, value.d.toString(2).length - 900));
  return Number(value.n >> bits) / Number(value.d >> bits);
};
