import type { Span } from "../model/span";
import {
  foldUnit,
  isCombining,
  isDigit,
  isHan,
  isInvisible,
  isKana,
  isLetter,
  isSpace,
  unitsToString,
} from "./characters";

/** A text folded for comparison, with the way back to the offsets of the original. */
export interface Folded {
  text: string;
  /** The original range that a range of the folded text came from, without what folding dropped around it. */
  toOriginal(span: Span): Span;
  /** The first folded offset whose character stands at or after this original offset. */
  fromOriginal(offset: number): number;
}

const LIGATURES = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"];
/** Beside these a space says nothing: 「甲， 乙」 and 「甲，乙」, "plan (a)" and "plan(a)". */
const LOOSE = new Set([...'",;:!?.()[]/'].map((c) => c.charCodeAt(0)));
const QUOTES = new Set([..."「」『』«»‹›"].map((c) => c.charCodeAt(0)));
const ESCAPABLE = new Set([..."\\`*_{}[]()#+-.!|~>$"].map((c) => c.charCodeAt(0)));
const BULLETS = new Set([..."-*+•◦▪‣"].map((c) => c.charCodeAt(0)));

const SPACE = 32;
const DOT = 46;
const DASH = 45;

let lowerTable: Uint16Array | undefined;

/** Lower case by single units: `İ` would become two and shift all that follows, so it stays. Final sigma is sigma. */
function lower(unit: number): number {
  if (unit < 128) return unit >= 65 && unit <= 90 ? unit + 32 : unit;
  if (unit >= 0x2c00 && unit < 0xa640) return unit;
  if (!lowerTable) {
    lowerTable = new Uint16Array(65536);
    for (let i = 0; i < 65536; i++) {
      const low = i >= 0xd800 && i < 0xe000 ? "" : String.fromCharCode(i).toLowerCase();
      lowerTable[i] = low.length === 1 ? low.charCodeAt(0) : i;
    }
    lowerTable[0x3c2] = 0x3c3;
  }
  return lowerTable[unit] as number;
}

/** Chinese and Japanese characters and punctuation: no space is kept beside them. */
const isWide = (unit: number): boolean => isHan(unit) || isKana(unit) || (unit >= 0x3001 && unit <= 0x303f);

/** Most of all units: small letters and digits fold to themselves. */
const isPlain = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57);

/** Folded text under construction, with the breaks in its offset map. */
class FoldedText implements Folded {
  text = "";
  length = 0;
  private units: Uint16Array;
  private outs: number[] = [];
  private origins: number[] = [];
  private delta = Number.NaN;

  constructor(private readonly original: string) {
    this.units = new Uint16Array(original.length + 64);
  }

  emit(unit: number, origin: number): void {
    if (this.length === this.units.length) this.reserve(1);
    if (origin - this.length !== this.delta) {
      this.delta = origin - this.length;
      this.outs.push(this.length);
      this.origins.push(origin);
    }
    this.units[this.length++] = unit;
  }

  private reserve(count: number): void {
    if (this.length + count <= this.units.length) return;
    const grown = new Uint16Array((this.length + count) * 2);
    grown.set(this.units);
    this.units = grown;
  }

  /** Copies small letters, digits and the single spaces between them from `from` on; returns where it stopped. */
  copyPlain(from: number): number {
    const { original } = this;
    let i = from;
    while (i < original.length) {
      const unit = original.charCodeAt(i);
      if (
        unit === SPACE
          ? i === from || !isPlain(original.charCodeAt(i - 1)) || !isPlain(original.charCodeAt(i + 1))
          : !isPlain(unit)
      )
        break;
      i++;
    }
    // The first one notes the break in the map, and makes room, if there is need.
    this.emit(original.charCodeAt(from), from);
    this.reserve(i - from);
    const { units } = this;
    let length = this.length;
    for (let k = from + 1; k < i; k++) units[length++] = original.charCodeAt(k);
    this.length = length;
    return i;
  }

  last(back = 1): number {
    return this.length >= back ? (this.units[this.length - back] as number) : -1;
  }

  replaceLast(unit: number): void {
    this.units[this.length - 1] = unit;
  }

  finish(): this {
    this.text = unitsToString(this.units, this.length);
    this.units = new Uint16Array(0);
    return this;
  }

