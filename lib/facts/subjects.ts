import type { Span } from "../model/span";
import type { Aliases } from "./aliases";
import {
  CARD_LEVELS_EN,
  CARD_LEVELS_ZH,
  HEADS_EN,
  HEADS_ZH,
  MODIFIERS_EN,
  MODIFIERS_ZH,
  SAME_HEADS,
  STATING_EN,
  STATING_ZH,
} from "./lexicon/subject-heads";
import { isContent, readTokens, type Token } from "./tokens";

/**
 * What a value is about. `role` says how it was found; two subjects compete only within one role: members of one set
 * ("member:plan"), subjects of clauses, items of lists, rows, columns, headings.
 */
export interface Subject extends Span {
  role: string;
  text: string;
  /** Keys of the content tokens, in order: two subjects are the same where these are equal. */
  keys: string[];
}

export const subjectKey = (subject: Subject): string => subject.keys.join(" ");

const SET_OF = new Map(
  SAME_HEADS.flatMap((line) => {
    const heads = line.split(" ");
    return heads.map((head) => [head, heads[0] as string] as const);
  }),
);
/** The role of a member by its head: heads of one thing are one set. */
const roleOf = (head: string): string => `member:${SET_OF.get(head) ?? head}`;
const CARD_LEVELS: ReadonlySet<string> = new Set([...CARD_LEVELS_EN, ...CARD_LEVELS_ZH]);
const HEAD_WORDS = new Set(HEADS_EN);
const MODIFIER_WORDS = new Set(MODIFIERS_EN);
const MODIFIER_RUNS = new Set(MODIFIERS_ZH);
const LONGEST_MODIFIER = Math.max(...MODIFIERS_ZH.map((m) => m.length));
const HEADS_BY_FIRST = new Map<string, string[]>();
for (const head of HEADS_ZH) {
  const list = HEADS_BY_FIRST.get(head[0] as string) ?? [];
  list.push(head);
  HEADS_BY_FIRST.set(
    head[0] as string,
    list.sort((a, b) => b.length - a.length),
  );
}
const STATES_EN = new Set(STATING_EN);
const STATES_BY_FIRST = new Map<string, string[]>();
for (const word of STATING_ZH)
  STATES_BY_FIRST.set(word[0] as string, [...(STATES_BY_FIRST.get(word[0] as string) ?? []), word]);
const DIGITS_ZH = /^[0-9一二三四五六七八九十]+$/;

/** Reads the members of sets that a text names: 标准版, "Basic plan", "Plan B", "Basic and Team plans". */
export function readMembers(text: string, tokens: readonly Token[] = readTokens(text)): Subject[] {
  const members: Subject[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.kind === "word") readEnglish(text, tokens, i, members);
    else if (token.kind === "han" || token.kind === "function") {
      const member = readChinese(text, tokens, i);
      if (member) members.push(member);
    }
  }
  return members;
}

/** Terms of the glossary and of the source's definitions that a text names: members of one set, which holds all of them. */
export const readTerms = (text: string, aliases: Aliases): Subject[] =>
  aliases
    .find(text)
    .map(({ start, end, key }) => ({ role: "term", keys: [key], start, end, text: text.slice(start, end) }));

const singular = (word: string) =>
  word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

function readEnglish(text: string, tokens: readonly Token[], at: number, out: Subject[]): void {
  const head = singular((tokens[at] as Token).text);
  if (!HEAD_WORDS.has(head)) return;
  const role = roleOf(head);
  const push = (from: number, to: number, keys: string[]) => {
    const start = (tokens[from] as Token).start;
    const end = (tokens[to] as Token).end;
    out.push({ role, keys, start, end, text: text.slice(start, end) });
  };
  const next = tokens[at + 1];
  if (next && next.start === (tokens[at] as Token).end + 1 && isLabel(text, next)) {
    push(at, at + 1, [next.text]);
    return;
  }
  const before = tokens[at - 1];
  if (!before || !isModifier(before, tokens[at] as Token)) return;
  // "UltraLux packages" are all of them; a plural names members only in a list.
  const plural = head !== (tokens[at] as Token).text;
  if (plural && !CARD_LEVELS.has(before.text) && !(isJoint(tokens[at - 2] ?? before) && tokens[at - 3])) return;
  push(at - 1, at, [before.text]);
  // "Basic and Team plans", "Basic, Team and Pro plans"
  let j = at - 2;
  while (j > 0 && isJoint(tokens[j] as Token) && isModifier(tokens[j - 1] as Token, tokens[j] as Token, true)) {
    push(j - 1, j - 1, [(tokens[j - 1] as Token).text]);
    j -= 2;
  }
}

const isJoint = (token: Token) => token.text === "and" || token.text === "or" || token.text === ",";

/** "A", "II", "3", "2.1": a letter, a Roman or an Arabic number, or that of a version after the head. */
function isLabel(text: string, token: Token): boolean {
  const raw = text.slice(token.start, token.end);
  return /^(?:[A-Z]|[IVX]{1,4}|\d{1,3}|[A-Z]\d{1,2}|[vV]?\d{1,3}(?:\.\d{1,3}){1,2})$/.test(raw);
}

