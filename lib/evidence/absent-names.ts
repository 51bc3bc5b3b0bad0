import { type EnglishName, isHeadline, type NameWord, readEnglishNames } from "../facts/names-en";
import { readPolarity } from "../facts/polarity";
import { speaksOfAll } from "../facts/sweeping";
import { readTokens, type Token } from "../facts/tokens";
import type { Span } from "../model/span";
import { missingWords, type NameIndex } from "./name-index";
import { anchored, besides, coverage, slotOf, tokensIn } from "./name-slot";
import { findNowhere, isCountry, isFollowed, isRival, type NamePair, type SourceShape, shapeOf } from "./names-nowhere";
import { passageHolding } from "./passage-at";
import { nearest, type Passage, type SourceIndex } from "./passages";
import { findSibling } from "./sibling-names";

/** A name of a claim that the cited sources do not hold. */
export interface AbsentName {
  /** Words of the claim's text. */
  at: Span;
  index: SourceIndex;
  /** The passage that says the same, or nearly so. */
  passage: Passage;
  /** The name that stands in its place; offsets of the source's text. */
  rival: Span | undefined;
}

const TITLED =
  /(?:\b(?:duke|duchess|earl|countess|marquess|king|queen|prince|princess|bishop|archbishop|baron|baroness|lord|lady)|\b[IVX]+) of $/i;

/** Passages that are held against the claim. */
const SEARCHED = 3;
/** Share of the claim's other words that a passage with a name in the same place must have. */
const SLOT_SHARE = 0.5;
/** Share from which one aligned neighbour is enough to find the place. */
const ONE_SIDED_SHARE = 0.6;
/** Aligned words beside the place. */
const SLOT_WORDS = 2;
const ONE_SIDED_WORDS = 3;

/**
 * Finds the English names of a claim that stand in no form in the cited sources and not in `known` (question, titles,
 * other sources), where a near passage names another in the same place, or names others while all else is nearly the same.
 */
export function findAbsentNames(
  claim: string,
  cited: readonly SourceIndex[],
  indexes: readonly NameIndex[],
  known: readonly NameIndex[],
  complete: boolean,
): AbsentName[] {
  const names = readEnglishNames(claim);
  if (names.length === 0) return [];
  const found: AbsentName[] = [];
  const headline = isHeadline(claim);
  const polarity = readPolarity(claim);
  const denied = polarity.cues[0] && polarity.tokens[polarity.cues[0].first]?.start;
  let pairs: NamePair[] | undefined;
  const shape = shapeOf(cited);
  for (const name of names) {
    // What is denied need not stand in the source; in an extract nothing of a denial is sure.
    if (denied !== undefined && (name.start > denied || !shape.long)) continue;
    // "Scope of coverage:" is a label.
    if (/^\**\s*[:：]/.test(claim.slice(name.end, name.end + 6))) continue;
    // The Duke of Sussex and Henry II of France go by their first names too.
    if (TITLED.test(claim.slice(Math.max(0, name.start - 24), name.start))) continue;
    const missing = missingWords(name, [...indexes, ...known]);
    if (missing.length === 0) continue;
    pairs ??= pairsOf(claim, cited);
    const absent = absentPart(name, missing);
    const hit =
      replaced(claim, name, missing, pairs, indexes) ??
      (complete && !headline ? sibling(name, missing, cited) : null) ??
      (complete && absent && !headline ? nowhere(claim, name, pairs, indexes, shape) : null);
    // "All plans include backups": so does the Basic plan.
    if (hit && !(opensClaim(claim, name) && speaksOfAll(hit.passage.text))) found.push(hit);
  }
  return found;
}

