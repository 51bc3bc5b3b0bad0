import { isDigit, isLatin, isLower } from "./characters";
import { ORDINAL_WORDS, SCALE_WORDS, SMALL_WORDS } from "./lexicon/numerals";
import type { Numeral } from "./number";
import { skipSpaces } from "./number";
import { add, multiply, ONE, type Rational, ratio, whole, ZERO } from "./rational";
import { digitsEnd } from "./read-digits";
import { nameOf } from "./unit-index";

/** Longest run of number words that is read; bounds the work per numeral. */
const MOST_WORDS = 24;

export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The Latin word at `p`, lower case (ASCII), at most 24 letters; "" where none stands. */
export const wordAt = (t: string, p: number): Word => {
  let end = p;
  while (end < p + 24 && isLatin(t.charCodeAt(end))) end++;
  return { text: t.slice(p, end).toLowerCase(), start: p, end };
};

/** The word after one gap: spaces, a hyphen, or a hyphen between spaces. */
export const nextWord = (t: string, from: number): Word => {
  let p = skipSpaces(t, from, 2);
  if (t.charCodeAt(p) === 45) p = skipSpaces(t, p + 1, 1);
  return p === from ? { text: "", start: p, end: p } : wordAt(t, p);
};

const TENS = 20;

/** "third", "twenty-firsts", "hundredth" at word `w` → value and end. Ordinals as denominators. */
const readOrdinalPart = (t: string, w: Word): { value: bigint; end: number } | null => {
  const singular = w.text.endsWith("s") ? w.text.slice(0, -1) : w.text;
  const plain = ORDINAL_WORDS.get(singular);
  if (plain !== undefined) return { value: plain, end: w.end };
  if (singular === "quarter" || singular === "half" || w.text === "halves")
    return { value: singular === "quarter" ? 4n : 2n, end: w.end };
  const tens = SMALL_WORDS.get(w.text);
  if (tens !== undefined && tens >= TENS) {
    const next = nextWord(t, w.end);
    const unit = ORDINAL_WORDS.get(next.text.endsWith("s") ? next.text.slice(0, -1) : next.text);
    if (unit !== undefined && unit < 10n) return { value: BigInt(tens) + unit, end: next.end };
  }
  return null;
};

/** Denominator words that may stand behind a numerator: "second(s)" is a unit of time there. */
const readDenominator = (t: string, from: number): { value: bigint; end: number } | null => {
  const w = nextWord(t, from);
  if (w.text === "" || w.text.startsWith("second") || w.text === "first" || w.text === "firsts") return null;
  const part = readOrdinalPart(t, w);
  return part && part.value > 1n ? part : null;
};

interface State {
  total: Rational;
  current: Rational;
  started: boolean;
  lastScale: bigint;
  /** The value of the last small word, which shows what may follow. */
  last: number;
  end: number;
}

const sum = (s: State): Rational => add(s.total, s.current);

/** Fractions behind "and": "a half", "three quarters", "two thirds", "fifty-four hundredths". */
export const readFractionTail = (t: string, from: number): { value: Rational; end: number } | null => {
  const w = nextWord(t, from);
  if (w.text === "a" || w.text === "one" || w.text === "half") {
    const d = w.text === "half" ? { value: 2n, end: w.end } : readDenominator(t, w.end);
    return d ? { value: ratio(1n, d.value), end: d.end } : null;
  }
  const small = SMALL_WORDS.get(w.text);
  if (small === undefined) return null;
  let n = BigInt(small);
  let end = w.end;
  if (small >= TENS) {
    const unit = nextWord(t, end);
    const value = SMALL_WORDS.get(unit.text);
    if (value !== undefined && value > 0 && value < 10) {
      n += BigInt(value);
      end = unit.end;
    }
  }
  const d = readDenominator(t, end);
  return d ? { value: ratio(n, d.value), end: d.end } : null;
};

const isBoundary = (t: string, p: number): boolean => !isLatin(t.charCodeAt(p)) && !isDigit(t.charCodeAt(p));

/**
 * Reads English number words at `p`, or goes on behind figures (`head`: "4" + "thousand 3 hundred and 21"). Hyphens, "and",
 * "point", fractions ("two thirds", "three and a half", "3 million and a half"), "a hundred", "half a million", dozens.
 * null where no numeral stands there.
 */
