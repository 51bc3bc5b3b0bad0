import type { Quantity } from "../model/quantity";
import {
  BACKTICK,
  CIRCLED,
  classOf,
  DIGIT,
  FRACTION,
  foldCharacters,
  HAN_NUMERAL,
  isDigit,
  isHan,
  isLatin,
  isLower,
  isUpper,
  LATIN,
  OTHER,
  POINT,
} from "./characters";
import { MONTH_WORDS, ORDINAL_WORDS, SCALE_WORDS, SMALL_WORDS } from "./lexicon/numerals";
import { LOOSE_PREFIXES } from "./lexicon/references";
import { BEFORE_ONE, BEFORE_WEEKDAY, NUMERAL_TRAPS } from "./lexicon/traps";
import { skipSpaces } from "./number";
import { divide, HALF, whole } from "./rational";
import { type AmountContext, readAmount, unitAt } from "./read-amount";
import { boundAfter, boundBefore } from "./read-bounds";
import { readDate, readMonthDate, readOrdinalDate } from "./read-dates";
import { digitsEnd } from "./read-digits";
import {
  named,
  nameEnd,
  ordinalEnd,
  readAreaCode,
  readCitation,
  readDotted,
  readGroups,
  readHanOrdinal,
  readHeadingNumber,
  readPhone,
  readReference,
  readVersionLetter,
  wordBefore,
} from "./read-names";
import { readPerBefore } from "./read-per";
import { extendFraction, extendRange } from "./read-range";
import { readTime } from "./read-times";
import { nextWord, wordAt } from "./read-words";
import { type Reading, toQuantity } from "./reading";
import { matchCode, matchHanBefore, matchSignBefore, nameOf, type Unit } from "./unit-index";

export interface QuantityOptions {
  /** Language tag of the text; only Japanese changes a reading ("¥"). */
  lang?: string;
  /** Kept for readings relative to a day (ISO date); nothing depends on it yet. */
  reference?: string;
}

/** State of one pass over one text. `last` is the end of the quantity before: nothing looks back past it. */
interface Pass {
  t: string;
  out: Reading[];
  last: number;
  /** A currency named in front (新台币六万元) that a bare 元 of the same sentence takes on. */
  named: Unit | null;
  /** True where a bare "m" means million, because money was written so in this line. */
  millions: boolean;
  japanese: boolean;
}

const TRIGGERS = new Map<string, "number" | "month" | "ordinal" | "time" | "url" | "period">();
for (const word of SMALL_WORDS.keys()) TRIGGERS.set(word, "number");
for (const word of ["a", "an", "half", "quarter", "hundred", "thousand", "couple", "three-quarters"])
  TRIGGERS.set(word, "number");
for (const word of ORDINAL_WORDS.keys()) TRIGGERS.set(word, "ordinal");
for (const word of MONTH_WORDS.keys()) TRIGGERS.set(word, "month");
for (const word of ["noon", "midnight"]) TRIGGERS.set(word, "time");
for (const word of ["http", "https", "www", "ftp"]) TRIGGERS.set(word, "url");
const LONGEST_TRIGGER = 12;
const TRIGGER_INITIALS = new Set([...TRIGGERS.keys()].flatMap((word) => [word.charCodeAt(0), word.charCodeAt(0) - 32]));

const TRAPS = new Map<string, string[]>();
for (const trap of [...NUMERAL_TRAPS].sort((a, b) => b.length - a.length)) {
  const list = TRAPS.get(trap.charAt(0)) ?? [];
  list.push(trap);
  TRAPS.set(trap.charAt(0), list);
}

const emit = (pass: Pass, reading: Reading): number => {
  pass.out.push(reading);
  pass.last = reading.end;
  return reading.end;
};

const PREFIX_NAMES = new Set(["人民币", "新台币", "台币", "港币", "美金", "澳币", "日币", "韩币", "欧元", "英镑"]);

