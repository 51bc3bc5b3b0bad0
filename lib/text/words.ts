import type { Span } from "../model/span";
import { foldUnit, isDigit, isHan, isInvisible, isKana, isLetter } from "./characters";
import { fold } from "./fold";
import { stem } from "./stem";

/** A word of a text. `text` is folded and in lower case; `stem` is equal for the forms of one word. */
export interface Word extends Span {
  text: string;
  stem: string;
  /** `han` is a single Chinese or Japanese character; `number` a whole run of digits with its inner separators. */
  kind: "latin" | "number" | "han";
}

const isJoint = (unit: number): boolean =>
  unit === 39 ||
  unit === 0x2019 ||
  unit === 0x2018 ||
  unit === 45 ||
  unit === 0x2010 ||
  unit === 0x2011 ||
  unit === 0xad ||
  unit === 0x2060;

const isPoint = (unit: number): boolean => unit === 46 || unit === 44 || unit === 0xff0e;

/** Ascii words are the most of all: they need no folding beyond lower case. */
function foldWord(raw: string): string {
  for (let i = 0; i < raw.length; i++) if (raw.charCodeAt(i) > 127) return fold(raw).text;
  return raw.toLowerCase();
}

/** Stems are asked for the same words again and again; the map is emptied when full, so that memory is bounded. */
const stems = new Map<string, string>();

function stemOf(text: string): string {
  const known = stems.get(text);
  if (known !== undefined) return known;
  const plain = text.endsWith("'s") ? text.slice(0, -2) : text.endsWith("'") ? text.slice(0, -1) : text;
  const cut = plain.lastIndexOf("-") + 1;
  const result = plain.slice(0, cut) + stem(plain.slice(cut));
  if (stems.size > 50_000) stems.clear();
  stems.set(text, result);
  return result;
}

/** End of the Latin word that starts at `at`: letters, digits after a letter (v3, gpt-4), inner apostrophes and hyphens. */
function latinEnd(text: string, at: number, end: number): number {
  let i = at + 1;
  while (i < end) {
    const unit = text.charCodeAt(i);
    if (isLetter(unit) || isDigit(unit) || isInvisible(unit)) i++;
    else if (
      isJoint(unit) &&
      i + 1 < end &&
      (isLetter(text.charCodeAt(i + 1)) || (unit === 45 && isDigit(text.charCodeAt(i + 1))))
    )
      i += 2;
    else break;
  }
  while (i > at + 1 && isInvisible(text.charCodeAt(i - 1))) i--;
  return i;
}

function numberEnd(text: string, at: number, end: number): number {
  let i = at + 1;
  while (i < end) {
    const unit = text.charCodeAt(i);
    if (isDigit(unit)) i++;
    else if (isPoint(unit) && i + 1 < end && isDigit(text.charCodeAt(i + 1))) i += 2;
    else break;
  }
  return i;
}

/**
 * The words of a text or of a range of it, in order: Latin words with their apostrophes and hyphens, runs of digits with
 * inner points and commas (the stem has no commas), single Chinese characters. Offsets are those of `text`.
 */
export function readWords(text: string, span: Span = { start: 0, end: text.length }): Word[] {
  const words: Word[] = [];
  let i = span.start;
  while (i < span.end) {
    const unit = text.charCodeAt(i);
    if (isHan(unit) || isKana(unit)) {
      const end = unit >= 0xd800 && unit < 0xdc00 && i + 1 < span.end ? i + 2 : i + 1;
      const folded = end === i + 1 ? String.fromCharCode(foldUnit(unit)) : text.slice(i, end);
      words.push({ start: i, end, text: folded, stem: folded, kind: "han" });
      i = end;
    } else if (isDigit(unit)) {
      const end = numberEnd(text, i, span.end);
      const folded = foldWord(text.slice(i, end));
      words.push({ start: i, end, text: folded, stem: folded.replaceAll(",", ""), kind: "number" });
      i = end;
    } else if (isLetter(unit)) {
      const end = latinEnd(text, i, span.end);
      const folded = foldWord(text.slice(i, end));
      words.push({ start: i, end, text: folded, stem: stemOf(folded), kind: "latin" });
      i = end;
    } else i++;
  }
  return words;
}
