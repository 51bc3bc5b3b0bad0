import { isLatin, isUpper } from "./characters";
import { CLAUSE_NOUNS, ROMAN_NOUNS } from "./lexicon/references";
import { named } from "./read-names";
import type { Reading } from "./reading";

const VALUES = new Map([
  ["I", 1],
  ["V", 5],
  ["X", 10],
  ["L", 50],
  ["C", 100],
]);
const SIGNS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** The value of a Roman numeral below 200 that is written as it should be, else 0. */
export const romanValue = (text: string): number => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUES.get(text[i] as string) ?? 0;
    if (value === 0) return 0;
    sum += value < (VALUES.get(text[i + 1] ?? "") ?? 0) ? -value : value;
  }
  if (sum <= 0 || sum >= 200) return 0;
  const tens = (SIGNS[Math.floor(sum / 10) % 10] as string).replace(
    /[IVX]/g,
    (c) => ({ I: "X", V: "L", X: "C" })[c] ?? c,
  );
  return `${sum >= 100 ? "C" : ""}${tens}${SIGNS[sum % 10]}` === text ? sum : 0;
};

/**
 * "Article IV", "Section XII(b)", "Annex II" for the noun from `p` to `end`, which must have its capital. C, D, L and M alone
 * are letters ("Section C"); I alone wants an end of the phrase behind it ("In Part I." but not "Part I wrote").
 */
export const readRomanClause = (t: string, p: number, end: number): Reading | null => {
  const noun = t.slice(p, end).toLowerCase();
  if (!isUpper(t.charCodeAt(p)) || !(CLAUSE_NOUNS.has(noun) || ROMAN_NOUNS.has(noun))) return null;
  const at = t[end] === "." ? end + 2 : end + 1;
  if (t.charCodeAt(at - 1) !== 32) return null;
  let to = at;
  while (to < at + 9 && VALUES.has(t[to] ?? "")) to++;
  const value = romanValue(t.slice(at, to));
  if (value === 0 || isLatin(t.charCodeAt(to))) return null;
  if (
    to - at === 1 &&
    (value > 10 ||
      (value === 1 && !/^(?:$|[.,;:)\n(–-]| (?:of|and|or|to|shall|applies|–|-) ?)/.test(t.slice(to, to + 9))))
  )
    return null;
  let stop = to;
  if (t[to] === "(" && /^\([0-9a-z]{1,3}\)/.test(t.slice(to, to + 5))) stop = t.indexOf(")", to) + 1;
  const number = `${value}${t.slice(to, stop)}`;
  return named(CLAUSE_NOUNS.has(noun) ? "clause" : "ordinal", p, stop, number, noun);
};
