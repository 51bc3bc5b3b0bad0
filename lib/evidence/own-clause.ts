import { CONDITIONS_EN } from "../facts/lexicon/cues-en";
import { CONDITIONS_ZH } from "../facts/lexicon/cues-zh";
import { OPPOSITES } from "../facts/opposites";
import { type PolarText, readPolarity } from "../facts/polarity";
import { isContent, opensWith, type Token } from "../facts/tokens";
import type { Span } from "../model/span";
import type { TokenRange } from "./aligned";

/**
 * The clause of a passage that speaks of the claim's subject, where the passage says one thing of one subject and the reverse of
 * another: of "breakfast is included; parking is not" the second for "parking is included".
 */
export interface OwnClause {
  /** The passage with its other clauses blanked out; words that the clause leaves to be understood stand behind its end. */
  text: PolarText;
  /** The clause in the passage's text: tokens behind it are those words. */
  clause: Span;
}

const PARTING_MARKS = new Set([";", ",", ".", "。", "、"]);
const PARTING_WORDS = new Set(["but", "while", "whereas", "however", "though", "although"]);
const AUXILIARIES = new Set(
  "am is are was were be can could may might must shall should will would do does did has have had".split(" "),
);
const CONDITIONS = new Set([...CONDITIONS_EN.filter((word) => word !== "should"), "except", "only"]);
const CONDITIONS_HAN = [...CONDITIONS_ZH, "除", "只"];
/** Clauses that are looked at; a longer sentence tells a story. */
const MOST = 4;
/** Content words before the verb that still are a subject. */
const LONGEST_SUBJECT = 4;
/** Characters that stand for a Chinese subject. */
const SUBJECT_HAN = 2;
/** Characters of a Chinese verb whose object is left to be understood. */
const SHORT_VERB = 2;
/** Share of what the claim says of its subject that the clause must say too, else words are left to be understood. */
const SAID = 0.5;

/** Null where the passage has but one clause, does not contrast two, sets a condition, or names the claim's subject twice or never. */
export function ownClause(claim: PolarText, passage: PolarText): OwnClause | null {
  if (passage.cues.length > 2 || isConditional(passage)) return null;
  const clauses = clausesOf(passage);
  if (clauses.length < 2 || clauses.length > MOST || clausesOf(claim).length !== 1) return null;
  // A word of direction is no subject: of "revenue fell" against "revenue rose while costs fell" it is "revenue" alone.
  const turned = turnedIn(claim, passage);
  if (passage.cues.length === 0 && turned.claim.size === 0) return null;
  const subject = subjectOf(claim, turned.claim);
  if (subject.length === 0) return null;
  const named =
    turned.claim.size > 0 && claim.cues.length === 0
      ? namedBefore(claim, passage, clauses, turned)
      : clauses.filter((clause) => subject.every((key) => holds(passage, clause, key)));
  const own = named[0];
  if (!own || named.length > 1) return null;
  const turns = [...turned.claim, ...turned.passage];
  const rival = clauses.find(
    (clause) =>
      clause !== own &&
      (denials(passage, clause) !== denials(passage, own) || turns.some((key) => holds(passage, clause, key))),
  );
  if (!rival) return null;
  const said = contentKeys(claim, { first: 0, last: claim.tokens.length - 1 }).filter((key) => !subject.includes(key));
  const unsaid = said.filter((key) => !turned.claim.has(key) && !holds(passage, own, key));
  if (said.length === 0) return null;
  if (turns.length === 0 && !said.some((key) => holds(passage, rival, key))) return null;
  const understood = endsOpen(passage, own) ? wordsOf(passage, rival, unsaid) : "";
  if (understood === "" && unsaid.length > said.length * SAID) return null;
  const start = (passage.tokens[own.first] as Token).start;
  const end = (passage.tokens[own.last] as Token).end;
  const { text } = passage;
  const masked = `${" ".repeat(start)}${text.slice(start, end)}${" ".repeat(text.length - end)}`;
  return { text: readPolarity(understood === "" ? masked : `${masked} ${understood}`), clause: { start, end } };
}

/** Keys of words that turn a statement: the claim's ("fell") and their opposites in the passage ("rose"). */
interface Turned {
  claim: ReadonlySet<string>;
  passage: ReadonlySet<string>;
}

function turnedIn({ tokens }: PolarText, passage: PolarText): Turned {
  const claim = new Set<string>();
  const theirs = new Set<string>();
  for (const { key } of tokens) {
    const opposites = OPPOSITES.of(key);
    for (const other of passage.tokens) if (opposites?.has(other.key)) theirs.add(other.key) && claim.add(key);
  }
  const words = OPPOSITES.find(passage.tokens);
  const keysIn = (text: readonly Token[], { first, last }: TokenRange) =>
    text.slice(first, last + 1).flatMap(({ key, kind }) => (kind === "cue" ? [] : [key]));
  for (const word of OPPOSITES.find(tokens)) {
    for (const other of words) {
      if (!word.opposites.has(other.word)) continue;
      for (const key of keysIn(tokens, word)) claim.add(key);
      for (const key of keysIn(passage.tokens, other)) theirs.add(key);
    }
  }
  return { claim, passage: theirs };
}

/**
 * The clauses that name what stands before the claim's turning word: words, or pairs of characters, that one clause alone has.
 * Where two have some of them each, none is sure to be the claim's, unless the first clause has but its opening, which holds for
 * the other too: 2023年公司 in 2023年公司营收下降，净利润增长.
 */
