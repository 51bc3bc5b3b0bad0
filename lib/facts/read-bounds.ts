import type { Bound, QuantityKind } from "../model/quantity";
import { isHan, isLatin } from "./characters";
import { HAN_AFTER, HAN_BEFORE, LATIN_AFTER, LATIN_BEFORE, SIGN_BEFORE } from "./lexicon/bounds";
import { skipSpaces } from "./number";

/** Bounds that only a date or time of day takes. */
const DATES_ONLY = new Set([
  "by",
  "until",
  "till",
  "through",
  "from",
  "since",
  "自",
  "从",
  "自从",
  "截至",
  "截止",
  "截止到",
  "截至到",
  "before",
  "prior to",
  "止",
  "为止",
  "之前",
  "以前",
  "前",
  "as late as",
  "as early as",
  "on or before",
  "on or after",
  ..."starting|starting on|beginning|beginning on|commencing|commencing on".split("|"),
  ..."effective|effective on|effective from|effective as of".split("|"),
  ..."及以前|及之前|或以前|及以后|及之后|或以后|当日及以前|当天及以前|当日及以后|当天及以后".split("|"),
]);
/** Bounds that a date, a time of day or a span takes. */
const TIMES_ONLY = new Set(["after", "后", "以后", "之后", "later than", "earlier than"]);
/** Bounds that never stand before a span of time: 近三年 is "the last three years". */
const NO_SPAN = new Set(["近"]);
/** Characters before a one-character bound that make another word of both: 最近, 附近, 签约, 合约. */
const HAN_JOINED: ReadonlyMap<string, string> = new Map([
  ["近", "最附邻靠临亲远就"],
  ["约", "合签条公预契特节违大制邀失缔"],
  ["超", "赶反高"],
  ["逾", "不"],
  ["满", "圆饱充不美丰"],
  ["上", "以之晚早网线海路地世身马加北向"],
  ["自", "来各独亲"],
  ["从", "服遵听"],
]);
const PLACES = "十百千万亿";
/** Characters behind a bound that make another word: 以下简称, 内容, 前后, 起来, 多次. */
const AFTER_JOINED: ReadonlyMap<string, string> = new Map([
  ["内", "容部存地蒙外在涵心政置阁幕衣科"],
  ["前", "后期景往来去列沿台端提言途十三五两几"],
  ["后", "台端续期来勤者备果卫"],
  ["起", "来到初因诉草源码飞点伏"],
  ["以下", "简称几内各"],
  ["以上", "内所各海"],
  ["多", "次少样元种功数年边方"],
  ["止", "损"],
  ["许", "可多"],
  ["余", "额下生年款"],
  ["左右", "手"],
]);

/** Words that begin with those characters and leave the bound free: 5月1日前提交, 30日内存入, 3天后续费. */
const AFTER_FREED: ReadonlyMap<string, readonly string[]> = new Map([
  ["内", ["部署", "存入", "容许", "容纳"]],
  ["前", ["提交", "提出", "提供", "提醒", "提前", "提取", "提请", "提升", "提示"]],
  ["后", ["续费", "续订", "续约", "续签", "续保", "续租", "来到"]],
]);
/** What makes another word of 内 even behind a span of time (30天内容); 三年内政府 and 十年内地产 are bounds. */
const JOINED_AFTER_SPAN = "容存涵";

/** Whether the character at `end` makes another word of the bound before it. */
const isJoined = (t: string, word: string, end: number, kind: QuantityKind): boolean => {
  if (!AFTER_JOINED.get(word)?.includes(t[end] ?? "@")) return false;
  if (AFTER_FREED.get(word)?.some((free) => t.startsWith(free, end))) return false;
  return word !== "内" || kind !== "duration" || JOINED_AFTER_SPAN.includes(t[end] as string);
};

const isDated = (kind: QuantityKind): boolean => kind === "date" || kind === "time";