/** Whether a name is the claim's subject: nothing but an article or a mark stands before it. */
const opensClaim = (claim: string, name: EnglishName): boolean =>
  /^[\s"“(*•-]*(?:the |our |your |an? )?$/i.test(claim.slice(0, name.start));

function pairsOf(claim: string, cited: readonly SourceIndex[]): NamePair[] {
  const a: readonly Token[] = readTokens(claim);
  return nearest(claim, [...cited], SEARCHED).map(({ passage, index }) => ({
    beside: besides(claim, a, passage.text, readTokens(passage.text)),
    passage,
    index,
  }));
}

/**
 * The part of a name that is absent, as a range: all of it, or, where its words are partly there, the absent ones if they
 * stand together and are not a given name beside a known surname, or a surname beside a known given name.
 */
function absentPart(name: EnglishName, missing: readonly NameWord[]): Span | null {
  if (missing.length === name.words.length) return { start: name.start, end: name.end };
  return null;
}

/** A name in whose place a near passage has another. */
function replaced(
  claim: string,
  name: EnglishName,
  missing: readonly NameWord[],
  pairs: readonly NamePair[],
  indexes: readonly NameIndex[],
): AbsentName | null {
  const first = missing[0] as NameWord;
  const last = missing[missing.length - 1] as NameWord;
  const whole = missing.length === name.words.length;
  const at = whole ? { start: name.start, end: name.end } : { start: first.start, end: last.end };
  for (const { beside, passage, index } of pairs) {
    const range = tokensIn(beside.a, at);
    if (!range) continue;
    const near = coverage(beside, range);
    if (near.share < SLOT_SHARE || anchored(beside, range) < SLOT_WORDS) continue;
    const slot = slotOf(beside, range, near.share >= ONE_SIDED_SHARE && near.count >= ONE_SIDED_WORDS);
    if (!slot) continue;
    const rival = {
      start: (beside.s[slot.first] as Token).start,
      end: (beside.s[slot.last] as Token).end,
    };
    const words = readEnglishNames(` ${passage.text.slice(rival.start, rival.end)}`).flatMap((n) => n.words);
    if (!isRival(claim, name, words) || !sameKind(missing, words)) continue;
    if (name.opens && !name.text.includes(" ") && !isSureOpener(claim, name, words, near, indexes)) continue;
    // A given name that stands elsewhere belongs to the name all the same.
    const shares = name.words.some((own) => words.some((word) => word.key === own.key));
    return {
      at: shares ? at : { start: name.start, end: name.end },
      index,
      passage,
      rival: { start: passage.start + rival.start, end: passage.start + rival.end },
    };
  }
  return null;
}

/** A country and a city do not compete: the one may lie in the other. */
const sameKind = (a: readonly NameWord[], b: readonly NameWord[]): boolean => isCountry(a) === isCountry(b);

/** Share of the claim's other words that is as good as all. */
const SAME_SHARE = 0.9;
const SAME_WORDS = 4;

/**
 * One word at the start of a sentence: a name where it possesses something, or where a verb or a comma follows and either
 * the source bears the rival as a name or all else is the same.
 */
function isSureOpener(
  claim: string,
  name: EnglishName,
  rival: readonly NameWord[],
  near: { share: number; count: number },
  indexes: readonly NameIndex[],
): boolean {
  const after = claim.slice(name.end, name.end + 3);
  const same = near.share >= SAME_SHARE && near.count >= SAME_WORDS;
  if (/^['’]s /.test(after)) return true;
  if (!isFollowed(claim, name) && !(same && after.startsWith(", "))) return false;
  return same || rival.some((word) => indexes.some((index) => index.inner.has(word.key)));
}

/** A full name that stands nowhere while a near passage says nearly the same. */
function nowhere(
  claim: string,
  name: EnglishName,
  pairs: readonly NamePair[],
  indexes: readonly NameIndex[],
  shape: SourceShape,
): AbsentName | null {
  const found = findNowhere(claim, name, pairs, indexes, shape);
  if (!found) return null;
  const { pair, rival } = found;
  const { passage, index } = pair;
  return {
    at: { start: name.start, end: name.end },
    index,
    passage,
    rival: rival && { start: passage.start + rival.start, end: passage.start + rival.end },
  };
}

/** A name of which one word stands nowhere, while a source has it with another word in that place. */
function sibling(name: EnglishName, missing: readonly NameWord[], cited: readonly SourceIndex[]): AbsentName | null {
  const found = findSibling(name, missing, cited);
  const passage = found && passageHolding(found.index, found);
  if (!found || !passage) return null;
  const { index, start, end } = found;
  return { at: { start: name.start, end: name.end }, index, passage, rival: { start, end } };
}
