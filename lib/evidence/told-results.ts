import { relateUnits } from "../facts/equal-unit";
import { AVERAGE_BEFORE, FACTOR_STEMS, TOTAL_BEFORE } from "../facts/lexicon/told-results";
import {
  absolute,
  compare,
  divide,
  equals,
  HALF,
  multiply,
  ONE,
  parseRational,
  powerOfTen,
  type Rational,
  ratio,
  subtract,
  whole,
} from "../facts/rational";
import { rounded } from "../facts/rounded";
import { perAgrees } from "../facts/steps";
import type { ToldResult } from "../facts/told-results";
import type { Quantity } from "../model/quantity";
import { CHANGE, DROP, type Form, formulaOf, MEAN, QUOTIENT, SUM } from "./calculation";
import type { Basis } from "./explain";
import type { Operand } from "./operand";
import { passageAt } from "./passage-at";
import { nearest, type SourceIndex } from "./passages";
import type { Standing } from "./standing";
import { readShown, type Shown } from "./targets";
import { basedOn, fromSource, type Judging } from "./told-inputs";

/** A told result held against its inputs. `formula` is the calculation without its result. */
export interface ToldVerdict {
  told: ToldResult;
  holds: boolean;
  formula: string;
  /** The right result in the answer's own form: "25%". */
  right: string;
  bases: Basis[];
}

const HUNDRED = whole(100);

/**
 * Judges a told result by exact arithmetic: from the inputs that the claim tells, each of which must have a basis, else from the
 * only two that the aligned passage (or the only column of a table) gives. Null where neither is there.
 */
export function judgeTold(judging: Judging): ToldVerdict | null {
  const { told } = judging;
  if (told.inputs.length > 0) {
    const operands = told.inputs.flatMap((input) => basedOn(input, judging));
    const wanted = told.kind === "days" ? 2 : told.inputs.length;
    return operands.length === wanted ? judge(told, operands, told.plain) : null;
  }
  const found = fromSource(judging);
  return found && judge(told, found.operands, found.ordered);
}

/**
 * Whether what the source states is not the told result, though it is equal: one of the values that the result was made of
 * (80、90、94，平均 90), or a number of things for "four times".
 */
export function echoesInput(told: ToldResult, standing: Standing): boolean {
  if (standing.kind !== "supported") return false;
  if (told.kind === "times")
    return told.inputs.length > 0 && standing.matches.every(({ quantity }) => !["times", "倍"].includes(quantity.unit));
  if (told.kind !== "average" && told.kind !== "total") return false;
  if (!told.inputs.some(({ value }) => value === told.quantity?.value)) return false;
  return standing.matches.every(({ passage, quantity }) => {
    const led = passage.text.slice(0, quantity.start - passage.start).slice(-48);
    return !AVERAGE_BEFORE.test(led) && !TOTAL_BEFORE.test(led);
  });
}

/** The words that tell a ratio stand in the source of their own accord. */
export const saysFactor = (cited: readonly SourceIndex[], about: string): boolean =>
  nearest(about, [...cited], 3).some(({ passage }) => FACTOR_STEMS.test(passage.text));

function judge(told: ToldResult, operands: Operand[], ordered: boolean): ToldVerdict | null {
  const [first, ...rest] = operands;
  if (first && told.kind !== "days" && rest.some(({ unit }) => !perAgrees(first.unit, unit))) return null;
  const result = resultOf(told, operands, ordered);
  if (!result) return null;
  const bases = operands.flatMap(({ at }) => (at ? [{ ...at, passage: passageAt(at.index, at.span) }] : []));
  return { told, ...result, bases };
}

interface Result {
  holds: boolean;
  formula: string;
  right: string;
}

function resultOf(told: ToldResult, operands: Operand[], ordered: boolean): Result | null {
  switch (told.kind) {
    case "change":
      return changeOf(told, operands, ordered);
    case "times":
      return timesOf(told, operands);
    case "share":
      return shareOf(told, operands);
    case "total":
      return madeBy(SUM, told, operands);
    case "average":
      return madeBy(MEAN, told, operands);
    case "days":
      return daysOf(told, operands);
    case "conversion":
      return conversionOf(told, operands);
  }
}

const words = (form: Form, operands: readonly Operand[]): string => formulaOf(form, operands, "").replace(/ = $/, "");

/** Equal within half of the last figure shown; what "more than" and "nearly" leave open is left open. */
function near(value: Rational, shown: Pick<Shown, "figures" | "half">, soft: ToldResult["soft"]): boolean {
  const off = subtract(absolute(value), shown.figures);
  if (compare(absolute(off), shown.half) <= 0) return true;
  // "About" and its like reach a twentieth further, "more than" up to a half.
  const reach = multiply(shown.figures, soft === "over" || soft === "under" ? HALF : ratio(1n, 20n));
  if (soft === null || compare(absolute(off), reach) > 0) return false;
  return soft === "about" || (soft === "over") === off.n > 0n;
}

