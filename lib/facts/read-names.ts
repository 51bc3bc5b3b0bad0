import { isDigit, isHan, isLatin, isUpper } from "./characters";
import {
  CLAUSE_NOUNS,
  HAN_CLAUSES,
  HAN_CODES,
  HAN_REFERENCES,
  REFERENCE_NOUNS,
  STANDARD_BODIES,
  VERSION_NOUNS,
  VERSIONED_NAMES,
} from "./lexicon/references";
import { skipSpaces } from "./number";
import { formatRational } from "./rational";
import { digitsEnd } from "./read-digits";
import { readHan } from "./read-han";
import { readUnit, singular } from "./read-unit";
import { wordAt } from "./read-words";
import type { Reading } from "./reading";
import { matchHan } from "./unit-index";

/** Longest name with figures in it, in UTF-16 units. */
const LONGEST_NAME = 64;

const isAlnum = (c: number): boolean => isDigit(c) || isLatin(c);

export const named = (kind: Reading["kind"], start: number, end: number, value: string, unit = ""): Reading => ({
  start,
  end,
  kind,
  value,
  unit,
  per: [],
});

/** End of a run such as "EC017100401", "rc.1", "9001:2015": letters, figures, and marks between them. */
export const nameEnd = (t: string, p: number, marks = "-_.:/"): number => {
  let end = p;
  const stop = p + LONGEST_NAME;
  while (end < stop) {
    if (isAlnum(t.charCodeAt(end))) end++;
    else if (marks.includes(t[end] ?? " ") && isAlnum(t.charCodeAt(end + 1)) && end > p) end++;
    else break;
  }
  return end;
};

/** The Latin word (with "." and "/" inside) that ends before `p`, over at most two spaces and one point. */
export const wordBefore = (t: string, p: number, from: number): { text: string; start: number; end: number } => {
  let end = p;
  while (end > from && end > p - 3 && t.charCodeAt(end - 1) === 32) end--;
  let start = end;
  while (start > from && start > end - 20) {
    const c = t.charCodeAt(start - 1);
    if (isLatin(c) || ((c === 46 || c === 47 || c === 39) && (start === end || isLatin(t.charCodeAt(start))))) start--;
    else if (c === 0xa7) {
      start -= t.charCodeAt(start - 2) === 0xa7 && start - 1 > from ? 2 : 1;
      break;
    } else break;
  }
  return { text: t.slice(start, end).toLowerCase(), start, end };
};

/** "3.2.1", "192.168.0.1", "3.0.0-rc.1" at `p`: three or more runs of figures with points between. */
export const readDotted = (t: string, p: number): Reading | null => {
  let end = digitsEnd(t, p, 6);
  let parts = 1;
  let small = Number(t.slice(p, end)) < 256;
  while (parts < 12 && t[end] === "." && isDigit(t.charCodeAt(end + 1))) {
    const to = digitsEnd(t, end + 1, 6);
    if (Number(t.slice(end + 1, to)) > 255) small = false;
    end = to;
    parts++;
  }
  if (parts < 3) return null;
  if (parts === 4 && small) {
    // an address may bear a port or a mask
    const mark = t[end] === ":" || t[end] === "/" ? digitsEnd(t, end + 1, 6) : end;
    if (mark > end + 1) end = mark;
    return named("identifier", p, end, t.slice(p, end));
  }
  if (t[end] === "-" && isAlnum(t.charCodeAt(end + 1)) && isLatin(t.charCodeAt(end + 1)))
    end = nameEnd(t, end + 1, ".-");
  return named("version", p, end, t.slice(p, end));
};

