import type { Basis } from "../evidence/explain";
import { readGrids } from "../evidence/grid";
import { passageAt } from "../evidence/passage-at";
import { nearest, type SourceIndex } from "../evidence/passages";
import type { Term } from "../facts/calculation-tokens";
import { isValue } from "../facts/quantities";
import {
  absolute,
  divide,
  formatRational,
  multiply,
  parseRational,
  type Rational,
  subtract,
  whole,
} from "../facts/rational";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";

/** A value without its sign, as a key to look up. */
export const key = (value: Rational): string => formatRational(absolute(value));

/** Readings of a value of a source: a rate in ‰ or ‱ also in percent. */
function readingsOf(quantity: Quantity): Rational[] {
  const per = new Map([
    ["‰", 10],
    ["‱", 100],
    ["bp", 100],
  ]).get(quantity.unit.split("/")[0] ?? "");
  const values = valuesOf(quantity);
  return per === undefined ? values : [...values, ...values.map((value) => divide(value, whole(per)))];
}

/** The values that a quantity states: one, or both ends of a range; none where it is no number. */
export function valuesOf(quantity: Quantity): Rational[] {
  if (!isValue(quantity)) return [];
  const raw = typeof quantity.value === "string" ? [quantity.value] : [quantity.value.min, quantity.value.max];
  return raw.flatMap((value) => parseRational(value) ?? []);
}

/** Ways in which an input may stand in a source: 15 of "15%", 0.15, 85 % of 0.85, 15 % of 0.85 (1 − 15 %) or 1.15. */
export function formsOf(term: Term): string[] {
  const percent = multiply(term.value, whole(100));
  const forms = [term.figures, term.value, percent, subtract(whole(100), percent), subtract(percent, whole(100))];
  if (key(term.figures) !== key(term.value)) return forms.map(key);
  // Only a fraction below 2 is a share written as a number.
  return term.figures.n < 2n * term.figures.d ? forms.map(key) : forms.slice(0, 2).map(key);
}

/** Values of a source's tables and passages with their places; the first of equals. */
const places = new WeakMap<SourceIndex["passages"], Map<string, Span>>();

function placesOf(index: SourceIndex): Map<string, Span> {
  const kept = places.get(index.passages);
  if (kept) return kept;
  const all = new Map<string, Span>();
  const put = (value: Rational, span: Span): void => {
    if (!all.has(key(value))) all.set(key(value), { start: span.start, end: span.end });
  };
  for (const passage of index.passages)
    for (const quantity of passage.quantities) for (const value of readingsOf(quantity)) put(value, quantity);
  for (const grid of readGrids(index))
    for (const row of grid.rows) for (const cell of row.cells) if (cell && !cell.dash) put(cell.value, cell);
  places.set(index.passages, all);
  return all;
}

/** Where an input stands: in the passages nearest to the claim before any other place. */
export function placeOf(term: Term, claim: { text: string }, cited: readonly SourceIndex[]): Basis | null {
  const forms = formsOf(term);
  const near = nearest(claim.text, [...cited], 6).flatMap(({ index, passage }) =>
    passage.quantities.map((quantity) => ({ index, quantity })),
  );
  const close = near.find(({ quantity }) => readingsOf(quantity).some((value) => forms.includes(key(value))));
  if (close) return { index: close.index, span: close.quantity, passage: passageAt(close.index, close.quantity) };
  for (const index of cited)
    for (const form of forms) {
      const span = placesOf(index).get(form);
      if (span) return { index, span, passage: passageAt(index, span) };
    }
  return null;
}
