import { CONDITIONS_EN, CONTRASTS_EN, SOFT_EN } from "../facts/lexicon/cues-en";
import { CONDITIONS_ZH, SOFT_ZH } from "../facts/lexicon/cues-zh";
import { isPrefixPair, negates, oppositesOf, polarWords } from "../facts/opposites";
import type { Cue, PolarText } from "../facts/polarity";
import { stem } from "../text/stem";
import { isContent, type Token } from "../facts/tokens";
import { type Alignment, align, type Weigh } from "./align";

/** Token range, both ends included. */
export interface TokenRange {
  first: number;
  last: number;
}

/** A place where an aligned word is affirmed on one side and denied on the other, with what speaks for and against it. */
export interface Flip {
  /** `head`: the word that a cue denies; `prefix`: un-, in-, non-…; `opposite`: a pair of the lexicon. */
  kind: "head" | "prefix" | "opposite";
  /** The side that bears the cue: `added` by the answer or `dropped` by it; `pair` where both bear a word. */
  way: "added" | "dropped" | "pair";
  /** 0 where the cue's own head is the aligned word, 1 or 2 for the words after it. */
  rank: number;
  answer: TokenRange;
  source: TokenRange;
  /** Weighted share of the answer's content within 8 tokens that is aligned within 12 tokens of the partner. */
  near: number;
  /** How many content tokens that share rests on. */
  count: number;
  /** The same share over the whole claim. */
  whole: number;
  /** Direct neighbours that are aligned to each other on both sides, 0 to 2. */
  anchors: number;
  /** Another negator or contrast on the other side that may say the same. */
  opposed: boolean;
  /** The denied side is a condition or question. */
  conditional: boolean;
  /** A soft negation on the other side. */
  soft: boolean;
  /** An opposite or prefix pair beside it that would undo the flip. */
  undone: boolean;
  /** An unmatched name or number beside it in the answer. */
  unmatched: boolean;
}

/** Two texts aligned, with what the search for flips needs of them. */
export interface Aligned {
  a: PolarText;
  s: PolarText;
  alignment: Alignment;
  weigh: Weigh;
  whole: number;
}

const NEAR_ANSWER = 8;
const NEAR_SOURCE = 12;
const OPPOSED_WITHIN = 10;
const SOFT_WITHIN = 8;
const UNMATCHED_WITHIN = 7;

const SOFT_STEMS = new Set(SOFT_EN.map(stem));
const CONDITION_WORDS = new Set(CONDITIONS_EN);
const CONTRAST_FIRST = new Map(CONTRASTS_EN.map((phrase) => [phrase.split(" ")[0] as string, phrase.split(" ")]));

/** Aligns a claim's text with a source's text. */
export function alignTexts(a: PolarText, s: PolarText, weigh: Weigh): Aligned {
  const alignment = align(a.tokens, s.tokens, weigh);
  return { a, s, alignment, weigh, whole: share(a, alignment, weigh, 0, a.tokens.length, 0, s.tokens.length).share };
}

/** All places of an aligned pair of texts where the polarity differs. */
export function findFlips(pair: Aligned): Flip[] {
  return [...headFlips(pair), ...pairFlips(pair)];
}

/** Whether the aligned word at token `at` of the answer has the same polarity in this pair of texts; null where it is not aligned. */
export function agreesAt(pair: Aligned, at: number): { agrees: boolean; near: number; count: number } | null {
  const partner = pair.alignment.partner[at] as number;
  if (partner < 0) return null;
  const { share: near, count } = nearShare(pair, at, partner);
  return { agrees: pair.a.negated[at] === pair.s.negated[partner], near, count };
}

function headFlips(pair: Aligned): Flip[] {
  const { a, s, alignment } = pair;
  const flips: Flip[] = [];
  for (const cue of a.cues) {
    for (const [rank, head] of cue.heads.entries()) {
      const partner = alignment.partner[head] as number;
      if (partner < 0) continue;
      if (!a.negated[head] || s.negated[partner]) break;
      if (rank > 0 && unalignedBetween(a, alignment.partner, cue.last + 1, head)) break;
      flips.push(describe(pair, "head", "added", rank, { first: cue.first, last: head }, { first: partner, last: partner }, head, partner));
      break;
    }
  }
  for (const cue of s.cues) {
    for (const [rank, head] of cue.heads.entries()) {
      const partner = alignment.back[head] as number;
      if (partner < 0) continue;
      if (!s.negated[head] || a.negated[partner]) break;
      if (rank > 0 && unalignedBetween(s, alignment.back, cue.last + 1, head)) break;
      flips.push(describe(pair, "head", "dropped", rank, { first: partner, last: partner }, { first: cue.first, last: head }, partner, head));
      break;
    }
  }
  return flips;
}

