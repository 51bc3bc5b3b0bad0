import { GENERIC_EN, GENERIC_ZH, SAME_FIELD } from "../facts/lexicon/generic-words";
import { foldedLower } from "../facts/phrases";
import { isHan } from "../text/characters";
import { stem } from "../text/stem";
import { STOP_WORDS } from "../text/stop-words";
import { readWords } from "../text/words";
import type { Passage, SourceIndex } from "./passages";

/** A text in the form in which the words of a question are looked up in it. */
export interface Haystack {
  folded: string;
  stems: ReadonlySet<string>;
  /** Chinese characters among all characters, 0..1. */
  han: number;
}

const GENERIC_STEMS = new Set(GENERIC_EN.map(stem));
/** Each word of a field with the other words of the same field. */
const KIN = new Map<string, ReadonlySet<string>>();
for (const group of SAME_FIELD) {
  for (const word of group) KIN.set(word, new Set([...(KIN.get(word) ?? []), ...group]));
}
const KIN_ZH = [...KIN.keys()].filter((word) => isHan(word.charCodeAt(0)));
const KIN_EN = new Map<string, ReadonlySet<string>>();
for (const [word, kin] of KIN) if (!isHan(word.charCodeAt(0)) && !word.includes(" ")) KIN_EN.set(stem(word), kin);

/** Builds a haystack of a text. */
export function haystackOf(text: string): Haystack {
  const folded = foldedLower(text);
  const stems = new Set<string>();
  let han = 0;
  let all = 0;
  for (const word of readWords(text)) {
    all++;
    if (word.kind === "han") han++;
    else {
      stems.add(word.stem);
      if (word.stem.includes("-")) for (const part of word.stem.split("-")) stems.add(stem(part));
    }
  }
  return { folded, stems, han: all === 0 ? 0 : han / all };
}

const sources = new WeakMap<readonly Passage[], Map<string, Haystack>>();

/** Haystack of a whole source with its title; kept as long as its passages. */
export function sourceHaystack(index: SourceIndex): Haystack {
  const title = index.source.title ?? "";
  const known = sources.get(index.passages) ?? new Map<string, Haystack>();
  sources.set(index.passages, known);
  let haystack = known.get(title);
  if (!haystack) {
    haystack = haystackOf(`${title}\n${index.source.text}`);
    known.set(title, haystack);
  }
  return haystack;
}

/** Haystack of a passage with the headings, lead-in and table header that it stands under, and the source's title. */
export const passageHaystack = ({ source }: SourceIndex, passage: Passage): Haystack =>
  haystackOf(
    [source.title ?? "", ...passage.context.map((c) => source.text.slice(c.start, c.end)), passage.text].join("\n"),
  );

/**
 * The parts of a question's topic that name something: English content words and Chinese runs without words that name no
 * field ("include", 包含). In the order of the topic.
 */
export function fieldParts(topic: string): string[] {
  const parts: string[] = [];
  let run = "";
  const flush = () => {
    for (const piece of withoutGeneric(run)) parts.push(piece);
    run = "";
  };
  let end = -1;
  for (const word of readWords(topic)) {
    if (word.kind === "han") {
      if (end !== word.start) flush();
      run += word.text;
      end = word.end;
      continue;
    }
    flush();
    if (word.kind === "number" || word.text.length < 2) continue;
    if (!STOP_WORDS.has(word.text) && !GENERIC_STEMS.has(word.stem)) parts.push(word.text);
  }
  flush();
  return parts;
}

function withoutGeneric(run: string): string[] {
  let pieces = [run];
  for (const word of GENERIC_ZH) {
    if (!run.includes(word)) continue;
    // A single character cuts only at an edge: 上海 keeps its 上.
    pieces = pieces.flatMap((piece) => (word.length > 1 ? piece.split(word) : [trimOne(piece, word)]));
  }
  return pieces.filter((piece) => piece.length >= 2);
}

function trimOne(piece: string, word: string): string {
  let out = piece;
  while (out.length > 2 && out.startsWith(word)) out = out.slice(1);
  while (out.length > 2 && out.endsWith(word)) out = out.slice(0, -1);
  return out;
}

/**
 * Parts of a topic that none of the haystacks has: neither the word nor another of its field. Null where it cannot be
 * told, because topic and texts are of different languages.
 */
export function missingParts(topic: string, haystacks: readonly Haystack[]): string[] | null {
  if (haystacks.length === 0) return null;
  const missing: string[] = [];
  for (const part of fieldParts(topic)) {
    if (isHan(part.charCodeAt(0))) {
      const readable = haystacks.filter((h) => h.han > 0.1);
      if (readable.length === 0) return null;
      missing.push(...missingHan(part, readable));
    } else {
      if (haystacks.every((h) => h.han > 0.7) && !haystacks.some((h) => has(h, part))) return null;
      if (!haystacks.some((h) => has(h, part))) missing.push(part);
    }
  }
  return missing;
}

function has(haystack: Haystack, word: string): boolean {
  const key = stem(word);
  if (haystack.stems.has(key) || haystack.stems.has(word)) return true;
  if (word.includes("-") && word.split("-").every((w) => w.length < 2 || haystack.stems.has(stem(w)))) return true;
  // "registration" and "registered": a long common beginning is one word family.
  if (key.length >= 6)
    for (const other of haystack.stems)
      if (other.length >= 5 && sharedStart(key, other) >= Math.max(5, key.length - 3)) return true;
  for (const kin of KIN_EN.get(key) ?? []) if (standsIn(haystack, kin)) return true;
  return false;
}

const standsIn = (haystack: Haystack, word: string): boolean =>
  isHan(word.charCodeAt(0)) || word.includes(" ") ? haystack.folded.includes(word) : haystack.stems.has(stem(word));

function sharedStart(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return i;
}

/**
 * Pieces of a Chinese run, two characters or more, of which no two neighbouring characters stand in a haystack, nor another
 * word of the same field.
 */
function missingHan(run: string, haystacks: readonly Haystack[]): string[] {
  const covered = new Uint8Array(run.length);
  for (let i = 0; i < run.length; i++) {
    let length = 0;
    for (let n = 2; n <= run.length - i; n++) {
      const piece = run.slice(i, i + n);
      if (!haystacks.some((h) => h.folded.includes(piece))) break;
      length = n;
    }
    covered.fill(1, i, i + length);
    if (length > 0) i += length - 1;
  }
  for (const word of KIN_ZH) {
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + word.length)) {
      const kin = [...(KIN.get(word) ?? [])].filter((other) => other !== word);
      if (kin.some((other) => haystacks.some((h) => standsIn(h, other)))) covered.fill(1, at, at + word.length);
    }
  }
  const missing: string[] = [];
  for (let i = 0; i < run.length; i++) {
    if (covered[i]) continue;
    let end = i;
    while (end < run.length && !covered[end]) end++;
    if (end - i >= 2) missing.push(run.slice(i, end));
    i = end;
  }
  return missing;
}
