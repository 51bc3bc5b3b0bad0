import { evidenceOf, linked } from "../evidence/evidence-of";
import { contentLength } from "../evidence/hits";
import { locate } from "../evidence/locate";
import { cachedIndex, passageAt } from "../evidence/passages";
import { isDeniedOutside } from "../evidence/quote-polarity";
import type { SourcePlace } from "../model/look-up";
import type { Source } from "../model/source";
import type { Span } from "../model/span";
import { MAX_SOURCES } from "./limits";
import { pairOf } from "./pair";

/** Letters and digits (a Chinese character counts as two) below which words stand everywhere, so that a place tells nothing. */
const SHORTEST = 3;
/** UTF-16 units of the longest words that are looked up: a selection of some paragraphs. */
const LONGEST = 4000;

/**
 * Looks up words that a person selected in each source: verbatim places first, then like ones, then sources without one,
 * then those that were not read; within these the order of `sources`. Null where the words are too few or too many to tell
 * anything. Pure; the same words and sources give the same places.
 */
export function lookUp(quote: string, sources: readonly Source[]): SourcePlace[] | null {
  const words = quote.trim();
  if (words.length > LONGEST || contentLength(words, 2) < SHORTEST) return null;
  let total = 0;
  const places = sources.map((source) => {
    total += source.text.length;
    const named = {
      source: source.id,
      ...(source.title === undefined ? {} : { title: source.title }),
      ...(source.version === undefined ? {} : { version: source.version }),
    };
    if (source.text.trim() === "" || source.completeness === "none")
      return { ...named, state: "unread" as const, evidence: null };
    if (total > MAX_SOURCES) return { ...named, state: "too-large" as const, evidence: null };
    return { ...named, state: "read" as const, ...placeIn(words, source) };
  });
  return places.sort((a, b) => rankOf(a) - rankOf(b));
}

function placeIn(words: string, source: Source): Pick<SourcePlace, "evidence" | "pair" | "denied"> {
  const hit = locate(source.text, words);
  const { found, start, end } = hit;
  if (found === "none" || start === undefined || end === undefined) return { evidence: null };
  const index = cachedIndex(source);
  const at = { start, end };
  const passage = passageAt(index, at);
  const around: Span = passage ? { start: passage.start, end: Math.max(passage.end, end) } : at;
  const whole = { start: 0, end: words.length };
  const denied =
    found !== "approximate" &&
    passage !== undefined &&
    isDeniedOutside(passage.text, { start: start - passage.start, end: Math.min(end, passage.end) - passage.start });
  // Verbatim words have nothing to mark, but for what an ellipsis leaves out.
  const differs = found === "approximate" || hit.gaps !== undefined;
  const { source: passageParts } = pairOf(words, whole, source.text, around, undefined);
  const verbatim = { answer: [{ text: words, mark: false }], source: passageParts };
  return {
    evidence: linked(evidenceOf(index, at, found), source),
    pair: differs ? pairOf(words, whole, source.text, around, at) : verbatim,
    ...(denied ? { denied: true as const } : {}),
  };
}

const ORDER = ["exact", "folded", "approximate"];

function rankOf({ evidence, state }: SourcePlace): number {
  if (evidence) return ORDER.indexOf(evidence.how);
  return state === "read" ? ORDER.length : ORDER.length + 1;
}
