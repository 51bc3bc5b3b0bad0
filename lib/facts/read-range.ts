import { classOf, HAN_NUMERAL, isDigit, isLatin } from "./characters";
import { skipSpaces } from "./number";
import { compare, divide, multiply, type Rational, whole } from "./rational";
import { readAmount } from "./read-amount";
import { type AmountContext, readNumeral } from "./read-numeral";
import { readTime } from "./read-times";
import { wordAt } from "./read-words";
import type { Reading } from "./reading";
import { matchCode, matchSign, type Unit } from "./unit-index";

/** Verbs that make "from 5% to 10%" a change between two values, not a range. */
const CHANGES = new Set(
  "rose rise rises rising risen fell fall falls falling fallen grew grow grows grown growing increased increase increases increasing decreased decrease decreases dropped drop drops jumped climbed declined cut raised raise lowered went moved improved slipped surged soared tumbled reduced expanded changed shrank widened narrowed up down gained lost".split(
    " ",
  ),
);

/** The amount at `p` with a sign or currency in front, for the upper end of a range. */
export const readSigned = (t: string, p: number, context: AmountContext): Reading | null => {
  let at = p;
  let negative = false;
  let currency: Unit | undefined = context.currency;
  if (t[at] === "-" || t[at] === "负") {
    negative = true;
    at++;
  } else if (t.startsWith("零下", at)) {
    negative = true;
    at += 2;
  } else {
    const w = wordAt(t, at).text;
    if (w === "minus" || w === "negative") {
      negative = true;
      at = skipSpaces(t, at + w.length, 1);
    }
  }
  const sign = matchSign(t, at);
  const code = sign ? null : isLatin(t.charCodeAt(at)) ? matchCode(t, at) : null;
  if (sign) {
    currency = sign.unit;
    at = skipSpaces(t, sign.end, 1);
  } else if (code && isDigit(t.charCodeAt(skipSpaces(t, code.end, 1)))) {
    currency = code.unit;
    at = skipSpaces(t, code.end, 1);
  }
  if (t[at] === "半") return null;
  const amount = readAmount(t, at, { ...context, currency, negative });
  return amount ? { ...amount, start: p } : null;
};

interface Connector {
  at: number;
  dash: boolean;
  word: string;
}

const connectorAt = (t: string, r: Reading, between: boolean): Connector | null => {
  const at = skipSpaces(t, r.end, 1);
  const c = t[at] ?? "";
  // "10- to 15-day"
  if (c === "-" && at === r.end && t.startsWith(" to ", at + 1)) return { at: at + 5, dash: false, word: "to" };
  if (c === "-" || c === "–" || c === "~") {
    const to = skipSpaces(t, at + 1, 1);
    if (at > r.end !== to > at + 1) return null;
    return { at: to, dash: true, word: c };
  }
  if (c === "至" || c === "到") return { at: skipSpaces(t, at + 1, 1), dash: false, word: c };
  if (c === "、" && at === r.end) return { at: at + 1, dash: false, word: c };
  if (c === "与" || c === "和" || c === "跟") return { at: skipSpaces(t, at + 1, 1), dash: false, word: "和" };
  if (at === r.end || !isLatin(t.charCodeAt(at))) return null;
  const w = wordAt(t, at);
  if (
    w.text === "to" ||
    w.text === "through" ||
    w.text === "thru" ||
    w.text === "or" ||
    (w.text === "and" && between)
  ) {
    return { at: skipSpaces(t, w.end, 1), dash: false, word: w.text };
  }
  return null;
};

/** True where a verb of change stands within four words before `p`. */
const changesBefore = (t: string, p: number, from: number): boolean => {
  let end = p;
  for (let count = 0; count < 4; count++) {
    while (end > from && t.charCodeAt(end - 1) === 32) end--;
    let start = end;
    while (start > from && end - start < 16 && isLatin(t.charCodeAt(start - 1))) start--;
    if (start === end) return false;
    if (CHANGES.has(t.slice(start, end).toLowerCase())) return true;
    end = start;
  }
  return false;
};

