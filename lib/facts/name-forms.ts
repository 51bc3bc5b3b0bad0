import type { Span } from "../model/span";
import { readWords, type Word } from "../text/words";
import { isUpper } from "./characters";
import { COUNTRIES } from "./lexicon/countries";
import { nameKey } from "./names-en";

const GROUPS = new Map<string, readonly string[]>();
/** Chinese names of countries and regions, each with the other forms of the same. */
const GROUPS_ZH = new Map<string, readonly string[]>();
const DEMONYMS = new Set<string>();
for (const line of COUNTRIES) {
  const [english = "", chinese = ""] = line.split(" = ");
  const forms = english.split("|");
  for (const form of forms) {
    GROUPS.set(form, forms);
    for (const part of form.split(" ")) if (forms.length > 1 && !form.includes(" ")) DEMONYMS.add(part);
  }
  const forms_zh = chinese.split("|");
  for (const form of forms_zh) GROUPS_ZH.set(form, [...(GROUPS_ZH.get(form) ?? []), ...forms_zh]);
}

/** Other forms of a country's English name (lower case), or undefined: "american" for "united states". */
export const countryForms = (key: string): readonly string[] | undefined => GROUPS.get(key);
/** A country that a text names, with all the forms of its name: two mentions are of one country where `forms` is the same. */
export interface NamedCountry extends Span {
  forms: readonly string[];
}

/** Words of the longest form of a country's name: "people's republic of china". */
const LONGEST_COUNTRY = 4;

/** Finds the countries and their people in an English text, the longest form at each place: "the United States", "Swedish". */
export function readCountries(text: string): NamedCountry[] {
  const words = readWords(text);
  const found: NamedCountry[] = [];
  for (let i = 0; i < words.length; i++) {
    const first = words[i] as Word;
    if (!isUpper(text.charCodeAt(first.start))) continue;
    for (let length = Math.min(LONGEST_COUNTRY, words.length - i); length > 0; length--) {
      const last = words[i + length - 1] as Word;
      const forms = GROUPS.get(
        words
          .slice(i, i + length)
          .map((word) => nameKey(text.slice(word.start, word.end)))
          .join(" "),
      );
      // New Mexico and New England are none.
      if (!forms || words[i - 1]?.text === "new") continue;
      found.push({ start: first.start, end: last.end, forms });
      i += length - 1;
      break;
    }
  }
  return found;
}

/** Other forms of a country's Chinese name. */
export const countryFormsZh = (name: string): readonly string[] | undefined => GROUPS_ZH.get(name);
/** Chinese names of countries and regions. */
export const COUNTRIES_ZH: readonly string[] = [...GROUPS_ZH.keys()];

const isCode = (raw: string): boolean => /[0-9]/.test(raw) || /[A-Z]/.test(raw.slice(1));

/**
 * Whether two words are forms of one name: equal, Italy and Italian, or one letter apart in a longer word. Codes,
 * abbreviations and words with inner capitals must be equal: one letter tells them apart.
 */
export function sameWord(a: { key: string; raw: string }, b: string): boolean {
  if (a.key === b) return true;
  if (isCode(a.raw)) return false;
  // Disney and Disneyland.
  if (Math.min(a.key.length, b.length) >= 5 && (a.key.startsWith(b) || b.startsWith(a.key))) return true;
  return isInflected(a.key, b) || (a.key.length >= 6 && b.length >= 6 && isOneApart(a.key, b));
}

/** A common beginning of five letters and more, and endings of three at most: Oregon and Oregonian, Mexico and Mexican. */
function isInflected(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 3) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same >= 5 && a.length - same <= 3 && b.length - same <= 3;
}

/** One letter put in, left out, or changed, or two neighbours exchanged. */
export function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let x = a.length;
  let y = b.length;
  while (x > start && y > start && a[x - 1] === b[y - 1]) {
    x--;
    y--;
  }
  if (x - start <= 1 && y - start <= 1) return true;
  return x - start === 2 && y - start === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** Initials of the words of a name, without joiners: "who" of "World Health Organization". */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => !/^(?:of|the|and|for|in|on|to|de|la)$/i.test(word))
    .map((word) => nameKey(word)[0] ?? "")
    .join("");
