import search from "approx-string-match";
import type { Span } from "../model/span";
import { type Folded, fold } from "../text/fold";
import { bestHit, type Hints, hasHints, isBeside } from "./context";
import { ellipsisParts, locateEllipsis } from "./ellipsis";
import { foldedText, gramsOf, withoutEdges } from "./folded-text";
import { contentLength, cutsMeaning, cutsSign, findAll, MOST_HITS } from "./hits";

export type { Hints } from "./context";
export { locateEllipsis } from "./ellipsis";

/**
 * Where a quote stands in a text, in UTF-16 offsets of the text. `exact` is character for character, `folded` but for case, white
 * space, punctuation at its edges and the other things that `fold` passes over; both count as verbatim.
 * `approximate` is the nearest place, with `errors` (characters to insert, delete or replace, edges that cut a number counted as none): shown to people, never support.
 */
export interface Located {
  found: "exact" | "folded" | "approximate" | "none";
  start?: number;
  end?: number;
  /** All places of the same standing, in order. */
  all: Span[];
  errors?: number;
  /** Why a quote is found nowhere that may stand in the text: it has too few letters to verify anything. */
  why?: "short";
  /** What an ellipsis in the quote leaves out. */
  gaps?: Span[];
}

/** Letters and digits below which a quote verifies nothing; a Chinese character counts as two. */
const SHORTEST = 3;
/** A single word below this that comes with a prefix or suffix verifies only where they stand exactly beside it. */
const SHORTEST_WITHOUT_CONTEXT = 6;
/** Below this there is no approximate place. */
const SHORTEST_APPROXIMATE = 8;
/** Share of a quote's characters that may differ where the nearest place is looked for at all. */
const MOST_DIFFERENT = 0.3;
/** Units of a long quote that are looked for approximately. */
const LONGEST_PATTERN = 1000;
/** Bound on the work of a full scan: units of text times 32-unit words of the pattern. */
const MOST_WORK = 4e8;

const NOTHING: Located = { found: "none", all: [] };

/**
 * Finds a quote in a text. In this order: character for character; folded; folded in parts around ellipses; approximately
 * (exact seeds checked by Myers' algorithm, then a full scan), where at most 30 % of the characters differ.
 * A hit that cuts a number, a unit or a negating prefix at its edge is not verbatim. An empty quote, or one of a letter or two,
 * is found nowhere (`why`: "short"), unless the `hints` stand right beside it. With `within`, places with more than 5 % of the characters
 * changed are looked for in those ranges of the text alone, not in all of it.
 */
export function locate(text: string, quote: string, hints?: Hints, within?: () => readonly Span[]): Located {
  const words = quote.trim();
  const size = contentLength(words, 2);
  if (size === 0 || text === "") return NOTHING;
  const hinted = hasHints(hints);
  const sure = (hits: Span[]): Span[] => {
    if (size >= (hinted && !/\s/.test(words) ? SHORTEST_WITHOUT_CONTEXT : SHORTEST)) return hits;
    return hinted ? hits.filter((hit) => isBeside(text, hit, hints as Hints)) : [];
  };
  const exact = sure(findAll(text, words).filter((hit) => !cutsMeaning(text, hit)));
  if (exact.length > 0) return { found: "exact", ...bestHit(text, exact, hints), all: exact };

  const folded = foldedText(text);
  const pattern = fold(words).text;
  const bare = withoutEdges(pattern);
  const before = pattern.slice(0, pattern.indexOf(bare));
  const after = pattern.slice(before.length + bare.length);
  if (contentLength(bare) > 0) {
    const grams = gramsOf(folded, false);
    const hits = (grams ? grams.findAll(bare) : findAll(folded.text, bare)).filter(
      (hit) => !cutsMeaning(folded.text, hit),
    );
    // Where the punctuation around the quote stands in the text too, it is part of the place.
    const whole = hits.map(({ start, end }) => ({
      start: before !== "" && folded.text.endsWith(before, start) ? start - before.length : start,
      end: after !== "" && folded.text.startsWith(after, end) ? end + after.length : end,
    }));
    const places = sure(whole.map((hit) => folded.toOriginal(hit)).filter((hit) => !cutsSign(text, hit)));
    if (places.length > 0) return { found: "folded", ...bestHit(text, places, hints), all: places };
  }

  const parted = locateEllipsis(text, words);
  if (parted) {
    const { start, end, gaps } = parted;
    return { found: "folded", start, end, all: [{ start, end }], gaps };
  }
  if (size < SHORTEST) return { ...NOTHING, why: "short" };
  if (size < SHORTEST_APPROXIMATE) return NOTHING;
  const parts = ellipsisParts(words);
  const longest = parts.length > 1 ? parts.reduce((a, b) => (b.length > a.length ? b : a)) : bare;
  const near = findNear(folded, longest, within);
  if (near.length === 0) return NOTHING;
  const places = near.map((match) => folded.toOriginal(match));
  const missing = parts.length > 1 ? parts.reduce((sum, part) => sum + part.length, 0) - longest.length : 0;
  return {
    found: "approximate",
    ...bestHit(text, places, hints),
    all: places,
    errors: (near[0] as Match).errors + missing,
  };
}

