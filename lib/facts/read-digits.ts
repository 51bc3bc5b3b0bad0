import { classOf, FRACTION, isDigit, isHan, isLatin } from "./characters";
import { SCALE_SUFFIXES, SUPERSCRIPTS, VULGAR_FRACTIONS } from "./lexicon/numerals";
import type { Numeral } from "./number";
import { skipSpaces } from "./number";
import { add, multiply, parseRational, power, powerOfTen, type Rational, ratio, whole } from "./rational";
import { readDataLetter } from "./read-data-letters";
import { matchCode, matchHan, nameOf } from "./unit-index";

/** Longer runs of figures are identifiers; the cap also bounds the work per numeral. */
const LONGEST_RUN = 40;

export const digitsEnd = (t: string, from: number, most = LONGEST_RUN): number => {
  let p = from;
  const stop = from + most;
  while (p < stop && isDigit(t.charCodeAt(p))) p++;
  return p;
};

/**
 * End of a run of groups (",234,567", " 000", "'000", ",34,567") that starts at `p`, or `p` where the separators are none.
 * Thousands, Indian and 万 grouping; everything else is a list.
 */
const groupsEnd = (t: string, p: number, lead: number): number => {
  const separator = t.charCodeAt(p);
  if (separator !== 44 && separator !== 39 && separator !== 32) return p;
  if (lead > 4 || (lead > 3 && separator !== 44)) return p;
  let at = p;
  let groups = 0;
  let threes = 0;
  let fours = 0;
  let twos = 0;
  let last = 0;
  while (groups < 8 && t.charCodeAt(at) === separator) {
    const end = digitsEnd(t, at + 1, 5);
    last = end - at - 1;
    if (last < 2 || last > 4) break;
    groups++;
    if (last === 2) twos++;
    else if (last === 3) threes++;
    else fours++;
    at = end;
  }
  if (groups === 0 || isDigit(t.charCodeAt(at))) return p;
  if (threes === groups && lead <= 3) {
    // "100 200 3": a list. A group must not be followed by more figures.
    if (
      separator === 32 &&
      (t.charCodeAt(p - lead) === 48 || (t.charCodeAt(at) === 32 && isDigit(t.charCodeAt(at + 1))))
    )
      return p;
    return at;
  }
  if (separator !== 44) return p;
  if (fours === groups && groups > 1) return at;
  if (threes === 1 && twos === groups - 1 && last === 3 && lead <= 2) return at;
  return p;
};

const strip = (text: string): string => {
  let plain = "";
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (isDigit(c) || c === 46) plain += text[i];
  }
  return plain;
};

/** A whole exponent behind "^" or "e", or as superscripts; null where none stands at `p`. */
const readExponent = (t: string, p: number): { value: number; end: number } | null => {
  let at = p;
  let sign = 1;
  while (at < p + 2 && (t[at] === "+" || t[at] === "-")) {
    if (t[at] === "-") sign = -1;
    at++;
  }
  if (at === p + 2 && t[p] === "-" && t[p + 1] === "-") sign = 1;
  const end = digitsEnd(t, at, 4);
  if (end === at || end - at > 3 || isLatin(t.charCodeAt(end))) return null;
  return { value: sign * Number(t.slice(at, end)), end };
};

const readSuperscript = (t: string, p: number): { value: number; end: number } | null => {
  let at = t[p] === "⁻" ? p + 1 : p;
  const from = at;
  let value = 0;
  while (at < from + 3) {
    const digit = t[at] ? SUPERSCRIPTS.indexOf(t[at] as string) : -1;
    if (digit < 0) break;
    value = value * 10 + digit;
    at++;
  }
  return at === from ? null : { value: from > p ? -value : value, end: at };
};

