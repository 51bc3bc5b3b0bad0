import { CATEGORIES, type Category } from "../facts/lexicon/categories";
import { SAME_FIELD } from "../facts/lexicon/generic-words";
import { findPhrases, foldedLower } from "../facts/phrases";
import { isValue } from "../facts/quantities";
import { type Asked, asksValue, fills } from "../facts/question";
import type { Quantity } from "../model/quantity";
import { contains, type Span } from "../model/span";
import { isHan } from "../text/characters";
import { stem } from "../text/stem";
import { STOP_WORDS } from "../text/stop-words";
import { readWords } from "../text/words";
import { fieldParts, type Haystack, haystackOf, missingParts, sourceHaystack } from "./field";
import { namesAnother, namesPartOf } from "./other-subject";
import type { Passage, SourceIndex } from "./passages";
import { clauseAround, excludes } from "./rival";

/** What another source gives for the slot that a question asks for. Offsets are those of the source's text. */
export interface AskedRival extends Span {
  index: SourceIndex;
  passage: Passage;
  text: string;
}

/** Characters between the value and a word of the asked attribute, at most. */
const REACH = 70;
/** The same where the source may be about another subject, or has words of the answer. */
const TIGHT = 20;
/** Share of the subject's characters that the source may lack: titles and epithets come and go. */
const SUBJECT_MISSING = 0.5;
/** Longest source that is searched for names, in UTF-16 code units. */
const LONGEST = 60_000;

/** Words of a question that name its subject, and those that name the attribute. */
interface Topic {
  subject: string[];
  attribute: string[];
}

/**
 * What another source states where the question's slot is concerned, other than the answer: a value of the asked kind beside
 * a word of the asked attribute, a member of the class asked for, or a name. Null where the source is not about the
 * question's subject, holds the answer, or states nothing of the kind.
 */
export function askedRivalOf(
  asked: Asked,
  answer: string,
  quantity: Quantity | null,
  index: SourceIndex,
): AskedRival | null {
  const topic = topicOf(asked);
  if (topic.subject.length === 0) return null;
  const source = sourceHaystack(index);
  const missing = missingParts(topic.subject.join(" "), [source]);
  if (missing === null) return null;
  // A part of a document that was cut out of it may leave its subject's name behind: then the attribute must stand right there.
  const named = size(missing) <= size(topic.subject) * SUBJECT_MISSING;
  if (asksValue(asked)) return quantity ? valueIn(asked, topic, answer, quantity, index, named ? REACH : TIGHT) : null;
  if (!named || holdsPhrase(source, answer)) return null;
  const reach = lacks(source, answer, asked) ? REACH : TIGHT;
  const category = CATEGORIES.find((c) => c.asks.some((word) => asksFor(asked, word)));
  if (category) return reach === REACH ? memberIn(category, answer, index, topic) : null;
  if (asked.kind === "who" || asked.kind === "where" || asked.kind === "which" || asked.kind === "what")
    return nameIn(asked, topic, answer, index, reach);
  return null;
}

const holdsPhrase = (source: Haystack, answer: string): boolean => source.folded.includes(foldedLower(answer).trim());

/** The source has not the word of the answer that tells: the surname of a person, the first part of a place, else most words. */
function lacks(source: Haystack, answer: string, asked: Asked): boolean {
  const known = foldedLower(asked.text);
  const parts = fieldParts(answer).filter((part) => !known.includes(part));
  const absent = missingParts(parts.join(" "), [source]);
  if (absent === null || parts.length === 0) return false;
  const telling = asked.kind === "who" ? parts.at(-1) : asked.kind === "where" ? parts[0] : undefined;
  if (telling !== undefined && !isHan(telling.charCodeAt(0))) return absent.includes(telling);
  return size(absent) >= size(parts) * 0.5;
}

/** The class is what is asked for: "what sport", "the genre of"; not "which sports team". */
function asksFor(asked: Asked, word: string): boolean {
  const folded = foldedLower(asked.text);
  return findPhrases(folded, [word]).some(({ end }) => {
    const [next] = readWords(folded, { start: end, end: folded.length });
    return next === undefined || next.kind === "han" || STOP_WORDS.has(next.text) || next.start - end > 1;
  });
}

/** A count says the same with and without the thing counted. */
const excludesCount = (asked: Asked, a: Quantity, b: Quantity): boolean =>
  asked.kind === "count" && a.kind === "number" && b.kind === "number"
    ? excludes({ ...a, unit: "" }, { ...b, unit: "" })
    : excludes(a, b);

const size = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0);

