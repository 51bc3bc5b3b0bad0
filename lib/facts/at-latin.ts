import { atNumberWord } from "./at-number-word";
import { isDigit, isHan, isLatin } from "./characters";
import { MONTH_WORDS, ORDINAL_WORDS, SMALL_WORDS } from "./lexicon/numerals";
import { LOOSE_PREFIXES } from "./lexicon/references";
import { skipSpaces } from "./number";
import { emit, type Pass, withBound } from "./pass";
import { add, whole } from "./rational";
import { readMonthDate, readOrdinalDate } from "./read-dates";
import { digitsEnd } from "./read-digits";
import { readPastHour } from "./read-hours";
import { named, nameEnd, readVersionLetter } from "./read-names";
import { readPer } from "./read-per";
import { readRomanClause } from "./read-roman";
import { nextWord, readFractionTail, wordAt } from "./read-words";
import type { Reading } from "./reading";
import { matchCode, matchSignBefore, unitByCode } from "./unit-index";

const TRIGGERS = new Map<string, "number" | "times" | "month" | "ordinal" | "time" | "url" | "period">();
for (const word of SMALL_WORDS.keys()) TRIGGERS.set(word, "number");
for (const word of ["a", "an", "half", "quarter", "hundred", "thousand", "couple"]) TRIGGERS.set(word, "number");
for (const word of ORDINAL_WORDS.keys()) TRIGGERS.set(word, "ordinal");
for (const word of MONTH_WORDS.keys()) TRIGGERS.set(word, "month");
for (const word of ["once", "twice", "thrice", "time"]) TRIGGERS.set(word, "times");
for (const word of ["noon", "midnight"]) TRIGGERS.set(word, "time");
for (const word of ["http", "https", "www", "ftp"]) TRIGGERS.set(word, "url");
const LONGEST_TRIGGER = 12;
const TRIGGER_INITIALS = new Set([...TRIGGERS.keys()].flatMap((word) => [word.charCodeAt(0), word.charCodeAt(0) - 32]));

const HALVES = new Map([
  ["first", 1],
  ["second", 2],
  ["third", 3],
  ["fourth", 4],
]);

/** "third quarter of 2024", "first half of 2024" from its ordinal on. */
const readOrdinalPeriod = (t: string, p: number, word: string, end: number): Reading | null => {
  const index = HALVES.get(word);
  const noun = nextWord(t, end);
  if (!index || (noun.text !== "quarter" && noun.text !== "half") || (noun.text === "half" && index > 2)) return null;
  let at = skipSpaces(t, noun.end, 1);
  const of = wordAt(t, at);
  if (of.text === "of" || of.text === "in") at = skipSpaces(t, of.end, 1);
  if (wordAt(t, at).text === "fiscal") at = skipSpaces(t, wordAt(t, at).end, 1);
  const to = digitsEnd(t, at, 5);
  const part = `${noun.text === "half" ? "H" : "Q"}${index}`;
  if (to - at !== 4) return noun.text === "half" ? null : named("date", p, noun.end, part);
  return named("date", p, to, `${t.slice(at, to)}-${part}`);
};

