import type { Bound, Quantity } from "../model/quantity";
import { compareDateValues, isDated } from "./equal-date";
import { countsOnly, fullUnit, relateUnits } from "./equal-unit";
import {
  absolute,
  compare,
  divide,
  equals,
  multiply,
  parseRational,
  powerOfTen,
  type Rational,
  ratio,
  subtract,
  toFloat,
  whole,
} from "./rational";

/**
 * What a quantity of the answer is to one of the source.
 * `same`: equal value and unit in any form. `converted`: equal after an exact conversion. `rounded`: equal within rounding that is
 * announced or that the answer's own figures show. `unit`: the number agrees, the unit or a "per" part does not. `value`: comparable
 * and different. `bound`: the values agree, the bounds contradict each other. `incomparable`: they say nothing of each other.
 */
export type Comparison = "same" | "converted" | "rounded" | "unit" | "value" | "bound" | "incomparable";
/** The comparisons of two quantities that tell the same. */
export const EQUAL: ReadonlySet<Comparison> = new Set(["same", "converted", "rounded"]);

const isPointer = (q: Quantity): boolean =>
  q.kind === "ordinal" || q.kind === "version" || q.kind === "clause" || q.kind === "identifier";

const UPPER = new Set<Bound>(["<", "<="]);
const LOWER = new Set<Bound>([">", ">="]);

const contradict = (a: Bound | undefined, s: Bound | undefined): boolean =>
  a !== undefined && s !== undefined && ((UPPER.has(a) && LOWER.has(s)) || (LOWER.has(a) && UPPER.has(s)));

/** Equal values are the same unless their bounds contradict; an exact value agrees with a bound of the same value. */
const bounded = (a: Quantity, s: Quantity, comparison: Comparison): Comparison =>
  contradict(a.op, s.op) ? "bound" : comparison;

interface Span {
  low: Rational;
  high: Rational;
  range: boolean;
}

const spanOf = (q: Quantity): Span | null => {
  if (typeof q.value === "string") {
    const value = parseRational(q.value);
    return value && { low: value, high: value, range: false };
  }
  const low = parseRational(q.value.min);
  const high = parseRational(q.value.max);
  return low && high && { low, high, range: true };
};

const fold = (value: string): string => value.toLowerCase().replace(/[\s_-]/g, "");

/** 第52分钟 and 第52小时, 第三条 and 第三款: the same number of different things. English nouns of clauses pass for each other. */
const namesApart = (a: Quantity, s: Quantity): boolean => {
  if (a.unit === "" || s.unit === "" || a.unit === s.unit) return false;
  if (a.kind === "clause") return a.unit.charCodeAt(0) > 0x4e00 && s.unit.charCodeAt(0) > 0x4e00;
  const { kind } = relateUnits(a.unit, s.unit);
  return kind === "unlike" || kind === "convert";
};

const comparePointers = (a: Quantity, s: Quantity): Comparison => {
  const left = typeof a.value === "string" ? a.value : "";
  const right = typeof s.value === "string" ? s.value : "";
  if (isPointer(a) && isPointer(s)) {
    if (a.kind !== s.kind) return fold(left) === fold(right) && left !== "" ? "same" : "incomparable";
    if (fold(left) !== fold(right)) return "value";
    return namesApart(a, s) ? "unit" : "same";
  }
  // "third" and "3": an ordinal agrees with the number in it
  return left === right && left !== "" ? "same" : "incomparable";
};

/** 4月 and 4日 are both told by two figures alone; their own words say which. Null for any other date. */
const loneOf = ({ value, text }: Quantity): { field: "month" | "day"; figures: string } | null => {
  if (typeof value !== "string" || !/^--\d\d$/.test(value)) return null;
  return { field: /月/.test(text) ? "month" : "day", figures: value.slice(2) };
};

/** Whether a lone month and a lone day, or a lone month and the day of another date, agree in figures alone. */
const mixesFields = (a: Quantity, s: Quantity): boolean => {
  const [own, other] = [loneOf(a), loneOf(s)];
  if (own && other) return own.field !== other.field;
  const lone = own ?? other;
  const value = own ? s.value : a.value;
  if (lone?.field !== "month" || typeof value !== "string") return false;
  const month = /^(?:\d{4}|-)-(\d\d)(?:-|$)/.exec(value)?.[1];
  return month !== undefined && month !== lone.figures;
};

