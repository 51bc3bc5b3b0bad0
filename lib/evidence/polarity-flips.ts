import { DUTIES_EN, LEAVES_EN } from "../facts/lexicon/cues-en";
import { OPEN_ZH } from "../facts/lexicon/cues-zh";
import { isPrefixKin, isPrefixPair, OPPOSITES, type Opposites } from "../facts/opposites";
import type { Cue, PolarText } from "../facts/polarity";
import type { Token } from "../facts/tokens";
import { type Aligned, anchorsOf, distance, nearShare, type TokenRange } from "./aligned";
import { around, type Surroundings } from "./cue-surroundings";
import {
  isAsked,
  isConditional,
  isOpposed,
  isSoft,
  isSoftPair,
  isTurnedWord,
  isUndone,
  isUnmatched,
  MODALS,
  OPPOSED_WITHIN,
} from "./flip-doubts";
import { isApart, isLater, isMeans, isOfFew } from "./other-case";

export { type Aligned, alignTexts, type TokenRange } from "./aligned";

/** A place where an aligned word is affirmed on one side and denied on the other, with what speaks for and against it. */
export interface Flip extends Surroundings {
  /** `head`: the word that a cue denies; `prefix`: un-, in-, non-…; `opposite`: a pair of the lexicon. */
  kind: "head" | "prefix" | "opposite";
  /** The side that bears the cue: `added` by the answer or `dropped` by it; `pair` where both bear a word. */
  way: "added" | "dropped" | "pair";
  answer: TokenRange;
  source: TokenRange;
  /** Share of the answer's content within 8 tokens that is aligned within 12 tokens of the partner. */
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
  /** The sides speak of other people, of some among many or of other times. */
  apart: boolean;
}

/** Tokens from the cue beyond which a partner stands somewhere else. */
const ELSEWHERE = 6;

const AUXILIARIES = new Set(
  "am is are was were be been can could may might must shall should will would do does did has have had".split(" "),
);

/** All places of an aligned pair of texts where the polarity differs; `opposites` may hold pairs of a business too. */
export function findFlips(pair: Aligned, opposites: Opposites = OPPOSITES): Flip[] {
  const all = headFlips(pair, opposites);
  const twice = turnedTwice(pair, all);
  const heads = all.filter((flip) => !twice.has(flip));
  // "Hard in the absence of a guide" / "easy with a guide": the two flips undo each other.
  const undone = heads.filter((flip) => flip.undone && isAbsence(pair, flip));
  const meets = (a: TokenRange, b: TokenRange) => a.first <= b.last && b.first <= a.last;
  const isUndoing = ({ answer, source }: Flip) =>
    undone.some((u) => u.answer.first > answer.last && u.answer.first - answer.last <= ABSENCE_WITHIN) ||
    [...twice].some((flip) => meets(flip.answer, answer) || meets(flip.source, source));
  return [...heads, ...pairFlips(pair, opposites).filter((flip) => !isUndoing(flip))];
}

/** "Not allowed without consent" / "allowed with consent": the verb and the absence after it are both turned. */
function turnedTwice(pair: Aligned, flips: readonly Flip[]): Set<Flip> {
  const twice = new Set<Flip>();
  for (const flip of flips.filter((each) => isAbsence(pair, each))) {
    const side = flip.way === "added" ? "answer" : "source";
    const verb = flips.find((each) => {
      const gap = flip[side].first - each[side].last;
      return each.way === flip.way && gap > 0 && gap <= ABSENCE_WITHIN;
    });
    if (verb) twice.add(verb).add(flip);
  }
  return twice;
}

/** Tokens after a word of a pair in which an absence still belongs to it. */
const ABSENCE_WITHIN = 4;

const isAbsence = ({ a, s }: Aligned, { way, answer, source }: Flip): boolean => {
  const [cues, { first }] = way === "added" ? [a.cues, answer] : [s.cues, source];
  return cues.some((cue) => cue.kind === "without" && cue.first === first);
};

