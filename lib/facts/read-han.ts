import type { Bound } from "../model/quantity";
import { isDigit } from "./characters";
import { HAN_DIGITS, HAN_PLACES, HAN_SCALES } from "./lexicon/numerals";
import type { Numeral } from "./number";
import { skipSpaces } from "./number";
import { add, multiply, type Rational, ratio, whole, ZERO } from "./rational";
import { readDataLetter } from "./read-data-letters";
import { digitsEnd } from "./read-digits";

/** Figures before a further place: 1亿2,300万, 3 亿 4500.5 万; null where they are no such part. */
const figuresInside = (t: string, p: number): { value: Rational; end: number } | null => {
  let end = digitsEnd(t, p, 5);
  if (end === p || end - p > 4) return null;
  if (end - p === 1 && t[end] === "," && digitsEnd(t, end + 1, 4) === end + 4) end += 4;
  const whole = t.slice(p, end).replace(",", "");
  const point = t[end] === "." ? digitsEnd(t, end + 1, 8) : end;
  if (point <= end + 1) return { value: ratio(BigInt(whole), 1n), end };
  const places = t.slice(end + 1, point);
  return { value: ratio(BigInt(whole + places), 10n ** BigInt(places.length)), end: point };
};

/** 千 before these makes a unit: 千克, 千瓦, 千字节. */
const KILO_UNITS = "克米瓦焦卡赫帕伏牛";
export const isKiloUnit = (t: string, p: number): boolean => {
  const next = t[p + 1] ?? "-";
  const after = t[p + 2] ?? "-";
  return (
    KILO_UNITS.includes(next) ||
    (next === "字" && after === "节") ||
    (next === "比" && after === "特") ||
    (next === "位" && after === "元")
  );
};

/** Longest Chinese numeral that is read, in characters; bounds the work per numeral. */
const LONGEST = 48;
/** Behind 兆 these make it mega: 兆赫, 兆瓦, 兆字节. Elsewhere it is 10^12. */
const MEGA_UNITS = "赫瓦字比位焦帕欧";

/** 兆 that is no scale: 兆赫, 100兆宽带. */
const isMega = (t: string, p: number): boolean =>
  MEGA_UNITS.includes(charAt(t, p + 1) || "-") || readDataLetter(t, p) !== null;

interface Part {
  value: Rational;
  scale: bigint;
}

const isPlaced = (c: string): boolean => HAN_PLACES.has(c) || HAN_SCALES.has(c);
const charAt = (t: string, p: number): string => t[p] ?? "";

/** Puts `section` in front of a scale; smaller parts before it are scaled along: 4569万 8311 亿 is 45698311 · 10^8. */
const pushScale = (stack: Part[], section: Rational | null, scale: bigint): void => {
  let sum = section ?? ZERO;
  let found = section !== null;
  while (stack.length > 0) {
    const top = stack[stack.length - 1] as Part;
    if (top.scale > scale || (top.scale === scale && section !== null)) break;
    sum = add(sum, top.value);
    found = true;
    stack.pop();
  }
  stack.push({ value: multiply(found ? sum : whole(1), whole(scale)), scale });
};

const rowValue = (row: string): bigint => {
  let digits = "";
  for (const c of row) digits += String(HAN_DIGITS.get(c));
  return BigInt(digits);
};

/** 七八, 一两, 三五: two digits that give a range. */
const rises = (row: string): boolean => {
  const a = HAN_DIGITS.get(row.charAt(0)) as number;
  const b = HAN_DIGITS.get(row.charAt(1)) as number;
  return row.length === 2 && a >= 1 && (b === a + 1 || (a === 3 && b === 5));
};

/** 几十, 数百万: 2 to 10 times the places that follow, less one. */
const readSeveral = (t: string, p: number): Numeral | null => {
  let unit = 1n;
  let end = p + 1;
  while (end < p + 6) {
    const factor = HAN_PLACES.get(charAt(t, end)) ?? HAN_SCALES.get(charAt(t, end));
    if (!factor) break;
    unit *= factor;
    end++;
  }
  if (end === p + 1) return null;
  const value = whole(2n * unit);
  return { start: p, end, value, high: whole(10n * unit - 1n), scale: 1n, coefficient: value, script: "han", run: 0 };
};