/** "v2.10", "V3.2.1", "v3.0.0-rc.1" at the letter `p`. */
export const readVersionLetter = (t: string, p: number): Reading | null => {
  if (!isDigit(t.charCodeAt(p + 1))) return null;
  const dotted = readDotted(t, p + 1);
  if (dotted) return { ...dotted, kind: "version", start: p };
  let end = digitsEnd(t, p + 1, 6);
  if (t[end] === "." && isDigit(t.charCodeAt(end + 1))) end = digitsEnd(t, end + 1, 6);
  if (isLatin(t.charCodeAt(end))) return null;
  return named("version", p, end, t.slice(p + 1, end));
};

/**
 * Telephone numbers and other runs of figures with hyphens: three groups or more, or a leading 0 before a long group.
 * Dates were tried before.
 */
export const readGroups = (t: string, p: number): Reading | null => {
  let end = digitsEnd(t, p, 20);
  let groups = 1;
  let longest = 0;
  while (t[end] === "-" && isDigit(t.charCodeAt(end + 1)) && groups < 2000) {
    const to = digitsEnd(t, end + 1, 20);
    longest = Math.max(longest, to - end - 1);
    end = to;
    groups++;
  }
  if (groups >= 3) return named("identifier", p, end, t.slice(p, end));
  if (
    groups === 2 &&
    ((t[p] === "0" && longest >= 6) || (longest === 4 && end - p === 8 && !countsSomething(t, end) && t[end] !== "%"))
  )
    return named("identifier", p, end, t.slice(p, end));
  return null;
};

/** "(555) 123-4567" at the figure behind "(". */
export const readAreaCode = (t: string, p: number): Reading | null => {
  const close = digitsEnd(t, p, 5);
  if (t[close] !== ")" || close - p < 2) return null;
  const at = skipSpaces(t, close + 1, 1);
  const dash = digitsEnd(t, at, 9);
  const end = t[dash] === "-" || t[dash] === " " ? digitsEnd(t, dash + 1, 9) : dash;
  const figures = end - at;
  return figures >= 7 && figures <= 10 && dash > at ? named("identifier", p - 1, end, t.slice(p - 1, end)) : null;
};

/** "+86 138 0000 0000", "+1-222-2222/2222" at the first figure behind "+". */
export const readPhone = (t: string, p: number): Reading | null => {
  let end = p;
  let figures = 0;
  const stop = p + 24;
  while (end < stop) {
    const c = t[end] ?? "";
    if (isDigit(t.charCodeAt(end))) figures++;
    else if (
      !(
        " -()/".includes(c) &&
        (isDigit(t.charCodeAt(end + 1)) || ((c === ")" || c === " ") && "( ".includes(t[end + 1] ?? "-")))
      )
    )
      break;
    end++;
  }
  return figures >= 9 ? named("identifier", p - 1, end, t.slice(p - 1, end)) : null;
};

/** True where nothing but marks of a list or heading stands between the line's start and `p`. */
export const isLineStart = (t: string, p: number): boolean => {
  let at = p;
  while (at > 0 && p - at < 14) {
    const c = t[at - 1] as string;
    if (c === "\n" || c === "\r") return true;
    if (!" #*>-•·|(（_".includes(c)) return false;
    at--;
  }
  return at === 0;
};

