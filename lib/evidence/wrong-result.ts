import { readComparisons } from "../facts/comparisons";
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  multiply,
  powerOfTen,
  type Rational,
  ratio,
  subtract,
  whole,
} from "../facts/rational";
import { rounded } from "../facts/rounded";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { CHANGE, formulaOf } from "./calculation";
import type { Basis } from "./explain";
import { operandFrom } from "./explain-text";
import type { Operand } from "./operand";
import { passageAt } from "./passage-at";
import { nearest, type SourceIndex } from "./passages";
import type { Standing } from "./standing";
import { readShown } from "./targets";

/** A result told in words that its inputs do not give. `formula` is the calculation without its result. */
export interface WrongResult {
  at: Span;
  formula: string;
  right: string;
  answer: string;
  bases: Basis[];
}

interface Told extends Span {
  text: string;
  quantities: readonly Quantity[];
}

/** A passage must cover this much of the claim for its two percentages to be those that the claim compares. */
const ALIGNED = 0.2;

/**
 * "84% against 61% is 23 percent higher": the difference in points told as a change in percent. Only where the value stands in
 * no source, the claim or one aligned passage has the two percentages, and their relative change is another value.
 */
export function wrongComparison(
  claim: Told,
  standings: ReadonlyMap<Quantity, Standing>,
  cited: readonly SourceIndex[],
): WrongResult | null {
  const shifted = claim.quantities.map((quantity) => ({
    ...quantity,
    start: quantity.start - claim.start,
    end: quantity.end - claim.start,
  }));
  for (const comparison of readComparisons(claim.text, shifted)) {
    const original = claim.quantities.find((quantity) => quantity.start === comparison.quantity.start + claim.start);
    const standing = original && standings.get(original);
    if (!original || !standing || !["absent", "open", "elsewhere", "computed"].includes(standing.kind)) continue;
    const shown = readShown(original);
    if (!shown || shown.figures.n === 0n) continue;
    const points = pointsOf(claim, original, standings, cited);
    let pair: { a: Operand; b: Operand } | null = null;
    let right = false;
    for (const a of points)
      for (const b of points) {
        if (a.near <= b.near || b.value.n <= 0n) continue;
        const gap = subtract(a.value, b.value);
        const rise = multiply(divide(gap, b.value), whole(100));
        const fall = multiply(divide(gap, a.value), whole(100));
        if ([rise, fall].some((value) => within(value, shown.figures, shown.half))) right = true;
        else if (within(gap, shown.figures, shown.half)) pair ??= comparison.up === false ? { a: b, b: a } : { a, b };
      }
    if (!pair || right) continue;
    const change = absolute(multiply(divide(subtract(pair.a.value, pair.b.value), pair.b.value), whole(100)));
    return {
      at: { start: comparison.start + claim.start, end: comparison.end + claim.start },
      formula: formulaOf(CHANGE, [pair.a, pair.b], "").replace(/ = $/, ""),
      right: `${rounded(change, compare(change, whole(10)) > 0 ? 0 : 1)}%`,
      answer: comparison.text,
      bases: [pair.a, pair.b].flatMap(({ at }) => (at ? [{ ...at, passage: passageAt(at.index, at.span) }] : [])),
    };
  }
  return null;
}

const within = (value: Rational, shown: Rational, tolerance: Rational): boolean =>
  compare(absolute(subtract(absolute(value), shown)), tolerance) <= 0;

/** Percentages that the claim may compare: its own others that stand in a source, else those of the one nearest passage. */
function pointsOf(
  claim: Told,
  target: Quantity,
  standings: ReadonlyMap<Quantity, Standing>,
  cited: readonly SourceIndex[],
): Operand[] {
  const own = claim.quantities.flatMap((quantity) => {
    const standing = standings.get(quantity);
    if (quantity === target || quantity.unit !== "%" || standing?.kind !== "supported") return [];
    const [match] = standing.matches;
    const operand = match && operandFrom(quantity, match.index);
    return operand && match ? [{ ...operand, at: { index: match.index, span: match.quantity } }] : [];
  });
  if (own.length >= 2) return own;
  const [best] = nearest(claim.text, [...cited], 1);
  if (!best || best.score < ALIGNED) return [];
  const points = best.passage.quantities.flatMap((quantity) =>
    quantity.unit === "%" ? (operandFrom(quantity, best.index) ?? []) : [],
  );
  // Of three and more percentages any two may lie so far apart.
  return points.length === 2 ? points : [];
}

const TOTAL_BEFORE =
  /(?:合计|共计|总计|总共|一共|加总|相加|总额|共|total(?:s|ing|ling)?(?: (?:of|is|comes to))?|altogether|sum(?: of)?|add up to|in all|combined)[\s为是:：约,，]*$/i;
const TOTAL_AFTER = /^\s?(?:in total|altogether|in all|combined)/i;

/** "基础费 100 元、超出费 24 元，合计 134 元": a total of listed values that is not their sum. Null where it is, or nothing is listed. */
export function claimedTotal(claim: Told, standings: ReadonlyMap<Quantity, Standing>): WrongResult | null {
  for (const target of claim.quantities) {
    const standing = standings.get(target);
    if (standing?.kind !== "absent" || target.kind === "percent" || target.unit === "") continue;
    const from = target.start - claim.start;
    if (
      !TOTAL_BEFORE.test(claim.text.slice(Math.max(0, from - 24), from)) &&
      !TOTAL_AFTER.test(claim.text.slice(target.end - claim.start, target.end - claim.start + 16))
    )
      continue;
    const listed = claim.quantities.filter((quantity) => quantity.end <= target.start && quantity.unit === target.unit);
    const based = listed.flatMap((quantity) => {
      const found = standings.get(quantity);
      const operand = operandFrom(quantity, null);
      if (!operand || !found) return [];
      if (found.kind === "supported") {
        const [match] = found.matches;
        return match ? [{ ...operand, at: { index: match.index, span: match.quantity } }] : [];
      }
      return found.kind === "computed" || found.kind === "question" ? [operand] : [];
    });
    const shown = readShown(target);
    if (!shown || based.length < 2 || based.length !== listed.length) continue;
    const sum = based.reduce((total, operand) => add(total, operand.value), ratio(0n, 1n));
    const told = multiply(shown.figures, powerOfTen(shown.scale));
    if (equals(sum, told) || within(sum, told, multiply(shown.half, powerOfTen(shown.scale)))) continue;
    return {
      at: target,
      formula: based.map((operand) => operand.text).join(" + "),
      right: target.text.replace(
        /\d[\d,]*(?:\.\d+)?/,
        rounded(divide(sum, powerOfTen(shown.scale)), Math.max(shown.places, 2)),
      ),
      answer: target.text,
      bases: based.flatMap(({ at }) => (at ? [{ ...at, passage: passageAt(at.index, at.span) }] : [])),
    };
  }
  return null;
}
