import { STATING_EN } from "../facts/lexicon/subject-heads";
import { countryForms } from "../facts/name-forms";
import { type EnglishName, isHeadline, type NameWord, readEnglishNames } from "../facts/names-en";
import { readTokens, type Token } from "../facts/tokens";
import type { Span } from "../model/span";
import { missingWords, type NameIndex } from "./name-index";
import { anchored, type Beside, besides, coverage, slotOf, tokensIn } from "./name-slot";
import { nearest, type Passage, type SourceIndex } from "./passages";

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

const STATES = new Set(STATING_EN);

/** Passages that are held against the claim. */
const SEARCHED = 3;
/** Share of the claim's other words that a passage with a name in the same place must have. */
const SLOT_SHARE = 0.5;
/** Share from which one aligned neighbour is enough to find the place. */
const ONE_SIDED_SHARE = 0.6;
/** Aligned words beside the place. */
const SLOT_WORDS = 2;
/** Share of the claim's other words that a passage must have where no name stands in the very place. */
const NEAR_SHARE = 0.5;
const NEAR_WORDS = 3;
/** Passages below which a source is an extract: the name may live in a title that did not come with it. */
const EXTRACT = 4;

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
  let pairs: { beside: Beside; passage: Passage; index: SourceIndex }[] | undefined;
  const long = cited.reduce((sum, index) => sum + index.passages.length, 0) >= EXTRACT;
  for (const name of names) {
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
      (complete && absent && !headline ? unnamed(claim, name, absent, pairs, indexes, long) : null);
    if (hit) found.push(hit);
  }
  return found;
}

function pairsOf(claim: string, cited: readonly SourceIndex[]) {
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
  pairs: readonly { beside: Beside; passage: Passage; index: SourceIndex }[],
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
    const slot = slotOf(beside, range, near.share >= ONE_SIDED_SHARE && near.count >= NEAR_WORDS);
    if (!slot) continue;
    const rival = {
      start: (beside.s[slot.first] as Token).start,
      end: (beside.s[slot.last] as Token).end,
    };
    const words = readEnglishNames(` ${passage.text.slice(rival.start, rival.end)}`).flatMap((n) => n.words);
    if (!isRival(claim, name, words) || !sameKind(missing, words)) continue;
    if (name.opens && !name.text.includes(" ") && !isSureOpener(claim, name, words, indexes)) continue;
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

/** Whether other names may compete: none of their words stands in the claim or begins like one of the name. */
function isRival(claim: string, name: EnglishName, words: readonly NameWord[]): boolean {
  const lower = claim.toLowerCase();
  return (
    words.length > 0 &&
    words.some((word) => !lower.includes(word.key)) &&
    !words.some((word) => name.words.some((own) => own.key.slice(0, 4) === word.key.slice(0, 4)))
  );
}

/** A country and a city do not compete: the one may lie in the other. */
const sameKind = (a: readonly NameWord[], b: readonly NameWord[]): boolean => isCountry(a) === isCountry(b);
const isCountry = (words: readonly NameWord[]): boolean =>
  countryForms(words.map((w) => w.key).join(" ")) !== undefined || countryForms(words.at(-1)?.key ?? "") !== undefined;

/** One word at the start of a sentence: a name where a verb follows it and the source bears the rival as a name. */
function isSureOpener(
  claim: string,
  name: EnglishName,
  rival: readonly NameWord[],
  indexes: readonly NameIndex[],
): boolean {
  const next = /^\s+([a-z]+)/.exec(claim.slice(name.end, name.end + 30))?.[1] ?? "";
  return (
    (STATES.has(next) || /(?:s|ed)$/.test(next)) &&
    rival.some((word) => indexes.some((index) => index.inner.has(word.key)))
  );
}

function opensWithName(text: string, indexes: readonly NameIndex[]): boolean {
  const first = readEnglishNames(text)[0];
  return (
    first !== undefined &&
    first.start < OPENING &&
    (first.text.includes(" ") || first.words.some((word) => indexes.some((index) => index.inner.has(word.key))))
  );
}
/** UTF-16 units within which a passage's first name is its subject. */
const OPENING = 12;

/** Tokens from the start within which a name is the sentence's subject. */
const SUBJECT_WITHIN = 2;
/** Words with which a sentence about another begins, that its passage does not name. */
const POINTING =
  /^[\s"“(*-]*(?:he|she|it|they|his|her|hers|its|their|the|this|that|these|those|a|an|born|set|directed|written|in|on|at|during|after|before|from|as|by|for|with)\b/i;

/** A full name that stands nowhere while a near passage with nearly the same words names others. */
function unnamed(
  claim: string,
  name: EnglishName,
  at: Span,
  pairs: readonly { beside: Beside; passage: Passage; index: SourceIndex }[],
  indexes: readonly NameIndex[],
  long: boolean,
): AbsentName | null {
  // A country is added or left out at will ("Texas, USA").
  if ((name.opens && !name.text.includes(" ")) || isCountry(name.words)) return null;
  for (const { beside, passage, index } of pairs) {
    const range = tokensIn(beside.a, at);
    if (!range) continue;
    const near = coverage(beside, range);
    if (near.share < NEAR_SHARE || near.count < NEAR_WORDS) continue;
    if ((range.first <= SUBJECT_WITHIN || !long) && POINTING.test(passage.text.slice(0, 30))) continue;
    const rivals = readEnglishNames(passage.text).filter((n) => !n.opens && isRival(claim, name, n.words));
    if (rivals.length === 0) continue;
    // The claim's subject may be the title's, or the source's own name: the passage must name a subject too.
    if (range.first <= SUBJECT_WITHIN && !opensWithName(passage.text, indexes)) continue;
    return { at, index, passage, rival: undefined };
  }
  return null;
}
