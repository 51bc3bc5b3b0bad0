import { NEEDLESS_EN, NEEDLESS_ZH, URGING_EN, URGING_ZH } from "../facts/lexicon/needless";
import { findPhrases, foldedLower } from "../facts/phrases";
import { isContent, opensWith, type Token } from "../facts/tokens";
import type { Aligned, TokenRange } from "./aligned";

/** A claim that calls needless what a passage urges: 规范民办教育没有必要 / 要规范民办教育. Token ranges. */
export interface Needless {
  answer: TokenRange;
  source: TokenRange;
}

/** Share of the claim's other words that the passage must have, and what it must rest on. */
const SAME = 0.75;
const WORDS = 3;
const CHARACTERS = 5;
const URGING = new Set(URGING_EN);
const PHRASES = [...NEEDLESS_ZH, ...NEEDLESS_EN];

/** Null where the passage does not urge, denies or excepts anything, or has the claim's words but in part. */
export function findNeedless({ a, s, alignment }: Aligned): Needless | null {
  const [phrase, ...more] = findPhrases(foldedLower(a.text), PHRASES);
  if (!phrase || more.length > 0 || s.cues.length > 0) return null;
  const inside = (token: Token) => token.start < phrase.end && token.end > phrase.start;
  // Another denial than the phrase's own turns it.
  if (a.cues.some((cue) => !inside(a.tokens[cue.first] as Token))) return null;
  const own: number[] = [];
  for (const [i, token] of a.tokens.entries()) if (isContent(token) && !inside(token)) own.push(i);
  const met = own.map((i) => alignment.partner[i] as number).filter((j) => j >= 0);
  const han = own.some((i) => a.tokens[i]?.kind === "han");
  if (met.length < SAME * own.length || met.length < (han ? CHARACTERS : WORDS)) return null;
  const urges = s.tokens.some(({ text }, j) => URGING.has(text) || opensWith(s.tokens, j, URGING_ZH));
  if (!urges) return null;
  const range = a.tokens.flatMap((token, i) => (inside(token) ? [i] : []));
  return {
    answer: { first: range[0] as number, last: range[range.length - 1] as number },
    source: { first: Math.min(...met), last: Math.max(...met) },
  };
}
