import { isDigit, isLatin } from "./characters";
import { DAY_PARTS_ZH } from "./lexicon/day-parts";
import { HAN_DIGITS } from "./lexicon/numerals";
import { skipSpaces } from "./number";
import { digitsEnd } from "./read-digits";
import { readHan } from "./read-han";
import { wordAt } from "./read-words";
import type { Reading } from "./reading";

type DayPart = (typeof DAY_PARTS_ZH)[number][1];

/** Characters before 早 or 晚 that compare: 最晚8点 is no evening. */
const COMPARED = "最较更太尽及趁偏越";

/** Last characters of those words. */
const DAY_PART_ENDS = [...new Set(DAY_PARTS_ZH.map(([word]) => word.charAt(word.length - 1)))].join("");

const ZONES = new Set([
  "utc",
  "gmt",
  "et",
  "est",
  "edt",
  "ct",
  "cst",
  "cdt",
  "mt",
  "mst",
  "mdt",
  "pt",
  "pst",
  "pdt",
  "bst",
  "cet",
  "cest",
  "ist",
  "jst",
  "hkt",
  "sgt",
  "z",
]);

const pad = (n: number): string => String(n).padStart(2, "0");

/** "14:15". */
export const clock = (hour: number, minute: number): string => `${pad(hour)}:${pad(minute)}`;

const reading = (start: number, end: number, hour: number, minute: number, second?: string): Reading => ({
  start,
  end,
  kind: "time",
  value: `${clock(hour, minute)}${second ? `:${second}` : ""}`,
  unit: "",
  per: [],
});

/** "a.m.", "PM", "p.m" at `p` → which half of the day. */
const readHalf = (t: string, p: number): { late: boolean; end: number } | null => {
  const at = skipSpaces(t, p, 2);
  const a = t[at]?.toLowerCase();
  if (a !== "a" && a !== "p") return null;
  let end = at + 1;
  const dotted = t[end] === ".";
  if (dotted) end = t[end + 1] === " " ? end + 2 : end + 1;
  if (t[end]?.toLowerCase() !== "m") return null;
  end++;
  if (isLatin(t.charCodeAt(end)) || isDigit(t.charCodeAt(end))) return null;
  if (dotted && t[end] === ".") end++;
  return { late: a === "p", end };
};

const withHalf = (hour: number, late: boolean): number =>
  late ? (hour < 12 ? hour + 12 : hour) : hour === 12 ? 0 : hour;

const zoneEnd = (t: string, p: number): number => {
  const at = skipSpaces(t, p, 1);
  const w = wordAt(t, at);
  // "17:00 UTC+8", "GMT+05:30"
  if ((w.text === "utc" || w.text === "gmt") && "+-".includes(t[w.end] ?? "@")) {
    const hours = digitsEnd(t, w.end + 1, 3);
    const minutes = t[hours] === ":" ? digitsEnd(t, hours + 1, 3) : hours;
    if (hours > w.end + 1 && hours - w.end < 4) return minutes === hours + 3 ? minutes : hours;
  }
  return ZONES.has(w.text) && t.slice(at, w.end) === w.text.toUpperCase() ? w.end : p;
};

const dayPartBefore = (t: string, p: number, from: number): { start: number; part: DayPart } | null => {
  for (let gap = 0; gap < 2; gap++) {
    if (gap === 1 && t.charCodeAt(p - 1) !== 32) break;
    if (!DAY_PART_ENDS.includes(t[p - gap - 1] ?? "-")) continue;
    for (const [word, part] of DAY_PARTS_ZH) {
      const start = p - gap - word.length;
      if (start < from || !t.startsWith(word, start)) continue;
      if (word.length > 1 || !COMPARED.includes(t[start - 1] ?? "@")) return { start, part };
    }
  }
  return null;
};

const place = (hour: number, part: DayPart | undefined): number => {
  // 夜里两点 is early in the morning, 晚上八点 late in the day, 午夜12点 the end of it
  if (part === "night") return hour === 12 ? 0 : hour >= 5 && hour < 12 ? hour + 12 : hour;
  if (part === "late") return hour >= 1 && hour < 12 ? hour + 12 : hour;
  if (part === "noon") return hour >= 1 && hour < 4 ? hour + 12 : hour;
  return part === "early" && hour === 12 ? 0 : hour;
};