/** Currency in front of the figures at `p`: "$", "USD ", "Rs. ", 人民币, "dollar ". */
const currencyBefore = (pass: Pass, p: number): { unit: Unit; start: number; millions: boolean } | null => {
  const { t, last } = pass;
  let end = p;
  while (end > last && p - end < 2 && t.charCodeAt(end - 1) === 32) end--;
  const sign = matchSignBefore(t, end);
  if (sign && sign.start >= last) {
    const yen = sign.unit.code === "CNY" && pass.japanese && t[sign.start] === "¥" && nameOf("yen");
    return { unit: yen || sign.unit, start: sign.start, millions: false };
  }
  if (isHan(t.charCodeAt(end - 1))) {
    const name = matchHanBefore(t, end);
    return name && name.start >= last && PREFIX_NAMES.has(t.slice(name.start, end))
      ? { ...name, millions: false }
      : null;
  }
  if (!isLatin(t.charCodeAt(end - 1))) return null;
  let start = end;
  while (start > last && end - start < 8 && isLatin(t.charCodeAt(start - 1))) start--;
  if (isLatin(t.charCodeAt(start - 1))) return null;
  if (end - start === 3 || end - start === 4) {
    const code = matchCode(t, start);
    if (
      code &&
      code.end === end &&
      (isUpper(t.charCodeAt(start)) ||
        end === p ||
        code.unit.code === "CNY" ||
        code.unit.code === "USD" ||
        code.unit.code === "EUR")
    )
      return { unit: code.unit, start, millions: code.millions };
  }
  const word = t.slice(start, end).toLowerCase();
  if (word === "dollar" || word === "sen" || word === "yen") {
    const unit = nameOf(word);
    return unit ? { unit, start, millions: false } : null;
  }
  return null;
};

const SIGN_HAN = "损为到至是从在于跌降升涨达约";

/** Start of a minus sign in front of `p`, or -1. */
const minusBefore = (pass: Pass, p: number): number => {
  const { t, last } = pass;
  const c = t[p - 1];
  if (p <= last) return -1;
  if (c === "负") return p - 1;
  if (c === "-") {
    const before = t.charCodeAt(p - 2);
    if (p - 1 < last) return -1;
    if (p - 2 < 0 || before === 32 || before === 10 || '(（:：=，,、。[|/"“$¥€£'.includes(t[p - 2] as string))
      return p - 1;
    return SIGN_HAN.includes(t[p - 2] as string) ? p - 1 : -1;
  }
  if (c === " ") {
    const word = wordBefore(t, p, last);
    if (word.text === "minus" || word.text === "negative") return word.start;
  }
  return -1;
};

/** Bound, range, 每 before and the rest that stands around an amount; `start` takes in signs and currency. */
const finish = (pass: Pass, amount: Reading, start: number, context: AmountContext): Reading => {
  const { t, last } = pass;
  let r: Reading = { ...amount, start };
  if (context.currency && context.currency.code !== "CNY" && isHan(t.charCodeAt(start))) pass.named = context.currency;
  else if (pass.named && r.unit === "CNY" && !context.currency) r = { ...r, unit: pass.named.code, base: pass.named };
  let between = -1;
  const word = t.charCodeAt(start - 1) === 32 ? wordBefore(t, start, last) : null;
  if (word?.text === "between") between = word.start;
  else if (t.startsWith("介于", start - 2) || t.startsWith("在", start - 1)) between = start - 1;
  r = extendRange(t, r, last, between, context);
  if (r.high === undefined) r = versus(t, extendFraction(t, r));
  if (r.per.length === 0 && r.kind !== "date" && r.kind !== "percent") {
    const per = readPerBefore(t, r.start, last);
    if (per && (r.unit !== "" || r.kind === "currency"))
      r = { ...r, per: per.per, kind: r.kind === "duration" ? "quantity" : r.kind };
  }
  return withBound(pass, withWordBefore(pass, r));
};

/** 3比2, 三比二: a score or ratio in words. */
const versus = (t: string, r: Reading): Reading => {
  if (t[r.end] !== "比" || r.unit !== "" || r.value !== undefined || !r.low) return r;
  const second = readAmount(t, r.end + 1);
  if (!second?.numeral || !second.low || second.low.d !== 1n) return r;
  return { ...r, end: second.numeral.end, value: `${r.low.n}:${second.low.n}`, fraction: true };
};

/** 华氏 and 摄氏 in front of a degree, "age 87", "aged 65". */
const withWordBefore = (pass: Pass, r: Reading): Reading => {
  const { t, last } = pass;
  if (r.unit === "°") {
    for (const [word, code] of SCALES_BEFORE) {
      const start = r.start - word.length;
      if (start >= last && t.startsWith(word, start))
        return { ...r, start, kind: "temperature", unit: code, base: undefined };
    }
  }
  if (r.unit !== "" || r.kind !== "number" || t.charCodeAt(r.start - 1) !== 32) return r;
  const word = wordBefore(t, r.start, last);
  if (word.text !== "age" && word.text !== "aged" && word.text !== "ages") return r;
  return { ...r, start: word.start, kind: "age", unit: "year" };
};