/** "1. ", "2) ", "3、", "(1) ", "2.1 Scope", "一、" at `p`, for the numeral that ends at `end`; -1 where it is none. */
export const ordinalEnd = (t: string, p: number, end: number, digits: boolean): number => {
  if (end - p > 3 && digits) return -1;
  const mark = t[end] ?? "";
  const next = t[end + 1] ?? "";
  if (mark === "\ufe0f" || mark === "\u20e3") return digits ? end : -1;
  const lineStart = isLineStart(t, p);
  if (digits && lineStart && mark === "-" && isUpper(next.charCodeAt(0))) return end;
  if (digits && mark === "." && t[p - 1] === "." && isLatin(next.charCodeAt(0))) return end;
  if (mark === "、") {
    if (!lineStart && !"：；。，:;\n".includes(t[p - 1] ?? "\n")) return -1;
    return isDigit(next.charCodeAt(0)) || (!digits && !lineStart) ? -1 : end;
  }
  if (mark === ")") {
    const open = t[p - 1] === "(";
    if (!open && !lineStart) {
      const loose =
        digits &&
        " .;:。；：".includes(t[p - 1] ?? " ") &&
        (isLatin(next.charCodeAt(0)) || isHan(next.charCodeAt(0)) || (next === " " && isLatin(t.charCodeAt(end + 2))));
      return loose && end - p < 3 && !t.slice(Math.max(0, p - 40), p).includes("(") ? end : -1;
    }
    if (open && !lineStart && digits && readUnit(t, end + 1)) return -1;
    if (open && !lineStart && isLatin(t.charCodeAt(p - 2))) return -1;
    if (open && !digits && !lineStart && !"：；。，、:; \n".includes(t[p - 2] ?? "\n")) return -1;
    const after = t[skipSpaces(t, end + 1, 1)] ?? "";
    return after === "" || after === "\n" || ",.;，。；、".includes(after) ? (lineStart ? end : -1) : end;
  }
  if (!lineStart) return -1;
  if (mark === "." || mark === ":" || mark === "：") {
    if (next === " " || next === "*") return t[skipSpaces(t, end + 1, 2)] === undefined ? -1 : end;
    return mark === "." && (isLatin(next.charCodeAt(0)) || isHan(next.charCodeAt(0)) || next === '"' || next === "“")
      ? end
      : -1;
  }
  return -1;
};

/** "2.1 Scope", "3.2.1 Fees" as a heading at the start of a line. */
export const readHeadingNumber = (t: string, p: number): Reading | null => {
  if (!isLineStart(t, p)) return null;
  let end = digitsEnd(t, p, 3);
  let parts = 1;
  while (parts < 5 && t[end] === "." && isDigit(t.charCodeAt(end + 1))) {
    const to = digitsEnd(t, end + 1, 3);
    if (to - end > 3) return null;
    end = to;
    parts++;
  }
  if (parts < 2 || end - p > 11) return null;
  const value = t.slice(p, end);
  if (t[end] === ".") end++;
  const gap = skipSpaces(t, end, 3);
  if (gap === end || !(isUpper(t.charCodeAt(gap)) || (isHan(t.charCodeAt(gap)) && matchHan(t, gap) === null)))
    return null;
  // "36.2 万元" is an amount
  let scale = gap;
  while ("十百千万亿".includes(t[scale] ?? "@")) scale++;
  if (scale > gap && (!isHan(t.charCodeAt(scale)) || readUnit(t, scale))) return null;
  return readUnit(t, end) ? null : named("ordinal", p, p + value.length, value);
};

/** Nouns that stand before a count as often as before a number of their own: "order 5 copies". */
const AMBIGUOUS = new Set(
  "order orders plan plans release rank tag lot number numbers issue key code exit form group case act policy season item items no nos class unit point points error errors status port ports".split(
    " ",
  ),
);

/** True where a unit, or (with `noun`) a plural noun, follows: then the word before is no reference. */
export const countsSomething = (t: string, end: number, noun = false): boolean => {
  const unit = readUnit(t, end);
  if (unit && !(unit.unit.sort === "measure")) return true;
  if (!noun || t.charCodeAt(end) !== 32) return false;
  const word = wordAt(t, end + 1);
  return t.slice(end + 1, word.end) === word.text && singular(word.text) !== "";
};

/** Measure words behind a figure that make the noun before it no reference. Those of texts (页, 行, 节) are left out. */
const COUNTING = "件个起名人次份张种位家台辆套例宗笔只";

/** Nouns by their last character: most characters before a figure end none. Order within a list stays. */
const byLast = (nouns: readonly string[]): ReadonlyMap<string, string[]> => {
  const map = new Map<string, string[]>();
  for (const noun of nouns) {
    const last = noun.charAt(noun.length - 1);
    map.set(last, [...(map.get(last) ?? []), noun]);
  }
  return map;
};
const CODES_BY_LAST = byLast(HAN_CODES);
const REFERENCES_BY_LAST = byLast(HAN_REFERENCES);

