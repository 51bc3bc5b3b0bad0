import { isDigit, isLatin } from "./characters";
import { SCALE_WORDS } from "./lexicon/numerals";
import type { Numeral } from "./number";
import { skipSpaces } from "./number";
import { add, HALF, multiply, negate, type Rational, whole } from "./rational";
import { readCompound, readHalfAfter, readLooseCoins } from "./read-compound";
import { type AmountContext, asFraction, readNumeral, repeatedEnd, unitAt } from "./read-numeral";
import { readPer } from "./read-per";
import { readParts, readTenths, share } from "./read-shares";
import { readSignAfter, readUnit, singular } from "./read-unit";
import { nextWord, wordAt } from "./read-words";
import type { Reading } from "./reading";
import { matchCode, matchHan, type Unit, type UnitMatch, unitByCode } from "./unit-index";

/** Adjectives between a number and a known unit: "30 consecutive days", "3 extra seats". */
const ADJECTIVES = new Set(
  "additional extra full paid consecutive active concurrent included free new more other whole straight total complete further successive separate individual calendar natural".split(
    " ",
  ),
);

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

/** "of an hour", "of a percentage point" behind a fraction: the part of one unit. */
const ofUnit = (t: string, p: number): UnitMatch | null => {
  const of = nextWord(t, p);
  const article = of.text === "of" ? nextWord(t, of.end) : of;
  if (article.text !== "a" && article.text !== "an" && article.text !== "one") return null;
  const match = readUnit(t, article.end);
  return match?.unit.sort === "unit" && match.end - article.end > 3 ? match : null;
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
  const of = numeral.fraction && numeral.script === "words" ? ofUnit(t, numeral.end) : null;
  if (of) numeral = { ...numeral, fraction: false };
  const parts = of ? null : readParts(t, numeral);
  if (parts) {
    numeral = parts.numeral;
    unit = parts.unit;
    op = numeral.soft;
    kindUnit = unit !== undefined;
  } else numeral = { ...numeral, end: repeatedEnd(t, numeral) };
  let end = numeral.end;
  const softAt = skipSpaces(t, end, numeral.script === "digits" ? 1 : 0);
  const soft = t[softAt] ?? "";
  if (
    (soft === "多" || soft === "余" || soft === "来" || soft === "几") &&
    !kindUnit &&
    unitAt(t, softAt + 1, "digits")
  ) {
    op = soft === "来" ? "~" : ">";
    end = softAt + 1;
  }
  if (soft === "+" && softAt === end && (readUnit(t, end + 1) || readNoun(t, end + 1)) && !unit) {
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
    if (numeral.high)
      numeral = {
        ...numeral,
        high: numeral.run === 2 && t[end - 1] === "折" ? undefined : multiply(numeral.high, whole(10)),
      };
  }
  let noun = "";
  if (of) {
    unit = of.unit;
    end = of.end;
    kindUnit = true;
  }
  if (!kindUnit) {
    // 8个多小时, 三个多月
    if (t[end] === "个" && "多余".includes(t[end + 1] ?? "@")) {
      const more = matchHan(t, end + 2);
      if (more && more.unit.kind === "duration") {
        op = ">";
        unit = more.unit;
        end = more.end;
        kindUnit = true;
      }
    }
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