const compareDates = (a: Quantity, s: Quantity): Comparison => {
  if (mixesFields(a, s)) return "incomparable";
  const one = (x: string, y: string): Comparison => {
    const result = compareDateValues(x, y);
    return result === "open" ? "incomparable" : result;
  };
  if (typeof a.value === "string" && typeof s.value === "string") {
    const result = one(a.value, s.value);
    return result === "same" ? bounded(a, s, "same") : result;
  }
  if (typeof a.value === "string" && typeof s.value !== "string") {
    const ends = [one(a.value, s.value.min), one(a.value, s.value.max)];
    return ends.includes("same") ? "same" : ends.includes("value") ? "value" : "incomparable";
  }
  if (typeof a.value !== "string" && typeof s.value === "string") {
    const ends = [one(a.value.min, s.value), one(a.value.max, s.value)];
    return ends.includes("same") ? "incomparable" : ends.includes("value") ? "value" : "incomparable";
  }
  const [x, y] = [a.value, s.value] as { min: string; max: string }[] as [
    { min: string; max: string },
    { min: string; max: string },
  ];
  const low = one(x.min, y.min);
  const high = one(x.max, y.max);
  return low === "same" && high === "same" ? "same" : low === "value" || high === "value" ? "value" : "incomparable";
};

/** A year read as a plain number, or 21日 read as a span: the figures decide. */
const compareMixed = (a: Quantity, s: Quantity): Comparison => {
  const date = isDated(a) ? a : s;
  const other = date === a ? s : a;
  if (typeof date.value !== "string" || typeof other.value !== "string" || date.kind === "time") return "incomparable";
  if (date.value.startsWith("--") && other.kind === "duration")
    return Number(date.value.slice(2)) === Number(other.value) ? "same" : "incomparable";
  // 2016人 is never read as a year, "2016 elections" may be.
  const counts = other.unit !== "" && other.unit.charCodeAt(0) >= 0x4e00;
  return date.value === other.value && !counts && countsOnly(other.unit) ? "same" : "incomparable";
};

/** What one step of a quantity's last written figure is worth, and of its last figure that is not 0. */
const steps = (q: Quantity, value: Rational): { written: Rational; significant: Rational; plain: boolean } | null => {
  const figures = /[0-9０-９][0-9０-９,，]*(?:[.．][0-9０-９]+)?/.exec(q.text)?.[0];
  if (!figures) {
    // words: 三十万, "two hundred"
    const n = absolute(value);
    if (n.n % n.d !== 0n || n.n === 0n) return null;
    const digits = (n.n / n.d).toString();
    const zeros = digits.length - digits.replace(/0+$/, "").length;
    const step = powerOfTen(zeros);
    return { written: step, significant: step, plain: zeros === 0 };
  }
  const literal = figures
    .replace(/[０-９．]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[,，]/g, "");
  const coefficient = parseRational(literal);
  if (!coefficient || coefficient.n === 0n) return null;
  const scale = absolute(divide(value, coefficient));
  if (scale.n === 0n) return null;
  const point = literal.indexOf(".");
  const decimals = point < 0 ? 0 : literal.length - point - 1;
  const zeros = point < 0 ? literal.length - literal.replace(/0+$/, "").length : 0;
  return {
    written: multiply(powerOfTen(-decimals), scale),
    significant: multiply(powerOfTen(point < 0 ? zeros : -decimals), scale),
    plain: decimals === 0 && scale.n === scale.d,
  };
};

const within = (a: Rational, s: Rational, distance: Rational): boolean =>
  compare(absolute(subtract(a, s)), distance) <= 0;
/** An upper bound in units ("under 7") rounds nothing. */
const aboveOne = (step: Rational): Rational | null => (compare(step, whole(1)) <= 0 ? null : step);
const half = (step: Rational): Rational => multiply(step, ratio(1n, 2n));

/** How far an announced rounding ("about", 约) may lie off, as a share of the source's value. */
const ANNOUNCED = ratio(1n, 20n);
/** How far a bound that rounds may lie off, as a share of itself: "over 1,000" of 1,180 is a rounding, of 1,900 it is not. */
const LOOSE = ratio(1n, 5n);

