import { MONTH_WORDS } from "../facts/lexicon/numerals";
import { readRelativeYears } from "../facts/relative-years";
import type { Quantity } from "../model/quantity";
import { readWords } from "../text/words";
import type { Near, SourceIndex } from "./passages";

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
 * states may be that of its day.
 */
export function tellsYear({ passage, index }: Near, year: number): boolean {
  const shifts = readRelativeYears(passage.text, passage.quantities, passage.start);
  return shifts.some((shift) =>
    index.passages.some(({ quantities }) =>
      quantities.some(
        ({ kind, value }) =>
          kind === "date" && typeof value === "string" && value.startsWith(String(year - shift).padStart(4, "0")),
      ),
    ),
  );
}
