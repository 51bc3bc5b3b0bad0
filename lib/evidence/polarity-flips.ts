import { CONDITIONS_EN, CONTRASTS_EN, SOFT_EN } from "../facts/lexicon/cues-en";
import { CONDITIONS_ZH, SOFT_ZH } from "../facts/lexicon/cues-zh";
import { isPrefixPair, negates, oppositesOf, polarWords } from "../facts/opposites";
import type { Cue, PolarText } from "../facts/polarity";
import { isContent, type Token } from "../facts/tokens";
import { stem } from "../text/stem";
import { type Alignment, align } from "./align";

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
  /** Share of the content within the cue's reach that is aligned; 1 for pairs. */
  reach: number;
  /** Unaligned content on the side without the cue, where the cue would stand: it may say the same in other words. */
  slot: number;
  /** One of those words denies softly. */
  slotSoft: boolean;
  /** A number or name within the reach that the other side lacks: the denial may be about that. */
  other: boolean;
  /** Unaligned content of the other side within four tokens after the partner. */
  after: number;
  /** A word further on in the cue's reach is denied on the other side too: the negator moved and was not lost. */
  kept: boolean;
  /** A word within the reach stands in the place of another word: "not call for republican reforms" / "calls for liberal reforms". */
  substituted: boolean;
  /** The words around are the same, one by one, but for the cue: two content words on each side that has any. */
  verbatim: boolean;
  /** Share of the content before the cue in its clause that is aligned; -1 where there is none. */
  subject: number;
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
const OPPOSED_WITHIN = 10;
const SOFT_WITHIN = 8;
const UNMATCHED_WITHIN = 7;
const UNDONE_WITHIN = 10;

const AUXILIARIES = new Set(
  "am is are was were be been can could may might must shall should will would do does did has have had".split(" "),
);
/** Words in the cue's place that leave the rest undone: "before any consultation", "the second tallest". */
const SLOT_DENIALS = new Set("before second third fourth fifth sixth last almost nearly".split(" "));
/** Words that turn a whole sentence round: what it denies holds in the other case. */
const TURNING = new Set(["unless", "除非"]);
const SOFT_STEMS = new Set(SOFT_EN.map(stem));
const CONDITION_WORDS = new Set(CONDITIONS_EN);
const CONTRAST_FIRST = new Map(CONTRASTS_EN.map((phrase) => [phrase.split(" ")[0] as string, phrase.split(" ")]));

/** Aligns a claim's text with a source's text. */
export function alignTexts(a: PolarText, s: PolarText): Aligned {
  const alignment = align(a.tokens, s.tokens);
  return { a, s, alignment, whole: share(a, alignment, 0, a.tokens.length, 0, s.tokens.length).share };
}

/** All places of an aligned pair of texts where the polarity differs. */
export function findFlips(pair: Aligned): Flip[] {
  return [...headFlips(pair), ...pairFlips(pair)];
}

/** The answer's token that the flip is about. */
export const headOf = (flip: Flip): number => (flip.kind === "head" ? flip.answer.last : flip.answer.first);

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
    const head = cue.heads[0] ?? -1;
    const partner = head < 0 ? -1 : (alignment.partner[head] as number);
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
    flips.push({ ...flip, ...around(pair, "added", cue, head, partner) });
  }
  for (const cue of s.cues) {
    const head = cue.heads[0] ?? -1;
    const partner = head < 0 ? -1 : (alignment.back[head] as number);
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
    flips.push({ ...flip, ...around(pair, "dropped", cue, partner, head) });
  }
  return flips;
}

