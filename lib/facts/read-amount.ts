import { classOf, DIGIT, FRACTION, HAN_NUMERAL, isDigit, isHan, isLatin, LATIN } from "./characters";
import { HAN_DIGITS, HAN_PLACES, SCALE_WORDS } from "./lexicon/numerals";
import { UNIT_TRAPS } from "./lexicon/traps";
import type { Numeral } from "./number";
import { skipSpaces } from "./number";
import { add, divide, HALF, isWhole, multiply, negate, ONE, type Rational, ratio, whole } from "./rational";
import { readShortTens } from "./read-dates";
import { digitsEnd, readDigits, readSuffix } from "./read-digits";
import { continuesHan, readHan } from "./read-han";
import { readPer } from "./read-per";
import { readSignAfter, readUnit, singular } from "./read-unit";
import { nextWord, readWords, wordAt } from "./read-words";
import type { Reading } from "./reading";
import { matchCode, matchHan, matchSign, symbolOf, type Unit, type UnitMatch, unitByCode } from "./unit-index";

/** What the text around an amount says of it. */
export interface AmountContext {
  /** Currency read before the figures: "$", "USD", 人民币. */
  currency?: Unit;
  negative?: boolean;
  /** "m" means million here: money was written so before in the sentence. */
  millions?: boolean;
}

/** Adjectives between a number and a known unit: "30 consecutive days", "3 extra seats". */
const ADJECTIVES = new Set(
  "additional extra full paid consecutive active concurrent included free new more other whole straight total complete further successive separate individual calendar natural".split(
    " ",
  ),
);

const share = (code: string): Unit => unitByCode(code) as Unit;

/** The numeral at `p` in figures, Chinese or English, with its scale; null where none stands. */
export const readNumeral = (t: string, p: number, context: AmountContext = {}): Numeral | null => {
  const sort = classOf(t.charCodeAt(p));
  if (sort === HAN_NUMERAL) {
    const short = readShortTens(t, p);
    if (short) {
      const value = whole(short.value);
      return { start: p, end: short.end, value, scale: 1n, coefficient: value, script: "han", run: 0 };
    }
    return readHan(t, p);
  }
  if (sort === LATIN) return readWords(t, p);
  if (sort !== DIGIT && sort !== FRACTION && !(t[p] === "." && isDigit(t.charCodeAt(p + 1)))) return null;
  const digits = readDigits(t, p);
  if (!digits) return null;
  const suffix = readSuffix(t, digits.end, context.currency !== undefined || context.millions === true);
  if (suffix && !digits.fraction) {
    return {
      ...digits,
      end: suffix.end,
      value: multiply(digits.value, whole(suffix.scale)),
      scale: suffix.scale,
      literal: undefined,
      run: 0,
    };
  }
  if (continuesHan(t, digits.end)) {
    const han = readHan(t, p, digits);
    if (han) return { ...han, script: "digits" };
  }
  const words = digits.run === 0 || digits.end - p <= 4 ? readWords(t, p, digits) : null;
  if (words && words.end > digits.end) return { ...words, script: "digits" };
  return digits;
};

const asFraction = (numeral: Numeral, end: number, value: Rational): Numeral => ({
  ...numeral,
  end,
  value,
  literal: undefined,
  fraction: true,
  run: 0,
  scale: 1n,
  high: undefined,
});

/** "分之" between two numerals, spaces allowed; -1 where it does not stand. */
const partsEnd = (t: string, p: number): number => {
  const at = skipSpaces(t, p, 2);
  if (t[at] !== "分") return -1;
  const to = skipSpaces(t, at + 1, 2);
  return t[to] === "之" ? skipSpaces(t, to + 1, 2) : -1;
};

/** 百分之五 → 5 %, 万分之三 → 3 ‱, 三分之一 → 1/3; null where no 分之 follows the numeral. */
const readParts = (t: string, numeral: Numeral): { numeral: Numeral; unit?: Unit } | null => {
  const at = partsEnd(t, numeral.end);
  if (at < 0) return null;
  let p = at;
  let sign = 1n;
  if (t[p] === "负" || t[p] === "-") {
    sign = -1n;
    p++;
  }
  let top = readNumeral(t, p);
  if (!top && t[p] === "几") top = null;
  if (!top || top.high) return null;
  const bare = t[numeral.start];
  const value = sign < 0n ? negate(top.value) : top.value;
  const unit =
    numeral.script === "han" && (bare === "百" || bare === "千" || bare === "万" || bare === "佰" || bare === "十")
      ? numeral.value.n === 100n
        ? "%"
        : numeral.value.n === 1000n
          ? "‰"
          : numeral.value.n === 10000n
            ? "‱"
            : numeral.value.n === 1000000n
              ? "ppm"
              : numeral.value.n === 1000000000n
                ? "ppb"
                : ""
      : "";
  if (unit !== "") return { numeral: { ...top, start: numeral.start, value }, unit: share(unit) };
  if (numeral.value.n === 0n) return null;
  return { numeral: asFraction(numeral, top.end, divide(value, numeral.value)) };
};

