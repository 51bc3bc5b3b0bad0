import type { Span } from "../model/span";
import { isDigit, isHan, isKana, isLetter, isSpace } from "./characters";
import { listMarkEnd } from "./lines";

/** Up to this length the words themselves are the directive; beyond, their first and last words are. */
const LONGEST_WHOLE = 300;
/** Units of the first and of the last words of a long range; a Chinese character counts as three. */
const END_WORDS = 40;
/** Words shorter than this (a Chinese character counts as three) may well stand elsewhere in a page of which only a part was read: they take neighbours along. */
const SHORT = 20;
/** Neighbouring words that are taken in at most until the place is the only one. */
const MOST_NEIGHBOURS = 12;
/** Units by which a range that cuts a word is widened at most. */
const WIDEST = 60;

/**
 * A link to a web page that opens it at a range of its text: `address` with `#:~:text=[prefix-,]start[,end][,-suffix]`
 * (WICG, URL Fragment Text Directives). `text` is the page's text as it was read, `span` a range of it in UTF-16 offsets.
 * Undefined where the address is none of the web, or the range holds no words.
 *
 * A browser takes the first place that fits, at word borders of its own making. So terms end only where every browser
 * parts words, hold no line break (a single term stands within one block) and no mark that the page does not show, and
 * take neighbours along where the same words stand earlier.
 */
export function fragmentLink(address: string, text: string, span: Span): string | undefined {
  if (!/^https?:\/\/[^\s<>"']+$/i.test(address)) return undefined;
  const directive = textDirective(text, span);
  if (directive === undefined) return undefined;
  const at = address.indexOf(":~:");
  const page = at < 0 ? address : address.slice(0, at).replace(/#$/, "");
  return `${page}${page.includes("#") ? "" : "#"}:~:${directive}`;
}

/** The directive alone: `text=…`. */
export function textDirective(text: string, span: Span): string | undefined {
  const runs = readRuns(text, span);
  const first = runs[0];
  const last = runs[runs.length - 1];
  if (!first || !last) return undefined;
  const start = widen(text, first);
  const end = last === first ? start : widen(text, last);
  const plain = text.length > LONGEST_PAGE ? undefined : lower(text);
  if (start === end && start.end - start.start <= LONGEST_WHOLE) {
    const { prefix, suffix } = neighbours(text, plain, start, start);
    return `text=${terms(text, prefix, start, undefined, suffix)}`;
  }
  const head = start === end || start.end - start.start > LONGEST_WHOLE ? headOf(text, start) : start;
  const tail = start === end || end.end - end.start > LONGEST_WHOLE ? tailOf(text, end) : end;
  const { prefix, suffix } = neighbours(text, plain, head, tail);
  return `text=${terms(text, prefix, head, tail, suffix)}`;
}

function terms(text: string, prefix: Span | undefined, start: Span, end: Span | undefined, suffix: Span | undefined) {
  const of = (span: Span): string => encode(text.slice(span.start, span.end));
  return [prefix && `${of(prefix)}-`, of(start), end && of(end), suffix && `-${of(suffix)}`].filter(Boolean).join(",");
}

/** `-`, `,` and `&` part the terms of a directive and must not stand in one. */
const encode = (words: string): string =>
  encodeURIComponent(words.trim().replace(/\s+/g, " ").replace(LONE_SURROGATES, "")).replaceAll("-", "%2D");

const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Marks of Markdown and of tables read as text: no page shows them. */
const MARKS = new Set([..."\n\r\t|*`\u2028\u2029"].map((mark) => mark.charCodeAt(0)));

const isMark = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  // A star between digits or spaces is a sign of its own.
  return MARKS.has(unit) && !(unit === 42 && isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1)));
};

const isWordy = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return isLetter(unit) || isDigit(unit) || isHan(unit) || isKana(unit);
};

/** Stretches of a range without marks and line breaks, each with a letter or a digit; list marks left out. */
function readRuns(text: string, span: Span): Span[] {
  const runs: Span[] = [];
  const add = (from: number, to: number): void => {
    let start = from;
    let end = to;
    const isLineStart = start === 0 || text.charCodeAt(start - 1) === 10;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    if (isLineStart) {
      while (start < end && (text[start] === "#" || text[start] === ">" || text[start] === " ")) start++;
      start = listMarkEnd(text, { start, end });
    }
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    for (let i = start; i < end; i++) if (isWordy(text, i)) return void runs.push({ start, end });
  };
  let from = span.start;
  for (let i = span.start; i < span.end; i++) {
    if (!isMark(text, i)) continue;
    add(from, i);
    from = i + 1;
  }
  add(from, span.end);
  return runs;
}

/** Joins the letters or digits on both its sides to one word: "don't", "3.5", "a.m", and 20，20. */
const JOINTS = "'’.,:;·_，．：；";

/** Whether every browser parts words at `at`, whatever its dictionary: beside spaces and marks, between Chinese and other script. */
function isBorder(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const left = text.charCodeAt(at - 1);
  const right = text.charCodeAt(at);
  if (isSpace(left) || isSpace(right) || isMark(text, at - 1) || isMark(text, at)) return true;
  if (isSurrogate(left) || isSurrogate(right)) return false;
  const leftWordy = isWordy(text, at - 1);
  const rightWordy = isWordy(text, at);
  if (leftWordy && rightWordy) return isHan(left) !== isHan(right) && !isKana(left) && !isKana(right);
  if (!leftWordy && JOINTS.includes(text[at - 1] as string))
    return !(isLatin(right) && isLatin(text.charCodeAt(at - 2)));
  if (!rightWordy && JOINTS.includes(text[at] as string)) return !(isLatin(left) && isLatin(text.charCodeAt(at + 1)));
  return right > 0x36f || right < 0x300;
}

