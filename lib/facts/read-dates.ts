import {
  apart,
  type CalendarDate,
  century,
  dateReading,
  formatDate,
  isDay,
  isMonth,
  isYear,
  numberOf,
} from "./calendar-date";
import { isDigit, isHan, isLatin, isUpper } from "./characters";
import { MONTH_WORDS, ORDINAL_WORDS } from "./lexicon/numerals";
import { skipSpaces } from "./number";
import { digitsEnd } from "./read-digits";
import { hanDate, hanMonths, hanQuarters, QUARTER_DIGITS } from "./read-han-dates";
import { nextWord, wordAt } from "./read-words";
import type { Reading } from "./reading";

/** 1 or 2 figures that no figure follows, else 0. */
const shortNumber = (t: string, p: number): { value: number; end: number } | null => {
  const end = digitsEnd(t, p, 3);
  return end === p || end - p > 2 ? null : { value: numberOf(t, p, end), end };
};

const yearAt = (t: string, p: number): { value: number; end: number } | null => {
  const end = digitsEnd(t, p, 5);
  if (end - p !== 4 || isLatin(t.charCodeAt(end))) return null;
  const value = numberOf(t, p, end);
  return isYear(value) ? { value, end } : null;
};

/** Short names of months that are no abbreviations: a dot behind them ends the sentence. */
const WHOLE_MONTHS = new Set(["may", "june", "july"]);

const monthAt = (t: string, p: number): { value: number; end: number } | null => {
  const w = wordAt(t, p);
  const value = MONTH_WORDS.get(w.text);
  return value === undefined
    ? null
    : { value, end: t[w.end] === "." && w.text.length < 5 && !WHOLE_MONTHS.has(w.text) ? w.end + 1 : w.end };
};

/** Skips ", ", " of ", " ", "-", "/" or ", in " between a day or month and its year. */
const yearAfter = (t: string, from: number): { value: number; end: number } | null => {
  let p = from;
  if (t[p] === ",") p++;
  p = skipSpaces(t, p, 2);
  const w = wordAt(t, p);
  if (w.text === "of" || w.text === "in") p = skipSpaces(t, w.end, 2);
  else if (p === from && (t[p] === "-" || t[p] === "/")) p++;
  return p === from ? null : yearAt(t, p);
};

const dayAt = (t: string, p: number): { value: number; end: number } | null => {
  const day = shortNumber(t, p);
  if (!day || !isDay(day.value)) return null;
  const suffix = t.slice(day.end, day.end + 2).toLowerCase();
  if (suffix === "st" || suffix === "nd" || suffix === "rd" || suffix === "th") {
    return isLatin(t.charCodeAt(day.end + 2)) ? null : { value: day.value, end: day.end + 2 };
  }
  return isLatin(t.charCodeAt(day.end)) ? null : day;
};

const ordinalDay = (t: string, p: number): { value: number; end: number } | null => {
  const w = wordAt(t, p);
  const one = ORDINAL_WORDS.get(w.text);
  if (one !== undefined && one <= 30n) return { value: Number(one), end: w.end };
  if (w.text === "twenty" || w.text === "thirty") {
    const next = nextWord(t, w.end);
    const unit = ORDINAL_WORDS.get(next.text);
    if (unit !== undefined && unit < 10n)
      return { value: (w.text === "twenty" ? 20 : 30) + Number(unit), end: next.end };
  }
  return null;
};

/** ISO time behind a date: "T10:00Z", "T10:00:00.5+08:00". */
const isoTime = (t: string, p: number): number => {
  if (t[p] !== "T" || !isDigit(t.charCodeAt(p + 1))) return p;
  let end = p + 1;
  while (
    end < p + 24 &&
    (isDigit(t.charCodeAt(end)) || t[end] === ":" || (t[end] === "." && isDigit(t.charCodeAt(end + 1))))
  )
    end++;
  if (t[end] === "Z") return end + 1;
  if (t[end] === "+" || t[end] === "-") {
    let zone = end + 1;
    while (zone < end + 6 && (isDigit(t.charCodeAt(zone)) || t[zone] === ":")) zone++;
    if (zone > end + 1) return zone;
  }
  return end;
};

