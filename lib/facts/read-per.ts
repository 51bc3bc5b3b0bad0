import { classOf, DIGIT, HAN_NUMERAL, isDigit, isHan, isLatin } from "./characters";
import { SCALE_SUFFIXES } from "./lexicon/numerals";
import { PERIOD_ADVERBS } from "./lexicon/periods";
import { skipSpaces } from "./number";
import { formatRational, multiply } from "./rational";
import { readDigits, readSuffix } from "./read-digits";
import { isKiloUnit, readHan } from "./read-han";
import { readUnit, singular } from "./read-unit";
import { wordAt } from "./read-words";

/** What "a" or "an" may lead as a part of a rate: "$98 a share", "65 days a year". */
const A_UNITS = new Set(
  "second minute hour day night week month quarter year share person head seat user piece unit barrel gallon litre liter pound ounce ton tonne mile kilogram kilo kilometer kilometre meter metre token request pop dozen bottle copy ticket".split(
    " ",
  ),
);
/** Words that make "a year" a date: "0.8m a year earlier". */
const AGO = new Set(["earlier", "ago", "later", "before", "after", "old"]);
/** Words that follow "per" without being what the amount is per: "per cent", "per se". */
const NOT_PER = new Set(["cent", "se", "annum", "capita", "diem"]);

export interface Per {
  per: string[];
  end: number;
}

const SHORT = new Map([
  ["annum", "year"],
  ["capita", "person"],
  ["diem", "day"],
  ["head", "person"],
]);

/** Words between a number and the noun that it counts: "per 1M input tokens". */
const KINDS = new Set("input output cached prompt completion uncached active paid unique api".split(" "));

/** The plural noun at `p`, over one word that tells its kind, in the singular; null where none stands. */
const countedNoun = (t: string, p: number): { code: string; end: number } | null => {
  const first = wordAt(t, p);
  const word = KINDS.has(first.text) ? wordAt(t, skipSpaces(t, first.end, 1)) : first;
  const noun = singular(word.text);
  return noun === "" ? null : { code: noun, end: word.end };
};

/** One part of a rate at `p`: a unit, a measure word, a noun, or a number of them ("1000 token"). */
const readPart = (t: string, p: number): { code: string; end: number } | null => {
  const at = skipSpaces(t, p, 1);
  const sort = classOf(t.charCodeAt(at));
  if (sort === DIGIT || (sort === HAN_NUMERAL && !(t[at] === "千" && isKiloUnit(t, at)))) {
    const numeral = sort === DIGIT ? readDigits(t, at) : readHan(t, at);
    if (!numeral || numeral.high) return null;
    // "per 1K tokens"
    const suffix = sort === DIGIT ? readSuffix(t, numeral.end, false) : null;
    const many = suffix && isLatin(t.charCodeAt(suffix.end + 1)) ? countedNoun(t, suffix.end + 1) : null;
    if (suffix && many)
      return {
        code: `${formatRational(multiply(numeral.value, { n: suffix.scale, d: 1n }))} ${many.code}`,
        end: many.end,
      };
    const scale = t[numeral.end];
    const unit = sort === HAN_NUMERAL || scale !== "千" ? readUnit(t, numeral.end) : null;
    if (unit)
      return numeral.value.n === numeral.value.d
        ? { code: unit.unit.code, end: unit.end }
        : { code: `${formatRational(numeral.value)} ${unit.unit.code}`, end: unit.end };
    const noun = countedNoun(t, skipSpaces(t, numeral.end, 1));
    return noun && { code: `${formatRational(numeral.value)} ${noun.code}`, end: noun.end };
  }
  if (isHan(t.charCodeAt(at))) {
    const match = readUnit(t, at);
    return match && match.unit.sort !== "currency" ? { code: match.unit.code, end: match.end } : null;
  }
  if (!isLatin(t.charCodeAt(at))) return null;
  const word = wordAt(t, at);
  const short = SHORT.get(word.text);
  if (short) return { code: short, end: word.end };
  if (NOT_PER.has(word.text)) return null;
  const million = t.slice(at, at + 4) === "MTok" ? "1000000 token" : t.slice(at, at + 4) === "kTok" ? "1000 token" : "";
  if (million !== "") return { code: million, end: isLatin(t.charCodeAt(at + 4)) ? at + 5 : at + 4 };
  // "$3/M tokens", "per K requests"
  const letter = word.end - at === 1 ? SCALE_SUFFIXES.get(t[at] as string) : undefined;
  const counted = letter && t[at + 1] === " " ? singular(wordAt(t, at + 2).text) : "";
  if (counted !== "") return { code: `${letter} ${counted}`, end: wordAt(t, at + 2).end };
  const unit = readUnit(t, at);
  if (unit && unit.unit.sort !== "currency") return { code: unit.unit.code, end: unit.end };
  if (word.text === "" || word.text.length < 2) return null;
  if (word.text === "thousand" || word.text === "million" || word.text === "hundred") {
    const noun = countedNoun(t, skipSpaces(t, word.end, 1)) ?? readPart(t, word.end);
    const count = word.text === "thousand" ? "1000" : word.text === "million" ? "1000000" : "100";
    return noun ? { code: `${count} ${noun.code}`, end: noun.end } : null;
  }
  return { code: singular(word.text) || word.text, end: word.end };
};

