import type { Bound, Quantity, QuantityKind } from "../model/quantity";
import type { Numeral } from "./number";
import { formatFraction, formatRational, multiply, type Rational } from "./rational";
import { type Unit, unitByCode } from "./unit-index";

/** A quantity while it is put together. Offsets are UTF-16 units; `value` wins over `low` and `high` where it is set. */
export interface Reading {
  start: number;
  end: number;
  kind: QuantityKind;
  value?: string | { min: string; max: string };
  low?: Rational;
  high?: Rational;
  literal?: string;
  fraction?: boolean;
  /** The unit's code without what it is per. */
  unit: string;
  base?: Unit;
  per: string[];
  /** The span of time that it is per, where words apart from it say so. */
  period?: string;
  op?: Bound;
  numeral?: Numeral;
}

const number = (reading: Reading, value: Rational): string => {
  if (reading.literal !== undefined && value === reading.low) return reading.literal;
  return reading.fraction && reading.unit === "" ? formatFraction(value) : formatRational(value);
};

const printValue = (r: Reading): Quantity["value"] => {
  if (r.value !== undefined) return r.value;
  const low = r.low as Rational;
  return r.high ? { min: number(r, low), max: formatRational(r.high) } : number(r, low);
};

/** The public shape. `seconds` is exact: a month or a year has none. */
export const toQuantity = (text: string, r: Reading): Quantity => {
  const per = r.per.join("/");
  const quantity: Quantity = {
    text: text.slice(r.start, r.end),
    start: r.start,
    end: r.end,
    kind: r.kind,
    value: printValue(r),
    unit: per === "" ? r.unit : `${r.unit === "" ? "1" : r.unit}/${per}`,
  };
  if (r.op && r.op !== "=") quantity.op = r.op;
  const whole = r.period === undefined ? per : [...r.per, r.period].join("/");
  if (whole !== "") quantity.per = whole;
  if (r.kind === "duration" && r.low && !r.high && per === "") {
    const unit = r.base ?? unitByCode(r.unit);
    if (unit?.dimension === "time" && unit.size) quantity.seconds = formatRational(multiply(r.low, unit.size));
  }
  return quantity;
};
