import type { QuantityKind } from "../model/quantity";
import { foldCharacters, isLatin } from "./characters";
import { CLDR_CURRENCY_NAMES, CLDR_UNIT_NAMES } from "./lexicon/cldr-names";
import { CODES_LIKE_WORDS, COIN_LINES, CURRENCY_LINES } from "./lexicon/currencies";
import { MEASURE_WORDS } from "./lexicon/measure-words";
import { COUNTED_LIKE_UNITS } from "./lexicon/traps";
import { UNIT_LINES } from "./lexicon/units";
import { parseRational, type Rational } from "./rational";

/** A unit that may stand beside a number. `size` is its exact size in the dimension's base unit, null where it never converts. */
export interface Unit {
  code: string;
  dimension: string;
  size: Rational | null;
  kind: QuantityKind;
  sort: "unit" | "currency" | "coin" | "measure";
}

const DURATIONS = new Set(["time", "months", "workday", "workhour", "night", "weekend"]);

const kindOf = (code: string, dimension: string): QuantityKind => {
  if (code === "岁") return "age";
  if (DURATIONS.has(dimension)) return "duration";
  if (dimension === "temperature") return "temperature";
  if (dimension === "ratio" || dimension === "points") return "percent";
  return "quantity";
};

/** Regular English plural: day → days, inch → inches, century → centuries. */
const plural = (name: string): string => {
  if (/(?:s|x|ch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
};

const symbols = new Map<string, Unit>();
const names = new Map<string, Unit>();
const han = new Map<string, Unit>();
const prefixSigns = new Map<string, Unit>();
const codes = new Map<string, Unit>();
const byCode = new Map<string, Unit>();

const list = (column: string | undefined): string[] => (column ? column.split(";").filter((name) => name !== "") : []);
const keep = (map: Map<string, Unit>, name: string, unit: Unit): void => {
  if (!map.has(name)) map.set(name, unit);
};
const keepNames = (english: string[], unit: Unit): void => {
  for (const name of english) {
    keep(names, name, unit);
    keep(names, plural(name), unit);
    // "metric tons per second" and "kilometers of" pluralise the first word: "watts hour" is not written
    const space = name.indexOf(" ");
    if (space > 0) keep(names, `${plural(name.slice(0, space))}${name.slice(space)}`, unit);
  }
};

for (const line of UNIT_LINES) {
  const [code, dimension, size, signs, english, chinese] = line.split("|") as [
    string,
    string,
    string,
    string?,
    string?,
    string?,
  ];
  const unit: Unit = {
    code,
    dimension,
    size: size === "-" ? null : parseRational(size),
    kind: kindOf(code, dimension),
    sort: "unit",
  };
  byCode.set(code, unit);
  for (const sign of list(signs)) {
    keep(symbols, foldCharacters(sign), unit);
    // "sq ft" is read word by word, as a name is
    if (sign.includes(" ")) keep(names, sign.toLowerCase(), unit);
  }
  keepNames(list(english), unit);
  for (const name of list(chinese)) keep(han, foldCharacters(name), unit);
}
for (const line of CURRENCY_LINES) {
  const [code, signs, english, chinese] = line.split("|") as [string, string?, string?, string?];
  const unit: Unit = { code, dimension: code, size: parseRational("1"), kind: "currency", sort: "currency" };
  byCode.set(code, unit);
  codes.set(code, unit);
  for (const sign of list(signs)) keep(prefixSigns, foldCharacters(sign), unit);
  keepNames(list(english), unit);
  for (const name of list(chinese)) keep(han, foldCharacters(name), unit);
}
for (const [code, alias] of [
  ["CNY", "RMB"],
  ["CNY", "CNH"],
  ["TWD", "NTD"],
  ["GBP", "STG"],
] as const)
  codes.set(alias, byCode.get(code) as Unit);
for (const line of COIN_LINES) {
  const [code, currency, size, english, chinese] = line.split("|") as [string, string, string, string?, string?];
  const unit: Unit = { code, dimension: currency, size: parseRational(size), kind: "currency", sort: "coin" };
  byCode.set(code, unit);
  for (const name of list(english)) {
    if (name === "¢") symbols.set(name, unit);
    else keepNames([name], unit);
  }
  for (const name of list(chinese)) keep(han, foldCharacters(name), unit);
}
for (const word of MEASURE_WORDS) {
  const unit: Unit = { code: word, dimension: word, size: parseRational("1"), kind: "number", sort: "measure" };
  keep(han, foldCharacters(word), unit);
  if (!byCode.has(word)) byCode.set(word, unit);
}

for (const line of CLDR_UNIT_NAMES) {
  const [code, english, chinese] = line.split("|") as [string, string?, string?];
  const unit = byCode.get(code);
  if (!unit) continue;
  keepNames(list(english), unit);
  for (const name of list(chinese)) keep(han, foldCharacters(name), unit);
}
for (const line of CLDR_CURRENCY_NAMES) {
  const [code, english, chinese] = line.split("|") as [string, string?, string?];
  let unit = byCode.get(code);
  if (!unit) {
    unit = { code, dimension: code, size: parseRational("1"), kind: "currency", sort: "currency" };
    byCode.set(code, unit);
    if (!CODES_LIKE_WORDS.has(code)) codes.set(code, unit);
  }
  keepNames(list(english), unit);
  for (const name of list(chinese)) keep(han, foldCharacters(name), unit);
}

const LONGEST_HAN = Math.max(...[...han.keys()].map((name) => name.length));
const SIGN_LENGTHS = [...new Set([...prefixSigns.keys()].map((sign) => sign.length))].sort((a, b) => b - a);

/** First and last characters of signs: most characters begin and end none. */
const SIGN_STARTS = new Set([...prefixSigns.keys()].map((sign) => sign.charCodeAt(0)));
const SIGN_ENDS = new Set([...prefixSigns.keys()].map((sign) => sign.charCodeAt(sign.length - 1)));

export interface UnitMatch {
  unit: Unit;
  end: number;
}

export const unitByCode = (code: string): Unit | undefined => byCode.get(code);

/** Whether 个 at `p` counts a noun that begins like a unit: 个日期. */
export const isCountedNoun = (t: string, p: number): boolean =>
  t[p] === "个" && COUNTED_LIKE_UNITS.some((noun) => t.startsWith(noun, p + 1));

/** The longest Chinese unit or measure word at `p`. */
export const matchHan = (t: string, p: number): UnitMatch | null => {
  for (let size = Math.min(LONGEST_HAN, t.length - p); size > 0; size--) {
    if (size > 1 && isCountedNoun(t, p)) continue;
    const unit = han.get(t.slice(p, p + size));
    if (unit) return { unit, end: p + size };
  }
  return null;
};

/** The Chinese unit that ends at `end` (exclusive), for prices such as 人民币50. */
export const matchHanBefore = (t: string, end: number): { unit: Unit; start: number } | null => {
  for (let size = Math.min(LONGEST_HAN, end); size > 1; size--) {
    const unit = han.get(t.slice(end - size, end));
    if (unit?.sort === "currency") return { unit, start: end - size };
  }
  return null;
};

/** Currency sign that ends at `end` (exclusive): "$", "US$", "NT$", "c $". */
export const matchSignBefore = (t: string, end: number): { unit: Unit; start: number } | null => {
  if (!SIGN_ENDS.has(t.charCodeAt(end - 1))) return null;
  for (const size of SIGN_LENGTHS) {
    if (size > end) continue;
    const sign = t.slice(end - size, end);
    const unit = prefixSigns.get(sign);
    if (unit && !(isLatin(sign.charCodeAt(0)) && isLatin(t.charCodeAt(end - size - 1))))
      return { unit, start: end - size };
  }
  return null;
};

export const matchSign = (t: string, p: number): UnitMatch | null => {
  if (!SIGN_STARTS.has(t.charCodeAt(p))) return null;
  for (const size of SIGN_LENGTHS) {
    const unit = prefixSigns.get(t.slice(p, p + size));
    if (unit) return { unit, end: p + size };
  }
  return null;
};

/** Three capitals of a currency; "MEUR" and "MAUD" are millions. */
export const matchCode = (t: string, p: number): (UnitMatch & { millions: boolean }) | null => {
  if (!isLatin(t.charCodeAt(p)) || !isLatin(t.charCodeAt(p + 2))) return null;
  const letters = t.slice(p, p + 3);
  const upper = letters.toUpperCase();
  const code = codes.get(upper);
  if (code && !isLatin(t.charCodeAt(p + 3)) && (letters === upper || LOWER_CODES.has(letters))) {
    return { unit: code, end: p + 3, millions: false };
  }
  if (t[p] === "M" && !isLatin(t.charCodeAt(p + 4))) {
    const million = codes.get(t.slice(p + 1, p + 4));
    if (million) return { unit: million, end: p + 4, millions: true };
  }
  return null;
};
const LOWER_CODES = new Set(["usd", "eur", "gbp", "rmb", "cny", "hkd", "jpy", "sgd", "aud", "cad", "twd", "ntd"]);

export const nameOf = (words: string): Unit | undefined => names.get(words);
export const symbolOf = (sign: string): Unit | undefined => symbols.get(sign);
