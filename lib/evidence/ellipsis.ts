import { NARROWING, OMISSION_MARKS } from "../facts/lexicon/quote-words";
import { readPolarity } from "../facts/polarity";
import type { Span } from "../model/span";
import { fold } from "../text/fold";
import { foldedText, withoutEdges } from "./folded-text";
import { contentLength, cutsMeaning, findAll } from "./hits";

/** Folded units that an ellipsis may leave out. */
const LONGEST_GAP = 300;
/** Letters that a part needs; a Chinese character counts as two of them. */
const SHORTEST_PART = 3;

/** Where a quotation with ellipses stands: its parts in order, and what it leaves out between them. */
export interface EllipsisHit extends Span {
  parts: Span[];
  /** Left-out words between the parts; whoever uses the quote as support must look at their polarity. */
  gaps: Span[];
}

/** Letters and Chinese characters from which words are looked for that an insertion leaves alone. */
const SHORTEST_ALONE = 12;
/**
 * Words in square brackets of a quotation are the quoter's own: of “[your] request”, “paid [emphasis added]”. So are a few Chinese
 * ones in round brackets, 顾客（即会员）, where the source has none. Figures and signs are no mere explanation.
 */
const INSERTION = /(?<![A-Za-zÀ-ɏ0-9])\[([\p{L} ]{1,40})\](?![A-Za-zÀ-ɏ0-9(])|[（(〔]([\u4e00-\u9fff ]{1,12})[)）〕]/gu;
/** （略）, 〔中略〕, [omitted]: an ellipsis in words. */
const OMISSION = new RegExp(`[（(〔[【]\\s?(?:${OMISSION_MARKS.join("|")})\\s?[)）〕\\]】]`, "giu");

/** A quote with its insertions as ellipses. One that denies stays: what it does to the words around it is no omission. */
const withoutInsertions = (quote: string): string =>
  quote.replace(INSERTION, (whole, square: string | undefined, round: string | undefined) => {
    const words = (square ?? round ?? "").toLowerCase();
    const turns = readPolarity(words).cues.length > 0 || /[不无未没非否]/.test(words);
    return turns || NARROWING.some((word) => words.includes(word)) ? whole : "…";
  });

/** The folded parts between the ellipses (…, ..., [...], （……）, （略）) of a quote; one part where there is none. */
export function ellipsisParts(quote: string): string[] {
  return fold(quote.replace(OMISSION, "…"))
    .text.split(/ ?[[(]?\.{3}[\])]? ?/)
    .map((part) => withoutEdges(part))
    .filter((part) => part !== "");
}

/**
 * Finds a quotation that leaves words out: every part word for word (folded), in order, with at most 300 units between two.
 * Of several places the one that leaves out least. Undefined where there is no ellipsis or insertion inside, or no such place.
 */
export function locateEllipsis(text: string, quote: string): EllipsisHit | undefined {
  const bare = withoutInsertions(quote);
  // Brackets that stand in the text are its own words.
  return (
    locateParts(text, ellipsisParts(quote), false) ??
    (bare === quote ? undefined : locateParts(text, ellipsisParts(bare), true))
  );
}

function locateParts(text: string, parts: readonly string[], inserted: boolean): EllipsisHit | undefined {
  const isAlone = parts.length === 1 && inserted;
  if (isAlone && contentLength(parts[0] as string, 2) < SHORTEST_ALONE) return undefined;
  if (
    (parts.length < 2 && !isAlone) ||
    parts.length > 12 ||
    parts.some((part) => contentLength(part, 2) < SHORTEST_PART)
  )
    return undefined;
  const folded = foldedText(text);
  const places = parts.map((part) => findAll(folded.text, part).filter((hit) => !cutsMeaning(folded.text, hit)));
  if (places.some((hits) => hits.length === 0)) return undefined;
  let best: Span[] | undefined;
  for (const first of places[0] as Span[]) {
    const chain = [first];
    for (let k = 1; k < places.length; k++) {
      const from = (chain[k - 1] as Span).end;
      const next = after(places[k] as Span[], from);
      if (!next || next.start - from > LONGEST_GAP) break;
      chain.push(next);
    }
    if (chain.length < places.length) continue;
    if (!best || length(chain) < length(best)) best = chain;
  }
  if (!best) return undefined;
  const spans = best.map((span) => folded.toOriginal(span));
  const gaps = spans.slice(1).map((span, k) => ({ start: (spans[k] as Span).end, end: span.start }));
  return { start: (spans[0] as Span).start, end: (spans[spans.length - 1] as Span).end, parts: spans, gaps };
}

const length = (chain: readonly Span[]): number => (chain[chain.length - 1] as Span).end - (chain[0] as Span).start;

/** The first of the sorted hits that starts at or after an offset. */
function after(hits: readonly Span[], offset: number): Span | undefined {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((hits[mid] as Span).start < offset) low = mid + 1;
    else high = mid;
  }
  return hits[low];
}