function isModifier(token: Token, next: Token, apart = false): boolean {
  if (token.kind !== "word" || (!apart && next.start - token.end > 1)) return false;
  return MODIFIER_WORDS.has(token.text) || token.name;
}

function readChinese(text: string, tokens: readonly Token[], at: number): Subject | null {
  const first = tokens[at] as Token;
  const heads = HEADS_BY_FIRST.get(first.text);
  if (!heads) return null;
  const head = heads.find((word) => word.length === 1 || joined(tokens, at, word.length) === word);
  if (!head) return null;
  const before = tokens[at - 1];
  if (!before || before.end !== first.start) return null;
  let from = -1;
  let name = "";
  if (before.kind === "number" || isLatin(before)) {
    // Latin names and numbers before a head: Pro版, 3号线, 2.1版; 20级 may be a count.
    const version = head === "版" && /^v?\d+\.\d/.test(before.text);
    if (before.kind === "number" && !version && !"号期区组班楼栋线".includes(head)) return null;
    from = at - 1;
    name = before.text;
  } else {
    let run = "";
    for (let k = at - 1; k >= 0 && at - k <= LONGEST_MODIFIER; k--) {
      const token = tokens[k] as Token;
      if (
        token.kind === "mark" ||
        token.kind === "word" ||
        token.kind === "number" ||
        token.end !== (tokens[k + 1] as Token).start
      )
        break;
      run = token.text + run;
      if (MODIFIER_RUNS.has(run)) {
        from = k;
        name = run;
      }
    }
    // A bare numeral before most heads is a count: 三方, 两级.
    if (from >= 0 && DIGITS_ZH.test(name) && !"号期区组班楼栋线类级档等".includes(head)) return null;
  }
  if (from < 0) return null;
  const start = (tokens[from] as Token).start;
  const end = (tokens[at + head.length - 1] as Token).end;
  // 金卡会员 has a 金卡, a 会员 of one level as well.
  const level = head.startsWith("卡") || (head === "会员" && CARD_LEVELS.has(name));
  if (head.startsWith("卡") && !CARD_LEVELS.has(name)) return null;
  return { role: level ? "member:卡" : roleOf(head), keys: [name], start, end, text: text.slice(start, end) };
}

const isLatin = (token: Token) => token.kind !== "mark" && token.text.charCodeAt(0) < 0x2e80;

function joined(tokens: readonly Token[], at: number, length: number): string {
  let out = "";
  for (let i = at; i < tokens.length && out.length < length; i++) out += (tokens[i] as Token).text;
  return out;
}

/** A subject of more words is a clause of its own and is left alone. */
const LONGEST_SUBJECT = 8;
const LONGEST_SUBJECT_ZH = 14;

/**
 * The subject of a statement: the words of `clause` before the first word that states something (为, 是, is, costs), a colon,
 * or `until`, where the value begins. Null where nothing or too much stands there.
 */
export function readClauseSubject(text: string, clause: Span, until: number): Subject | null {
  const slice = text.slice(clause.start, until);
  const tokens = readTokens(slice);
  let end = tokens.length;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.text === ":" || token.text === "|") {
      end = i;
      break;
    }
    const stating =
      token.kind === "word" || token.kind === "function"
        ? STATES_EN.has(token.text) || statesZh(tokens, i)
        : statesZh(tokens, i);
    // A clause that begins with its statement has no subject of its own: 包含 15 个席位.
    if (i === 0 && statesZh(tokens, 0, 2)) return null;
    // One character is no subject: 收 of 营收 states nothing.
    if (stating && weightOf(tokens.slice(0, i)) >= 2) {
      end = i;
      break;
    }
  }
  return subjectOf(slice, tokens.slice(0, end), "clause", clause.start);
}

const weightOf = (tokens: readonly Token[]) =>
  tokens.reduce((sum, t) => sum + (isContent(t) ? (t.kind === "han" ? 1 : 2) : 0), 0);

function statesZh(tokens: readonly Token[], at: number, shortest = 1): boolean {
  const words = STATES_BY_FIRST.get(((tokens[at] as Token).text[0] as string) ?? "");
  return words?.some((word) => word.length >= shortest && joined(tokens, at, word.length).startsWith(word)) ?? false;
}

/** A subject made of all of `text`: a heading, a cell, a short clause that names an item. */
export function wholeSubject(text: string, span: Span, role: string): Subject | null {
  const slice = text.slice(span.start, span.end);
  return subjectOf(slice, readTokens(slice), role, span.start);
}

function subjectOf(slice: string, tokens: readonly Token[], role: string, offset: number): Subject | null {
  const content = tokens.filter((t) => isContent(t) || t.kind === "cue");
  if (content.length === 0) return null;
  const han = content.filter((t) => t.kind === "han").length;
  if (han > 0 ? content.length < 2 || content.length > LONGEST_SUBJECT_ZH : content.length > LONGEST_SUBJECT)
    return null;
  if (content.every((t) => t.kind === "number" || t.kind === "cue")) return null;
  const start = (content[0] as Token).start;
  const end = (content[content.length - 1] as Token).end;
  return {
    role,
    keys: content.map((t) => t.key || t.text),
    start: offset + start,
    end: offset + end,
    text: slice.slice(start, end),
  };
}