/** "(kg·d)" behind a slash: the parts of a product that the amount is per, and the end behind the bracket. */
const readProductPer = (t: string, p: number): Per | null => {
  const per: string[] = [];
  let at = p;
  for (let count = 0; count < 3; count++) {
    const part = readPart(t, at + 1);
    if (!part) return null;
    per.push(part.code);
    at = skipSpaces(t, part.end, 1);
    if (t[at] === ")") return { per, end: at + 1 };
    if (!TIMES_SIGNS.includes(t[at] ?? "-")) return null;
  }
  return null;
};
const TIMES_SIGNS = "·•⋅∙*×/";

/** The parts of a rate behind an amount: "/席位/月", "per seat per month", "a day", "-a-share", "monthly", 每人每天. */
export const readPer = (t: string, p: number, hasUnit: boolean): Per | null => {
  const per: string[] = [];
  let end = p;
  for (let count = 0; count < 4; count++) {
    let at = skipSpaces(t, end, 1);
    let part: { code: string; end: number } | null = null;
    const product = t[at] === "/" && t[at + 1] === "(" && hasUnit ? readProductPer(t, at + 1) : null;
    if (product) {
      per.push(...product.per);
      end = product.end;
      continue;
    }
    if (t[at] === "/" && (hasUnit || per.length > 0 || isHan(t.charCodeAt(at + 1))))
      part = isDigit(t.charCodeAt(at + 1)) && !hasUnit ? null : readPart(t, at + 1);
    else if (t[at] === "每") part = t[at + 1] === "股" || hasUnit || per.length > 0 ? readPart(t, at + 1) : null;
    else {
      if (t[at] === "," && per.length > 0) at = skipSpaces(t, at + 1, 1);
      let word = wordAt(t, at);
      if (word.text === "and" && per.length > 0) {
        at = skipSpaces(t, word.end, 1);
        word = wordAt(t, at);
      }
      if (t[end] === "-" && (t[end + 1] === "a" || t[end + 1] === "p")) {
        const inner = wordAt(t, end + 1);
        if ((inner.text === "a" || inner.text === "per") && t[inner.end] === "-") {
          const noun = wordAt(t, inner.end + 1);
          if (inner.text === "per" || A_UNITS.has(noun.text)) part = readPart(t, inner.end + 1);
        }
      } else if (word.text === "per") part = readPart(t, word.end);
      else if (
        (word.text === "a" || word.text === "an" || word.text === "each" || word.text === "every") &&
        at > end &&
        hasUnit
      ) {
        const noun = wordAt(t, skipSpaces(t, word.end, 1));
        const then = wordAt(t, skipSpaces(t, noun.end, 1)).text;
        if (A_UNITS.has(noun.text) && !AGO.has(then)) part = readPart(t, word.end);
      } else if (hasUnit && at > end && at === end + 1) {
        const adverb = PERIOD_ADVERBS.get(word.text);
        if (adverb) part = { code: adverb, end: word.end };
      }
    }
    if (!part) break;
    per.push(part.code);
    end = part.end;
  }
  return per.length > 0 ? { per, end } : null;
};

/** UTF-16 units before an amount in which the 每 of its rate is looked for. */
const LONGEST_PER = 24;
/** What may stand between 每 and what it leads, and the amount. */
const PER_LINKS = new Set(
  ["", "：", ":"].concat("为 约 仅 只 收 收费 收取 计费 价格 价格为 需 需要 最高 体重 不超过 费用 费用为".split(" ")),
);

/** 每席位每月 right before an amount that starts at `p` → parts and where they start; null where none stand. */
export const readPerBefore = (t: string, p: number, from: number): { per: string[]; start: number } | null => {
  let start = p;
  const floor = Math.max(from, p - LONGEST_PER);
  let at = p;
  while (at > floor && t[at - 1] !== "每") at--;
  if (t[at - 1] !== "每") return null;
  // walk back over further 每X groups
  start = at - 1;
  for (let tries = 0; tries < 2; tries++) {
    let earlier = start;
    while (earlier > floor && t[earlier - 1] !== "每" && start - earlier < 6) earlier--;
    if (earlier > floor && t[earlier - 1] === "每" && earlier < start) start = earlier - 1;
    else break;
  }
  const per: string[] = [];
  let end = start;
  while (t[end] === "每" && end < p) {
    const part = isHan(t.charCodeAt(end + 1)) || isDigit(t.charCodeAt(end + 1)) ? readPart(t, end + 1) : null;
    if (!part || part.end > p) return null;
    per.push(part.code);
    end = part.end;
  }
  return per.length > 0 && PER_LINKS.has(t.slice(end, p).trim()) ? { per, start } : null;
};

/**
 * Whether the numeral at `p` behind 每 counts what a price is per (每百万 tokens 3 元, 每100次收费5元): the end of what it counts,
 * after which the price stands; -1 elsewhere. Such a number is a part of the rate and no value of its own.
 */
export const countedPerEnd = (t: string, p: number): number => {
  if (t[p - 1] !== "每" && !(t[p - 1] === " " && t[p - 2] === "每")) return -1;
  const part = readPart(t, p);
  if (!part) return -1;
  const rest = t.slice(part.end, part.end + 12);
  const figure = rest.search(/[\d¥$€£一二两三四五六七八九十]/);
  if (figure < 0 || !PER_LINKS.has(rest.slice(0, figure).trim())) return -1;
  const at = part.end + figure;
  if ("¥$€£".includes(t[at] as string)) return part.end;
  const price = isDigit(t.charCodeAt(at)) ? readDigits(t, at) : readHan(t, at);
  return price && readUnit(t, price.end)?.unit.sort === "currency" ? part.end : -1;
};
