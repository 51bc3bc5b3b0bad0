import { addMonths, dayNumber } from "../facts/calendar";
import { whole } from "../facts/rational";
import type { Quantity } from "../model/quantity";
import type { Form } from "./calculation";
import type { Operand } from "./operand";
import type { Search } from "./search";

/** Two days without a year are of the same one; this one has no 29 February. */
const ANY_YEAR = "2001";

/** Whether an operand is a day: its unit is "date 2026-03-10", or "date --03-10" where its year is not told. */
export const isDate = (operand: Operand): boolean => operand.unit.startsWith("date ");

const hasYear = (operand: Operand): boolean => !operand.unit.startsWith("date -");

/** Day number of an ISO date, also of one without its year; null for months, years and what is no date. */
export const numberOfDay = (iso: string): number | null =>
  dayNumber(/^--\d\d-\d\d$/.test(iso) ? ANY_YEAR + iso.slice(1) : iso);

const dayOf = (operand: Operand): string => operand.unit.slice(5).replace(/^-(?=-)/, ANY_YEAR);

/** A length that is asked for; `apart`: its words count from the first day to the last, so that the first does not count. */
export interface DaysAsked {
  target: Quantity;
  apart: boolean;
}

/** Days, weeks, months or years from one date to another, without and with the last day. */
export function tryDays(search: Search, list: readonly Operand[], { target, apart }: DaysAsked): void {
  const dates = list.filter(isDate);
  for (const later of dates)
    for (const earlier of dates) {
      const days = later.near - earlier.near;
      if (days <= 0 || hasYear(later) !== hasYear(earlier)) continue;
      if (target.unit === "day") {
        search.try(
          constant(days, (w) => `${w[0]} − ${w[1]}`, 1),
          [later, earlier],
        );
        // The last day counts as well, where the answer counts it.
        if (!apart && target.value === String(days + 1))
          search.try(
            constant(days + 1, (w) => `${w[0]} − ${w[1]} + 1`, 1.5),
            [later, earlier],
          );
      } else if (target.unit === "week" && days % 7 === 0)
        search.try(
          constant(days / 7, (w) => `(${w[0]} − ${w[1]}) ÷ 7`, 1),
          [later, earlier],
        );
      else if (target.unit === "month" || target.unit === "year") {
        const step = target.unit === "month" ? 1 : 12;
        const months = Math.round(days / 30.436875);
        for (const count of [months - 1, months, months + 1]) {
          const reached = addMonths(dayOf(earlier), count);
          if (count % step === 0 && (reached === later.near || reached === later.near + 1))
            search.try(
              constant(count / step, (w) => `${w[0]} − ${w[1]}`, 1),
              [later, earlier],
            );
        }
      }
    }
}

const constant = (value: number, show: Form["show"], cost: number): Form => ({
  id: "days",
  domain: "linear",
  exact: () => whole(value),
  near: () => value,
  show,
  cost,
});

/** A date that is another date and a duration apart: "2024-03-01 + 30 天 = 2024年3月31日". */
export function explainDate(
  target: Quantity,
  operands: readonly Operand[],
  durations: readonly Quantity[],
): { date: Operand; duration: Quantity; sign: "+" | "−" } | null {
  if (typeof target.value !== "string") return null;
  const goal = numberOfDay(target.value);
  if (goal === null) return null;
  for (const date of operands.filter(isDate))
    for (const duration of durations) {
      if (typeof duration.value !== "string" || !/^\d{1,5}$/.test(duration.value)) continue;
      const count = Number(duration.value);
      for (const sign of [1, -1] as const) {
        const reached = moved(date, duration.unit, sign * count);
        if (reached === goal) return { date, duration, sign: sign > 0 ? "+" : "−" };
      }
    }
  return null;
}

function moved(date: Operand, unit: string, count: number): number | null {
  if (unit === "day") return date.near + count;
  if (unit === "week") return date.near + 7 * count;
  if (unit === "month") return addMonths(dayOf(date), count);
  if (unit === "year") return addMonths(dayOf(date), 12 * count);
  return null;
}