/** Dates in figures that start with a year: 2024-01-02, 2024/1/2, 2024.1.2, 2024-Jan-2, 2024-03, 20240102, 2016 10 16. */
const yearFirst = (t: string, p: number): CalendarDate | null => {
  const end = digitsEnd(t, p, 9);
  if (end - p === 8 && apart(t, end)) {
    const [year, month, day] = [numberOf(t, p, p + 4), numberOf(t, p + 4, p + 6), numberOf(t, p + 6, end)];
    return year >= 1900 && year <= 2099 && isMonth(month) && isDay(day) ? { start: p, end, year, month, day } : null;
  }
  if (end - p !== 4) return null;
  const year = numberOf(t, p, end);
  if (!isYear(year)) return null;
  const separator = t[end];
  const quarter = t[end] === "Q" ? end : separator === "-" || separator === " " ? end + 1 : -1;
  if (quarter > 0 && t[quarter] === "Q" && QUARTER_DIGITS.has(t[quarter + 1] ?? "") && apart(t, quarter + 2)) {
    return { start: p, end: quarter + 2, year, rest: `-Q${t[quarter + 1]}` };
  }
  if (separator !== "-" && separator !== "/" && separator !== "." && separator !== " ") return null;
  const named = separator === " " ? null : monthAt(t, end + 1);
  if (named && t[named.end] === separator) {
    const day = shortNumber(t, named.end + 1);
    if (day && isDay(day.value) && apart(t, day.end))
      return { start: p, end: day.end, year, month: named.value, day: day.value };
  }
  const second = shortNumber(t, end + 1);
  if (!second) return null;
  if (t[second.end] === separator) {
    const word = monthAt(t, second.end + 1);
    if (word && isDay(second.value) && separator !== " ")
      return { start: p, end: word.end, year, month: word.value, day: second.value };
    const third = shortNumber(t, second.end + 1);
    if (third && isMonth(second.value) && isDay(third.value)) {
      if (separator === " " && (second.end - end !== 3 || third.end - second.end !== 3)) return null;
      if (
        isDigit(t.charCodeAt(third.end)) ||
        (separator === "." && t[third.end] === "." && isDigit(t.charCodeAt(third.end + 1)))
      )
        return null;
      const time = isoTime(t, third.end);
      const date = { start: p, end: third.end, year, month: second.value, day: third.value };
      if (time > third.end) return { start: p, end: time, rest: `${formatDate(date)}${t.slice(third.end, time)}` };
      return isLatin(t.charCodeAt(third.end)) && t[third.end] !== "T" ? null : date;
    }
  }
  if (
    (separator === "-" || separator === "/") &&
    second.end - end === 3 &&
    isMonth(second.value) &&
    apart(t, second.end)
  ) {
    const tail = t[second.end];
    if ((tail === "-" || tail === "/" || tail === ".") && isDigit(t.charCodeAt(second.end + 1))) return null;
    if (t[second.end] === "年") return null;
    return { start: p, end: second.end, year, month: second.value };
  }
  return null;
};

/** Dates in figures that start with a day or month: 1/2/2024, 2.1.2024, 02-Jan-2024, 2nd of January 2024, 12/2023. */
const dayFirst = (t: string, p: number): CalendarDate | null => {
  const first = shortNumber(t, p);
  if (!first) return null;
  const separator = t[first.end];
  if (separator === "/" || separator === "-" || separator === ".") {
    const named = monthAt(t, first.end + 1);
    if (named && isDay(first.value) && (t[named.end] === separator || separator === "-")) {
      const year = t[named.end] === separator ? yearAt(t, named.end + 1) : null;
      return {
        start: p,
        end: year ? year.end : named.end,
        ...(year ? { year: year.value } : {}),
        month: named.value,
        day: first.value,
      };
    }
    const second = shortNumber(t, first.end + 1);
    if (second && t[second.end] === separator) {
      const to = digitsEnd(t, second.end + 1, 5);
      const size = to - second.end - 1;
      if (
        (size === 4 || (size === 2 && separator === "/")) &&
        apart(t, to) &&
        t[to] !== "/" &&
        !(t[to] === "." && isDigit(t.charCodeAt(to + 1)))
      ) {
        const raw = numberOf(t, second.end + 1, to);
        const year = size === 2 ? century(raw) : raw;
        const [a, b] = [first.value, second.value];
        if (!isYear(year)) return null;
        if (separator === ".") return isDay(a) && isMonth(b) ? { start: p, end: to, year, month: b, day: a } : null;
        if (isMonth(a) && isDay(b) && isMonth(b) && a !== b)
          return { start: p, end: to, year, month: a, day: b, swap: true };
        if (isMonth(a) && isDay(b)) return { start: p, end: to, year, month: a, day: b };
        if (isDay(a) && isMonth(b)) return { start: p, end: to, year, month: b, day: a };
      }
      return null;
    }
    if (separator === "/" && isMonth(first.value)) {
      const year = yearAt(t, first.end + 1);
      if (year && apart(t, year.end) && t[year.end] !== "/")
        return { start: p, end: year.end, year: year.value, month: first.value };
    }
  }
  const day = dayAt(t, p);
  if (!day) return null;
  let at = skipSpaces(t, day.end, 2);
  const of = wordAt(t, at);
  if (of.text === "of") at = skipSpaces(t, of.end, 1);
  if (at === day.end) return null;
  const month = monthAt(t, at);
  if (!month) return null;
  // "2 may be" and "3 march on": a month wants its capital, an ordinal or a year
  const year = yearAfter(t, month.end);
  if (
    !year &&
    !isUpper(t.charCodeAt(at)) &&
    day.end - p < 3 &&
    ["may", "march", "mar", "dec", "jan", "sep", "second"].includes(wordAt(t, at).text)
  )
    return null;
  return {
    start: p,
    end: year ? year.end : month.end,
    ...(year ? { year: year.value } : {}),
    month: month.value,
    day: day.value,
  };
};