function topicOf(asked: Asked): Topic {
  const parts = fieldParts(asked.topic);
  const names = new Set<string>();
  for (const match of asked.topic.matchAll(/[\p{Lu}\d][\p{L}\p{N}'’.-]*/gu))
    names.add(
      foldedLower(match[0])
        .replace(/[.'’]+$/, "")
        .replace(/['’]s$/, ""),
    );
  for (const match of asked.topic.matchAll(/["“《]([^"”》]{1,80})["”》]/g))
    for (const word of readWords(match[1] ?? "")) names.add(word.text);
  const subject = parts.filter((part) => isHan(part.charCodeAt(0)) || names.has(part));
  return {
    subject: subject.length > 0 ? subject : parts,
    attribute: attributeWords(
      asked,
      parts.filter((part) => !names.has(part)),
    ),
  };
}

/** Words of the attribute with those of the same field: "born" and "date of birth". */
function attributeWords(asked: Asked, parts: readonly string[]): string[] {
  const words = new Set<string>(parts);
  for (const word of readWords(asked.topic))
    if (word.kind === "latin" && !STOP_WORDS.has(word.text)) words.add(word.text);
  for (const word of [...words]) {
    for (const group of SAME_FIELD) {
      if (
        group.some(
          (kin) =>
            kin === word ||
            (!isHan(kin.charCodeAt(0)) && stem(kin) === stem(word)) ||
            (isHan(kin.charCodeAt(0)) && word.includes(kin)),
        )
      )
        for (const kin of group) words.add(kin);
    }
  }
  return [...words].filter((word) => word.length >= 2);
}

/** The value of the asked kind that stands nearest to a word of the attribute. */
function valueIn(
  asked: Asked,
  topic: Topic,
  answer: string,
  quantity: Quantity,
  index: SourceIndex,
  reach: number,
): AskedRival | null {
  const { text } = index.source;
  const known = haystackOf(`${asked.text} ${answer}`);
  let best: (AskedRival & { far: number }) | null = null;
  for (const [k, passage] of index.passages.entries()) {
    const values = passage.quantities.filter((q) => isValue(q) && fills(asked, q) && excludesCount(asked, quantity, q));
    if (values.length === 0) continue;
    const from = index.passages[k - 1]?.start ?? passage.start;
    const around = foldedLower(text.slice(Math.max(from, passage.start - REACH), passage.end));
    const shift = Math.max(from, passage.start - REACH);
    for (const value of values) {
      const far = distance(around, value.start - shift, value.end - shift, topic.attribute);
      if (far > reach) continue;
      const lead = passage.text.slice(clauseAround(passage, value).start, value.start - passage.start);
      if (namesPartOf(lead, topic.subject, known) || (reach === TIGHT && namesAnother(lead, asked.text))) continue;
      if (!best || far < best.far) best = { index, passage, start: value.start, end: value.end, text: value.text, far };
    }
  }
  return best;
}

/** Characters between a range and the nearest word that begins like one of the words; Infinity where none stands there. */
function distance(folded: string, start: number, end: number, words: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const key = isHan(word.charCodeAt(0)) ? word : stem(word).slice(0, Math.max(3, Math.min(word.length, 6)));
    for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + 1)) {
      if (/[a-z]/.test(key[0] ?? "") && /[a-z]/.test(folded[at - 1] ?? "")) continue;
      least = Math.min(least, at < start ? start - at - key.length : at - end);
    }
  }
  return least;
}

/** A member of the asked class other than the answer, in a source that has not the answer's. */
function memberIn(category: Category, answer: string, index: SourceIndex, topic: Topic): AskedRival | null {
  const own = foldedLower(answer);
  const subject = foldedLower(topic.subject.join(" "));
  const folded = foldedLower(index.source.text.slice(0, LONGEST));
  const found = findPhrases(folded, category.members).filter((span) => {
    const word = folded.slice(span.start, span.end);
    return !own.includes(word) && !word.includes(own) && !subject.includes(word);
  });
  return placed(found[0], index);
}

/** A name beside a word of the attribute or of the subject, that is part of neither question nor answer. */
function nameIn(asked: Asked, topic: Topic, answer: string, index: SourceIndex, reach: number): AskedRival | null {
  const text = index.source.text.slice(0, LONGEST);
  const folded = foldedLower(text);
  const known = foldedLower(`${asked.text} ${answer}`);
  let best: (Span & { far: number }) | null = null;
  for (const match of text.matchAll(
    /\p{Lu}[\p{L}'’.-]+(?:(?:\s+|,\s+)(?:(?:of|de|van|von|da|the)\s+)?\p{Lu}[\p{L}'’.-]*){0,3}/gu,
  )) {
    const words = readWords(match[0]).filter((w) => !STOP_WORDS.has(w.text));
    if (words.length === 0 || words.length > 4 || words.some((w) => known.includes(w.text))) continue;
    if (words.length === 1 && !/^The\s/.test(match[0]) && asked.kind !== "what" && asked.kind !== "which") continue;
    const start = match.index;
    const end = start + match[0].length;
    const from = Math.max(0, start - REACH);
    const far = distance(
      folded.slice(from, end + REACH),
      start - from,
      end - from,
      reach === REACH ? [...topic.attribute, ...topic.subject] : topic.attribute,
    );
    if (far > reach) continue;
    if (!best || far < best.far) best = { start, end, far };
  }
  return placed(best ?? undefined, index);
}

function placed(span: Span | undefined, index: SourceIndex): AskedRival | null {
  if (!span) return null;
  const passage = index.passages.find((p) => contains(p, span)) ?? index.passages.find((p) => p.end > span.start);
  return passage
    ? { index, passage, start: span.start, end: span.end, text: index.source.text.slice(span.start, span.end) }
    : null;
}