/** Hours with 点 or 时 and what follows: 三点半, 下午3点15分, 14时15分, 八点一刻. */
const hanTime = (t: string, p: number, from: number): Reading | null => {
  let hour: number;
  let end: number;
  if (isDigit(t.charCodeAt(p))) {
    end = digitsEnd(t, p, 3);
    if (end - p > 2) return null;
    hour = Number(t.slice(p, end));
  } else {
    const plain = readHour(t, p);
    if (!plain) return null;
    hour = plain.value;
    end = plain.end;
  }
  if (hour > 24) return null;
  const before = dayPartBefore(t, p, from);
  const start = before?.start ?? p;
  // 3 点 30 分: figures may stand apart from the characters
  const apart = isDigit(t.charCodeAt(p)) ? 1 : 0;
  end = skipSpaces(t, end, apart);
  const mark = t[end];
  if (mark !== "点" && mark !== "时") return null;
  if (
    mark === "时" &&
    (t[end + 1] === "间" ||
      t[end + 1] === "期" ||
      t[end + 1] === "代" ||
      t[end + 1] === "候" ||
      t[end + 1] === "刻" ||
      t[end + 1] === "速")
  )
    return null;
  let at = end + 1;
  if (mark === "点" && t[at] === "钟") at++;
  else if (mark === "点" && (t[at] === "整" || t[at] === "正")) at++;
  const tail = t[at] ?? "";
  if (tail === "半" && t[at + 1] !== "径") return reading(start, at + 1, place(hour, before?.part), 30);
  if (t.startsWith("一刻", at)) return reading(start, at + 2, place(hour, before?.part), 15);
  if (t.startsWith("三刻", at)) return reading(start, at + 2, place(hour, before?.part), 45);
  const figures = skipSpaces(t, at, apart);
  const minute = isDigit(t.charCodeAt(figures)) ? shortRun(t, figures) : readHour(t, tail === "零" ? at + 1 : at);
  const minutes = minute ? skipSpaces(t, minute.end, apart) : at;
  if (minute && minute.value < 60 && t[minutes] === "分" && t[minutes + 1] !== "之") {
    let second: string | undefined;
    let stop = minutes + 1;
    const from = skipSpaces(t, stop, apart);
    const seconds = isDigit(t.charCodeAt(from)) ? shortRun(t, from) : null;
    const mark = seconds ? skipSpaces(t, seconds.end, apart) : stop;
    if (seconds && t[mark] === "秒") {
      second = pad(seconds.value);
      stop = mark + 1;
    }
    return reading(start, stop, place(hour, before?.part), minute.value, second);
  }
  if (
    minute &&
    minute.value >= 10 &&
    minute.value < 60 &&
    mark === "点" &&
    (before || minute.value % 5 === 0) &&
    !isDigit(tail.charCodeAt(0))
  ) {
    return reading(start, minute.end, place(hour, before?.part), minute.value);
  }
  // A bare 三点 may be "three points": it wants 钟, 整, a part of the day, or a word of time beside it.
  const next = t[at] ?? "";
  const clock =
    before ||
    at > end + 1 ||
    // 0点 and 24点: no other points are counted so, but for decimals (零点几)
    (mark === "点" &&
      (hour === 0 || hour === 24) &&
      !isDigit(t.charCodeAt(at)) &&
      !HAN_DIGITS.has(next) &&
      next !== "几") ||
    "至到-–~前后开起许".includes(next || "@") ||
    "日号于在至到晚早".includes(t[t[p - 1] === " " ? p - 2 : p - 1] ?? "@");
  if (mark === "点" && !clock) return null;
  if (mark === "时" && !(clock || isDigit(t.charCodeAt(p)))) return null;
  return reading(start, at, place(hour, before?.part), 0);
};

