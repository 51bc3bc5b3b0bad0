import { stem } from "../text/stem";
import {
  AUXILIARIES_EN,
  EXCEPTION_CLOSERS_EN,
  EXCEPTION_OPENERS_EN,
  INCLUSIVE_ZH,
  UNIVERSALS_EN,
} from "./lexicon/exception-words";
import { HEADS_EN } from "./lexicon/subject-heads";
import type { PolarText } from "./polarity";
import { isContent, type Token } from "./tokens";

/** Words that a text takes out of what it says: 节假日 in 节假日除外, "gift cards" in "except gift cards". Token indexes. */
export interface Exception {
  /** The content tokens of what is taken out. */
  of: number[];
  first: number;
  last: number;
}

/** Content tokens that an exception names at most; a longer one is a clause and is left alone. */
const LONGEST = 10;
/** The same for characters after 除非. */
const LONGEST_HAN = 20;
const UNIVERSAL_WITHIN = 4;
const UNIVERSAL = new Set(UNIVERSALS_EN);
const OPENERS = EXCEPTION_OPENERS_EN.map((words) => words.split(" "));
const CLOSERS = new Set(EXCEPTION_CLOSERS_EN);
const AUXILIARIES = new Set(AUXILIARIES_EN);
const NOUNS = new Set(HEADS_EN.map(stem));
const INCLUSIVE = new Set(INCLUSIVE_ZH);
const INCLUSIVE_WITHIN = 10;

/** Finds the exceptions that a text states. */
export function readExceptions({ tokens, taken }: PolarText): Exception[] {
  const found: Exception[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.text === "除") {
      const next = tokens[i + 1]?.text;
      const exception =
        next === "外" && !opens(tokens, i)
          ? before(tokens, i)
          : next === "非"
            ? collect(tokens, i + 2, i, false)
            : between(tokens, i);
      if (!exception) continue;
      found.push(exception);
      i = Math.max(i, exception.last);
    } else if ((token.text === "之" || token.text === "以") && tokens[i + 1]?.text === "外") {
      const exception = before(tokens, i);
      if (exception && !opensLater(tokens, exception)) found.push(exception);
    } else if (CLOSERS.has(token.text) && !AUXILIARIES.has(tokens[i - 1]?.text ?? "")) {
      const exception = before(tokens, i);
      if (exception && exception.first > 0) found.push({ ...exception, last: i });
    } else if (token.kind === "word" || token.kind === "function") {
      const subject = followsUniversal(tokens, i);
      const opener =
        OPENERS.find((words) => words.every((w, k) => tokens[i + k]?.text === w)) ??
        (token.text === "but" && subject ? ["but"] : undefined);
      if (!opener || taken[i]) continue;
      const exception = collect(tokens, i + opener.length, i, subject);
      if (exception) found.push(exception);
      i += opener.length - 1;
    }
  }
  return found;
}

/** Whether "every", "all" or the like stands right before, with its noun and no verb between. */
function followsUniversal(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i <= UNIVERSAL_WITHIN; i--) {
    const { text, kind } = tokens[i] as Token;
    if (kind === "mark" || AUXILIARIES.has(text)) return false;
    if (UNIVERSAL.has(text)) return true;
  }
  return false;
}

/** Whether a 除 stands among the words before 之外 or 以外, or 还 after them: then 除 has read them. */
const opensLater = (tokens: readonly Token[], { first, last }: Exception): boolean =>
  tokens.slice(first, last).some(({ text }) => text === "除") ||
  tokens.slice(last + 1, last + INCLUSIVE_WITHIN).some(({ text }) => INCLUSIVE.has(text));

/** 除外聘教师外: nothing stands before that 除外 could take out. */
const opens = (tokens: readonly Token[], at: number): boolean => at === 0 || tokens[at - 1]?.kind === "mark";

/** X除外: back to the start of the clause. */
function before(tokens: readonly Token[], at: number): Exception | null {
  const of: number[] = [];
  let i = at - 1;
  for (; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (token.kind === "mark" || token.text === "但") break;
    if (isContent(token)) of.unshift(i);
  }
  return of.length > 0 && of.length <= LONGEST ? { of, first: i + 1, last: at + 1 } : null;
}

/** 除X外, 除X之外, 除X以外, unless 还 or 也 follows. */
function between(tokens: readonly Token[], at: number): Exception | null {
  const of: number[] = [];
  for (let i = at + 1; i < tokens.length && of.length <= LONGEST; i++) {
    const token = tokens[i] as Token;
    if (token.kind === "mark") {
      // 除了试用版，所有套餐都…: the comma closes it where nothing is added.
      if (token.text !== "," || tokens[at + 1]?.text !== "了" || of.length === 0) return null;
      const adds = tokens.slice(i + 1, i + INCLUSIVE_WITHIN).some(({ text }) => INCLUSIVE.has(text));
      return adds ? null : { of, first: at, last: i };
    }
    if (token.text === "外" && of.length > 0) {
      for (let k = i + 1; k < Math.min(tokens.length, i + INCLUSIVE_WITHIN); k++)
        if (INCLUSIVE.has((tokens[k] as Token).text)) return null;
      return { of, first: at, last: i };
    }
    if (isContent(token) && !(token.text === "了" && i === at + 1)) of.push(i);
  }
  return null;
}

/**
 * What follows the opener, to a mark. Inside of a subject it ends before the verb: at an auxiliary, else after its first noun with
 * what "and" joins to it ("all plans except Trial and Basic include support").
 */
function collect(tokens: readonly Token[], from: number, first: number, subject: boolean): Exception | null {
  let of: number[] = [];
  let i = from;
  let auxiliary = false;
  for (; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    auxiliary = subject && AUXILIARIES.has(token.text);
    if (token.kind === "mark" || auxiliary) break;
    if (isContent(token)) of.push(i);
  }
  if (subject && !auxiliary && of.length > 2) {
    let n = 1;
    while (n < of.length && isJoined(tokens, of[n - 1] as number, of[n] as number)) n++;
    of = of.slice(0, n);
    i = (of[n - 1] as number) + 1;
  }
  const longest = tokens[of[0] ?? -1]?.kind === "han" ? LONGEST_HAN : LONGEST;
  return of.length > 0 && of.length <= longest ? { of, first, last: i - 1 } : null;
}

/** Whether a noun goes on: "Basic and Trial", "the Trial plan", "Harbour Light". */
const isJoined = (tokens: readonly Token[], one: number, next: number): boolean =>
  tokens.slice(one + 1, next).some(({ text }) => text === "and" || text === "or") ||
  (next === one + 1 && ((tokens[one] as Token).name ? (tokens[next] as Token).name : false)) ||
  (next === one + 1 && NOUNS.has((tokens[next] as Token).key));
