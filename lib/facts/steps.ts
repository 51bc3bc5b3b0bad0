import type { Quantity } from "../model/quantity";
import { FROM_BEFORE, PEOPLE, TO_BETWEEN } from "./lexicon/told-results";
import { isValue } from "./quantities";

/** "from $8 to $10", 由 8 元增至 10 元: a value and what became of it. */
export interface Step {
  from: Quantity;
  to: Quantity;
}

/** UTF-16 units in which the words before and between the values are looked for. */
const REACH = 24;
const BETWEEN = 40;

const baseOf = (unit: string): string => unit.split("/")[0] ?? "";

/** Whether two units are per the same, or one of them does not say: $10 a month is no part of $96 a year. */
export const perAgrees = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((unit) => unit.split("/").slice(1).join("/"));
  return left === "" || right === "" || left === right;
};

/** Whether two values are of one kind, so that one may have become the other; the unit may be told once. */
export function comparable(a: Quantity, b: Quantity): boolean {
  if (!isValue(a) || !isValue(b) || [a, b].some(({ kind }) => kind === "date" || kind === "time")) return false;
  if ((a.unit === "%") !== (b.unit === "%")) return false;
  const [left, right] = [baseOf(a.unit), baseOf(b.unit)];
  if (!perAgrees(a.unit, b.unit)) return false;
  if (left === right || (PEOPLE.has(left) && PEOPLE.has(right))) return true;
  return (left === "" || right === "") && ![a, b].some(({ kind }) => kind === "currency");
}

/** Range quantities that "from" leads ("tripled from 120 to 300") give their ends. Offsets of the text that `quantities` were read from. */
export function readSteps(text: string, quantities: readonly Quantity[]): Step[] {
  const steps: Step[] = [];
  for (const [i, quantity] of quantities.entries()) {
    const led = FROM_BEFORE.test(text.slice(Math.max(0, quantity.start - REACH), quantity.start));
    if (!led) continue;
    if (typeof quantity.value !== "string") {
      if (quantity.kind !== "date" && quantity.kind !== "time") steps.push(endsOf(quantity));
      continue;
    }
    const to = quantities
      .slice(i + 1, i + 3)
      .find(
        (other) =>
          typeof other.value === "string" &&
          other.start - quantity.end <= BETWEEN &&
          comparable(quantity, other) &&
          TO_BETWEEN.test(text.slice(quantity.end, other.start)),
      );
    if (to) steps.push({ from: quantity, to });
  }
  return steps;
}

function endsOf(quantity: Quantity): Step {
  const { min, max } = quantity.value as { min: string; max: string };
  const end = (value: string): Quantity => ({
    ...quantity,
    value,
    text: /\d/.test(quantity.text) ? `${value}${quantity.unit === "" ? "" : ` ${unitWords(quantity)}`}` : quantity.text,
  });
  return { from: end(min), to: end(max) };
}

/** Words behind the last figure of a range: "units" of "120 to 300 units". */
const unitWords = ({ text, unit }: Quantity): string => /[^\d.,]*$/.exec(text)?.[0].trim() || unit;
