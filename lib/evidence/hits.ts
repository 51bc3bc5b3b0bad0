import type { Span } from "../model/span";
import { isDigit, isHan, isLetter, isSpace } from "../text/characters";

/** More hits than this say nothing about a place. */
export const MOST_HITS = 1000;

const HAN_NUMERALS = "零〇一二两三四五六七八九十百千万亿兩萬億";
/** Before the rest of a word they turn its meaning round: a quote must not begin inside "unavailable" or "neither". */
const NEGATING_PREFIXES = new Set(["un", "in", "im", "il", "ir", "dis", "non", "mis", "anti"]);
/** Words that "n" before them denies: neither, never, none, nor. */
const DENIED_BY_N = ["either", "ever", "one", "or"];

/** All places of `needle` in `text`, overlapping ones too, in order; at most 1,000. */
export function findAll(text: string, needle: string): Span[] {
  const hits: Span[] = [];
  if (needle === "") return hits;
  for (let at = text.indexOf(needle); at >= 0 && hits.length < MOST_HITS; at = text.indexOf(needle, at + 1))
    hits.push({ start: at, end: at + needle.length });
  return hits;
}

const isPoint = (unit: number): boolean => unit === 46 || unit === 44 || unit === 0xff0e;
const isMinus = (unit: number): boolean => unit === 45 || unit === 0x2212 || unit === 0xff0d;
const isHanNumeral = (text: string, at: number): boolean =>
  at >= 0 && at < text.length && HAN_NUMERALS.includes(text[at] as string);

/** Units after which `-` joins the ends of a range rather than being a minus sign: 3月-5月. */
const RANGE_UNITS = "年月日号時时分秒元条页章节楼层度℃";

/** Whether the `-` at `at` is the sign of the number after it: nothing that it could join stands before it. */
function isSign(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  if (isHan(before)) return !RANGE_UNITS.includes(text[at - 1] as string) && !isHanNumeral(text, at - 1);
  return isSpace(before) || before === 40 || before === 0xff08 || before === 58 || before === 0xff1a || before === 61;
}

/** Whether a space at `at` parts thousands: one to three digits before it, just three after it. */
function partsThousands(text: string, at: number): boolean {
  if (!isSpace(text.charCodeAt(at))) return false;
  let from = at;
  while (from > 0 && at - from < 4 && isDigit(text.charCodeAt(from - 1))) from--;
  let to = at + 1;
  while (to - at < 5 && isDigit(text.charCodeAt(to))) to++;
  return at > from && at - from < 4 && to - at === 4;
}

/** Characters right after a figure that make it another number: 2.5 of 2.5万, "5" of "5%". */
const SCALES = "千百万亿萬億%％‰";

/** Whether a number goes on over the edge at `at`: "50" in "1,500", 十五 in 二十五, "5" in "-5", "000" in "1 000". */
function cutsNumber(text: string, at: number, isStart: boolean): boolean {
  const left = text.charCodeAt(at - 1);
  const right = text.charCodeAt(at);
  if (isDigit(left) && isDigit(right)) return true;
  if (isHanNumeral(text, at - 1) && isHanNumeral(text, at)) return true;
  if (!isStart && isDigit(left) && at < text.length && SCALES.includes(text[at] as string)) return true;
  if (isStart ? isDigit(right) && partsThousands(text, at - 1) : isDigit(left) && partsThousands(text, at)) return true;
  if (isStart && isDigit(right)) {
    if (isPoint(left) && isDigit(text.charCodeAt(at - 2))) return true;
    if (isMinus(left) && isSign(text, at - 1)) return true;
  }
  return !isStart && isDigit(left) && isPoint(right) && isDigit(text.charCodeAt(at + 1));
}

/** Whether a hit leaves the minus sign of its first number outside. Folded text no longer tells a sign from a dash. */
export const cutsSign = (text: string, hit: Span): boolean =>
  isDigit(text.charCodeAt(hit.start)) && isMinus(text.charCodeAt(hit.start - 1)) && isSign(text, hit.start - 1);

/** Whether the hit begins behind a negating prefix of its first word. */
function cutsPrefix(text: string, start: number): boolean {
  if (!isLetter(text.charCodeAt(start))) return false;
  let from = start;
  if (text.charCodeAt(from - 1) === 45) from--;
  const end = from;
  while (from > 0 && end - from < 6 && isLetter(text.charCodeAt(from - 1))) from--;
  const prefix = text.slice(from, end).toLowerCase();
  if (prefix === "n") {
    const word = text.slice(start, start + 7).toLowerCase();
    return DENIED_BY_N.some((each) => word.startsWith(each) && !isLetter(word.charCodeAt(each.length)));
  }
  return from < end && NEGATING_PREFIXES.has(prefix);
}

/** Whether the hit ends before a negator that is joined to its last word: "can" of "cannot", "are" of "aren't". */
function cutsNegator(text: string, end: number): boolean {
  if (!isLetter(text.charCodeAt(end - 1))) return false;
  const rest = text.slice(end, end + 4).toLowerCase();
  if (rest.startsWith("not")) return !isLetter(text.charCodeAt(end + 3));
  return rest.startsWith("n't") || rest.startsWith("n’t");
}

/** Whether the hit ends inside the unit of a number: "500 M" of "500 MB". */
function cutsUnit(text: string, end: number): boolean {
  if (!isLetter(text.charCodeAt(end)) || !isLetter(text.charCodeAt(end - 1)) || isHan(text.charCodeAt(end)))
    return false;
  let from = end;
  while (from > 0 && end - from < 6 && isLetter(text.charCodeAt(from - 1))) from--;
  if (text.charCodeAt(from - 1) === 32) from--;
  return isDigit(text.charCodeAt(from - 1));
}

/** Whether the words of a hit say something else than the text does there, because its edge cuts a number, a unit or a negation. */
export const cutsMeaning = (text: string, hit: Span): boolean =>
  cutsNumber(text, hit.start, true) ||
  cutsNumber(text, hit.end, false) ||
  cutsPrefix(text, hit.start) ||
  cutsNegator(text, hit.end) ||
  cutsUnit(text, hit.end);

/** 0 to 2: how many edges of the hit cut a word in two. */
export function cutWords(text: string, hit: Span): number {
  const inWord = (at: number): boolean => {
    const left = text.charCodeAt(at - 1);
    const right = text.charCodeAt(at);
    return (isLetter(left) || isDigit(left)) && (isLetter(right) || isDigit(right));
  };
  return Number(inWord(hit.start)) + Number(inWord(hit.end));
}

/** Letters, digits and Chinese characters of a text; a Chinese character counts as `han`. */
export function contentLength(text: string, han = 1): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isHan(unit)) count += han;
    else if (isLetter(unit) || isDigit(unit)) count++;
  }
  return count;
}
