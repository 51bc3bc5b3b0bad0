import { countryForms, isOneApart } from "../facts/name-forms";
import { type EnglishName, type NameWord, nameKey, readEnglishNames } from "../facts/names-en";
import type { Span } from "../model/span";
import { readWords } from "../text/words";
import type { SourceIndex } from "./passages";

/** A name of a source that differs from a name of the claim in one word. Offsets of the source's text. */
export interface SiblingName extends Span {
  index: SourceIndex;
}

/** A source's name by its words. */
interface Parts extends Span {
  keys: string[];
}

/** Sources with more names than this are no list of siblings; the rest of them is left aside. */
const MOST = 4000;
/** Words of the longest name that is compared. */
const LONGEST = 8;

const known = new WeakMap<SourceIndex["passages"], Map<string, Parts[]>>();

/** Names of a source by their words with one left open: "deep * " for "Deep Learning". Built once a source. */
function openForms(index: SourceIndex): Map<string, Parts[]> {
  const cached = known.get(index.passages);
  if (cached) return cached;
  const forms = new Map<string, Parts[]>();
  for (const { start, end, text } of readEnglishNames(index.source.text).slice(0, MOST)) {
    const keys = keysOf(text);
    if (keys.length < 2 || keys.length > LONGEST) continue;
    keys.forEach((_, i) => {
      const form = openAt(keys, i);
      const list = forms.get(form);
      if (list) list.push({ start, end, keys });
      else forms.set(form, [{ start, end, keys }]);
    });
  }
  known.set(index.passages, forms);
  return forms;
}

const keysOf = (name: string): string[] =>
  readWords(name)
    .map((word) => nameKey(name.slice(word.start, word.end)))
    .filter((key) => key !== "the");

const openAt = (keys: readonly string[], open: number): string =>
  keys.map((key, i) => (i === open ? "*" : key)).join(" ");

/**
 * The name of a source that has all words of a claim's name but the one that the sources lack: "Deep Learning" beside
 * "Imitation Learning". Null where they lack another number of words, where the shared words are a country, or the two
 * words are forms of one.
 */
export function findSibling(
  name: EnglishName,
  missing: readonly NameWord[],
  cited: readonly SourceIndex[],
): SiblingName | null {
  const [word] = missing;
  if (missing.length !== 1 || !word) return null;
  const keys = keysOf(name.text);
  const open = keys.indexOf(word.key);
  if (open < 0 || keys.length < 2 || keys.length > LONGEST) return null;
  const shared = keys.filter((_, i) => i !== open);
  if (countryForms(shared.join(" ")) !== undefined || shared.every((key) => key.length < 2)) return null;
  for (const index of cited) {
    const sibling = openForms(index)
      .get(openAt(keys, open))
      ?.find((other) => !areForms(other.keys[open] as string, word.key));
    if (sibling) return { start: sibling.start, end: sibling.end, index };
  }
  return null;
}

/** Whether two words may be forms of one: one is an initial or a short form of the other, they begin alike, or are a letter apart. */
function areForms(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 2) return true;
  return (a[0] === b[0] && (shorter <= SHORT_FORM || a.slice(0, 3) === b.slice(0, 3))) || isOneApart(a, b);
}
/** Al for Aelred, Bob for Bernard. */
const SHORT_FORM = 3;