/** 成 and 折 behind a numeral: 三成 is 30 %, 八五折 is 85 %, 七成六 is 76 %. */
const readTenths = (t: string, numeral: Numeral): { value: Rational; end: number } | null => {
  let at = skipSpaces(t, numeral.end, 2);
  if (numeral.run === 1 && at === numeral.end + 1 && isDigit(t.charCodeAt(at))) {
    // "7 2 折", figures set apart
    const mark = skipSpaces(t, at + 1, 1);
    if (t[mark] !== "折") return null;
    return { value: whole(Number(numeral.value.n) * 10 + Number(t[at])), end: mark + 1 };
  }
  at = skipSpaces(t, numeral.end, 2);
  const mark = t[at];
  if (mark !== "成" && mark !== "折") return null;
  const next = t[at + 1] ?? "";
  if (mark === "折") {
    if ("叠页射纸旧腾磨算损断返回".includes(next || "@")) return null;
    const two = numeral.run === 2 || (numeral.value.d === 1n && numeral.value.n >= 10n && numeral.script === "digits");
    const high = numeral.high;
    // 五五折 and 七二折 name both figures
    const value =
      high && numeral.run === 2
        ? whole(Number(numeral.value.n) * 10 + Number(high.n))
        : two
          ? numeral.value
          : multiply(numeral.value, whole(10));
    return value.n * 1n >= 100n * value.d || value.n <= 0n ? null : { value, end: at + 1 };
  }
  if ("员本为立果功交长都人绩熟份分品像型效就语书家千上串百套".includes(next || "@")) return null;
  if (numeral.value.n > 10n * numeral.value.d) return null;
  let value = multiply(numeral.value, whole(10));
  let end = at + 1;
  const digit = HAN_DIGITS.get(t[skipSpaces(t, end, 1)] ?? "");
  if (
    digit &&
    numeral.script === "han" &&
    !HAN_PLACES.has(t[skipSpaces(t, end, 1) + 1] ?? "") &&
    !isHan(t.charCodeAt(skipSpaces(t, end, 1) + 1))
  ) {
    value = add(value, whole(digit));
    end = skipSpaces(t, end, 1) + 1;
  }
  return { value, end };
};

const isTrapped = (t: string, p: number, match: UnitMatch): boolean => {
  if (match.end !== p + 1) return false;
  const traps = UNIT_TRAPS.get(t[p] as string);
  return traps?.includes(t[match.end] ?? "@") === true;
};

/** Physics units of one character are read behind figures only: 5伏, 60瓦; 四安 is no current. */
const FIGURES_ONLY = new Set(["W", "V", "A", "J", "Hz", "Pa", "cal"]);

/** The unit behind a numeral, traps left out. */
export const unitAt = (t: string, p: number, script: Numeral["script"]): UnitMatch | null => {
  const match = readUnit(t, p);
  if (!match) return null;
  const at = isHan(t.charCodeAt(match.end - 1)) ? skipSpaces(t, p, 2) : p;
  if (isHan(t.charCodeAt(at))) {
    if (isTrapped(t, at, match)) return null;
    if (script === "han" && match.end === at + 1 && FIGURES_ONLY.has(match.unit.code)) return null;
  }
  return match;
};