export const referenceEnd = (t: string, p: number): number => {
  let end = digitsEnd(t, p, 32);
  while (t[end] === "." && isDigit(t.charCodeAt(end + 1)) && end - p < 20) end = digitsEnd(t, end + 1, 5);
  if (t[end] === "(" && /^\([0-9a-z]{1,3}\)/.test(t.slice(end, end + 5))) end = t.indexOf(")", end) + 1;
  if (isLatin(t.charCodeAt(end)) && !isLatin(t.charCodeAt(end + 1))) end++;
  return end;
};

/** Figures that a word before them makes a name: "No. 5", "Figure 3", "Section 4.2", "Node 20", "ISO 9001:2015", 图3, 附件 1. */
export const readReference = (t: string, p: number, from: number): Reading | null => {
  if (t[p - 1] === "#") return named("ordinal", p - 1, digitsEnd(t, p), t.slice(p, digitsEnd(t, p)));
  if (isHan(t.charCodeAt(p - 1)) || (t[p - 1] === " " && isHan(t.charCodeAt(p - 2)))) {
    const stop = t[p - 1] === " " ? p - 1 : p;
    const last = t[stop - 1] as string;
    for (const noun of CODES_BY_LAST.get(last) ?? []) {
      if (stop - noun.length < from || !t.startsWith(noun, stop - noun.length)) continue;
      const end = nameEnd(t, p, "-");
      if (!countsSomething(t, end) && t[end] !== "%" && t[end] !== ".")
        return named("identifier", stop - noun.length, end, t.slice(p, end));
    }
    for (const noun of REFERENCES_BY_LAST.get(last) ?? []) {
      if (stop - noun.length < from || !t.startsWith(noun, stop - noun.length)) continue;
      const before = t[stop - noun.length - 1] ?? "";
      if (noun.length === 1 && isHan(before.charCodeAt(0)) && !"见如附参照的在与和及、从由上下以按".includes(before))
        return null;
      const end = referenceEnd(t, p);
      // 问题13920件, 附件 2 份 count
      const counts = countsSomething(t, end) || (noun.length > 1 && COUNTING.includes(t[skipSpaces(t, end, 1)] ?? "@"));
      return counts || t[end] === "%" ? null : named("ordinal", stop - noun.length, end, t.slice(p, end), noun);
    }
    return null;
  }
  const word = wordBefore(t, p, from);
  if (word.text === "") return null;
  const bare = word.text.endsWith(".") ? word.text.slice(0, -1) : word.text;
  const capital = isUpper(t.charCodeAt(word.start));
  if (
    STANDARD_BODIES.has(bare) &&
    t.slice(word.start, word.end) === t.slice(word.start, word.end).toUpperCase() &&
    word.end < p
  ) {
    const end = nameEnd(t, p, "-.:/");
    return named("identifier", word.start, end, t.slice(word.start, end));
  }
  const name = VERSIONED_NAMES.has(bare);
  const camel = word.end - word.start > 2 && /[a-z][A-Z]/.test(t.slice(word.start, word.end));
  if ((name && (capital || bare.startsWith("i") || bare === "node.js")) || camel) {
    const dotted = readDotted(t, p);
    const end = dotted ? dotted.end : referenceEnd(t, p);
    if (!countsSomething(t, end) && t[end] !== "%") {
      // "Boeing 737-800"
      const model = t[end] === "-" && !dotted ? digitsEnd(t, end + 1, 4) : end;
      if (model > end + 1 && name && !isLatin(t.charCodeAt(model)))
        return named("version", word.start, model, t.slice(p, model));
      return named("version", word.start, end, dotted ? (dotted.value as string) : t.slice(p, end));
    }
    return null;
  }
  if (bare === "no" || bare === "nos" || bare === "nr") {
    if (
      !(
        word.text.endsWith(".") ||
        (capital && t[word.start - 1] !== undefined && bare === "no" && t[word.start - 1] === "(")
      )
    )
      return null;
  } else if (!REFERENCE_NOUNS.has(bare) && !CLAUSE_NOUNS.has(bare)) return null;
  // "ISBN 978-3-16-148410-0" is one code
  const end = readGroups(t, p)?.end ?? referenceEnd(t, p);
  if (t[end] === "%" || countsSomething(t, end, AMBIGUOUS.has(bare))) return null;
  if (bare.length === 1 && bare !== "§" && !word.text.endsWith(".")) return null;
  if (bare === "point" && !capital && wordBefore(t, word.start, from).text === "this") return null;
  if (VERSION_NOUNS.has(bare)) {
    const dotted = readDotted(t, p);
    return named("version", word.start, dotted ? dotted.end : end, dotted ? (dotted.value as string) : t.slice(p, end));
  }
  const noun = bare === "§§" ? "§" : singular(bare) || bare;
  if (CLAUSE_NOUNS.has(bare)) return named("clause", word.start, end, t.slice(p, end), noun);
  return named("ordinal", word.start, end, t.slice(p, end), noun === "no" || noun === "number" ? "" : noun);
};