/** Whether a pseudo-cue stands right before a word ("with or without vomiting"): it is neither affirmed nor denied. */
function leftOpen(text: PolarText, at: number): boolean {
  const before = at - 1;
  return before >= 0 && text.taken[before] === 1 && !text.cues.some((cue) => cue.first <= before && before <= cue.last);
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
  while (i > 0 && head - i < 3 && (alignment.partner[i - 1] as number) < 0 && touches(a, i - 1)) i--;
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

/** What stands around the cue and in its place on the other side. */
function around(
  pair: Aligned,
  way: "added" | "dropped",
  cue: Cue,
  at: number,
  partner: number,
): Pick<Flip, "reach" | "slot" | "slotSoft" | "other" | "after" | "subject" | "kept" | "substituted" | "verbatim"> {
  const { a, s, alignment } = pair;
  const [mine, other, to, back, there] =
    way === "added"
      ? [a, s, alignment.partner, alignment.back, partner]
      : [s, a, alignment.back, alignment.partner, at];
  let total = 0;
  let hit = 0;
  let lacks = false;
  for (let i = cue.last + 1; i < cue.until; i++) {
    const token = mine.tokens[i] as Token;
    if (!isContent(token)) continue;
    total++;
    if ((to[i] as number) >= 0) hit++;
    else if (token.kind === "number" || token.name) lacks = true;
  }
  // The cue itself is aligned to one of the other side: it stands there, with another reach.
  const same = to[cue.last] as number;
  let kept = same >= 0 && other.cues.some((c) => c.first <= same && same <= c.last);
  const beyond = way === "dropped" && goesBeyond(pair, cue, at);
  for (let i = cue.last + 1; i < cue.until; i++) {
    const j = to[i] as number;
    if (j >= 0 && isContent(mine.tokens[i] as Token) && mine.negated[i] === 1 && other.negated[j] === 1) kept = true;
  }
  let before = 0;
  let beforeHit = 0;
  let left = -1;
  for (let i = cue.first - 1; i >= 0 && cue.first - i < 12 && (mine.tokens[i] as Token).kind !== "mark"; i--) {
    const token = mine.tokens[i] as Token;
    const j = to[i] as number;
    if (j >= 0 && left < 0 && j < there) left = j;
    if (!isContent(token)) continue;
    before++;
    if (j >= 0) beforeHit++;
  }
  let slot = 0;
  let slotSoft = false;
  for (let j = there - 1; j > Math.max(left, there - 6) && j >= 0 && (other.tokens[j] as Token).kind !== "mark"; j--) {
    const token = other.tokens[j] as Token;
    if (SOFT_STEMS.has(token.key) || SLOT_DENIALS.has(token.text)) slotSoft = true;
    if (isContent(token) && !isBeside(back[j] as number, cue) && !isOpposite(mine, cue, token)) slot++;
  }
  let after = 0;
  for (let j = there + 1; j < other.tokens.length && j < there + 5 && (other.tokens[j] as Token).kind !== "mark"; j++) {
    if (isContent(other.tokens[j] as Token) && (back[j] as number) < 0) after++;
  }
  return {
    reach: total > 0 ? hit / total : 1,
    slot,
    slotSoft,
    other: lacks,
    after,
    subject: before > 0 ? beforeHit / before : -1,
    kept: kept || beyond,
    substituted: isSubstituted(mine, other, cue, to, back),
    verbatim: slot === 0 && isVerbatim(mine, cue, to),
  };
}

/** Content words of the reach in which a word may be exchanged for another one. */
const EXCHANGED_WITHIN = 4;

/**
 * Whether one word near the head, alone between two aligned words, is exchanged for another one on the other side: the denial is
 * of that word ("not call for republican reforms" / "calls for liberal reforms"). English only: a Chinese word has no edges here.
 */
function isSubstituted(mine: PolarText, other: PolarText, cue: Cue, to: Int32Array, back: Int32Array): boolean {
  const reach: number[] = [];
  for (let i = cue.last + 1; i < mine.tokens.length && reach.length < EXCHANGED_WITHIN + 2; i++) {
    if ((mine.tokens[i] as Token).kind === "mark") break;
    if (isContent(mine.tokens[i] as Token)) reach.push(i);
  }
  for (let n = 1; n + 1 < reach.length; n++) {
    const i = reach[n] as number;
    const token = mine.tokens[i] as Token;
    const left = to[reach[n - 1] as number] as number;
    const right = to[reach[n + 1] as number] as number;
    if ((to[i] as number) >= 0 || token.kind === "han" || left < 0 || right <= left) continue;
    const between: number[] = [];
    for (let j = left + 1; j < right; j++) if (isContent(other.tokens[j] as Token)) between.push(j);
    const rival = other.tokens[between[0] ?? -1];
    if (
      between.length === 1 &&
      rival &&
      (back[between[0] as number] as number) < 0 &&
      rival.key.slice(0, 4) !== token.key.slice(0, 4)
    )
      return true;
  }
  return false;
}

/** Whether the answer goes on with words that the source has beyond the reach of its cue: "did not go to Miller; it went to Jones". */
function goesBeyond(pair: Aligned, cue: Cue, at: number): boolean {
  const { a, s, alignment } = pair;
  for (let i = at + 1, n = 0; i < a.tokens.length && n < 3 && (a.tokens[i] as Token).kind !== "mark"; i++) {
    if (!isContent(a.tokens[i] as Token)) continue;
    n++;
    const there = alignment.partner[i] as number;
    if (there >= cue.until && s.tokens.slice(cue.until, there).some((t) => t.kind === "mark")) return true;
  }
  return false;
}

/**
 * Whether the words around a cue stand on the other side in the same order with nothing between them: three content words
 * after the cue and two before it, fewer where the clause has fewer.
 */
function isVerbatim(mine: PolarText, cue: Cue, to: Int32Array): boolean {
  let last = -1;
  const places: number[] = [];
  for (let i = cue.last + 1, n = 0; i < mine.tokens.length && n < 3 && (mine.tokens[i] as Token).kind !== "mark"; i++) {
    if (!isContent(mine.tokens[i] as Token)) continue;
    places.push(to[i] as number);
    n++;
  }
  for (let i = cue.first - 1, n = 0; i >= 0 && n < 2 && (mine.tokens[i] as Token).kind !== "mark"; i--) {
    if (!isContent(mine.tokens[i] as Token)) continue;
    places.unshift(to[i] as number);
    n++;
  }
  for (const place of places) {
    if (place < 0 || place <= last || (last >= 0 && place - last > 4)) return false;
    last = place;
  }
  return places.length >= 3;
}

/** Whether a partner stands near the cue; one further off was moved there and fills no slot. */
const isBeside = (at: number, cue: Cue) => at >= 0 && distance(cue.first, cue.last, at) <= 6;

/** Whether a word is the opposite of the cue itself: "frequently travels" / "rarely travels", "agreed to" / "refused to". */
function isOpposite(text: PolarText, cue: Cue, token: Token): boolean {
  const opposites = oppositesOf(token.key);
  for (let i = cue.first; opposites && i <= cue.last; i++)
    if (opposites.has((text.tokens[i] as Token).key)) return true;
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
      if ((a.taken[i] && cueNear(s, j)) || (s.taken[j] && cueNear(a, i))) continue;
      flips.push(
        flipOf(pair, prefix ? "prefix" : "opposite", "pair", { first: i, last: i }, { first: j, last: j }, i, j),
      );
    }
  }
  const words = polarWords(s.tokens);
  if (words.length === 0) return flips;
  for (const word of polarWords(a.tokens)) {
    for (const other of words) {
      if (!word.opposites.has(other.word)) continue;
      if (aligned(alignment.partner, word) || aligned(alignment.back, other)) continue;
      if (((a.negated[word.first] as number) ^ (s.negated[other.first] as number)) === 1) continue;
      flips.push(flipOf(pair, "opposite", "pair", word, other, word.first, other.first));
    }
  }
  return flips;
}