/** A smaller unit that goes on from a larger one: 50元6角三分, "5 lb 3 oz", 8天20小时, "13 dollars and 45 cents". */
const readCompound = (t: string, r: Reading, below?: Unit): Reading => {
  const base = r.base;
  if (!base || r.per.length > 0 || r.high || !r.low || !(isWhole(r.low) || below)) return r;
  let at = skipSpaces(t, r.end, 1);
  if (t[r.end - 1] === "米" && base.code === "m") {
    // 76米33, 1米8: what is left of a length without its unit
    const to = digitsEnd(t, r.end, 3);
    const places = to - r.end;
    const digit = HAN_DIGITS.get(t[r.end] ?? "");
    if ((places === 1 || places === 2) && !unitAt(t, to, "digits") && t[to] !== "." && t[to] !== ",") {
      return {
        ...r,
        end: to,
        low: add(r.low, ratio(BigInt(t.slice(r.end, to)), 10n ** BigInt(places))),
        literal: undefined,
      };
    }
    if (places === 0 && digit && !isHan(t.charCodeAt(r.end + 1)))
      return { ...r, end: r.end + 1, low: add(r.low, ratio(BigInt(digit), 10n)), literal: undefined };
  }
  const word = wordAt(t, at);
  let joined = false;
  if (word.text === "and") {
    at = skipSpaces(t, word.end, 1);
    joined = true;
  } else if (t[at] === "又" || (t[at] === "零" && base.dimension !== "length")) {
    at = skipSpaces(t, at + 1, 1);
    joined = true;
  } else if (t[at] === "," && t[at + 1] === " " && isLatin(t.charCodeAt(r.end - 1))) {
    at += 2;
    joined = true;
  }
  const numeral = readNumeral(t, at);
  if (!numeral || numeral.high || numeral.soft) return r;
  let match = unitAt(t, numeral.end, numeral.script);
  const money = base.sort === "currency";
  const spot = skipSpaces(t, numeral.end, 1);
  if (t[spot] === "分" && t[spot + 1] !== "之" && t[spot + 1] !== "钟") {
    if (money && base.code === "CNY") match = { unit: share("CNY-fen"), end: spot + 1 };
    else if (base.code === "hour") match = { unit: share("minute"), end: spot + 1 };
  } else if (t[spot] === "时" && base.code === "day") match = { unit: share("hour"), end: spot + 1 };
  if (!match) return r;
  const smaller = match.unit;
  if (money) {
    const fitsCoin =
      smaller.sort === "coin" && (smaller.dimension === base.code || (smaller.code === "cent" && base.code !== "CNY"));
    if (!fitsCoin || numeral.value.n >= 100n * numeral.value.d) return r;
    const sum = add(r.low, multiply(numeral.value, smaller.size as Rational));
    const next: Reading = { ...r, end: match.end, low: sum, literal: undefined };
    return smaller.code === "CNY-jiao" ? readCompound(t, next, smaller) : next;
  }
  if (smaller.dimension !== base.dimension || !smaller.size || !base.size || smaller.sort !== "unit") return r;
  if (base.dimension === "temperature" || r.kind === "percent" || base.dimension === "angle") return r;
  const factor = divide(base.size, smaller.size);
  if (!isWhole(factor) || factor.n <= factor.d || numeral.value.n * factor.d >= factor.n * numeral.value.d) return r;
  if (t[r.end] === "," && !joined) return r;
  const low = add(multiply(r.low, factor), numeral.value);
  return readCompound(t, { ...r, end: match.end, low, literal: undefined, base: smaller, unit: smaller.code });
};

/** 半 behind a unit: 两米半, 三个半小时 is read where the unit is; "one hour and a half", "a year and a quarter". */
const readHalfAfter = (t: string, r: Reading): Reading => {
  if (!r.base || !r.low || r.high || r.per.length > 0) return r;
  if (t[r.end] === "半" && !"径岛导年天夜场价数信途月".includes(t[r.end + 1] ?? "@"))
    return { ...r, end: r.end + 1, low: add(r.low, HALF), literal: undefined };
  const at = skipSpaces(t, r.end, 1);
  const and = wordAt(t, at);
  if (and.text !== "and" || r.kind === "currency") return r;
  let word = nextWord(t, and.end);
  if (word.text === "a") word = nextWord(t, word.end);
  if (word.text === "half" || word.text === "quarter") {
    const after = nextWord(t, word.end);
    if (after.text === "of") return r;
    return { ...r, end: word.end, low: add(r.low, word.text === "half" ? HALF : ratio(1n, 4n)), literal: undefined };
  }
  return r;
};

