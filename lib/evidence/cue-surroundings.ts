import { OPPOSITES } from "../facts/opposites";
import type { Cue, PolarText } from "../facts/polarity";
import { isContent, type Token } from "../facts/tokens";
import { type Aligned, distance } from "./aligned";
import { SOFT_STEMS } from "./flip-doubts";

/** What stands around a cue and in its place on the other side. */
export interface Surroundings {
  /** Unaligned content on the side without the cue, where the cue would stand: it may say the same in other words. */
  slot: number;
  /** One of those words denies softly. */
  slotSoft: boolean;
  /** A word further on in the cue's reach is denied on the other side too: the negator moved and was not lost. */
  kept: boolean;
  /** A word within the reach stands in the place of another word: "not open on even days" / "open on odd days". */
  substituted: boolean;
  /** The word right after the head is another one on each side. */
  exchanged: boolean;
  /** The words around are the same, one by one, but for the cue: two content words on each side that has any. */
  verbatim: boolean;
}

/** Words in the cue's place that leave the rest undone: "before any inspection", "the second largest". */
const SLOT_DENIALS = new Set("before last almost nearly".split(" "));
/** Of a superlative they deny that it is the first: "not the tallest" / "the second tallest". */
const RANKS = new Set("second third fourth fifth sixth".split(" "));
const isSuperlative = (word: string) => word.endsWith("est") || word === "most" || word === "least";

/** What stands around the cue and in its place on the other side. */
export function around(pair: Aligned, way: "added" | "dropped", cue: Cue, at: number, partner: number): Surroundings {
  const { a, s, alignment } = pair;
  const [mine, other, to, back, there] =
    way === "added"
      ? [a, s, alignment.partner, alignment.back, partner]
      : [s, a, alignment.back, alignment.partner, at];
  // The cue itself is aligned to one of the other side: it stands there, with another reach.
  const same = to[cue.last] as number;
  let kept = same >= 0 && other.cues.some((c) => c.first <= same && same <= c.last);
  // "failed to win" / "failed in its bid to win": the verb denies there too, though it is no cue by its form.
  if (cue.kind === "verb" && (to[cue.first] as number) >= 0) kept = true;
  const beyond = way === "dropped" && goesBeyond(pair, cue, at);
  for (let i = cue.last + 1; i < cue.until; i++) {
    const j = to[i] as number;
    if (j >= 0 && isContent(mine.tokens[i] as Token) && mine.negated[i] === 1 && other.negated[j] === 1) kept = true;
  }
  let left = -1;
  for (
    let i = cue.first - 1;
    i >= 0 && left < 0 && cue.first - i < 12 && (mine.tokens[i] as Token).kind !== "mark";
    i--
  ) {
    const j = to[i] as number;
    if (j >= 0 && j < there) left = j;
  }
  let slot = 0;
  let slotSoft = false;
  for (let j = there - 1; j > Math.max(left, there - 6) && j >= 0 && (other.tokens[j] as Token).kind !== "mark"; j--) {
    const token = other.tokens[j] as Token;
    const ranks = RANKS.has(token.text) && isSuperlative((other.tokens[there] as Token).text);
    if (SOFT_STEMS.has(token.key) || SLOT_DENIALS.has(token.text) || ranks) slotSoft = true;
    if (isContent(token) && !isBeside(back[j] as number, cue) && !isOpposite(mine, cue, token)) slot++;
  }
  return {
    slot,
    slotSoft,
    kept: kept || beyond,
    substituted: isSubstituted(mine, other, cue, to, back),
    exchanged: exchangesNext(mine, other, cue, to, back),
    verbatim: slot === 0 && isVerbatim(mine, cue, to),
  };
}

/** Content words of the reach in which a word may be exchanged for another one. */
const EXCHANGED_WITHIN = 4;

/**
 * Whether one word near the head, alone between two aligned words, is exchanged for another one on the other side: the denial is
 * of that word ("not open on even days" / "open on odd days"). English only: a Chinese word has no edges here.
 */
function isSubstituted(mine: PolarText, other: PolarText, cue: Cue, to: Int32Array, back: Int32Array): boolean {
  const reach: number[] = [];
  for (let i = cue.last + 1; i < mine.tokens.length && reach.length < EXCHANGED_WITHIN + 2; i++) {
    if ((mine.tokens[i] as Token).kind === "mark") break;
    if (isContent(mine.tokens[i] as Token)) reach.push(i);
  }
  if (exchangesNumber(mine, other, cue, to, back)) return true;
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

/**
 * Whether the word right after the head is another one on each side: "not accomplished by guessing" / "accomplished with interviews",
 * "did not have its flag down" / "with its flag up". What is denied is that word.
 */
function exchangesNext(mine: PolarText, other: PolarText, cue: Cue, to: Int32Array, back: Int32Array): boolean {
  const head = cue.heads[0] ?? -1;
  const partner = head < 0 ? -1 : (to[head] as number);
  if (partner < 0 || (mine.tokens[head] as Token).kind === "han") return false;
  const [next, rival] = [nextContent(mine, head), nextContent(other, partner)];
  return next >= 0 && rival >= 0 && (to[next] as number) < 0 && (back[rival] as number) < 0;
}

function nextContent({ tokens }: PolarText, at: number): number {
  for (let i = at + 1; i < tokens.length && (tokens[i] as Token).kind !== "mark"; i++)
    if (isContent(tokens[i] as Token)) return i;
  return -1;
}

const NUMBER_WORDS = new Set(
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand million".split(
    " ",
  ),
);
const isNumber = (token: Token) => token.kind === "number" || NUMBER_WORDS.has(token.text);

/** Whether a number that the cue denies stands on the other side as another number: "not in ten groups" / "in five groups". */
function exchangesNumber(mine: PolarText, other: PolarText, cue: Cue, to: Int32Array, back: Int32Array): boolean {
  for (let i = cue.last + 1, n = 0; i < cue.until && n < EXCHANGED_WITHIN; i++) {
    if (isContent(mine.tokens[i] as Token)) n++;
    if (isNumber(mine.tokens[i] as Token) && (to[i] as number) < 0)
      return other.tokens.some((token, j) => isNumber(token) && (back[j] as number) < 0);
  }
  return false;
}

/** Whether the answer goes on with words that the source has beyond the reach of its cue: "is not sent by post; it is sent by courier". */
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

/** Whether a word is the opposite of the cue itself: "often late" / "rarely late", "agreed to" / "refused to". */
function isOpposite(text: PolarText, cue: Cue, token: Token): boolean {
  const opposites = OPPOSITES.of(token.key);
  for (let i = cue.first; opposites && i <= cue.last; i++)
    if (opposites.has((text.tokens[i] as Token).key)) return true;
  return false;
}