function unalignedBetween(text: PolarText, partner: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isContent(text.tokens[i] as Token) && (partner[i] as number) < 0) return true;
  return false;
}

function pairFlips(pair: Aligned): Flip[] {
  const { a, s, alignment } = pair;
  const flips: Flip[] = [];
  const free: number[] = [];
  for (let j = 0; j < s.tokens.length; j++) if (alignment.back[j] === -1 && isWord(s.tokens[j] as Token)) free.push(j);
  for (let i = 0; i < a.tokens.length; i++) {
    const token = a.tokens[i] as Token;
    if (alignment.partner[i] !== -1 || !isWord(token)) continue;
    const opposites = oppositesOf(token.key);
    for (const j of free) {
      const other = s.tokens[j] as Token;
      const prefix = isPrefixPair(token, other);
      if (!prefix && !opposites?.has(other.key)) continue;
      if (((a.negated[i] as number) ^ (s.negated[j] as number)) === 1) continue;
      flips.push(describe(pair, prefix ? "prefix" : "opposite", "pair", 0, { first: i, last: i }, { first: j, last: j }, i, j));
    }
  }
  const words = polarWords(s.tokens);
  if (words.length === 0) return flips;
  for (const word of polarWords(a.tokens)) {
    for (const other of words) {
      if (!word.opposites.has(other.word)) continue;
      if (aligned(alignment.partner, word) || aligned(alignment.back, other)) continue;
      if (((a.negated[word.first] as number) ^ (s.negated[other.first] as number)) === 1) continue;
      flips.push(describe(pair, "opposite", "pair", 0, word, other, word.first, other.first));
    }
  }
  return flips;
}

const isWord = (token: Token) => token.kind === "word" || token.kind === "function";

/** Whether every token of a range is aligned. */
function aligned(partner: Int32Array, range: TokenRange): boolean {
  for (let i = range.first; i <= range.last; i++) if ((partner[i] as number) < 0) return false;
  return true;
}

function describe(pair: Aligned, kind: Flip["kind"], way: Flip["way"], rank: number, answer: TokenRange, source: TokenRange, at: number, partner: number): Flip {
  const { share: near, count } = nearShare(pair, at, partner);
  return {
    kind,
    way,
    rank,
    answer: { first: answer.first, last: answer.last },
    source: { first: source.first, last: source.last },
    near,
    count,
    whole: pair.whole,
    anchors: anchorsOf(pair, kind === "head" ? { first: at, last: at } : answer, kind === "head" ? { first: partner, last: partner } : source),
    opposed: way === "pair" ? false : isOpposed(pair, way, at, partner),
    conditional: isConditional(way === "dropped" ? pair.s : pair.a, way === "dropped" ? source.first : answer.first),
    soft: way === "pair" ? false : isSoft(pair, way, at, partner),
    undone: way === "pair" ? false : isUndone(pair, at, partner),
    unmatched: isUnmatched(pair, at),
  };
}

function nearShare(pair: Aligned, at: number, partner: number): { share: number; count: number } {
  const { a, s, alignment, weigh } = pair;
  return share(a, alignment, weigh, at - NEAR_ANSWER, at + NEAR_ANSWER + 1, partner - NEAR_SOURCE, Math.min(s.tokens.length, partner + NEAR_SOURCE + 1));
}

function share(a: PolarText, alignment: Alignment, weigh: Weigh, from: number, to: number, sourceFrom: number, sourceTo: number): { share: number; count: number } {
  let total = 0;
  let hit = 0;
  let count = 0;
  for (let i = Math.max(0, from); i < Math.min(a.tokens.length, to); i++) {
    const token = a.tokens[i] as Token;
    if (!isContent(token)) continue;
    const weight = weigh(token);
    total += weight;
    const partner = alignment.partner[i] as number;
    if (partner >= sourceFrom && partner < sourceTo && partner >= 0) {
      hit += weight;
      count++;
    }
  }
  return { share: total > 0 ? hit / total : 0, count };
}

