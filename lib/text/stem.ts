import { IRREGULAR_FORMS } from "./irregular-forms";

/** Words in -ly that are no adverbs, and in -ing, -ed, -s that are no forms of a shorter word. */
const WHOLE = new Set(
  (
    "apply reply supply comply imply rely multiply family assembly anomaly monopoly july italy early only daily ally rally bully " +
    "thing something anything nothing everything king ring spring string during evening morning ceiling sterling wing " +
    "hundred sacred naked embed " +
    "always perhaps besides sometimes series species news means lens gas bus plus thus yes us its this hers ours theirs yours " +
    "physics economics politics ethics mathematics"
  ).split(" "),
);

const irregular = new Map<string, string>();
for (const line of IRREGULAR_FORMS) {
  const [base, ...forms] = line.split(" ");
  for (const form of forms) if (base && !irregular.has(form)) irregular.set(form, base);
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && "aeiouy".includes(letter);
const hasVowel = (word: string): boolean => [...word].some((letter) => isVowel(letter));

/** stopp → stop, cancell → cancel, but bill, miss and fizz stay. */
function undouble(word: string): string {
  const last = word[word.length - 1] ?? "";
  if (word.length < 4 || last !== word[word.length - 2] || isVowel(last)) return word;
  if ("sz".includes(last) || ("lf".includes(last) && word.length <= 5)) return word;
  return word.slice(0, -1);
}

/** Same end for all forms: no silent e, i for y, one l at the end of long words. */
function finish(word: string): string {
  let stem = word;
  if (stem.length > 3 && stem.endsWith("e")) stem = stem.slice(0, -1);
  else if (stem.length > 2 && stem.endsWith("y") && !isVowel(stem[stem.length - 2])) stem = `${stem.slice(0, -1)}i`;
  return stem.length > 5 && stem.endsWith("ll") ? stem.slice(0, -1) : stem;
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:x|ch|sh|ss|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutEnding(word: string): string {
  if (word.endsWith("ly") && word.length > 5) {
    const rest = word.slice(0, -2);
    return rest.endsWith("i") ? `${rest.slice(0, -1)}y` : rest;
  }
  if (word.endsWith("ied") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ed") && !word.endsWith("eed") && word.length > 4 && hasVowel(word.slice(0, -2)))
    return undouble(word.slice(0, -2));
  if (word.endsWith("ing") && word.length > 5 && hasVowel(word.slice(0, -3))) return undouble(word.slice(0, -3));
  return word;
}

/**
 * A light stem of one English word in lower case, good for comparing forms, no word itself: policies and policy are `polici`,
 * priced, pricing and price `pric`. Prefixes stay (`unlimit` is not `limit`). Words with other letters than a–z are returned as they are.
 */
export function stem(word: string): string {
  if (!/^[a-z]{1,40}$/.test(word)) return word;
  const base = irregular.get(word);
  if (base !== undefined) return finish(base);
  if (WHOLE.has(word)) return finish(word);
  const singular = withoutPlural(word);
  if (WHOLE.has(singular)) return finish(singular);
  return finish(withoutEnding(irregular.get(singular) ?? singular));
}