/** A pair word that is itself a cue ("neither" / "both") is outweighed by any cue on the other side. */
const cueNear = (text: PolarText, at: number) =>
  text.cues.some((cue) => distance(cue.first, cue.last, at) <= OPPOSED_WITHIN && !(cue.first <= at && at <= cue.last));

const isWord = (token: Token) => token.kind === "word" || token.kind === "function";

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
    undone: way === "pair" ? false : isUndone(pair, at, partner),
    unmatched: isUnmatched(pair, at),
    reach: 1,
    slot: 0,
    slotSoft: false,
    other: false,
    after: 0,
    subject: -1,
    kept: false,
    substituted: false,
    verbatim: false,
  };
}

function nearShare(pair: Aligned, at: number, partner: number, byClause = false): { share: number; count: number } {
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

/** Aligned content that a clause needs to be judged by itself. */
const CLAUSE_WORDS = 4;
const CLAUSE_CHARACTERS = 5;

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
  for (
    let i = Math.max(0, centre - OPPOSED_WITHIN);
    i < Math.min(other.tokens.length, centre + OPPOSED_WITHIN + 1);
    i++
  ) {
    const phrase = CONTRAST_FIRST.get((other.tokens[i] as Token).text);
    if (phrase && back[i] === -1 && phrase.every((w, k) => other.tokens[i + k]?.text === w)) return true;
  }
  return false;
}

function isPaired(cue: Cue, here: PolarText, partner: Int32Array): boolean {
  const same = partner[cue.last] as number;
  if (same >= 0 && here.cues.some((c) => c.first <= same && same <= c.last)) return true;
  const head = cue.heads[0];
  if (head === undefined) return false;
  const there = partner[head] as number;
  return there >= 0 && here.negated[there] === 1;
}

const distance = (first: number, last: number, at: number) => (at < first ? first - at : at > last ? at - last : 0);

/**
 * Whether a condition or a question stands before the cue that the other side does not have, or the cue stands in a
 * condition of the form 不提前通知的，… or in 没有证件的旅客. Where both sides bear the condition the cue decides.
 */
