import type { Span } from "../model/span";
import { DOCUMENT_NOUNS_EN, DOCUMENT_NOUNS_ZH } from "./lexicon/document-nouns";
import {
  CALLOUTS,
  GROUNDS_EN,
  GROUNDS_ZH,
  LINKING_ZH,
  NAMING_EN,
  NAMING_ZH,
  STATING_EN,
  STATING_ZH,
} from "./lexicon/quote-words";

/**
 * What a quotation is given out as: `wording` of a source, which must stand there; or a `mention` (a question, a name,
 * a word set off), which proves nothing about a source and is looked up in vain at no one's fault.
 */
export type QuoteRole = "wording" | "mention";

/** UTF-16 units before the quotation that are read for the words that introduce it. */
const REACH = 40;
/** A quotation of this length is wording without an introduction: nobody sets off a whole sentence as a name. */
const LONG_HAN = 12;
const LONG_WORDS = 8;

/**
 * Tells the role of a quotation from its own words and from those before it. Offsets are UTF-16 code units of `text`.
 * Undefined where nothing tells: an answer that is set in quotation marks as a whole is the answer's own words as likely.
 */
export function quoteRole(text: string, quote: Span): QuoteRole | undefined {
  const words = text.slice(quote.start, quote.end).trim();
  if (/[?？]$/.test(words)) return "mention";
  const clause = clauseBefore(text, quote.start);
  if (names(clause) || isToldToSay(clause)) return "mention";
  if (states(clause) || namesDocument(clause)) return "wording";
  if (isTitle(words)) return "mention";
  if (isAll(text, quote)) return undefined;
  // Reports set retold words in straight single marks: their length alone proves nothing.
  return length(words) >= 1 && text[quote.start - 1] !== "'" ? "wording" : "mention";
}

/**
 * The role of a block quote: `wording` where the line before introduces it, `mention` where it is a note of the answer's own,
 * a question or a source's name; undefined where nothing tells, so that only words that are nearly the source's are held to it.
 */
export function blockRole(text: string, block: Span, words: string): QuoteRole | undefined {
  const first = words.replace(/^[^\p{L}\p{N}]+/u, "").toLowerCase();
  if (/[?？]$/.test(words) || /^[-–—]/.test(words)) return "mention";
  if (CALLOUTS.some((each) => first.startsWith(each) && !/^[a-z]/.test(first.slice(each.length)))) return "mention";
  let end = block.start;
  while (end > 0 && /[\s>]/.test(text[end - 1] as string)) end--;
  const clause = clauseBefore(text, end);
  if (names(clause)) return "mention";
  return states(clause) || namesDocument(clause) ? "wording" : undefined;
}

/** Whether nothing but marks stands around the quotation. */
const isAll = (text: string, quote: Span): boolean =>
  !/[\p{L}\p{N}]/u.test(text.slice(0, quote.start)) && !/[\p{L}\p{N}]/u.test(text.slice(quote.end));

/** The words before a quotation, of its line; those of the line before where the quotation opens a line. */
function clauseBefore(text: string, at: number): string {
  const before = text
    .slice(Math.max(0, at - REACH), at)
    .replace(/[\s"'“‘「『«>]+$/u, "")
    .toLowerCase();
  return before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("。"), before.lastIndexOf(". ")) + 1);
}

/** A document before a colon ("The policy:"), or as the ground of what follows ("per the handbook,", 依据手册，). */
function namesDocument(clause: string): boolean {
  const words = (clause.match(/[a-z']+/g) ?? []).slice(-6);
  const isColon = /[:：]\s*["'“‘「『«]?\s*$/.test(clause);
  if (words.slice(-3).some((word) => DOCUMENT_NOUNS_EN.has(word)) && isColon) return true;
  const ground = words.findIndex((word) => GROUNDS_EN.has(word));
  if (ground >= 0 && words[ground] !== "in" && words.slice(ground).some((word) => DOCUMENT_NOUNS_EN.has(word)))
    return true;
  let han = endsHan(clause);
  const isDocument = (): boolean => DOCUMENT_NOUNS_ZH.some((noun) => han.endsWith(noun));
  if (isColon && isDocument()) return true;
  for (let k = 0; k < 4; k++) {
    const link = LINKING_ZH.find((each) => han.endsWith(each));
    if (link === undefined) break;
    han = han.slice(0, -link.length);
    if (isDocument()) return true;
  }
  const at = Math.max(...GROUNDS_ZH.map((each) => clause.lastIndexOf(each)));
  return at >= 0 && DOCUMENT_NOUNS_ZH.some((noun) => clause.indexOf(noun, at + 1) > at);
}

/** Words of the clause before, nearest first, within the last few. */
const lastWords = (clause: string) => (clause.match(/[a-z']+/g) ?? []).slice(-3);
const endsHan = (clause: string) => clause.replace(/[\s"'“”‘’「『：:，,、（(《》]+$/u, "");

function names(clause: string): boolean {
  const tail = endsHan(clause).slice(-6);
  return lastWords(clause).some((w) => NAMING_EN.has(w)) || NAMING_ZH.some((w) => tail.includes(w));
}

/** 'Say "…" to the assistant', 请说“…”: words for the reader to use. */
const isToldToSay = (clause: string): boolean =>
  /(?:^|[,;:] ?)(?:please |just |simply |then |now )?(?:say|write|add|mention)[,:]? *$/.test(clause) ||
  /(?:请|只需|只要|直接)(?:对[\u4e00-\u9fff]{1,6})?(?:说|称|写道?|写着|提到)[：:，,]? *$/.test(clause);

function states(clause: string): boolean {
  const tail = endsHan(clause).slice(-8);
  return (
    (clause.match(/[a-z']+/g) ?? []).slice(-6).some((w) => STATING_EN.has(w)) ||
    STATING_ZH.some((w) => tail.includes(w))
  );
}

/** Most of the longer words are capitalised: a name or a title. */
function isTitle(words: string): boolean {
  const long = words.match(/[A-Za-z]{4,}/g) ?? [];
  const capital = long.filter((w) => /^[A-Z]/.test(w));
  return long.length >= 2 && capital.length * 2 > long.length;
}

/** 1 and more where the quotation is long enough to be wording without an introduction. */
function length(words: string): number {
  const han = (words.match(/[\u4e00-\u9fff]/g) ?? []).length;
  const latin = (words.match(/[A-Za-z']+/g) ?? []).length;
  return han / LONG_HAN + latin / LONG_WORDS;
}
