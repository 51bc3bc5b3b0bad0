import { type Folded, fold } from "../text/fold";
import { GramIndex } from "./gram-index";

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

/** Below this a walk through the text costs less than an index of it. */
const SHORTEST_INDEXED_TEXT = 20_000;
/** Gram indexes live as long as the folded texts that they were made of. */
const indexes = new WeakMap<Folded, GramIndex>();

/** The gram index of a folded text if there is one; `build` makes it, where the text is long enough to gain by it. */
export function gramsOf(folded: Folded, build: boolean): GramIndex | undefined {
  let known = indexes.get(folded);
  if (!known && build && folded.text.length >= SHORTEST_INDEXED_TEXT) {
    known = new GramIndex(folded.text);
    indexes.set(folded, known);
  }
  return known;
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
