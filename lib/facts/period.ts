import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { PERIOD_LINKS, PERIOD_NOUNS, PERIOD_WORDS, SPEED_NOUNS } from "./lexicon/periods";

/** A span of time that a rate is counted by, and the words that say so. */
export interface Period extends Span {
  unit: string;
}

/** UTF-16 units around a rate in which its period is looked for; never beyond its clause. */
const REACH = 48;
/** UTF-16 units between a sum and the noun that names its period: "annual fee of up to $99". */
const NOUN_REACH = 14;
/** Between a rate and words that belong to it and no other: "5% a month", 按日万分之五. */
const TOUCHING = 1;
const EDGE = /[，。；！？,;!?\n]|\.(?=\s|$)/g;

/**
 * Per what span of time a rate of the text holds ("按日万分之五", "1.5 % of the amount per month"): the period words that touch it,
 * else those of its own clause, the nearest first. Null where the clause names none, or two that differ. Offsets are UTF-16 code
 * units of `text`.
 */
export function periodOf(text: string, rate: Span): Period | null {
  return pick(find(text, clause(text, rate, REACH), PERIOD_WORDS, rate), rate);
}

/**
 * The period that the noun of a sum names: "annual fee of $99", 月租 80 元, "$99 annual fee". A period word elsewhere in the clause
 * says when a sum is paid, not what it is per ("$120, billed monthly").
 */
export const nounPeriodOf = (text: string, sum: Span): Period | null => nounOf(text, sum, PERIOD_NOUNS);

/** The period of a length that its noun makes a speed: 时速 120 公里 is 120 km an hour. */
export const speedPeriodOf = (text: string, length: Span): Period | null => nounOf(text, length, SPEED_NOUNS);

function nounOf(text: string, sum: Span, nouns: readonly (readonly [string, string])[]): Period | null {
  const near = clause(text, sum, NOUN_REACH + LONGEST_NOUN);
  const found = find(text, near, nouns, sum).filter(
    (noun) =>
      distance(noun, sum) <= (noun.end <= sum.start ? NOUN_REACH : TOUCHING) &&
      (noun.end > sum.start || links(text.slice(noun.end, sum.start))),
  );
  return pick(found, sum);
}

/**
 * The words of a quantity with those of the period that stands apart from it: 按日千分之一 where the quantity is 千分之一 alone.
 * `start` is the offset of `text` in what the quantity's offsets count in.
 */
export function wordsWithPeriod(text: string, quantity: Quantity, start: number): string {
  if (quantity.per === undefined || quantity.unit.endsWith(quantity.per)) return quantity.text;
  const own = { start: quantity.start - start, end: quantity.end - start };
  const period = quantity.kind === "percent" ? periodOf(text, own) : nounPeriodOf(text, own);
  return period ? text.slice(Math.min(own.start, period.start), Math.max(own.end, period.end)) : quantity.text;
}

const LINKS = new Set(PERIOD_LINKS);
const links = (gap: string): boolean =>
  (gap.toLowerCase().match(/[a-z]+|[^\sa-z:：=]+/g) ?? []).every((word) => LINKS.has(word));

const LONGEST_NOUN = Math.max(...PERIOD_NOUNS.map(([word]) => word.length));

function find(text: string, { start, end }: Span, list: readonly (readonly [string, string])[], rate: Span): Period[] {
  const words = text.slice(start, end).toLowerCase();
  const found: Period[] = [];
  for (const [word, unit] of list) {
    for (let at = words.indexOf(word); at >= 0; at = words.indexOf(word, at + 1)) {
      const span = { start: start + at, end: start + at + word.length, unit };
      const apart = span.end <= rate.start || span.start >= rate.end;
      if (apart && isWord(words, at, word)) found.push(span);
    }
  }
  return found.sort((a, b) => distance(a, rate) - distance(b, rate));
}

function pick(found: readonly Period[], rate: Span): Period | null {
  const touching = found.filter((period) => distance(period, rate) <= TOUCHING);
  const among = touching.length > 0 ? touching : found;
  return new Set(among.map((period) => period.unit)).size === 1 ? (among[0] as Period) : null;
}

function clause(text: string, rate: Span, reach: number): Span {
  const from = Math.max(0, rate.start - reach);
  const to = Math.min(text.length, rate.end + reach);
  let start = from;
  for (const edge of text.slice(from, rate.start).matchAll(EDGE)) start = from + edge.index + edge[0].length;
  const after = text.slice(rate.end, to).search(EDGE);
  return { start, end: after < 0 ? to : rate.end + after };
}

const distance = (a: Span, b: Span) => (a.end <= b.start ? b.start - a.end : a.start - b.end);

const isLetter = (c: string | undefined) => c !== undefined && c >= "a" && c <= "z";
const isWord = (words: string, at: number, word: string) =>
  !isLetter(word[0]) || (!isLetter(words[at - 1]) && !isLetter(words[at + word.length]));
