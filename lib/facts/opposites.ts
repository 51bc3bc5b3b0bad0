import type { PolarityPair } from "../model/polarity-pairs";
import { stem } from "../text/stem";
import { AFFIRMATIONS_EN } from "./lexicon/affirmations-en";
import { COMPANIONS_EN, COMPANIONS_ZH } from "./lexicon/companions";
import { OPPOSITES_EN } from "./lexicon/opposites-en";
import { OPPOSITES_ZH } from "./lexicon/opposites-zh";
import { POLICY_PAIRS_EN } from "./lexicon/policy-pairs-en";
import { POLICY_PAIRS_ZH } from "./lexicon/policy-pairs-zh";
import { FALSE_PREFIXES, NEGATIVE_PREFIXES } from "./lexicon/prefixes-en";
import { areSynonyms } from "./synonyms";
import { readTokens, type Token } from "./tokens";

/** A word or phrase of a pair in a token list: tokens `first` to `last`. */
export interface PolarWord {
  word: string;
  first: number;
  last: number;
  opposites: ReadonlySet<string>;
}

const isLatin = (text: string) => text.charCodeAt(0) < 0x2e80;

/**
 * Pairs of opposite words: those of the lexicon, and those that a business adds. English words are known by their stems,
 * phrases by the stems of their words joined by a space, Chinese words as they stand.
 */
export class Opposites {
  private readonly words = new Map<string, Set<string>>();
  private readonly phrases = new Map<string, Set<string>>();
  private readonly han = new Map<string, Set<string>>();
  private longestPhrase = 0;
  private longestHan = 0;

  /** `base` holds further pairs, which are found beside these. */
  constructor(
    pairs: readonly PolarityPair[],
    private readonly base?: Opposites,
  ) {
    for (const { left, right } of pairs) this.enter(readTokens(left), readTokens(right));
  }

  /** Stems of the single English words that mean the opposite of a stem. */
  of(key: string): ReadonlySet<string> | undefined {
    const own = this.words.get(key);
    const more = this.base?.of(key);
    return own && more ? new Set([...own, ...more]) : (own ?? more);
  }

  /** Finds the Chinese words and English phrases of the pairs, the longest at each place. Time is linear in the tokens. */
  find(tokens: readonly Token[]): PolarWord[] {
    const found = this.base?.find(tokens) ?? [];
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as Token;
      if (token.kind === "mark") continue;
      const best = isLatin(token.text) ? this.phraseAt(tokens, i) : this.hanAt(tokens, i);
      if (!best) continue;
      found.push(best);
      i = best.last;
    }
    return found;
  }

  /** A pair of single English words is one of words; where one side is a phrase, both sides are looked for as phrases. */
  private enter(left: readonly Token[], right: readonly Token[]): void {
    if (!left[0] || !right[0] || isLatin(left[0].text) !== isLatin(right[0].text)) return;
    const latin = isLatin(left[0].text);
    const [a, b] = [left, right].map((tokens) =>
      tokens.map((token) => (latin ? token.key : token.text)).join(latin ? " " : ""),
    ) as [string, string];
    const single = latin && left.length === 1 && right.length === 1;
    const map = single ? this.words : latin ? this.phrases : this.han;
    add(map, a, b);
    add(map, b, a);
    if (!latin) this.longestHan = Math.max(this.longestHan, a.length, b.length);
    else if (!single) this.longestPhrase = Math.max(this.longestPhrase, left.length, right.length);
  }

  private phraseAt(tokens: readonly Token[], at: number): PolarWord | null {
    let joined = "";
    let best: PolarWord | null = null;
    for (let k = at; k < tokens.length && k - at < this.longestPhrase; k++) {
      const token = tokens[k] as Token;
      if (token.kind === "mark" || !isLatin(token.text)) break;
      joined = k === at ? token.key : `${joined} ${token.key}`;
      const opposites = this.phrases.get(joined);
      if (opposites) best = { word: joined, first: at, last: k, opposites };
    }
    return best;
  }

  private hanAt(tokens: readonly Token[], at: number): PolarWord | null {
    let joined = "";
    let best: PolarWord | null = null;
    for (let k = at; k < tokens.length; k++) {
      const token = tokens[k] as Token;
      if (token.kind === "mark" || token.kind === "word" || token.kind === "number") break;
      joined += token.text;
      if (joined.length > this.longestHan) break;
      const opposites = this.han.get(joined);
      if (opposites) best = { word: joined, first: at, last: k, opposites };
    }
    return best;
  }
}

