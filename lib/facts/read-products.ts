import { isDigit, isHan, isLatin, isLower, isUpper } from "./characters";
import { MONTH_WORDS } from "./lexicon/numerals";
import { NUMBERED_NAMES } from "./lexicon/references";
import { digitsEnd } from "./read-digits";
import { countsSomething, named, wordBefore } from "./read-names";
import { wordAt } from "./read-words";
import type { Reading } from "./reading";

/** Words behind a number that belong to the name of a product: "Mate 60 Pro". */
const SUFFIXES = new Set("pro max ultra plus mini lite air se series edition turbo fold flip gt xl".split(" "));
const ARTICLES = new Set("the a an new our my your this that its".split(" "));

/** Names of 500强 need that word behind: 世界500 alone counts. */
const RANKED = new Set(["财富", "世界"]);

/** "S&P 500", "RTX 4090", 沪深300: the number at `p` belongs to the name right before it. null elsewhere: 上证3000点 is a level. */
export const readNumberedName = (t: string, p: number, from: number): Reading | null => {
  const stop = t[p - 1] === " " ? p - 1 : p;
  const name = NUMBERED_NAMES.find((one) => stop - one.length >= from && t.startsWith(one, stop - one.length));
  if (name === undefined) return null;
  const start = stop - name.length;
  const end = digitsEnd(t, p, 5);
  if (end - p > 4 || (isLatin(t.charCodeAt(start)) && isLatin(t.charCodeAt(start - 1)))) return null;
  if (isLatin(t.charCodeAt(end)) || "%点倍".includes(t[end] ?? "@") || countsSomething(t, end)) return null;
  if (".,:".includes(t[end] ?? "@") && isDigit(t.charCodeAt(end + 1))) return null;
  if (RANKED.has(name) !== (t[end] === "强")) return null;
  return named("version", start, end, t.slice(p, end));
};

/**
 * A product that its number tells apart, for the figures at `p`: "the Mate 60 costs", "Mate 60 Pro", 华为Mate 60. The word before
 * has a capital and small letters; the name wants an article, a suffix or Chinese before it, since "In London 60 people" counts.
 */
export const readProduct = (t: string, p: number, from: number): Reading | null => {
  if (t.charCodeAt(p - 1) !== 32) return null;
  const word = wordBefore(t, p, from);
  const size = word.end - word.start;
  if (size < 3 || word.end !== p - 1 || !isUpper(t.charCodeAt(word.start)) || !isLower(t.charCodeAt(word.end - 1)))
    return null;
  if (word.text.includes(".") || MONTH_WORDS.has(word.text)) return null;
  const end = digitsEnd(t, p, 5);
  if (end - p > 4 || ("%.,:/-–".includes(t[end] ?? "a") && isDigit(t.charCodeAt(end + 1)))) return null;
  if (t[end] === "%" || isLatin(t.charCodeAt(end))) return null;
  const next = wordAt(t, t.charCodeAt(end) === 32 ? end + 1 : end);
  const suffixed = SUFFIXES.has(next.text) && isUpper(t.charCodeAt(next.start));
  if (suffixed) return named("version", word.start, end, t.slice(p, end));
  if (countsSomething(t, end, true)) return null;
  const before = t.charCodeAt(word.start - 1);
  if (isHan(before) || (isHan(t.charCodeAt(end)) && word.start === 0))
    return named("version", word.start, end, t.slice(p, end));
  return ARTICLES.has(wordBefore(t, word.start, from).text) ? named("version", word.start, end, t.slice(p, end)) : null;
};
