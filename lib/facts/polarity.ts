import { CUES_EN, type CueKind, PSEUDO_EN, SCOPE_ENDS_EN } from "./lexicon/cues-en";
import { CUES_ZH, MODALS_ZH, SCOPE_ENDS_ZH } from "./lexicon/cues-zh";
import { isContent, opensWith, readTokens, type Token } from "./tokens";

/** A word that denies: its tokens and the content tokens that it denies. Indexes are those of `PolarText.tokens`. */
export interface Cue {
  first: number;
  last: number;
  kind: CueKind;
  /** The first content tokens in its reach, at most three; the first is the word that it denies. */
  heads: number[];
  /** Index after the last token in its reach. */
  until: number;
}

/** One text with its polarity: `negated[i]` is 1 where an odd number of cues reaches token i. */
export interface PolarText {
  text: string;
  tokens: Token[];
  cues: Cue[];
  /** Further members of lists that one cue denies ("no fee, deposit or tax"): that cue again, with the member as its head. */
  listed: Cue[];
  negated: Uint8Array;
  /** 1 where a token belongs to a cue or a pseudo-cue. */
  taken: Uint8Array;
}

/** Content tokens that a cue reaches: eight of a clause, more for quantifiers ("no restrictions of any kind … are placed"). */
const REACH = 8;
const REACH_QUANTIFIER = 12;
/** A second cue that stands so close after the first denies the same head: both apply ("没有不合格"). */
const CLOSE = 3;

const KINDS_ZH = new Map(CUES_ZH);
const ENDS_EN = new Set(SCOPE_ENDS_EN);
const SUBJECTS_EN = new Set(
  "i we you he she it they is are was were has have had will would can could may might must shall should does do did".split(
    " ",
  ),
);

const AGAIN_ZH = new Set(["也", "又", "亦", "且", "并"]);
/** "Not refundable and never shared": the second cue begins a predicate of its own. */
const AGAIN_EN = new Set(["and", "or"]);

interface Phrase {
  words: string[];
  kind: CueKind | "pseudo";
}
const PHRASES = new Map<string, Phrase[]>();
for (const [words, kind] of [...CUES_EN, ...PSEUDO_EN.map((w) => [w, "pseudo"] as const)]) {
  const list = words.split(" ");
  const first = list[0] as string;
  const at = PHRASES.get(first) ?? [];
  at.push({ words: list, kind });
  PHRASES.set(first, at);
}
for (const list of PHRASES.values()) list.sort((a, b) => b.words.length - a.words.length);

/**
 * Reads which words of a text are denied, after the grammar of NegEx and ConText (Chapman et al. 2001, Harkema et al. 2009):
 * cue, pseudo-cue, reach, end of reach. Offsets are UTF-16 code units of `text`.
 */
export function readPolarity(text: string): PolarText {
  const tokens = readTokens(text);
  const negated = new Uint8Array(tokens.length);
  const taken = new Uint8Array(tokens.length);
  const cues = findCues(tokens, taken);
  for (const cue of cues) reach(cue, tokens, taken);
  dropDoubled(cues, tokens);
  const listed = cues.flatMap((cue) => membersOf(cue, tokens, taken));
  for (const cue of cues) for (let i = cue.last + 1; i < cue.until; i++) negated[i] = 1 - (negated[i] as number);
  for (const cue of listed) for (let i = cue.heads[0] as number; i < cue.until; i++) negated[i] = 1;
  return { text, tokens, cues, listed, negated, taken };
}

function findCues(tokens: readonly Token[], taken: Uint8Array): Cue[] {
  const cues: Cue[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.kind === "pseudo") taken[i] = 1;
    else if (token.kind === "cue") {
      taken[i] = 1;
      const contrast = isContrastZh(tokens, i);
      if (!contrast) cues.push({ first: i, last: i, kind: KINDS_ZH.get(token.text) ?? "not", heads: [], until: i + 1 });
    } else if (token.kind === "word" || token.kind === "function") {
      const phrase = PHRASES.get(token.text)?.find((p) => p.words.every((w, k) => tokens[i + k]?.text === w));
      if (!phrase) continue;
      const last = i + phrase.words.length - 1;
      taken.fill(1, i, last + 1);
      if (phrase.kind !== "pseudo" && !isNameOrLabel(tokens, i, last))
        cues.push({ first: i, last, kind: phrase.kind, heads: [], until: last + 1 });
      i = last;
    }
  }
  return cues;
}

