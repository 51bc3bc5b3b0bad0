import type { Span } from "../model/span";
import { foldUnits } from "../text/characters";

/** A text in lower case and folded unit by unit, so that offsets hold. Built once, searched by many phrases. */
export function foldedLower(text: string): string {
  const folded = foldUnits(text);
  const low = folded.toLowerCase();
  return low.length === folded.length ? low : folded;
}

const isWord = (c: string | undefined) => c !== undefined && ((c >= "a" && c <= "z") || (c >= "0" && c <= "9"));

/** All places of the phrases in a folded text, in text order, longer phrases first where they overlap. Latin phrases match whole words only. */
export function findPhrases(folded: string, phrases: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const phrase of phrases) {
    for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + phrase.length)) {
      const end = at + phrase.length;
      if (isWord(phrase[0]) && isWord(folded[at - 1])) continue;
      if (isWord(phrase[phrase.length - 1]) && isWord(folded[end])) continue;
      found.push({ start: at, end });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of found) {
    const last = kept[kept.length - 1];
    if (!last || span.start >= last.end) kept.push(span);
  }
  return kept;
}

/** Whether one of the phrases stands in a folded text; Latin phrases as whole words. */
export const hasPhrase = (folded: string, phrases: readonly string[]): boolean => {
  for (const phrase of phrases) {
    for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
      const end = at + phrase.length;
      if (!(isWord(phrase[0]) && isWord(folded[at - 1])) && !(isWord(phrase[phrase.length - 1]) && isWord(folded[end])))
        return true;
    }
  }
  return false;
};