function isConditional(text: PolarText, at: number, partner: Int32Array): boolean {
  if (text.tokens.some((token, i) => TURNING.has(token.text) && (partner[i] as number) < 0)) return true;
  return opensCondition(text, at, partner) || endsCondition(text, at, partner);
}

/** Words that leave open whether what follows them is so. */
const OPEN = new Set(["whether", "if", "how", "是否", "能否", "可否", "会否", "如果", "若"]);

/** Whether the side without the cue asks about the word and states nothing of it: "whether drivers must give way". */
function isAsked(text: PolarText, at: number, partner: Int32Array): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 12 && (text.tokens[i] as Token).kind !== "mark"; i--) {
    if (OPEN.has((text.tokens[i] as Token).text) && (partner[i] as number) < 0) return true;
  }
  return false;
}

function endsCondition(text: PolarText, at: number, partner: Int32Array): boolean {
  for (let i = at + 1; i < text.tokens.length && i < at + 16; i++) {
    const token = text.tokens[i] as Token;
    if (token.kind === "mark") return false;
    if (token.text === "的")
      return text.tokens[i + 1] !== undefined && ((partner[i] as number) < 0 || text.tokens[i + 1]?.text === ",");
  }
  return false;
}

function opensCondition(text: PolarText, at: number, partner: Int32Array): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 12; i--) {
    const token = text.tokens[i] as Token;
    if (token.kind === "mark") return false;
    if (CONDITION_WORDS.has(token.text) && (partner[i] as number) < 0) return true;
    if (token.kind === "han" || token.kind === "function" || token.kind === "pseudo") {
      if (
        (partner[i] as number) < 0 &&
        CONDITIONS_ZH.some((word) => word.startsWith(token.text) && joined(text, i, word.length).startsWith(word))
      )
        return true;
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
  return way === "added"
    ? hasSoft(s, alignment.back, partner, partner, at)
    : hasSoft(a, alignment.partner, at, at, partner);
}

/** A soft negation or an unpaired cue beside one word of a pair: "almost all of it has been lost" / "none of it survives". */
function isSoftPair(pair: Aligned, answer: TokenRange, source: TokenRange): boolean {
  const { a, s, alignment } = pair;
  if (
    hasSoft(a, alignment.partner, answer.first, answer.last, source.first) ||
    hasSoft(s, alignment.back, source.first, source.last, answer.first)
  )
    return true;
  return unpaired(a, s, alignment.partner, answer) || unpaired(s, a, alignment.back, source);
}

/** Whether a cue near the range denies what the other side does not, other than a cue that is itself the word of the pair. */
function unpaired(text: PolarText, other: PolarText, partner: Int32Array, range: TokenRange): boolean {
  return text.cues.some(
    (cue) =>
      (cue.last < range.first || cue.first > range.last) &&
      distance(range.first, range.last, cue.first) <= SOFT_WITHIN &&
      !(cue.last < range.first && range.first < cue.until) &&
      !isPaired(cue, other, partner),
  );
}

function hasSoft(other: PolarText, back: Int32Array, first: number, last: number, counterpart: number): boolean {
  for (let i = Math.max(0, first - SOFT_WITHIN); i < Math.min(other.tokens.length, last + SOFT_WITHIN + 1); i++) {
    const token = other.tokens[i] as Token;
    const there = back[i] as number;
    if ((there >= 0 && Math.abs(there - counterpart) <= SOFT_WITHIN) || (first !== last && i >= first && i <= last))
      continue;
    if (i === first && token.kind !== "han") continue;
    if (token.kind === "word" || token.kind === "function") {
      if (SOFT_STEMS.has(token.key) || (token.text.endsWith("less") && token.text.length > 6)) return true;
    } else if (
      token.kind === "han" &&
      SOFT_ZH.some((word) => word.startsWith(token.text) && joined(other, i, word.length).startsWith(word))
    )
      return true;
  }
  return false;
}

/** An opposite or prefix pair beside the word: "not difficult" / "easy". */
function isUndone(pair: Aligned, at: number, partner: number): boolean {
  const { a, s, alignment } = pair;
  for (let i = Math.max(0, at - UNDONE_WITHIN); i < Math.min(a.tokens.length, at + UNDONE_WITHIN + 1); i++) {
    const token = a.tokens[i] as Token;
    if (alignment.partner[i] !== -1 || token.kind !== "word") continue;
    const opposites = oppositesOf(token.key);
    for (
      let j = Math.max(0, partner - UNDONE_WITHIN);
      j < Math.min(s.tokens.length, partner + UNDONE_WITHIN + 1);
      j++
    ) {
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