/** Bounds of prices and counts: "starts at $9" bounds, "starts at 14:15" tells the time. */
const NEVER_DATED = new Set(["starts at", "start at", "starting at", "starts from", "starting from", "over", "under"]);

const fits = (word: string, kind: QuantityKind): boolean => {
  if (isDated(kind) && NEVER_DATED.has(word)) return false;
  if (DATES_ONLY.has(word)) return isDated(kind);
  if (TIMES_ONLY.has(word)) return isDated(kind) || kind === "duration";
  return !(NO_SPAN.has(word) && (kind === "duration" || kind === "date"));
};

export interface BoundMatch {
  op: Bound;
  start: number;
  end: number;
}

const hanBefore = (t: string, p: number, from: number, kind: QuantityKind): BoundMatch | null => {
  const end = t[p - 1] === " " ? p - 1 : p;
  for (let size = Math.min(7, end - from); size > 0; size--) {
    const word = t.slice(end - size, end);
    const op = HAN_BEFORE.get(word);
    if (!op || !fits(word, kind)) continue;
    const before = t[end - size - 1] ?? "";
    if (HAN_JOINED.get(word)?.includes(before || "@")) return null;
    if (word === "上" && !PLACES.includes(t[p] ?? "@")) return null;
    return { op, start: end - size, end };
  }
  return null;
};

const COMPARING = new Set(["times", "twice", "half", "fold"]);
/** Words that may stand between a bound and its quantity: "within the 30 days", "up to a maximum of". */
const FILLERS = new Set(["a", "an", "the", "just", "only", "another", "about", "approximately", "roughly", "some"]);

/** Up to five words before `p`, nearest last, with their starts. */
const wordsBefore = (t: string, p: number, from: number): { text: string; start: number }[] => {
  const words: { text: string; start: number }[] = [];
  let end = p;
  for (let count = 0; count < 6; count++) {
    let at = end;
    while (at > from && end - at < 2 && t.charCodeAt(at - 1) === 32) at--;
    if (at === end && count > 0) break;
    let start = at;
    while (
      start > from &&
      at - start < 20 &&
      (isLatin(t.charCodeAt(start - 1)) || (t[start - 1] === "." && start === at))
    )
      start--;
    if (start === at) break;
    words.unshift({ text: t.slice(start, at).toLowerCase(), start });
    end = start;
  }
  return words;
};

/** Last words of bounds, and fillers: where no such word stands before a quantity, nothing bounds it. */
const CLOSERS = new Set([
  ...FILLERS,
  ...[...LATIN_BEFORE.keys()].map((phrase) => phrase.slice(phrase.lastIndexOf(" ") + 1)),
]);
const CLOSING_LETTERS = new Set([...CLOSERS].map((word) => word.charCodeAt(word.length - 1)));

/** Whether the word right before `p` may end a bound. */
const mayBound = (t: string, p: number, from: number): boolean => {
  let end = p;
  while (end > from && p - end < 2 && t.charCodeAt(end - 1) === 32) end--;
  // "approx.", "ca."
  if (t[end - 1] === ".") return true;
  if (end === from || !CLOSING_LETTERS.has(t.charCodeAt(end - 1) | 32)) return false;
  let start = end;
  while (start > from && end - start < 20 && isLatin(t.charCodeAt(start - 1))) start--;
  return CLOSERS.has(t.slice(start, end).toLowerCase());
};

