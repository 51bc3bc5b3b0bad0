import { SOFT_EN } from "../facts/lexicon/cues-en";
import {
  LABEL_OPENERS_ZH,
  LABEL_WORDS_OPPOSITE,
  LABEL_WORDS_SAME,
  MODALS_AFFIRMING_ZH,
  STATES_AFFIRMING,
  STATES_DENYING,
} from "../facts/lexicon/form-values";
import { isPrefixPair, OPPOSITES } from "../facts/opposites";
import type { PolarText } from "../facts/polarity";
import { areSynonyms, sameRoot } from "../facts/synonyms";
import { isContent, opensWith, readTokens, type Token } from "../facts/tokens";
import { stem } from "../text/stem";

/** How a claim tells the label of a form's line. Token indexes of the claim. */
export interface ToldLabel {
  first: number;
  last: number;
  /** Whether the claim affirms the label; null where its words leave it open. */
  affirms: boolean | null;
}

interface Match {
  at: number;
  /** The claim has the reverse of the label's word. */
  reverse: boolean;
}

/** Words that a claim may deny with though no cue reads them. */
const DENIALS = new Set(SOFT_EN.map(stem));
const DENIALS_ZH = /[不无没未非否禁免拒停废]/;
/** Words that make a claim say less than yes or no. */
const OPEN = new Set("if unless whether except only when until some sometimes partly partially".split(" "));
const OPEN_ZH = ["如果", "如需", "是否", "除", "仅", "只", "部分", "另"];

const groups = (lines: readonly string[]) => lines.map((line) => new Set(line.split(" ").map(stem)));
const SAME = groups(LABEL_WORDS_SAME);
const REVERSE = LABEL_WORDS_OPPOSITE.flatMap((line) => {
  const [left = "", right = ""] = line.split(" | ");
  const sides = [left, right].map((side) => new Set(side.split(" ").map(stem))) as [Set<string>, Set<string>];
  return [sides, [sides[1], sides[0]] as [Set<string>, Set<string>]];
});
const AFFIRMING = new Set(STATES_AFFIRMING);
const DENYING = new Set(STATES_DENYING);
const AFFIRMING_HAN = STATES_AFFIRMING.filter((w) => w.charCodeAt(0) > 0x2e80);
const DENYING_HAN = STATES_DENYING.filter((w) => w.charCodeAt(0) > 0x2e80);

/** Reads whether a claim affirms or denies what all of `names` name together; null where it does not name them all. */
export function toldLabel(claim: PolarText, names: readonly string[]): ToldLabel | null {
  const matched: Match[] = [];
  for (const name of names) {
    const found = matchName(claim, name);
    if (!found) return null;
    matched.push(...found);
  }
  const places = matched.map(({ at }) => at);
  return { first: Math.min(...places), last: Math.max(...places), affirms: affirmsOf(claim, matched) };
}

function affirmsOf(claim: PolarText, matched: readonly Match[]): boolean | null {
  const { tokens, cues, negated } = claim;
  if (cues.length > 1) return null;
  const own = new Set(matched.map(({ at }) => at));
  const used = new Set<number>();
  let denials = matched.filter(({ reverse }) => reverse).length;
  let state = false;
  for (let i = 0; i < tokens.length; i++) {
    const { text } = tokens[i] as Token;
    if (own.has(i)) continue;
    if (OPEN.has(text) || opensWith(tokens, i, OPEN_ZH)) return null;
    const denying = DENYING.has(text) ? text : DENYING_HAN.find((w) => opensWith(tokens, i, [w]));
    const affirming = AFFIRMING.has(text) ? text : AFFIRMING_HAN.find((w) => opensWith(tokens, i, [w]));
    const word = denying ?? affirming;
    if (word === undefined) continue;
    // "On Trial" and "on Monday" are no state; one state is told of one label.
    if ((text === "on" || text === "off") && !endsClause(tokens, i)) continue;
    const length = word.charCodeAt(0) > 0x2e80 ? [...word].length : 1;
    for (let k = i; k < i + length; k++) used.add(k);
    if (negated[i] === 1) state = true;
    if (denying !== undefined) denials++;
    i += length - 1;
  }
  const [cue] = cues;
  if (cue && (state || matched.some(({ at }) => negated[at] === 1) || isCueOfVerb(claim, own))) denials++;
  // A cue that reaches neither the label nor its state denies something else.
  else if (cue && !used.has(cue.first)) return null;
  if (denials === 0 && softens(claim, own)) return null;
  return denials % 2 === 0;
}

