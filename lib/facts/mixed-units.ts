import type { Term } from "./calculation-tokens";
import type { Rational } from "./rational";
import { readUnit } from "./read-unit";
import type { Unit } from "./unit-index";

const TIMES = /^(?:h|hr|hour|min|minute|sec|second|day|week|month|year|个?小时|分钟|秒|天|日|周|个?月|年)/;
const SIZES = /^(?:[kmgt]i?b|mm|cm|km|m|g|kg|mg|l|ml|吨|公斤|千克|克|米|千米|公里|厘米|升|毫升)$/;

/** Whether a sum is made of several units of time or size ("3 hours + 30 minutes"), which plain figures do not judge. */
export function mixesUnits(inputs: readonly Term[], result: Term, formula: string): boolean {
  if (!/[+＋−－–-]|加|减|plus|minus/.test(formula)) return false;
  const units = new Set(
    [...inputs, result]
      .map((term) => term.unit.replace(/\s/g, "").toLowerCase().replace(/s$/, ""))
      .filter((unit) => unit !== ""),
  );
  return [...units].filter((unit) => TIMES.test(unit) || SIZES.test(unit)).length > 1;
}

/** Size of each number's unit in the base unit of their dimension; null where one names none, or another dimension. */
export function sizesIn(terms: readonly Term[]): ReadonlyMap<Term, Rational> | null {
  const sizes = new Map<Term, Rational>();
  let dimension: string | undefined;
  for (const term of terms) {
    const unit = unitNamed(term.unit.trim());
    dimension ??= unit?.dimension;
    if (!unit?.size || unit.sort !== "unit" || unit.dimension !== dimension) return null;
    sizes.set(term, unit.size);
  }
  return sizes;
}

/** The unit whose name the words are: "h", "min", 小时. */
function unitNamed(words: string): Unit | undefined {
  const match = words === "" ? null : readUnit(words, 0);
  return match && match.end === words.length ? match.unit : undefined;
}