const SCALES_BEFORE = [
  ["华氏温度", "°F"],
  ["摄氏温度", "°C"],
  ["华氏", "°F"],
  ["摄氏", "°C"],
] as const;

const withBound = (pass: Pass, r: Reading): Reading => {
  const { t, last } = pass;
  const before = boundBefore(t, r.start, last, r.kind);
  const after = before && before.op !== "~" && before.op !== "±" ? null : boundAfter(t, r.end, r.kind);
  if (before?.op === "±") return { ...r, start: before.start, op: "±" };
  // 自2000年至2014年 is a range; its "from" bounds nothing
  const ranged = before?.op === ">=" && r.kind === "date" && typeof r.value === "object" ? null : before;
  const op = after && (after.op !== "~" || !ranged) ? after.op : (ranged?.op ?? r.op);
  return op ? { ...r, op } : r;
};

const decadeOrOrdinal = (t: string, p: number, end: number): Reading | null => {
  const letters = t.slice(end, end + 2).toLowerCase();
  if ((letters === "st" || letters === "nd" || letters === "rd" || letters === "th") && !isLatin(t.charCodeAt(end + 2)))
    return named("ordinal", p, end + 2, t.slice(p, end));
  if ((t[end] === "s" && !isLatin(t.charCodeAt(end + 1))) || (t[end] === "'" && t[end + 1] === "s" && end - p === 4)) {
    const size = end - p;
    if ((size === 4 || size === 2) && t[end - 1] === "0")
      return named("date", p, t[end] === "s" ? end + 1 : end + 2, `${t.slice(p, end)}s`);
  }
  return null;
};

/** Words before a year that make it one even where a plural noun follows: "in 2019 sales rose". */
const YEAR_CUES = new Set(
  "in since by of from until till before after during early late mid through between year fiscal fy calendar".split(
    " ",
  ),
);

const isYearRun = (r: Reading): boolean =>
  r.numeral?.run === 4 &&
  r.numeral.script === "digits" &&
  !r.high &&
  r.per.length === 0 &&
  (r.low?.n ?? 0n) >= 1500n &&
  (r.low?.n ?? 0n) < 2100n;

/** A bare number of four figures between 1500 and 2099 is read as a year. */
const asYear = (pass: Pass, r: Reading): Reading | null => {
  if (!isYearRun(r) || r.start !== r.numeral?.start) return null;
  if (r.unit !== "" && r.base) return null;
  if (wordAt(pass.t, skipSpaces(pass.t, r.end, 1)).text === "over") return null;
  const cue = YEAR_CUES.has(wordBefore(pass.t, r.start, pass.last).text);
  if (r.unit !== "" && !cue) return null;
  const end = r.numeral.end;
  return { start: r.start, end, kind: "date", value: pass.t.slice(r.start, end), unit: "", per: [] };
};

/** "2019-2020", "2019–20", "2019 to 2021". */
const yearRange = (t: string, year: Reading): Reading => {
  let at = skipSpaces(t, year.end, 1);
  const word = wordAt(t, at);
  if (t[at] === "-" || t[at] === "–" || t[at] === "~" || t[at] === "至" || t[at] === "到")
    at = skipSpaces(t, at + 1, 1);
  else if (word.text === "to" || word.text === "through") at = skipSpaces(t, word.end, 1);
  else return year;
  const end = digitsEnd(t, at, 5);
  const first = year.value as string;
  const second =
    end - at === 4
      ? t.slice(at, end)
      : end - at === 2 && at === year.end + 1
        ? first.slice(0, 2) + t.slice(at, end)
        : "";
  if (
    second === "" ||
    second <= first ||
    Number(second) > 2099 ||
    isLatin(t.charCodeAt(end)) ||
    t[end] === "-" ||
    t[end] === "%" ||
    t[end] === ","
  )
    return year;
  return { ...year, end: t[end] === "年" ? end + 1 : end, value: { min: first, max: second } };
};

const readRatio = (t: string, p: number): Reading | null => {
  const end = digitsEnd(t, p, 6);
  if (t[end] !== ":" || !isDigit(t.charCodeAt(end + 1))) return null;
  let to = digitsEnd(t, end + 1, 6);
  while (t[to] === ":" && isDigit(t.charCodeAt(to + 1)) && to - p < 30) to = digitsEnd(t, to + 1, 6);
  if (isLatin(t.charCodeAt(to))) return null;
  return named("number", p, to, t.slice(p, to));
};

const isMobile = (t: string, p: number, end: number): boolean =>
  end - p === 11 && t[p] === "1" && (t[p + 1] as string) >= "3";