/** True where `a`, as the answer writes it, is a rounding of the source's value `s` (already in the answer's unit). */
const isRounding = (answer: Quantity, source: Quantity, a: Rational, s: Rational): boolean => {
  if (s.n === 0n || a.n === 0n || a.n > 0n !== s.n > 0n) return false;
  const step = steps(answer, a);
  if (!step) return false;
  const announced = answer.op === "~";
  if (announced && (within(a, s, half(step.significant)) || within(a, s, multiply(absolute(s), ANNOUNCED))))
    return true;
  // "more than 1,200" of 1,234, "under 500" of 480; a limit far from the value is another statement
  const bound = answer.op;
  const told = bound && !source.op && (LOWER.has(bound) ? compare(s, a) > 0 : UPPER.has(bound) && compare(s, a) < 0);
  const figure = bound && LOWER.has(bound) ? step.significant : aboveOne(step.significant);
  if (told && figure && within(a, s, figure) && within(a, s, multiply(absolute(a), LOOSE))) return true;
  if (answer.op && answer.op !== "~") return false;
  // an amount in 万, 亿 or millions is cut off as often as it is rounded: 127万亿 of 127.52万亿
  const long = compare(absolute(a), multiply(step.written, whole(100))) >= 0;
  if (!step.plain && long && compare(absolute(s), absolute(a)) > 0 && within(a, s, step.written)) return true;
  if (!within(a, s, half(step.written))) return false;
  if (!step.plain) return true;
  // whole numbers: 47 for 46.7 is a rounding, 5 for 4.6 of a small count is not
  return compare(absolute(a), whole(10)) >= 0 && s.n % s.d !== 0n && answer.kind !== "number";
};

/**
 * How far from its own lower end a source's value may lie, in the quantity's unit, for {@link equalQuantity} still to call it
 * `rounded`. Null where the value is no number. A float, rounded up: for choosing what to compare, never for comparing.
 */
export const roundingReach = (answer: Quantity): number | null => {
  const span = spanOf(answer);
  if (!span) return null;
  const step = steps(answer, span.low);
  if (!step) return 0;
  const written = toFloat(step.written);
  if (answer.op === undefined) return written;
  return Math.max(written, toFloat(step.significant), Math.abs(toFloat(span.low)) / 10);
};

/** The ends of a quantity's value as floats; null where it is no number (a score, a name). */
export const endsAsFloats = (quantity: Quantity): [number, number] | null => {
  const span = spanOf(quantity);
  return span && [toFloat(span.low), toFloat(span.high)];
};

const toCelsius = (value: Rational, unit: string): Rational =>
  unit === "°F"
    ? multiply(subtract(value, whole(32)), ratio(5n, 9n))
    : unit === "K"
      ? subtract(value, ratio(27315n, 100n))
      : value;

/** Compares spans whose units agree; `s` is already in the answer's unit. */
const compareSpans = (answer: Quantity, source: Quantity, a: Span, s: Span, equal: Comparison): Comparison => {
  if (a.range && s.range) {
    return equals(a.low, s.low) && equals(a.high, s.high) ? equal : "value";
  }
  if (!a.range && !s.range) {
    if (equals(a.low, s.low)) return bounded(answer, source, equal);
    return isRounding(answer, source, a.low, s.low) ? "rounded" : "value";
  }
  if (!a.range) {
    const atLow = equals(a.low, s.low);
    const atHigh = equals(a.low, s.high);
    if (!atLow && !atHigh) return "value";
    if (answer.op && atLow && UPPER.has(answer.op)) return "bound";
    if (answer.op && atHigh && LOWER.has(answer.op)) return "bound";
    return equal;
  }
  return equals(s.low, a.low) || equals(s.low, a.high) ? "incomparable" : "value";
};

const scaleSpan = (span: Span, factor: Rational): Span => ({
  low: multiply(span.low, factor),
  high: multiply(span.high, factor),
  range: span.range,
});
const equalSpans = (a: Span, s: Span): boolean => equals(a.low, s.low) && equals(a.high, s.high);
const touches = (a: Span, s: Span): boolean =>
  equals(a.low, s.low) || equals(a.high, s.high) || (!a.range && (equals(a.low, s.high) || equals(a.low, s.low)));

