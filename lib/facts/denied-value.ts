import type { Span } from "../model/span";
import {
  DENIAL_FILLERS_EN,
  DENIAL_FILLERS_ZH,
  DENIALS_EN,
  DENIALS_ZH,
  DENIED_VERBS_EN,
  DENYING_EN,
  FALSE_EN,
  FALSE_ZH,
} from "./lexicon/denials";

/** UTF-16 units before and after a value in which its denial is looked for. */
const REACH = 40;

/**
 * Whether a text denies a value instead of stating it: "not $10", "does not cost $10", "8 元而非 10 元". The words of a bound
 * ("not more than 10") are no denial. `span` is the value's; offsets are UTF-16 code units of `text`.
 */
export function isDenied(text: string, span: Span): boolean {
  const before = plain(text.slice(Math.max(0, span.start - REACH), span.start));
  const after = plain(text.slice(span.end, span.end + REACH));
  return deniedEn(before) || (deniedZh(before) && !isCompared(after)) || calledFalse(after);
}

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");

function deniedEn(before: string): boolean {
  const rest = withoutEnd(before.trimEnd(), DENIAL_FILLERS_EN, endsWithWords);
  if (DENIALS_EN.some((words) => endsWithWords(rest, words))) return true;
  const verb = DENIED_VERBS_EN.find((words) => endsWithWords(rest, words));
  if (verb === undefined) return false;
  const left = rest.slice(0, -verb.length).trimEnd();
  return DENYING_EN.some((words) => endsWithWords(left, words));
}

function deniedZh(before: string): boolean {
  const joined = before.replaceAll(" ", "");
  const rest = withoutEnd(joined, DENIAL_FILLERS_ZH, endsWithText);
  // 不收 and 收 meet: both readings are tried.
  return DENIALS_ZH.some((words) => endsWithText(rest, words) || endsWithText(joined, words));
}

/** 没有2013年那么严重 compares with the value and states it. */
const isCompared = (after: string): boolean => /^[^，。；,;!?！？]{0,10}(?:那么|那样|这么|这样|如此)/.test(after);

function calledFalse(after: string): boolean {
  const rest = after.trimStart();
  return (
    FALSE_EN.some((words) => rest.startsWith(words) && !isLetter(rest[words.length])) ||
    FALSE_ZH.some((words) => rest.startsWith(words))
  );
}

/** The text without up to two of the words at its end. */
function withoutEnd(text: string, words: readonly string[], ends: (text: string, word: string) => boolean): string {
  let rest = text;
  for (let count = 0; count < 2; count++) {
    const word = words.find((w) => ends(rest, w));
    if (word === undefined) break;
    rest = rest.slice(0, -word.length).trimEnd();
  }
  return rest;
}

const isLetter = (c: string | undefined) => c !== undefined && c >= "a" && c <= "z";
const endsWithText = (text: string, words: string) => text.endsWith(words);
const endsWithWords = (text: string, words: string) =>
  text.endsWith(words) && !isLetter(text[text.length - words.length - 1]);
