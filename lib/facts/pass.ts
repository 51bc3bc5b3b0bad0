import { classOf, HAN_NUMERAL, isHan, isLatin, isUpper } from "./characters";
import { CODES_BEHIND } from "./lexicon/currencies";
import { skipSpaces } from "./number";
import { readAmount } from "./read-amount";
import { boundAfter, boundBefore } from "./read-bounds";
import { wordBefore } from "./read-names";
import type { AmountContext } from "./read-numeral";
import { readPerBefore } from "./read-per";
import { extendFraction, extendRange } from "./read-range";
import { readTime } from "./read-times";
import { wordAt } from "./read-words";
import type { Reading } from "./reading";
import { matchCode, matchHanBefore, matchSignBefore, nameOf, type Unit } from "./unit-index";

/** State of one pass over one text. `last` is the end of the quantity before: nothing looks back past it. */
export interface Pass {
  t: string;
  out: Reading[];
  last: number;
  /** A currency named in front (新台币六万元) that a bare 元 of the same sentence takes on. */
  named: Unit | null;
  /** True where a bare "m" means million, because money was written so in this line. */
  millions: boolean;
  japanese: boolean;
  /** Whether the text writes points between thousands; null until a figure with a point asks. */
  european: boolean | null;
  /** Whether "¥" is yen in the line that ends at `end`; asked once a line. */
  yen: { end: number; said: boolean };
}

/** 10年以上（含10年）: a bracket that only says that the bound takes its own value in. */
const isIncluded = ({ t, out }: Pass, r: Reading): boolean => {
  const bounded = out[out.length - 1];
  return (
    bounded?.op !== undefined &&
    (t.startsWith("(含", r.start - 2) || t.startsWith("(包含", r.start - 3) || t.startsWith("(包括", r.start - 3)) &&
    t[r.end] === ")" &&
    r.start - bounded.end < 8 &&
    r.unit === bounded.unit &&
    r.low !== undefined &&
    bounded.low !== undefined &&
    r.low.n * bounded.low.d === bounded.low.n * r.low.d
  );
};

export const emit = (pass: Pass, reading: Reading): number => {
  if (isIncluded(pass, reading)) return reading.end;
  pass.out.push(reading);
  pass.last = reading.end;
  return reading.end;
};

export const emitAll = (pass: Pass, readings: readonly Reading[]): number => {
  for (const reading of readings) emit(pass, reading);
  return pass.last;
};

const PREFIX_NAMES = new Set(
  "人民币 新台币 台币 港币 美金 澳币 日币 韩币 欧元 英镑 美元 日元 日圆 港元 澳元 加元 韩元 新元".split(" "),
);

const YEN = ["JPY", "yen", "Yen", "円", "日元", "日圆", "日币", "Japan", "Tokyo", "日本", "东京"];
const YUAN = ["CNY", "RMB", "yuan", "renminbi", "Renminbi", "人民币", "万元", "亿元"];

/** Whether "¥" is yen at `p`: the text is Japanese, or its line names Japan or its money and not China's. */
const saysYen = (pass: Pass, p: number): boolean => {
  if (pass.japanese) return true;
  const { t, yen } = pass;
  if (p >= yen.end) {
    const start = t.lastIndexOf("\n", p) + 1;
    const stop = t.indexOf("\n", p);
    const line = t.slice(start, stop < 0 ? t.length : stop);
    pass.yen = {
      end: start + line.length,
      said: YEN.some((word) => line.includes(word)) && !YUAN.some((word) => line.includes(word)),
    };
  }
  return pass.yen.said;
};