const MILLIONS = /[\d)] ?(?:m|mn|million)(?![A-Za-z])/i;

/** Reads what starts with the figure at `p`; returns where to go on. */
const atFigure = (pass: Pass, p: number): number => {
  const { t, last } = pass;
  const run = digitsEnd(t, p, 64);
  const prev = t[p - 1] ?? "";
  if (run > p) {
    if (prev === "_" || prev === "@") return nameEnd(t, p);
    if (t.startsWith("24/7", p) && !isDigit(t.charCodeAt(p + 4))) return p + 4;
    const cited = readCitation(t, p);
    if (cited) return emit(pass, cited);
    const phone = prev === "+" ? readPhone(t, p) : prev === "(" ? readAreaCode(t, p) : null;
    if (phone) return emit(pass, phone);
    if (prev === "第" || (prev === " " && t[p - 2] === "第")) {
      const ordinal = readHanOrdinal(t, p, last);
      if (ordinal) return emit(pass, ordinal);
    }
    const reference = readReference(t, p, last);
    if (reference) return emit(pass, reference);
    const heading = readHeadingNumber(t, p);
    if (heading) return emit(pass, heading);
    const item = ordinalEnd(t, p, run, true);
    if (item > 0) return emit(pass, named("ordinal", p, item, t.slice(p, run)));
    const date = readDate(t, p, last);
    if (date) return emit(pass, withBound(pass, date));
    const time = readTime(t, p, last);
    if (time) return emit(pass, withBound(pass, timeRange(t, time)));
    const dotted = readDotted(t, p) ?? readGroups(t, p) ?? readRatio(t, p);
    if (dotted) return emit(pass, dotted);
    const worded = decadeOrOrdinal(t, p, run);
    if (worded) return emit(pass, worded);
  }
  const minus = minusBefore(pass, p);
  let start = minus >= 0 ? minus : p;
  let negative = minus >= 0;
  let money = currencyBefore(pass, start);
  let close = -1;
  if (!money && prev === "(" && p - 1 >= last) {
    const sign = currencyBefore(pass, p - 1);
    if (sign) {
      money = sign;
      close = 0;
    }
  }
  const context: AmountContext = { negative, millions: pass.millions };
  if (money) {
    context.currency = money.unit;
    start = money.start;
    if (!negative) {
      const outer = minusBefore(pass, start);
      if (outer >= 0) {
        start = outer;
        negative = true;
        context.negative = true;
      }
    }
  }
  let amount = close === 0 ? bracketAmount(t, p, context) : readAmount(t, p, context);
  if (!amount) {
    const end = nameEnd(t, p);
    return end - p >= 11 ? emit(pass, named("identifier", p, end, t.slice(p, end))) : Math.max(end, p + 1);
  }
  if (/^[2-6]G(?![A-Za-z])/.test(t.slice(p, p + 3)) && amount.unit === "" && run === p + 1) {
    return emit(pass, named("identifier", p, p + 2, t.slice(p, p + 2)));
  }
  if (money?.millions)
    amount = {
      ...amount,
      low: whole((amount.low?.n ?? 0n) * 1000000n),
      literal: undefined,
      ...(amount.low && amount.low.d !== 1n
        ? { low: divide({ n: amount.low.n * 1000000n, d: 1n }, { n: amount.low.d, d: 1n }) }
        : {}),
    };
  if (amount.unit === "" && isLatin(t.charCodeAt(amount.end))) {
    // letters that are no unit: a part number, a size, a code
    const end = nameEnd(t, amount.end, "-_.");
    return emit(pass, named("identifier", p, end, t.slice(p, end)));
  }
  const plain = amount.unit === "" && amount.numeral?.run === run - p;
  if (plain && run - p > 1) {
    if (isMobile(t, p, run) || run - p > 16) return emit(pass, named("identifier", p, run, t.slice(p, run)));
    if (t[p] === "0" && /[1-9]/.test(t.slice(p, run))) return emit(pass, named("identifier", p, run, t.slice(p, run)));
  }
  if (start === p) {
    const year = asYear(pass, amount);
    if (year) return emit(pass, withBound(pass, yearRange(t, year)));
  }
  const done = finish(pass, amount, start, context);
  if (done.kind === "currency" && MILLIONS.test(t.slice(done.start, Math.min(done.end, done.start + 40))))
    pass.millions = true;
  return emit(pass, done);
};

