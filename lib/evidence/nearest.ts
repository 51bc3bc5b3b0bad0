import type { Span } from "../model/span";
import { type Near, type Passage, readingOf, type SourceIndex } from "./passages";
import { readTerms, type Term } from "./terms";

/** What the words of the context count beside those of the passage: they name the subject, they do not state the value. */
const CONTEXT_SHARE = 0.5;
/** Passages whose context is looked at, by the score of their own words. */
const CANDIDATES = 200;

/** Where each term stands: `postings[starts[id] … starts[id + 1]]` are passage numbers in ascending order. */
interface TermIndex {
  ids: Map<Term, number>;
  starts: Uint32Array;
  postings: Uint32Array;
  /** Terms of headings, lead-ins and headers, by their offset. */
  contexts: Map<number, ReadonlySet<Term>>;
}

/** Term indexes live as long as the passages, or the aliases of the source, that they were made of. */
const indexes = new WeakMap<object, TermIndex>();

function termIndex(index: SourceIndex): TermIndex {
  const known = indexes.get(readingOf(index));
  if (known) return known;
  const ids = new Map<Term, number>();
  const counts: number[] = [];
  const seenIn: number[] = [];
  const flat: number[] = [];
  const ends: number[] = [];
  for (const passage of index.passages) {
    readWith(index, passage, (term) => {
      let id = ids.get(term);
      if (id === undefined) {
        id = ids.size;
        ids.set(term, id);
        counts.push(0);
        seenIn.push(-1);
      }
      if (seenIn[id] === passage.index) return;
      seenIn[id] = passage.index;
      counts[id] = (counts[id] as number) + 1;
      flat.push(id);
    });
    ends.push(flat.length);
  }
  const starts = new Uint32Array(ids.size + 1);
  for (let id = 0; id < ids.size; id++) starts[id + 1] = (starts[id] as number) + (counts[id] as number);
  const next = starts.slice();
  const postings = new Uint32Array(flat.length);
  let at = 0;
  for (let p = 0; p < ends.length; p++)
    for (; at < (ends[p] as number); at++) {
      const id = flat[at] as number;
      postings[next[id] as number] = p;
      next[id] = (next[id] as number) + 1;
    }
  const built = { ids, starts, postings, contexts: new Map<number, ReadonlySet<Term>>() };
  indexes.set(readingOf(index), built);
  return built;
}

/** The terms of a range of a source with the keys of the names that it has: "EP" is the Enterprise plan of another passage. */
function readWith({ source: { text }, aliases }: SourceIndex, span: Span, found: (term: Term) => void): void {
  readTerms(text, span, found);
  for (const { key } of aliases?.find(text.slice(span.start, span.end)) ?? []) found(key);
}

/** Names of a claim that stand in a source under any of their names: the numbers of their words among the claim's terms. */
const namesIn = (claim: string, { aliases }: SourceIndex, terms: readonly Term[]): { key: Term; words: number[] }[] =>
  (aliases?.find(claim) ?? []).map(({ key, start, end }) => {
    const own = termsOf(claim, { start, end });
    return { key, words: terms.flatMap((term, t) => (own.has(term) ? [t] : [])) };
  });

function termsOf(text: string, span: Span = { start: 0, end: text.length }): Set<Term> {
  const terms = new Set<Term>();
  readTerms(text, span, (term) => terms.add(term));
  return terms;
}

/**
 * The passages nearest to a claim, best first: those that cover the largest share of its content words (stems, numbers, Chinese
 * character pairs), each weighed by its rarity among all passages: ln(1 + N / (1 + df)). Words that only the passage's headings,
 * lead-in, table header or source title have count by half. Equal scores keep the order of the sources, then of the text.
 * Passages that share no word with the claim are never returned, so the list may be empty.
 */
export function nearest(claimText: string, sources: SourceIndex[], limit = 3): Near[] {
  const [first] = sources;
  if (!first || limit <= 0) return [];
  if (limit > KEPT) return search(claimText, sources, limit);
  const known = kept.get(first) ?? new Map<string, Kept[]>();
  kept.set(first, known);
  const same = known.get(claimText) ?? [];
  let found = same.find((k) => k.sources.length === sources.length && k.sources.every((s, i) => s === sources[i]));
  if (!found) {
    found = { sources: [...sources], near: search(claimText, sources, KEPT) };
    known.set(claimText, [...same, found]);
  }
  return found.near.slice(0, limit).map((near) => ({ ...near }));
}

/** Several rules ask for the neighbours of one claim, or of one value after the other in it: up to this many are kept. */
const KEPT = 8;
interface Kept {
  sources: readonly SourceIndex[];
  near: Near[];
}
/** By the first source, which lives as long as one check. */
const kept = new WeakMap<SourceIndex, Map<string, Kept[]>>();

/** The passage nearest to a text, with the next best and how far it is behind: 0 where both are as near. */
export interface Nearest {
  best: Near;
  runnerUp: Near | undefined;
  /** Difference of the two scores; the best's own score where there is no other. */
  margin: number;
}