const shortRun = (t: string, p: number): { value: number; end: number } | null => {
  const end = digitsEnd(t, p, 3);
  return end === p || end - p > 2 ? null : { value: Number(t.slice(p, end)), end };
};

/** A Chinese numeral below 60 without its 点 decimals. */
const readHour = (t: string, p: number): { value: number; end: number } | null => {
  let end = p;
  while (end < p + 3 && (HAN_DIGITS.has(t[end] ?? "") || t[end] === "十")) end++;
  if (end === p) return null;
  const numeral = readHan(t.slice(p, end), 0);
  if (!numeral || numeral.high || numeral.end !== end - p) return null;
  return { value: Number(numeral.value.n), end };
};

/** "in the afternoon", "o'clock" behind an hour. */
const phraseAfter = (t: string, p: number): { late: boolean | null; end: number } | null => {
  const at = skipSpaces(t, p, 1);
  if (t.startsWith("o'clock", at)) {
    const more = phraseAfter(t, at + 7);
    return more?.late != null ? more : { late: null, end: at + 7 };
  }
  if (t.startsWith("in the ", at)) {
    const w = wordAt(t, at + 7);
    if (w.text === "morning") return { late: false, end: w.end };
    if (w.text === "afternoon" || w.text === "evening") return { late: true, end: w.end };
  }
  if (t.startsWith("at night", at)) return { late: true, end: at + 8 };
  return null;
};

/** A time of day at `p`, figures or Chinese; null where none stands. `from` is the end of the quantity before. */
export const readTime = (t: string, p: number, from: number): Reading | null => {
  if (!isDigit(t.charCodeAt(p))) return hanTime(t, p, from);
  const hourEnd = digitsEnd(t, p, 3);
  if (hourEnd - p > 2) return null;
  const hour = Number(t.slice(p, hourEnd));
  if (hour > 24) return null;
  const separator = t[hourEnd];
  const minuteEnd = digitsEnd(t, hourEnd + 1, 3);
  const hasMinutes = (separator === ":" || separator === ".") && minuteEnd - hourEnd === 3;
  const minute = hasMinutes ? Number(t.slice(hourEnd + 1, minuteEnd)) : 0;
  if (hasMinutes && minute < 60 && (separator === ":" || readHalf(t, minuteEnd))) {
    let end = minuteEnd;
    let second: string | undefined;
    if (separator === ":" && t[end] === ":") {
      const to = digitsEnd(t, end + 1, 3);
      if (to - end !== 3) return null;
      second = t.slice(end + 1, to);
      end = to;
      // parts of a second, as logs write them
      const parts = t[end] === "." ? digitsEnd(t, end + 1, 10) : end;
      if (parts > end + 1) {
        second = t.slice(to - 2, parts);
        end = parts;
      }
    }
    const before = dayPartBefore(t, p, from);
    const half = readHalf(t, end);
    if (half) {
      if (hour > 12 && !half.late) return null;
      return reading(before?.start ?? p, zoneEnd(t, half.end), withHalf(hour, half.late), minute, second);
    }
    if (isLatin(t.charCodeAt(end)) && t[end] !== "Z" && t[end] !== "h") return null;
    const phrase = phraseAfter(t, end);
    if (phrase)
      return reading(p, phrase.end, phrase.late === null ? hour : withHalf(hour, phrase.late), minute, second);
    if (t[end] === "h") end++;
    return reading(before?.start ?? p, zoneEnd(t, end), place(hour, before?.part), minute, second);
  }
  if (hour === 12) {
    const word = wordAt(t, skipSpaces(t, hourEnd, 1));
    if (word.text === "noon" || word.text === "midnight") return reading(p, word.end, word.text === "noon" ? 12 : 0, 0);
  }
  const half = hour >= 1 && hour <= 12 ? readHalf(t, hourEnd) : null;
  if (half) return reading(p, zoneEnd(t, half.end), withHalf(hour, half.late), 0);
  const phrase = hour >= 1 && hour <= 12 ? phraseAfter(t, hourEnd) : null;
  if (phrase) return reading(p, phrase.end, phrase.late === null ? hour : withHalf(hour, phrase.late), 0);
  return hanTime(t, p, from);
};
