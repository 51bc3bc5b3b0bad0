import type { Span } from "../model/span";
import { foldUnits, isDigit, isHan, isLetter } from "../text/characters";
import type { Token } from "./tokens";

/** Names of one subject: of a line of the glossary, or of a definition in a source. */
export interface AliasTerm {
  names: readonly string[];
  /** Names that count only as they are written: the "Plan" that a text defines is not any plan. */
  exact?: readonly string[];
}

/** A place at which a text names a term. `key` is the same for all names of the term. */
export interface AliasHit extends Span {
  key: string;
}

interface Entry {
  /** Folded, lower case unless `exact`. */
  words: string;
  exact: boolean;
  key: string;
}

/** Names that mean the same, to be found in texts. Longer names win over shorter ones. */
export class Aliases {
  /** By the first two characters in lower case, longest first. */
  private readonly byStart = new Map<string, Entry[]>();
  /** Names of each term by its key, as they were given. */
  private readonly names = new Map<string, readonly string[]>();

  /** Of terms that share a name the earlier one takes in the later one; a name that two terms claim otherwise is the first's. */
  constructor(readonly terms: readonly AliasTerm[]) {
    const keyOf = new Map<string, string>();
    for (const { names, exact = [] } of terms) {
      const all = [...names, ...exact];
      const known = all.map((name) => keyOf.get(name.toLowerCase())).find((key) => key !== undefined);
      const key = known ?? `§${foldUnits(all[0] ?? "").toLowerCase()}`;
      this.names.set(key, [...(this.names.get(key) ?? []), ...all]);
      for (const name of all) {
        if (keyOf.has(name.toLowerCase())) continue;
        keyOf.set(name.toLowerCase(), key);
        this.enter(name, key, exact.includes(name) || /^[A-Z][A-Z0-9&]{0,4}$/.test(name));
      }
    }
    for (const list of this.byStart.values()) list.sort((a, b) => b.words.length - a.words.length);
  }

  get isEmpty(): boolean {
    return this.byStart.size === 0;
  }

  /** All names of a term, its own first. */
  namesOf = (key: string): readonly string[] => this.names.get(key) ?? [];

  /** The places of a text that name a term, in order, the longest name at each; names within words are none. */
  find(text: string): AliasHit[] {
    if (this.isEmpty) return [];
    const folded = foldUnits(text);
    const lowered = folded.toLowerCase();
    const lower = lowered.length === folded.length ? lowered : folded;
    const hits: AliasHit[] = [];
    for (let i = 0; i < text.length; i++) {
      const entries = this.byStart.get(lower.slice(i, i + 2));
      if (!entries) continue;
      const found = entries.find(
        ({ words, exact }) => (exact ? folded : lower).startsWith(words, i) && standsAlone(folded, i, i + words.length),
      );
      if (!found) continue;
      const end = i + found.words.length;
      hits.push({ start: i, end: end + (isPlural(lower, end) ? 1 : 0), key: found.key });
      i = end - 1;
    }
    return hits;
  }

  private enter(name: string, key: string, exact: boolean): void {
    const folded = foldUnits(name);
    const words = exact ? folded : folded.toLowerCase();
    // One character would stand in any text.
    if (words.length < 2) return;
    const start = folded.toLowerCase().slice(0, 2);
    const list = this.byStart.get(start);
    if (list) list.push({ words, exact, key });
    else this.byStart.set(start, [{ words, exact, key }]);
  }
}

export const NO_ALIASES = new Aliases([]);

const isPlural = (text: string, end: number): boolean =>
  text[end] === "s" && isLatin(text.charCodeAt(end - 1)) && !isWord(text.charCodeAt(end + 1));

function standsAlone(text: string, start: number, end: number): boolean {
  const opens = isLatin(text.charCodeAt(start)) && isWord(text.charCodeAt(start - 1));
  const closes = isLatin(text.charCodeAt(end - 1)) && isWord(text.charCodeAt(end)) && !isPlural(text, end);
  return !opens && !closes;
}

const isLatin = (unit: number): boolean => (isLetter(unit) && !isHan(unit)) || isDigit(unit);
const isWord = isLatin;

/** Tokens with each name of a term as one token, whose key is the term's. Offsets of both are the same text's. */
export function withAliases(tokens: readonly Token[], hits: readonly AliasHit[]): Token[] {
  if (hits.length === 0) return [...tokens];
  const out: Token[] = [];
  let k = 0;
  for (const token of tokens) {
    while (k < hits.length && (hits[k] as AliasHit).end <= token.start) k++;
    const hit = hits[k];
    if (!hit || token.end <= hit.start) out.push(token);
    else if (out.at(-1)?.start !== hit.start || out.at(-1)?.key !== hit.key)
      out.push({ start: hit.start, end: hit.end, text: hit.key, key: hit.key, kind: "word", name: true });
  }
  return out;
}
