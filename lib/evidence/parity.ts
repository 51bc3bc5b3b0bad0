import { NEGATIVE_PREFIXES } from "../facts/lexicon/prefixes-en";
import type { Cue, PolarText } from "../facts/polarity";
import { isContent, type Token } from "../facts/tokens";
import type { Aligned, TokenRange } from "./aligned";
import { SOFT_STEMS } from "./flip-doubts";

/** A claim that says nearly the same as a passage, one of the two with a denial more. Token ranges of the cue and its reach. */
export interface ParityFlip {
  answer: TokenRange;
  source: TokenRange;
}

/** Share of the claim's words that the passage must hold, and how many words that share must rest on. */
const WHOLE = 0.8;
const COUNT = 3;
/** Share of the passage's words in the claim from which the two are one sentence with one word exchanged. */
const MIRRORED = 0.75;
/** Tokens around the aligned words of the passage that still belong to what is compared. */
const AROUND = 4;
/** Letters that a word needs to bear a prefix: "under", "into" and "none" bear none. */
const PREFIXED = 6;

/**
 * Finds the one denial by which an English claim and a passage differ where the denied word itself is told in other words
 * ("did not cause" / "led to"), so that no head can be aligned. Null where either side has more denials, or a word that denies
 * without a cue. Fit for a notice only: what is told in other words may be turned by them.
 */
export function findParityFlip({ a, s, alignment, whole }: Aligned): ParityFlip | null {
  if (whole < WHOLE) return null;
  let first = s.tokens.length;
  let last = -1;
  let count = 0;
  for (const [i, partner] of alignment.partner.entries()) {
    if (partner < 0 || !isContent(a.tokens[i] as Token)) continue;
    if ((a.tokens[i] as Token).kind === "han") return null;
    count++;
    first = Math.min(first, partner);
    last = Math.max(last, partner);
  }
  if (count < COUNT) return null;
  if (isMirrored(s, alignment.back)) return null;
  const theirs = s.cues.filter((cue) => cue.first >= first - AROUND && cue.last <= last + AROUND);
  if (a.cues.length + theirs.length !== 1) return null;
  const within = { first: Math.max(0, first - AROUND), last: Math.min(s.tokens.length - 1, last + AROUND) };
  const all = { first: 0, last: a.tokens.length - 1 };
  if (denies(a, alignment.partner, all, theirs.length > 0) || denies(s, alignment.back, within, a.cues.length > 0))
    return null;
  const [own] = a.cues;
  if (own) return { answer: reachOf(own, a), source: { first, last } };
  const aligned = [...alignment.partner.keys()].filter((i) => (alignment.partner[i] as number) >= 0);
  return {
    answer: { first: aligned[0] as number, last: aligned[aligned.length - 1] as number },
    source: reachOf(theirs[0] as Cue, s),
  };
}

/** Whether nearly all of the passage stands in the claim: the one word left over may well be the other's opposite. */
function isMirrored(s: PolarText, back: Int32Array): boolean {
  let content = 0;
  let held = 0;
  for (const [j, token] of s.tokens.entries()) {
    if (!isContent(token)) continue;
    content++;
    if ((back[j] as number) >= 0) held++;
  }
  return held > MIRRORED * content;
}

const reachOf = (cue: Cue, text: PolarText): TokenRange => ({
  first: cue.first,
  last: Math.min(cue.heads[0] ?? cue.last, text.tokens.length - 1),
});

/** Whether a word of the range that the other side lacks denies softly, or (`alone`: this side bears no cue) by its form. */
function denies(text: PolarText, partner: Int32Array, { first, last }: TokenRange, alone: boolean): boolean {
  for (let i = first; i <= last; i++) {
    const token = text.tokens[i] as Token;
    if ((partner[i] as number) >= 0 || text.taken[i] || token.kind !== "word") continue;
    if (SOFT_STEMS.has(token.key) || (alone && isPrefixed(token))) return true;
  }
  return false;
}

const isPrefixed = ({ text }: Token): boolean =>
  text.length >= PREFIXED &&
  (text.endsWith("less") || text.endsWith("lessly") || NEGATIVE_PREFIXES.some((prefix) => text.startsWith(prefix)));