function namedBefore(
  claim: PolarText,
  passage: PolarText,
  clauses: readonly TokenRange[],
  turned: Turned,
): TokenRange[] {
  const opens = claim.tokens.findIndex(isContent);
  const at = claim.tokens.findIndex(({ key }, i) => i > opens && turned.claim.has(key));
  const content = claim.tokens.slice(0, at).filter(isContent);
  const named: TokenRange[] = [];
  const alone: string[] = [];
  for (const [i, token] of content.entries()) {
    const pair = token.kind === "han" ? content[i + 1] : undefined;
    if (token.kind === "han" && pair?.start !== token.end) continue;
    const having = clauses.filter((clause) => holdsRun(passage, clause, pair ? [token.key, pair.key] : [token.key]));
    const [only] = having;
    if (!only || having.length !== 1) continue;
    named.push(only);
    if (only === clauses[0]) alone.push(token.key, ...(pair ? [pair.key] : []));
  }
  const distinct = [...new Set(named)];
  const [first, other] = distinct;
  const topic =
    distinct.length === 2 &&
    first === clauses[0] &&
    first !== undefined &&
    other !== undefined &&
    named.lastIndexOf(first) < named.indexOf(other);
  return topic && first && other && leavesOff(passage, first, alone, claim) ? [other] : distinct;
}

/** Whether a word of the clause's own follows what it alone has of the claim: 营收 behind 2023年公司. */
function leavesOff(
  { tokens }: PolarText,
  { first, last }: TokenRange,
  alone: readonly string[],
  claim: PolarText,
): boolean {
  const content = tokens.slice(first, last + 1).filter(isContent);
  const end = content.findLastIndex(({ key }) => alone.includes(key));
  const next = content[end + 1];
  return next !== undefined && claim.tokens.every(({ key }) => key !== next.key);
}

const holdsRun = ({ tokens }: PolarText, { first, last }: TokenRange, keys: readonly string[]): boolean => {
  for (let i = first; i + keys.length - 1 <= last; i++)
    if (keys.every((key, k) => tokens[i + k]?.key === key)) return true;
  return false;
};

/** The clauses of a claim, each as a text of its own with the claim's offsets; none where it has but one. */
export function claimClauses(claim: PolarText): PolarText[] {
  const clauses = clausesOf(claim);
  if (clauses.length < 2 || clauses.length > MOST || isConditional(claim)) return [];
  const { text } = claim;
  return clauses.map(({ first, last }) => {
    const start = (claim.tokens[first] as Token).start;
    const { end } = claim.tokens[last] as Token;
    return readPolarity(`${" ".repeat(start)}${text.slice(start, end)}${" ".repeat(text.length - end)}`);
  });
}

function isConditional({ tokens }: PolarText): boolean {
  return tokens.some(({ text }, i) => CONDITIONS.has(text) || opensWith(tokens, i, CONDITIONS_HAN));
}

function clausesOf({ tokens }: PolarText): TokenRange[] {
  const clauses: TokenRange[] = [];
  let first = -1;
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i];
    const parts = !token || (token.kind === "mark" && PARTING_MARKS.has(token.text)) || PARTING_WORDS.has(token.text);
    if (!parts) {
      if (first < 0) first = i;
      continue;
    }
    if (first >= 0) clauses.push({ first, last: i - 1 });
    first = -1;
  }
  return clauses.filter((clause) => clause.last > clause.first);
}

/** Keys of the claim's subject: the content before its verb, or the first characters. */
function subjectOf({ tokens }: PolarText, turned: ReadonlySet<string>): string[] {
  const keys: string[] = [];
  for (const token of tokens) {
    if (turned.has(token.key) && keys.length > 0) return keys;
    if ((AUXILIARIES.has(token.text) || token.kind === "cue") && keys.length <= LONGEST_SUBJECT) return keys;
    if (!isContent(token)) continue;
    keys.push(token.key);
    if (token.kind === "han" && keys.length === SUBJECT_HAN) return keys;
  }
  return keys.slice(0, SUBJECT_HAN);
}

const contentKeys = ({ tokens }: PolarText, { first, last }: TokenRange): string[] =>
  tokens.slice(first, last + 1).flatMap((token) => (isContent(token) ? [token.key] : []));

const holds = ({ tokens }: PolarText, { first, last }: TokenRange, key: string): boolean =>
  tokens.slice(first, last + 1).some((token) => token.key === key);

/** Whether a clause denies: 1 where an odd number of cues stands in it. */
const denials = ({ cues }: PolarText, { first, last }: TokenRange): number =>
  cues.filter((cue) => first <= cue.first && cue.last <= last).length % 2;

/** Whether a clause ends with its auxiliary, its negator or a negator and a short verb: "parking is", "suites may not", 则不含. */
const endsOpen = ({ tokens, cues }: PolarText, { last }: TokenRange): boolean =>
  AUXILIARIES.has((tokens[last] as Token).text) ||
  cues.some(
    (cue) => cue.last === last || (tokens[last]?.kind === "han" && last - cue.last <= SHORT_VERB && cue.last < last),
  );

/** The words of a clause that bear one of the keys, as they stand there. */
const wordsOf = ({ tokens }: PolarText, { first, last }: TokenRange, keys: readonly string[]): string =>
  tokens
    .slice(first, last + 1)
    .flatMap((token) => (keys.includes(token.key) ? [token.text] : []))
    .join(" ");
