import { isLatin, isLower } from "./characters";
import { ORDINAL_WORDS, SCALE_WORDS, SMALL_WORDS } from "./lexicon/numerals";
import { skipSpaces } from "./number";
import { currencyBefore, emit, finish, minusBefore, type Pass, withBound } from "./pass";
import { readAmount } from "./read-amount";
import { readOrdinalDate } from "./read-dates";
import { named, wordBefore } from "./read-names";
import type { AmountContext } from "./read-numeral";
import { readTime } from "./read-times";
import { nextWord, wordAt } from "./read-words";
import type { Reading } from "./reading";
import { nameOf } from "./unit-index";

const ONE_BEFORE = new Set(
  "no this that the which any every each another some these those such good bad right wrong only for as everyone number".split(
    " ",
  ),
);

const ONE_AFTER = new Set(
  "of can could must should would will may might who that which is was another has had does did and or but the to in at by for with on as from than if when way day more thing after into he she they we you it i not cannot never always also person person's".split(
    " ",
  ),
);

const acceptsWords = (t: string, p: number, r: Reading, last: number): boolean => {
  const numeral = r.numeral;
  if (!numeral) return true;
  const text = t.slice(numeral.start, numeral.end).toLowerCase();
  if (text === "one") {
    const before = wordBefore(t, p, last).text;
    // "one-time fee", "one-off"
    if (t.startsWith("-time", numeral.end) || t.startsWith("-off", numeral.end)) return false;
    if (r.unit !== "" && r.base && r.base.sort !== "measure")
      return !(before === "no" || before === "any" || before === "every" || before === "this" || before === "that");
    if (r.fraction || r.value !== undefined || r.high) return true;
    if (ONE_BEFORE.has(before)) return false;
    const next = wordAt(t, skipSpaces(t, numeral.end, 1));
    if (next.text === "")
      return t.charCodeAt(numeral.end) !== 32 && before === ""
        ? !isLatin(t.charCodeAt(p + 3)) && t[numeral.end] !== "'" && p > 0
        : before === "is" || before === "equals" || before === "answer";
    return !ONE_AFTER.has(next.text) && isLower(t.charCodeAt(next.start));
  }
  if (text === "half" || text === "quarter") {
    if (r.unit !== "") return true;
    const next = nextWord(t, numeral.end).text;
    return text === "half" && (next === "of" || next === "the" || (next === "a" && t.charCodeAt(numeral.end) === 32));
  }
  return true;
};

/** "three o'clock", "five p.m.". */
const readWordTime = (t: string, p: number, word: string, end: number): Reading | null => {
  const hour = SMALL_WORDS.get(word);
  if (!hour || hour > 12) return null;
  const probe = readTime(`${hour}${t.slice(end, end + 24)}`, 0, 0);
  if (!probe) return null;
  const size = String(hour).length;
  return probe.end > size ? { ...probe, start: p, end: end + probe.end - size } : null;
};

/** Reads what starts with the number word at `p`. */
export const atNumberWord = (pass: Pass, p: number, word: string, end: number): number => {
  const { t, last } = pass;
  let from = p;
  let about = false;
  if (word === "couple" || word === "a") {
    // "a couple of hundred people"
    const couple = word === "a" ? nextWord(t, end) : { text: "couple", end };
    if (couple.text === "couple") {
      const of = nextWord(t, couple.end);
      const scale = of.text === "of" ? nextWord(t, of.end) : of;
      const big = SCALE_WORDS.get(scale.text);
      if (!big) return couple.end;
      const tail = readAmount(`one ${t.slice(scale.start, scale.start + 80)}`, 0);
      if (!tail?.low) return couple.end;
      const shift = scale.start - 4;
      const low = { n: tail.low.n * 2n, d: tail.low.d };
      return emit(pass, { ...tail, start: p, end: tail.end + shift, low, literal: undefined, op: "~" });
    }
  }
  if (word === "hundred" || word === "thousand") {
    const next = nextWord(t, end).text;
    if (!SCALE_WORDS.has(next)) return end;
    const shift = p - 4;
    const tail = readAmount(`one ${t.slice(p, p + 80)}`, 0);
    return tail?.low ? emit(pass, withBound(pass, { ...tail, start: p, end: tail.end + shift })) : end;
  }
  const tens = SMALL_WORDS.get(word) ?? 0;
  const follow = tens >= 20 ? nextWord(t, end) : null;
  const small = follow ? ORDINAL_WORDS.get(follow.text) : undefined;
  if (follow && small !== undefined && small < 10n && wordAt(t, skipSpaces(t, follow.end, 1)).text !== "of") {
    const date = readOrdinalDate(t, p);
    return emit(pass, date ?? named("ordinal", p, follow.end, String(BigInt(tens) + small)));
  }
  if (word === "a" || word === "an") {
    // "an hour and a half"
    const next = nextWord(t, end);
    if (nameOf(next.text)?.kind === "duration" && t.startsWith(" and a ", next.end)) {
      const tail = readAmount(`one ${t.slice(next.start, next.start + 60)}`, 0);
      if (tail?.low && tail.low.d !== 1n)
        return emit(pass, withBound(pass, { ...tail, start: p, end: tail.end + next.start - 4 }));
    }
  }
  const minus = minusBefore(pass, p);
  if (minus >= 0) from = minus;
  const context: AmountContext = { negative: minus >= 0 };
  const time = readWordTime(t, p, word, end);
  if (time) return emit(pass, withBound(pass, time));
  const amount = readAmount(t, p, context);
  if (!amount?.numeral) return end;
  if (amount.numeral.end === end && (word === "a" || word === "an")) return end;
  const money = currencyBefore(pass, p);
  if (money && minus < 0) about = false;
  const done = finish(pass, amount, from, context);
  if (about) done.op = "~";
  if (minus < 0 && !acceptsWords(t, p, done, last)) return end;
  return emit(pass, done);
};
