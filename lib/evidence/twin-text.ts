import { foldedLower } from "../facts/phrases";
import type { Span } from "../model/span";
import { isHan } from "../text/characters";
import type { Passage, SourceIndex } from "./passages";

/** What stands in the other text where one text has some words, the text on both sides being the same. Offsets of the other text. */
export interface Twin extends Span {
  index: SourceIndex;
  passage: Passage;
  text: string;
}

/** Longest text that is searched, in UTF-16 code units. */
const LONGEST = 60_000;
/** Letters on each side that must be the same right beside the words; a Chinese character tells about as much as two letters. */
const KEY = 12;
/** Letters that must be the same on both sides together: two or three words might stand anywhere. */
const SAME = 36;
/** Letters of what stands in the words' place, at most. */
const WIDEST = 60;
/** Places of the words, and of what stands before them, that are looked at. */
const PLACES = 4;

/** The letters and digits of a text, folded, with the place of each and its weight: two for a Chinese character. */
interface Letters {
  text: string;
  at: number[];
}

const known = new WeakMap<readonly Passage[], Letters>();

function lettersOf(index: SourceIndex): Letters {
  let letters = known.get(index.passages);
  if (!letters) {
    letters = squeeze(index.source.text.slice(0, LONGEST));
    known.set(index.passages, letters);
  }
  return letters;
}

function squeeze(raw: string): Letters {
  const at: number[] = [];
  let text = "";
  for (const match of foldedLower(raw).matchAll(/[\p{L}\p{N}]/gu)) {
    for (let i = 0; i < match[0].length; i++) at.push(match.index + i);
    text += match[0];
  }
  return { text, at };
}

const weight = (text: string): number => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += isHan(text.charCodeAt(i)) ? 2 : 1;
  return sum;
};

/** The key of at least `KEY` letters that ends (or begins) at a place; shorter only at the text's edge. */
function key(text: string, at: number, step: 1 | -1): string {
  let i = at;
  let sum = 0;
  while (sum < KEY && i + (step < 0 ? -1 : 0) >= 0 && i < text.length + (step < 0 ? 1 : 0)) {
    const c = text[step < 0 ? i - 1 : i];
    if (c === undefined) break;
    sum += isHan(c.charCodeAt(0)) ? 2 : 1;
    i += step;
  }
  return step < 0 ? text.slice(i, at) : text.slice(at, i);
}

/**
 * What another source has in the place of some words of a source, where both tell the rest alike: copies, editions and reworked
 * pages of one text. Null where the other source has the words too, or no such place. `words` are a range of `from`'s text, or
 * words that stand in it.
 */
export function twinOf(words: string, from: SourceIndex, other: SourceIndex): Twin | null {
  const own = lettersOf(from);
  const their = lettersOf(other);
  const wanted = squeeze(words).text;
  if (wanted === "" || their.text.includes(wanted)) return null;
  let places = 0;
  for (let at = own.text.indexOf(wanted); at >= 0 && places < PLACES; at = own.text.indexOf(wanted, at + 1)) {
    places++;
    const gap = gapIn(own.text, at, at + wanted.length, their.text);
    if (!gap) continue;
    const start = their.at[gap.start] as number;
    const end = (their.at[gap.end - 1] as number) + 1;
    const passage =
      other.passages.find((p) => p.start <= start && end <= p.end) ?? other.passages.find((p) => p.end > start);
    if (passage) return { index: other, passage, start, end, text: other.source.text.slice(start, end) };
  }
  return null;
}

/** The range of the other letters between what stands before and after the words. */
function gapIn(own: string, start: number, end: number, their: string): Span | null {
  const before = key(own, start, -1);
  const after = key(own, end, 1);
  let seen = 0;
  for (let p = their.indexOf(before); p >= 0 && seen < PLACES; p = before === "" ? -1 : their.indexOf(before, p + 1)) {
    seen++;
    const from = p + before.length;
    // At the edge of one text the words' place is at the edge of the other.
    const to = after === "" ? their.length - from : their.slice(from, from + WIDEST + after.length).indexOf(after);
    if (to <= 0 || to > WIDEST) continue;
    const gap = their.slice(from, from + to);
    const words = own.slice(start, end);
    if (gap.includes(words) || words.includes(gap)) continue;
    if (
      weight(before) +
        weight(after) +
        more(own, start - before.length, their, p, -1) +
        more(own, end + after.length, their, from + to + after.length, 1) >=
      SAME
    )
      return { start: from, end: from + to };
  }
  return null;
}

/** Letters that go on being the same, up to what is needed. */
function more(own: string, a: number, their: string, b: number, step: 1 | -1): number {
  let sum = 0;
  let i = step < 0 ? a - 1 : a;
  let k = step < 0 ? b - 1 : b;
  while (sum < SAME && i >= 0 && k >= 0 && i < own.length && k < their.length && own[i] === their[k]) {
    sum += isHan(own.charCodeAt(i)) ? 2 : 1;
    i += step;
    k += step;
  }
  return sum;
}
