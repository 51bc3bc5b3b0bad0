import DiffMatchPatch from "diff-match-patch";
import { readQuantities } from "../facts/quantities";
import type { Pair, Part } from "../model/report";
import type { Span } from "../model/span";
import { isCombining, isSpace } from "../text/characters";
import { fold } from "../text/fold";
import { readWords } from "../text/words";

/** Tokens of one side that are compared; what is longer is compared up to here, the rest is unmarked. */
const MOST_TOKENS = 2000;

/** The smallest parts that may be marked: a quantity with its unit, a word, a Chinese character, a grapheme, a stretch of white space. */
function readTokens(text: string): string[] {
  const fixed: Span[] = [];
  let past = 0;
  for (const quantity of [...readQuantities(text)].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (quantity.start < past || quantity.end <= quantity.start) continue;
    fixed.push(quantity);
    past = quantity.end;
  }
  const tokens: string[] = [];
  let at = 0;
  const words = readWords(text).values();
  let word = words.next();
  const readUpTo = (end: number): void => {
    while (at < end) {
      while (!word.done && word.value.end <= at) word = words.next();
      if (!word.done && word.value.start === at && word.value.end <= end) {
        tokens.push(text.slice(at, word.value.end));
        at = word.value.end;
        continue;
      }
      const from = at;
      if (isSpace(text.charCodeAt(at))) while (at < end && isSpace(text.charCodeAt(at))) at++;
      else at = graphemeEnd(text, at, end);
      tokens.push(text.slice(from, at));
    }
  };
  for (const { start, end } of fixed) {
    readUpTo(start);
    tokens.push(text.slice(at, end));
    at = end;
  }
  readUpTo(text.length);
  return tokens;
}

/** End of a character with its combining marks, variation selectors and joined parts. */
function graphemeEnd(text: string, at: number, end: number): number {
  const step = (i: number): number => {
    const unit = text.charCodeAt(i);
    return unit >= 0xd800 &&
      unit < 0xdc00 &&
      i + 1 < end &&
      text.charCodeAt(i + 1) >= 0xdc00 &&
      text.charCodeAt(i + 1) < 0xe000
      ? i + 2
      : i + 1;
  };
  let i = step(at);
  while (i < end) {
    const unit = text.charCodeAt(i);
    if (isCombining(unit) || unit === 0x20e3 || (unit >= 0xfe00 && unit <= 0xfe0f)) i++;
    else if (unit === 0x200d && i + 1 < end) i = step(i + 1);
    else break;
  }
  return i;
}

/** One UTF-16 unit for each distinct folded token, surrogates left out; tokens beyond what units can tell apart share the last. */
class Code {
  private readonly units = new Map<string, number>();

  of(token: string): string {
    const key = fold(token).text || " ";
    let unit = this.units.get(key);
    if (unit === undefined) {
      unit = Math.min(0xd7ff, 0x100 + this.units.size);
      this.units.set(key, unit);
    }
    return String.fromCharCode(unit);
  }
}

/** Joins neighbouring tokens with the same mark; white space between two marked ones is marked with them, else not. */
function toParts(tokens: readonly string[], marks: readonly boolean[]): Part[] {
  const parts: Part[] = [];
  tokens.forEach((text, k) => {
    const blank = text.trim() === "";
    const mark = blank ? Boolean(marks[k - 1]) && Boolean(marks[k + 1]) : Boolean(marks[k]);
    const last = parts[parts.length - 1];
    if (last && last.mark === mark) last.text += text;
    else parts.push({ text, mark });
  });
  return parts;
}

/**
 * The answer's words and the source's side by side, with those marked that the other side has not. Whole tokens are marked: never
 * half a number or a surrogate pair. Case, width, quotation marks and white space make no difference. Sides longer than
 * 2,000 tokens are compared up to there. The same on every machine: the comparison has no time limit, only this length.
 */
export function difference(answer: string, source: string): Pair {
  const sides = [readTokens(answer), readTokens(source)] as const;
  const code = new Code();
  const encode = (tokens: readonly string[]): string =>
    tokens
      .slice(0, MOST_TOKENS)
      .map((token) => code.of(token))
      .join("");
  const engine = new DiffMatchPatch();
  engine.Diff_Timeout = 0;
  const marks: [boolean[], boolean[]] = [[], []];
  for (const [kind, units] of engine.diff_main(encode(sides[0]), encode(sides[1]), false)) {
    for (let i = 0; i < units.length; i++) {
      if (kind <= 0) marks[0].push(kind !== 0);
      if (kind >= 0) marks[1].push(kind !== 0);
    }
  }
  return { answer: toParts(sides[0], marks[0]), source: toParts(sides[1], marks[1]) };
}
