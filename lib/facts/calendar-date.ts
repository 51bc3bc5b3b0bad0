import { isDigit, isLatin } from "./characters";
import type { Reading } from "./reading";

export interface CalendarDate {
  start: number;
  end: number;
  year?: number;
  month?: number;
  day?: number;
  /** Quarter, half-year, decade, time of day: what does not fit the three. */
  rest?: string;
  /** The other reading of 05/06/2024. */
  swap?: boolean;
}

const pad = (n: number): string => String(n).padStart(2, "0");

/** "2024-01-02", "2024-01", "2024", "--03-05", "--03", "---21" without year and month is written "--21". */
export const formatDate = (d: CalendarDate): string => {
  if (d.rest !== undefined) return d.year === undefined ? d.rest : `${d.year}${d.rest}`;
  const { year, month, day } = d;
  if (year !== undefined)
    return `${String(year).padStart(4, "0")}${month ? `-${pad(month)}` : ""}${day ? `-${pad(day)}` : ""}`;
  if (month !== undefined) return `--${pad(month)}${day ? `-${pad(day)}` : ""}`;
  return `--${pad(day ?? 0)}`;
};

export const isYear = (n: number): boolean => n >= 1000 && n <= 2999;

export const isMonth = (n: number): boolean => n >= 1 && n <= 12;

export const isDay = (n: number): boolean => n >= 1 && n <= 31;

export const numberOf = (t: string, from: number, to: number): number => Number(t.slice(from, to));

export const apart = (t: string, p: number): boolean => !isDigit(t.charCodeAt(p)) && !isLatin(t.charCodeAt(p));

export const century = (n: number): number => (n < 70 ? 2000 + n : 1900 + n);

export const dateReading = (d: CalendarDate): Reading => ({
  start: d.start,
  end: d.end,
  kind: "date",
  value: d.swap ? `${formatDate(d)}|${formatDate({ ...d, month: d.day, day: d.month })}` : formatDate(d),
  unit: "",
  per: [],
});