/** "(1.2) million" behind a currency sign: a loss. */
const bracketAmount = (t: string, p: number, context: AmountContext): Reading | null => {
  const inner = readAmount(t, p, { ...context, negative: true });
  if (!inner || t[inner.end] !== ")") return null;
  const scale = nextWord(t, inner.end + 1);
  const big = SCALE_WORDS.get(scale.text);
  if (!big) return { ...inner, end: inner.end + 1 };
  return {
    ...inner,
    end: scale.end,
    low: inner.low ? { n: inner.low.n * big, d: inner.low.d } : undefined,
    literal: undefined,
  };
};

const timeRange = (t: string, time: Reading): Reading => {
  let at = skipSpaces(t, time.end, 1);
  const word = wordAt(t, at);
  if (t[at] === "-" || t[at] === "–" || t[at] === "~" || t[at] === "至" || t[at] === "到")
    at = skipSpaces(t, at + 1, 1);
  else if (word.text === "to" || word.text === "until") at = skipSpaces(t, word.end, 1);
  else return time;
  let prefix = 0;
  for (const size of [2])
    if (isHan(t.charCodeAt(at)) && !isDigit(t.charCodeAt(at)) && classOf(t.charCodeAt(at)) !== HAN_NUMERAL)
      prefix = size;
  const second = readTime(t, at + prefix, at);
  if (!second || typeof second.value !== "string" || typeof time.value !== "string") return time;
  return { ...time, end: second.end, value: { min: time.value, max: second.value } };
};

const HALF_KINDS = new Set(["duration", "quantity"]);

/** 半 with a unit (半年, 半个小时), 一半, 过半. */
const atHalf = (pass: Pass, p: number): number => {
  const { t } = pass;
  const start = t[p - 1] === "一" && p - 1 >= pass.last ? p - 1 : p;
  const make = (end: number, unit: Unit | undefined, op?: Reading["op"]): Reading => ({
    start,
    end,
    kind: unit ? unit.kind : "number",
    low: HALF,
    ...(unit ? { base: unit } : { fraction: true }),
    unit: unit?.code ?? "",
    per: [],
    ...(op ? { op } : {}),
  });
  if (t[p - 1] === "过" || t.startsWith("超", p - 1) || t.startsWith("近", p - 1)) {
    if (!isHan(t.charCodeAt(p + 1)) || "数的以人员企国上".includes(t[p + 1] as string))
      return emit(pass, make(p + 1, undefined, t[p - 1] === "近" ? "~" : ">"));
  }
  if (t[p + 1] === "数" && t[p + 2] !== "据") return emit(pass, withBound(pass, make(p + 2, undefined)));
  if (t[p + 1] === "成") {
    const unit = nameOf("percent") as Unit;
    return emit(pass, withBound(pass, { ...make(p + 2, unit), low: whole(5) }));
  }
  if ("上下前后大小多".includes(t[p - 1] ?? "@")) return p + 1;
  const match = unitAt(t, p + 1, "han");
  if (match && (HALF_KINDS.has(match.unit.kind) || match.unit.code === "个") && match.unit.code !== "°") {
    if (match.unit.code === "day" && t[p + 1] === "日") return p + 1;
    return emit(pass, withBound(pass, make(match.end, match.unit)));
  }
  return p + 1;
};

const PLAIN_BEFORE = "是为于=";
const PLAIN_AFTER = "，。；、,.;!?！？）)的和与而这或";

/** True where a Chinese numeral without a unit still states a number. */
const standsAlone = (t: string, r: Reading): boolean => {
  const before = t[r.start - 1] ?? "";
  const after = t[r.end] ?? "";
  const open = before === "" || !isHan(before.charCodeAt(0)) || PLAIN_BEFORE.includes(before);
  const closed = after === "" || !isHan(after.charCodeAt(0)) || PLAIN_AFTER.includes(after);
  return open && closed;
};

const hanTrap = (t: string, p: number): number => {
  const list = TRAPS.get(t[p] as string);
  if (list) for (const trap of list) if (t.startsWith(trap, p)) return trap.length;
  return t[p] === "十" && t[p + 1] === "分" && t[p + 2] !== "钟" && t[p + 2] !== "之" ? 2 : 0;
};

/** True where the numeral at `p` names a weekday: 周三, 星期五; 每周三次 counts. */
const isWeekday = (t: string, p: number): boolean =>
  BEFORE_WEEKDAY.some((word) => t.startsWith(word, p - word.length)) && !"每一两".includes(t[p - 2] ?? "@");

