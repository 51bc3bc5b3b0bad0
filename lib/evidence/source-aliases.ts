import { Aliases, type AliasTerm, NO_ALIASES } from "../facts/aliases";
import { readDefinitions } from "../facts/definitions";
import type { Passage, SourceIndex } from "./passages";

interface Known {
  own: AliasTerm[];
  /** The aliases of the last glossary: it seldom changes. */
  last?: { terms: readonly AliasTerm[]; aliases: Aliases };
}

const known = new WeakMap<readonly Passage[], Known>();

/** The source with its aliases: the terms of the glossary, and what the source itself defines; read once per text and glossary. */
export function withGlossary(index: SourceIndex, terms: readonly AliasTerm[]): SourceIndex {
  let kept = known.get(index.passages);
  if (!kept) {
    kept = { own: readDefinitions(index.source.text) };
    known.set(index.passages, kept);
  }
  if (kept.own.length === 0 && terms.length === 0) return index;
  if (!kept.last || !sameTerms(kept.last.terms, terms))
    kept.last = { terms, aliases: new Aliases([...terms, ...kept.own]) };
  return { ...index, aliases: kept.last.aliases };
}

const sameTerms = (a: readonly AliasTerm[], b: readonly AliasTerm[]): boolean =>
  a === b || (a.length === b.length && a.every(({ names }, i) => names.join("=") === b[i]?.names.join("=")));

/** The aliases that hold for a claim: those of all sources that it cites. */
export function aliasesOf(cited: readonly SourceIndex[]): Aliases {
  const own = [...new Set(cited.flatMap(({ aliases }) => aliases ?? []))];
  const [first] = own;
  if (!first) return NO_ALIASES;
  return own.length === 1 ? first : new Aliases(own.flatMap(({ terms }) => terms));
}