/** The month name at `p` with a day or a year behind it; a month alone is not a date to check. */
export const readMonthDate = (t: string, p: number): Reading | null => {
  const month = monthAt(t, p);
  if (!month) return null;
  const capital = isUpper(t.charCodeAt(p));
  let at = month.end;
  if (t[at] === "-" || t[at] === "/") at++;
  else at = skipSpaces(t, at, 2);
  if (at === month.end) return null;
  const short = t[at] === "'" ? digitsEnd(t, at + 1, 3) : 0;
  if (short === at + 3 && capital && apart(t, short) && t[short] !== "'")
    return dateReading({ start: p, end: short, year: century(numberOf(t, at + 1, short)), month: month.value });
  const the = wordAt(t, at);
  if (the.text === "the") at = skipSpaces(t, the.end, 1);
  const ordinal = ordinalDay(t, at);
  const day = ordinal ?? dayAt(t, at);
  if (!day || t[day.end] === ":" || t[day.end] === "%") {
    const year = yearAt(t, at) ?? yearAfter(t, month.end);
    return year ? dateReading({ start: p, end: year.end, year: year.value, month: month.value }) : null;
  }
  const soft = wordAt(t, p).text;
  if (
    !capital &&
    (soft === "may" || soft === "march" || soft === "mar") &&
    !ordinal &&
    day.end - at < 3 &&
    !yearAfter(t, day.end)
  )
    return null;
  if (t[day.end] === "." && isDigit(t.charCodeAt(day.end + 1))) return null;
  if (t[day.end] === "," && isDigit(t.charCodeAt(day.end + 1)) && !yearAt(t, day.end + 1)) return null;
  const dash = t[day.end] === "-" || t[day.end] === "–" ? dayAt(t, day.end + 1) : null;
  const last = dash && dash.value > day.value ? dash : day;
  const year = yearAfter(t, last.end);
  const from: CalendarDate = {
    start: p,
    end: last.end,
    month: month.value,
    day: day.value,
    ...(year ? { year: year.value } : {}),
  };
  const end = year ? year.end : last.end;
  if (last === day) return dateReading({ ...from, end });
  return {
    ...dateReading({ ...from, end }),
    value: { min: formatDate(from), max: formatDate({ ...from, day: last.value }) },
  };
};

/** "the fourth of July 1995" from its ordinal word on. */
export const readOrdinalDate = (t: string, p: number): Reading | null => {
  const day = ordinalDay(t, p);
  if (!day) return null;
  let at = skipSpaces(t, day.end, 1);
  const of = wordAt(t, at);
  if (of.text === "of") at = skipSpaces(t, of.end, 1);
  const month = at > day.end ? monthAt(t, at) : null;
  if (!month || (of.text !== "of" && !isUpper(t.charCodeAt(at)))) return null;
  const year = yearAfter(t, month.end);
  return dateReading({
    start: p,
    end: year ? year.end : month.end,
    month: month.value,
    day: day.value,
    ...(year ? { year: year.value } : {}),
  });
};

