import type { Quantity } from "../model/quantity";
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

/** A quantity as the command line prints it; `reading` says in which other form the row gives the same words again. */
export interface PrintedQuantity extends Quantity {
  reading?: "decimal" | "percent" | "larger-unit";
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

/**
 * What the command line prints of a text's quantities: everything but bare codes and numbers of documents, and beside a fraction,
 * a per mille and a compound of two units the same value in the form that other readers use, marked by `reading`. Spans in months
 * and years get nominal seconds here, for output alone.
 */
export const printedReadings = (quantities: readonly Quantity[]): PrintedQuantity[] =>
  quantities.flatMap((q): PrintedQuantity[] => {
    // a standard or an address has a name of its own; a part number says nothing
    if (q.kind === "identifier")
      return /^[A-Z/]+[ -]?\d|^\d+\.\d+\.\d+\.\d+$/.test(q.text) && (q.text.includes(" ") || q.text.includes("."))
        ? [q]
        : [];
    const seconds = q.seconds ?? nominalSeconds(q);
    const rows: PrintedQuantity[] = [seconds === undefined ? q : { ...q, seconds }];
    const value = typeof q.value === "string" && q.kind !== "date" && q.kind !== "time" ? parseRational(q.value) : null;
    if (!value) return rows;
    if (typeof q.value === "string" && q.value.includes("/")) {
      rows.push({ ...q, value: decimal(value), reading: "decimal" });
      if (q.text.includes("分之"))
        rows.push({
          ...q,
          value: decimal(multiply(value, whole(100))),
          unit: "%",
          kind: "percent",
          reading: "percent",
        });
    }
    const parts = SHARES.get(q.unit);
    if (parts)
      rows.push({ ...q, value: formatRational(multiply(value, ratio(1n, parts))), unit: "%", reading: "percent" });
    const larger = inLargerUnit(q);
    if (larger) rows.push(larger);
    return rows;
  });
