import { equalQuantity } from "../facts/equal-quantity";
import { isValue } from "../facts/quantities";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { readClauses } from "../text/sentences";
import { fieldParts, type Haystack, haystackOf, missingParts, passageHaystack, sourceHaystack } from "./field";
import { namesPartOf } from "./other-subject";
import { nearest, type Passage, type SourceIndex } from "./passages";

/** Another value for the same subject and attribute. */
export interface Rival {
  index: SourceIndex;
  passage: Passage;
  quantity: Quantity;
}

export interface RivalSearch {
  /** What the value is said of: its clause without the value, or the question's topic. */
  topic: string;
  quantity: Quantity;
  /** Words that may stand around the rival value: claim, question and the passage that states the first value. */
  known: string;
  /** The topic is a question's: its subject may stand anywhere in the source, and the words around the value may be any. */
  loose: boolean;
}

/** Passages of a source that are looked at. */
const LOOKED_AT = 8;
/** Share of the topic's characters that a passage may leave out, … */
const MISSING = 0.2;
/** … and that a passage of a source about the question's subject may leave out. */
const MISSING_LOOSE = 0.6;
/** Share of the characters around the rival value that the known words may lack: more is another, narrower subject. */
const FOREIGN = 0.34;

/** The value that a source states where the topic is spoken of, differing from the quantity; null where it states none, or an equal one. */
export function rivalOf(search: RivalSearch, index: SourceIndex): Rival | null {
  const { topic, quantity, loose } = search;
  const parts = fieldParts(topic);
  const size = length(parts);
  if (size === 0) return null;
  if (loose) {
    const missing = missingParts(topic, [sourceHaystack(index)]);
    if (missing === null || length(missing) > size * MISSING) return null;
  }
  let best: (Rival & { rank: number }) | null = null;
  const known = haystackOf(search.known);
  for (const { passage, score } of nearest(topic, [index], LOOKED_AT)) {
    const values = passage.quantities.filter(isValue);
    if (values.length === 0) continue;
    const missing = missingParts(topic, [passageHaystack(index, passage)]);
    if (missing === null || length(missing) > size * (loose ? MISSING_LOOSE : MISSING)) continue;
    for (const other of values) {
      if (!excludes(quantity, other)) continue;
      const clause = clauseAround(passage, other);
      if (!loose && isForeign(without(passage.text.slice(clause.start, clause.end), passage, clause.start), known))
        continue;
      if (namesPartOf(passage.text.slice(clause.start, other.start - passage.start), parts, known)) continue;
      // The value nearest to the topic's words, in the passage that has most of them.
      const rank = score * 10 - distance(passage, other, parts) / 1000 + (other.unit === quantity.unit ? 0.5 : 0);
      if (!best || rank > best.rank) best = { index, passage, quantity: other, rank };
    }
  }
  return best ? { index: best.index, passage: best.passage, quantity: best.quantity } : null;
}

const length = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0);

/** Whether both values cannot hold at once: same kind and unit, not equal in any form, no bound that lets both stand. */
export function excludes(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind || !isValue(b)) return false;
  if (a.unit !== b.unit && a.unit !== "" && b.unit !== "" && a.kind !== "duration") return false;
  if (equalQuantity(a, b) !== "value") return false;
  const loose = (q: Quantity) => q.op === "<" || q.op === ">";
  if (loose(a) || loose(b)) return false;
  if (typeof a.value !== "string" || typeof b.value !== "string") return typeof a.value === typeof b.value;
  // A year holds every day of it.
  return !(
    a.kind === "date" &&
    (a.value.startsWith(b.value) || b.value.startsWith(a.value) || a.value.includes("|") || b.value.includes("|"))
  );
}

/** The words around a value are of a subject that neither claim nor question knows: "express delivery" beside "delivery". */
function isForeign(words: string, known: Haystack): boolean {
  const parts = fieldParts(words);
  const missing = missingParts(words, [known]);
  return missing === null || length(missing) > length(parts) * FOREIGN;
}

/** The clause of a passage that a quantity stands in; offsets of the passage's text. */
export function clauseAround(passage: Passage, quantity: Quantity): Span {
  const at = quantity.start - passage.start;
  return readClauses(passage.text).find((c) => c.start <= at && at < c.end) ?? { start: 0, end: passage.text.length };
}

/** The words of a clause with its quantities blanked out. */
function without(words: string, passage: Passage, from: number): string {
  let out = words;
  for (const q of passage.quantities) {
    const start = q.start - passage.start - from;
    const end = q.end - passage.start - from;
    if (start >= 0 && end <= words.length) out = out.slice(0, start) + " ".repeat(end - start) + out.slice(end);
  }
  return out;
}

/** Characters between a value and the nearest word of the topic in its passage. */
function distance(passage: Passage, quantity: Quantity, parts: readonly string[]): number {
  const text = passage.text.toLowerCase();
  const at = quantity.start - passage.start;
  let least = text.length;
  for (const part of parts) {
    const word = part.slice(0, Math.max(2, Math.min(part.length, 5)));
    for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + 1)) least = Math.min(least, Math.abs(i - at));
  }
  return least;
}

/** What a quantity of a text is said of: the clause that it stands in, its quantities blanked out. "" where nothing else stands there. */
export function topicOf(text: string, start: number, quantity: Quantity, quantities: readonly Quantity[]): string {
  let blanked = text;
  for (const q of quantities) {
    const from = q.start - start;
    blanked = blanked.slice(0, from) + " ".repeat(q.end - q.start) + blanked.slice(q.end - start);
  }
  const at = quantity.start - start;
  const clauses = readClauses(text);
  const k = clauses.findIndex((c) => c.start <= at && at < c.end);
  if (k < 0) return blanked;
  const clause = clauses[k] as Span;
  const words = blanked.slice(clause.start, clause.end);
  if (length(fieldParts(words)) >= 2 || k === 0) return words;
  const before = clauses[k - 1] as Span;
  return `${blanked.slice(before.start, before.end)} ${words}`;
}
