import type { Span } from "../model/span";
import { readWords } from "../text/words";
import { DAY_PART_HOURS, type DayPart } from "./lexicon/day-parts";

/** A part of a day that a text names, without an hour. Offsets are UTF-16 units of the text. */
export interface DayPartMention extends Span {
  text: string;
  hours: DayPart;
  /** A day stands right before it: 17日上午, "Monday morning". */
  ofDay: boolean;
}

/** What may stand right before a part of the day that is told of one day. */
const DAY_BEFORE = /(?:[日号天]|当[日天]?|周[一二三四五六日天]|星期[一二三四五六日天]|今|昨|明)$/;
const DAY_BEFORE_EN = /(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d(?:st|nd|rd|th)?,?)\s+$/i;
/** An hour behind the part of the day says more than it: "上午 9 点" is read as a time. */
const HOUR_BEHIND = /^\s?[\d一二三四五六七八九十两]/;
/** UTF-16 units before a part of the day that are read for its day. */
const REACH = 14;

/** Parts of the day that a text names, in order: 17日上午, 当天下午, "Monday evening". Those before an hour are left out. */
export function readDayParts(text: string): DayPartMention[] {
  const found: DayPartMention[] = [];
  for (const { kind, text: word, start, end } of readWords(text)) {
    const span = kind === "han" ? { start, end: start + 2 } : { start, end };
    const name = kind === "han" ? text.slice(span.start, span.end) : word;
    const hours = DAY_PART_HOURS.get(name);
    if (!hours || HOUR_BEHIND.test(text.slice(span.end, span.end + 2))) continue;
    const before = text.slice(Math.max(0, start - REACH), start);
    const ofDay = kind === "han" ? DAY_BEFORE.test(before) : DAY_BEFORE_EN.test(before);
    found.push({ ...span, text: text.slice(span.start, span.end), hours, ofDay });
  }
  return found;
}

/** Whether two parts of the day share an hour. */
export const sharesHour = (a: DayPart, b: DayPart): boolean => hoursOf(a).some((hour) => hoursOf(b).includes(hour));

/** Whether an hour of the clock ("14:05") lies in a part of the day. */
export const holdsClock = (part: DayPart, clock: string): boolean =>
  hoursOf(part).includes(Number(clock.slice(0, 2)) % 24);

const hoursOf = ({ from, to }: DayPart): number[] =>
  Array.from({ length: (to - from + 24) % 24 || 24 }, (_, i) => (from + i) % 24);