const acceptsHan = (t: string, r: Reading): boolean => {
  const numeral = r.numeral;
  if (!numeral) return true;
  if (r.fraction && t.startsWith("决赛", r.end)) return false;
  const first = t[numeral.start] as string;
  const size = numeral.end - numeral.start;
  const hasUnit = r.unit !== "" || r.fraction === true;
  if (size === 1 && "一二三四五六".includes(first) && isWeekday(t, numeral.start)) return false;
  if (size === 1 && first === "一" && BEFORE_ONE.includes(t[numeral.start - 1] ?? "@")) return false;
  if (t[numeral.end] === "打") return true;
  if ("百千万亿佰仟兆".includes(first)) {
    if (r.kind === "percent" || r.fraction) return true;
    if (r.op !== undefined && (hasUnit || size > 1 || numeral.soft)) return true;
    return size > 1 && (hasUnit ? !(r.base?.sort === "measure" && first === "百" && size === 1) : standsAlone(t, r));
  }
  if ("伍陆拾肆零".includes(first) && size === 1) return r.base?.sort === "currency";
  if (size === 1 || (numeral.run > 1 && numeral.run < 3)) return hasUnit || standsAlone(t, r);
  if (numeral.run >= 3) return hasUnit || standsAlone(t, r) || t.slice(numeral.start, numeral.end).includes("零");
  return true;
};

/** Where to go on behind a numeral that states nothing: past a long one, but not past 一 in 一三五. */
const rejectedEnd = (amount: Reading, p: number): number => {
  const numeral = amount.numeral;
  if (!numeral || numeral.end - p < 2) return p + 1;
  return numeral.run === 0 || numeral.run > 2 ? numeral.end : p + 1;
};

/** Reads what starts with the Chinese numeral at `p`. */
const atHan = (pass: Pass, p: number): number => {
  const { t, last } = pass;
  const c = t[p] as string;
  if (t[p - 1] === "第" || (t[p - 1] === " " && t[p - 2] === "第")) {
    const ordinal = readHanOrdinal(t, p, last);
    if (ordinal) return emit(pass, ordinal);
  }
  if (c === "零" && t[p + 1] === "下") {
    const amount = readAmount(t, p + 2, { negative: true });
    if (amount && (amount.kind === "temperature" || amount.unit === "°")) {
      const below = amount.unit === "°" ? { ...amount, kind: "temperature" as const } : amount;
      return emit(pass, finish(pass, below, p, { negative: true }));
    }
    return p + 2;
  }
  if (c === "一" && t[p + 1] === "半" && !"径导岛".includes(t[p + 2] ?? "@")) {
    return emit(
      pass,
      withBound(pass, { start: p, end: p + 2, kind: "number", low: HALF, fraction: true, unit: "", per: [] }),
    );
  }
  if (c === "半") return atHalf(pass, p);
  if (c === "对") {
    if (t[p + 1] !== "折" || t[p - 1] !== "打") return p + 1;
    const unit = nameOf("percent") as Unit;
    return emit(pass, { start: p, end: p + 2, kind: "percent", low: whole(50), unit: unit.code, base: unit, per: [] });
  }
  const date = readDate(t, p, last);
  if (date && !(t[p - 1] === "每" && typeof date.value === "string" && date.value.startsWith("--")))
    return emit(pass, withBound(pass, date));
  const time = readTime(t, p, last);
  if (time) return emit(pass, withBound(pass, timeRange(t, time)));
  const trap = hanTrap(t, p);
  if (trap > 0) return p + trap;
  const minus = minusBefore(pass, p);
  let start = minus >= 0 ? minus : p;
  const money = currencyBefore(pass, start);
  if (money) start = money.start;
  const context: AmountContext = { negative: minus >= 0, ...(money ? { currency: money.unit } : {}) };
  const amount = readAmount(t, p, context);
  if (!amount) return p + 1;
  const numeralEnd = amount.numeral?.end ?? amount.end;
  if (amount.unit === "" || t[numeralEnd] === "、" || t[numeralEnd] === ")") {
    const item = ordinalEnd(t, p, numeralEnd, false);
    if (item > 0 && numeralEnd - p < 4)
      return emit(pass, named("ordinal", p, item, String((amount.numeral?.value.n ?? 0n) as bigint)));
  }
  const done = finish(pass, amount, start, context);
  if (!money && minus < 0 && !acceptsHan(t, done)) return rejectedEnd(amount, p);
  return emit(pass, done);
};