/** Currency in front of the figures at `p`: "$", "USD ", "Rs. ", 人民币, "dollar ". */
export const currencyBefore = (pass: Pass, p: number): { unit: Unit; start: number; millions: boolean } | null => {
  const { t, last } = pass;
  let end = p;
  while (end > last && p - end < 2 && t.charCodeAt(end - 1) === 32) end--;
  const sign = matchSignBefore(t, end);
  if (sign && sign.start >= last) {
    const yen = sign.unit.code === "CNY" && t[sign.start] === "¥" && saysYen(pass, sign.start) && nameOf("yen");
    return { unit: yen || sign.unit, start: sign.start, millions: false };
  }
  if (isHan(t.charCodeAt(end - 1))) {
    const name = matchHanBefore(t, end);
    // 人民币兑美元 6.9 is a rate
    return name && name.start >= last && PREFIX_NAMES.has(t.slice(name.start, end)) && t[name.start - 1] !== "兑"
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
      !(end < p && CODES_BEHIND.has(code.unit.code)) &&
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

/** Whether a text after its first sign is nothing but figures, with a scale: "- 1 4/5", "- 10 k". */
const aloneTo = (t: string): boolean => t.length < 24 && /^- [\d.,/½¼¾ ]+[kKMB]?\s*$/.test(t);

/** Start of a minus sign in front of `p`, or -1. */
export const minusBefore = (pass: Pass, p: number): number => {
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
  // nothing but the number: no mark of a list
  if (c === " " && p === 2 && t[0] === "-" && aloneTo(t)) return 0;
  if (c === " ") {
    const word = wordBefore(t, p, last);
    if (word.text === "minus" || word.text === "negative") return word.start;
  }
  return -1;
};

const SCALES_BEFORE = [
  ["华氏温度", "°F"],
  ["摄氏温度", "°C"],
  ["华氏", "°F"],
  ["摄氏", "°C"],
] as const;

/** 华氏 and 摄氏 in front of a degree, "age 87", "aged 65". */
const withWordBefore = (pass: Pass, r: Reading): Reading => {
  const { t, last } = pass;
  if (r.unit === "°") {
    for (const [word, code] of SCALES_BEFORE) {
      const start = r.start - word.length - (t[r.start - 1] === " " ? 1 : 0);
      if (start >= last && t.startsWith(word, start))
        return { ...r, start, kind: "temperature", unit: code, base: undefined };
    }
  }
  if (r.unit !== "" || r.kind !== "number" || t.charCodeAt(r.start - 1) !== 32) return r;
  const word = wordBefore(t, r.start, last);
  if (word.text !== "age" && word.text !== "aged" && word.text !== "ages") return r;
  return { ...r, start: word.start, kind: "age", unit: "year" };
};

/** 3比2, 三比二: a score or ratio in words. */
const versus = (t: string, r: Reading): Reading => {
  const at = skipSpaces(t, r.end, 1);
  if (t[at] !== "比" || r.unit !== "" || r.value !== undefined || !r.low) return r;
  const second = readAmount(t, skipSpaces(t, at + 1, 1));
  if (!second?.numeral || !second.low || second.low.d !== 1n) return r;
  return { ...r, end: second.numeral.end, value: `${r.low.n}:${second.low.n}`, fraction: true };
};

const strict = (op: ">=" | "<="): "<" | ">" => (op === ">=" ? ">" : "<");

const LEFT_OUT = ["不含", "不包含", "不包括"];

/** 5 年以上（不含 5 年）, 10 人以下（不含本数）: the bound at `end` leaves its own value out; 以上（不含税）does not. */
const leavesOut = (t: string, r: Reading, end: number | undefined): boolean => {
  if (end === undefined) return false;
  const open = skipSpaces(t, end, 1);
  if (t[open] !== "(" && t[open] !== ",") return false;
  const at = skipSpaces(t, open + 1, 1);
  const word = LEFT_OUT.find((left) => t.startsWith(left, at));
  if (!word) return false;
  const next = skipSpaces(t, at + word.length, 1);
  if (t[next] === ")" || t.startsWith("本数", next) || t.startsWith("本级", next)) return true;
  const again = readAmount(t, next)?.low;
  return again !== undefined && r.low !== undefined && again.n * r.low.d === r.low.n * again.d;
};

export const withBound = (pass: Pass, r: Reading): Reading => {
  const { t, last } = pass;
  const before = boundBefore(t, r.start, last, r.kind);
  const after = before && before.op !== "~" && before.op !== "±" ? null : boundAfter(t, r.end, r.kind);
  if (before?.op === "±") return { ...r, start: before.start, op: "±" };
  // 自2000年至2014年 is a range; its "from" bounds nothing
  const ranged =
    before?.op === ">=" && (r.kind === "date" || r.kind === "time") && typeof r.value === "object" ? null : before;
  const op = after && (after.op !== "~" || !ranged) ? after.op : (ranged?.op ?? r.op);
  return op ? { ...r, op: (op === ">=" || op === "<=") && leavesOut(t, r, after?.end) ? strict(op) : op } : r;
};

/** Bound, range, 每 before and the rest that stands around an amount; `start` takes in signs and currency. */
export const finish = (pass: Pass, amount: Reading, start: number, context: AmountContext): Reading => {
  const { t, last } = pass;
  let r: Reading = { ...amount, start };
  if (context.currency && context.currency.code !== "CNY" && isHan(t.charCodeAt(start))) pass.named = context.currency;
  else if (pass.named && r.unit === "CNY" && !context.currency) r = { ...r, unit: pass.named.code, base: pass.named };
  let between = -1;
  const word = t.charCodeAt(start - 1) === 32 ? wordBefore(t, start, last) : null;
  if (word?.text === "between") between = word.start;
  else {
    const near = t[start - 1] === " " ? start - 1 : start;
    if (t.startsWith("介于", near - 2) || t.startsWith("在", near - 1)) between = near - 1;
  }
  r = extendRange(t, r, last, between, context);
  if (r.high === undefined) r = versus(t, extendFraction(t, r));
  if (r.per.length === 0 && r.kind !== "date" && r.kind !== "percent") {
    const per = readPerBefore(t, r.start, last);
    if (per && (r.unit !== "" || r.kind === "currency"))
      r = { ...r, per: per.per, kind: r.kind === "duration" ? "quantity" : r.kind };
  }
  return withBound(pass, withWordBefore(pass, r));
};

export const timeRange = (t: string, time: Reading): Reading => {
  let at = skipSpaces(t, time.end, 1);
  const word = wordAt(t, at);
  if (t[at] === "-" || t[at] === "–" || t[at] === "~" || t[at] === "至" || t[at] === "到")
    at = skipSpaces(t, at + 1, 1);
  else if (word.text === "to" || word.text === "until") at = skipSpaces(t, word.end, 1);
  else return time;
  let second: Reading | null = null;
  if (isHan(t.charCodeAt(at)) && classOf(t.charCodeAt(at)) !== HAN_NUMERAL) {
    // a part of the day of its own: 早8点到晚10点, 上午 9 点到下午 5 点
    for (const size of [1, 2, 3]) second ??= readTime(t, at + size, at);
    if (second && second.start !== at) second = null;
  } else second = readTime(t, at, at);
  if (!second || typeof second.value !== "string" || typeof time.value !== "string") return time;
  // 下午3点至5点: the second hour is of the same half of the day, where that makes it the later one
  const shared = isHan(t.charCodeAt(time.start)) && second.start === at && "点时".includes(t[second.end - 1] ?? "-");
  const later = `${Number(second.value.slice(0, 2)) + 12}${second.value.slice(2)}`;
  const max = shared && second.value < time.value && later > time.value && later < "24" ? later : second.value;
  return { ...time, end: second.end, value: { min: time.value, max } };
};
