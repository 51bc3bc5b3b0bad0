import { STATING_EN } from "../facts/lexicon/subject-heads";
import { countryForms, readCountries } from "../facts/name-forms";
import { type EnglishName, type NameWord, readEnglishNames } from "../facts/names-en";
import type { Span } from "../model/span";
import { IRREGULAR_FORMS } from "../text/irregular-forms";
import type { NameIndex } from "./name-index";
import { type Beside, coverage, tokensIn } from "./name-slot";
import type { Passage, SourceIndex } from "./passages";

/** A passage beside a claim. */
export interface NamePair {
  beside: Beside;
  passage: Passage;
  index: SourceIndex;
}

/** The passage that says nearly the same without a name, and the name that competes with it, where it is one alone. */
export interface Nowhere {
  pair: NamePair;
  /** Offsets of the passage's text. */
  rival: Span | undefined;
}

/** What is known of the cited sources together. */
export interface SourceShape {
  /** Whether they are longer than an extract: a short one may leave out the title that names its subject. */
  long: boolean;
  /** Whether they are a talk whose lines begin with the speakers' names: nobody is named by a title elsewhere. */
  dialogue: boolean;
}

/** Passages below which a source is an extract. */
const EXTRACT = 4;
/** Sentences that begin with a speaker's name from which a text is a talk, and their share of all. */
const SPEECHES = 3;
const SPEECH_SHARE = 0.3;

/** The shape of the sources that a claim is held against. */
export function shapeOf(cited: readonly SourceIndex[]): SourceShape {
  const passages = cited.reduce((sum, { passages }) => sum + passages.length, 0);
  return { long: passages >= EXTRACT, dialogue: cited.some(isDialogue) };
}