/** What a share divides by. */
const DIVISORS = new Map([
  ["%", 100n],
  ["‰", 1000n],
  ["‱", 10000n],
  ["ppm", 1000000n],
  ["ppb", 1000000000n],
]);
const FOLDS = new Set(["倍", "times"]);

/** 1.5倍 and 150 % are one value; 八折 and 20 % off are, and only one of them is written with 折. Null where neither holds. */
const compareShares = (answer: Quantity, source: Quantity, a: Span, s: Span): Comparison | null => {
  if (answer.unit === "%" && source.unit === "%") {
    const discount = answer.text.endsWith("折") !== source.text.endsWith("折");
    const rest = (span: Span): Span => ({
      ...span,
      low: subtract(HUNDRED, span.low),
      high: subtract(HUNDRED, span.high),
    });
    return discount && !equalSpans(a, s) && equalSpans(rest(a), s) ? bounded(answer, source, "converted") : null;
  }
  const [fold, share] = FOLDS.has(answer.unit) ? [a, s] : [s, a];
  const other = fold === a ? source : answer;
  if (!FOLDS.has(answer.unit) === !FOLDS.has(source.unit) || other.unit !== "%") return null;
  return equalSpans(scaleSpan(fold, HUNDRED), share) ? bounded(answer, source, "converted") : null;
};
const HUNDRED = whole(100);

const compareNumbers = (answer: Quantity, source: Quantity): Comparison => {
  const a = spanOf(answer);
  const s = spanOf(source);
  if (!a || !s) {
    // ratios and scores: "2:1", "51-49"
    if (typeof answer.value === "string" && answer.value === source.value) return "same";
    return !a && !s ? "value" : "incomparable";
  }
  const shares = compareShares(answer, source, a, s);
  if (shares) return shares;
  const relation = relateUnits(fullUnit(answer), fullUnit(source));
  switch (relation.kind) {
    case "equal":
      return compareSpans(answer, source, a, s, "same");
    case "convert": {
      let result: Comparison = "value";
      for (const factor of relation.factors) {
        const one = compareSpans(answer, source, a, scaleSpan(s, factor), "converted");
        if (one !== "value" && one !== "incomparable") return one;
        if (one === "incomparable") result = one;
      }
      return touches(a, s) ? "unit" : result;
    }
    case "temperature": {
      const own: Span = { ...a, low: toCelsius(a.low, answer.unit), high: toCelsius(a.high, answer.unit) };
      const other: Span = { ...s, low: toCelsius(s.low, source.unit), high: toCelsius(s.high, source.unit) };
      if (equalSpans(own, other)) return bounded(answer, source, "converted");
      return touches(a, s)
        ? "unit"
        : within(own.low, other.low, ratio(1n, 2n)) && !a.range && !s.range
          ? "rounded"
          : "value";
    }
    case "open": {
      const share = DIVISORS.has(answer.unit) ? answer : DIVISORS.has(source.unit) ? source : null;
      if (share) {
        const size = { n: 1n, d: DIVISORS.get(share.unit) as bigint };
        const left = share === answer ? scaleSpan(a, size) : a;
        const right = share === source ? scaleSpan(s, size) : s;
        if (equalSpans(left, right)) return bounded(answer, source, "converted");
        // "33%" of 1/3
        const exact = share === answer && !a.range && !s.range && source.value.toString().includes("/");
        if (exact && isRounding(answer, source, a.low, divide(s.low, size))) return "rounded";
      }
      const one = compareSpans(answer, source, a, s, "same");
      if (one !== "value") return one;
      // 8 CNY and a bare 10 need not be about one thing
      return countsOnly(answer.unit) && countsOnly(source.unit) ? "value" : "incomparable";
    }
    case "unlike":
      return touches(a, s) ? "unit" : "incomparable";
  }
};

/**
 * Compares a quantity of the answer with one of the source, exactly (no floats). Never converts between currencies, from
 * workdays to days, from bits to bytes or from percent to percentage points. What either side leaves out (a unit, a year, a
 * "per" part) is no difference. See {@link Comparison} for the verdicts.
 */
export function equalQuantity(answer: Quantity, source: Quantity): Comparison {
  if (isPointer(answer) || isPointer(source)) return comparePointers(answer, source);
  if (isDated(answer) && isDated(source)) return compareDates(answer, source);
  if (isDated(answer) || isDated(source)) return compareMixed(answer, source);
  return compareNumbers(answer, source);
}
