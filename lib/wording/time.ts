import type { Language } from "../model/settings";

const formats = new Map<Language, Intl.DateTimeFormat>();

/** A moment (milliseconds since the epoch) as a reviewer reads it: day and minute, in the language's own way. */
export function timeWord(at: number, language: Language): string {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  formats.set(language, format);
  return format.format(at);
}

/** A time that something still takes, rounded to what a person waits by: "40 sec", "3 min", "2 hr". Seconds. */
export function durationWord(seconds: number, language: Language): string {
  const [unit, value] =
    seconds < 90
      ? (["second", seconds] as const)
      : seconds < 5400
        ? (["minute", seconds / 60] as const)
        : (["hour", seconds / 3600] as const);
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "hour" ? 1 : 0,
  }).format(value);
}