/** "5 dollars 50", 三块五: what is left of a price without its coin's name. */
const readLooseCoins = (t: string, r: Reading): Reading => {
  if (!r.base || r.base.sort !== "currency" || !r.low || r.high || !isWhole(r.low) || r.per.length > 0) return r;
  if (r.base.code === "CNY" && t[r.end - 1] === "块") {
    const digit = HAN_DIGITS.get(t[r.end] ?? "");
    if (digit && !HAN_PLACES.has(t[r.end + 1] ?? "") && !unitAt(t, r.end + 1, "han"))
      return { ...r, end: r.end + 1, low: add(r.low, ratio(BigInt(digit), 10n)), literal: undefined };
    return r;
  }
  if (t.charCodeAt(r.end) !== 32 || !isLatin(t.charCodeAt(r.end - 1))) return r;
  const at = r.end + 1;
  const end = digitsEnd(t, at, 3);
  if (end - at === 2) {
    const next = wordAt(t, skipSpaces(t, end, 1)).text;
    const mark = t[end] ?? "";
    if (
      mark === "%" ||
      isDigit(t.charCodeAt(end + 1)) ||
      isLatin(t.charCodeAt(end)) ||
      (next !== "" && next !== "more" && next !== "and") ||
      matchSign(t, skipSpaces(t, end, 1))
    )
      return r;
    return { ...r, end, low: add(r.low, ratio(BigInt(t.slice(at, end)), 100n)), literal: undefined };
  }
  const words = isLatin(t.charCodeAt(at)) ? readWords(t, at) : null;
  if (
    !words ||
    words.fraction ||
    words.value.n >= 100n ||
    words.value.n < 10n ||
    wordAt(t, skipSpaces(t, words.end, 1)).text !== ""
  )
    return r;
  return { ...r, end: words.end, low: add(r.low, divide(words.value, whole(100))), literal: undefined };
};

const kindOf = (unit: Unit | undefined, per: string[]): Reading["kind"] => {
  if (!unit) return "number";
  if (unit.kind === "duration" && per.length > 0) return "quantity";
  return unit.kind === "number" ? "number" : unit.kind;
};

/** English nouns behind a number: "112 donors" counts donors. Plural alone tells a noun without a dictionary. */
const readNoun = (t: string, p: number): { code: string; end: number } | null => {
  if (t.charCodeAt(p) !== 32) return null;
  const at = skipSpaces(t, p, 2);
  const word = wordAt(t, at);
  if (word.text === "" || t.slice(at, word.end) !== word.text) return null;
  const noun = singular(word.text);
  if (noun !== "" && !isDigit(t.charCodeAt(word.end))) return { code: noun, end: word.end };
  if (!ADJECTIVES.has(word.text)) return null;
  const unit = readUnit(t, word.end);
  if (unit && unit.unit.sort === "unit" && isLatin(t.charCodeAt(unit.end - 1)) && unit.end - word.end > 3)
    return { code: unit.unit.code, end: unit.end };
  return null;
};

/** "old", "of age", "大" behind a span of time make an age. */
const ageEnd = (t: string, p: number): number => {
  const gap = t[p] === "-" ? p + 1 : skipSpaces(t, p, 1);
  const word = wordAt(t, gap);
  if (gap > p && word.text === "old") return word.end;
  if (gap > p && word.text === "of" && wordAt(t, skipSpaces(t, word.end, 1)).text === "age")
    return wordAt(t, skipSpaces(t, word.end, 1)).end;
  if (t[p - 1] === "o" && t[p - 2] === "y") return p;
  if (t[p] === "大" && !"量小多型学约概部致".includes(t[p + 1] ?? "@")) return p + 1;
  return -1;
};

/** A value in brackets that says the same again: "thirty (30) days", 三十（30）日, 壹万元（¥10,000）is two. */
const repeatedEnd = (t: string, numeral: Numeral): number => {
  const at = skipSpaces(t, numeral.end, 1);
  if (t[at] !== "(" || numeral.high) return numeral.end;
  const inner = readNumeral(t, at + 1);
  if (!inner || t[inner.end] !== ")") return numeral.end;
  return inner.value.n * numeral.value.d === numeral.value.n * inner.value.d ? inner.end + 1 : numeral.end;
};

/**
 * The amount at `p`: numeral, scale, unit, what it is per, smaller units behind it. Signs and currencies in front are in
 * `context`; bounds and ranges are the caller's. null where no numeral stands there.
 */
