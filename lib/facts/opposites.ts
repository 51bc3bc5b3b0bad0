import { stem } from "../text/stem";
import { OPPOSITES_EN } from "./lexicon/opposites-en";
import { OPPOSITES_ZH } from "./lexicon/opposites-zh";
import { FALSE_PREFIXES, NEGATIVE_PREFIXES } from "./lexicon/prefixes-en";
import type { Token } from "./tokens";

const EN = new Map<string, Set<string>>();
const ZH = new Map<string, Set<string>>();

function add(map: Map<string, Set<string>>, a: string, b: string): void {
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const) {
    const set = map.get(x);
    if (set) set.add(y);
    else map.set(x, new Set([y]));
  }
}
function load(map: Map<string, Set<string>>, lines: readonly string[], key: (word: string) => string): void {
  for (const line of lines) {
    const [left = "", right = ""] = line.split(" | ");
    for (const a of left.trim().split(" ")) for (const b of right.trim().split(" ")) add(map, key(a), key(b));
  }
}
load(EN, OPPOSITES_EN, stem);
load(ZH, OPPOSITES_ZH, (word) => word);

const LONGEST_ZH = Math.max(...[...ZH.keys()].map((w) => w.length));

/** Stems of the words that mean the opposite of an English stem. */
export const oppositesOf = (key: string): ReadonlySet<string> | undefined => EN.get(key);

/** A word of the Chinese pairs in a token list: tokens `first` to `last`. */
export interface PolarWord {
  word: string;
  first: number;
  last: number;
  opposites: ReadonlySet<string>;
}

/** Finds the words of the Chinese pairs, the longest at each place. */
export function polarWords(tokens: readonly Token[]): PolarWord[] {
  const found: PolarWord[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i] as Token;
    if (first.kind !== "han" && first.kind !== "function" && first.kind !== "cue" && first.kind !== "pseudo") continue;
    let joined = "";
    let best: PolarWord | null = null;
    for (let k = i; k < tokens.length; k++) {
      const token = tokens[k] as Token;
      if (token.kind === "mark" || token.kind === "word" || token.kind === "number") break;
      joined += token.text;
      if (joined.length > LONGEST_ZH) break;
      const opposites = ZH.get(joined);
      if (opposites) best = { word: joined, first: i, last: k, opposites };
    }
    if (best) {
      found.push(best);
      i = best.last;
    }
  }
  return found;
}

/**
 * Whether one English word is a negative prefix (or -less against -ful, or -less against the bare word) and the other.
 * Both are tokens' words and stems; no dictionary is asked: the caller found both words in the two texts.
 */
export function isPrefixPair(a: Token, b: Token): boolean {
  return negates(a, b) || negates(b, a);
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