interface Match extends Span {
  errors: number;
}

/** The places with the fewest differences, at most 30 %, one for each stretch of text, in order. */
function findNear(folded: Folded, quote: string, within: (() => readonly Span[]) | undefined): Match[] {
  const { text } = folded;
  const pattern = quote.slice(0, LONGEST_PATTERN);
  if (pattern.length < 4) return [];
  const grams = gramsOf(folded, true);
  const find = (piece: string): Span[] => (grams ? grams.findAll(piece) : findAll(text, piece));
  // Few differences first: their seeds are long and rare.
  let matches: Match[] = [];
  for (const share of [50, 20]) {
    matches = seeded(text, find, pattern, Math.max(1, Math.floor(pattern.length / share)));
    if (matches.length > 0) break;
  }
  if (matches.length === 0) {
    const most = Math.floor(pattern.length * MOST_DIFFERENT);
    if (within) matches = searchWithin(folded, pattern, most, within());
    else if ((text.length * pattern.length) / 32 <= MOST_WORK) matches = search(text, pattern, most);
  }
  return oneByPlace(text, pattern, matches).map((match) => ({
    ...match,
    end: Math.min(text.length, match.end + quote.length - pattern.length),
  }));
}

/** The matches with the fewest differences in ranges of the original text, each widened by the length of the pattern. */
function searchWithin(folded: Folded, pattern: string, most: number, ranges: readonly Span[]): Match[] {
  const { text } = folded;
  let matches: Match[] = [];
  for (const range of ranges) {
    const start = Math.max(0, folded.fromOriginal(range.start) - pattern.length);
    const end = Math.min(text.length, folded.fromOriginal(range.end) + pattern.length);
    for (const match of search(text.slice(start, end), pattern, matches[0]?.errors ?? most)) {
      if (match.errors < (matches[0]?.errors ?? Number.POSITIVE_INFINITY)) matches = [];
      matches.push({ start: match.start + start, end: match.end + start, errors: match.errors });
    }
  }
  return matches;
}

/**
 * With at most k differences one of k + 1 pieces of the pattern stands unchanged at its place: those are looked for exactly,
 * and only the text around them is checked. A place with n differences leaves one of any n + 1 pieces unchanged, so that
 * pieces are passed over once such a place is known. Finds what a full scan with k would find.
 */
function seeded(text: string, find: (piece: string) => Span[], pattern: string, k: number): Match[] {
  let matches: Match[] = [];
  let fewest = k;
  let covered = 0;
  const checked = new Set<number>();
  for (let piece = 0; piece <= k && (matches.length === 0 || fewest >= piece); piece++) {
    const from = Math.floor((piece * pattern.length) / (k + 1));
    const to = Math.floor(((piece + 1) * pattern.length) / (k + 1));
    const windows: Span[] = [];
    const hits = find(pattern.slice(from, to));
    if (hits.length >= MOST_HITS) return search(text, pattern, k);
    for (const hit of hits) {
      // Each unchanged piece of a place points at the same stretch of text.
      if (checked.has(hit.start - from)) continue;
      checked.add(hit.start - from);
      const start = Math.max(0, hit.start - from - k);
      const end = Math.min(text.length, hit.start - from + pattern.length + k);
      const last = windows[windows.length - 1];
      if (last && start <= last.end) last.end = end;
      else windows.push({ start, end });
      covered += end - start;
      if (covered > text.length) return search(text, pattern, k);
    }
    for (const { start, end } of windows)
      for (const match of search(text.slice(start, end), pattern, fewest)) {
        if (match.errors < fewest) {
          fewest = match.errors;
          matches = [];
        }
        if (match.errors === fewest)
          matches.push({ start: match.start + start, end: match.end + start, errors: match.errors });
      }
  }
  return matches;
}

/** Of matches that overlap (the same place with other edges) the one whose length is nearest to the quote's and that cuts no word. */
function oneByPlace(text: string, pattern: string, matches: readonly Match[]): Match[] {
  const sorted = [...matches].sort((a, b) => a.start - b.start || a.end - b.end);
  const places: Match[] = [];
  const cost = (match: Match): number => {
    const edges = Number(/\s/.test(text[match.start] ?? "")) + Number(/\s/.test(text[match.end - 1] ?? ""));
    return Math.abs(match.end - match.start - pattern.length) + edges;
  };
  for (const match of sorted) {
    const last = places[places.length - 1];
    if (!last || match.start >= last.end) places.push(match);
    else if (cost(match) < cost(last)) places[places.length - 1] = match;
  }
  return places;
}
