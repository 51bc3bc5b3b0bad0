import type { Span } from "../model/span";
import {
  CALENDAR_ABBREVIATIONS,
  CLOSING_ABBREVIATIONS,
  COUNTING_ABBREVIATIONS,
  LEADING_ABBREVIATIONS,
  SENTENCE_STARTERS,
} from "./abbreviations";
import { readPairs } from "./brackets";
import { isDigit, isHan, isKana, isLetter, isSpace } from "./characters";
import { listMarkEnd, readLines, readWraps } from "./lines";
import { marksEnd } from "./marks";

export { readClauses } from "./clauses";

const CHINESE_STOPS = "。！？｡";
const CLOSERS = "\"'”’」』)）]】》";
/** A sentence with a bracket or a quotation up to this long is not parted inside it. */
const WHOLE_BRACKET = 300;
const WHOLE_QUOTE = 200;

const isUpper = (unit: number): boolean =>
  (unit >= 65 && unit <= 90) || (unit >= 0xc0 && unit <= 0xde && unit !== 0xd7);
const isLower = (unit: number): boolean => isLetter(unit) && !isUpper(unit) && unit < 0x250;
const isWide = (unit: number): boolean => isHan(unit) || isKana(unit);

/** Offsets of the line breaks that end a sentence: before an empty line, a list mark, or after a line that is not wrapped text. */
function hardBreaks(text: string, span: Span): Set<number> {
  const lines = readLines(text, span);
  const breaks = new Set<number>();
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && (lines[to] as Span).end > (lines[to] as Span).start) to++;
    const run = lines.slice(from, to);
    const wraps = readWraps(text, run);
    run.forEach((line, k) => {
      if (!wraps[k]) breaks.add(line.end);
    });
    from = Math.max(to, from + 1);
  }
  return breaks;
}

/** The word of letters and inner points that ends before `at`, as in "e.g" before the last point of "e.g.". */
function wordBefore(text: string, at: number, from: number): string {
  let i = at;
  while (i > from && at - i < 24 && (isLetter(text.charCodeAt(i - 1)) || text.charCodeAt(i - 1) === 46)) i--;
  return text.slice(i, at);
}

/** The word that starts at `at`, opening quotes and brackets passed over. */
function wordAfter(text: string, at: number, end: number): string {
  let i = at;
  while (i < end && !isLetter(text.charCodeAt(i)) && !isDigit(text.charCodeAt(i)) && i - at < 4) i++;
  const start = i;
  while (i < end && i - start < 24 && (isLetter(text.charCodeAt(i)) || isDigit(text.charCodeAt(i)))) i++;
  return text.slice(start, i);
}

