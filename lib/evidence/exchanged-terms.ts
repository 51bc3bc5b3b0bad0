import { type ClassedWord, readClassedWords } from "../facts/classed-words";
import { documentKey, readDocuments, readLaws } from "../facts/documents";
import { RANKED_AFTER } from "../facts/lexicon/ranks";
import { readPolarity } from "../facts/polarity";
import { readQuantities } from "../facts/quantities";
import { type Rank, readRanks } from "../facts/ranks";
import { isContent, readTokens, type Token } from "../facts/tokens";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { foldUnits } from "../text/characters";
import { readClauses } from "../text/sentences";
import { type Beside, besides, coverage, tokensIn } from "./name-slot";
import { nearest, type Passage, type SourceIndex } from "./passages";

/**
 * A rank, a clause's number, a title or a word of an exclusive class in a claim, in whose place the passage that says the
 * same has another of its kind.
 */
export interface ExchangedTerm {
  kind: "rank" | "clause" | "title" | "class";
  /** Words of the claim's text. */
  at: Span;
  index: SourceIndex;
  passage: Passage;
  /** What stands in its place; offsets of the source's text. */
  rival: Span;
  /** Whether the claim's term stands elsewhere in the cited sources. */
  known: boolean;
}

/** A term as it is compared: terms of one scale compete, terms of one key are equal. */
interface Term extends Span {
  kind: ExchangedTerm["kind"];
  scale: string;
  key: string;
}

const SEARCHED = 5;
/** Share of the claim's other words that the passage with another term must have, … */
const SAME = 0.75;
/** … where the claim's title or thing stands elsewhere in the source, … */
const SAME_KNOWN = 0.9;
/** … and the words or characters that this must rest on. */
const WORDS = 3;
const CHARACTERS = 6;
/** Words of a rank's sentence where the passage has them all: "the second largest lake of the country". */
const FEW = 2;
/** A clause with another title, beside a clause with the claim's: so much of that is enough. */
const OF_ANOTHER = 0.6;
/** Share from which another passage with the claim's term may bear it out. */
const BORNE = 0.4;
const LONGEST = 400;

/** Finds the first exchanged term of each kind in a claim. `quantities` are the claim's, offsets those of `claim`. */
export function findExchangedTerms(
  claim: string,
  quantities: readonly Quantity[],
  cited: readonly SourceIndex[],
): ExchangedTerm[] {
  if (claim.length > LONGEST) return [];
  const own = termsOf(claim, quantities);
  if (own.length === 0) return [];
  const tokens = readTokens(claim);
  const pairs = nearest(claim, [...cited], SEARCHED).map(({ passage, index }) => ({
    passage,
    index,
    beside: besides(claim, tokens, passage.text, readTokens(passage.text)),
    terms: termsOfPassage(passage, index),
  }));
  const found: ExchangedTerm[] = [];
  for (const term of own) {
    if (found.some(({ kind }) => kind === term.kind)) continue;
    const shares = pairs.map((pair) => shareOf(pair.beside, term));
    const holds = pairs.map((pair) => has(pair.terms, term, pair.passage) && !isOfAnother(pair, term, claim));
    if (pairs.some((_, i) => holds[i] && (shares[i]?.share ?? 0) >= BORNE)) continue;
    const known = isKnown(term, claim, cited);
    for (const [i, { passage, index, beside, terms }] of pairs.entries()) {
      const near = shares[i];
      if (!near || holds[i] || near.share < (known && term.kind !== "clause" ? SAME_KNOWN : SAME)) continue;
      const few = term.kind === "rank" && near.share === 1 ? FEW : WORDS;
      const part = term.kind === "title" && has(terms, term, passage) ? OF_ANOTHER : 1;
      if (near.count < (near.han ? CHARACTERS : few) * part) continue;
      // "It is not the second largest" leaves open which it is.
      if (term.kind === "rank" && readPolarity(passage.text).cues.length > 0) continue;
      if (term.kind === "rank" && (RANKED_AFTER.test(claim) || RANKED_AFTER.test(passage.text))) continue;
      const rivals = terms.filter(
        (other) =>
          other.kind === term.kind &&
          other.scale === term.scale &&
          !own.some((o) => o.kind === other.kind && o.key === other.key),
      );
      const rival = rivals.find((other) => inPlace(beside, term, other, passage));
      if (!rival) continue;
      found.push({ kind: term.kind, at: { start: term.start, end: term.end }, index, passage, rival, known });
      break;
    }
  }
  return found;
}

