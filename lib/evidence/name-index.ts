import { countryForms, initialsOf, sameWord } from "../facts/name-forms";
import { bearsCapital, type EnglishName, type NameWord, nameKey } from "../facts/names-en";
import { isLetter } from "../text/characters";
import { stem } from "../text/stem";
import { readWords } from "../text/words";
import type { Passage, SourceIndex } from "./passages";

/** The words of a source as names are looked for in it. */
export interface NameIndex {
  /** Latin words in the order of the text, as name keys. */
  list: string[];
  words: Set<string>;
  stems: Set<string>;
  /** Different words by their first letter, for forms that differ in a letter or an ending. */
  byFirst: Map<string, string[]>;
  /** Words that bear a capital inside a sentence. */
  inner: Set<string>;
  /** Words of two to six capitals. */
  codes: Set<string>;
  /** Share of Chinese characters among letters and characters, 0..1. */
  han: number;
}

const known = new WeakMap<readonly Passage[], NameIndex>();

/** Reads the words of a source (and of its title) that names are held against; once per text. */
export function nameIndex(index: SourceIndex): NameIndex {
  const cached = known.get(index.passages);
  if (cached) return cached;
  const built = readIndex(`${index.source.title ?? ""}\n${index.source.text}`);
  known.set(index.passages, built);
  return built;
}

/** The words of any text, read as those of a source. */
export function readIndex(text: string): NameIndex {
  const built: NameIndex = {
    list: [],
    words: new Set(),
    stems: new Set(),
    byFirst: new Map(),
    inner: new Set(),
    codes: new Set(),
    han: 0,
  };
  let han = 0;
  let latin = 0;
  let before = 0;
  for (const word of readWords(text)) {
    if (word.kind === "han") {
      han++;
      continue;
    }
    if (word.kind === "latin") latin++;
    const raw = text.slice(word.start, word.end);
    const inside = /^,? $/.test(text.slice(before, word.start)) && isLetter(text.charCodeAt(before - 1));
    before = word.end;
    const parts = raw.includes("-") || raw.includes("‐") ? [raw, ...raw.split(/[-‐‑]/)] : [raw];
    parts.forEach((part, i) => {
      const key = nameKey(part);
      if (key === "" || key.length > 60) return;
      if (parts.length === 1 || i > 0) built.list.push(key);
      if (inside && bearsCapital(part)) built.inner.add(key);
      if (built.words.has(key)) return;
      built.words.add(key);
      built.stems.add(stem(key));
      const list = built.byFirst.get(key[0] as string);
      if (list) list.push(key);
      else built.byFirst.set(key[0] as string, [key]);
      if (/^[A-Z][A-Za-z]{0,4}[A-Z]s?$/.test(part)) built.codes.add(key.replace(/s$/, ""));
    });
  }
  // A Latin word is about as long as two characters.
  built.han = han + latin > 0 ? han / (han + 2 * latin) : 0;
  return built;
}

/** Whether a word of a name stands in a text in an equal form. */
export function holdsWord(word: NameWord, index: NameIndex): boolean {
  const { key, raw } = word;
  if (index.words.has(key)) return true;
  const code = /[0-9]/.test(raw) || /[A-Z]/.test(raw.slice(1));
  if (!code && index.stems.has(stem(key))) return true;
  if (code && /^[A-Z]+s$/.test(raw) && index.words.has(key.slice(0, -1))) return true;
  const forms = countryForms(key);
  if (forms?.some((form) => holdsPhrase(form, index))) return true;
  if (
    key.includes("-") &&
    key.split("-").every((part) => part === "" || holdsWord({ ...word, key: part, raw: part }, index))
  )
    return true;
  for (const other of index.byFirst.get(key[0] as string) ?? []) if (sameWord(word, other)) return true;
  if (joins(key.replace(/-/g, ""), index.list)) return true;
  return (
    /^[A-Z][A-Za-z.&]{1,6}$/.test(raw) && /[A-Z].*[A-Z]/.test(raw) && abbreviates(key.replace(/[.&]/g, ""), index.list)
  );
}

/** Whether the words of a phrase stand side by side. */
export function holdsPhrase(phrase: string, { words, list }: NameIndex): boolean {
  if (!phrase.includes(" ")) return words.has(phrase);
  const parts = phrase.split(" ");
  if (!parts.every((part) => words.has(part))) return false;
  return list.some((_, i) => parts.every((part, k) => list[i + k] === part));
}

/** Whether two to four words in a row make up the word: "You Tube". */
function joins(key: string, list: readonly string[]): boolean {
  if (key.length < 4) return false;
  for (let i = 0; i < list.length; i++) {
    let at = 0;
    for (let k = i; k < i + 4 && k < list.length; k++) {
      const part = list[k] as string;
      if (!key.startsWith(part, at)) break;
      at += part.length;
      if (at === key.length) return true;
    }
  }
  return false;
}

const SMALL = new Set("of the and for in on to de la a an at by".split(" "));

/** Whether words in a row begin with these letters: "who" and "World Health Organization". */
function abbreviates(code: string, list: readonly string[]): boolean {
  for (let i = 0; i < list.length; i++) {
    if ((list[i] as string)[0] !== code[0]) continue;
    let at = 0;
    for (let k = i; k < list.length && k < i + 12; k++) {
      const word = list[k] as string;
      if (word[0] === code[at]) at++;
      else if (!SMALL.has(word)) break;
      if (at === code.length) return true;
    }
  }
  return false;
}

/** What of a name a text lacks: all its words, the given ones, or none. */
export function missingWords(name: EnglishName, indexes: readonly NameIndex[]): NameWord[] {
  const code = initialsOf(name.text);
  if (code.length > 1 && indexes.some((index) => index.codes.has(code))) return [];
  // "Pages Jaunes" for pagesjaunes.fr.
  const joined = name.words.map((word) => word.key).join("");
  if (name.words.length > 1 && indexes.some((index) => index.words.has(joined))) return [];
  return name.words.filter((word) => !indexes.some((index) => holdsWord(word, index)));
}
