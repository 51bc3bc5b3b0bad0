import { isDigit, isLatin } from "./characters";
import { SCALE_WORDS } from "./lexicon/numerals";
import { skipSpaces } from "./number";
import { currencyBefore, emit, emitAll, finish, minusBefore, type Pass, timeRange, withBound } from "./pass";
import { divide, whole } from "./rational";
import { readAmount } from "./read-amount";
import { readDate } from "./read-dates";
import { digitsEnd } from "./read-digits";
import { beforeChristEnd, readCentury } from "./read-eras";
import { readEuropean, showsEuropean } from "./read-european";
import { readHours } from "./read-hours";
import { readLetterSpan } from "./read-letter-span";
import { readNamedDay, readTrunkCall } from "./read-marked-rows";
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
  wordBefore,
} from "./read-names";
import type { AmountContext } from "./read-numeral";
import { fileNameEnd, readPair } from "./read-pairs";
import { countedPerEnd } from "./read-per";
import { readNumberedName, readProduct } from "./read-products";
import { readClauseList, readFurther } from "./read-reference-lists";
import { readTime } from "./read-times";
import { readTimesA } from "./read-times-a";
import { nextWord, wordAt } from "./read-words";
import type { Reading } from "./reading";

const decadeOrOrdinal = (t: string, p: number, end: number): Reading | null => {
  const letters = t.slice(end, end + 2).toLowerCase();
  if ((letters === "st" || letters === "nd" || letters === "rd" || letters === "th") && !isLatin(t.charCodeAt(end + 2)))
    return named("ordinal", p, end + 2, t.slice(p, end));
  if ((t[end] === "s" && !isLatin(t.charCodeAt(end + 1))) || (t[end] === "'" && t[end + 1] === "s" && end - p === 4)) {
    const size = end - p;
    if ((size === 4 || size === 2) && t[end - 1] === "0")
      return named(
        "date",
        t[p - 1] === "'" && size === 2 ? p - 1 : p,
        t[end] === "s" ? end + 1 : end + 2,
        `${t.slice(p, end)}s`,
      );
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

const PICTURES_ZH = ["电视", "画质", "视频", "分辨率", "显示", "超清", "屏", "高清"];
const PICTURES_EN = new Set("tv video uhd display monitor resolution hdr screen streaming oled television".split(" "));

/** "4K TV", 8K视频: names of picture sizes. */
const isPicture = (t: string, p: number): boolean => {
  if (t[p + 1] !== "K" || !"2458".includes(t[p] ?? "-") || isLatin(t.charCodeAt(p + 2))) return false;
  const at = skipSpaces(t, p + 2, 1);
  const word = wordAt(t, at).text;
  return word === "" ? PICTURES_ZH.some((noun) => t.startsWith(noun, at)) : PICTURES_EN.has(word);
};

/** "over-65s", "under 18s": people by their age. */
const ageGroup = (t: string, p: number, run: number, last: number): Reading | null => {
  if (t[run] !== "s" || isLatin(t.charCodeAt(run + 1)) || run - p > 2) return null;
  const dash = t[p - 1] === "-" ? p - 1 : p;
  const word = wordBefore(t, dash, last).text;
  if (word !== "over" && word !== "under") return null;
  const value = named("age", p, run + 1, t.slice(p, run), "year");
  return { ...value, op: word === "over" ? ">" : "<" };
};

const isMobile = (t: string, p: number, end: number): boolean =>
  end - p === 11 && t[p] === "1" && (t[p + 1] as string) >= "3";

const MILLIONS = /[\d)] ?(?:m|mn|million)(?![A-Za-z])/i;

/** Money that is written in millions lets a bare "m" behind it in the line be millions. */
const noteMillions = (pass: Pass, money: Reading): void => {
  if (money.kind === "currency" && MILLIONS.test(pass.t.slice(money.start, Math.min(money.end, money.start + 40))))
    pass.millions = true;
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

/** End of "24/7", 7×24, 7*24小时 at `p`, or -1: always is no number. */
const roundTheClock = (t: string, p: number): number => {
  const lead = t.startsWith("24", p) ? 2 : t[p] === "7" ? 1 : 0;
  if (lead === 0 || !"/×*x".includes(t[p + lead] ?? "-")) return -1;
  const end = p + lead + 1 + (lead === 2 ? 1 : 2);
  if (t.slice(p + lead + 1, end) !== (lead === 2 ? "7" : "24") || isDigit(t.charCodeAt(end))) return -1;
  return t.startsWith("小时", end) ? end + 2 : end;
};

/** A loss as books write it, with its scale behind the bracket: "(1,212) billion", "$(426) million". */
const LOSS = /\d[\d,]{0,20}(?:\.\d{1,6})?\) ?[a-z]/y;

const readLoss = (pass: Pass, p: number): Reading | null => {
  const { t, last } = pass;
  LOSS.lastIndex = p;
  if (p - 1 < last || !LOSS.test(t)) return null;
  const money = currencyBefore(pass, p - 1);
  const before = t.charCodeAt(p - 2);
  // "(3) million" may be an item of a list, "5(3) million" a footnote
  if (!money && (t[p + 1] === ")" || isDigit(before) || isLatin(before))) return null;
  const context: AmountContext = { negative: true, ...(money ? { currency: money.unit } : {}) };
  const amount = bracketAmount(t, p, context);
  const scaled = amount && SCALE_WORDS.has(nextWord(t, t.indexOf(")", p) + 1).text);
  return scaled ? finish(pass, amount, money?.start ?? p - 1, context) : null;
};

/** Reads what starts with the figure at `p`; returns where to go on. */
export const atFigure = (pass: Pass, p: number): number => {
  const { t, last } = pass;
  const run = digitsEnd(t, p, 64);
  const prev = t[p - 1] ?? "";
  if (run > p) {
    if (prev === "_" || prev === "@") return nameEnd(t, p);
    const always = roundTheClock(t, p);
    if (always > 0) return always;
    if (t[run] === "." || t[run] === "-" || t[run] === "_") {
      const file = fileNameEnd(t, p);
      if (file > 0) return emit(pass, named("identifier", p, file, t.slice(p, file)));
    }
    const loss = prev === "(" ? readLoss(pass, p) : null;
    if (loss) {
      noteMillions(pass, loss);
      return emit(pass, loss);
    }
    const cited = readCitation(t, p);
    if (cited) return emit(pass, cited);
    const phone = prev === "+" ? readPhone(t, p) : prev === "(" ? readAreaCode(t, p) : null;
    if (phone) return emit(pass, phone);
    if (prev === "第" || (prev === " " && t[p - 2] === "第")) {
      const start = prev === "第" ? p - 1 : p - 2;
      const clauses = start >= last ? readClauseList(t, p, start) : [];
      if (clauses.length > 0) return emitAll(pass, clauses);
      const ordinal = readHanOrdinal(t, p, last);
      if (ordinal) return emit(pass, ordinal);
    }
    if (prev === "(" && t[p - 2] === "第" && p - 2 >= last) {
      const clauses = readClauseList(t, p - 1, p - 2);
      if (clauses.length > 0) return emitAll(pass, clauses);
    }
    const counted = countedPerEnd(t, p);
    if (counted > 0) return counted;
    const reference = readReference(t, p, last);
    if (reference)
      return emitAll(pass, [reference, ...(reference.kind === "identifier" ? [] : readFurther(t, reference))]);
    const heading = readHeadingNumber(t, p);
    if (heading) return emit(pass, heading);
    const item = ordinalEnd(t, p, run, true);
    if (item > 0) return emit(pass, named("ordinal", p, item, t.slice(p, run)));
    const ancient = beforeChristEnd(t, p, run);
    if (ancient > 0) return ancient;
    const date = readDate(t, p, last);
    if (date) return emit(pass, withBound(pass, date));
    const pointed = readCentury(t, p) ?? readNamedDay(t, p) ?? readTrunkCall(t, p);
    if (pointed) return emit(pass, pointed);
    const often = run === p + 1 ? readTimesA(t, p) : null;
    if (often) return emit(pass, withBound(pass, often));
    const span = readLetterSpan(t, p);
    if (span) return emit(pass, withBound(pass, span));
    const hours = readHours(t, p, last);
    if (hours) return emit(pass, hours);
    const time = readTime(t, p, last);
    if (time) return emit(pass, withBound(pass, timeRange(t, time)));
    const product = readNumberedName(t, p, last) ?? readProduct(t, p, last);
    if (product) return emit(pass, product);
    const pair = readPair(t, p);
    if (pair) return emit(pass, withBound(pass, pair));
    const european = t[run] === "." && readEuropean(t, p, currencyBefore(pass, p) !== null, false) !== null;
    if (t[run] === "." && pass.european === null) pass.european = showsEuropean(t);
    const dotted = european ? null : (readDotted(t, p) ?? readGroups(t, p) ?? readRatio(t, p));
    if (dotted) return emit(pass, dotted);
    // "100s of users" is no definite number
    if (t[run] === "s" && t[p] === "1" && Number(t.slice(p + 1, run)) === 0 && wordAt(t, run + 2).text === "of")
      return run + 1;
    const worded = ageGroup(t, p, run, last) ?? decadeOrOrdinal(t, p, run);
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
  const context: AmountContext = { negative, millions: pass.millions, european: pass.european === true };
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
  if (run === p + 1 && isPicture(t, p)) return emit(pass, named("identifier", p, p + 2, t.slice(p, p + 2)));
  if (
    run === p + 1 &&
    t[run] === "G" &&
    "23456".includes(t[p] as string) &&
    amount.unit === "" &&
    !isLatin(t.charCodeAt(run + 1))
  ) {
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
  // 京ICP备12345678号, 国发〔2023〕15号
  if (amount.unit === "号" && (run - p > 4 || "〕]】".includes(prev || "@")))
    return emit(pass, named("identifier", p, amount.end, t.slice(p, run)));
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
  noteMillions(pass, done);
  return emit(pass, done);
};