export const readWords = (t: string, p: number, head?: Numeral): Numeral | null => {
  const s: State = {
    total: ZERO,
    current: head ? head.value : ZERO,
    started: head !== undefined,
    lastScale: 0n,
    last: head ? 0 : -1,
    end: head ? head.end : p,
  };
  let fraction: Rational | null = null;
  let fractionEnd = 0;
  let scaled = 1n;
  let word: Word = head ? nextScale(t, head.end) : wordAt(t, p);
  let viaAnd = false;
  const done = (value: Rational, end: number, isFraction = false): Numeral => ({
    start: head ? head.start : p,
    end,
    value,
    ...(isFraction ? { fraction: true } : {}),
    scale: scaled,
    coefficient: head ? head.value : value,
    script: "words",
    run: 0,
  });
  if (!head) {
    const opening = readOpening(t, word);
    if (opening) {
      s.current = opening.value;
      s.started = true;
      s.end = opening.end;
      s.last = 0;
      if (opening.fraction) {
        const scale = nextWord(t, opening.end);
        const big = SCALE_WORDS.get(scale.text);
        if (!big || big === 12n)
          return big ? done(multiply(opening.value, whole(big)), scale.end) : done(opening.value, opening.end, true);
      }
      word = nextWord(t, opening.end);
    }
  }
  for (let count = 0; count < MOST_WORDS && (word.text !== "" || isDigit(t.charCodeAt(word.start))); count++) {
    if (word.text === "") {
      // "4 thousand 3 hundred and 21": figures inside, behind a scale
      if (s.lastScale < 100n) break;
      const to = digitsEnd(t, word.start, 4);
      const follow = nextWord(t, to);
      if (
        to - word.start > 3 ||
        t[to] === "." ||
        t[to] === "," ||
        !(viaAnd || SCALE_WORDS.has(follow.text)) ||
        !isBoundary(t, to)
      )
        break;
      s.current = add(s.current, whole(BigInt(t.slice(word.start, to))));
      s.last = 0;
      s.end = to;
      viaAnd = false;
      word = nextWord(t, to);
      if (!SCALE_WORDS.has(word.text)) break;
      continue;
    }
    const small = SMALL_WORDS.get(word.text);
    if (small !== undefined) {
      if (s.last >= 0) {
        const fits =
          (s.last >= TENS && s.last % 10 === 0 && small > 0 && small < 10 && !viaAnd) ||
          (s.lastScale >= 100n && s.last === 0 && small > 0);
        if (!fits) break;
      } else if (s.started) break;
      s.current = add(s.current, whole(small));
      s.last = small === 0 ? 1 : small;
      s.started = true;
      s.end = word.end;
      viaAnd = false;
      word = nextWord(t, word.end);
      continue;
    }
    const scale = SCALE_WORDS.get(word.text);
    if (scale !== undefined) {
      if (!s.started) return null;
      if (scale === 100n && s.lastScale === 100n && s.last === 0) break;
      if (scale === 12n) {
        s.current = multiply(sum(s), whole(12));
        s.total = ZERO;
        s.end = word.end;
        break;
      }
      if (scale === 100n) {
        const hundreds = s.current.n === 0n && s.lastScale > 0n ? ONE : s.current;
        s.current = multiply(hundreds, whole(100));
      } else if (s.current.n === 0n && s.total.n !== 0n) s.total = multiply(s.total, whole(scale));
      else {
        const factor = s.current.n === 0n && s.lastScale > 0n ? ONE : s.current;
        if (s.lastScale >= 1000n && scale >= s.lastScale && s.total.n !== 0n) {
          s.total = multiply(add(s.total, factor), whole(scale));
        } else s.total = add(s.total, multiply(factor, whole(scale)));
        s.current = ZERO;
      }
      scaled = s.total.n === 0n || scaled > 1n ? 1n : scale;
      if (scale === 100n) scaled = 1n;
      s.lastScale = scale;
      s.last = 0;
      s.end = word.end;
      viaAnd = false;
      word = nextWord(t, word.end);
      continue;
    }
    if (word.text === "and" && s.started && !viaAnd) {
      const tail = readFractionTail(t, word.end);
      if (tail) {
        // "3 million and a half" is 3.5 million; "one billion and a half million" adds half a million; "two and a half
        // million" is 2.5 million
        const after = nextWord(t, tail.end);
        const big = SCALE_WORDS.get(after.text);
        if (big && s.lastScale < 1000n) return done(multiply(add(sum(s), tail.value), whole(big)), after.end);
        if (big && big >= 1000n) return done(add(sum(s), multiply(tail.value, whole(big))), after.end);
        const unit = s.lastScale >= 1000n && s.current.n === 0n ? s.lastScale : 1n;
        return done(add(sum(s), multiply(tail.value, whole(unit))), tail.end);
      }
      const after = nextWord(t, word.end);
      const unit = SMALL_WORDS.get(after.text) ?? 0;
      if (s.last >= TENS && s.last % 10 === 0 && unit > 0 && unit < 10) {
        // "twenty and three and three fifths" is one number; "twenty and three" are two
        const and = nextWord(t, after.end);
        const tail = and.text === "and" ? readFractionTail(t, and.end) : null;
        if (tail) return done(add(add(sum(s), whole(unit)), tail.value), tail.end);
      }
      if (s.lastScale < 100n || s.last !== 0) break;
      const digits = after.text === "" && isDigit(t.charCodeAt(after.start));
      if (!digits && !SMALL_WORDS.has(after.text)) break;
      viaAnd = true;
      word = after;
      continue;
    }
    if ((word.text === "point" || word.text === "dot") && s.started) {
      const decimal = readDecimals(t, word.end);
      if (decimal) {
        const value = add(sum(s), decimal.value);
        const scaleWord = nextWord(t, decimal.end);
        const big = SCALE_WORDS.get(scaleWord.text);
        return big ? done(multiply(value, whole(big)), scaleWord.end) : done(value, decimal.end);
      }
      break;
    }
    break;
  }
  if (!s.started || (head && s.end === head.end)) return null;
  const value = sum(s);
  const lower = readDenominator(t, s.end);
  if (lower && !head) {
    // "one hundred thirty fifths": a last "thirty" belongs to the denominator
    if (s.last >= TENS && s.last % 10 === 0 && lower.value < 10n && s.lastScale >= 100n) {
      fraction = ratio(value.n - BigInt(s.last), BigInt(s.last) + lower.value);
    } else if (value.d === 1n) fraction = ratio(value.n, lower.value);
    fractionEnd = lower.end;
    const singular = !t.slice(0, lower.end).endsWith("s");
    const many = value.n !== 1n;
    // "one third" and "two thirds" are fractions; "two third parties" and "twenty second" are not
    if (fraction && singular === many) fraction = null;
  }
  if (fraction) {
    const after = nextWord(t, fractionEnd);
    const big = SCALE_WORDS.get(after.text);
    if (big && big >= 1000n) return done(multiply(fraction, whole(big)), after.end);
    return done(fraction, fractionEnd, true);
  }
  if (!isBoundary(t, s.end)) return null;
  return done(value, s.end);
};

