import { readCalendarMentions } from "../facts/calendar-mentions";
import {
  BACK_AFTER,
  BACK_BEFORE,
  EVERY_DAY,
  ON_AFTER,
  ON_BEFORE,
  OPENING_WORDS,
  WEEKLY,
  WORKDAYS,
} from "../facts/lexicon/clock-words";
import { parseRational } from "../facts/rational";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import type { Passage, SourceIndex } from "./passages";

/** A passage that a calculation may start from, nearest first. */
export interface Place {
  index: SourceIndex;
  passage: Passage;
}

/** A calculation with the clock: its words without the result, and where its inputs stand. */
export interface ClockHit {
  formula: string;
  inputs: { index: SourceIndex; span: Span }[];
}

const DAY = 24 * 60;
/** Times of one passage that are paired: more of them are a timetable, where some pair always fits. */
const MOST_TIMES = 4;

/** Minutes since midnight of "14:15"; null for anything else. */
export function minuteOf(value: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

const showMinute = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

const MINUTES: ReadonlyMap<string, number> = new Map([
  ["minute", 1],
  ["hour", 60],
]);

/** Minutes of a duration in hours or minutes; null for others and for ranges. */
function lengthOf({ value, unit }: Quantity): number | null {
  const size = MINUTES.get(unit);
  const count = typeof value === "string" ? parseRational(value) : null;
  return size === undefined || !count ? null : (size * Number(count.n)) / Number(count.d);
}

interface Stretch {
  start: number;
  end: number;
  spans: Span[];
}

/** The times of a passage as stretches: "10:00–18:00", "9 … 17:30", and "9–17" where the words speak of hours. */
function stretchesOf({ text, quantities }: Passage): Stretch[] {
  const out: Stretch[] = [];
  const singles: { minute: number; span: Span }[] = [];
  for (const quantity of quantities) {
    const { kind, value, unit } = quantity;
    if (typeof value !== "string") {
      const hours = kind === "number" && unit === "" && OPENING_WORDS.test(text);
      const [start, end] = [value.min, value.max].map((end) => (hours ? wholeHour(end) : minuteOf(end)));
      if ((kind === "time" || hours) && start != null && end != null) out.push({ start, end, spans: [quantity] });
    } else if (kind === "time") {
      const minute = minuteOf(value);
      if (minute !== null) singles.push({ minute, span: quantity });
    }
  }
  for (const [i, from] of singles.slice(0, MOST_TIMES).entries()) {
    const to = singles[i + 1];
    if (to) out.push({ start: from.minute, end: to.minute, spans: [from.span, to.span] });
  }
  return out;
}

const wholeHour = (value: string): number | null =>
  /^\d{1,2}$/.test(value) && Number(value) <= 24 ? Number(value) * 60 : null;

/** Days of the week that a passage names: five of "weekdays", of "Monday to Friday" and of 工作日; 0 where it names none. */
function daysIn(text: string): number {
  if (EVERY_DAY.test(text)) return 7;
  if (WORKDAYS.test(text)) return 5;
  return new Set(readCalendarMentions(text).flatMap(({ kind, value }) => (kind === "weekday" ? [value] : []))).size;
}

/**
 * A length of time that two times of one passage give: "open for 8 hours" of 10:00–18:00, 每周 40 小时 of 工作日 9:00–17:00. Null
 * where they do not; a length per week needs the days that the passage names.
 */
export function explainLength(target: Quantity, claim: string, places: readonly Place[]): ClockHit | null {
  const [head = "", per] = target.unit.split("/");
  const wanted = lengthOf({ ...target, unit: head });
  if (wanted === null || (per !== undefined && per !== "day" && per !== "week")) return null;
  const weekly = per === "week" || (per === undefined && WEEKLY.test(claim));
  for (const { index, passage } of places) {
    const days = weekly ? daysIn(passage.text) : 1;
    for (const { start, end, spans } of stretchesOf(passage)) {
      const length = ((end - start + DAY) % DAY || DAY) * days;
      if (length !== wanted) continue;
      const difference = `${showMinute(end)} − ${showMinute(start)}`;
      return {
        formula: weekly ? `(${difference}) × ${days}` : difference,
        inputs: spans.map((span) => ({ index, span })),
      };
    }
  }
  return null;
}

/** Characters beside a length in which the words stand that count it back or on. */
const BESIDE = 16;

/** Whether the words count a length back from another time (-1), or on from it (1). */
function waysOf({ text, start }: Passage, quantity: Quantity): (-1 | 1)[] {
  const from = quantity.start - start;
  const before = text.slice(Math.max(0, from - BESIDE), from);
  const after = text.slice(quantity.end - start, quantity.end - start + BESIDE);
  const back = BACK_AFTER.test(after) || BACK_BEFORE.test(before);
  const on = ON_AFTER.test(after) || ON_BEFORE.test(before);
  return [...(back ? [-1 as const] : []), ...(on ? [1 as const] : [])];
}

/** A time that is another time and a duration apart: 8:30 of "90 minutes before the departure at 10:00". */
export function explainTime(target: Quantity, places: readonly Place[]): ClockHit | null {
  const goal = typeof target.value === "string" ? minuteOf(target.value) : null;
  if (goal === null) return null;
  const all = places.flatMap(({ index, passage }) =>
    passage.quantities.map((quantity) => ({ index, passage, quantity })),
  );
  const times = all.flatMap(({ index, quantity }) => {
    const { kind, value } = quantity;
    if (kind !== "time") return [];
    const ends = typeof value === "string" ? [value] : [value.min, value.max];
    return ends.flatMap((end) => {
      const minute = minuteOf(end);
      return minute === null ? [] : [{ index, span: quantity, minute }];
    });
  });
  for (const { index, passage, quantity } of all) {
    const length = quantity.kind === "duration" ? lengthOf(quantity) : null;
    const ways = length === null || length <= 0 ? [] : waysOf(passage, quantity);
    if (length === null) continue;
    for (const time of times.slice(0, MOST_TIMES))
      for (const way of ways) {
        if ((((time.minute + way * length) % DAY) + DAY) % DAY !== goal) continue;
        return {
          formula: `${showMinute(time.minute)} ${way < 0 ? "−" : "+"} ${quantity.text}`,
          inputs: [
            { index: time.index, span: time.span },
            { index, span: quantity },
          ],
        };
      }
  }
  return null;
}
