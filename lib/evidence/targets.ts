import {
  absolute,
  divide,
  equals,
  HALF,
  multiply,
  parseRational,
  powerOfTen,
  type Rational,
  ratio,
} from "../facts/rational";
import type { Quantity } from "../model/quantity";
import type { Target } from "./search";

/** How a value is shown: the figures, their decimals, and the power of ten of a word such as 万 or "million". */
export interface Shown {
  /** Without sign, as the figures say: 59.8 of "59.8 million". */
  figures: Rational;
  places: number;
  /** 6 of "59.8 million"; 0 where nothing scales the figures. */
  scale: number;
  negative: boolean;
  /** Half of the last figure shown, in units of `figures`. */
  half: Rational;
}

const FIGURES = /\d[\d,]*(?:\.\d+)?/;
const MOST_SCALE = 15;

/** Reads how the value is written. Null for ranges, dates, and what is no single number. */
export function readShown(quantity: Quantity): Shown | null {
  if (typeof quantity.value !== "string") return null;
  const value = parseRational(quantity.value);
  if (!value) return null;
  const size = absolute(value);
  const match = FIGURES.exec(quantity.text);
  const digits = match?.[0].replaceAll(",", "");
  const figures = digits === undefined ? null : parseRational(digits);
  const negative = value.n < 0n || /^[($€£¥\s]*[-−–(]/.test(quantity.text);
  const soft = quantity.op === "~";
  if (digits !== undefined && figures && figures.n !== 0n && size.n !== 0n) {
    const scale = powerOf(divide(size, figures));
    if (scale !== null) {
      const point = digits.indexOf(".");
      const places = point < 0 ? 0 : digits.length - point - 1;
      // An announced rounding reaches to the last figure that is not 0.
      const zeros = soft && places === 0 ? digits.length - digits.replace(/0+$/, "").length : 0;
      return { figures, places, scale, negative, half: multiply(HALF, powerOfTen(zeros - places)) };
    }
  }
  // Numerals in words and fractions are exact, but for the unit that whole ones are counted in.
  const isWhole = size.n % size.d === 0n;
  return { figures: size, places: 0, scale: 0, negative, half: isWhole ? HALF : ratio(0n, 1n) };
}

function powerOf(factor: Rational): number | null {
  for (let scale = 0; scale <= MOST_SCALE; scale++) if (equals(factor, powerOfTen(scale))) return scale;
  return null;
}

/** What one of these units is in percent. */
const PERCENTS: ReadonlyMap<string, Rational> = new Map([
  ["%", ratio(1n, 1n)],
  ["pp", ratio(1n, 1n)],
  ["‰", ratio(1n, 10n)],
  ["‱", ratio(1n, 100n)],
  ["bp", ratio(1n, 100n)],
]);

/**
 * The readings of a value against inputs that a header counts in one of `scales` (powers of ten). A scale word of the answer
 * counts only where a header names a scale, or the inputs are full numbers: a free power of ten would explain nearly anything.
 */
export function readTargets(quantity: Quantity, scales: readonly number[]): Target[] {
  const shown = readShown(quantity);
  if (!shown) return [];
  const { figures, half, negative } = shown;
  const percent = PERCENTS.get(quantity.unit);
  if (percent) {
    const value = multiply(figures, percent);
    const tolerance = multiply(half, percent);
    const linear: Target = { domain: "linear", share: true, scaled: false, percent: true, value, tolerance, negative };
    if (quantity.unit === "pp" || quantity.unit === "bp") return [linear];
    const hundredth = ratio(1n, 100n);
    return [
      linear,
      {
        domain: "ratio",
        share: true,
        scaled: false,
        percent: false,
        value: multiply(value, hundredth),
        tolerance: multiply(tolerance, hundredth),
        negative,
      },
    ];
  }
  const targets: Target[] = [];
  for (const scale of new Set([0, ...scales])) {
    const factor = powerOfTen(shown.scale - scale);
    targets.push({
      domain: "linear",
      share: false,
      scaled: scale !== 0,
      percent: false,
      value: multiply(figures, factor),
      tolerance: multiply(half, factor),
      negative,
    });
  }
  // A bare number may be a ratio, or a percentage whose sign stands in the table alone.
  if (shown.scale === 0) {
    targets.push({
      domain: "ratio",
      share: false,
      scaled: false,
      percent: false,
      value: figures,
      tolerance: half,
      negative,
    });
    targets.push({
      domain: "linear",
      share: true,
      scaled: false,
      percent: true,
      value: figures,
      tolerance: half,
      negative,
    });
  }
  return targets;
}
