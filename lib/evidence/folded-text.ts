import { type Folded, fold } from "../text/fold";

/** Folded source texts kept for the next quote, at most this many UTF-16 units in all; the longest unused goes first. */
const CACHE_LIMIT = 8_000_000;
const cache = new Map<string, Folded>();
let cached = 0;

/** `fold`, remembered: the quotes of one answer are looked for in the same few texts. */
export function foldedText(text: string): Folded {
  const known = cache.get(text);
  if (known) {
    cache.delete(text);
    cache.set(text, known);
    return known;
  }
  const folded = fold(text);
  cache.set(text, folded);
  cached += text.length;
  for (const oldest of cache.keys()) {
    if (cached <= CACHE_LIMIT || oldest === text) break;
    cache.delete(oldest);
    cached -= oldest.length;
  }
  return folded;
}

const LEADING = "\"'([{.,;: ";
const TRAILING = "\"')]}.,;:! -";

/** Folded words of a quote without the punctuation around them; a minus sign and a question mark stay. */
export function withoutEdges(folded: string): string {
  let start = 0;
  let end = folded.length;
  while (start < end && LEADING.includes(folded[start] as string)) start++;
  while (end > start && TRAILING.includes(folded[end - 1] as string)) end--;
  if (folded[start] === "-" && !/\d/.test(folded[start + 1] ?? "")) start++;
  return folded.slice(start, end).trim();
}
