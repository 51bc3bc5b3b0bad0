import { dayNumber } from "../facts/calendar";
import { readCalendarMentions } from "../facts/calendar-mentions";
import { MONTH_WORDS } from "../facts/lexicon/numerals";
import { RELATIVE_DAYS } from "../facts/lexicon/relative-days";
import { readRelativeYears } from "../facts/relative-years";
import type { Quantity } from "../model/quantity";
import { readWords } from "../text/words";
import type { Near, Passage, SourceIndex } from "./passages";
import { isStamp } from "./stamp";

/** Figures of a month's day or year right beside the month are its own: up to this many units apart. */
const BESIDE = 12;

/**
 * Whether the parts of a date stand apart in one source: "March 18" under the heading "1766", "April of that year" after 2005.
 * The month (with the day next to it, where the answer names one) must stand without another year beside it, and the year must
 * stand in figures. The reader gives no date there, so the date is not missing. English month names alone: 4月 is read.
 */
export function partsStand({ kind, value }: Quantity, cited: readonly SourceIndex[]): boolean {
  const [, year, month, day] = kind === "date" && typeof value === "string" ? (FULL.exec(value) ?? []) : [];
  if (year === undefined || month === undefined) return false;
  const names = [...MONTH_WORDS].flatMap(([name, number]) => (number === Number(month) ? [name] : []));
  return cited.some(({ source: { text } }) => {
    const words = readWords(text);
    if (!words.some((word) => word.text === year)) return false;
    return words.some(({ text: name, start, end }, i) => {
      if (!names.includes(name) || /^[a-z]/.test(text.slice(start, end))) return false;
      const around = [words[i - 2], words[i - 1], words[i + 1], words[i + 2], words[i + 3]].filter(
        (word) => word?.kind === "number" && word.end > start - BESIDE && word.start < end + BESIDE,
      );
      if (around.some((word) => /^\d{4}$/.test(word?.text ?? "") && word?.text !== year)) return false;
      return day === undefined || around.some((word) => Number(word?.text) === Number(day));
    });
  });
}

const FULL = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/**
 * Whether a passage tells the year by its source's own day: 后年 in a source that names 2015 is 2017. Any year that the source
 * states may be that of its day, where no stamp tells it.
 */
export function tellsYear({ passage, index }: Near, year: number): boolean {
  const shifts = readRelativeYears(passage.text, passage.quantities, passage.start);
  if (shifts.length === 0) return false;
  const dates = index.passages.flatMap((one) =>
    one.quantities.flatMap((q) =>
      q.kind === "date" && typeof q.value === "string"
        ? [{ value: q.value, stamp: /^\d{4}/.test(q.value) && isStamp(index, one, q) }]
        : [],
    ),
  );
  const own = dates.some(({ stamp }) => stamp) ? dates.filter(({ stamp }) => stamp) : dates;
  return shifts.some((shift) => own.some(({ value }) => value.startsWith(String(year - shift).padStart(4, "0"))));
}

/** Days of the week that a passage names, Monday = 1. */
const weekdaysOf = ({ text }: Passage): number[] =>
  readCalendarMentions(text).flatMap(({ kind, value }) => (kind === "weekday" ? [value] : []));

/** Whether a passage tells its days by the day on which it was written: 今日, "yesterday", "on Wednesday". */
export const tellsDaysByItsOwn = (passage: Passage): boolean => {
  const lower = passage.text.toLowerCase();
  return RELATIVE_DAYS.some((word) => lower.includes(word)) || weekdaysOf(passage).length > 0;
};

/** A text names its days of the week from at most a week away. */
const WEEK = 7;

/**
 * Whether a passage tells a full day by its day of the week: "Wednesday evening" in a source of 2 March 2017 is 1 March 2017. The
 * source must state a day within a week of it.
 */
export function tellsDay({ passage, index }: Near, date: string): boolean {
  const day = dayNumber(date);
  if (day === null) return false;
  // 1970-01-01 was a Thursday
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  if (!weekdaysOf(passage).includes(weekday)) return false;
  return index.passages.some(({ quantities }) =>
    quantities.some(({ kind, value }) => {
      const stated = kind === "date" && typeof value === "string" ? dayNumber(value.slice(0, 10)) : null;
      return stated !== null && Math.abs(stated - day) <= WEEK;
    }),
  );
}
