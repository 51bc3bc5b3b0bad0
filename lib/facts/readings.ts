import type { Quantity } from "../model/quantity";
import { dayNumber } from "./calendar";
import { type DerivedReading, readDerived } from "./derived-readings";
import {
  divide,
  formatDecimal,
  formatRational,
  multiply,
  parseRational,
  type Rational,
  ratio,
  whole,
} from "./rational";
import { nameOf, symbolOf, unitByCode } from "./unit-index";

/** A quantity as the command line prints it; `reading` says what else the row reads in words that a row before it has. */
interface PrintedQuantity extends Quantity {
  reading?: "decimal" | "percent" | "larger-unit" | DerivedReading["reading"];
}

/** Places of a decimal that stands for a fraction. */
const PLACES = 18;
const SHARES = new Map<string, bigint>([
  ["‰", 10n],
  ["‱", 100n],
  ["ppm", 10000n],
  ["ppb", 10000000n],
]);
/** Seconds of spans that have no exact length, by the usual reckoning: a month of 30 days, a year of 365. */
const NOMINAL_DAYS = new Map<string, number>([
  ["month", 30],
  ["quarter", 91],
  ["year", 365],
  ["night", 1],
  ["weekend", 2],
]);

const decimal = (value: Rational): string =>
  formatRational(value).includes("/") || value.d > 1n ? formatDecimal(value, PLACES) : formatRational(value);

const nominalSeconds = (q: Quantity): string | undefined => {
  const days = q.kind === "duration" ? NOMINAL_DAYS.get(q.unit) : undefined;
  const value = days === undefined || typeof q.value !== "string" ? null : parseRational(q.value);
  return value && days !== undefined ? formatRational(multiply(value, whole(days * 86400))) : undefined;
};

/** "5 ft 2 in" is read as 62 inches; in the unit that it starts with it is 31/6 feet. */
const inLargerUnit = (q: Quantity): PrintedQuantity | null => {
  const head = /^[\d.,]+ ?([A-Za-z]{1,12})\b/.exec(q.text)?.[1];
  const unit = unitByCode(q.unit);
  const first = head ? (symbolOf(head) ?? nameOf(head.toLowerCase())) : undefined;
  const value = typeof q.value === "string" ? parseRational(q.value) : null;
  if (!first || !unit || first === unit || !first.size || !unit.size || first.dimension !== unit.dimension || !value)
    return null;
  return {
    ...q,
    value: decimal(divide(multiply(value, unit.size), first.size)),
    unit: first.code,
    reading: "larger-unit",
  };
};

/** "1/3", "7/10": the values that are fractions; figures of a pair (120/80 mmHg) are none. */
const isFraction = (q: Quantity): boolean =>
  typeof q.value === "string" && q.kind === "number" && q.value.includes("/");

/** A full date that the calendar does not have: 30 February. */
const isImpossible = (q: Quantity): boolean =>
  q.kind === "date" && typeof q.value === "string" && /^\d{4}-\d\d-\d\d$/.test(q.value) && dayNumber(q.value) === null;

/**
 * What the command line prints of a text's quantities: everything but bare codes and numbers of documents, one row each. Spans
 * in months and years get nominal seconds, here alone; a date that does not exist has the value "not resolved". Further rows,
 * marked by `reading`, tell the same words in the form that other readers use, a fraction as "decimal" (18 places), a share in
 * "percent" (‰, ‱, 三分之一), feet and inches in feet ("larger-unit"), or what neighbours say as one: the day that a span before
 * or after a date leads to ("date"), and spans side by side ("compound").
 */
export const printedReadings = (text: string, quantities: readonly Quantity[]): PrintedQuantity[] => [
  ...quantities.flatMap(rowsOf),
  ...readDerived(text, quantities, secondsOf),
];

const secondsOf = (q: Quantity): string | undefined => q.seconds ?? nominalSeconds(q);

const rowsOf = (q: Quantity): PrintedQuantity[] => {
  // a standard or an address has a name of its own; a part number says nothing
  if (q.kind === "identifier")
    return /^[A-Z/]+[ -]?\d|^\d+\.\d+\.\d+\.\d+$/.test(q.text) && (q.text.includes(" ") || q.text.includes("."))
      ? [q]
      : [];
  if (isImpossible(q)) return [{ ...q, value: "not resolved" }];
  const seconds = secondsOf(q);
  const row: PrintedQuantity = seconds === undefined ? q : { ...q, seconds };
  const value = typeof q.value === "string" && q.kind !== "date" && q.kind !== "time" ? parseRational(q.value) : null;
  if (!value) return [row];
  const percent = (share: Rational): PrintedQuantity => ({
    ...q,
    value: decimal(share),
    unit: "%",
    kind: "percent",
    reading: "percent",
  });
  if (isFraction(q)) {
    const rows = [row, { ...row, value: decimal(value), reading: "decimal" as const }];
    return q.text.includes("分之") ? [...rows, percent(multiply(value, whole(100)))] : rows;
  }
  const parts = SHARES.get(q.unit);
  if (parts) return [row, percent(multiply(value, ratio(1n, parts)))];
  const larger = inLargerUnit(q);
  return larger ? [row, larger] : [row];
};