/** The terms of a text; offsets of the text. */
function termsOf(text: string, quantities: readonly Quantity[]): Term[] {
  const terms: Term[] = readRanks(text, quantities).map((rank: Rank) => ({
    ...rank,
    kind: "rank",
    key: `${rank.scale}${rank.value}`,
  }));
  for (const { kind, value, unit, start, end } of quantities)
    if (kind === "clause" && typeof value === "string")
      terms.push({ start, end, kind: "clause", scale: clauseScale(unit), key: value.toLowerCase() });
  for (const document of [...readDocuments(text), ...readLaws(text)])
    if (!/^["“]/.test(text[document.start] as string))
      terms.push({ ...document, kind: "title", scale: "", key: documentKey(document.name) });
  for (const word of readClassedWords(text) as ClassedWord[])
    terms.push({ ...word, kind: "class", scale: String(word.class) });
  return terms;
}

/** Articles, sections and clauses are one thing by several names; 条 and 款 are two. */
const clauseScale = (unit: string): string => (/^[a-z§]/.test(unit) && unit !== "chapter" ? "section" : unit);

/** The terms of a passage, and the clause numbers of the headings above it; offsets of the source's text. */
function termsOfPassage(passage: Passage, index: SourceIndex): Term[] {
  const shifted = (terms: readonly Term[], by: number): Term[] =>
    terms.map((term) => ({ ...term, start: term.start + by, end: term.end + by }));
  const own = passage.quantities.map((q) => ({ ...q, start: q.start - passage.start, end: q.end - passage.start }));
  const headings = passage.context.flatMap((span) => {
    const text = index.source.text.slice(span.start, Math.min(span.end, span.start + LONGEST_HEADING));
    return shifted(termsOf(text, readQuantities(text)), span.start).filter(({ kind }) => kind === "clause");
  });
  return [...shifted(termsOf(passage.text, own), passage.start), ...headings];
}
const LONGEST_HEADING = 80;

/** Share of the claim's other content that stands in the passage. */
function shareOf(beside: Beside, term: Span): { share: number; count: number; han: boolean } | undefined {
  const range = tokensIn(beside.a, term);
  if (!range) return undefined;
  const others = beside.a.filter((_, i) => i < range.first || i > range.last);
  return { ...coverage(beside, range), han: others.filter(({ kind }) => kind === "han").length > others.length / 2 };
}

/** Share of the claim's other characters and words that a clause must have to be the claim's own. */
const OWN_CLAUSE = 0.9;
/** Share above which a clause with the claim's term may speak of the claim's subject too. */
const OTHER_CLAUSE = 0.7;

/**
 * Whether a passage has the claim's rank in a clause of another subject, while the clause of the claim's subject has a rank
 * of its own: 云溪公司排名第三，海棠公司排名第五.
 */
function isOfAnother(
  { passage, index, terms }: { passage: Passage; index: SourceIndex; terms: Term[] },
  term: Term,
  claim: string,
): boolean {
  if (term.kind !== "rank" && term.kind !== "title") return false;
  const ranks = terms.filter(({ kind, scale }) => kind === term.kind && scale === term.scale);
  if (ranks.length < 2) return false;
  const content = new Set(
    readTokens(`${claim.slice(0, term.start)} ${claim.slice(term.end)}`).flatMap((token) =>
      isContent(token) ? [token.key] : [],
    ),
  );
  if (content.size < WORDS * OF_ANOTHER) return false;
  const clauses = readClauses(index.source.text, passage);
  const shareOfClause = ({ start, end }: Span): number => {
    const clause = clauses.find((c) => c.start <= start && end <= c.end);
    const keys = new Set(
      clause ? readTokens(index.source.text.slice(clause.start, clause.end)).map(({ key }) => key) : [],
    );
    return [...content].filter((key) => keys.has(key)).length / content.size;
  };
  return (
    ranks.every((rank) => rank.key !== term.key || shareOfClause(rank) < OTHER_CLAUSE) &&
    ranks.some((rank) => rank.key !== term.key && shareOfClause(rank) >= OWN_CLAUSE)
  );
}

/** Whether a passage has the term in any form: the same number, a clause within it, a title that holds the other. */
function has(terms: readonly Term[], term: Term, passage: Passage): boolean {
  if (
    terms.some(
      (other) =>
        other.kind === term.kind &&
        other.scale === term.scale &&
        (other.key === term.key ||
          (term.kind === "clause" && (isWithin(other.key, term.key) || isWithin(term.key, other.key))) ||
          (term.kind === "title" && (other.key.includes(term.key) || term.key.includes(other.key)))),
    )
  )
    return true;
  if (term.kind === "title") return documentKey(passage.text).includes(term.key);
  // Another writing of the number: "12. Notice", "the second".
  if (term.kind === "class") return false;
  const number = /\d+$/.exec(term.key)?.[0] ?? term.key;
  return passage.quantities.some(({ kind, value }) => kind !== "clause" && kind !== "date" && value === number);
}

const isWithin = (inner: string, outer: string): boolean =>
  inner.startsWith(outer) && !/^\d/.test(inner.slice(outer.length));

function isKnown(term: Term, claim: string, cited: readonly SourceIndex[]): boolean {
  if (term.kind === "rank") return false;
  const words = foldUnits(claim.slice(term.start, term.end)).toLowerCase();
  const key = term.kind === "class" ? term.key : words.replace(/[《》]/g, "");
  return cited.some(({ source }) => foldUnits(source.text).toLowerCase().includes(key));
}

/**
 * Whether a term of the passage stands where the claim's does: the words right before or right after the two are aligned
 * to one another. A clause that numbers the passage itself, or its heading, may be named anywhere in the claim.
 */
function inPlace({ a, s, alignment }: Beside, term: Term, other: Term, passage: Passage): boolean {
  if (term.kind === "rank") return true;
  const there = { start: other.start - passage.start, end: other.end - passage.start };
  if (term.kind === "clause" && there.start <= OPENING) return true;
  const own = tokensIn(a, term);
  const range = tokensIn(s, there);
  if (!own || !range) return false;
  const left = step(a, own.first, -1);
  const right = step(a, own.last, 1);
  const before = step(s, range.first, -1);
  const after = step(s, range.last, 1);
  const isPair = (i: number, j: number): boolean =>
    a[i] !== undefined &&
    s[j] !== undefined &&
    (alignment.partner[i] === j || (a[i] as Token).text === (s[j] as Token).text);
  const atEdge = (i: number, j: number): boolean => a[i] === undefined && s[j] === undefined;
  return (
    (isPair(left, before) && (isPair(right, after) || atEdge(right, after) || term.kind !== "class")) ||
    (isPair(right, after) && (atEdge(left, before) || term.kind !== "class"))
  );
}

/** UTF-16 units within which a clause's number is the passage's own. */
const OPENING = 4;

/** The next token past marks. */
function step(tokens: readonly Token[], at: number, by: 1 | -1): number {
  let i = at + by;
  while (tokens[i]?.kind === "mark") i += by;
  return i;
}