/** "Q3 2024", "Q3", "H1 2024", "FY2024" at the letter `p`. */
const readPeriod = (t: string, p: number): Reading | null => {
  const letter = t[p] as string;
  if (t.startsWith("FY", p)) {
    const to = digitsEnd(t, p + 2, 5);
    const size = to - p - 2;
    if ((size !== 4 && size !== 2) || isLatin(t.charCodeAt(to))) return null;
    const year = size === 4 ? t.slice(p + 2, to) : `20${t.slice(p + 2, to)}`;
    // "FY24-25", "FY2024/25": one year that lies in two
    const second = "-/–".includes(t[to] ?? "@") ? digitsEnd(t, to + 1, 5) : to;
    const next = String(Number(year) + 1);
    if (t.slice(to + 1, second) === next.slice(-2) || t.slice(to + 1, second) === next)
      return { ...named("date", p, second, ""), value: { min: year, max: next } };
    return named("date", p, to, year);
  }
  if ((letter !== "Q" && letter !== "H") || isDigit(t.charCodeAt(p + 2)) || isLatin(t.charCodeAt(p + 2))) return null;
  const index = t[p + 1] as string;
  if (!(letter === "Q" ? "1234" : "12").includes(index)) return null;
  let at = skipSpaces(t, p + 2, 1);
  const of = wordAt(t, at);
  if (of.text === "of" || of.text === "fy") at = skipSpaces(t, of.end, 1);
  else if (t[at] === ",") at = skipSpaces(t, at + 1, 1);
  else if (t[at] === "'") at++;
  const to = digitsEnd(t, at, 5);
  // "Q1'24", "Q3 FY24"
  if (to - at === 2 && (t[at - 1] === "'" || of.text === "fy") && !isLatin(t.charCodeAt(to)))
    return named("date", p, to, `20${t.slice(at, to)}-${letter}${index}`);
  if (to - at === 4 && (t[at] === "1" || t[at] === "2"))
    return named("date", p, to, `${t.slice(at, to)}-${letter}${index}`);
  return letter === "Q" ? named("date", p, p + 2, `Q${index}`) : null;
};

/** "twice daily", "once every 3 days": so many times in a span. Without a span "once" and "twice" say more often when, or how. */
const readTimesPer = (t: string, p: number, word: string, end: number): Reading | null => {
  const rate = readPer(t, end, true);
  const unit = unitByCode("times");
  if (!rate || !unit) return null;
  const low = whole(word === "once" ? 1 : word === "twice" ? 2 : 3);
  return { start: p, end: rate.end, kind: "quantity", low, unit: unit.code, base: unit, per: rate.per };
};

/** "Time and a half" for overtime: 1.5 times. */
const readTimeAndHalf = (t: string, p: number, end: number): Reading | null => {
  const unit = unitByCode("times");
  const and = nextWord(t, end);
  const tail = and.text === "and" ? readFractionTail(t, and.end) : null;
  if (!tail || !unit) return null;
  return {
    start: p,
    end: tail.end,
    kind: "quantity",
    low: add(whole(1), tail.value),
    unit: unit.code,
    base: unit,
    per: [],
  };
};

/** Last parts of names of hosts: "example.com/page/12" is an address without its "https". */
const TOP_DOMAINS = new Set("com org net io cn gov edu dev ai app co uk de fr jp eu info tv hk tw sg".split(" "));

/** End of an address whose host starts at `p`, or -1. */
const hostEnd = (t: string, p: number): number => {
  const end = nameEnd(t, p, "-.");
  const dot = t.lastIndexOf(".", end);
  if ((t[end] !== "/" && t[end] !== ":") || dot <= p || !TOP_DOMAINS.has(t.slice(dot + 1, end).toLowerCase()))
    return -1;
  return t[end] === ":" && !isDigit(t.charCodeAt(end + 1)) ? -1 : urlEnd(t, p);
};

const urlEnd = (t: string, p: number): number => {
  let end = p;
  while (end < t.length && end < p + 4096) {
    const c = t.charCodeAt(end);
    if (c <= 32 || isHan(c) || c === 0x3002 || c === 0xff0c || c === 34 || c === 60 || c === 62 || c === 0x300b) break;
    end++;
  }
  return end;
};

/** "Jan 3 to Feb 5, 2024" as a range; one date elsewhere. */
const monthRange = (t: string, p: number): Reading | null => {
  const first = readMonthDate(t, p);
  if (!first || typeof first.value !== "string") return first;
  let at = skipSpaces(t, first.end, 1);
  const word = wordAt(t, at);
  if (t[at] === "-" || t[at] === "–") at = skipSpaces(t, at + 1, 1);
  else if (word.text === "to" || word.text === "through" || word.text === "until") at = skipSpaces(t, word.end, 1);
  else return first;
  const second = readMonthDate(t, at);
  if (!second || typeof second.value !== "string") return first;
  const year = second.value.slice(0, 4);
  const min =
    first.value.startsWith("--") && !second.value.startsWith("--") ? `${year}-${first.value.slice(2)}` : first.value;
  return { ...first, end: second.end, value: { min, max: second.value } };
};