const scaled = (r: Reading, scale: bigint): Reading => ({
  ...r,
  low: multiply(r.low as Rational, whole(scale)),
  literal: undefined,
});

/** Two numbers that a dash parts though they are no range, as scores and pairs are written: "51-49", "3800-3700". */
const pairOf = (a: Reading, b: Reading, t: string): string =>
  [a, b].map(({ start, end }) => t.slice(start, end).replace(/,/g, "")).join("-");

/** The lower end of a range takes the scale and unit of the upper where it has none: "$3-5 million", 3–5 个, 10%至20%. */
const join = (t: string, a: Reading, b: Reading, connector: Connector, start: number): Reading | null => {
  let left = a;
  if (!left.low || !b.low || left.high || b.high || left.fraction !== b.fraction) return null;
  const leftScale = left.numeral?.scale ?? 1n;
  const rightScale = b.numeral?.scale ?? 1n;
  const plain = left.unit === "" || (left.base?.sort === "currency" && (left.base === b.base || b.unit === ""));
  if (
    leftScale === 1n &&
    rightScale > 1n &&
    plain &&
    left.per.length === 0 &&
    left.numeral &&
    b.numeral &&
    compare(left.low, b.numeral.coefficient) <= 0 &&
    left.end <= connector.at
  ) {
    left = scaled(left, rightScale);
  }
  let low = left.low as Rational;
  if (left.unit !== "" && left.unit !== b.unit) {
    // 百分之三十至五十
    if (b.unit === "" && left.kind === "percent" && t.startsWith("分之", left.start + 1) && compare(low, b.low) < 0)
      return { ...left, start, end: b.end, high: b.low, literal: left.literal };
    if (b.unit === "" && left.base?.sort === "currency" && left.per.length === 0) {
      const currency = left.base;
      if (compare(low, b.low) >= 0) return null;
      return { ...left, start, end: b.end, high: b.low, literal: left.literal, unit: currency.code };
    }
    if (
      !left.base?.size ||
      !b.base?.size ||
      left.base.dimension !== b.base.dimension ||
      left.per.length > 0 ||
      left.base.sort !== "unit"
    )
      return null;
    low = divide(multiply(low, left.base.size), b.base.size);
  }
  if (left.per.length > 0 && left.per.join("/") !== b.per.join("/")) return null;
  if (compare(low, b.low) > 0) {
    // −18 to −20 is a range told downwards; 51–49 is a score
    if (left.unit === "" && b.unit === "" && connector.dash)
      return {
        ...b,
        start,
        value: pairOf(a, b, t),
        kind: "number",
        high: undefined,
      };
    if (connector.dash && low.n < 0n) return { ...b, start, low: b.low, high: low, literal: undefined };
    return null;
  }
  if (compare(low, b.low) === 0)
    return connector.dash && b.unit === "" ? { ...b, start, value: pairOf(a, b, t), kind: "number" } : null;
  const range: Reading = { ...b, start, low, high: b.low, fraction: left.fraction };
  range.literal = low === a.low ? a.literal : undefined;
  return range;
};

/** What is counted by two numbers with 、 between them. 1、2号, 1、2月 and 3、4条 list two things. */
const COUNTED_ZH = /(?:天|周|个月|年|小时|分钟|星期|个|次|人|名|件|位|倍|片|份)$/;

/** "3 or 4 days", 三、四天: the bare small number before and the next one, which alone bears a unit, are a range of two. */
const isNext = (t: string, r: Reading, at: number): boolean => {
  if (r.unit !== "" || !r.low || r.low.d !== 1n || r.low.n < 1n || r.low.n > 9n || r.numeral?.end !== r.end)
    return false;
  const next = readAmount(t, at);
  if (t[r.end] === "、" && (t[r.start - 1] === "、" || !next || !COUNTED_ZH.test(t.slice(at, next.end)))) return false;
  // "two or three frames" are two choices of things; a span or a measure has all between
  if (t[r.end] !== "、" && !next?.base) return false;
  return next?.low !== undefined && next.unit !== "" && next.low.d === 1n && next.low.n === r.low.n + 1n;
};

