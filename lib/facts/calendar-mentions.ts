import type { Span } from "../model/span";
import { readWords, type Word } from "../text/words";
import { MONTH_WORDS } from "./lexicon/numerals";
import { BEFORE_WEEKDAY } from "./lexicon/traps";
import {
  BEFORE_MONTH,
  COUNTING_AFTER_WEEKDAY,
  DOUBTFUL_MONTHS,
  SPANNING,
  WEEKDAY_NUMERALS,
  WEEKDAY_WORDS,
} from "./lexicon/weekdays";

/** A day of the week (Monday = 1) or a month (January = 1) that a text names. Offsets are UTF-16 units of the text. */
export interface CalendarMention extends Span {
  kind: "weekday" | "month";
  value: number;
  text: string;
  /** False where it may be another word ("sat", "May I", lower case): enough to hold a day, not to claim one. */
  sure: boolean;
}

/**
 * Days of the week and English months that a text names, in order. Chinese months (4月) are read as dates by `readQuantities`
 * and left out. The days within a span ("Mon–Fri", 周一至周五) are named, too, at the span's first end.
 */
export function readCalendarMentions(text: string): CalendarMention[] {
  const words = readWords(text);
  const found: CalendarMention[] = [];
  for (const [i, word] of words.entries()) {
    const mention = word.kind === "latin" ? latin(text, words, i) : word.kind === "han" ? han(text, words, i) : null;
    if (!mention) continue;
    const last = found.at(-1);
    if (last?.kind === mention.kind && SPANNING.test(text.slice(last.end, mention.start)))
      for (let value = last.value + 1; value < mention.value; value++) found.push({ ...last, value, sure: false });
    found.push(mention);
  }
  return found;
}

function latin(text: string, words: readonly Word[], i: number): CalendarMention | null {
  const { text: raw, start, end: stop } = words[i] as Word;
  const name = raw.replace(/'s$/, "");
  const end = stop - (raw.length - name.length);
  const weekday = WEEKDAY_WORDS.get(name);
  const month = MONTH_WORDS.get(name);
  const value = weekday ?? month;
  if (value === undefined) return null;
  const [before, after] = [words[i - 1], words[i + 1]];
  const beside =
    (before !== undefined && BEFORE_MONTH.has(before.text)) ||
    (before?.kind === "number" && start - before.end <= 3) ||
    (after?.kind === "number" && after.start - end <= 2);
  const capital = /[A-Z]/.test(text[start] ?? "");
  const full = name.length > 4 || name === "may" || name === "june" || name === "july";
  const sure = capital && full && (!DOUBTFUL_MONTHS.has(name) || beside);
  return { start, end, text: text.slice(start, end), kind: weekday ? "weekday" : "month", value, sure };
}

function han(text: string, words: readonly Word[], i: number): CalendarMention | null {
  const { start, end } = words[i] as Word;
  const numeral = WEEKDAY_NUMERALS.indexOf(text.slice(start, end));
  const word = numeral < 0 ? undefined : BEFORE_WEEKDAY.find((name) => text.endsWith(name, start));
  if (word === undefined || COUNTING_AFTER_WEEKDAY.includes(text[end] ?? "\n")) return null;
  const from = start - word.length;
  // 一周三… counts weeks; 每周三 and 上周三 name the day.
  const sure = !/[一二两三四五六七八九十\d]/.test(text[from - 1] ?? " ");
  return { start: from, end, text: text.slice(from, end), kind: "weekday", value: Math.min(numeral + 1, 7), sure };
}