/** The answer's token that the flip is about. */
export const headOf = (flip: Flip): number => (flip.kind === "head" ? flip.answer.last : flip.answer.first);

/** Whether the aligned word at token `at` of the answer has the same polarity in this pair of texts; null where it is not aligned. */
export function agreesAt(pair: Aligned, at: number): { agrees: boolean; near: number; count: number } | null {
  const partner = pair.alignment.partner[at] as number;
  if (partner < 0) return null;
  const { share: near, count } = nearShare(pair, at, partner);
  return { agrees: pair.a.negated[at] === pair.s.negated[partner], near, count };
}

function headFlips(pair: Aligned, known: Opposites): Flip[] {
  const { a, s, alignment } = pair;
  const flips: Flip[] = [];
  for (const cue of [...a.cues, ...a.listed]) {
    const head = verbOf(cue, a, s, alignment.partner);
    const partner = head < 0 ? -1 : (alignment.partner[head] as number);
    const bare = partner < 0 ? bareCue(pair, "added", cue) : null;
    if (bare) {
      const flip = flipOf(pair, "head", "added", cue, bare, cue.last, bare.first);
      flips.push({ ...flip, ...doubts(pair, "added", cue, cue.last, bare.first, known) });
    }
    if (partner < 0 || !a.negated[head] || s.negated[partner] || leftOpen(s, partner)) continue;
    const flip = flipOf(
      pair,
      "head",
      "added",
      { first: cue.first, last: head },
      { first: partner, last: partner },
      head,
      partner,
    );
    flips.push({ ...flip, ...doubts(pair, "added", cue, head, partner, known) });
  }
  for (const cue of [...s.cues, ...s.listed]) {
    const head = verbOf(cue, s, a, alignment.back);
    const partner = head < 0 ? -1 : (alignment.back[head] as number);
    const bare = partner < 0 ? bareCue(pair, "dropped", cue) : null;
    if (bare) {
      const flip = flipOf(pair, "head", "dropped", bare, cue, bare.first, cue.first);
      flips.push({ ...flip, ...doubts(pair, "dropped", cue, bare.first, cue.first, known) });
    }
    if (partner < 0 || !s.negated[head] || a.negated[partner] || leftOpen(a, partner)) continue;
    const flip = flipOf(
      pair,
      "head",
      "dropped",
      { first: placeOf(pair, cue, partner), last: partner },
      { first: cue.first, last: head },
      partner,
      head,
    );
    flips.push({ ...flip, ...doubts(pair, "dropped", cue, partner, head, known) });
  }
  return flips;
}

const OPEN_HAN = new Set(OPEN_ZH);
const DUTIES = new Set(DUTIES_EN);
const LEAVES = new Set(LEAVES_EN);
const MAY = new Set(["may", "can", "could", "might", "optional", "optionally", "voluntarily"]);

/** The token that a cue denies: of "not required to pay" the verb, where the other side has it and not the word of duty. */
function verbOf(cue: Cue, mine: PolarText, other: PolarText, to: Int32Array): number {
  const [head = -1, verb = -1] = cue.heads;
  if (head < 0 || (to[head] as number) >= 0 || verb < 0 || (to[verb] as number) < 0) return head;
  const word = (mine.tokens[head] as Token).text;
  const link = mine.tokens[head + 1]?.text;
  if (!(DUTIES.has(word) || LEAVES.has(word)) || (link !== "to" && link !== "with") || verb > head + 3) return head;
  const there = to[verb] as number;
  const isLeave = other.tokens.slice(Math.max(0, there - 3), there).some(({ text }) => MAY.has(text));
  return DUTIES.has(word) && isLeave ? head : verb;
}

const NEGATORS_ZH = new Set([..."不未没无"]);

/**
 * The words of a Chinese cue without its negator, where they stand in its place on the other side: 不能 / 能, 不会 / 会, 不敢 / 敢.
 * The word that the cue denies need not be aligned then. Null where they do not, or the neighbours are others.
 */