/** "3Q25", "1H2025", "24Q3" at `p`. */
const shortPeriod = (t: string, p: number): CalendarDate | null => {
  // "24Q3", as Chinese reports write it
  if (t[p + 2] === "Q" && digitsEnd(t, p, 3) === p + 2 && QUARTER_DIGITS.has(t[p + 3] ?? "") && apart(t, p + 4))
    return { start: p, end: p + 4, year: 2000 + numberOf(t, p, p + 2), rest: `-Q${t[p + 3]}` };
  const letter = t[p + 1];
  if ((letter !== "Q" && letter !== "H") || !(letter === "Q" ? "1234" : "12").includes(t[p] ?? "-")) return null;
  const end = digitsEnd(t, p + 2, 5);
  const size = end - p - 2;
  if ((size !== 2 && size !== 4) || !apart(t, end)) return null;
  const year = size === 4 ? numberOf(t, p + 2, end) : 2000 + numberOf(t, p + 2, end);
  return isYear(year) ? { start: p, end, year, rest: `-${letter}${t[p]}` } : null;
};

/** "5–7 June 2024", "5 to 7 June", "between 5 and 7 June": days of one month, told behind them. */
const daysOfMonth = (t: string, p: number, from: number): Reading | null => {
  const first = dayAt(t, p);
  if (!first) return null;
  let at = skipSpaces(t, first.end, 1);
  const word = wordAt(t, at);
  let start = p;
  if (t[at] === "-" || t[at] === "–" || t[at] === "~") at = skipSpaces(t, at + 1, 1);
  else if (at > first.end && (word.text === "to" || word.text === "and")) {
    if (word.text === "and") {
      start = p - "between ".length;
      if (start < from || wordAt(t, start).text !== "between") return null;
    }
    at = skipSpaces(t, word.end, 1);
  } else return null;
  const last = dayAt(t, at);
  if (!last || last.value <= first.value) return null;
  at = skipSpaces(t, last.end, 2);
  const of = wordAt(t, at);
  if (of.text === "of") at = skipSpaces(t, of.end, 1);
  const month = at > last.end && isUpper(t.charCodeAt(at)) ? monthAt(t, at) : null;
  if (!month) return null;
  const year = yearAfter(t, month.end);
  const day: CalendarDate = {
    start,
    end: year ? year.end : month.end,
    ...(year ? { year: year.value } : {}),
    month: month.value,
    day: first.value,
  };
  return { ...dateReading(day), value: { min: formatDate(day), max: formatDate({ ...day, day: last.value }) } };
};

const RANGE_MARKS = ["至", "到", "-", "–", "~"];

/** Fills in what one end of a range leaves out: 7月27日至28日, "Jan 2 – Feb 3, 2024". */
const joinRange = (a: CalendarDate, b: CalendarDate): Reading | null => {
  if (a.rest !== undefined || b.rest !== undefined || a.swap || b.swap) return null;
  const right = { ...b, year: b.year ?? a.year, month: b.month ?? a.month };
  const left = { ...a, year: a.year ?? b.year };
  if ((left.day === undefined) !== (right.day === undefined)) return null;
  return { ...dateReading(left), start: a.start, end: b.end, value: { min: formatDate(left), max: formatDate(right) } };
};

const oneDate = (t: string, p: number, from: number): CalendarDate | null => {
  if (isDigit(t.charCodeAt(p))) {
    const found = yearFirst(t, p) ?? dayFirst(t, p) ?? shortPeriod(t, p);
    if (found) return found;
  }
  return hanDate(t, p, from);
};

/** A calendar date, or a range of two, at `p`; null where none stands. `from` is the end of the quantity before. */
export const readDate = (t: string, p: number, from: number): Reading | null => {
  const months = hanMonths(t, p) ?? hanQuarters(t, p);
  if (months && months.min.start >= from)
    return { ...dateReading(months.min), value: { min: formatDate(months.min), max: formatDate(months.max) } };
  const days = isDigit(t.charCodeAt(p)) ? daysOfMonth(t, p, from) : null;
  if (days) return days;
  const first = oneDate(t, p, from);
  if (!first) return null;
  let mark = skipSpaces(t, first.end, 1);
  const word = wordAt(t, mark);
  if (RANGE_MARKS.includes(t[mark] ?? "")) mark = skipSpaces(t, mark + 1, 1);
  else if (word.text === "to" || word.text === "through" || word.text === "until") mark = skipSpaces(t, word.end, 1);
  else return dateReading(first);
  const second = isDigit(t.charCodeAt(mark)) || isHan(t.charCodeAt(mark)) ? oneDate(t, mark, mark) : null;
  const range = second ? joinRange(first, second) : null;
  return range ?? dateReading(first);
};