/** "a hundred", "a dozen", "half a million", "a couple of hundred", "a third", "quarter million", "half". */
const readOpening = (t: string, word: Word): { value: Rational; end: number; fraction?: boolean } | null => {
  if (word.text === "a" || word.text === "an") {
    const next = nextWord(t, word.end);
    if (t.charCodeAt(word.end) !== 32 || next.text === "") return null;
    if (SCALE_WORDS.has(next.text) && !next.text.endsWith("s")) return { value: ONE, end: word.end };
    if (next.text === "half" || next.text === "quarter")
      return { value: ratio(1n, next.text === "half" ? 2n : 4n), end: next.end, fraction: true };
    if (next.text.startsWith("second") || next.text.startsWith("first") || next.text.endsWith("s")) return null;
    const part = readOrdinalPart(t, next);
    // "a third party", "a fifth time" count; "a third of", "a tenth." part
    if (part && (part.value === 100n || part.value > 1000n || isFractionEnd(t, part.end)))
      return { value: ratio(1n, part.value), end: part.end, fraction: true };
    return null;
  }
  if (word.text === "half" || word.text === "quarter") {
    const next = nextWord(t, word.end);
    const value = ratio(1n, word.text === "half" ? 2n : 4n);
    if (next.text === "a" || next.text === "an") {
      const big = nextWord(t, next.end);
      const unit = nameOf(big.text);
      if (unit && unit.sort === "unit") return { value, end: next.end, fraction: true };
      return SCALE_WORDS.has(big.text) ? { value, end: next.end } : { value, end: word.end, fraction: true };
    }
    return { value, end: word.end, fraction: true };
  }
  return null;
};

const isFractionEnd = (t: string, p: number): boolean => {
  const next = nextWord(t, p);
  return next.text === "of" || next.text === "";
};

/** "seventy-one", "five seven nine" behind "point". */
const readDecimals = (t: string, from: number): { value: Rational; end: number } | null => {
  let digits = "";
  let end = from;
  let last = -1;
  for (let count = 0; count < 20; count++) {
    const w = nextWord(t, end);
    const value = SMALL_WORDS.get(w.text);
    if (value === undefined) break;
    if (last >= TENS && value > 0 && value < 10) digits = digits.slice(0, -1) + String(value);
    else digits += String(value);
    last = value;
    end = w.end;
  }
  return digits === "" ? null : { value: ratio(BigInt(digits), 10n ** BigInt(digits.length)), end };
};

/** The scale word behind figures ("2.12 hundred", "5-million"); nothing else goes on from figures. */
const nextScale = (t: string, from: number): Word => {
  const w = isLower(t.charCodeAt(from)) ? wordAt(t, from) : nextWord(t, from);
  return SCALE_WORDS.has(w.text) || w.text === "and" ? w : { text: "", start: from, end: from };
};
