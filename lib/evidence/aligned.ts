import type { PolarText } from "../facts/polarity";
import { isContent, type Token } from "../facts/tokens";
import { type Alignment, align } from "./align";

/** Token range, both ends included. */
export interface TokenRange {
  first: number;
  last: number;
}

/** Two texts aligned, with what the search for flips needs of them. */
export interface Aligned {
  a: PolarText;
  s: PolarText;
  alignment: Alignment;
  whole: number;
}

const NEAR_ANSWER = 8;

const NEAR_SOURCE = 12;

/** Aligned content that a clause needs to be judged by itself. */
const CLAUSE_WORDS = 4;

const CLAUSE_CHARACTERS = 5;

/** Aligns a claim's text with a source's text. */
export function alignTexts(a: PolarText, s: PolarText): Aligned {
  const alignment = align(a.tokens, s.tokens);
  return { a, s, alignment, whole: share(a, alignment, 0, a.tokens.length, 0, s.tokens.length).share };
}

export function nearShare(
  pair: Aligned,
  at: number,
  partner: number,
  byClause = false,
): { share: number; count: number } {
  const { a, s, alignment } = pair;
  const from = partner - NEAR_SOURCE;
  const to = Math.min(s.tokens.length, partner + NEAR_SOURCE + 1);
  const window = share(a, alignment, at - NEAR_ANSWER, at + NEAR_ANSWER + 1, from, to);
  if (!byClause) return window;
  // A clause that says enough by itself: its neighbours may come from elsewhere in the source.
  let first = at;
  let last = at;
  while (first > 0 && (a.tokens[first - 1] as Token).kind !== "mark") first--;
  while (last + 1 < a.tokens.length && (a.tokens[last + 1] as Token).kind !== "mark") last++;
  const clause = share(a, alignment, first, last + 1, from, to);
  const enough = (a.tokens[at] as Token).kind === "word" ? CLAUSE_WORDS : CLAUSE_CHARACTERS;
  return clause.count >= enough && clause.share > window.share ? clause : window;
}

function share(
  a: PolarText,
  alignment: Alignment,
  from: number,
  to: number,
  sourceFrom: number,
  sourceTo: number,
): { share: number; count: number } {
  let total = 0;
  let hit = 0;
  for (let i = Math.max(0, from); i < Math.min(a.tokens.length, to); i++) {
    const token = a.tokens[i] as Token;
    if (!isContent(token)) continue;
    total++;
    const partner = alignment.partner[i] as number;
    if (partner >= sourceFrom && partner < sourceTo && partner >= 0) {
      hit++;
    }
  }
  return { share: total > 0 ? hit / total : 0, count: hit };
}

/** Neighbours of both ranges that are aligned to each other: the words stand in the same slot. Cues and light words between are passed by. */
export function anchorsOf(pair: Aligned, answer: TokenRange, source: TokenRange): number {
  const { a, s, alignment } = pair;
  let anchors = 0;
  const left = step(a, answer.first, -1);
  const leftSource = step(s, source.first, -1);
  if (left >= 0 && leftSource >= 0 && alignment.partner[left] === leftSource) anchors++;
  const right = step(a, answer.last, 1);
  const rightSource = step(s, source.last, 1);
  if (right >= 0 && rightSource >= 0 && alignment.partner[right] === rightSource) anchors++;
  return anchors;
}

function step(text: PolarText, from: number, by: 1 | -1): number {
  for (let i = from + by; i >= 0 && i < text.tokens.length; i += by) {
    const token = text.tokens[i] as Token;
    if (token.kind === "mark") return -1;
    if (isContent(token) && !text.taken[i]) return i;
  }
  return -1;
}

export const distance = (first: number, last: number, at: number) =>
  at < first ? first - at : at > last ? at - last : 0;