export const readAmount = (t: string, p: number, context: AmountContext = {}): Reading | null => {
  const found = readNumeral(t, p, context);
  if (!found) return null;
  let numeral: Numeral = found;
  let unit: Unit | undefined = context.currency;
  let op: Reading["op"] = numeral.soft;
  let kindUnit = false;
  if (t[skipSpaces(t, numeral.end, 1)] === "又") {
    const lower = readNumeral(t, skipSpaces(t, skipSpaces(t, numeral.end, 1) + 1, 1));
    const parts = lower ? readParts(t, lower) : null;
    if (parts && !parts.unit)
      numeral = { ...asFraction(numeral, parts.numeral.end, add(numeral.value, parts.numeral.value)), fraction: false };
  }
  const parts = readParts(t, numeral);
  if (parts) {
    numeral = parts.numeral;
    unit = parts.unit;
    op = numeral.soft;
    kindUnit = unit !== undefined;
  } else numeral = { ...numeral, end: repeatedEnd(t, numeral) };
  let end = numeral.end;
  const soft = t[end] ?? "";
  if ((soft === "多" || soft === "余" || soft === "来" || soft === "几") && !kindUnit && unitAt(t, end + 1, "digits")) {
    op = soft === "来" ? "~" : ">";
    end++;
  }
  if (soft === "+" && (readUnit(t, end + 1) || readNoun(t, end + 1)) && !unit) {
    op = ">=";
    end++;
  }
  let low = numeral.value;
  let literal = numeral.literal;
  let per: string[] = [];
  const tenths = kindUnit || unit ? null : readTenths(t, numeral);
  const negative = context.negative === true;
  if (tenths) {
    low = tenths.value;
    literal = undefined;
    unit = share("%");
    end = tenths.end;
    kindUnit = true;
    if (numeral.high) numeral = { ...numeral, high: numeral.run === 2 ? undefined : multiply(numeral.high, whole(10)) };
  }
  let noun = "";
  if (!kindUnit) {
    if (t[end] === "个" && t[end + 1] === "半") {
      const half = matchHan(t, end + 2);
      if (half && half.unit.kind === "duration") {
        low = add(low, HALF);
        literal = undefined;
        unit = half.unit;
        end = half.end;
        kindUnit = true;
      }
    }
    const at = skipSpaces(t, end, 1);
    const code = kindUnit ? null : matchCode(t, at);
    if (code && (!unit || unit === code.unit)) {
      unit = code.unit;
      end = code.end;
      if (code.millions) {
        low = multiply(low, whole(1000000));
        literal = undefined;
      }
      const scale = wordAt(t, skipSpaces(t, end, 1));
      const big = SCALE_WORDS.get(scale.text);
      if (big && numeral.scale === 1n) {
        low = multiply(low, whole(big));
        literal = undefined;
        end = scale.end;
      }
      kindUnit = true;
    }
  }
  if (!kindUnit) {
    const match = unitAt(t, end, numeral.script) ?? (unit ? null : readSignAfter(t, end));
    if (match && unit) {
      // "$10 dollars", 人民币五万元: the same money named twice; "$5 per" and "$20 in" go on without a unit
      if (match.unit.sort === "currency" || match.unit.sort === "coin") {
        if (
          match.unit === unit ||
          match.unit.code === "CNY" ||
          (unit.code === "USD" && match.unit.sort === "currency")
        ) {
          if (match.unit !== unit && match.unit.code !== "CNY") unit = match.unit;
          end = match.end;
        }
      }
    } else if (match) {
      unit = match.unit;
      end = match.end;
    } else if (!unit && t[skipSpaces(t, end, 1)] === "打" && numeral.script === "han" && numeral.value.n <= 100n) {
      low = multiply(low, whole(12));
      literal = undefined;
      end = skipSpaces(t, end, 1) + 1;
    } else if (!unit && numeral.script !== "han") {
      const found = readNoun(t, end);
      if (found) {
        noun = found.code;
        end = found.end;
        unit = unitByCode(noun);
      }
    }
  }
  if (unit?.sort === "coin" && unit.dimension === "CNY") {
    low = multiply(low, unit.size as Rational);
    literal = undefined;
    unit = share("CNY");
  }
  if (
    unit &&
    (unit.kind === "duration" || unit.kind === "quantity" || unit.sort === "measure") &&
    t.startsWith("有余", end)
  ) {
    op = ">";
    end += 2;
  }
  if (negative) {
    low = negate(low);
    literal = literal === undefined ? undefined : `-${literal}`;
  }
  const reading: Reading = {
    start: p,
    end,
    kind: kindOf(unit, []),
    low,
    ...(numeral.high ? { high: negative ? negate(numeral.high) : numeral.high } : {}),
    ...(literal === undefined ? {} : { literal }),
    ...(numeral.fraction ? { fraction: true } : {}),
    unit: unit?.code ?? noun,
    ...(unit ? { base: unit } : {}),
    per,
    ...(op ? { op } : {}),
    numeral: { ...numeral, value: low },
  };
  if (unit && unit.kind === "percent") return { ...reading, numeral: found };
  let full = readHalfAfter(t, readCompound(t, readLooseCoins(t, reading)));
  if (full.kind === "duration") {
    const aged = ageEnd(t, full.end);
    if (aged > 0) return { ...full, end: aged, kind: "age" };
  }
  const rate = readPer(t, full.end, full.unit !== "");
  if (rate) {
    per = rate.per;
    full = { ...full, end: rate.end, per, kind: kindOf(full.base, per) };
  }
  return { ...full, numeral: found };
};
