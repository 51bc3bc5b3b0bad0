import type { Span } from "../model/span";
import { PERIOD_WORDS } from "./lexicon/periods";

/** A span of time that a rate is counted by, and the words that say so. */
export interface Period extends Span {
  unit: string;
}

/** UTF-16 units around a rate in which its period is looked for; never beyond its clause. */
const REACH = 48;
const EDGE = /[，。；！？,;!?\n]|\.(?=\s|$)/g;

/**
 * Per what span of time a rate of the text holds ("按日万分之五", "1.5 % of the amount per month"): the period words of its own
 * clause, the nearest first. Null where the clause names none, or two that differ. Offsets are UTF-16 code units of `text`.
 */
export function periodOf(text: string, rate: Span): Period | null {
  const { start, end } = clause(text, rate);
  const words = text.slice(start, end).toLowerCase();
  const found: Period[] = [];
  for (const [word, unit] of PERIOD_WORDS) {
    for (let at = words.indexOf(word); at >= 0; at = words.indexOf(word, at + 1)) {
      const span = { start: start + at, end: start + at + word.length, unit };
      const inside = span.start >= rate.start && span.end <= rate.end;
      if (!inside && isWord(words, at, word)) found.push(span);
    }
  }
  const units = new Set(found.map((p) => p.unit));
  return units.size === 1 ? (found.sort((a, b) => distance(a, rate) - distance(b, rate))[0] ?? null) : null;
}

function clause(text: string, rate: Span): Span {
  const from = Math.max(0, rate.start - REACH);
  const to = Math.min(text.length, rate.end + REACH);
  let start = from;
  for (const edge of text.slice(from, rate.start).matchAll(EDGE)) start = from + edge.index + edge[0].length;
  const after = text.slice(rate.end, to).search(EDGE);
  return { start, end: after < 0 ? to : rate.end + after };
}

const distance = (a: Span, b: Span) => (a.end <= b.start ? b.start - a.end : a.start - b.end);

const isLetter = (c: string | undefined) => c !== undefined && c >= "a" && c <= "z";
const isWord = (words: string, at: number, word: string) =>
  !isLetter(word[0]) || (!isLetter(words[at - 1]) && !isLetter(words[at + word.length]));