/** "No. 5", "No, …" and "Not Without My Daughter" deny nothing. */
function isNameOrLabel(tokens: readonly Token[], first: number, last: number): boolean {
  const cue = tokens[first] as Token;
  const next = tokens[last + 1];
  if (cue.text === "no" && (!next || next.kind === "mark" || next.kind === "number")) return true;
  return cue.name && next?.name === true;
}

/** 不是 A，而是 B: the denial corrects something false and stands against no source. */
function isContrastZh(tokens: readonly Token[], at: number): boolean {
  const word = (tokens[at] as Token).text;
  if (word !== "不是" && word !== "并非" && word !== "并不是" && word !== "绝非") return false;
  for (let i = at + 1; i < Math.min(tokens.length - 1, at + 24); i++) {
    const token = tokens[i] as Token;
    if (token.kind === "mark" && token.text !== ",") return false;
    if (token.text === "而" && tokens[i + 1]?.text === "是") return true;
    if (token.text === "就" && tokens[i + 1]?.text === "是") return true;
  }
  return false;
}

function reach(cue: Cue, tokens: readonly Token[], taken: Uint8Array): void {
  const limit = cue.kind === "none" ? REACH_QUANTIFIER : REACH;
  const conditional = tokens[cue.last]?.text === "未" && tokens[cue.last + 1]?.text === "经";
  let count = 0;
  let i = cue.last + 1;
  const attributive = opensClause(tokens, cue.first);
  for (; i < tokens.length && count < limit; i++) {
    const token = tokens[i] as Token;
    if (token.kind === "mark") break;
    // 没有证件的旅客不可入住: what is denied describes the traveller and ends with 的.
    if (attributive && count > 0 && token.text === "的") break;
    // 任何 adds nothing that could be denied: 不向任何第三方提供.
    if (token.text === "任" && tokens[i + 1]?.text === "何") {
      i++;
      continue;
    }
    if (taken[i]) {
      // 未经批准不得…: the condition ends where the statement's own cue begins.
      if ((conditional && count > 1) || (token.kind !== "pseudo" && count > 0 && repeats(cue, tokens, i))) break;
      // A cue right after belongs to the same head; one further on begins a predicate of its own.
      if (token.kind === "pseudo") count++;
      continue;
    }
    if (token.text.charCodeAt(0) < 0x2e80) {
      // "not the only lift": what is denied is that there is no other.
      if (token.text === "only" && count === 0 && tokens[i - 1]?.text === "the") cue.heads.push(i++);
      if (cue.heads.length > count || ENDS_EN.has(token.text)) break;
      if (token.text === "and" && SUBJECTS_EN.has(tokens[i + 1]?.text ?? "")) break;
    } else if (opensWith(tokens, i, SCOPE_ENDS_ZH) || (conditional && count > 1 && opensWith(tokens, i, MODALS_ZH)))
      break;
    if (!isContent(token)) continue;
    count++;
    if (cue.heads.length < 3) cue.heads.push(i);
  }
  cue.until = i;
  if (hasNoObject(cue, tokens)) cue.heads = [];
  // "does not open until noon" affirms the opening: it is a bound in time.
  if (tokens[i]?.text === "until") cue.heads = [];
}

const opensClause = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at] as Token).kind === "cue" && (at === 0 || tokens[at - 1]?.kind === "mark");

/** Content tokens of one member of a list, and members that are read. */
const MEMBER_WORDS = 3;
const MEMBER_CHARACTERS = 6;
const MEMBERS = 12;

