import { relateUnits } from "../facts/equal-unit";
import type { Operation } from "../facts/lexicon/operations";
import { PEOPLE } from "../facts/lexicon/told-results";
import { isValue } from "../facts/quantities";
import { multiply, parseRational, whole } from "../facts/rational";
import type { Quantity } from "../model/quantity";
import {
  CHANGE,
  DIFFERENCE,
  DIFFERENCE_TIMES,
  DROP,
  LESS_PERCENT,
  MEAN,
  PERCENT_OF,
  PLUS_DIFFERENCE_TIMES,
  PLUS_PERCENT,
  PLUS_PRODUCT,
  PRODUCT,
  QUOTIENT,
  SUM,
} from "./calculation";
import { isDate, numberOfDay, tryDays } from "./explain-days";
import { doubleOf, type Operand } from "./operand";
import type { SourceIndex } from "./passages";
import type { Search } from "./search";
import { readShown } from "./targets";

/** A quantity as an input of a calculation; null for ranges and for what is no plain number. */
export function operandFrom(quantity: Quantity, index: SourceIndex | null): Operand | null {
  if (!isValue(quantity) || typeof quantity.value !== "string" || quantity.kind === "time") return null;
  const at = index ? { index, span: { start: quantity.start, end: quantity.end } } : null;
  if (quantity.kind === "date") {
    const day = numberOfDay(quantity.value);
    if (day === null) return null;
    return { value: whole(day), near: day, text: quantity.text, unit: `date ${quantity.value}`, percent: false, at };
  }
  const value = parseRational(quantity.value);
  if (!value) return null;
  const percent = quantity.unit === "%" || quantity.unit === "pp";
  return { value, near: doubleOf(value), text: quantity.text, unit: quantity.unit, percent, at };
}

/** Inputs that one quantity gives: a span of days its first and its last day, anything else itself or nothing. */
export function operandsFrom(quantity: Quantity, index: SourceIndex | null): Operand[] {
  const { kind, value } = quantity;
  const ends = kind === "date" && typeof value === "object" ? [value.min, value.max] : [];
  if (ends.length === 0) return [operandFrom(quantity, index) ?? []].flat();
  return ends.flatMap((day) =>
    day === undefined ? [] : (operandFrom({ ...quantity, value: day, text: day }, index) ?? []),
  );
}

const baseOf = (unit: string): string => unit.split("/")[0] ?? "";
const persOf = (unit: string): string[] => unit.split("/").slice(1);
const MONEY = /^[A-Z]{3}$/;
const isMoney = (unit: string): boolean => MONEY.test(baseOf(unit));

/** 人 and 名, employees and people: units that count persons, whatever they are called. */
const arePeople = (a: string, b: string): boolean => PEOPLE.has(a) && PEOPLE.has(b);

/** Whether two values may be added: the same unit, or one has none and neither is money or a percentage. */
export function akin(a: Operand, b: Operand): boolean {
  if (isDate(a) || isDate(b) || a.percent !== b.percent) return false;
  if (a.unit === b.unit || arePeople(a.unit, b.unit)) return true;
  return (a.unit === "" || b.unit === "") && !isMoney(a.unit) && !isMoney(b.unit);
}

/** Whether a result in the unit may be told as the target: the same unit, the same without "per", or none on one side. */
const tells = (unit: string, target: Quantity): boolean =>
  unit === target.unit ||
  baseOf(unit) === baseOf(target.unit) ||
  arePeople(unit, target.unit) ||
  target.unit === "" ||
  (unit === "" && !isMoney(target.unit));

/** Months of the years that question or claim speak of: a rate per month is paid twelve times a year. */
export function monthsOf(text: string, quantities: readonly Quantity[]): Operand[] {
  const years = quantities
    .filter(({ unit, value }) => unit === "year" && typeof value === "string" && /^\d{1,2}$/.test(value))
    .map(({ value }) => Number(value));
  if (/\b(?:yearly|annual|annually|per year|a year)\b|一年|全年|每年|年费/i.test(text) && !years.includes(1))
    years.push(1);
  return years.map((count) => ({
    value: whole(12 * count),
    near: 12 * count,
    text: count === 1 ? "12" : `12 × ${count}`,
    unit: "month",
    percent: false,
    at: null,
  }));
}

/** What a search in running text may use. Every list is short. */
export interface TextQuestion {
  target: Quantity;
  operations: ReadonlySet<Operation>;
  /** A named operation is not needed for a rate times a number of what it is charged for. */
  operands: readonly Operand[];
  /** Days are counted from the first to the last: the first does not count. */
  apart: boolean;
}

const has = (question: TextQuestion, ...operations: Operation[]): boolean =>
  operations.some((operation) => question.operations.has(operation));

/** 30 minutes as half an hour, where the value that is asked for is told in hours; its words stay as they are. */
function inUnitOf({ unit }: Quantity, operand: Operand): Operand {
  if (operand.unit === unit || unit.includes("/") || operand.unit.includes("/") || isDate(operand)) return operand;
  const relation = relateUnits(unit, operand.unit);
  const [factor] = relation.kind === "convert" ? relation.factors : [];
  if (!factor || operand.percent) return operand;
  const value = multiply(operand.value, factor);
  return { ...operand, value, near: doubleOf(value), unit };
}

/** All calculations of one or two steps whose units fit the value that is asked for. */
export function tryText(search: Search, question: TextQuestion): void {
  const { target, operands } = question;
  const list = operands.slice(0, 28).map((operand) => inUnitOf(target, operand));
  for (let i = 0; i < list.length; i++)
    for (let j = 0; j < list.length; j++) {
      if (i === j) continue;
      tryTwo(search, list[i] as Operand, list[j] as Operand, i < j, question);
    }
  tryGroups(search, list, question);
  tryRates(search, list, question);
  if (target.kind === "duration") tryDays(search, list, question);
}