  private origin(at: number): number {
    let low = 0;
    let high = this.outs.length - 1;
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if ((this.outs[mid] as number) <= at) low = mid;
      else high = mid - 1;
    }
    return (this.origins[low] ?? 0) + at - (this.outs[low] ?? 0);
  }

  toOriginal(span: Span): Span {
    if (this.length === 0) return { start: 0, end: 0 };
    if (span.start >= this.length) return { start: this.original.length, end: this.original.length };
    const start = this.origin(span.start);
    if (span.end <= span.start) return { start, end: start };
    let end = this.origin(Math.min(span.end, this.length) - 1) + 1;
    while (end < this.original.length && isCombining(this.original.charCodeAt(end))) end++;
    return { start, end };
  }

  fromOriginal(offset: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (this.origin(mid) < offset) low = mid + 1;
      else high = mid;
    }
    return low;
  }
}

/** Offset of the first unit at or after `at` that is no space and no line break; the text's length if none. */
function skipSpaces(text: string, at: number): number {
  let i = at;
  while (i < text.length && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/**
 * Where a Markdown mark at the start of a line ends (`# `, `> `, `- `); `at` if none stands there. `quoted` says that the line
 * before is one of a block quote.
 */
function skipLineMark(text: string, at: number, quoted: boolean): number {
  let i = at;
  for (let depth = 0; depth < 8; depth++) {
    while (text.charCodeAt(i) === SPACE || text.charCodeAt(i) === 9) i++;
    const unit = text.charCodeAt(i);
    let end = i + 1;
    if (unit === 35) while (text.charCodeAt(end) === 35) end++;
    else if (unit !== 62 && !BULLETS.has(unit)) break;
    const next = text.charCodeAt(end);
    // "> 5 MB" and "- 5 °C" are a comparison and a minus sign as likely as a mark.
    const isMark = unit === 35 || (unit === 62 && quoted) || !isDigit(text.charCodeAt(end + 1));
    if ((next !== SPACE && next !== 9) || end - i > 6 || !isMark) break;
    i = end + 1;
  }
  return i;
}

/** For `[words](address)` at `at`: where its words and the whole end. Links whose words start with a digit are citation marks. */
function readLink(text: string, at: number): { words: number; end: number } | undefined {
  if (isDigit(text.charCodeAt(at + 1)) || text.charCodeAt(at + 1) === 94) return undefined;
  for (let i = at + 1; i < at + 300 && i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10 || unit === 91) return undefined;
    if (unit !== 93) continue;
    if (text.charCodeAt(i + 1) !== 40) return undefined;
    for (let j = i + 2; j < i + 600 && j < text.length; j++) {
      const inner = text.charCodeAt(j);
      if (inner === 41) return { words: i, end: j + 1 };
      if (isSpace(inner) || inner === 40) return undefined;
    }
    return undefined;
  }
  return undefined;
}

/** Whether `*`, `_` or `~` of this length at `at` marks emphasis rather than a product, a power or a name_with_lines. */
function isEmphasis(text: string, at: number, count: number): boolean {
  const unit = text.charCodeAt(at);
  const before = at > 0 ? text.charCodeAt(at - 1) : SPACE;
  const after = at + count < text.length ? text.charCodeAt(at + count) : SPACE;
  if (unit === 126) return count === 2;
  if (count > 3 || (isSpace(before) && isSpace(after))) return false;
  if (unit === 42 && (count === 2 || isHan(before) || isHan(after))) return !(isDigit(before) && isDigit(after));
  const wordBefore = isLetter(before) || isDigit(before) || before === 95;
  const wordAfter = isLetter(after) || isDigit(after) || after === 95;
  return !(wordBefore && wordAfter);
}

/**
 * Folds a text for comparison: characters as in `foldUnits`, lower case, ligatures parted, quotation marks of all kinds `"`,
 * dashes one `-`, 。 a full stop, … three dots; white space one space, and none beside Chinese characters or loose punctuation;
 * without zero-width characters, soft hyphens, hyphens at line ends, and Markdown's marks.
 * Numbers never change: digits and what stands between two digits are kept as they are.
 */
export function fold(text: string): Folded {
  const out = new FoldedText(text);
  const brackets = new Map<number, number>();
  const length = text.length;
  let space = -1;
  let swallow = false;
  /** End of a run of `*`, `_` or `~` that marks nothing. */
  let literal = 0;
  let i = skipLineMark(text, 0, false);
  let quoted = text.slice(0, i).includes(">");
  while (i < length) {
    const original = text.charCodeAt(i);
    if (original >= 0x4e00 && original <= 0x9fff) {
      swallow = false;
      space = -1;
      out.emit(foldUnit(original), i++);
      continue;
    }
    if (space < 0 && isPlain(original)) {
      swallow = false;
      i = out.copyPlain(i);
      continue;
    }
    if (isSpace(original)) {
      if (space < 0) space = i;
      i++;
      if (original === 10 || original === 0x2028 || original === 0x2029) {
        const line = i;
        i = skipLineMark(text, line, quoted);
        quoted = text.slice(line, i).includes(">");
      }
      continue;
    }
    if (isInvisible(original)) {
      i++;
      if (original === 0xad && isSpace(text.charCodeAt(i))) i = skipSpaces(text, i);
      continue;
    }
    if (original === 92 && ESCAPABLE.has(text.charCodeAt(i + 1))) {
      i++;
      // The escaped character is itself, never a mark.
    } else if (original === 96) {
      i++;
      continue;
    } else if (i >= literal && (original === 42 || original === 95 || original === 126)) {
      let count = 1;
      while (text.charCodeAt(i + count) === original) count++;
      if (isEmphasis(text, i, count)) {
        i += count;
        continue;
      }
      literal = i + count;
    } else if (original === 91 || (original === 33 && text.charCodeAt(i + 1) === 91)) {
      const at = original === 91 ? i : i + 1;
      const link = readLink(text, at);
      if (link) {
        brackets.set(link.words, link.end);
        i = at + 1;
        continue;
      }
    } else if (original === 93) {
      const end = brackets.get(i);
      if (end !== undefined) {
        i = end;
        continue;
      }
    }
    const at = i;
    let unit = lower(foldUnit(text.charCodeAt(at)));
    i++;
    if (QUOTES.has(unit)) unit = 34;
    else if (unit === 0x3002) unit = DOT;
    if (isCombining(unit) && space < 0 && out.length > 0) {
      const composed = (String.fromCharCode(out.last()) + String.fromCharCode(unit)).normalize("NFC");
      if (composed.length === 1) {
        out.replaceLast(composed.charCodeAt(0));
        continue;
      }
    }
    if (unit === DASH) {
      const isEm = original === 0x2014 || original === 0x2015 || original === 0x2500;
      if (space < 0 && out.last() === DASH) continue;
      const after = skipSpaces(text, i);
      const broken = text.slice(i, Math.min(after, i + 80)).includes("\n");
      if (
        broken &&
        !isEm &&
        isLetter(out.last()) &&
        isLetter(text.charCodeAt(after)) &&
        text.charCodeAt(after) === lower(text.charCodeAt(after))
      ) {
        i = after;
        continue;
      }
      if (isEm || (space >= 0 && after > i)) {
        space = -1;
        out.emit(DASH, at);
        swallow = true;
        continue;
      }
    }
    if (space >= 0) {
      const before = out.last();
      const keep = out.length > 0 && !swallow && !isWide(before) && !isWide(unit);
      if (keep) {
        const betweenDigits = LOOSE.has(before)
          ? isDigit(out.last(2)) && isDigit(unit)
          : isDigit(before) && isDigit(text.charCodeAt(i));
        if ((!LOOSE.has(before) && !LOOSE.has(unit)) || betweenDigits) out.emit(SPACE, space);
      }
      space = -1;
    }
    swallow = false;
    if (unit === 0x2026) {
      while (out.last() !== DOT || out.last(2) !== DOT || out.last(3) !== DOT) out.emit(DOT, at);
    } else if (unit === DOT && out.last() === DOT && out.last(2) === DOT && out.last(3) === DOT) {
      // A run of dots of any length is one ellipsis.
    } else if (unit >= 0xfb00 && unit <= 0xfb06) {
      for (const letter of LIGATURES[unit - 0xfb00] as string) out.emit(letter.charCodeAt(0), at);
    } else out.emit(unit, at);
  }
  return out.finish();
}
