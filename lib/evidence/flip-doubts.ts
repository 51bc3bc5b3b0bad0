import { CONDITIONS_EN, CONTRASTS_EN, SOFT_EN } from "../facts/lexicon/cues-en";
import { CONDITIONS_ZH, SOFT_ZH } from "../facts/lexicon/cues-zh";
import { negates, type Opposites } from "../facts/opposites";
import type { Cue, PolarText } from "../facts/polarity";
import { opensWith, type Token } from "../facts/tokens";
import { stem } from "../text/stem";
import { type Aligned, distance, type TokenRange } from "./aligned";

export const OPPOSED_WITHIN = 10;
const SOFT_WITHIN = 8;
const UNDONE_WITHIN = 10;

export const SOFT_STEMS = new Set(SOFT_EN.map(stem));
/** Words that turn a whole sentence round: what it denies holds in the other case. */
const TURNING = new Set(["unless", "除非"]);

const CONDITION_WORDS = new Set(CONDITIONS_EN);

/** Words of duty and leave that a negator turns alike: "must not" and "may" contradict one another as "may not" and "may" do. */
export const MODALS = new Set(["may", "must", "can", "shall", "should", "might"]);

const CONTRASTS = CONTRASTS_EN.map((phrase) => phrase.split(" "));
const CONTRAST_FIRST = new Map(
  CONTRASTS.map(([first = ""]) => [first, CONTRASTS.filter((phrase) => phrase[0] === first)]),
);

/**
 * Whether the side without the cue has a negator or contrast of its own near the word. Cues are paired off: one whose
 * own head is aligned to a denied word of the other side says the same there and does not count.
 */
export function isOpposed(pair: Aligned, way: "added" | "dropped", at: number, partner: number): boolean {
  const { a, s, alignment } = pair;
  const [other, here, back, centre] = way === "added" ? [s, a, alignment.back, partner] : [a, s, alignment.partner, at];
  for (const cue of other.cues) {
    if (distance(cue.first, cue.last, centre) > OPPOSED_WITHIN) continue;
    if (!isPaired(cue, here, back)) return true;
  }
  return contrasts(other, back, centre, OPPOSED_WITHIN);
}

/** Whether a contrast or exception that the other side lacks stands around a token. */
function contrasts(text: PolarText, partner: Int32Array, centre: number, within: number): boolean {
  for (let i = Math.max(0, centre - within); i < Math.min(text.tokens.length, centre + within + 1); i++) {
    const phrases = partner[i] === -1 ? CONTRAST_FIRST.get((text.tokens[i] as Token).text) : undefined;
    if (phrases?.some((phrase) => phrase.every((w, k) => text.tokens[i + k]?.text === w))) return true;
  }
  return false;
}

/** Tokens before a word of a pair in which a contrast turns it: "left out all samples". */
const TURNED_WITHIN = 3;
/** Tokens after a word of a pair in which a comparison takes it back: "liked others better than him". */
const COMPARED_WITHIN = 6;

/**
 * Whether a word of a pair is turned where it stands: right after a contrast ("contains no samples" / "left out all samples"), right
 * before a negator ("rather than by card" / "and not by card"), or by a comparison that the other side lacks ("disliked him" / "liked others better than him").
 */
export function isTurnedWord({ a, s, alignment }: Aligned, answer: TokenRange, source: TokenRange): boolean {
  const turns = (text: PolarText, partner: Int32Array, { first, last }: TokenRange) =>
    contrasts(text, partner, first - TURNED_WITHIN, TURNED_WITHIN - 1) ||
    text.tokens
      .slice(last + 1, last + 1 + COMPARED_WITHIN)
      .some((token, k) => token.text === "than" && partner[last + 1 + k] === -1);
  const denies = ({ cues }: PolarText, { last }: TokenRange) => cues.some((cue) => cue.first === last + 1);
  if (denies(a, answer) !== denies(s, source)) return true;
  return turns(a, alignment.partner, answer) || turns(s, alignment.back, source);
}

function isPaired(cue: Cue, here: PolarText, partner: Int32Array): boolean {
  const same = partner[cue.last] as number;
  if (same >= 0 && here.cues.some((c) => c.first <= same && same <= c.last)) return true;
  const head = cue.heads[0];
  if (head === undefined) return false;
  const there = partner[head] as number;
  return there >= 0 && here.negated[there] === 1;
}

/**
 * Whether a condition or a question stands before the cue that the other side does not have, or the cue stands in a
 * condition of the form 不提前通知的，… or in 没有证件的旅客. Where both sides bear the condition the cue decides.
 */
export function isConditional(text: PolarText, at: number, partner: Int32Array): boolean {
  if (text.tokens.some((token, i) => TURNING.has(token.text) && (partner[i] as number) < 0)) return true;
  return opensCondition(text, at, partner) || endsCondition(text, at, partner);
}

/** Words that leave open whether what follows them is so. */
const OPEN = new Set(["whether", "if", "how", "是否", "能否", "可否", "会否", "如果", "若"]);

/** Whether the side without the cue asks about the word and states nothing of it: "whether tenants must insure". */
export function isAsked(text: PolarText, at: number, partner: Int32Array): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 12 && (text.tokens[i] as Token).kind !== "mark"; i--) {
    if (OPEN.has((text.tokens[i] as Token).text) && (partner[i] as number) < 0) return true;
  }
  return false;
}

