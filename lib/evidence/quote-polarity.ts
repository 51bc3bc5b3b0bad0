import {
  CONDITIONS_EN,
  CONDITIONS_ZH,
  DENYING_VERBS,
  FRAMES_AFTER_EN,
  FRAMES_AFTER_ZH,
  FRAMES_BEFORE_EN,
  FRAMES_BEFORE_ZH,
  STATEMENT_NOUNS_ZH,
} from "../facts/lexicon/denial-frames";
import { type Cue, type PolarText, readPolarity } from "../facts/polarity";
import type { Token } from "../facts/tokens";
import type { Span } from "../model/span";
import { foldUnits } from "../text/characters";
import { locateEllipsis } from "./ellipsis";
import { locate } from "./locate";
import { type Passage, passageAt, type SourceIndex } from "./passages";

/** A quotation that stands word for word in a source which denies it, or denies what the answer does not. */
export interface QuoteFlip {
  index: SourceIndex;
  passage: Passage;
  /** The quoted words with the words that deny them, in the source's text. */
  focus: Span;
  /** What an ellipsis of the quotation leaves out, where the denial stands in that. */
  gap?: string;
}

/** More places than this say nothing about one of them. */
const MOST_PLACES = 20;
/** Units beside a quotation that are read for words which deny it. */
const REACH = 48;

/**
 * Whether the words around a range of a sentence deny it as a whole: a negator whose word stands in the range ("not" before
 * “allowed near the pool”, 不得 before “携带”), "it is not the case that …", 并非…, "… is false", …的说法不属实.
 * Two denials affirm.
 */
export function isDeniedOutside(sentence: string, span: Span): boolean {
  return outerDenials(sentence, span).length % 2 === 1;
}

function outerDenials(sentence: string, span: Span): Span[] {
  const text = plain(sentence);
  const found: Span[] = [];
  const before = frameBefore(text, span.start);
  if (before) found.push(before);
  const after = frameAfter(text, span.end);
  if (after) found.push(after);
  const polar = readPolarity(text);
  for (const cue of polar.cues) {
    const at = rangeOf(polar, cue);
    const head = polar.tokens[cue.heads[0] ?? -1];
    if (!head || at.end > span.start || head.start < span.start || head.start >= span.end) continue;
    if (!found.some((frame) => at.start < frame.end && frame.start < at.end)) found.push(at);
  }
  return found;
}

const rangeOf = ({ tokens }: PolarText, cue: Cue): Span => ({
  start: (tokens[cue.first] as Token).start,
  end: (tokens[cue.last] as Token).end,
});

/** Folded unit by unit, without quotation marks: a negator reaches over them. */
const plain = (text: string): string =>
  foldUnits(text)
    .toLowerCase()
    .replace(/["“”「」『』«»]/g, " ");

function frameBefore(text: string, at: number): Span | undefined {
  const from = Math.max(0, at - REACH);
  const words = text.slice(from, at).trimEnd();
  const end = from + words.length;
  for (const frame of FRAMES_BEFORE_EN)
    if (words.endsWith(frame) && !/[a-z]/.test(words[words.length - frame.length - 1] ?? " "))
      return { start: end - frame.length, end };
  const han = words.replace(/(?:说|称|指|认为|是说)$/, "").trimEnd();
  for (const frame of FRAMES_BEFORE_ZH)
    if (han.endsWith(frame)) return { start: from + han.length - frame.length, end: from + han.length };
  return undefined;
}

function frameAfter(text: string, at: number): Span | undefined {
  const words = text.slice(at, at + REACH);
  let i = /^[\s,]*/.exec(words)?.[0].length ?? 0;
  for (const frame of FRAMES_AFTER_EN)
    if (words.startsWith(frame, i)) return { start: at + i, end: at + i + frame.length };
  i += /^(?:的|这一|这种|这个|之类的?|等|该)*/.exec(words.slice(i))?.[0].length ?? 0;
  const noun = STATEMENT_NOUNS_ZH.find((each) => words.startsWith(each, i));
  if (noun) i += noun.length;
  i += /^(?:是|并|均|都|已经|纯属|属于|也|其实)*/.exec(words.slice(i))?.[0].length ?? 0;
  for (const frame of FRAMES_AFTER_ZH)
    if (words.startsWith(frame, i) && (noun !== undefined || !frame.startsWith("不")))
      return { start: at + i, end: at + i + frame.length };
  return undefined;
}

/**
 * Holds a quotation against the words that stand around it in the sources. A flip only where it stands word for word, and
 * every place denies it while the answer does not (or the reverse), or where an ellipsis leaves out the negator of its words.
 */
export function findQuoteFlip(
  claim: string,
  quote: Span & { text: string },
  cited: readonly SourceIndex[],
): QuoteFlip | undefined {
  const denied = isDeniedOutside(claim, quote);
  if (!denied && deniesAround(claim, quote)) return undefined;
  let flip: QuoteFlip | undefined;
  let places = 0;
  for (const index of cited) {
    const hit = locate(index.source.text, quote.text, undefined, () => []);
    if (hit.found !== "exact" && hit.found !== "folded") continue;
    places += hit.all.length;
    if (places > MOST_PLACES) return undefined;
    for (const span of hit.all) {
      const passage = passageAt(index, span);
      if (!passage) return undefined;
      const inner = { start: span.start - passage.start, end: Math.min(passage.end, span.end) - passage.start };
      const denials = outerDenials(passage.text, inner);
      if ((denials.length % 2 === 1) !== denied) {
        const all = [inner, ...denials];
        flip ??= {
          index,
          passage,
          focus: {
            start: passage.start + Math.min(...all.map(({ start }) => start)),
            end: passage.start + Math.max(...all.map(({ end }) => end)),
          },
        };
        continue;
      }
      const swallowed = hit.gaps && !denied ? swallowedIn(index.source.text, quote.text) : undefined;
      if (swallowed === undefined) return undefined;
      flip ??= { index, passage, focus: span, gap: swallowed };
    }
  }
  return flip;
}

/** Whether the words around a quotation deny anything, by a negator or by a verb: what they do to its words is then unsure. */
function deniesAround(claim: string, quote: Span): boolean {
  const around = `${claim.slice(0, quote.start)} | ${claim.slice(quote.end)}`;
  if (readPolarity(plain(around)).cues.length > 0) return true;
  const words = around.toLowerCase();
  return DENYING_VERBS.some((verb) => words.includes(verb));
}

/** The words that an ellipsis leaves out where they hold a negator, or a condition, of the words after it. */
function swallowedIn(text: string, quote: string): string | undefined {
  const hit = locateEllipsis(text, quote);
  if (!hit) return undefined;
  for (const [k, gap] of hit.gaps.entries()) {
    const next = hit.parts[k + 1] as Span;
    const from = (hit.parts[k] as Span).start;
    const polar = readPolarity(plain(text.slice(from, next.end)));
    const words = plain(text.slice(gap.start, gap.end)).replace(/(?:\s|\b(?:the|a|an)\b|[,，、])+$/, "");
    const governs = polar.cues.some((cue) => {
      const at = rangeOf(polar, cue);
      const head = polar.tokens[cue.heads[0] ?? -1];
      return (
        at.start >= gap.start - from && at.end <= gap.end - from && head !== undefined && head.start >= gap.end - from
      );
    });
    const conditions =
      CONDITIONS_EN.some((each) => words === each || words.endsWith(` ${each}`)) ||
      CONDITIONS_ZH.some((each) => words.endsWith(each));
    if (governs || conditions) return text.slice(gap.start, gap.end).trim();
  }
  return undefined;
}