const ONE_BEFORE = new Set(
  "no this that the which any every each another some these those such good bad right wrong only for as everyone number".split(
    " ",
  ),
);
const ONE_AFTER = new Set(
  "of can could must should would will may might who that which is was another has had does did and or but the to in at by for with on as from than if when way day more thing after into he she they we you it i not cannot never always also person person's".split(
    " ",
  ),
);

const acceptsWords = (t: string, p: number, r: Reading, last: number): boolean => {
  const numeral = r.numeral;
  if (!numeral) return true;
  const text = t.slice(numeral.start, numeral.end).toLowerCase();
  if (text === "one") {
    const before = wordBefore(t, p, last).text;
    if (r.unit !== "" && r.base && r.base.sort !== "measure")
      return !(before === "no" || before === "any" || before === "every" || before === "this" || before === "that");
    if (r.fraction || r.value !== undefined || r.high) return true;
    if (ONE_BEFORE.has(before)) return false;
    const next = wordAt(t, skipSpaces(t, numeral.end, 1));
    if (next.text === "")
      return t.charCodeAt(numeral.end) !== 32 && before === ""
        ? !isLatin(t.charCodeAt(p + 3)) && t[numeral.end] !== "'" && p > 0
        : before === "is" || before === "equals" || before === "answer";
    return !ONE_AFTER.has(next.text) && isLower(t.charCodeAt(next.start));
  }
  if (text === "half" || text === "quarter") {
    if (r.unit !== "") return true;
    const next = nextWord(t, numeral.end).text;
    return text === "half" && (next === "of" || next === "the" || (next === "a" && t.charCodeAt(numeral.end) === 32));
  }
  return true;
};

/** Reads what starts with the number word at `p`. */
const atNumberWord = (pass: Pass, p: number, word: string, end: number): number => {
  const { t, last } = pass;
  let from = p;
  let about = false;
  if (word === "couple" || word === "a") {
    // "a couple of hundred people"
    const couple = word === "a" ? nextWord(t, end) : { text: "couple", end };
    if (couple.text === "couple") {
      const of = nextWord(t, couple.end);
      const scale = of.text === "of" ? nextWord(t, of.end) : of;
      const big = SCALE_WORDS.get(scale.text);
      if (!big) return couple.end;
      const tail = readAmount(`one ${t.slice(scale.start, scale.start + 80)}`, 0);
      if (!tail?.low) return couple.end;
      const shift = scale.start - 4;
      const low = { n: tail.low.n * 2n, d: tail.low.d };
      return emit(pass, { ...tail, start: p, end: tail.end + shift, low, literal: undefined, op: "~" });
    }
  }
  if (word === "hundred" || word === "thousand") {
    const next = nextWord(t, end).text;
    if (!SCALE_WORDS.has(next)) return end;
    const shift = p - 4;
    const tail = readAmount(`one ${t.slice(p, p + 80)}`, 0);
    return tail?.low ? emit(pass, withBound(pass, { ...tail, start: p, end: tail.end + shift })) : end;
  }
  const tens = SMALL_WORDS.get(word) ?? 0;
  const follow = tens >= 20 ? nextWord(t, end) : null;
  const small = follow ? ORDINAL_WORDS.get(follow.text) : undefined;
  if (follow && small !== undefined && small < 10n && wordAt(t, skipSpaces(t, follow.end, 1)).text !== "of") {
    const date = readOrdinalDate(t, p);
    return emit(pass, date ?? named("ordinal", p, follow.end, String(BigInt(tens) + small)));
  }
  if (word === "a" || word === "an") {
    // "an hour and a half"
    const next = nextWord(t, end);
    if (nameOf(next.text)?.kind === "duration" && t.startsWith(" and a ", next.end)) {
      const tail = readAmount(`one ${t.slice(next.start, next.start + 60)}`, 0);
      if (tail?.low && tail.low.d !== 1n)
        return emit(pass, withBound(pass, { ...tail, start: p, end: tail.end + next.start - 4 }));
    }
  }
  const minus = minusBefore(pass, p);
  if (minus >= 0) from = minus;
  const context: AmountContext = { negative: minus >= 0 };
  const time = readWordTime(t, p, word, end);
  if (time) return emit(pass, withBound(pass, time));
  const amount = readAmount(t, p, context);
  if (!amount || !amount.numeral) return end;
  if (amount.numeral.end === end && (word === "a" || word === "an")) return end;
  const money = currencyBefore(pass, p);
  if (money && minus < 0) about = false;
  const done = finish(pass, amount, from, context);
  if (about) done.op = "~";
  if (minus < 0 && !acceptsWords(t, p, done, last)) return end;
  return emit(pass, done);
};