/** Neighbours of both ranges that are aligned to each other: the words stand in the same slot. Cues and light words between are passed by. */
function anchorsOf(pair: Aligned, answer: TokenRange, source: TokenRange): number {
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

/**
 * Whether the side without the cue has a negator or contrast of its own near the word. Cues are paired off: one whose
 * own head is aligned to a denied word of the other side says the same there and does not count.
 */
function isOpposed(pair: Aligned, way: "added" | "dropped", at: number, partner: number): boolean {
  const { a, s, alignment } = pair;
  const [other, here, back, centre] = way === "added" ? [s, a, alignment.back, partner] : [a, s, alignment.partner, at];
  for (const cue of other.cues) {
    if (distance(cue.first, cue.last, centre) > OPPOSED_WITHIN) continue;
    if (!isPaired(cue, here, back)) return true;
  }
  for (let i = Math.max(0, centre - OPPOSED_WITHIN); i < Math.min(other.tokens.length, centre + OPPOSED_WITHIN + 1); i++) {
    const phrase = CONTRAST_FIRST.get((other.tokens[i] as Token).text);
    if (phrase && back[i] === -1 && phrase.every((w, k) => other.tokens[i + k]?.text === w)) return true;
  }
  return false;
}

function isPaired(cue: Cue, here: PolarText, partner: Int32Array): boolean {
  const head = cue.heads[0];
  if (head === undefined) return false;
  const there = partner[head] as number;
  return there >= 0 && here.negated[there] === 1;
}

const distance = (first: number, last: number, at: number) => (at < first ? first - at : at > last ? at - last : 0);

function isConditional(text: PolarText, at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 12; i--) {
    const token = text.tokens[i] as Token;
    if (token.kind === "mark") return false;
    if (CONDITION_WORDS.has(token.text)) return true;
    if (token.kind === "han" || token.kind === "function" || token.kind === "pseudo") {
      if (CONDITIONS_ZH.some((word) => word.startsWith(token.text) && joined(text, i, word.length).startsWith(word))) return true;
    }
  }
  return false;
}

function joined(text: PolarText, at: number, length: number): string {
  let out = "";
  for (let i = at; i < text.tokens.length && out.length < length; i++) out += (text.tokens[i] as Token).text;
  return out;
}

/** A soft negation on the side without the cue, unless it stands on both sides. */
function isSoft(pair: Aligned, way: "added" | "dropped", at: number, partner: number): boolean {
  const { a, s, alignment } = pair;
  const [other, back, centre] = way === "added" ? [s, alignment.back, partner] : [a, alignment.partner, at];
  for (let i = Math.max(0, centre - SOFT_WITHIN); i < Math.min(other.tokens.length, centre + SOFT_WITHIN + 1); i++) {
    const token = other.tokens[i] as Token;
    if (back[i] !== -1) continue;
    if (token.kind === "word" || (token.kind === "function" && !other.taken[i])) {
      if (SOFT_STEMS.has(token.key) || (token.text.endsWith("less") && token.text.length > 6)) return true;
    } else if (token.kind === "han" && SOFT_ZH.some((word) => word.startsWith(token.text) && joined(other, i, word.length).startsWith(word))) return true;
  }
  return false;
}

/** An opposite or prefix pair beside the word: "not difficult" / "easy". */
function isUndone(pair: Aligned, at: number, partner: number): boolean {
  const { a, s, alignment } = pair;
  for (let i = Math.max(0, at - 6); i < Math.min(a.tokens.length, at + 7); i++) {
    const token = a.tokens[i] as Token;
    if (alignment.partner[i] !== -1 || token.kind !== "word") continue;
    const opposites = oppositesOf(token.key);
    for (let j = Math.max(0, partner - 6); j < Math.min(s.tokens.length, partner + 7); j++) {
      const other = s.tokens[j] as Token;
      if (alignment.back[j] !== -1 || other.kind !== "word") continue;
      if (opposites?.has(other.key) || negates(token, other) || negates(other, token)) return true;
    }
  }
  return false;
}

function isUnmatched(pair: Aligned, at: number): boolean {
  const { a, alignment } = pair;
  for (let i = Math.max(0, at - UNMATCHED_WITHIN); i < Math.min(a.tokens.length, at + UNMATCHED_WITHIN + 1); i++) {
    const token = a.tokens[i] as Token;
    if ((token.kind === "number" || token.name) && alignment.partner[i] === -1) return true;
  }
  return false;
}
