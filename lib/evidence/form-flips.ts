import { readCellValue, readFormValues } from "../facts/form-values";
import { SOFT_EN } from "../facts/lexicon/cues-en";
import type { PolarText } from "../facts/polarity";
import { sameRoot } from "../facts/synonyms";
import { isContent, readTokens } from "../facts/tokens";
import type { Span } from "../model/span";
import { stem } from "../text/stem";
import type { Passage, SourceIndex } from "./passages";

/** A yes or no of a form or table that the answer states the other way. */
export interface FormFlip {
  /** Tokens of the claim that state it. */
  first: number;
  last: number;
  matched: number[];
  /** Label and value in the source's text. */
  source: Span;
  passage: Passage;
  index: SourceIndex;
}

interface Entry {
  /** What the claim must name: the label, and the column's header in a table. */
  names: string[];
  affirms: boolean;
  span: Span;
  /** Number of the passage. */
  passage: number;
}

/** Words that a claim may deny with though no cue reads them. */
const DENIALS = new Set(SOFT_EN.map(stem));
const DENIALS_ZH = /[不无没未非否禁免拒停废]/;

/** Entries of a source that are looked at; a longer form is a table of data. */
const MOST = 1000;

/** Entries live as long as the passages that they were read from. */
const known = new WeakMap<readonly Passage[], Entry[]>();

function allEntries(index: SourceIndex): Entry[] {
  let entries = known.get(index.passages);
  if (!entries) {
    entries = index.passages.flatMap((passage) => entriesOf(passage, index)).slice(0, MOST);
    known.set(index.passages, entries);
  }
  return entries;
}

/** Forms and table cells of the sources whose label the claim names with the opposite answer. Silent where the sources have both. */
export function findFormFlips(claim: PolarText, sources: readonly SourceIndex[]): FormFlip[] {
  const named: (FormFlip & { affirms: boolean })[] = [];
  for (const index of sources) {
    for (const entry of allEntries(index)) {
      const matched = matchAll(claim, entry.names);
      if (!matched) continue;
      const range = { first: Math.min(...matched), last: Math.max(...matched) };
      const passage = index.passages[entry.passage] as Passage;
      named.push({ ...range, matched, source: entry.span, passage, index, affirms: entry.affirms });
    }
  }
  return named.filter((flip) => {
    if (named.some((other) => other.affirms !== flip.affirms)) return false;
    if (flip.affirms) return claim.cues.length === 1 && flip.matched.some((i) => claim.negated[i] === 1);
    return claim.cues.length === 0 && !softens(claim, flip.matched);
  });
}

function entriesOf(passage: Passage, index: SourceIndex): Entry[] {
  if (passage.cells && passage.cells.length > 1) return cellsOf(passage, passage.cells, index);
  const { text } = index.source;
  const forms = readFormValues(passage.text).filter(({ value }) => !isNumbered(text, passage.start + value.end));
  return forms.map((form) => ({
    names: [passage.text.slice(form.label.start, form.label.end)],
    affirms: form.affirms,
    passage: passage.index,
    span: { start: passage.start + form.label.start, end: passage.start + form.value.end },
  }));
}

/** "The Movie: No" with "1, Spring" on the next line is a number; "2. Parking" there is the next item of the form. */
const isNumbered = (text: string, at: number): boolean => /^\.?\s*\d{1,4}\s*[,:，：]/.test(text.slice(at, at + 12));

function cellsOf(passage: Passage, cells: readonly Span[], index: SourceIndex): Entry[] {
  const { text } = index.source;
  const read = (span: Span | undefined) => (span ? text.slice(span.start, span.end) : "");
  const header = headerOf(passage, index);
  const label = read(cells[0]);
  const entries: Entry[] = [];
  for (let k = 1; k < cells.length; k++) {
    const cell = cells[k] as Span;
    const affirms = readCellValue(read(cell));
    if (affirms === null || (cells.length > 2 && !header?.[k])) continue;
    const names = cells.length > 2 ? [label, read(header?.[k])] : [label];
    entries.push({ names, affirms, passage: passage.index, span: { start: (cells[0] as Span).start, end: cell.end } });
  }
  return entries;
}

function headerOf(passage: Passage, index: SourceIndex): Span[] | undefined {
  const last = passage.context[passage.context.length - 1];
  if (!last) return undefined;
  for (let i = passage.index - 1; i >= 0; i--) {
    const other = index.passages[i] as Passage;
    if (other.start < last.start) return undefined;
    if (other.start === last.start || (other.cells?.[0]?.start ?? -1) === last.start) return other.cells;
  }
  return undefined;
}

/** Tokens of the claim that name all of `names`, or null. */
function matchAll(claim: PolarText, names: readonly string[]): number[] | null {
  const matched: number[] = [];
  for (const name of names) {
    const found = match(claim, name);
    if (!found) return null;
    matched.push(...found);
  }
  return matched;
}

function match(claim: PolarText, name: string): number[] | null {
  const words = readTokens(name).filter(isContent);
  if (words.length === 0 || (words.length === 1 && words[0]?.kind === "han")) return null;
  if (words.some((w) => w.kind === "han")) {
    // Chinese labels are looked for as they stand.
    for (let i = 0; i + words.length <= claim.tokens.length; i++) {
      if (words.every((word, k) => claim.tokens[i + k]?.key === word.key)) return words.map((_, k) => i + k);
    }
    return null;
  }
  const matched: number[] = [];
  for (const word of words) {
    const at = claim.tokens.findIndex(
      (token) => (token.kind === "word" || token.kind === "number") && sameRoot(token, word),
    );
    if (at < 0) return null;
    matched.push(at);
  }
  return matched;
}

/** Whether the claim denies in words that are no cues: "renewal has to be cancelled". */
function softens(claim: PolarText, matched: readonly number[]): boolean {
  return claim.tokens.some((token, i) => {
    if (matched.includes(i)) return false;
    return token.kind === "word" || token.kind === "function" ? DENIALS.has(token.key) : DENIALS_ZH.test(token.text);
  });
}