/**
 * The members of a list after the first, where one cue stands before them all: "no fee, deposit or tax", 不收取押金、服务费和税费.
 * An English list is parted by commas and ends with a member after "or"; a Chinese one is parted by 、.
 */
function membersOf(cue: Cue, tokens: readonly Token[], taken: Uint8Array): Cue[] {
  const head = tokens[cue.heads[0] ?? -1];
  // "Without treatment, fractures or infections follow": the comma parts the condition from the statement.
  if (!head || (cue.kind === "without" && (cue.first === 0 || tokens[cue.first - 1]?.kind === "mark"))) return [];
  const latin = head.text.charCodeAt(0) < 0x2e80;
  const members: Cue[] = [];
  let closed = !latin;
  for (let at = cue.until; members.length < MEMBERS && tokens[at]?.text === (latin ? "," : "、"); ) {
    const from = latin && tokens[at + 1]?.text === "or" ? at + 2 : at + 1;
    closed ||= from > at + 1;
    const end = memberEnd(tokens, taken, from, latin);
    const content = contentIn(tokens, from, end);
    if (content.length === 0 || content.length > (latin ? MEMBER_WORDS : MEMBER_CHARACTERS)) return [];
    members.push({ ...cue, heads: content, until: end });
    at = end;
    if (tokens[end]?.text !== (latin ? "or" : "和")) continue;
    closed = true;
    const last = contentIn(tokens, end + 1, memberEnd(tokens, taken, end + 1, latin)).slice(0, latin ? 1 : 2);
    if (last[0] !== undefined) members.push({ ...cue, heads: last, until: last[0] + 1 });
    break;
  }
  return closed ? members : [];
}

/** Where a member of a list ends: at a mark, a cue, the word before the last member, or another clause. */
function memberEnd(tokens: readonly Token[], taken: Uint8Array, from: number, latin: boolean): number {
  let i = from;
  for (; i < tokens.length && !taken[i]; i++) {
    const { kind, text } = tokens[i] as Token;
    if (kind === "mark" || text === (latin ? "or" : "和") || ENDS_EN.has(text) || SUBJECTS_EN.has(text)) break;
  }
  return i;
}

function contentIn(tokens: readonly Token[], from: number, end: number): number[] {
  const content: number[] = [];
  for (let i = from; i < end; i++) if (isContent(tokens[i] as Token)) content.push(i);
  return content;
}

const LIGHT_VERBS = new Set(["have", "has", "had", "do", "does", "did"]);
const PREPOSITIONS = new Set(["at", "in", "on", "for", "by", "from", "with", "to"]);

/** "which they did not have at the time": the verb's object stands before it, and what follows says when or where. */
function hasNoObject(cue: Cue, tokens: readonly Token[]): boolean {
  const verb = tokens[cue.last + 1]?.text ?? "";
  const next = tokens[cue.last + 2]?.text ?? "";
  return LIGHT_VERBS.has(verb) && PREPOSITIONS.has(next) && !(next === "to" && verb !== "do");
}

/** Of two cues close together the first denies the second ("没有人不同意"): it has no head of its own. */
function dropDoubled(cues: readonly Cue[], tokens: readonly Token[]): void {
  for (let i = 0; i + 1 < cues.length; i++) {
    const cue = cues[i] as Cue;
    const next = cues[i + 1] as Cue;
    // "Neither approved nor paid", 未提交也未公布: each denies its own.
    if (repeats(cue, tokens, next.first)) continue;
    if (next.first < cue.until && next.first - cue.last <= CLOSE) cue.heads = [];
  }
}

/** Whether the cue at a token is for a second word of its own: "neither … nor", "not allowed without consent", 也未, 又不. */
const repeats = (cue: Cue, tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "nor" ||
  AGAIN_EN.has(tokens[at - 1]?.text ?? "") ||
  (tokens[at]?.text === "without" && cue.kind === "not") ||
  AGAIN_ZH.has(tokens[at - 1]?.text ?? "");
