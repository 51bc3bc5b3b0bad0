import type { Span } from "../model/span";
import { readClauses } from "../text/clauses";
import { readWords, type Word } from "../text/words";
import {
  PERIOD_STARTS,
  START_FILLERS_EN,
  START_FILLERS_ZH,
  START_LEADS_EN,
  START_MARKS_ZH,
} from "./lexicon/period-starts";
import { foldedLower } from "./phrases";

/** An event from which a text counts a period. Offsets are UTF-16 code units of the text and hold the event's words. */
export interface PeriodStart extends Span {
  /** Numbers of the lexicon's events: several where the words name several ("after receipt of the payment"). */
  events: ReadonlySet<number>;
}

const LATIN = new Map<string, number>();
const HAN = new Map<string, [string, number][]>();
PERIOD_STARTS.forEach((line, number) => {
  for (const word of line.split("|")) {
    if (/^[a-z]/.test(word)) LATIN.set(word, number);
    else HAN.set(word[0] as string, [...(HAN.get(word[0] as string) ?? []), [word, number]]);
  }
});

const UNITS_EN = /^(?:hour|day|week|month|year)s?$/;
/** Words that are walked through behind a lead, and characters behind a Chinese event. */
const WORDS = 8;
const CHARACTERS = 14;

/** Finds the events from which the text counts, in order. Time is linear in the text. */
export function readPeriodStarts(text: string): PeriodStart[] {
  return [...readEnglish(text), ...readChinese(text)].sort((a, b) => a.start - b.start);
}

/** Every event that a text names, whether it counts from it or not. */
export function eventsNamed(text: string): Set<number> {
  const named = new Set<number>();
  for (const { text: word } of readWords(text)) {
    const event = LATIN.get(word);
    if (event !== undefined) named.add(event);
  }
  const folded = foldedLower(text);
  for (let i = 0; i < folded.length; i++) {
    const event = eventAt(folded, i);
    if (event) named.add(event[1]);
  }
  return named;
}

function readEnglish(text: string): PeriodStart[] {
  const words = readWords(text);
  const found: PeriodStart[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const leads =
      START_LEADS_EN.has(word.text) ||
      (word.text === "of" && UNITS_EN.test((words[i - 1] as Word | undefined)?.text ?? ""));
    if (!leads) continue;
    const events = new Set<number>();
    let start = -1;
    let end = -1;
    for (let j = i + 1; j < words.length && j <= i + WORDS; j++) {
      const next = words[j] as Word;
      if (/[.,;:()]/.test(text.slice((words[j - 1] as Word).end, next.start))) break;
      const event = LATIN.get(next.text);
      if (event === undefined) {
        if (START_FILLERS_EN.has(next.text)) continue;
        break;
      }
      events.add(event);
      if (start < 0) start = next.start;
      end = next.end;
    }
    if (start >= 0) found.push({ start, end, events });
  }
  return found;
}

const eventAt = (folded: string, at: number): [string, number] | undefined =>
  HAN.get(folded[at] as string)?.find(([word]) => folded.startsWith(word, at));

function readChinese(text: string): PeriodStart[] {
  const folded = foldedLower(text);
  const found: PeriodStart[] = [];
  for (let i = 0; i < folded.length; i++) {
    const first = eventAt(folded, i);
    // 未签收, 不支付: what does not happen starts nothing.
    if (!first || /[未不无没]/.test(folded[i - 1] ?? "")) continue;
    const events = new Set([first[1]]);
    let at = i + first[0].length;
    let end = at;
    while (at <= i + CHARACTERS) {
      const event = eventAt(folded, at);
      const filler = event ? undefined : START_FILLERS_ZH.find((word) => folded.startsWith(word, at));
      if (!event && !filler) break;
      if (event) {
        events.add(event[1]);
        end = at + event[0].length;
      }
      at += (event?.[0] ?? (filler as string)).length;
    }
    if (START_MARKS_ZH.some((mark) => folded.startsWith(mark, at))) found.push({ start: i, end, events });
    i = end - 1;
  }
  return found;
}

/** The event from which the period at `at` is counted: the nearest one of its clause or the next; undefined where there is none. */
export function startOfPeriod(text: string, at: Span, starts: readonly PeriodStart[]): PeriodStart | undefined {
  const clauses = readClauses(text);
  const own = clauses.findIndex((clause) => clause.start <= at.start && at.end <= clause.end);
  let best: PeriodStart | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const start of starts) {
    const clause = clauses.findIndex((c) => c.start <= start.start && start.end <= c.end);
    if (own < 0 || Math.abs(clause - own) > 1) continue;
    const away = start.start >= at.end ? start.start - at.end : at.start - start.end;
    if (away < distance) [best, distance] = [start, away];
  }
  return best;
}
