import { NO_NAMES } from "../facts/lexicon/name-words";
import { bearsCapital, nameKey } from "../facts/names-en";
import { isContent, type Token } from "../facts/tokens";
import type { Span } from "../model/span";
import { type Alignment, align } from "./align";

/** A claim's tokens beside those of a passage. Offsets are those of each text. */
export interface Beside {
  claim: string;
  passage: string;
  a: readonly Token[];
  s: readonly Token[];
  alignment: Alignment;
}

export const besides = (claim: string, a: readonly Token[], passage: string, s: readonly Token[]): Beside => ({
  claim,
  passage,
  a,
  s,
  alignment: align(a, s),
});

/** Tokens of a range: first and last; null where none stands in it. */
export function tokensIn(tokens: readonly Token[], span: Span): { first: number; last: number } | null {
  let first = -1;
  let last = -1;
  tokens.forEach((token, i) => {
    if (token.end <= span.start || token.start >= span.end) return;
    if (first < 0) first = i;
    last = i;
  });
  return first < 0 ? null : { first, last };
}

/** Share of the claim's content outside of a range that is aligned, and how many tokens that are. */
export function coverage(
  { a, alignment }: Beside,
  without: { first: number; last: number },
): { share: number; count: number } {
  let total = 0;
  let hit = 0;
  a.forEach((token, i) => {
    if ((i >= without.first && i <= without.last) || !isContent(token)) return;
    total++;
    if ((alignment.partner[i] as number) >= 0) hit++;
  });
  return { share: total > 0 ? hit / total : 0, count: hit };
}

/** Content tokens on each side within which the slot's surroundings must be aligned. */
const AROUND = 6;

/** Aligned content within six tokens of a range whose partners stand near one another. */
export function anchored({ a, alignment }: Beside, range: { first: number; last: number }): number {
  let count = 0;
  const near = (i: number) =>
    i >= 0 && i < a.length && isContent(a[i] as Token) && (alignment.partner[i] as number) >= 0;
  for (let k = 1; k <= AROUND; k++) {
    if (near(range.first - k)) count++;
    if (near(range.last + k)) count++;
  }
  return count;
}

/** Longest run of words that may stand in a name's place. */
const LONGEST = 6;

/**
 * The tokens of the passage that stand where a name stands in the claim: between the partners of its neighbours, or, at
 * a sentence's edge (or, `oneSided`, where one neighbour has no partner), the run of capitals beside the one neighbour. Null where the places cannot be matched.
 */
export function slotOf(
  pair: Beside,
  range: { first: number; last: number },
  oneSided: boolean,
): { first: number; last: number } | null {
  const { a, s, alignment } = pair;
  const left = neighbour(a, range.first, -1);
  const right = neighbour(a, range.last, 1);
  const from = left < 0 ? -1 : (alignment.partner[left] as number);
  const to = right < 0 ? -1 : (alignment.partner[right] as number);
  if (from >= 0 && to >= 0) {
    if (to <= from + 1 || to - from - 1 > LONGEST) return null;
    return capitals(pair, from + 1, to - 1);
  }
  if (to >= 0 && (left < 0 || (oneSided && from < 0))) {
    // A comma between the two in the passage only where one is in the claim.
    let first = right - range.last > 1 ? edge(s, to, -1) + 1 : to;
    const until = first - 1;
    while (first > 0 && until - first < LONGEST && isNameToken(pair.passage, s, first - 1)) first--;
    return capitals(pair, first, until);
  }
  if (from >= 0 && (right < 0 || (oneSided && to < 0))) {
    let last = range.first - left > 1 ? edge(s, from, 1) - 1 : from;
    const since = last + 1;
    while (last + 1 < s.length && last - since < LONGEST && isNameToken(pair.passage, s, last + 1)) last++;
    return capitals(pair, since, last);
  }
  return null;
}

/** The next token past commas and brackets, which may be past the end. */
function edge(tokens: readonly Token[], at: number, by: 1 | -1): number {
  let i = at + by;
  while (tokens[i]?.kind === "mark" && ",()".includes((tokens[i] as Token).text)) i += by;
  return i;
}

/** The next token past commas and brackets; -1 at an edge of the sentence. */
function neighbour(tokens: readonly Token[], at: number, by: 1 | -1): number {
  const i = edge(tokens, at, by);
  const token = tokens[i];
  return !token || token.kind === "mark" ? -1 : i;
}

const isNameToken = (text: string, s: readonly Token[], i: number): boolean => {
  const token = s[i] as Token;
  if (token.kind === "mark") return false;
  return (
    bearsCapital(text.slice(token.start, token.end)) ||
    (token.kind === "function" && /^(?:of|de|van|von|the|al)$/.test(token.text) && i > 0)
  );
};

/** The words with capitals of a token range, from the first to the last; null where all are titles or none is there. */
function capitals({ passage, s }: Beside, first: number, last: number): { first: number; last: number } | null {
  const isName = (i: number): boolean => {
    const token = s[i] as Token;
    const raw = passage.slice(token.start, token.end);
    return token.kind === "word" && bearsCapital(raw) && !NO_NAMES.has(nameKey(raw));
  };
  let from = first;
  let to = last;
  while (from <= to && !isName(from)) from++;
  while (to >= from && !isName(to)) to--;
  if (from > to) return null;
  for (let i = from; i <= to; i++) if ((s[i] as Token).kind === "mark") return null;
  return { first: from, last: to };
}
