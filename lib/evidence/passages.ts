import type { Aliases } from "../facts/aliases";
import { readQuantities } from "../facts/quantities";
import type { Quantity } from "../model/quantity";
import type { Source } from "../model/source";
import type { Span } from "../model/span";
import { type Block, readBlocks } from "../text/blocks";
import { readClauses, readSentences } from "../text/sentences";

export { heldShare, nearest, nearestOne } from "./nearest";

/**
 * The smallest part of a source that stands alone as evidence: a sentence, a list item, a table row.
 * Offsets are those of the source's text.
 */
export interface Passage extends Span {
  index: number;
  text: string;
  kind: "sentence" | "item" | "row" | "heading";
  /** The whole paragraph, list or table around it. */
  parent: Span;
  /** Heading, list lead-in and table header that the passage stands under, in reading order. */
  context: Span[];
  /** The cells of a table row, in column order; empty cells are empty ranges. */
  cells?: Span[];
  /** Quantities of the passage; offsets of the source's text. Read on first use. */
  readonly quantities: Quantity[];
}

/** A source's text with what the rules need of it, built once per text. */
export interface SourceIndex {
  source: Source;
  passages: Passage[];
  /** Names that mean the same in this source: those of the glossary and those that it defines; absent where there are none. */
  aliases?: Aliases;
}

/** What is read of a source with its aliases is kept with them; where it has none, with its passages. */
export const readingOf = ({ passages, aliases }: SourceIndex): object => aliases ?? passages;

/** A passage and how near it stands to a claim: `score` 0..1, the share of the claim's weight that it covers. */
export interface Near {
  passage: Passage;
  index: SourceIndex;
  score: number;
}

/** Longer sentences (lists without stops, text without punctuation) are cut at a clause, so that alignment stays cheap. */
const LONGEST = 1200;

class SourcePassage implements Passage {
  private read: Quantity[] | undefined;

  constructor(
    readonly index: number,
    readonly start: number,
    readonly end: number,
    readonly text: string,
    readonly kind: Passage["kind"],
    readonly parent: Span,
    readonly context: Span[],
    readonly cells?: Span[],
  ) {}

  get quantities(): Quantity[] {
    // A tab parts cells as a bar does: "20\t100" is no number of two groups.
    const text = this.cells ? this.text.replaceAll("\t", "|") : this.text;
    this.read ??= readQuantities(text).map((quantity) => ({
      ...quantity,
      start: quantity.start + this.start,
      end: quantity.end + this.start,
    }));
    return this.read;
  }
}

/** A sentence in pieces of at most `longest` UTF-16 units, parted at clauses where there are any, else at a space. */
export function cutLong(text: string, sentence: Span, longest: number): Span[] {
  if (sentence.end - sentence.start <= longest) return [sentence];
  const pieces: Span[] = [];
  let open: Span | undefined;
  const flush = (): void => {
    if (open) pieces.push(open);
    open = undefined;
  };
  for (const clause of readClauses(text, sentence)) {
    if (open && clause.end - open.start > longest) flush();
    if (clause.end - clause.start <= longest) {
      open = { start: open?.start ?? clause.start, end: clause.end };
      continue;
    }
    flush();
    for (let at = clause.start; at < clause.end; ) {
      let end = Math.min(clause.end, at + longest);
      if (end < clause.end) {
        const space = text.slice(at, end).lastIndexOf(" ");
        if (space > longest / 2) end = at + space;
        else if (text.charCodeAt(end) >= 0xdc00 && text.charCodeAt(end) <= 0xdfff) end--;
      }
      pieces.push({ start: at, end });
      at = end;
    }
  }
  flush();
  return pieces;
}

const KINDS: Record<Block["kind"], Passage["kind"]> = {
  paragraph: "sentence",
  quote: "sentence",
  code: "sentence",
  heading: "heading",
  item: "item",
  row: "row",
  header: "row",
};

function readPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  for (const block of readBlocks(text)) {
    const kind = KINDS[block.kind];
    const whole = kind === "row" || kind === "heading";
    const parts = whole
      ? [{ start: block.start, end: block.end }]
      : readSentences(text, block).flatMap((part) => cutLong(text, part, LONGEST));
    for (const { start, end } of parts)
      passages.push(
        new SourcePassage(
          passages.length,
          start,
          end,
          text.slice(start, end),
          kind,
          block.group,
          block.context,
          block.cells,
        ),
      );
  }
  return passages;
}

/** Reads a source into passages. An unread source (empty text) has none. */
export const indexSource = (source: Source): SourceIndex => ({ source, passages: readPassages(source.text) });

/** The passage that a range starts in. */
export function passageAt({ passages }: SourceIndex, { start }: Span): Passage | undefined {
  let low = 0;
  let high = passages.length - 1;
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if ((passages[mid] as Passage).start <= start) low = mid;
    else high = mid - 1;
  }
  const found = passages[low];
  return found && found.end > start ? found : undefined;
}

/** Texts of sources kept with their passages, at most this many UTF-16 units in all; the longest unused goes first. */
const CACHE_LIMIT = 8_000_000;
const cache = new Map<string, { length: number; passages: Passage[] }>();
let cached = 0;

/**
 * As `indexSource`, but passages are shared by all sources of the same text and kept from call to call.
 * The memory is bounded; after the worker was killed the index is built again.
 */
export function cachedIndex(source: Source): SourceIndex {
  const key = source.text;
  let entry = cache.get(key);
  if (entry) cache.delete(key);
  else {
    entry = { length: source.text.length, passages: readPassages(source.text) };
    cached += entry.length;
  }
  cache.set(key, entry);
  for (const [oldest, { length }] of cache) {
    if (cached <= CACHE_LIMIT || oldest === key) break;
    cache.delete(oldest);
    cached -= length;
  }
  return { source, passages: entry.passages };
}