/** Percentages with a figure behind the point where the whole ones are few. */
const percentOf = (value: Rational, places: number): string =>
  rounded(absolute(value), Math.max(places, compare(absolute(value), whole(10)) > 0 ? 0 : 1));

function changeOf(told: ToldResult, operands: readonly Operand[], ordered: boolean): Result | null {
  const [from, to] = operands;
  const shown = told.quantity && readShown(told.quantity);
  if (!from || !to || !shown || from.value.n <= 0n || to.value.n <= 0n || equals(from.value, to.value)) return null;
  const [low, high] = compare(from.value, to.value) < 0 ? [from, to] : [to, from];
  const gap = subtract(high.value, low.value);
  const rise = multiply(divide(gap, low.value), HUNDRED);
  const fall = multiply(divide(gap, high.value), HUNDRED);
  const up = told.up ?? (ordered ? compare(to.value, from.value) > 0 : true);
  const isNear = (value: Rational): boolean => near(value, shown, told.soft);
  // Without "from … to" either of the two may be the base.
  const holds = isNear(up ? rise : fall) || (!ordered && told.up === null && isNear(fall));
  if (!holds && !ordered) {
    if (isNear(up ? fall : rise)) return null;
    // Two percentages: only their difference in points, told in percent, is plainly a slip.
    if (from.percent && !near(gap, shown, told.soft)) return null;
  }
  const form = up ? CHANGE : DROP;
  const value = up ? rise : fall;
  return {
    holds,
    formula: words(form, [high, low]),
    right: figuresIn(told.quantity as Quantity, percentOf(value, shown.places)),
  };
}

/** Two decimals shown: what "exactly twice" may be off. */
const EXACT = ratio(1n, 200n);
/** Share by which words without a figure ("doubled") may be off. */
const LOOSE = ratio(1n, 8n);

function timesOf(told: ToldResult, operands: readonly Operand[]): Result | null {
  const [a, b] = operands;
  if (!a || !b || a.value.n <= 0n || b.value.n <= 0n) return null;
  const [low, high] = compare(a.value, b.value) < 0 ? [a, b] : [b, a];
  const up = told.factors.some((factor) => compare(factor, ONE) > 0);
  const shown = told.quantity && /\d/.test(told.text) ? readShown(told.quantity) : null;
  const [first, second] = up ? [high, low] : [low, high];
  const value = divide(first.value, second.value);
  const half = (factor: Rational): Rational => (told.exact ? EXACT : shown ? shown.half : multiply(factor, LOOSE));
  const holds = told.factors.some((factor) => near(value, { figures: factor, half: half(factor) }, told.soft));
  const figures = rounded(value, 2);
  return { holds, formula: words(QUOTIENT, [first, second]), right: figuresIn(told.quantity, figures, told.text) };
}

function shareOf(told: ToldResult, operands: readonly Operand[]): Result | null {
  const [a, b] = operands;
  const shown = told.quantity && readShown(told.quantity);
  if (!a || !b || !shown || a.value.n <= 0n || b.value.n <= 0n) return null;
  const [part, all] = compare(a.value, b.value) < 0 ? [a, b] : [b, a];
  const share = multiply(divide(part.value, all.value), HUNDRED);
  // "150 % of the March level": the larger against the smaller.
  const over = divide(multiply(all.value, HUNDRED), part.value);
  if (compare(shown.figures, HUNDRED) > 0)
    return {
      holds: near(over, shown, told.soft),
      formula: words(QUOTIENT, [all, part]),
      right: figuresIn(told.quantity as Quantity, percentOf(over, shown.places)),
    };
  const rest = subtract(HUNDRED, share);
  const holds = near(share, shown, told.soft);
  // The other part, or the part against the rest: a share of something else.
  const against = divide(multiply(part.value, HUNDRED), subtract(all.value, part.value));
  if (!holds && (near(rest, shown, told.soft) || near(against, shown, told.soft))) return null;
  return {
    holds,
    formula: words(QUOTIENT, [part, all]),
    right: figuresIn(told.quantity as Quantity, percentOf(share, shown.places)),
  };
}

function madeBy(form: Form, told: ToldResult, operands: readonly Operand[]): Result | null {
  const shown = told.quantity && readShown(told.quantity);
  const value = form.exact(operands.map((operand) => operand.value));
  if (!shown || !value) return null;
  const scaled = divide(value, powerOfTen(shown.scale));
  return {
    holds: near(scaled, shown, told.soft),
    formula: words(form, operands),
    right: figuresIn(told.quantity as Quantity, rounded(scaled, Math.max(shown.places, 2))),
  };
}

const PER_DAY: ReadonlyMap<string, [size: number, slack: number]> = new Map([
  ["day", [1, 1]],
  ["week", [7, 0.5]],
  // Months and years have no one length: told to the nearest.
  ["month", [30.436875, 0.6]],
  ["year", [365.2425, 0.6]],
]);

