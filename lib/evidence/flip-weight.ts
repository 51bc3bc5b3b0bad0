import { OPPOSITES } from "../facts/opposites";
import type { PolarText } from "../facts/polarity";
import type { Token } from "../facts/tokens";
import type { Severity } from "../model/reasons";
import { type Aligned, agreesAt, type Flip, headOf, type TokenRange } from "./polarity-flips";

/** Share of aligned words around the head from which a flip is a fault, and from which a person should look. */
const NEAR_FAULT = { en: 0.6, zh: 0.5 };
const NEAR_NOTICE = 0.2;
/** Words so near to the source's that only the cue differs outweigh a condition or another negator beside it. */
const NEAR_VERBATIM = 0.5;
/** Share from which all around the cue counts as the same. */
const NEAR_SAME = 0.8;
/** Share from which nothing of the claim is new: one word in twenty may be. */
const ALL = 0.95;
/** Share from which a word of a pair is a fault though the sources use it elsewhere. */
const NEAR_STATED = 0.75;
/** Share from which a cue with nothing in its place is a fault where the rest of the claim is the source's. */
const NEAR_FREE = 0.4;

/** Decides what a flip is worth, or null. The order of the tests is that of what each costs; see polarity-flips for their meaning. */
export function weigh(flip: Flip, pair: Aligned, others: readonly Aligned[]): Severity | null {
  const head = headOf(flip);
  const chinese = isHan(pair.a.tokens[head]);
  if (flip.kind !== "head") return weighWords(flip, pair, others, chinese);
  const agreement = agreementOf(head, others, chinese);
  if (strength(flip.near, flip.count, chinese) < agreement || flip.undone) return null;
  if (flip.opposed || flip.conditional || flip.kept || flip.substituted || flip.apart) return null;
  const kin = isKinHead(flip, pair);
  if (!kin && (chinese || !flip.soft) && flip.verbatim && flip.near >= (chinese ? NEAR_SAME : NEAR_VERBATIM))
    return "contradicted";
  if (flip.way === "added" && deniedElsewhere(head, pair, others)) return null;
  if (chinese) {
    if (flip.soft || (flip.way === "dropped" && agreement >= 0.5)) return null;
    return flip.near >= NEAR_FAULT.zh ? "contradicted" : flip.near >= 0.3 ? "notice" : null;
  }
  if (kin && statesBoth(flip, pair)) return null;
  if (!flip.soft && !flip.slotSoft && isFault(flip) && (!kin || isKinFault(flip))) return "contradicted";
  return flip.near >= NEAR_NOTICE && flip.whole >= NEAR_NOTICE ? "notice" : null;
}

/**
 * Whether an English flip is a fault. What stands on the other side in the cue's place may say the same in other words, so the
 * more of it there is, the more of the rest must be the same. A dropped cue needs less: the answer then affirms what the source
 * denies, and half of the claim told in the source's words is seldom about something else.
 */
function isFault({ way, near, whole, count, slot, exchanged }: Flip): boolean {
  if (exchanged && (near < NEAR_FAULT.en || count < 3)) return false;
  if (near >= ALL && whole >= ALL && count > 1) return true;
  // Three words in the cue's place weigh little where nearly all of a longer claim is the source's.
  if (slot <= 3 && whole >= NEAR_SAME && count >= 4) return true;
  if (slot <= 1 && whole >= NEAR_STATED && count >= 2) return true;
  if (slot > 2) return false;
  if (near >= (slot === 0 ? NEAR_FAULT.en : NEAR_SAME)) return true;
  if (near >= NEAR_FAULT.en && whole >= NEAR_FAULT.en) return true;
  if (slot === 1) return way === "dropped" && near >= NEAR_FAULT.en && whole >= 0.5;
  if (slot > 0 || near < NEAR_FREE) return false;
  return whole >= NEAR_FAULT.en || (way === "dropped" && whole >= 0.5) || count > 3;
}

/** Words of one root are held to more than the same word, unless nothing stands in the cue's place. */
const isKinFault = ({ near, whole, slot, count }: Flip): boolean =>
  near >= NEAR_SAME || (slot === 0 && near >= NEAR_VERBATIM && whole >= NEAR_VERBATIM && count > 1);