function bareCue({ a, s, alignment }: Aligned, way: "added" | "dropped", cue: Cue): TokenRange | null {
  const [mine, other, to] = way === "added" ? [a, s, alignment.partner] : [s, a, alignment.back];
  const [from] = way === "added" ? [alignment.back] : [alignment.partner];
  const word = (mine.tokens[cue.first] as Token).text;
  if (cue.first !== cue.last || word.length < 2 || !NEGATORS_ZH.has(word[0] as string)) return null;
  const left = cue.first > 0 ? (to[cue.first - 1] as number) : -2;
  const right = cue.last + 1 < mine.tokens.length ? (to[cue.last + 1] as number) : -2;
  const bare = word.slice(1);
  const first = left >= 0 ? left + 1 : right - bare.length;
  if (first < 0 || (left < 0 && right < 0)) return null;
  for (let k = 0; k < bare.length; k++) {
    const token = other.tokens[first + k];
    if (token?.text !== bare[k] || (from[first + k] as number) >= 0) return null;
  }
  return { first, last: first + bare.length - 1 };
}

const doubts = (pair: Aligned, way: "added" | "dropped", cue: Cue, at: number, partner: number, known: Opposites) => ({
  ...around(pair, way, cue, at, partner),
  apart:
    isApart(pair, at, partner) ||
    isLater(pair, way, cue, at, partner) ||
    isMeans(pair, way, partner) ||
    isOfFew(pair, way, cue),
  undone: isUndone(pair, way, cue, at, partner, known),
});

/** Whether a pseudo-cue stands right beside a word ("with or without a receipt", "hot or not"): it is neither affirmed nor denied. */
function leftOpen(text: PolarText, at: number): boolean {
  const isPseudo = (i: number) => {
    const token = text.tokens[i];
    if (token?.kind === "pseudo") return OPEN_HAN.has(token.text);
    return text.taken[i] === 1 && !text.cues.some((cue) => cue.first <= i && i <= cue.last);
  };
  return isPseudo(at - 1) || (text.tokens[at + 1]?.text === "or" && isPseudo(at + 1));
}

/**
 * First token of the words that stand in the answer where the source has its cue ("会被" before 受理, "are" before "eligible"):
 * the partner of the first aligned word after the cue, and up to three unaligned words before it.
 */
function placeOf(pair: Aligned, cue: Cue, at: number): number {
  const { a, s, alignment } = pair;
  let i = at;
  for (let j = cue.last + 1; j < s.tokens.length && j <= cue.last + 4; j++) {
    const next = alignment.back[j] as number;
    if (next < 0 || next > at || at - next > 4) continue;
    i = next;
    break;
  }
  const head = i;
  // A word that is aligned somewhere else in the passage does not stand here.
  const isFree = (k: number) => {
    const there = alignment.partner[k] as number;
    return there < 0 || distance(cue.first, cue.last, there) > ELSEWHERE;
  };
  while (i > 0 && head - i < 3 && isFree(i - 1) && touches(a, i - 1)) i--;
  // "eligible" alone reads as no statement: its auxiliary goes with it.
  if (i === at && i > 0 && AUXILIARIES.has((a.tokens[i - 1] as Token).text)) i--;
  return i;
}

/** Whether a token and the next are parted by nothing but spaces: no mark, no quotation mark. */
function touches(text: PolarText, at: number): boolean {
  const token = text.tokens[at] as Token;
  const next = text.tokens[at + 1] as Token;
  return token.kind !== "mark" && text.text.slice(token.end, next.start).trim() === "";
}