/** "10^6", "10⁶", "2^20" at `p` (the base is read already) → factor. Superscripts count behind 10 and 2 alone: elsewhere they cite. */
const readPower = (t: string, p: number, base: Rational, text: string): { value: Rational; end: number } | null => {
  const exponent = t[p] === "^" ? readExponent(t, p + 1) : text === "10" || text === "2" ? readSuperscript(t, p) : null;
  if (!exponent || Math.abs(exponent.value) * text.length > 2000) return null;
  const value = power(base, exponent.value);
  return value ? { value, end: exponent.end } : null;
};

/** "×10^6", "x 10⁶", "*10^-4" behind a numeral. */
const readTimesTen = (t: string, p: number): { value: Rational; end: number } | null => {
  const at = skipSpaces(t, p, 1);
  const c = t[at];
  if (c !== "×" && c !== "x" && c !== "*" && c !== "X") return null;
  const base = skipSpaces(t, at + 1, 1);
  if (t[base] !== "1" || t[base + 1] !== "0") return null;
  return readPower(t, base + 2, whole(10), "10");
};

/** "4/5" at `p`: small, not part of a date or path. */
const readSlash = (t: string, p: number): { value: Rational; end: number } | null => {
  const top = digitsEnd(t, p, 5);
  if (top === p || top - p > 4) return null;
  let slash = top;
  if (t[slash] !== "/") return null;
  slash++;
  const end = digitsEnd(t, slash, 6);
  if (end === slash || end - slash > 5) return null;
  const next = t.charCodeAt(end);
  if (next === 47 || isLatin(next) || (next === 46 && isDigit(t.charCodeAt(end + 1)))) return null;
  const d = BigInt(t.slice(slash, end));
  return d === 0n ? null : { value: ratio(BigInt(t.slice(p, top)), d), end };
};

/** Latin letters right behind a numeral, up to six. */
export const lettersAt = (t: string, p: number, most = 6): string => {
  let end = p;
  while (end < p + most && isLatin(t.charCodeAt(end))) end++;
  return t.slice(p, end);
};

/** Whether Chinese stands right before the figures that end at `p` or behind the letter there: 粉丝5w+, 1.5w人. */
const besideHan = (t: string, p: number): boolean => {
  let start = p;
  while (start > 0 && p - start < 12 && (isDigit(t.charCodeAt(start - 1)) || t[start - 1] === ".")) start--;
  const after = t[p + 1] === "+" ? p + 2 : p + 1;
  const next = t[after] ?? "";
  return isHan(t.charCodeAt(start - 1)) || (isHan(next.charCodeAt(0)) && !"灯功充电瓦".includes(next));
};

const SPACED_SUFFIXES = new Set(["k", "M", "mn", "mln", "mil", "bn", "bln", "bil", "tn", "tln", "trn", "lakh"]);

/** Whether a currency is named at `p`: "1.2m 美元", "5m euros". */
const moneyBehind = (t: string, p: number): boolean => {
  const at = skipSpaces(t, p, 1);
  if (isHan(t.charCodeAt(at))) return matchHan(t, at)?.unit.sort === "currency";
  return at > p && (matchCode(t, at) !== null || nameOf(lettersAt(t, at, 12).toLowerCase())?.sort === "currency");
};

/** "k", "M", "bn" behind a numeral. `money` lets "m" and "mm" be millions. */
export const readSuffix = (t: string, p: number, money: boolean): { scale: bigint; end: number } | null => {
  let at = p;
  if (t.charCodeAt(at) === 32) at = skipSpaces(t, at, 2);
  const letters = lettersAt(t, at, 7);
  const end = at + letters.length;
  if (letters === "w" && at === p && besideHan(t, p)) return { scale: 10000n, end };
  if (letters.length === 1 && readDataLetter(t, at)) return null;
  if (letters === "" || isDigit(t.charCodeAt(end))) return null;
  if (letters === "m" || letters === "mm" || letters === "MM")
    return money || moneyBehind(t, end) ? { scale: 1000000n, end } : null;
  const scale = SCALE_SUFFIXES.get(letters);
  if (scale === undefined || (at > p && !SPACED_SUFFIXES.has(letters))) return null;
  // "10 M$" and "5 k/month" are scales; "M-1" and "b." in a list of letters are not
  if (t.charCodeAt(end) === 45 && isDigit(t.charCodeAt(end + 1))) {
    const other = digitsEnd(t, end + 1, 8);
    if (!SCALE_SUFFIXES.has(lettersAt(t, other))) return null;
  }
  return { scale, end };
};