function daysOf(told: ToldResult, operands: readonly Operand[]): Result | null {
  const [first, last] = operands;
  const { quantity } = told;
  const length = quantity && PER_DAY.get(quantity.unit);
  const shown = quantity && parseRational(String(quantity.value));
  if (
    !first ||
    !last ||
    !length ||
    !shown ||
    [first, last].some(({ unit }) => !/^date (?:\d{4}|-)-\d\d-\d\d$/.test(unit))
  )
    return null;
  const [early, late] = first.near <= last.near ? [first, last] : [last, first];
  const [size, slack] = length;
  const count = (late.near - early.near) / size;
  const value = Number(shown.n) / Number(shown.d);
  // Both days may count ("from 3 to 5 May" is two days or three), or neither.
  const [under, over] = told.exact && size === 1 ? [1, 0] : [slack, slack];
  const loose = told.soft ? 0.05 * value : 0;
  const holds = count - value <= under + loose && value - count <= over + loose;
  const figures = size === 1 ? String(late.near - early.near) : String(Math.round(count * 10) / 10);
  return { holds, formula: `${late.text} − ${early.text}`, right: figuresIn(quantity, figures) };
}

/** A conversion may be off by this share: people round 5.2 miles to 5. */
const ROUGH = ratio(1n, 25n);
const ANNOUNCED = ratio(1n, 10n);

function conversionOf(told: ToldResult, operands: readonly Operand[]): Result | null {
  const [from] = operands;
  const { quantity } = told;
  const [input] = told.inputs;
  const shown = quantity && readShown(quantity);
  if (!from || !quantity || !input || !shown) return null;
  const relation = relateUnits(quantity.unit, input.unit);
  const size = absolute(multiply(shown.figures, powerOfTen(shown.scale)));
  if (relation.kind === "temperature") return degreesOf(quantity, from, size);
  if (relation.kind !== "convert") return null;
  const ways = relation.factors.map((factor) => multiply(from.value, factor));
  // A week of work has five days.
  if (input.unit === "week" && quantity.unit === "day") ways.push(multiply(from.value, whole(5)));
  const [value] = ways;
  const [factor] = relation.factors;
  if (!value || !factor) return null;
  const half = multiply(shown.half, powerOfTen(shown.scale));
  const share = told.soft || quantity.op === "~" ? ANNOUNCED : ROUGH;
  const holds = ways.some((way) => {
    const off = absolute(subtract(absolute(way), size));
    return compare(off, half) <= 0 || compare(off, multiply(absolute(way), share)) <= 0;
  });
  const scaled = divide(value, powerOfTen(shown.scale));
  return {
    holds,
    formula: `${from.text} × ${rounded(factor, 5)}`,
    right: figuresIn(
      quantity,
      rounded(scaled, Math.max(shown.places, compare(absolute(scaled), whole(100)) > 0 ? 0 : 2)),
    ),
  };
}

/** Degrees are rounded to fives. */
const DEGREES = 3;

function degreesOf(quantity: Quantity, from: Operand, size: Rational): Result | null {
  const given = from.near;
  const toCelsius = from.unit.includes("F") && quantity.unit.includes("C");
  const toFahrenheit = from.unit.includes("C") && quantity.unit.includes("F");
  if (!toCelsius && !toFahrenheit) return null;
  const value = toCelsius ? ((given - 32) * 5) / 9 : (given * 9) / 5 + 32;
  const shown = Number(size.n) / Number(size.d);
  return {
    holds: Math.abs(Math.abs(value) - shown) <= DEGREES * (toFahrenheit ? 2 : 1),
    formula: toCelsius ? `(${from.text} − 32) × 5 ÷ 9` : `${from.text} × 9 ÷ 5 + 32`,
    right: figuresIn(quantity, String(Math.round(value))),
  };
}

/** The result's own words with its figures exchanged; words without figures become "2.5 times", 2.5 倍. */
function figuresIn(quantity: Quantity | null, figures: string, told = quantity?.text ?? ""): string {
  if (quantity?.unit === "%") return `${figures}%`;
  if (quantity && /\d/.test(told)) return quantity.text.replace(/\d[\d,]*(?:\.\d+)?/, figures);
  if (quantity && !/^(?:times|倍)?$/.test(quantity.unit)) return `${figures} ${unitWord(quantity)}`;
  return /[\u4e00-\u9fff]/.test(told) ? `${figures} 倍` : `${figures} times`;
}

/** The unit as the answer writes it behind a number in words: "days" of "forty days". */
const unitWord = ({ text, unit }: Quantity): string => {
  const last = /[A-Za-z\u4e00-\u9fff%°]+$/.exec(text)?.[0] ?? unit;
  return /[\u4e00-\u9fff]/.test(last) ? last.slice(-1) : last;
};