function endsCondition(text: PolarText, at: number, partner: Int32Array): boolean {
  const opens = at === 0 || text.tokens[at - 1]?.kind === "mark";
  for (let i = at + 1; i < text.tokens.length && i < at + 16; i++) {
    const token = text.tokens[i] as Token;
    if (token.kind === "mark") return false;
    if (token.text === "的")
      return (
        text.tokens[i + 1] !== undefined && ((partner[i] as number) < 0 || (opens && text.tokens[i + 1]?.text === ","))
      );
  }
  return false;
}

function opensCondition(text: PolarText, at: number, partner: Int32Array): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 12; i--) {
    const token = text.tokens[i] as Token;
    if (token.kind === "mark") return false;
    if (CONDITION_WORDS.has(token.text) && (partner[i] as number) < 0) return true;
    if ((partner[i] as number) < 0 && opensWith(text.tokens, i, CONDITIONS_ZH)) return true;
  }
  return false;
}

/** A soft negation on the side without the cue, unless it stands on both sides. */
export function isSoft(pair: Aligned, way: "added" | "dropped", at: number, partner: number): boolean {
  const { a, s, alignment } = pair;
  return way === "added"
    ? hasSoft(s, alignment.back, partner, partner, at)
    : hasSoft(a, alignment.partner, at, at, partner);
}

/** A soft negation or an unpaired cue beside one word of a pair: "nearly all of them are missing" / "none of them is left". */
export function isSoftPair(pair: Aligned, answer: TokenRange, source: TokenRange): boolean {
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
    } else if (token.kind === "han" && opensWith(other.tokens, i, SOFT_ZH)) return true;
  }
  return false;
}

/**
 * An opposite or prefix pair beside the word: "not difficult" / "easy". The cue's own words are no second pair: "refused to" /
 * "agreed to" is the flip itself.
 */
export function isUndone(
  pair: Aligned,
  way: "added" | "dropped",
  cue: TokenRange,
  at: number,
  partner: number,
  known: Opposites,
): boolean {
  const { a, s, alignment } = pair;
  if (meetsOpposite(pair, way, cue, at, partner, known)) return true;
  const cued = way === "added" ? a : s;
  const isModal = (i: number) => i === cue.first - 1 && MODALS.has((cued.tokens[i] as Token).text);
  const isCue = (side: "added" | "dropped", i: number) =>
    side === way && ((cue.first <= i && i <= cue.last) || isModal(i));
  for (let i = Math.max(0, at - UNDONE_WITHIN); i < Math.min(a.tokens.length, at + UNDONE_WITHIN + 1); i++) {
    const token = a.tokens[i] as Token;
    if (isCue("added", i) || alignment.partner[i] !== -1 || (token.kind !== "word" && token.kind !== "function"))
      continue;
    const opposites = known.of(token.key);
    for (
      let j = Math.max(0, partner - UNDONE_WITHIN);
      j < Math.min(s.tokens.length, partner + UNDONE_WITHIN + 1);
      j++
    ) {
      const other = s.tokens[j] as Token;
      if (isCue("dropped", j) || alignment.back[j] !== -1 || (other.kind !== "word" && other.kind !== "function"))
        continue;
      if (opposites?.has(other.key) || negates(token, other) || negates(other, token)) return true;
    }
  }
  return false;
}

/**
 * Whether a Chinese word or a phrase of a pair stands in the cue's reach with its opposite beside the word on the other side:
 * 并非境外 / 境内, "not out of stock" / "in stock".
 */
function meetsOpposite(
  { a, s, alignment }: Aligned,
  way: "added" | "dropped",
  cue: TokenRange,
  at: number,
  partner: number,
  known: Opposites,
): boolean {
  const own = known.find(a.tokens).filter((w) => distance(w.first, w.last, at) <= UNDONE_WITHIN);
  if (own.length === 0) return false;
  const theirs = known.find(s.tokens).filter((w) => distance(w.first, w.last, partner) <= UNDONE_WITHIN);
  // A cue counts by its parity, not as a word of a pair: 已 against the second 未 of 未批准也未拒绝.
  const isCue = (word: TokenRange, side: "added" | "dropped") =>
    (side === way && word.first <= cue.last && cue.first <= word.last) ||
    (side === "dropped" ? s : a).cues.some((c) => c.first <= word.first && word.last <= c.last);
  return own.some(
    (word) =>
      !isCue(word, "added") &&
      theirs.some(
        (other) =>
          word.opposites.has(other.word) &&
          !isCue(other, "dropped") &&
          !isWhole(alignment.partner, word) &&
          !isWhole(alignment.back, other),
      ),
  );
}

const isWhole = (partner: Int32Array, range: TokenRange): boolean => {
  for (let i = range.first; i <= range.last; i++) if ((partner[i] as number) < 0) return false;
  return true;
};

const UNMATCHED_WITHIN = 7;

/** A number or name beside the word in the answer that the source lacks there. */
export function isUnmatched(pair: Aligned, at: number): boolean {
  const { a, alignment } = pair;
  for (let i = Math.max(0, at - UNMATCHED_WITHIN); i < Math.min(a.tokens.length, at + UNMATCHED_WITHIN + 1); i++) {
    const token = a.tokens[i] as Token;
    if ((token.kind === "number" || token.name) && alignment.partner[i] === -1) return true;
  }
  return false;
}
