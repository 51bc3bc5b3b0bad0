import { isHan } from "./characters";
import { BEFORE_ONE, BEFORE_WEEKDAY, NUMERAL_TRAPS } from "./lexicon/traps";
import { skipSpaces } from "./number";
import { currencyBefore, emit, emitAll, finish, minusBefore, type Pass, timeRange, withBound } from "./pass";
import { compare, HALF, negate, whole } from "./rational";
import { readAmount } from "./read-amount";
import { readDate } from "./read-dates";
import { beforeChristEnd, readCentury } from "./read-eras";
import { readNamedDay } from "./read-marked-rows";
import { named, ordinalEnd, readHanOrdinal } from "./read-names";
import { type AmountContext, readNumeral, unitAt } from "./read-numeral";
import { countedPerEnd } from "./read-per";
import { readClauseList } from "./read-reference-lists";
import { readTime } from "./read-times";
import { readTimesA } from "./read-times-a";
import type { Reading } from "./reading";
import { nameOf, type Unit } from "./unit-index";

const TRAPS = new Map<string, string[]>();
for (const trap of [...NUMERAL_TRAPS].sort((a, b) => b.length - a.length)) {
  const list = TRAPS.get(trap.charAt(0)) ?? [];
  list.push(trap);
  TRAPS.set(trap.charAt(0), list);
}

const HALF_KINDS = new Set(["duration", "quantity"]);

/** 半 with a unit (半年, 半个小时), 一半, 过半. */
const atHalf = (pass: Pass, p: number): number => {
  const { t } = pass;
  const start = t[p - 1] === "一" && p - 1 >= pass.last ? p - 1 : p;
  if ((t[p - 1] === "上" || t[p - 1] === "下") && t[p + 1] === "年" && p - 1 >= pass.last)
    return emit(pass, withBound(pass, named("date", p - 1, p + 2, t[p - 1] === "上" ? "H1" : "H2")));
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
  if ("上下前后大小多".includes(t[p - 1] ?? "@") || t[p + 1] === "夜") return p + 1;
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

/** 零下5到10度: both ends lie below zero; 零下3到零上5度. */
const readBelowZero = (t: string, p: number): Reading | null => {
  const first = readNumeral(t, skipSpaces(t, p + 2, 1));
  if (!first || first.high || !"至到-–~".includes(t[first.end] ?? "@")) return null;
  const above = t.startsWith("零上", first.end + 1);
  const second = readAmount(t, above ? first.end + 3 : first.end + 1);
  if (!second?.low || second.high || (second.unit !== "°" && second.kind !== "temperature")) return null;
  if (above)
    return { ...second, start: p, kind: "temperature", low: negate(first.value), high: second.low, literal: undefined };
  if (compare(first.value, second.low) >= 0) return null;
  return {
    ...second,
    start: p,
    kind: "temperature",
    low: negate(second.low),
    high: negate(first.value),
    literal: undefined,
  };
};

/** Reads what starts with the Chinese numeral at `p`. */
export const atHan = (pass: Pass, p: number): number => {
  const { t, last } = pass;
  const c = t[p] as string;
  if (t[p - 1] === "第" || (t[p - 1] === " " && t[p - 2] === "第")) {
    const start = t[p - 1] === "第" ? p - 1 : p - 2;
    const clauses = start >= last ? readClauseList(t, p, start) : [];
    if (clauses.length > 0) return emitAll(pass, clauses);
    const ordinal = readHanOrdinal(t, p, last);
    if (ordinal) return emit(pass, ordinal);
  }
  if (t[p - 1] === "(" && t[p - 2] === "第" && p - 2 >= last) {
    const clauses = readClauseList(t, p - 1, p - 2);
    if (clauses.length > 0) return emitAll(pass, clauses);
  }
  const counted = countedPerEnd(t, p);
  if (counted > 0) return counted;
  if (c === "零" && t[p + 1] === "下") {
    const below = readBelowZero(t, p);
    if (below) return emit(pass, withBound(pass, below));
    const amount = readAmount(t, skipSpaces(t, p + 2, 1), { negative: true });
    if (amount && (amount.kind === "temperature" || amount.unit === "°")) {
      const degrees = amount.unit === "°" ? { ...amount, kind: "temperature" as const } : amount;
      return emit(pass, finish(pass, degrees, p, { negative: true }));
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
  const ancient = beforeChristEnd(t, p);
  if (ancient > 0) return ancient;
  const date = readDate(t, p, last);
  if (date && !(t[p - 1] === "每" && typeof date.value === "string" && date.value.startsWith("--")))
    return emit(pass, withBound(pass, date));
  const time = readTime(t, p, last);
  if (time) return emit(pass, withBound(pass, timeRange(t, time)));
  const pointed = readCentury(t, p) ?? readNamedDay(t, p);
  if (pointed) return emit(pass, pointed);
  const often = c === "一" ? readTimesA(t, p) : null;
  if (often) return emit(pass, withBound(pass, often));
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