/** 第三条, 第十二条之一, 第3页, 第一, 第三次 for the numeral at `p` behind 第; null where none stands. */
export const readHanOrdinal = (t: string, p: number, from: number): Reading | null => {
  const start = t[p - 1] === "第" ? p - 1 : p - 2;
  if (start < from) return null;
  let end: number;
  let value: string;
  if (isDigit(t.charCodeAt(p))) {
    end = digitsEnd(t, p, 8);
    while (t[end] === "." && isDigit(t.charCodeAt(end + 1)) && end - p < 16) end = digitsEnd(t, end + 1, 4);
    value = t.slice(p, end);
  } else {
    const numeral = readHan(t, p);
    if (!numeral) return null;
    end = numeral.end;
    value = formatRational(numeral.value);
  }
  const at = skipSpaces(t, end, 1);
  const next = t[at] ?? "";
  if (next === "季" && t[at + 1] === "度") return { ...named("date", start, at + 2, `Q${value}`) };
  if (
    next !== "" &&
    HAN_CLAUSES.includes(next) &&
    !(next === "项" && t[at + 1] === "目") &&
    !(next === "节" && t[at + 1] === "课")
  ) {
    let stop = at + 1;
    if (t[stop] === "之") {
      const sub = isDigit(t.charCodeAt(stop + 1)) ? null : readHan(t, stop + 1);
      if (sub) {
        value = `${value}-${formatRational(sub.value)}`;
        stop = sub.end;
      } else if (isDigit(t.charCodeAt(stop + 1))) {
        const to = digitsEnd(t, stop + 1, 4);
        value = `${value}-${t.slice(stop + 1, to)}`;
        stop = to;
      }
    }
    return named("clause", start, stop, value, next);
  }
  const unit = matchHan(t, at);
  return unit && at - end < 2
    ? named("ordinal", start, unit.end, value, unit.unit.code)
    : named("ordinal", start, end, value);
};

/** "[12]", "【3】", "[1, 3]": figures alone between brackets cite. */
export const readCitation = (t: string, p: number): Reading | null => {
  const open = t[p - 1];
  if (open !== "[" && open !== "【" && !(open === "^" && t[p - 2] === "[")) return null;
  let end = p;
  const stop = p + 40;
  while (end < stop && (isDigit(t.charCodeAt(end)) || ", -–:†、，".includes(t[end] ?? "]"))) end++;
  if (t[end] === "†" || t[end] === "]" || t[end] === "】") return named("identifier", p, end, t.slice(p, end));
  if (open === "【" && t[end] !== undefined && isLatin(t.charCodeAt(end))) return null;
  return null;
};