const split = (line: string): PolarityPair => {
  const [left = "", right = ""] = line.split(" | ");
  return { left, right };
};
/** A line of several words on each side stands for all pairs of the one with the other side. */
const each = (line: string): PolarityPair[] => {
  const { left, right } = split(line);
  return left.split(" ").flatMap((a) => right.split(" ").map((b) => ({ left: a, right: b })));
};
/** The same for sides of several phrases, parted by commas. */
const eachPhrase = (line: string): PolarityPair[] => {
  const { left, right } = split(line);
  return left.split(", ").flatMap((a) => right.split(", ").map((b) => ({ left: a, right: b })));
};
const LEXICON: readonly PolarityPair[] = [
  ...COMPANIONS_EN.flatMap(eachPhrase),
  ...COMPANIONS_ZH.flatMap(eachPhrase),
  ...OPPOSITES_EN.flatMap(each),
  ...OPPOSITES_ZH.flatMap(each),
  ...POLICY_PAIRS_EN.map(split),
  ...POLICY_PAIRS_ZH.map(split),
];

/** The pairs of the lexicon. */
export const OPPOSITES = new Opposites(LEXICON);

/** The pairs of the lexicon and those of a business. */
export const oppositesWith = (pairs: readonly PolarityPair[] = []): Opposites =>
  pairs.length === 0 ? OPPOSITES : new Opposites(pairs, OPPOSITES);

function add(map: Map<string, Set<string>>, a: string, b: string): void {
  const set = map.get(a);
  if (set) set.add(b);
  else map.set(a, new Set([b]));
}
/**
 * Whether one English word is a negative prefix (or -less against -ful, or -less against the bare word) and the other.
 * Both are tokens' words and stems; no dictionary is asked: the caller found both words in the two texts.
 */
export function isPrefixPair(a: Token, b: Token): boolean {
  return negates(a, b) || negates(b, a);
}

/** Whether one word is a negative prefix before a synonym of the other: "unoccupied" / "inhabited". */
export function isPrefixKin(a: Token, b: Token): boolean {
  return deniesKin(a, b) || deniesKin(b, a);
}

/** Letters of a base that may have synonyms; shorter ones are chance. */
const BASE = 4;

const AFFIRMATIONS = new Map<string, ReadonlySet<string>>();
for (const line of AFFIRMATIONS_EN) {
  const [base = "", ...words] = line.split(" ").map(stem);
  AFFIRMATIONS.set(base, new Set([...(AFFIRMATIONS.get(base) ?? []), ...words]));
}

const affirms = (base: string, word: Token): boolean =>
  AFFIRMATIONS.get(base)?.has(word.key) === true || (base.length >= BASE && areSynonyms({ ...word, key: base }, word));

function deniesKin(a: Token, b: Token): boolean {
  if (a.kind !== "word" || b.kind !== "word" || FALSE_PREFIXES.has(a.text)) return false;
  return NEGATIVE_PREFIXES.some((prefix) => a.key.startsWith(prefix) && affirms(a.key.slice(prefix.length), b));
}

/** Whether `a` is `b` with a negative prefix or with -less. */
export function negates(a: Token, b: Token): boolean {
  if (
    a.kind !== "word" ||
    b.kind !== "word" ||
    a.key.length < b.key.length ||
    b.key.length < 3 ||
    FALSE_PREFIXES.has(a.text) ||
    // "Certainly" says nothing against "uncertain".
    a.text.endsWith("ly") !== b.text.endsWith("ly")
  )
    return false;
  for (const prefix of NEGATIVE_PREFIXES) {
    if (
      a.key.length === prefix.length + b.key.length &&
      a.key.startsWith(prefix) &&
      a.key.endsWith(b.key) &&
      b.key.length > 3
    )
      return true;
  }
  if (a.text.endsWith("less") && a.text.length > 6) {
    const base = a.text.slice(0, -4);
    return b.text === base || b.text === `${base}ful` || b.text === `${base}fully`;
  }
  return a.text.endsWith("lessly") && b.text === `${a.text.slice(0, -6)}fully`;
}
