import { isDigit, isLatin } from "./characters";
import { SMALL_WORDS, WEEKDAYS } from "./lexicon/numerals";
import { skipSpaces } from "./number";
import { digitsEnd } from "./read-digits";
import { wordBefore } from "./read-names";
import { clock, readTime } from "./read-times";
import { nextWord, wordAt } from "./read-words";
import type { Reading } from "./reading";

/** Minutes since midnight of "14:15". */
const minutes = (value: string): number => Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5));

/** Where the second hour stands behind "-", "–", "to", or "and" after "between"; -1 where no such word follows. */
const secondHour = (t: string, end: number, between: boolean): number => {
  const at = skipSpaces(t, end, 1);
  const c = t[at];
  if (c === "-" || c === "–" || c === "~") return skipSpaces(t, at + 1, 1);
  const word = at > end ? wordAt(t, at).text : "";
  return word === "to" || word === "until" || (word === "and" && between) ? skipSpaces(t, at + word.length, 1) : -1;
};

/** An hour or hour and minutes of the twelve-hour clock in bare figures. */
const bareHour = (t: string, p: number): { hour: number; minute: number; end: number } | null => {
  const end = digitsEnd(t, p, 3);
  const hour = Number(t.slice(p, end));
  if (end === p || end - p > 2 || hour < 1 || hour > 12) return null;
  const minuteEnd = digitsEnd(t, end + 1, 3);
  if ((t[end] === ":" || t[end] === ".") && minuteEnd - end === 3 && Number(t.slice(end + 1, minuteEnd)) < 60)
    return { hour, minute: Number(t.slice(end + 1, minuteEnd)), end: minuteEnd };
  return { hour, minute: 0, end };
};

/** The value of `hour` on the half of the day that puts it before `max`, as near as it can be. */
const before = (hour: number, minute: number, max: string): string => {
  const late = clock((hour % 12) + 12, minute);
  return minutes(late) < minutes(max) ? late : clock(hour % 12, minute);
};

/** True where a weekday stands before `p`: "Mon–Fri 9–5". */
const weekdayBefore = (t: string, p: number, from: number): boolean => {
  const word = wordBefore(t, t[p - 1] === " " && ",:".includes(t[p - 2] ?? "-") ? p - 2 : p, from).text;
  return WEEKDAYS.has(word.endsWith(".") ? word.slice(0, -1) : word);
};

/**
 * Hours that share their half of the day, or have none said: "3-5pm", "between 9 and 11 a.m.", "Mon–Fri 9–5". Bare figures are
 * hours only behind a weekday; there the second one is after noon where it would otherwise not be later.
 */
export const readHours = (t: string, p: number, from: number): Reading | null => {
  const first = bareHour(t, p);
  if (!first) return null;
  // asked of every small figure: the second hour first, which is seldom there
  const loose = secondHour(t, first.end, true);
  if (loose < 0 || !isDigit(t.charCodeAt(loose))) return null;
  const lead = wordBefore(t, p, from);
  const between = lead.text === "between";
  const at = secondHour(t, first.end, between);
  if (at < 0) return null;
  const start = between ? lead.start : p;
  const second = readTime(t, at, at);
  if (second && typeof second.value === "string" && isHalved(t, at, second.end)) {
    const min = before(first.hour, first.minute, second.value);
    return { ...second, start, value: { min, max: second.value } };
  }
  if (!weekdayBefore(t, p, from)) return null;
  const last = bareHour(t, at);
  const next = last ? (t[last.end] ?? "") : "";
  if (!last || isLatin(t.charCodeAt(last.end)) || "%-/".includes(next || "@") || nextWord(t, last.end).text === "days")
    return null;
  const min = clock(first.hour, first.minute);
  const later = last.hour * 60 + last.minute > first.hour * 60 + first.minute;
  const max = clock(later ? last.hour : (last.hour % 12) + 12, last.minute);
  return { start, end: last.end, kind: "time", value: { min, max }, unit: "", per: [] };
};

/** Whether a time of day was written with a.m. or p.m., or in words that say as much. */
const isHalved = (t: string, from: number, end: number): boolean =>
  /[ap]\.? ?m|noon|morning|evening/i.test(t.slice(from, end));

const PAST = new Map([
  ["half", 30],
  ["quarter", 15],
  ["five", 5],
  ["ten", 10],
  ["twenty", 20],
  ["twenty-five", 25],
]);

/** "half past three", "quarter to nine", "ten past 8 p.m." at the word `p`; the twelve-hour clock stays where no half is said. */
export const readPastHour = (t: string, p: number): Reading | null => {
  const head = wordAt(t, p);
  const minute = PAST.get(head.text);
  const link = minute === undefined ? head : nextWord(t, head.end);
  if (minute === undefined || (link.text !== "past" && (link.text !== "to" || minute === 30))) return null;
  const at = skipSpaces(t, link.end, 1);
  const word = wordAt(t, at);
  const hour = isDigit(t.charCodeAt(at)) ? bareHour(t, at) : hourWord(word.text, word.end);
  // "five to ten people" is a range
  if (hour?.minute !== 0 || (minute !== 30 && minute !== 15 && link.text === "to")) return null;
  const half = readTime(`${hour.hour}${t.slice(hour.end, hour.end + 24)}`, 0, 0);
  const size = String(hour.hour).length;
  const told = half && typeof half.value === "string" && half.end > size ? half : null;
  const base = told ? minutes(told.value as string) : hour.hour * 60;
  const total = (base + (link.text === "past" ? minute : 1440 - minute)) % 1440;
  const end = told ? hour.end + told.end - size : hour.end;
  return {
    start: p,
    end,
    kind: "time",
    value: clock(Math.floor(total / 60), total % 60),
    unit: "",
    per: [],
  };
};

const hourWord = (word: string, end: number): { hour: number; minute: number; end: number } | null => {
  const hour = SMALL_WORDS.get(word) ?? 0;
  return hour >= 1 && hour <= 12 ? { hour, minute: 0, end } : null;
};
