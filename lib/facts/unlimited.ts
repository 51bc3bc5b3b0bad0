import type { Span } from "../model/span";
import { UNLIMITED_AFTER, UNLIMITED_BEFORE, UNLIMITED_SPLIT } from "./lexicon/unlimited";

/** Words that say that something has no number: "不限席位", "unlimited seats". `of` is the head noun of what is unlimited. */
export interface Unlimited extends Span {
  of: Span;
}

/** Finds the places of a text that state an absence of limit. Offsets are UTF-16 code units of `text`. */
export function readUnlimited(text: string): Unlimited[] {
  const lower = text.toLowerCase();
  const found: Unlimited[] = [];
  const each = (cue: string, make: (start: number, end: number) => Unlimited | null) => {
    for (let at = lower.indexOf(cue); at >= 0; at = lower.indexOf(cue, at + cue.length)) {
      if (!bounded(lower, at, at + cue.length)) continue;
      if (found.some((f) => f.start <= at && at < f.end)) continue;
      const unlimited = make(at, at + cue.length);
      if (unlimited) found.push(unlimited);
    }
  };
  // The noun follows ("unlimited seats", 不限席位) …
  for (const cue of UNLIMITED_BEFORE) {
    each(cue, (start, end) => {
      const stop = clauseEnd(text, end);
      return stop > end ? { start, end: stop, of: firstWords(text, end, stop) } : null;
    });
  }
  // … or stands before ("seats are unlimited", 席位数不限).
  for (const cue of UNLIMITED_AFTER) {
    each(cue, (start, end) => {
      const from = clauseStart(text, start);
      const label = from === start ? labelBefore(text, start) : null;
      return label ? { start: label.start, end, of: label } : { start: from, end, of: lastWords(text, from, start) };
    });
  }
  // … or in the midst of the words (没有席位上限, "no seat limit").
  for (const split of UNLIMITED_SPLIT)
    for (const match of lower.matchAll(split)) {
      const [words, opener = "", of = ""] = match;
      const span = { start: match.index, end: match.index + words.length };
      const from = span.start + opener.length;
      if (found.some((f) => f.start < span.end && span.start < f.end)) continue;
      found.push({ ...span, of: { start: from, end: from + of.length } });
    }
  return found.sort((a, b) => a.start - b.start);
}

const EDGES = new Set([..."。！？；，、：,;:!?\n\t|（）()"]);
const REACH = 60;

function clauseEnd(text: string, from: number): number {
  let i = from;
  while (
    i < text.length &&
    i - from < REACH &&
    !EDGES.has(text[i] as string) &&
    !(text[i] === "." && !/\d/.test(text[i + 1] ?? ""))
  )
    i++;
  while (i > from && /\s/.test(text[i - 1] as string)) i--;
  return i;
}

function clauseStart(text: string, before: number): number {
  let i = before;
  while (
    i > 0 &&
    before - i < REACH &&
    !EDGES.has(text[i - 1] as string) &&
    !(text[i - 1] === "." && /\s/.test(text[i] ?? ""))
  )
    i--;
  while (i < before && /\s/.test(text[i] as string)) i++;
  return i;
}

/** The label of a form or the cell before: "Late fee: N/A", 滞纳金 | 不适用. */
function labelBefore(text: string, at: number): Span | null {
  let end = at;
  while (end > 0 && (/\s/.test(text[end - 1] as string) || ":：|".includes(text[end - 1] as string))) end--;
  if (end === at || end === 0) return null;
  const start = clauseStart(text, end);
  return start < end ? lastWords(text, start, end) : null;
}

const isLetter = (c: string | undefined) => c !== undefined && c >= "a" && c <= "z";
/** A Latin cue stands alone as a word. */
function bounded(lower: string, start: number, end: number): boolean {
  if (!isLetter(lower[start])) return true;
  return !isLetter(lower[start - 1]) && !isLetter(lower[end]);
}

/** Han characters or Latin words that the head noun can take: 席位数, "user seats". */
const HEAD_HAN = 4;
const HEAD_WORDS = 2;

function firstWords(text: string, start: number, end: number): Span {
  let words = 0;
  for (let i = start; i < end; i++) {
    const c = text[i] as string;
    if (isHan(c)) words += HEAD_WORDS / HEAD_HAN;
    else if (/\s/.test(c) && i > start && !/\s/.test(text[i - 1] as string)) words++;
    if (words >= HEAD_WORDS) return { start, end: isHan(c) ? i + 1 : i };
  }
  return { start, end };
}

function lastWords(text: string, start: number, end: number): Span {
  let words = 0;
  let last = end;
  while (last > start && /\s/.test(text[last - 1] as string)) last--;
  for (let i = last - 1; i >= start; i--) {
    const c = text[i] as string;
    if (isHan(c)) words += HEAD_WORDS / HEAD_HAN;
    else if (/\s/.test(c) && !/\s/.test(text[i + 1] ?? "")) words++;
    if (words >= HEAD_WORDS) return { start: isHan(c) ? i : i + 1, end: last };
  }
  return { start, end: last };
}

const isHan = (c: string) => c >= "\u4e00" && c <= "\u9fff";
