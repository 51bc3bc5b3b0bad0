import { isDenied } from "../facts/denied-value";
import { equalQuantity } from "../facts/equal-quantity";
import { isValue } from "../facts/quantities";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { overlaps } from "../model/span";
import { type Bounded, clauseOf, isComplement } from "./complement";
import { sameBound } from "./denied-bound";

/** A text of one side with its quantities; their offsets and those of `at` count from `start`. */
export interface ValueSide {
  text: string;
  start: number;
  quantities: readonly Quantity[];
  /** The words of a turned negation. */
  at: Span;
}

/**
 * Whether the values beside a turned negation explain it: the denied value is another one than the other side states
 * ("not $10" / "$8"), or opposite bounds undo the negation ("cannot add more than 5" / "can add at most 5").
 */
export function valuesExplain(a: ValueSide, s: ValueSide): boolean {
  return deniesAnother(a, s) || deniesAnother(s, a) || bearsComplement(a, s);
}

function deniesAnother(one: ValueSide, other: ValueSide): boolean {
  const denied = bounded(one, false).filter(({ text, span }) => isDenied(text, span));
  return denied.some(
    ({ quantity }) => !other.quantities.some((q) => AGREES.has(equalQuantity(quantity, q)) || sameFigure(quantity, q)),
  );
}

const AGREES: ReadonlySet<string> = new Set(["same", "converted", "rounded", "unit", "bound"]);
const sameFigure = (a: Quantity, b: Quantity) => typeof a.value === "string" && a.value === b.value;

function bearsComplement(a: ValueSide, s: ValueSide): boolean {
  const theirs = bounded(s, true);
  return bounded(a, true).some((own) =>
    theirs.some(
      (other) =>
        sameBound(own, other) || (equalQuantity(own.quantity, other.quantity) === "bound" && isComplement(own, other)),
    ),
  );
}

/** The values that stand in one clause (`wide`: sentence) with the words of the negation. */
function bounded({ text, start, quantities, at }: ValueSide, wide: boolean): Bounded[] {
  const words = { start: at.start - start, end: at.end - start };
  return quantities.filter(isValue).flatMap((quantity) => {
    const span = { start: quantity.start - start, end: quantity.end - start };
    return overlaps(clauseOf(text, span, wide), words) ? [{ text, quantity, span }] : [];
  });
}
