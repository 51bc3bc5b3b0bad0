import type { Span } from "../model/span";
import { NAMING_EN, NAMING_ZH, STATING_EN, STATING_ZH } from "./lexicon/quote-words";

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

/** Tells the role of a quotation from its own words and from those before it. Offsets are UTF-16 code units of `text`. */
export function quoteRole(text: string, quote: Span): QuoteRole {
  const words = text.slice(quote.start, quote.end).trim();
  if (/[?？]$/.test(words)) return "mention";
  const before = text.slice(Math.max(0, quote.start - REACH), quote.start).toLowerCase();
  const clause = before.slice(
    Math.max(before.lastIndexOf("\n"), before.lastIndexOf("。"), before.lastIndexOf(". ")) + 1,
  );
  if (names(clause)) return "mention";
  if (states(clause)) return "wording";
  if (isTitle(words)) return "mention";
  return length(words) >= 1 ? "wording" : "mention";
}

/** Words of the clause before, nearest first, within the last few. */
const lastWords = (clause: string) => (clause.match(/[a-z']+/g) ?? []).slice(-3);
const endsHan = (clause: string) => clause.replace(/[\s"'“”‘’「『：:，,、（(《》]+$/u, "");

function names(clause: string): boolean {
  const tail = endsHan(clause).slice(-6);
  return lastWords(clause).some((w) => NAMING_EN.has(w)) || NAMING_ZH.some((w) => tail.includes(w));
}

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
