import type { Bound } from "../model/quantity";
import type { Rational } from "./rational";

/** A numeral as read from a text, before its unit is looked for. Offsets are UTF-16 units of the folded text. */
export interface Numeral {
  start: number;
  end: number;
  value: Rational;
  /** Upper end where the numeral is itself a range (几十 is 20..99, 七八 is 7..8). */
  high?: Rational;
  /** What the numeral says of its own softness: 十余 is ">", 二十来 is "~". */
  soft?: Bound;
  /** The figures as written, without separators, where nothing scales them: keeps "3.10" from becoming 3.1. */
  literal?: string;
  /** The numeral is a bare fraction: "1/2", "two thirds", 三分之一. */
  fraction?: boolean;
  /** Factor of 万, million, k, … and the number before it; a range may lend the scale of its upper end to the lower. */
  scale: bigint;
  coefficient: Rational;
  script: "digits" | "han" | "words";
  /** How many figures a plain run without separators has, else 0: a year has four. */
  run: number;
}

export const skipSpaces = (t: string, from: number, most = 3): number => {
  let p = from;
  while (p < from + most && t.charCodeAt(p) === 32) p++;
  return p;
};