/** A cue of which the reach ends before a Chinese label that stands right after it, with light words between: 不会为您自动续费. */
function isCueOfVerb({ cues, tokens }: PolarText, own: ReadonlySet<number>): boolean {
  const [cue] = cues;
  if (!cue) return false;
  for (let i = cue.last + 1; i < tokens.length && i <= cue.last + 3; i++) if (own.has(i)) return true;
  return false;
}

const endsClause = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return next === undefined || next.kind === "mark" || next.text === "by" || next.text === "for";
};

function matchName(claim: PolarText, name: string): Match[] | null {
  const words = readTokens(name).filter(isContent);
  if (words.length === 0 || (words.length === 1 && words[0]?.kind === "han")) return null;
  if (words.some((w) => w.kind === "han")) return matchHan(claim, readTokens(name));
  const matched: Match[] = [];
  for (const word of words) {
    const found = matchWord(claim, word);
    if (!found) return null;
    matched.push(found);
  }
  return matched;
}

function matchWord({ tokens }: PolarText, word: Token): Match | null {
  const is = (test: (token: Token) => boolean): number =>
    tokens.findIndex(
      (token) => token.kind !== "mark" && token.kind !== "cue" && token.kind !== "pseudo" && test(token),
    );
  const same = is((t) => sameRoot(t, word));
  if (same >= 0) return { at: same, reverse: false };
  const kin = is((t) => areSynonyms(t, word) || SAME.some((group) => group.has(t.key) && group.has(word.key)));
  if (kin >= 0) return { at: kin, reverse: false };
  const reverse = is(
    (t) =>
      isPrefixPair(t, word) ||
      OPPOSITES.of(word.key)?.has(t.key) === true ||
      REVERSE.some(([mine, other]) => mine.has(word.key) && other.has(t.key)),
  );
  return reverse >= 0 ? { at: reverse, reverse: true } : null;
}

/** A Chinese label is looked for as it stands, then without its opening modal, which the claim must tell or deny. */
function matchHan(claim: PolarText, label: readonly Token[]): Match[] | null {
  const whole = runOf(claim, label);
  if (whole) return whole.map((at) => ({ at, reverse: false }));
  const text = label.map((token) => token.text).join("");
  const opener = LABEL_OPENERS_ZH.find((word) => text.startsWith(word) && text.length - word.length > 1);
  if (opener === undefined) return null;
  const core = runOf(claim, readTokens(text.slice(opener.length)));
  if (!core) return null;
  const at = core[0] as number;
  for (let i = Math.max(0, at - 4); i < at; i++)
    if (claim.tokens[i]?.kind === "cue" || opensWith(claim.tokens, i, MODALS_AFFIRMING_ZH))
      return core.map((place) => ({ at: place, reverse: false }));
  return null;
}

function runOf({ tokens }: PolarText, label: readonly Token[]): number[] | null {
  for (let i = 0; i + label.length <= tokens.length; i++)
    if (label.every((word, k) => tokens[i + k]?.text === word.text)) return label.map((_, k) => i + k);
  return null;
}

/** Whether the claim denies in words that are no cues: "renewal has to be cancelled". */
function softens({ tokens }: PolarText, own: ReadonlySet<number>): boolean {
  return tokens.some((token, i) => {
    if (own.has(i)) return false;
    return token.kind === "word" || token.kind === "function" ? DENIALS.has(token.key) : DENIALS_ZH.test(token.text);
  });
}
