import { COMPLEMENTS_EN, COMPLEMENTS_ZH, REFUSING_EN, REFUSING_ZH } from "../facts/lexicon/consequences";
import { readPolarity } from "../facts/polarity";
import { boundAfter, boundBefore } from "../facts/read-bounds";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";

/** A bounded value and the text around it; the offsets of `span` are those of `text`. */
export interface Bounded {
  text: string;
  quantity: Quantity;
  span: Span;
}

/**
 * Whether two opposite bounds of one value may say the same of it: "at most 5 can be added" / "cannot add more than 5",
 * "30 days or less" / "claims after 30 days are rejected". Exactly one side denies or refuses, or the sides tell the two
 * outcomes of one rule ("$50 or more ships free" / "under $50 pays shipping"). The words of the bounds themselves do not count.
 */
export function isComplement(a: Bounded, s: Bounded): boolean {
  const [own, theirs] = [readSide(a, false), readSide(s, false)];
  const [wide, wideTheirs] = [readSide(a, true), readSide(s, true)];
  if (own.denies !== theirs.denies || wide.denies !== wideTheirs.denies) return true;
  return wide.outcomes.some((x) => wideTheirs.outcomes.includes(-x));
}

/**
 * Whether a span of time is counted back from an event ("no later than 30 days before the term ends"): the latest moment is
 * then the least distance, and "no later than" bounds the span from below.
 */
export function isLead({ text, quantity, span }: Bounded): boolean {
  if (quantity.kind !== "duration") return false;
  const bound = boundBefore(text, span.start, 0, quantity.kind);
  const words = bound ? text.slice(bound.start, bound.end).trim().toLowerCase() : "";
  const after = text.slice(span.end, span.end + 16);
  if (/^(?:no|not) later than/.test(words)) return /^\s*(?:before|prior|ahead|in advance)/i.test(after);
  return /^(?:不晚于|不迟于|不得晚于|不得迟于|最晚|最迟)$/.test(words) && /^\s*(?:之?前|以前)/.test(after);
}

interface Side {
  denies: boolean;
  /** Signed numbers of the outcomes that the clause tells: of a pair the one is the negative of the other. */
  outcomes: number[];
}

const EDGE = /[，,。；;！？!?\n：:]|\.(?=\s|$)/;
const STOP = /[。；;！？!?\n]|\.(?=\s|$)/;

/** Reads the clause of a value; `wide`: with the clauses beside it in the same sentence. */
function readSide({ text, quantity, span }: Bounded, wide: boolean): Side {
  const { start, end } = clauseOf(text, span, wide);
  const words = masked(text, span, quantity).slice(start, end);
  const { cues, tokens } = readPolarity(words);
  let lower = words.toLowerCase();
  const outcomes = outcomesOf(lower);
  // A cue is no second refusal: 无法, "forbidden from".
  for (const cue of cues) {
    const [from, to] = [tokens[cue.first]?.start ?? 0, tokens[cue.last]?.end ?? 0];
    lower = lower.slice(0, from) + " ".repeat(to - from) + lower.slice(to);
  }
  return { denies: (cues.length + (refuses(lower) ? 1 : 0)) % 2 === 1, outcomes };
}

/** The clause of a span, or (`wide`) its sentence, no further than REACH. */
export function clauseOf(text: string, span: Span, wide: boolean): Span {
  const edge = wide ? STOP : EDGE;
  let start = span.start;
  while (start > 0 && span.start - start < REACH && !edge.test(text.slice(start - 1, start + 1))) start--;
  const rest = text.slice(span.end, span.end + REACH);
  const stop = rest.search(edge);
  return { start, end: stop < 0 ? span.end + rest.length : span.end + stop };
}

/** UTF-16 units around a value that are read. */
const REACH = 90;

/** The text with the value and the words of its bound blanked out. */
function masked(text: string, span: Span, quantity: Quantity): string {
  const before = boundBefore(text, span.start, 0, quantity.kind);
  const after = boundAfter(text, span.end, quantity.kind);
  const start = before?.start ?? span.start;
  const end = after?.end ?? span.end;
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

const refuses = (text: string) => hasAny(text, REFUSING_EN) || REFUSING_ZH.some((word) => text.includes(word));

function outcomesOf(text: string): number[] {
  const out: number[] = [];
  for (const [i, [yes, no]] of COMPLEMENTS_EN.entries()) {
    if (hasAny(text, yes)) out.push(i + 1);
    if (hasAny(text, no)) out.push(-(i + 1));
  }
  for (const [i, [yes, no]] of COMPLEMENTS_ZH.entries()) {
    const at = COMPLEMENTS_EN.length + i + 1;
    if (yes.some((word) => text.includes(word))) out.push(at);
    if (no.some((word) => text.includes(word))) out.push(-at);
  }
  return out;
}

/** Whether a word of the text begins with one of the stems. */
function hasAny(text: string, stems: readonly string[]): boolean {
  return stems.some((stem) => {
    for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
      const c = text[at - 1];
      if (c === undefined || c < "a" || c > "z") return true;
    }
    return false;
  });
}
