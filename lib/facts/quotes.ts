import type { Span } from "../model/span";
import { readBlocks } from "../text/blocks";
import { canOpen, readPairs } from "../text/brackets";
import { isDigit, isHan, isLetter, isSpace } from "../text/characters";
import { readWords } from "../text/words";

/** Words that a text puts in quotation marks or in a block quote. Offsets without the marks. */
export interface ReadQuote extends Span {
  text: string;
}

/** Shorter words in quotation marks are names, terms or irony, not somebody's wording. */
const SHORTEST_HAN = 4;
const SHORTEST_LATIN = 3;
/** A quotation mark that is not closed within this many units, or in its paragraph, quotes nothing. */
const LONGEST = 3000;

const DOUBLE = new Set(["“", "„", '"', "＂", "「", "『", "«", "‹", "〝"]);

/** Long enough to be somebody's wording: 4 Chinese characters, 3 Latin words or numbers, or a mixture that comes to as much. */
export function isWording(text: string): boolean {
  let han = 0;
  let latin = 0;
  for (const word of readWords(text))
    if (word.kind === "han") han++;
    else latin++;
  return han / SHORTEST_HAN + latin / SHORTEST_LATIN >= 1;
}

/** Single curly marks are apostrophes more often than quotation marks: those of a quotation stand free on their outer sides. */
function isSingleQuotation(text: string, open: number, close: number): boolean {
  const before = text.charCodeAt(open - 1);
  const after = text.charCodeAt(close + 1);
  const free = (unit: number): boolean =>
    Number.isNaN(unit) || isSpace(unit) || isHan(unit) || !(isLetter(unit) || isDigit(unit));
  return free(before) && free(after) && !isSpace(text.charCodeAt(open + 1));
}

/**
 * Straight single marks that quote, each opening one with its closing one: the one stands free before a word, the other free
 * after it, in one line. After the s of a plural it is an apostrophe as likely; a later one then has to close. Linear.
 */
function straightPairs(text: string): [number, number][] {
  const pairs: [number, number][] = [];
  const inWord = (unit: number): boolean => isLetter(unit) || isDigit(unit);
  let open = -1;
  for (let i = 0; i < text.length; i++) {
    const mark = text[i];
    if (mark === "\n") open = -1;
    if (mark !== "'") continue;
    const before = text.charCodeAt(i - 1);
    const after = text.charCodeAt(i + 1);
    const opens = !inWord(before) && (inWord(after) || isHan(after)) && (isHan(after) || !CLOSES.has(before));
    if (opens && (open < 0 || isSpace(before))) open = i;
    else if (open >= 0 && !inWord(after) && !isSpace(before) && !isPlural(text, i)) {
      pairs.push([open, i]);
      open = -1;
    }
  }
  return pairs;
}

/** Marks right after which a straight mark closes. */
const CLOSES = new Set([...".,;!?%)]}”。！？）】」"].map((mark) => mark.charCodeAt(0)));

/** "the users' own seats": the mark belongs to the word. */
const isPlural = (text: string, at: number): boolean => /^s' [a-z]/.test(text.slice(at - 1, at + 3));

/** Offsets of line breaks before an empty line: no quotation goes on over them. */
function paragraphEnds(text: string): Set<number> {
  const ends = new Set<number>();
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    let i = at + 1;
    while (text[i] === " " || text[i] === "\t" || text[i] === "\r") i++;
    if (text[i] === "\n") ends.add(at);
  }
  return ends;
}

/** Only a title (《…》) between the marks, or the marks of a title around all of it. */
const isTitle = (words: string): boolean => /^[《〈][^《》〈〉]*[》〉]$/.test(words.trim());

/**
 * The quotations of a text, in order, none inside another: “ ”, " ", 「 」, 『 』, « », ‹ ›, ‘ ’ and ' ' where they are clearly no apostrophes,
 * and Markdown block quotes. Words shorter than 4 Chinese characters or 3 Latin words, and 《titles》, are none.
 */
export function readQuotes(text: string): ReadQuote[] {
  const quotes: ReadQuote[] = [];
  const add = (start: number, end: number): void => {
    let a = start;
    let b = end;
    while (a < b && isSpace(text.charCodeAt(a))) a++;
    while (b > a && isSpace(text.charCodeAt(b - 1))) b--;
    const words = text.slice(a, b);
    if (b - a <= LONGEST && isWording(words) && !isTitle(words)) quotes.push({ start: a, end: b, text: words });
  };
  const blocks = text.includes(">") ? readBlocks(text).filter((block) => block.kind === "quote") : [];
  const pairs = readPairs(text, { start: 0, end: text.length }, paragraphEnds(text));
  let covered = 0;
  for (const [open, close] of [...pairs, ...straightPairs(text)].sort((a, b) => a[0] - b[0])) {
    if (open < covered) continue;
    const mark = text[open] as string;
    const isQuotation =
      mark === "'" || mark === "‘"
        ? isSingleQuotation(text, open, close)
        : DOUBLE.has(mark) && (mark !== '"' || canOpen(text, open));
    // A block is one quotation; marks that begin before it and end in it or behind it are no pair.
    if (!isQuotation || blocks.some((block) => open < block.end && close >= block.start)) continue;
    add(open + 1, close);
    covered = close + 1;
  }
  for (const block of blocks) {
    const inner = [...pairs].find(([open, close]) => open === block.start && close >= block.end - 1);
    add(inner ? inner[0] + 1 : block.start, inner ? inner[1] : block.end);
  }
  return quotes.sort((a, b) => a.start - b.start);
}