/** "1." or "Article 5." at the start of a sentence numbers what follows. */
const isNumbering = (head: string): boolean =>
  head.length <= 24 &&
  /^(?:[(（]?(?:\d{1,3}|[ivxIVX]{1,4}|[A-Za-z])|(?:article|section|clause|step|chapter|part|item|question|figure|table|rule|appendix|note) [\dIVX]{1,5}(?:\.\d+)*)$/i.test(
    head,
  );

/** Whether a full stop at `at` ends a sentence, when `next` is the offset of the first character after it that is no space. */
function stopEnds(text: string, at: number, next: number, from: number, end: number, sentence: number): boolean {
  const before = at > from ? text.charCodeAt(at - 1) : 0;
  if (next >= end) return true;
  const head = text.charCodeAt(next);
  if (isWide(before) || before === 0x300b) return !isDigit(head) || next > at + 1;
  const after = wordAfter(text, next, end);
  if (isLower(head) && !/^[a-z][A-Z]/.test(after)) return false;
  if (isNumbering(text.slice(sentence, at).trim())) return false;
  const word = wordBefore(text, at, from);
  const key = word.toLowerCase();
  const starts = SENTENCE_STARTERS.has(after.toLowerCase()) && isUpper(after.charCodeAt(0));
  if (word === "") return true;
  if (LEADING_ABBREVIATIONS.has(key)) return false;
  if (COUNTING_ABBREVIATIONS.has(key)) {
    const counts = /^(?:\d.*|[IVXLC]+|[A-Z])$/.test(after);
    if (counts) return false;
    return !CLOSING_ABBREVIATIONS.has(key) || starts;
  }
  if (CALENDAR_ABBREVIATIONS.has(key) && isUpper(word.charCodeAt(0))) return !isDigit(after.charCodeAt(0)) && starts;
  if (key === "etc") return isUpper(after.charCodeAt(0)) || isWide(head);
  if (CLOSING_ABBREVIATIONS.has(key) && (word.includes(".") || isUpper(word.charCodeAt(0)) || word.length <= 4))
    return starts;
  // An initial (J. Smith), or the last letter of "U. S." and "Ph. D."; "Plan B." before a sentence's usual first words ends one.
  if (word.length === 1 && isUpper(word.charCodeAt(0))) return starts;
  if (/^(?:[A-Za-z]\.)+[A-Za-z]$/.test(word)) return starts;
  return true;
}

/** The first offset from `from` on that is no white space, `end` at most. */
function firstVisible(text: string, from: number, end: number): number {
  let i = from;
  while (i < end && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** Who said it and a verb of saying, right after a quotation. */
const SAID =
  /^(?:(?![没沒不未无無])[\u4e00-\u9fff]){0,4}?(?:说|說|问|問|道|答|喊|表示|写道|寫道|指出|补充|補充)(?:[，,。：:！!道]|$)/;
/** Characters that go on with the sentence which a quotation stands in (“……。”并要求……). */
const GOES_ON = "并並而且均都也还還就为為是的等之则則或和与與及";

/** After a closing quotation mark: the words go on with who said it, so that the sentence is not over. */
function saysOn(text: string, at: number, end: number): boolean {
  const words = text.slice(at, Math.min(end, at + 8));
  if (/^[，,、；;：:。.]/.test(words)) return true;
  if (GOES_ON.includes(text[at] as string)) return true;
  return SAID.test(words);
}

/**
 * The sentences of a text or of a range of it, in order, without the white space around them.
 * A sentence ends after 。！？!? and a full stop that is none of an abbreviation, initial, decimal, list number or address,
 * and at a line break unless the text is wrapped there. Closing quotes, brackets and citation marks stay with the sentence
 * before, opening ones with what they open; short quotations and brackets are never parted.
 */
export function readSentences(text: string, span: Span = { start: 0, end: text.length }): Span[] {
  const sentences: Span[] = [];
  const breaks = hardBreaks(text, span);
  const pairs = readPairs(text, span, breaks);
  let start = span.start;
  const push = (to: number): void => {
    let a = start;
    let b = to;
    while (a < b && isSpace(text.charCodeAt(a))) a++;
    while (b > a && isSpace(text.charCodeAt(b - 1))) b--;
    if (b > a) sentences.push({ start: a, end: b });
    start = to;
  };
  /** Ends the sentence whose last stop is at `stop` if it ends there; returns where to read on. */
  const tryEnd = (stop: number): number => {
    let i = stop + 1;
    const kind = text[stop] as string;
    while (i < span.end && (CHINESE_STOPS.includes(text[i] as string) || "!?.…！？".includes(text[i] as string))) i++;
    const run = text.slice(stop, i);
    const afterStops = i;
    while (i < span.end && CLOSERS.includes(text[i] as string) && !pairs.has(i)) i++;
    const closed = i > afterStops;
    const marks = marksEnd(text, i, span.end);
    const marked = marks > i;
    const tail = marks;
    let next = tail;
    while (next < span.end && isSpace(text.charCodeAt(next)) && !breaks.has(next)) next++;
    const spaced = next > tail || next >= span.end || breaks.has(next);
    const atBreak = next >= span.end || breaks.has(next);
    const head = atBreak ? 0 : text.charCodeAt(next);
    if (atBreak) {
      push(tail);
      return tail;
    }
    if (/^[，,、；;：:]/.test(text[next] as string)) return tail;
    if (closed && saysOn(text, next, span.end)) return tail;
    let ends: boolean;
    if (CHINESE_STOPS.includes(kind)) ends = true;
    else if (/^(?:\.{2,}|…+)$/.test(run))
      ends = (spaced && (isUpper(head) || (isWide(head) && closed))) || (closed && !isLower(head));
    else if (kind === "." || kind === "．")
      ends =
        (spaced || closed || marked || isWide(text.charCodeAt(stop - 1))) &&
        stopEnds(text, stop, next, span.start, span.end, start);
    else if (kind === "…") ends = false;
    else {
      const before = text.charCodeAt(stop - 1);
      ends = (spaced || marked || (isWide(before) && !isDigit(head)) || (closed && !isLetter(head))) && !isLower(head);
    }
    if (ends) push(tail);
    return tail;
  };
  let i = span.start;
  while (i < span.end) {
    const unit = text.charCodeAt(i);
    if (breaks.has(i)) {
      push(i);
      i++;
      // The number of a list item is no sentence of its own.
      let line = i;
      while (line < span.end && isSpace(text.charCodeAt(line))) line++;
      const mark = listMarkEnd(text, { start: line, end: Math.min(span.end, line + 12) });
      if (mark > line) i = mark;
      continue;
    }
    const close = pairs.get(i);
    if (
      close !== undefined &&
      close - i <= (close < span.end && "([{（【〔".includes(text[i] as string) ? WHOLE_BRACKET : WHOLE_QUOTE)
    ) {
      const opensSentence = firstVisible(text, start, i) === i;
      const isQuote = !"([{（【〔".includes(text[i] as string);
      const last = text[close - 1] as string;
      if ((isQuote || opensSentence) && "。！？!?.…".includes(last) && close - 1 > i) {
        let stop = close - 1;
        while (stop - 1 > i && "。！？!?.…".includes(text[stop - 1] as string)) stop--;
        i = tryEnd(stop);
      } else i = close + 1;
      continue;
    }
    if ("。！？｡!?.．…".includes(text[i] as string) && unit !== 0) {
      i = Math.max(tryEnd(i), i + 1);
      continue;
    }
    i++;
  }
  push(span.end);
  return sentences;
}