/** Prefix pairs and opposite words. A word of the answer that the sources use too may be about something else. */
function weighWords(flip: Flip, pair: Aligned, others: readonly Aligned[], chinese: boolean): Severity | null {
  if (flip.apart) return null;
  const stated =
    statesWord(pair, flip.answer, flip.source) ||
    statesOpposite(pair.s, flip.source) ||
    others.some((p) => statesWord(p, flip.answer));
  if (flip.kind === "prefix" && !stated && flip.near >= 0.5 && flip.anchors > 0) return "contradicted";
  // Between the same two words, in the midst of the same words, neither a soft denial nor another use of the word matters.
  if (flip.anchors === 2 && flip.near >= NEAR_FAULT.en && !chinese) return "contradicted";
  if (flip.soft) return null;
  if (flip.anchors > 0 && flip.near >= NEAR_STATED && !chinese) return "contradicted";
  if (flip.kind === "prefix") return !stated && flip.near >= 0.2 && flip.whole >= 0.25 ? "contradicted" : null;
  if (chinese) return !stated && flip.near >= 0.4 ? "contradicted" : null;
  if (flip.anchors === 2 && flip.near >= 0.4) return "contradicted";
  if (stated) return null;
  if (flip.anchors === 1 && flip.near >= 0.5) return "contradicted";
  // "And" for "instead of" in other surroundings says nothing.
  if (isLight(pair.a, flip.answer) && isLight(pair.s, flip.source)) return null;
  return flip.near >= NEAR_NOTICE && flip.whole >= NEAR_NOTICE ? "notice" : null;
}

const isLight = ({ tokens }: PolarText, { first, last }: TokenRange): boolean =>
  tokens.slice(first, last + 1).every(({ kind }) => kind === "function");

const isHan = (token: Token | undefined) =>
  token !== undefined && token.kind !== "word" && token.kind !== "number" && token.text.charCodeAt(0) > 0x2e80;

/** A share that rests on few words counts less. */
const strength = (near: number, count: number, chinese: boolean) => near * Math.min(1, count / (chinese ? 4 : 3));

/** How strongly another passage says the same of the word as the answer does. */
function agreementOf(head: number, others: readonly Aligned[], chinese: boolean): number {
  let best = 0;
  for (const other of others) {
    const found = agreesAt(other, head);
    if (found?.agrees) best = Math.max(best, strength(found.near, found.count, chinese));
  }
  return best;
}

/** Whether the denied words of the two sides are not the same word but of one root or synonyms. */
const isKinHead = (flip: Flip, { a, s, alignment }: Aligned): boolean => {
  const at = headOf(flip);
  const partner = alignment.partner[at] as number;
  return partner >= 0 && (a.tokens[at] as Token).key !== (s.tokens[partner] as Token).key;
};

/** Whether the passage says of the word itself both: "new staff can be moved, while old staff cannot be moved". */
function statesBoth(flip: Flip, { a, s, alignment }: Aligned): boolean {
  const at = headOf(flip);
  const partner = alignment.partner[at] as number;
  const { key } = s.tokens[partner] as Token;
  return s.tokens.some((t, j) => j !== partner && t.key === key && s.negated[j] === a.negated[at]);
}

/** Whether a passage denies the same word with a cue of its own. */
function deniedElsewhere(head: number, pair: Aligned, others: readonly Aligned[]): boolean {
  const key = (pair.a.tokens[head] as Token).key;
  return [pair, ...others].some(({ s }) =>
    s.cues.some((cue) => cue.heads[0] !== undefined && (s.tokens[cue.heads[0]] as Token).key === key),
  );
}

/** Whether a Chinese passage has another opposite of a word that it bears: 上涨 and 下跌, said of two things. */
function statesOpposite({ tokens }: PolarText, at: TokenRange): boolean {
  if (!isHan(tokens[at.first])) return false;
  const words = OPPOSITES.find(tokens);
  const own = words.find(({ first, last }) => first === at.first && last === at.last);
  return own !== undefined && words.some((word) => word !== own && word.opposites.has(own.word));
}

/** Whether a passage bears the words of the answer, other than within the words that they are opposite to (`within`). */
function statesWord(pair: Aligned, range: TokenRange, within?: TokenRange): boolean {
  const { a, s } = pair;
  const words = a.tokens.slice(range.first, range.last + 1);
  return s.tokens.some(
    (_, j) =>
      !(within && within.first <= j && j <= within.last) &&
      words.every(
        (word, k) => s.tokens[j + k]?.text === word.text || (word.kind === "word" && s.tokens[j + k]?.key === word.key),
      ),
  );
}