/** A difference that is told without a sign is told of the larger value; the other way round counts for nothing. */
const isDue = (a: Operand, b: Operand, target: Quantity): boolean =>
  readShown(target)?.negative === true ? a.near <= b.near : a.near >= b.near;

/** "a quarter", 一半: a share in words names its operation itself. */
const isFraction = ({ unit, value, text }: Quantity): boolean =>
  unit === "" && typeof value === "string" && value.includes("/") && !/\d/.test(text);

function tryTwo(search: Search, a: Operand, b: Operand, inOrder: boolean, question: TextQuestion): void {
  const { target } = question;
  if (akin(a, b)) {
    const unit = a.unit === "" ? b.unit : a.unit;
    const fits = a.percent ? target.unit === "%" || target.unit === "pp" : tells(unit, target);
    if (fits && (target.unit !== "%") === !a.percent) {
      if (has(question, "difference") && isDue(a, b, target)) search.try(DIFFERENCE, [a, b]);
      if (inOrder && has(question, "total")) search.try(SUM, [a, b]);
      if (inOrder && has(question, "average")) search.try(MEAN, [a, b]);
    } else if (fits && has(question, "difference") && isDue(a, b, target)) search.try(DIFFERENCE, [a, b]);
    // Length times width; a room of 12 m by 5 m has 60 m².
    if (inOrder && target.unit !== "" && target.unit === `${a.unit}²`) search.try(PRODUCT, [a, b]);
    if (target.unit === "%") {
      if (has(question, "change", "difference")) {
        search.try(CHANGE, [a, b]);
        search.try(DROP, [a, b], 0.1);
      }
      if (has(question, "share")) search.try(QUOTIENT, [a, b]);
    }
    const isRatio = has(question, "ratio") || isFraction(target);
    if ((target.unit === "" || target.unit === "倍" || target.unit === "times") && isRatio)
      search.try(QUOTIENT, [a, b]);
    return;
  }
  if (isDate(a) || isDate(b)) return;
  // An amount for each of so many.
  if (
    !a.percent &&
    !b.percent &&
    isMoney(a.unit) === isMoney(target.unit) &&
    baseOf(a.unit) === baseOf(target.unit) &&
    !isMoney(b.unit)
  ) {
    const each = persOf(target.unit).includes(b.unit) || has(question, "average");
    if (each && b.near !== 1 && persOf(a.unit).length === 0) search.try(QUOTIENT, [a, b], 0.2);
  }
  // 8 折 names its operation itself.
  const isOff = b.text.endsWith("折");
  if (isOff && tells(a.unit, target)) search.try(PERCENT_OF, [a, b]);
  else if (b.percent && !a.percent && tells(a.unit, target) && has(question, "product", "share")) {
    search.try(PERCENT_OF, [a, b]);
    search.try(LESS_PERCENT, [a, b]);
    search.try(PLUS_PERCENT, [a, b]);
  }
}

/** Sums and means of three and more values of one unit. */
function tryGroups(search: Search, list: readonly Operand[], question: TextQuestion): void {
  if (!has(question, "total", "average")) return;
  const units = new Set(list.map((operand) => operand.unit));
  for (const unit of units) {
    const group = list.filter((operand) => operand.unit === unit && !isDate(operand));
    if (group.length < 3 || !(group[0]?.percent ? question.target.unit === "%" : tells(unit, question.target)))
      continue;
    for (let from = 0; from < group.length; from++)
      for (let to = from + 3; to <= Math.min(group.length, from + 10); to++) {
        const run = group.slice(from, to);
        if (has(question, "total")) search.try(SUM, run);
        if (has(question, "average")) search.try(MEAN, run);
      }
  }
}

/** A rate times what it is charged for, with a base amount, and with what is included taken off. */
function tryRates(search: Search, list: readonly Operand[], question: TextQuestion): void {
  const { target } = question;
  if (target.kind === "percent" || target.unit === "") return;
  const amounts = list.filter(
    (operand) => !operand.percent && !isDate(operand) && baseOf(operand.unit) === baseOf(target.unit),
  );
  const rates = amounts.filter((operand) => persOf(operand.unit).length > 0 || has(question, "product", "total"));
  const counts = list.filter(
    (operand) =>
      !operand.percent &&
      !isDate(operand) &&
      baseOf(operand.unit) !== baseOf(target.unit) &&
      !isMoney(operand.unit) &&
      persOf(operand.unit).length === 0 &&
      operand.near !== 1,
  );
  for (const rate of rates) {
    const pers = persOf(rate.unit);
    const fits = (count: Operand): boolean =>
      pers.includes(count.unit) ||
      count.unit === "" ||
      count.unit === "个" ||
      pers.length === 0 ||
      !pers.some((per) => counts.some((other) => other.unit === per));
    const exact = (count: Operand): number => (pers.includes(count.unit) ? 0 : 0.3);
    for (const count of counts.filter(fits)) {
      search.try(PRODUCT, [count, rate], exact(count));
      for (const second of counts) {
        // Each pair once: three seats for twelve months.
        if (pers.includes(count.unit) && pers.includes(second.unit) && count.unit > second.unit)
          search.try(PRODUCT, [count, rate, second], 0.5 + exact(count));
      }
      for (const included of counts) {
        if (count.near <= included.near || !akin(count, included)) continue;
        search.try(DIFFERENCE_TIMES, [count, included, rate], exact(count));
        for (const base of amounts)
          if (base !== rate) search.try(PLUS_DIFFERENCE_TIMES, [base, count, included, rate], exact(count));
      }
      for (const base of amounts) if (base !== rate) search.try(PLUS_PRODUCT, [base, count, rate], exact(count));
    }
  }
}