/**
 * Joins `r` with the amount behind it where the two are one range; returns `r` itself elsewhere. `between` says that "between"
 * or 介于 stood before, at `start`.
 */
export const extendRange = (t: string, r: Reading, from: number, between: number, context: AmountContext): Reading => {
  if (r.high || r.value !== undefined) return r;
  const connector = connectorAt(t, r, between >= 0);
  if (!connector) return r;
  if (connector.word === "和" && between < 0 && !/^[^。；;\n]{0,24}之间/.test(t.slice(connector.at, connector.at + 27)))
    return r;
  if ((connector.word === "or" || connector.word === "、") && !isNext(t, r, connector.at)) return r;
  const first = t.charCodeAt(connector.at);
  const words = isLatin(first) || classOf(first) === HAN_NUMERAL;
  if (words && connector.dash && isLatin(first)) return r;
  if (connector.word === "to" && changesBefore(t, r.start, from)) return r;
  if (
    !connector.dash &&
    readTime(t, connector.at, connector.at)?.value !== undefined &&
    isDigit(first) &&
    r.unit === ""
  )
    return r;
  const second = readSigned(t, connector.at, { ...context, currency: undefined });
  if (!second) return r;
  if (connector.word === "和" && between < 0 && !t.startsWith("之间", skipSpaces(t, second.end, 1))) return r;
  if (
    words &&
    second.unit === "" &&
    classOf(first) === HAN_NUMERAL &&
    second.end - connector.at < 2 &&
    r.unit === "" &&
    between < 0
  )
    return r;
  if (connector.dash && t[second.end] === "-" && isDigit(t.charCodeAt(second.end + 1))) return r;
  if (connector.dash && isLatin(t.charCodeAt(second.end))) return r;
  const joined = join(t, r, second, connector, between >= 0 && t.charCodeAt(between) < 128 ? between : r.start);
  return joined ?? r;
};

/** "7 in 10", "one out of three", "2000 over 3": a fraction of two plain numbers. */
export const extendFraction = (t: string, r: Reading): Reading => {
  if (r.unit !== "" || r.high || !r.low || r.low.d !== 1n || r.value !== undefined) return r;
  const at = skipSpaces(t, r.end, 1);
  const w = wordAt(t, at);
  let to = w.end;
  if (at === r.end || (w.text !== "in" && w.text !== "out" && w.text !== "over")) return r;
  if (w.text === "out") {
    const of = wordAt(t, skipSpaces(t, w.end, 1));
    if (of.text !== "of") return r;
    // "nine out of the 20", "three out of every 10"
    const article = wordAt(t, skipSpaces(t, of.end, 1));
    to = article.text === "the" || article.text === "every" ? article.end : of.end;
  }
  const lower = readNumeral(t, skipSpaces(t, to, 1));
  if (!lower || lower.high || lower.fraction || lower.value.d !== 1n || lower.value.n <= 0n) return r;
  if (w.text !== "over" && r.low.n > lower.value.n) return r;
  const n = lower.value.n;
  if (
    w.text === "in" &&
    !(
      n === 2n ||
      n === 3n ||
      n === 4n ||
      n === 5n ||
      n === 10n ||
      n === 20n ||
      n === 100n ||
      n === 1000n ||
      n === 10000n ||
      n === 100000n ||
      n === 1000000n
    )
  )
    return r;
  const next = wordAt(t, skipSpaces(t, lower.end, 1)).text;
  if (w.text === "over" && next !== "") return r;
  if (w.text === "in" && /^(?:second|minute|hour|day|week|month|year|million|billion)s?$/.test(next)) return r;
  if (t[lower.end] === "%" || (t[lower.end] === "." && isDigit(t.charCodeAt(lower.end + 1)))) return r;
  const value = divide(r.low, lower.value);
  return {
    ...r,
    end: lower.end,
    low: value,
    fraction: true,
    literal: undefined,
    value: w.text === "over" ? undefined : `${r.low.n}/${n}`,
  };
};