const isLatin = (unit: number): boolean => isLetter(unit) || isDigit(unit);
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xe000;

/** The range with its ends moved out to the next border, not over a mark; an end that has none near stays. */
function widen(text: string, { start, end }: Span): Span {
  let from = start;
  while (from > 0 && start - from < WIDEST && !isBorder(text, from)) from--;
  let to = end;
  while (to < text.length && to - end < WIDEST && !isBorder(text, to)) to++;
  return { start: isBorder(text, from) ? from : start, end: isBorder(text, to) ? to : end };
}

const weight = (unit: number): number => (isHan(unit) || isKana(unit) ? 3 : 1);

function weightOf(text: string, { start, end }: Span): number {
  let sum = 0;
  for (let i = start; i < end; i++) sum += weight(text.charCodeAt(i));
  return sum;
}

/** The first words of a range, up to a border; all of it where there is none. */
function headOf(text: string, { start, end }: Span): Span {
  let sum = 0;
  for (let i = start; i < end; i++) {
    if (sum >= END_WORDS && isBorder(text, i)) return trimmed(text, { start, end: i });
    sum += weight(text.charCodeAt(i));
  }
  return { start, end };
}

function tailOf(text: string, { start, end }: Span): Span {
  let sum = 0;
  for (let i = end; i > start; i--) {
    if (sum >= END_WORDS && isBorder(text, i)) return trimmed(text, { start: i, end });
    sum += weight(text.charCodeAt(i - 1));
  }
  return { start, end };
}

function trimmed(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** Texts longer than this are no single page; in them the first place that fits is not looked for. */
const LONGEST_PAGE = 1_000_000;

let lowered = { text: "", low: "" };

/** Browsers compare without case. Offsets must hold, so a text in which a capital grows is left as it is. Kept for the next range of the same text. */
function lower(text: string): string {
  if (lowered.text !== text) {
    const low = text.toLowerCase();
    lowered = { text, low: low.length === text.length ? low : text };
  }
  return lowered.low;
}

/**
 * What must stand before the first and after the last term so that the first place that fits is the one that is meant:
 * nothing where it is so anyway, words of the same line else. The best there is where not even those tell the places apart.
 */
function neighbours(text: string, plain: string | undefined, head: Span, tail: Span): { prefix?: Span; suffix?: Span } {
  if (plain === undefined) return {};
  const isFirst = (from: number, to: number): boolean => plain.indexOf(plain.slice(from, to)) === from;
  const isLone = head === tail && !isLine(text, head);
  const isShort = (from: number, to: number): boolean => isLone && weightOf(text, { start: from, end: to }) < SHORT;
  let prefix = head.start;
  const floor = lineWords(text, head.start);
  let steps = 0;
  while (steps < MOST_NEIGHBOURS && (!isFirst(prefix, head.end) || isShort(prefix, head.end))) {
    const next = borderBefore(text, prefix);
    if (next === prefix || next < floor) break;
    prefix = next;
    steps++;
  }
  let suffix = tail.end;
  steps = 0;
  const isEnd = (): boolean =>
    head === tail
      ? isFirst(prefix, head.end) || isFirst(prefix, suffix)
      : plain.indexOf(plain.slice(tail.start, suffix), head.end) === tail.start;
  while (steps < MOST_NEIGHBOURS && (!isEnd() || isShort(prefix, suffix))) {
    const next = borderAfter(text, suffix);
    if (next === suffix) break;
    suffix = next;
    steps++;
  }
  const before = trimmed(text, { start: prefix, end: head.start });
  const after = trimmed(text, { start: tail.end, end: suffix });
  return {
    ...(before.end > before.start ? { prefix: before } : {}),
    ...(after.end > after.start ? { suffix: after } : {}),
  };
}

/** Where the words of the line around `at` begin: a page numbers its lists itself, outside its text. */
function lineWords(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < 4 * WIDEST && text.charCodeAt(start - 1) !== 10) start--;
  return listMarkEnd(text, { start, end: at });
}

/** Whether a range is a whole line: a heading, a cell, a list item have no neighbours in their block. */
const isLine = (text: string, { start, end }: Span): boolean =>
  (start === 0 || isMark(text, start - 1)) && (end === text.length || isMark(text, end));

/** The border before the word that stands before `at` in its line; `at` where none does. */
function borderBefore(text: string, at: number): number {
  let i = at;
  let seen = false;
  while (i > 0 && at - i < WIDEST && !isMark(text, i - 1)) {
    i--;
    seen ||= isWordy(text, i);
    if (seen && isBorder(text, i) && !isSpace(text.charCodeAt(i))) return i;
  }
  return at;
}

function borderAfter(text: string, at: number): number {
  let i = at;
  let seen = false;
  while (i < text.length && i - at < WIDEST && !isMark(text, i)) {
    seen ||= isWordy(text, i);
    i++;
    if (seen && isBorder(text, i) && !isSpace(text.charCodeAt(i - 1))) return i;
  }
  return at;
}
