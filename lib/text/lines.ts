import type { Span } from "../model/span";
import { isDigit, isHan, isLetter, isSpace } from "./characters";

/** A line without the white space around it. `width` counts a Chinese character as two columns. */
export interface Line extends Span {
  /** Columns of white space before it; a tab is four. */
  indent: number;
  width: number;
}

/** The lines of a range, in order, empty ones too (start = end). */
export function readLines(text: string, span: Span = { start: 0, end: text.length }): Line[] {
  const lines: Line[] = [];
  let at = span.start;
  while (at <= span.end) {
    let stop = at;
    while (stop < span.end && !isBreak(text.charCodeAt(stop))) stop++;
    let start = at;
    let indent = 0;
    while (start < stop && isSpace(text.charCodeAt(start))) indent += text.charCodeAt(start++) === 9 ? 4 : 1;
    let end = stop;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    let width = 0;
    for (let i = start; i < end; i++) width += text.charCodeAt(i) > 0x2e7f ? 2 : 1;
    lines.push({ start, end, indent, width });
    if (stop >= span.end) break;
    at = stop + 1;
  }
  return lines;
}

const isBreak = (unit: number): boolean => unit === 10 || unit === 0x2028 || unit === 0x2029;

const CLOSERS = "\"'”’」』)）]】》*_";
const TERMINATORS = ".。!！?？;；:：…";
const OPEN_ENDED = ",，、(（-–—&/";

/** Whether a line ends as a sentence or a lead-in ends, closing quotes, brackets and citation marks set aside. */
export function endsSentence(text: string, line: Span): boolean {
  let i = line.end - 1;
  while (i > line.start && CLOSERS.includes(text[i] as string)) {
    if (text[i] === "]" || text[i] === "】") {
      const open = text.lastIndexOf(text[i] === "]" ? "[" : "【", i);
      if (open > line.start && i - open < 80) {
        i = open - 1;
        while (i > line.start && isSpace(text.charCodeAt(i))) i--;
        continue;
      }
    }
    i--;
  }
  return i >= line.start && TERMINATORS.includes(text[i] as string);
}

const BULLETS = "-*+•·◦▪‣●○–—※";
const CHINESE_NUMERALS = "一二三四五六七八九十百零〇";

/**
 * Where the list mark at the start of a line ends, white space after it included; `start` if there is none:
 * `- `, `1. `, `1)`, `1、`, `(1)`, `（一）`, `一、`, `①`, `a) `.
 */
export function listMarkEnd(text: string, line: Span): number {
  const { start, end } = line;
  const past = (i: number): number => {
    let at = i;
    while (at < end && isSpace(text.charCodeAt(at))) at++;
    return at;
  };
  const first = text.charCodeAt(start);
  const spaced = (i: number): number => (i < end && isSpace(text.charCodeAt(i)) ? past(i) : start);
  if (BULLETS.includes(text[start] as string) && end > start) {
    const mark =
      first > 0x2000 && first < 0x2600 && first !== 0x2013 && first !== 0x2014 ? past(start + 1) : spaced(start + 1);
    return mark;
  }
  if (first >= 0x2460 && first <= 0x2473) return past(start + 1);
  const bracketed = first === 40 || first === 0xff08;
  let i = bracketed ? start + 1 : start;
  const from = i;
  while (i < end && i - from < 3 && isDigit(text.charCodeAt(i))) i++;
  if (i === from) while (i < end && i - from < 4 && CHINESE_NUMERALS.includes(text[i] as string)) i++;
  const letter = i === from && i < end && isLetter(text.charCodeAt(i)) && text.charCodeAt(i) < 128;
  if (letter) {
    i++;
    while (i - from < 4 && "ivxIVX".includes(text[from] as string) && "ivxIVX".includes(text[i] ?? " ")) i++;
  }
  if (i === from || i >= end) return start;
  const closer = text.charCodeAt(i);
  const digits = isDigit(text.charCodeAt(from));
  if (bracketed) return closer === 41 || closer === 0xff09 ? past(i + 1) : start;
  if (closer === 41 || closer === 0xff09) return digits ? past(i + 1) : letter ? spaced(i + 1) : start;
  if (closer === 0x3001) return letter ? start : past(i + 1);
  if (closer === 46 || closer === 0xff0e) {
    if (isHan(text.charCodeAt(i + 1)) && digits) return i + 1;
    return digits || (letter && i === from + 1 && first >= 97) ? spaced(i + 1) : start;
  }
  return start;
}

/**
 * For each line of a run of lines without an empty one between them, whether it goes on in the next one: text wrapped
 * at a fixed width (a PDF, a mail) is one paragraph, while a line that ends early, or before a list mark, stands alone.
 */
export function readWraps(text: string, lines: readonly Line[]): boolean[] {
  let longest = 0;
  for (const line of lines) longest = Math.max(longest, line.width);
  const open = lines.map((line, k) => {
    const next = lines[k + 1];
    if (!next || line.end <= line.start || next.end <= next.start || listMarkEnd(text, next) > next.start) return false;
    if (endsSentence(text, line)) return false;
    const head = text.charCodeAt(next.start);
    const tail = text[line.end - 1] as string;
    if (isLower(head) && line.width >= 20) return true;
    if (OPEN_ENDED.includes(tail) && line.width >= 20) return true;
    return longest >= 50 && line.width >= 0.75 * longest;
  });
  const wrapped = longest >= 50 && open.some((join, k) => join && (lines[k] as Line).width >= 0.75 * longest);
  return open.map((join, k) => {
    const next = lines[k + 1];
    if (join || !wrapped || !next || next.end <= next.start) return join;
    return (
      (lines[k] as Line).width >= 0.75 * longest &&
      listMarkEnd(text, next) === next.start &&
      !isLeadIn(text, lines[k] as Line)
    );
  });
}

/** Ends with a colon: what follows belongs to it. */
export const isLeadIn = (text: string, line: Span): boolean => {
  let i = line.end - 1;
  while (i > line.start && "*_".includes(text[i] as string)) i--;
  return text[i] === ":" || text[i] === "：";
};

const isLower = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 0xdf && unit <= 0xff && unit !== 0xf7);
