import type { Language } from "../model/settings";

const formats = new Map<Language, Intl.DateTimeFormat>();

/** A moment (milliseconds since the epoch) as a reviewer reads it: day and minute, in the language's own way. */
export function timeWord(at: number, language: Language): string {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  formats.set(language, format);
  return format.format(at);
}
