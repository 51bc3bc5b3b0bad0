import { isDigit, isHan, isLatin } from "./characters";
import { HAN_DIGITS, HAN_PLACES } from "./lexicon/numerals";
import { skipSpaces } from "./number";
import { add, divide, HALF, isWhole, multiply, type Rational, ratio, whole } from "./rational";
import { digitsEnd } from "./read-digits";
import { readNumeral, unitAt } from "./read-numeral";
import { share } from "./read-shares";
import { nextWord, readWords, wordAt } from "./read-words";
import type { Reading } from "./reading";
import { matchSign, type Unit } from "./unit-index";

/** A smaller unit that goes on from a larger one: 50元6角三分, "5 lb 3 oz", 8天20小时, "13 dollars and 45 cents". */
export const readCompound = (t: string, r: Reading, below?: Unit): Reading => {
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
export const readHalfAfter = (t: string, r: Reading): Reading => {
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
export const readLooseCoins = (t: string, r: Reading): Reading => {
  if (r.base?.sort !== "currency" || !r.low || r.high || !isWhole(r.low) || r.per.length > 0) return r;
  if (r.base.code === "CNY" && t[r.end - 1] === "块") {
    const digit = HAN_DIGITS.get(t[r.end] ?? "");
    if (digit && !HAN_PLACES.has(t[r.end + 1] ?? "") && !unitAt(t, r.end + 1, "han"))
      return { ...r, end: r.end + 1, low: add(r.low, ratio(BigInt(digit), 10n)), literal: undefined };
    // 1块5; 1块50 and 1块5个 are not said
    const [figure, behind] = [t.charCodeAt(r.end), t[r.end + 1] ?? ""];
    if (isDigit(figure) && !/[\d.,A-Za-z%折]/.test(behind) && !unitAt(t, r.end + 1, "digits"))
      return { ...r, end: r.end + 1, low: add(r.low, ratio(BigInt(t[r.end] as string), 10n)), literal: undefined };
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
