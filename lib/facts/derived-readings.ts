import type { Bound, Quantity } from "../model/quantity";
import { addMonths, dayNumber, isoDay } from "./calendar";
import { parseRational } from "./rational";

/** A reading of several quantities of a text as one: the day that a span leads to, or a span in several units. */
export interface DerivedReading extends Quantity {
  reading: "date" | "compound";
}

/** Days and months of the units of which a calendar date can be counted on. Workdays and hours cannot. */
const STEPS = new Map<string, { days?: number; months?: number }>([
  ["day", { days: 1 }],
  ["week", { days: 7 }],
  ["fortnight", { days: 14 }],
  ["month", { months: 1 }],
  ["quarter", { months: 3 }],
  ["year", { months: 12 }],
]);
/** Words between a span and the date that it is counted from: "2 weeks before 13 May 1999". */
const SPAN_THEN_DATE = new Map([
  ["before", -1],
  ["prior to", -1],
  ["ahead of", -1],
  ["after", 1],
  ["from", 1],
  ["following", 1],
  ["before the", -1],
  ["after the", 1],
  ["from the", 1],
  ["prior to the", -1],
]);
/** Characters between a date and the span that is counted from it: 2026年5月1日前两周. 起 leaves open whether its day counts. */
const DATE_THEN_SPAN = new Map([
  ["前", -1],
  ["之前", -1],
  ["以前", -1],
  ["后", 1],
  ["之后", 1],
  ["以后", 1],
  ["后的", 1],
  ["後", 1],
  ["之後", 1],
]);
/** What the bound of a span says of the day it leads to; before a date the two change places. */
const TURNED: Partial<Record<Bound, Bound>> = { "<=": ">=", ">=": "<=", "<": ">", ">": "<" };

const whole = (q: Quantity): number | null => {
  const value = q.kind === "duration" && typeof q.value === "string" ? parseRational(q.value) : null;
  return value && value.d === 1n && value.n > 0n && value.n < 10_000n ? Number(value.n) : null;
};

/** The day `count` units on (or back) from a full date; null where the month has no such day: 31 January + 1 month is not guessed. */
const moved = (iso: string, unit: string, count: number): string | null => {
  const step = STEPS.get(unit);
  const from = dayNumber(iso);
  if (!step || from === null) return null;
  if (step.days) return isoDay(from + step.days * count);
  const to = addMonths(iso, (step.months as number) * count);
  const day = to === null ? null : isoDay(to);
  return day && day.slice(8) === iso.slice(8) ? day : null;
};

const datedFrom = (text: string, a: Quantity, b: Quantity): DerivedReading | null => {
  const gap = text.slice(a.end, b.start);
  if (gap.length > 16) return null;
  const spanFirst = a.kind === "duration";
  const [span, date] = spanFirst ? [a, b] : [b, a];
  if (date.kind !== "date" || typeof date.value !== "string") return null;
  const count = whole(span);
  const sign = spanFirst ? SPAN_THEN_DATE.get(gap.trim().toLowerCase()) : DATE_THEN_SPAN.get(gap.trim());
  const value = count === null || sign === undefined ? null : moved(date.value, span.unit, sign * count);
  if (value === null || sign === undefined) return null;
  // "within 30 days after": at the latest then; "at least 60 days before": then or earlier
  const op = span.op && sign < 0 ? (TURNED[span.op] ?? span.op) : span.op;
  const [start, end] = [a.start, b.end];
  return {
    text: text.slice(start, end),
    start,
    end,
    kind: "date",
    value,
    unit: "",
    ...(op ? { op } : {}),
    reading: "date",
  };
};

const JOINS = new Set(["", "又", "零", "and", ", ", ","]);
const CALENDAR = new Set(["year", "quarter", "month", "week", "day", "hour", "minute", "second"]);

/** Two spans side by side whose units have no common measure: 两天又一个月, "1 month and 2 days". Their value is a list. */
const spannedBy = (text: string, a: Quantity, b: Quantity, seconds: Seconds): DerivedReading | null => {
  if (a.kind !== "duration" || b.kind !== "duration" || a.unit === b.unit || b.op) return null;
  if (!CALENDAR.has(a.unit) || !CALENDAR.has(b.unit) || typeof a.value !== "string" || typeof b.value !== "string")
    return null;
  const gap = text.slice(a.end, b.start);
  if (!JOINS.has(gap) && !JOINS.has(gap.trim().toLowerCase())) return null;
  const [first, second] = [seconds(a), seconds(b)];
  const sum = first && second && /^\d+$/.test(first) && /^\d+$/.test(second) ? BigInt(first) + BigInt(second) : null;
  return {
    text: text.slice(a.start, b.end),
    start: a.start,
    end: b.end,
    kind: "duration",
    value: `${a.value} ${a.unit} ${b.value} ${b.unit}`,
    unit: "",
    ...(a.op ? { op: a.op } : {}),
    ...(sum === null ? {} : { seconds: String(sum) }),
    reading: "compound",
  };
};

type Seconds = (q: Quantity) => string | undefined;

/**
 * Readings of neighbours as one, beside the quantities themselves: "2 weeks before May 13 1999" is 1999-04-29, exactly by the
 * calendar; where the day does not exist, or 起 leaves open which day is the first, nothing is said. `seconds` gives the length
 * of a span.
 */
export function readDerived(text: string, quantities: readonly Quantity[], seconds: Seconds): DerivedReading[] {
  const found: DerivedReading[] = [];
  for (let i = 0; i + 1 < quantities.length; i++) {
    const [a, b] = [quantities[i] as Quantity, quantities[i + 1] as Quantity];
    const reading = datedFrom(text, a, b) ?? spannedBy(text, a, b, seconds);
    if (reading) found.push(reading);
  }
  return found;
}