function isDialogue({ passages }: SourceIndex): boolean {
  const speeches = passages.filter(({ text }) => /^[A-Z][\p{L} .'’-]{1,28}: /u.test(text)).length;
  return speeches >= SPEECHES && speeches >= SPEECH_SHARE * passages.length;
}

/** Share of the claim's other words that a passage must have where it names others, … */
const NAMED_SHARE = 0.4;
/** … where the source is an extract or the name opens the sentence, … */
const CAREFUL_SHARE = 0.5;
/** … where its nearest passage names nobody else, … */
const ALONE_SHARE = 0.75;
const ALONE_WORDS = 4;
/** … and aligned words that this must rest on. */
const WORDS = 2;
const CAREFUL_WORDS = 3;

/** Tokens from the start within which a name is the sentence's subject. */
const SUBJECT_WITHIN = 2;

/** Words with which a sentence about another begins, that its passage does not name. */
const POINTING =
  /^[\s"“(*-]*(?:he|she|it|they|his|her|hers|its|their|the|this|that|these|those|a|an|born|set|directed|written|in|on|at|during|after|before|from|as|by|for|with)\b/i;

/** Words before a name by which the claim says that it is not there. */
const APART =
  /\b(?:outside(?: of)?|far(?: away)? from|other than|except(?: for)?|unlike|instead of|rather than|without|not) (?:the )?$/i;

/**
 * Where a claim has a name of which the sources hold no word, though a passage says nearly the same: the passage names
 * others, or all of the claim's other words are its own. Null where the name may live in a title, or opens a sentence by chance.
 */
export function findNowhere(
  claim: string,
  name: EnglishName,
  pairs: readonly NamePair[],
  indexes: readonly NameIndex[],
  shape: SourceShape,
): Nowhere | null {
  if (APART.test(claim.slice(Math.max(0, name.start - 24), name.start))) return null;
  if (isCountry(name.words) && readCountries(claim).some(({ start, end }) => start < name.end && name.start < end))
    return otherCountry(claim, name, pairs);
  const several = name.words.length > 1;
  // "CLICK HERE" names nobody; one word that opens a sentence does where a verb follows.
  if (name.opens && (several ? !/[a-z]/.test(name.text) : !isFollowed(claim, name))) return null;
  for (const pair of pairs) {
    const range = tokensIn(pair.beside.a, name);
    if (!range) continue;
    const near = coverage(pair.beside, range);
    const rivals = rivalsIn(claim, name, pair.passage.text).filter((other) => !isCode(name) || isCode(other));
    const subject = range.first <= SUBJECT_WITHIN;
    if (!shape.long) {
      if (near.share < CAREFUL_SHARE || rivals.length === 0 || isPointing(pair)) continue;
      if (near.count < (subject ? CAREFUL_WORDS : WORDS)) continue;
      // "Hedda's premiere" may be of a play that the title names.
      if (subject && (/^['’]/.test(claim.slice(name.end)) || !opensWithName(pair.passage.text, indexes))) continue;
    } else if (name.opens) {
      if (near.share < CAREFUL_SHARE || near.count < CAREFUL_WORDS) continue;
      if (several ? rivals.length === 0 && near.share < ALONE_SHARE : !rivals.some(opensSentence)) continue;
    } else {
      const alone = !isCode(name) && near.share >= ALONE_SHARE && near.count >= ALONE_WORDS;
      const named = near.share >= NAMED_SHARE && near.count >= WORDS && (rivals.length > 0 || shape.dialogue);
      if (!alone && !named) continue;
      if (subject && isPointing(pair)) continue;
    }
    return { pair, rival: undefined };
  }
  return null;
}

/** Whether the passage leaves its own subject to another sentence: it begins with "it" or "the", and not with words of the claim. */
function isPointing({ beside, passage }: NamePair): boolean {
  if (!POINTING.test(passage.text.slice(0, 30))) return false;
  const opening = beside.alignment.partner.filter((j) => j === 0 || j === 1).length;
  return opening === 0;
}

/** Irregular forms that are not the base: "wrote", "bought". */
const PAST = new Set(IRREGULAR_FORMS.flatMap((line) => line.split(" ").slice(1)));
/** Verbs that follow a subject; "Presence of" has none. */
const STATES = new Set(STATING_EN.filter((word) => word !== "of" && word !== "at"));

/** Whether a verb follows a name. */
export function isFollowed(claim: string, name: Span): boolean {
  const next =
    /^(?:['’]s)?\s+(?:(?:also|later|then|now|first|still) )?([a-z]+)/.exec(claim.slice(name.end, name.end + 40))?.[1] ??
    "";
  return STATES.has(next) || PAST.has(next) || (/(?:[^s]s|ed)$/.test(next) && next !== "this" && next !== "his");
}

/** Names of a passage that may compete with a claim's name: not at its start, none of the claim's, none that begins like it. */
function rivalsIn(claim: string, name: EnglishName, passage: string): EnglishName[] {
  return readEnglishNames(passage).filter(
    (other) => (!other.opens || isFollowed(passage, other)) && isRival(claim, name, other.words),
  );
}

/** Whether other names may compete: none of their words stands in the claim or begins like one of the name. */
export function isRival(claim: string, name: EnglishName, words: readonly NameWord[]): boolean {
  const lower = claim.toLowerCase();
  // Mel B may be Brown.
  const initials = name.text.match(/\b\p{Lu}(?=\.|\s|$)/gu) ?? [];
  return (
    words.length > 0 &&
    words.some((word) => !lower.includes(word.key)) &&
    !words.some((word) => name.words.some((own) => own.key.slice(0, 4) === word.key.slice(0, 4))) &&
    !words.some((word) => initials.some((initial) => initial.toLowerCase() === word.key[0]))
  );
}

export const isCountry = (words: readonly NameWord[]): boolean =>
  countryForms(words.map((w) => w.key).join(" ")) !== undefined || countryForms(words.at(-1)?.key ?? "") !== undefined;

/** Share of the claim's other words that a passage with another country must have. */
const COUNTRY_SHARE = 0.6;

/** The one country that a passage has in place of the claim's: a country is added or left out at will ("Texas, USA"). */
function otherCountry(claim: string, name: EnglishName, pairs: readonly NamePair[]): Nowhere | null {
  const own = readCountries(claim);
  for (const pair of pairs) {
    const range = tokensIn(pair.beside.a, name);
    if (!range || coverage(pair.beside, range).share < COUNTRY_SHARE) continue;
    const others = readCountries(pair.passage.text).filter(
      ({ forms }) => !own.some((country) => country.forms === forms),
    );
    const [first] = others;
    if (first && others.every(({ forms }) => forms === first.forms)) return { pair, rival: first };
  }
  return null;
}

/** An abbreviation stands for words that the source may spell out; only another one competes with it. */
const isCode = ({ words }: EnglishName): boolean =>
  words.length === 1 && /^[A-Z][A-Za-z0-9]{0,4}[A-Z]s?$/.test(words[0]?.raw ?? "");

const opensSentence = (name: EnglishName): boolean => name.start < OPENING;

/** UTF-16 units within which a passage's first name is its subject. */
const OPENING = 12;

function opensWithName(text: string, indexes: readonly NameIndex[]): boolean {
  const first = readEnglishNames(text)[0];
  return (
    first !== undefined &&
    first.start < OPENING &&
    (first.text.includes(" ") ||
      isFollowed(text, first) ||
      first.words.some((word) => indexes.some((index) => index.inner.has(word.key))))
  );
}