const latinBefore = (t: string, p: number, from: number, kind: QuantityKind): BoundMatch | null => {
  if (!mayBound(t, p, from)) return null;
  const words = wordsBefore(t, p, from);
  let softened: BoundMatch | null = null;
  for (let drop = 0; drop < 3 && words.length > 0; drop++) {
    for (let size = Math.min(5, words.length); size > 0; size--) {
      const picked = words.slice(-size);
      const phrase = picked.map((w) => w.text).join(" ");
      const op = LATIN_BEFORE.get(phrase);
      // "1.5 times as many as 150" compares
      const compared = phrase.startsWith("as ") && COMPARING.has(words[words.length - size - 1]?.text ?? "");
      if (op && fits(phrase, kind) && !compared) {
        const match = { op, start: (picked[0] as { start: number }).start, end: p };
        if (op !== "~") return match;
        softened ??= match;
        break;
      }
    }
    const nearest = words[words.length - 1] as { text: string };
    if (!FILLERS.has(nearest.text)) break;
    // "after the 2009 earthquake": the year tells which one, and bounds nothing
    if (kind === "date" && nearest.text === "the" && /^\d{4}(?!\d)/.test(t.slice(p, p + 5))) break;
    words.pop();
  }
  return softened;
};

const signBefore = (t: string, p: number, from: number): BoundMatch | null => {
  const end = t[p - 1] === " " ? p - 1 : p;
  for (const size of [3, 2, 1]) {
    if (end - size < from) continue;
    const op = SIGN_BEFORE.get(t.slice(end - size, end));
    if (op) return { op, start: end - size, end };
  }
  return null;
};

/** The bound in front of a quantity that starts at `p`. `from` is the end of the quantity before. */
export const boundBefore = (t: string, p: number, from: number, kind: QuantityKind): BoundMatch | null => {
  if (p <= from) return null;
  const c = t.charCodeAt(t[p - 1] === " " ? p - 2 : p - 1);
  if (isHan(c)) return hanBefore(t, p, from, kind);
  if (isLatin(c) || c === 46) return latinBefore(t, p, from, kind);
  return signBefore(t, p, from);
};

/** What "and the day itself" makes of a bound: 5月1日（含）以前. */
const INCLUDING: ReadonlyMap<Bound, Bound> = new Map([
  ["<", "<="],
  [">", ">="],
]);

/** End of a bracket that takes the value itself in (（含）, （含当日）, （含本数）) at `p`, or -1. */
const includedEnd = (t: string, p: number): number => {
  if (t[p] !== "(" || t[p + 1] !== "含") return -1;
  const close = t.indexOf(")", p);
  return close > 0 && close - p < 6 ? close + 1 : -1;
};

/** The bound behind a quantity that ends at `p`. */
export const boundAfter = (t: string, p: number, kind: QuantityKind): BoundMatch | null => {
  if (t[p] === "+" && !/[0-9A-Za-z+]/.test(t[p + 1] ?? " ") && !isDated(kind))
    return { op: ">=", start: p, end: p + 1 };
  const from = skipSpaces(t, p, 1);
  const included = includedEnd(t, from);
  const at = included > 0 ? included : from;
  const c = t.charCodeAt(at);
  if (isHan(c)) {
    for (let size = 7; size > 0; size--) {
      const word = t.slice(at, at + size);
      const op = HAN_AFTER.get(word);
      if (!op || !fits(word, kind)) continue;
      if (isJoined(t, word, at + size, kind)) return null;
      if (word === "起" && !(isDated(kind) || kind === "currency" || kind === "number")) return null;
      if (word === "许" && kind !== "time") return null;
      return { op: included > 0 ? (INCLUDING.get(op) ?? op) : op, start: from, end: at + size };
    }
    return null;
  }
  if (!isLatin(c)) return null;
  let end = at;
  const ends: number[] = [];
  for (let count = 0; count < 3; count++) {
    let to = end;
    while (to < end + 14 && isLatin(t.charCodeAt(to))) to++;
    if (to === end) break;
    ends.push(to);
    if (t.charCodeAt(to) !== 32) break;
    end = to + 1;
  }
  for (let i = ends.length - 1; i >= 0; i--) {
    const op = LATIN_AFTER.get(t.slice(at, ends[i]).toLowerCase());
    if (op) return { op, start: at, end: ends[i] as number };
  }
  return null;
};