/** "点五七九" behind a numeral: figures after the point, not a time of day (三点二十分, 三点五分). */
const readPoint = (t: string, from: number): { digits: string; end: number } | null => {
  let p = skipSpaces(t, from, 1);
  if (t[p] !== "点") return null;
  p = skipSpaces(t, p + 1, 1);
  let digits = "";
  while (digits.length < 30 && HAN_DIGITS.has(charAt(t, p))) digits += String(HAN_DIGITS.get(charAt(t, p++)));
  if (digits === "" || HAN_PLACES.has(charAt(t, p))) return null;
  if (t[p] === "分" && !"之贝米".includes(t[p + 1] ?? "-")) return null;
  return { digits, end: p };
};

/**
 * Reads a Chinese numeral at `p`, everyday or financial, mixed with figures behind a first place ("5万4千6百", "1千零1").
 * With `head`, goes on from figures read already ("3.5" + "亿"). Knows 几, 数, 余, 多, 来 inside the numeral, 点 decimals,
 * and spaces beside a place. null where no numeral stands there.
 */
export const readHan = (t: string, p: number, head?: Numeral): Numeral | null => {
  if (!head && (t[p] === "几" || t[p] === "数")) return readSeveral(t, p);
  const stack: Part[] = [];
  let at = head ? head.end : p;
  let end = at;
  let section = ZERO;
  let pending: Rational | null = head ? head.value : null;
  let spread: Rational | null = null;
  let place = 0n;
  let zero = false;
  let soft: Bound | undefined;
  let run = 0;
  let single = false; // pending is one bare Chinese digit: it may count in tenths of the place before it
  let teens = false;
  const limit = at + LONGEST;

  while (at < limit) {
    let next = at;
    if (t.charCodeAt(at) === 32) {
      next = skipSpaces(t, at, 3);
      if (end === p && !head) break;
      const after = charAt(t, next);
      const before = charAt(t, end - 1);
      const softly = "余多几来".includes(after || "-") && HAN_SCALES.has(charAt(t, skipSpaces(t, next + 1, 3)));
      if (!isPlaced(after) && after !== "零" && !softly) {
        if (!isPlaced(before) && before !== "零") break;
        if (isDigit(t.charCodeAt(next))) {
          const inner = figuresInside(t, next);
          if (!inner || !isPlaced(charAt(t, skipSpaces(t, inner.end, 2)))) break;
        } else if (!HAN_DIGITS.has(after)) break;
      }
    }
    const c = charAt(t, next);
    const inside = place > 0n || stack.length > 0;
    if (HAN_DIGITS.has(c)) {
      if (pending !== null || teens) break;
      let to = next;
      while (to < next + 20 && HAN_DIGITS.has(charAt(t, to))) to++;
      // 两 never ends a numeral: 三十两 is thirty taels, 三两 three; 三两个 is two or three
      if ((inside || to - next === 2) && charAt(t, to - 1) === "两" && !isPlaced(charAt(t, to))) {
        if (!inside && charAt(t, next) === "三" && "个天人年次家句件".includes(charAt(t, to) || "-")) {
          const two = whole(2);
          return { start: p, end: to, value: two, high: whole(3), scale: 1n, coefficient: two, script: "han", run: 0 };
        }
        to--;
        if (to === next) break;
      }
      let from = next;
      while (inside && from < to && HAN_DIGITS.get(charAt(t, from)) === 0) {
        from++;
        zero = true;
      }
      const row = t.slice(from, to);
      if (row !== "") {
        const range = rises(row) && (inside ? place === 10n || isPlaced(charAt(t, to)) : true);
        if (row.length > 1 && !range && (inside || isPlaced(charAt(t, to)))) {
          if (!inside) return null;
          break;
        }
        if (range && (inside || isPlaced(charAt(t, to)))) {
          pending = whole(HAN_DIGITS.get(row.charAt(0)) as number);
          spread = whole((HAN_DIGITS.get(row.charAt(1)) as number) - Number(pending.n));
        } else {
          pending = whole(rowValue(row));
          if (!inside) run = row.length;
        }
        single = row.length === 1;
      }
      at = to;
      end = at;
      continue;
    }
    if (isDigit(t.charCodeAt(next)) && inside && pending === null && !teens) {
      const inner = figuresInside(t, next);
      if (!inner || !(zero || isPlaced(charAt(t, skipSpaces(t, inner.end, 2))))) break;
      pending = inner.value;
      single = false;
      at = inner.end;
      end = at;
      continue;
    }
    const factor = HAN_PLACES.get(c);
    if (factor !== undefined) {
      if (c === "千" && isKiloUnit(t, next) && (pending !== null || inside)) break;
      if (teens || (place > 0n && factor >= place)) break;
      section = add(section, multiply(pending === null || pending.n === 0n ? whole(1) : pending, whole(factor)));
      if (spread) spread = multiply(spread, whole(factor));
      place = factor;
      pending = null;
      zero = false;
      run = 0;
      at = next + 1;
      end = at;
      continue;
    }
    const scale = HAN_SCALES.get(c);
    if (scale !== undefined) {
      if (c === "兆" && stack.length === 0 && isMega(t, next)) break;
      const empty = place === 0n && pending === null && section.n === 0n;
      pushScale(stack, empty ? null : add(section, pending ?? ZERO), scale);
      if (spread) spread = multiply(spread, whole(scale));
      section = ZERO;
      pending = null;
      place = 0n;
      zero = false;
      teens = false;
      run = 0;
      at = next + 1;
      end = at;
      continue;
    }
    if (c === "几" && inside && pending === null && !teens) {
      const scaled = HAN_SCALES.has(charAt(t, next + 1));
      if (section.n === 10n && section.d === 1n && stack.length === 0 && !zero) {
        section = whole(11);
        spread = whole(8);
        teens = true;
      } else {
        soft = ">";
        if (!scaled) {
          end = next + 1;
          break;
        }
      }
      at = next + 1;
      end = at;
      continue;
    }
    if ((c === "余" || c === "多" || c === "来") && (inside || head) && (pending === null || head)) {
      const after = skipSpaces(t, next + 1, 3);
      if (!HAN_SCALES.has(charAt(t, after))) break;
      soft = c === "来" ? "~" : ">";
      at = after;
      continue;
    }
    break;
  }
  if (head ? end === head.end : end === p) return null;

  let value = section;
  if (pending !== null) {
    const last = place > 0n ? place : (stack[stack.length - 1]?.scale ?? 0n);
    // 两千四百五 is 2450, 九万四 is 94000: a last digit counts in tenths of the place before it.
    value = add(value, single && !zero && last > 10n && !spread ? multiply(pending, whole(last / 10n)) : pending);
  }
  const scale = stack.length === 1 ? (stack[0] as Part).scale : 1n;
  for (const part of stack) value = add(value, part.value);
  let high = spread ? add(value, spread) : undefined;
  if (!spread && run === 2 && !head && rises(t.slice(p, end))) {
    value = whole(HAN_DIGITS.get(charAt(t, p)) as number);
    high = whole(HAN_DIGITS.get(charAt(t, p + 1)) as number);
  }
  const point = high || soft || head ? null : readPoint(t, end);
  if (point) {
    value = add(value, ratio(BigInt(point.digits), 10n ** BigInt(point.digits.length)));
    end = point.end;
    run = 0;
    for (let i = 0; i < 2; i++) {
      const big = HAN_SCALES.get(charAt(t, end));
      if (!big || (i === 0 && stack.length > 0)) break;
      value = multiply(value, whole(big));
      end++;
    }
  }
  return {
    start: head ? head.start : p,
    end,
    value,
    ...(high ? { high } : {}),
    ...(soft ? { soft } : {}),
    scale,
    coefficient: head ? head.value : value,
    script: "han",
    run,
  };
};

/** True where the characters at `p` go on a numeral in figures: 万, 亿, 千, 百, 十, or 余万, 多万. */
export const continuesHan = (t: string, p: number): boolean => {
  const at = skipSpaces(t, p, 2);
  const c = charAt(t, at);
  if (HAN_SCALES.has(c)) return !(c === "兆" && isMega(t, at));
  if (HAN_PLACES.has(c)) return !(c === "千" && isKiloUnit(t, at));
  return (c === "余" || c === "多" || c === "几") && HAN_SCALES.has(charAt(t, skipSpaces(t, at + 1, 3)));
};