function pairFlips(pair: Aligned, known: Opposites): Flip[] {
  const { a, s, alignment } = pair;
  const flips: Flip[] = [];
  const free: number[] = [];
  for (let j = 0; j < s.tokens.length; j++) if (alignment.back[j] === -1 && isWord(s.tokens[j] as Token)) free.push(j);
  for (let i = 0; i < a.tokens.length; i++) {
    const token = a.tokens[i] as Token;
    if (alignment.partner[i] !== -1 || !isWord(token)) continue;
    const opposites = known.of(token.key);
    for (const j of free) {
      const other = s.tokens[j] as Token;
      const prefix = isPrefixPair(token, other);
      if (!prefix && !opposites?.has(other.key) && !isPrefixKin(token, other)) continue;
      if (((a.negated[i] as number) ^ (s.negated[j] as number)) === 1) continue;
      // "May not" and "must not" forbid alike.
      if (isDeniedModal(a, i) && isDeniedModal(s, j)) continue;
      if ((a.taken[i] && cueNear(s, j)) || (s.taken[j] && cueNear(a, i))) continue;
      flips.push(
        flipOf(pair, prefix ? "prefix" : "opposite", "pair", { first: i, last: i }, { first: j, last: j }, i, j),
      );
    }
  }
  const words = known.find(s.tokens);
  if (words.length === 0) return flips;
  for (const word of known.find(a.tokens)) {
    for (const other of words) {
      if (!word.opposites.has(other.word)) continue;
      const [whole, wholeOther] = [aligned(alignment.partner, word), aligned(alignment.back, other)];
      if (whole && wholeOther) continue;
      // 营利 stands inside 非营利; elsewhere an aligned word has its counterpart already.
      if (whole && !isInside(alignment.partner, word, other)) continue;
      if (wholeOther && !isInside(alignment.back, other, word)) continue;
      if (((a.negated[word.first] as number) ^ (s.negated[other.first] as number)) === 1) continue;
      flips.push(flipOf(pair, "opposite", "pair", word, other, word.first, other.first));
    }
  }
  return flips;
}

const isDeniedModal = (text: PolarText, at: number) =>
  MODALS.has((text.tokens[at] as Token).text) && text.cues.some((cue) => cue.first === at + 1);

/** A pair word that is itself a cue ("neither" / "both") is outweighed by any cue on the other side. */
const cueNear = (text: PolarText, at: number) =>
  text.cues.some((cue) => distance(cue.first, cue.last, at) <= OPPOSED_WITHIN && !(cue.first <= at && at <= cue.last));

const isWord = (token: Token) => token.kind === "word" || token.kind === "function";

/** Whether every token of an aligned range has its partner in the other range. */
function isInside(partner: Int32Array, range: TokenRange, other: TokenRange): boolean {
  for (let i = range.first; i <= range.last; i++)
    if (distance(other.first, other.last, partner[i] as number) > 0) return false;
  return true;
}

/** Whether every token of a range is aligned. */
function aligned(partner: Int32Array, range: TokenRange): boolean {
  for (let i = range.first; i <= range.last; i++) if ((partner[i] as number) < 0) return false;
  return true;
}

function flipOf(
  pair: Aligned,
  kind: Flip["kind"],
  way: Flip["way"],
  answer: TokenRange,
  source: TokenRange,
  at: number,
  partner: number,
): Flip {
  const { a, s, alignment } = pair;
  const { share: near, count } = nearShare(pair, at, partner, way === "dropped");
  return {
    kind,
    way,
    answer: { first: answer.first, last: answer.last },
    source: { first: source.first, last: source.last },
    near,
    count,
    whole: pair.whole,
    anchors: anchorsOf(
      pair,
      kind === "head" ? { first: at, last: at } : answer,
      kind === "head" ? { first: partner, last: partner } : source,
    ),
    opposed: way === "pair" ? false : isOpposed(pair, way, at, partner),
    conditional:
      way === "dropped"
        ? isConditional(s, source.first, alignment.back) || isAsked(a, at, alignment.partner)
        : isConditional(a, answer.first, alignment.partner) || (way === "added" && isAsked(s, partner, alignment.back)),
    soft: way === "pair" ? isSoftPair(pair, answer, source) : isSoft(pair, way, at, partner),
    undone: false,
    unmatched: isUnmatched(pair, at),
    apart: way === "pair" && (isApart(pair, at, partner) || isTurnedWord(pair, answer, source)),
    slot: 0,
    slotSoft: false,
    kept: false,
    substituted: false,
    exchanged: false,
    verbatim: false,
  };
}