/** Offset of the character before `p` over one space. */
const skipBack = (t: string, p: number): number => (t.charCodeAt(p - 1) === 32 ? p - 2 : p - 1);

/** "v2.10", "USD115", "Q3 2024", "H1N1": letters with figures right behind them. */
const atLettersAndFigures = (pass: Pass, p: number, end: number): number => {
  const { t } = pass;
  const letters = t.slice(p, end);
  if (letters === "v" || letters === "V" || letters === "ver" || letters === "Ver") {
    const version = readVersionLetter(t, end - 1);
    if (version) return emit(pass, withBound(pass, { ...version, start: p }));
  }
  const period = readPeriod(t, p);
  if (period) return emit(pass, withBound(pass, period));
  if (matchCode(t, p)?.end === end) return end;
  const sign = matchSignBefore(t, end);
  if (sign && sign.start === p) return end;
  if ((letters === "x" || letters === "X") && isDigit(t.charCodeAt(skipBack(t, p)))) return end;
  let start = p;
  while (
    start > pass.last &&
    p - start < 12 &&
    (t[start - 1] === "-" || isLatin(t.charCodeAt(start - 1)) || isDigit(t.charCodeAt(start - 1)))
  )
    start--;
  if (t[start] === "-") start = p;
  const stop = nameEnd(t, p, "-_./");
  if (t[stop] === "@") return nameEnd(t, p, "-_.@/");
  return emit(pass, named("identifier", start, stop, t.slice(start, stop)));
};

/** Reads what starts with the Latin letter at `p`, where a word begins. */
export const atLatin = (pass: Pass, p: number): number => {
  const { t } = pass;
  let end = p + 1;
  while (isLatin(t.charCodeAt(end))) end++;
  const next = t.charCodeAt(end);
  if (isDigit(next)) return atLettersAndFigures(pass, p, end);
  if (next === 64 || next === 95) return nameEnd(t, p, "-_.@/");
  if (next === 45 && isDigit(t.charCodeAt(end + 1))) {
    const word = t.slice(p, end).toLowerCase();
    if (MONTH_WORDS.has(word)) {
      const date = readMonthDate(t, p);
      if (date) return emit(pass, withBound(pass, date));
    }
    if (LOOSE_PREFIXES.has(word) || SMALL_WORDS.has(word) || matchCode(t, p)?.end === end) return end + 1;
    const stop = nameEnd(t, p, "-_./");
    return emit(pass, named("identifier", p, stop, t.slice(p, stop)));
  }
  if (next === 46 && isLatin(t.charCodeAt(end + 1))) {
    const host = hostEnd(t, p);
    if (host > 0) return host;
  }
  if (next === 32 || next === 46) {
    const clause = readRomanClause(t, p, end);
    if (clause) return emit(pass, clause);
  }
  if (end - p > LONGEST_TRIGGER || !TRIGGER_INITIALS.has(t.charCodeAt(p))) return end;
  const word = t.slice(p, end).toLowerCase();
  switch (TRIGGERS.get(word)) {
    case "number": {
      const past = readPastHour(t, p);
      if (past) return emit(pass, withBound(pass, past));
      return atNumberWord(pass, p, word, end);
    }
    case "month": {
      const date = monthRange(t, p);
      return date ? emit(pass, withBound(pass, date)) : end;
    }
    case "ordinal": {
      const date = readOrdinalDate(t, p) ?? readOrdinalPeriod(t, p, word, end);
      if (date) return emit(pass, withBound(pass, date));
      return emit(pass, named("ordinal", p, end, String(ORDINAL_WORDS.get(word))));
    }
    case "time":
      return emit(
        pass,
        withBound(pass, { start: p, end, kind: "time", value: word === "noon" ? "12:00" : "00:00", unit: "", per: [] }),
      );
    case "times": {
      const rate = word === "time" ? readTimeAndHalf(t, p, end) : readTimesPer(t, p, word, end);
      return rate ? emit(pass, withBound(pass, rate)) : end;
    }
    case "url":
      return t.startsWith("://", end) || (word === "www" && t[end] === ".") ? urlEnd(t, end) : end;
    default:
      return end;
  }
};