/**
 * Reads the figures at `p`, a digit, a point before a digit, or a vulgar fraction: "1,234.5", "1 1/2", "1½", "2^20",
 * "6.23x10^-4", "12.32e+14". Signs and scales are the caller's. null where a run is too long to be a number.
 */
export const readDigits = (t: string, p: number): Numeral | null => {
  if (classOf(t.charCodeAt(p)) === FRACTION) {
    const [n, d] = VULGAR_FRACTIONS.get(t[p] as string) as readonly [bigint, bigint];
    const value = { n, d };
    return { start: p, end: p + 1, value, fraction: true, scale: 1n, coefficient: value, script: "digits", run: 0 };
  }
  let end = digitsEnd(t, p);
  if (end - p === LONGEST_RUN) return null;
  const lead = end - p;
  if (lead > 0) {
    const grouped = groupsEnd(t, end, lead);
    if (grouped > end) end = grouped;
  }
  const plain = end - p === lead;
  const integer = end;
  if (t.charCodeAt(end) === 46 && isDigit(t.charCodeAt(end + 1))) {
    end = digitsEnd(t, end + 1);
    if (end - integer > LONGEST_RUN) return null;
  }
  if (end === p) return null;
  const literal = strip(t.slice(p, end));
  let value = parseRational(literal.startsWith(".") ? `0${literal}` : literal) as Rational;
  const numeral: Numeral = {
    start: p,
    end,
    value,
    literal: literal.startsWith(".") ? `0${literal}` : literal,
    scale: 1n,
    coefficient: value,
    script: "digits",
    run: plain && integer === end ? lead : 0,
  };
  if (integer === end && plain) {
    const fraction = readMixed(t, p, end, value);
    if (fraction) return fraction;
  }
  const raised = readPower(t, end, value, literal);
  if (raised) {
    value = raised.value;
    end = raised.end;
  } else if ((t[end] === "e" || t[end] === "E") && !isLatin(t.charCodeAt(end + 1))) {
    const exponent = readExponent(t, end + 1);
    if (exponent && Math.abs(exponent.value) <= 400) {
      value = multiply(value, powerOfTen(exponent.value));
      end = exponent.end;
    }
  }
  const times = readTimesTen(t, end);
  if (times) {
    value = multiply(value, times.value);
    end = times.end;
  }
  if (end === numeral.end) return numeral;
  return { ...numeral, end, value, literal: undefined, coefficient: value, run: 0 };
};

/** "1½", "1 ½", "1 4/5" and "4/5" for the whole number `value` that ends at `end`. */
const readMixed = (t: string, p: number, end: number, value: Rational): Numeral | null => {
  const make = (to: number, sum: Rational, fraction: boolean): Numeral => ({
    start: p,
    end: to,
    value: sum,
    fraction,
    scale: 1n,
    coefficient: sum,
    script: "digits",
    run: 0,
  });
  const at = skipSpaces(t, end, 2);
  const vulgar = VULGAR_FRACTIONS.get(t[at] ?? "");
  if (vulgar) return make(at + 1, add(value, { n: vulgar[0], d: vulgar[1] }), false);
  if (t[end] === "/") {
    const slash = readSlash(t, p);
    return slash ? make(slash.end, slash.value, true) : null;
  }
  if (at > end && end - p <= 4 && isDigit(t.charCodeAt(at))) {
    const slash = readSlash(t, at);
    if (slash && slash.value.d !== 1n && slash.end - at <= 7) return make(slash.end, add(value, slash.value), false);
    if (slash && slash.end - at <= 3) return make(slash.end, add(value, slash.value), false);
  }
  return null;
};
