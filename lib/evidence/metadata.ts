import { EQUAL, equalQuantity } from "../facts/equal-quantity";
import { isValue, readQuantities } from "../facts/quantities";
import type { Quantity } from "../model/quantity";
import type { SourceIndex } from "./passages";

/**
 * Whether a source's own particulars state a value that its text does not: its title (2025年5月12日会议纪要, "Annual report 2024"),
 * the day from which or up to which it is in force. Nothing says of what the value is told there: it is known, and proves nothing.
 */
export const standsInParticulars = (quantity: Quantity, cited: readonly SourceIndex[]): boolean =>
  cited.some((index) => particularsOf(index).some((other) => EQUAL.has(equalQuantity(quantity, other))));

const kept = new WeakMap<SourceIndex["source"], Quantity[]>();

function particularsOf({ source }: SourceIndex): Quantity[] {
  const known = kept.get(source);
  if (known) return known;
  const { title = "", effectiveFrom = "", effectiveTo = "" } = source;
  const read = readQuantities(`${title}\n${effectiveFrom}\n${effectiveTo}`).filter(isValue);
  kept.set(source, read);
  return read;
}
