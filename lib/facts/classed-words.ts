import type { Span } from "../model/span";
import { isHan } from "../text/characters";
import { stem } from "../text/stem";
import { EXCLUSIVE_CLASSES } from "./lexicon/exclusive-classes";
import { foldedLower } from "./phrases";
import { readTokens, type Token } from "./tokens";

/** A word of a class of which one thing is one member only. `key` is equal for the forms of one word. */
export interface ClassedWord extends Span {
  class: number;
  key: string;
}

const LATIN = new Map<string, number>();
const HAN = new Map<string, [string, number][]>();
const pluralOf = (word: string): string => (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`);
EXCLUSIVE_CLASSES.forEach((line, number) => {
  for (const word of line.split("|")) {
    if (!isHan(word.charCodeAt(0))) for (const form of [word, pluralOf(word)]) LATIN.set(form, number);
    else HAN.set(word[0] as string, [...(HAN.get(word[0] as string) ?? []), [word, number]]);
  }
});

/** Finds the words of the classes in a text; offsets are UTF-16 code units of `text`. Time is linear in the text. */
export function readClassedWords(text: string, tokens: readonly Token[] = readTokens(text)): ClassedWord[] {
  const found: ClassedWord[] = [];
  for (const { kind, text: word, start, end } of tokens) {
    if (kind !== "word") continue;
    const number = LATIN.get(word);
    if (number !== undefined) found.push({ start, end, class: number, key: stem(word) });
  }
  const folded = foldedLower(text);
  for (let i = 0; i < folded.length; i++) {
    const hit = HAN.get(folded[i] as string)?.find(([word]) => folded.startsWith(word, i));
    if (!hit) continue;
    found.push({ start: i, end: i + hit[0].length, class: hit[1], key: hit[0] });
    i += hit[0].length - 1;
  }
  return found.sort((a, b) => a.start - b.start);
}