/** The nearest passage, or undefined, which says that none is near: the best one covers less than `least` of the text's words. */
export function nearestOne(text: string, sources: SourceIndex[], least: number): Nearest | undefined {
  const [best, runnerUp] = nearest(text, sources, 2);
  if (!best || best.score < least) return undefined;
  return { best, runnerUp, margin: best.score - (runnerUp?.score ?? 0) };
}

function search(claimText: string, sources: SourceIndex[], limit: number): Near[] {
  const terms = [...termsOf(claimText)];
  if (terms.length === 0 || limit <= 0) return [];
  const built = sources.map((index) => termIndex(index));
  let total = 0;
  for (const { passages } of sources) total += passages.length;
  const weights = terms.map((term) => {
    let df = 0;
    for (const { ids, starts } of built) {
      const id = ids.get(term);
      if (id !== undefined) df += (starts[id + 1] as number) - (starts[id] as number);
    }
    return Math.log(1 + total / (1 + df));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  const found: (Near & { order: number })[] = [];
  sources.forEach((index, order) => {
    const { ids, starts, postings, contexts } = built[order] as TermIndex;
    const own = new Float64Array(index.passages.length);
    const touched: number[] = [];
    terms.forEach((term, t) => {
      const id = ids.get(term);
      if (id === undefined) return;
      for (let at = starts[id] as number; at < (starts[id + 1] as number); at++) {
        const p = postings[at] as number;
        if (own[p] === 0) touched.push(p);
        own[p] = (own[p] as number) + (weights[t] as number);
      }
    });
    const names = namesIn(claimText, index, terms);
    const place = built[order] as TermIndex;
    for (const { key, words } of names) {
      const id = ids.get(key);
      for (
        let at = id === undefined ? 0 : (starts[id] as number);
        id !== undefined && at < (starts[id + 1] as number);
        at++
      ) {
        const p = postings[at] as number;
        const unsaid = words.filter((t) => !stands(terms[t] as Term, p, place));
        if (own[p] === 0 && unsaid.length > 0) touched.push(p);
        for (const t of unsaid) own[p] = (own[p] as number) + (weights[t] as number);
      }
    }
    const title = index.source.title ? termsOf(index.source.title) : undefined;
    for (const p of strongest(touched, own, Math.max(CANDIDATES, limit))) {
      const passage = index.passages[p] as Passage;
      const around = passage.context.map((span) => {
        let known = contexts.get(span.start);
        if (!known) {
          const set = new Set<Term>();
          readWith(index, span, (term) => set.add(term));
          known = set;
          contexts.set(span.start, known);
        }
        return known;
      });
      if (title) around.push(title);
      let score = own[p] as number;
      if (around.length > 0)
        terms.forEach((term, t) => {
          const keys = names.flatMap((name) => (name.words.includes(t) ? [name.key] : []));
          const said = [term, ...keys].some((one) => stands(one, p, place));
          if (!said && [term, ...keys].some((one) => around.some((set) => set.has(one))))
            score += CONTEXT_SHARE * (weights[t] as number);
        });
      found.push({ passage, index, score: Math.min(1, score / whole), order });
    }
  });
  found.sort((a, b) => b.score - a.score || a.order - b.order || a.passage.start - b.passage.start);
  return found.slice(0, limit).map(({ passage, index, score }) => ({ passage, index, score }));
}

/**
 * Share 0..1 of a text's content words (stems, numbers, Chinese character pairs), each counted once, that stand anywhere in the
 * sources or their titles, in whatever passage; 0 where the text has none.
 */
export function heldShare(text: string, sources: readonly SourceIndex[]): number {
  const terms = termsOf(text);
  if (terms.size === 0) return 0;
  const built = sources.map((index) => termIndex(index).ids);
  const titles = sources.map(({ source }) => termsOf(source.title ?? ""));
  let held = 0;
  for (const term of terms) if (built.some((ids) => ids.has(term)) || titles.some((set) => set.has(term))) held++;
  return held / terms.size;
}

/** The `count` passages with the highest scores, best first, then in text order. Only these are sorted: many share a common word. */
function strongest(touched: number[], own: Float64Array, count: number): number[] {
  const byScore = (a: number, b: number) => (own[b] as number) - (own[a] as number) || a - b;
  if (touched.length <= count) return touched.sort(byScore);
  const scores = Float64Array.from(touched, (p) => own[p] as number).sort();
  const least = scores[scores.length - count] as number;
  const above = touched.filter((p) => (own[p] as number) > least);
  const level = touched.filter((p) => own[p] === least).sort((a, b) => a - b);
  return [...above.sort(byScore), ...level.slice(0, count - above.length)];
}

/** Whether the passage itself has the term: its number is looked up among the term's postings. */
function stands(term: Term, passage: number, { ids, starts, postings }: TermIndex): boolean {
  const id = ids.get(term);
  if (id === undefined) return false;
  let low = starts[id] as number;
  let high = starts[id + 1] as number;
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((postings[mid] as number) < passage) low = mid + 1;
    else high = mid;
  }
  return low < (starts[id + 1] as number) && postings[low] === passage;
}