/** "three o'clock", "five p.m.". */
const readWordTime = (t: string, p: number, word: string, end: number): Reading | null => {
  const hour = SMALL_WORDS.get(word);
  if (!hour || hour > 12) return null;
  const probe = readTime(`${hour}${t.slice(end, end + 24)}`, 0, 0);
  if (!probe) return null;
  const size = String(hour).length;
  return probe.end > size ? { ...probe, start: p, end: end + probe.end - size } : null;
};

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
    if ((size === 4 || size === 2) && !isLatin(t.charCodeAt(to)))
      return named("date", p, to, size === 4 ? t.slice(p + 2, to) : `20${t.slice(p + 2, to)}`);
    return null;
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
  if (to - at === 4 && (t[at] === "1" || t[at] === "2"))
    return named("date", p, to, `${t.slice(at, to)}-${letter}${index}`);
  return letter === "Q" ? named("date", p, p + 2, `Q${index}`) : null;
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

/** Reads what starts with the Latin letter at `p`, where a word begins. */
const atLatin = (pass: Pass, p: number): number => {
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
  if (end - p > LONGEST_TRIGGER || !TRIGGER_INITIALS.has(t.charCodeAt(p))) return end;
  const word = t.slice(p, end).toLowerCase();
  switch (TRIGGERS.get(word)) {
    case "number":
      return atNumberWord(pass, p, word, end);
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
    case "url":
      return t.startsWith("://", end) || (word === "www" && t[end] === ".") ? urlEnd(t, end) : end;
    default:
      return end;
  }
};

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

/** Offset of the character before `p` over one space. */
const skipBack = (t: string, p: number): number => (t.charCodeAt(p - 1) === 32 ? p - 2 : p - 1);

/** End of a code span or block that opens with the backtick at `p`; text in code states nothing. */
const codeEnd = (t: string, p: number): number => {
  if (t.startsWith("```", p)) {
    const close = t.indexOf("```", p + 3);
    return close < 0 ? p + 3 : close + 3;
  }
  for (let end = p + 1; end < p + 200; end++) {
    const c = t[end];
    if (c === "`") return end + 1;
    if (c === "\n" || c === undefined) break;
  }
  return p + 1;
};

const read = (text: string, options: QuantityOptions): Reading[] => {
  const t = foldCharacters(text);
  const japanese = options.lang?.startsWith("ja") ?? false;
  const pass: Pass = { t, out: [], last: 0, millions: false, named: null, japanese };
  const size = t.length;
  let p = 0;
  while (p < size) {
    const code = t.charCodeAt(p);
    const sort = classOf(code);
    if (sort === OTHER) {
      if (code === 10 || code === 0x3002) {
        pass.millions = false;
        pass.named = null;
      }
      p++;
      continue;
    }
    let next = p + 1;
    if (sort === LATIN) next = atLatin(pass, p);
    else if (sort === DIGIT || sort === FRACTION) next = atFigure(pass, p);
    else if (sort === HAN_NUMERAL) next = atHan(pass, p);
    else if (sort === POINT) {
      if (
        isDigit(t.charCodeAt(p + 1)) &&
        !isDigit(t.charCodeAt(p - 1)) &&
        !isLatin(t.charCodeAt(p - 1)) &&
        t[p - 1] !== "."
      )
        next = atFigure(pass, p);
    } else if (sort === BACKTICK) next = codeEnd(t, p);
    else if (sort === CIRCLED) next = emit(pass, named("ordinal", p, p + 1, String(code - 0x245f)));
    p = next > p ? next : p + 1;
  }
  return pass.out;
};

/**
 * Reads all quantities of a text, in order, without overlaps. Offsets are UTF-16 units of `text` as given
 * (`text.slice(q.start, q.end) === q.text`); characters are folded one for one inside, so that full-width, traditional and
 * Kangxi forms are read alike. Values are exact. Never throws; time is linear in the text.
 *
 * Besides values it returns what is *not* a claim of a number: kinds `ordinal`, `clause`, `version` and `identifier`
 * (see `isValue`). Numbers in code spans, URLs and e-mail addresses are left out.
 */
export function readQuantities(text: string, options: QuantityOptions = {}): Quantity[] {
  return read(text, options).map((reading) => toQuantity(text, reading));
}

const POINTERS = new Set<Quantity["kind"]>(["ordinal", "clause", "version", "identifier"]);

/** True where a quantity states a value; false for ordinals, clause numbers, versions and identifiers. */
export const isValue = (quantity: Quantity): boolean => !POINTERS.has(quantity.kind);
