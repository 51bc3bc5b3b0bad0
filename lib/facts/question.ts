import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { foldUnits, isHan } from "../text/characters";
import { readWords } from "../text/words";
import {
  ASKED_NOUNS,
  ASKING_EN,
  ASKING_ZH,
  type AskedKind,
  type AskingWords,
  YES_NO_EN,
  YES_NO_ZH,
} from "./lexicon/question-words";
import { PEOPLE } from "./lexicon/told-results";
import { singular } from "./read-unit";

export type { AskedKind } from "./lexicon/question-words";

/**
 * A slot that a question asks to be filled. Offsets are UTF-16 code units of the question; the range is the clause that
 * asks. `topic` holds the clause without the words that ask; `unit` the thing that is to be counted ("seats", 席位).
 */
export interface Asked extends Span {
  kind: AskedKind;
  /** The asking clause as written. */
  text: string;
  /** The words that ask: "how many seats", 多少天. */
  words: string;
  topic: string;
  unit: string;
}

const BREAKS = new Set([..."。！？；!?;\n"]);
const LIGHT_BREAKS = new Set([..."，、,：:"]);
/** Longer questions hold pasted text: what asks stands at an end of them. */
const LONGEST = 4000;

/**
 * Reads what a question asks for, in text order: one slot for each clause that asks (how many, how much, when, how long,
 * who, where, whether, which, what; 几, 多少, 何时, 多久, 谁, 是否 …). A clause without a subject of its own takes over the
 * topic of the clause before ("标准版几个席位、超出怎么收费"). Empty where nothing is asked.
 */
export function readAsked(question: string): Asked[] {
  const text = question.length > LONGEST ? question.slice(-LONGEST) : question;
  const shift = question.length - text.length;
  const folded = lower(text);
  const asked: Asked[] = [];
  let carried = "";
  for (const sentence of cut(text, BREAKS)) {
    const slots = readSentence(text, folded, sentence, carried);
    for (const slot of slots) asked.push({ ...slot, start: slot.start + shift, end: slot.end + shift });
    if (slots.length === 0) carried = "";
    else carried = firstSubject(slots[0] as Asked) || carried;
  }
  return asked;
}

const lower = (text: string): string => {
  const folded = foldUnits(text);
  const low = folded.toLowerCase();
  return low.length === folded.length ? low : folded;
};

function readSentence(text: string, folded: string, sentence: Span, carried: string): Asked[] {
  const ends = /[?？]/.test(text.slice(sentence.end, sentence.end + 1));
  const chinese = hasHan(text, sentence);
  if (!chinese) {
    const slot = readEnglish(text, folded, sentence, ends);
    return slot ? [slot] : [];
  }
  const slots: Asked[] = [];
  let before = carried;
  const parts = cut(text, LIGHT_BREAKS, sentence);
  let pending = "";
  for (const part of parts) {
    const slot = readChinese(text, folded, part, ends && part === parts.at(-1));
    if (!slot) {
      // What precedes the asking clause gives it its subject: "标准版，试用期多少天？"
      pending += ` ${text.slice(part.start, part.end)}`;
      continue;
    }
    const own = pending + (pending ? " " : "") + slot.topic;
    slots.push({ ...slot, topic: (hasSubject(slot.topic) ? own : `${before} ${own}`).trim() });
    before ||= firstSubject(slot);
    pending = "";
  }
  return slots;
}

/** A topic without a subject of its own ("超出"): two Chinese characters are a verb more often than a name. */
const hasSubject = (topic: string): boolean => han(topic) >= 4 || /[A-Za-z]/.test(topic);
const firstSubject = (slot: Asked): string => {
  const topic = slot.topic.trim();
  const at = topic.indexOf("的");
  return at > 1 ? topic.slice(0, at) : topic;
};
const han = (text: string): number => {
  let n = 0;
  for (let i = 0; i < text.length; i++) if (isHan(text.charCodeAt(i))) n++;
  return n;
};

function readChinese(text: string, folded: string, part: Span, ends: boolean): Asked | null {
  const words = text.slice(part.start, part.end);
  const low = folded.slice(part.start, part.end);
  let found: { at: number; asking: AskingWords } | null = null;
  for (const asking of ASKING_ZH) {
    const at = low.indexOf(asking.words);
    if (at < 0 || isIndefinite(low, at, asking)) continue;
    // "几" and "多少" take their unit along; a longer or more telling word was tried first.
    if (!found || rank(asking.kind) > rank(found.asking.kind)) found = { at, asking };
    if (rank(asking.kind) === TELLING) break;
  }
  const make = (kind: AskedKind, from: number, to: number, unit: string): Asked => ({
    ...part,
    text: words.trim(),
    kind,
    words: words.slice(from, to).trim(),
    topic: `${words.slice(0, from)} ${words.slice(to)}`.trim(),
    unit,
  });
  if (!found) {
    const last = low.trimEnd().at(-1) ?? "";
    if (YES_NO_ZH.includes(last) && (ends || last === "吗") && han(low) >= 3)
      return make("whether", low.lastIndexOf(last), low.lastIndexOf(last) + 1, "");
    const noun = endNoun(low);
    if (noun && ends) return make(noun.kind, low.length, low.length, "");
    const reduplicated = /([\u4e00-\u9fff])不\1/.exec(low);
    if (reduplicated) return make("whether", reduplicated.index, reduplicated.index + 2, "");
    return null;
  }
  const { at, asking } = found;
  let end = at + asking.words.length;
  let kind = asking.kind;
  let unit = "";
  if (asking.unit) {
    const from = end;
    if (
      low[end] === "个" ||
      low[end] === "名" ||
      low[end] === "位" ||
      low[end] === "家" ||
      low[end] === "条" ||
      low[end] === "次"
    )
      end++;
    unit = unitAfter(low, end) || low.slice(from, end);
    const noun = endNoun(low.slice(0, at).replace(/[是为的有达]+$/, ""));
    if (noun && unit === "") kind = noun.kind;
  } else if (kind === "what" || kind === "which") {
    const noun = endNoun(low.slice(0, at).replace(/[是为的]+$/, ""));
    if (noun && kind === "what") kind = noun.kind;
  }
  const slot = make(kind, at, end, unit);
  return unit === "" || kind !== "count"
    ? slot
    : { ...slot, words: words.slice(at, Math.max(end, low.indexOf(unit, at) + unit.length)) };
}

/** Words that ask by their form alone go before 多少 and 几, those before 什么 and 怎么. */
const TELLING = 3;
function rank(kind: AskedKind): number {
  if (kind === "what" || kind === "which") return 1;
  if (kind === "count" || kind === "whether") return 2;
  return TELLING;
}

/** 好几, 几乎, 几何, 第几: no question of a number. 什么的, 不知怎么: nothing asked. */
function isIndefinite(low: string, at: number, asking: AskingWords): boolean {
  if (asking.words !== "几") return false;
  return "乎何率经".includes(low[at + 1] ?? " ") || "好十这那第".includes(low[at - 1] ?? " ");
}

/** Noun of a measure right after 几 or 多少: up to four characters, to a verb, particle or mark. */
function unitAfter(low: string, from: number): string {
  let end = from;
  while (
    end < low.length &&
    end - from < 4 &&
    (isHan(low.charCodeAt(end)) || /[a-z%]/.test(low[end] as string)) &&
    !"可能才会是在的了呢吗和与及或之以被需要用到".includes(low[end] as string)
  )
    end++;
  while (end === from && low[end] === " ") {
    let stop = end + 1;
    while (stop < low.length && /[a-z%/]/.test(low[stop] as string)) stop++;
    return low.slice(end + 1, stop);
  }
  return low.slice(from, end);
}

/** A noun of the lexicon that the words end with. */
function endNoun(words: string): { kind: AskedKind; noun: string } | null {
  const trimmed = words.trim();
  for (let length = 4; length >= 2; length--) {
    const noun = trimmed.slice(-length);
    const kind = ASKED_NOUNS.get(noun);
    if (kind && noun.length === length) return { kind, noun };
  }
  return null;
}

function readEnglish(text: string, folded: string, sentence: Span, ends: boolean): Asked | null {
  const low = folded.slice(sentence.start, sentence.end);
  const words = text.slice(sentence.start, sentence.end);
  let found: { at: number; asking: AskingWords } | null = null;
  for (const asking of ASKING_EN) {
    const at = wordAt(low, asking.words);
    if (at < 0) continue;
    if (!ends && at > 12 && asking.kind !== "whether") continue;
    if (!found || at < found.at || (at === found.at && asking.words.length > found.asking.words.length))
      found = { at, asking };
  }
  const make = (kind: AskedKind, from: number, to: number, unit: string): Asked => ({
    ...sentence,
    text: words.trim(),
    kind,
    words: words.slice(from, to).trim(),
    topic: `${words.slice(0, from)} ${words.slice(to)}`.trim(),
    unit,
  });
  const [first] = readWords(low);
  if (first && YES_NO_EN.includes(first.text) && ends && (!found || found.at > first.end))
    return make("whether", first.start, first.end, "");
  if (!found) return null;
  const { at, asking } = found;
  // "when" and "which" in the middle of a sentence join clauses: "is it allowed when …".
  if (
    at > 0 &&
    (asking.kind === "when" ||
      asking.kind === "which" ||
      asking.kind === "what" ||
      asking.kind === "who" ||
      asking.kind === "where")
  ) {
    const yes = readWords(low.slice(0, at)).findLast((w) => YES_NO_EN.includes(w.text));
    if (yes && ends && readWords(low.slice(0, yes.start)).length < 4) return make("whether", yes.start, yes.end, "");
  }
  const end = at + asking.words.length;
  const rest = readWords(low, { start: end, end: low.length });
  let { kind } = asking;
  let unit = "";
  if (asking.unit) unit = rest[0] && asking.words !== "how often" ? rest[0].text : "";
  if (kind === "what" || kind === "which") {
    const noun = nounAsked(low, rest, asking.words);
    if (noun) kind = noun;
  }
  const stop = unit === "" ? end : (rest[0]?.end ?? end);
  const slot = make(kind, at, end, unit);
  return { ...slot, words: words.slice(at, stop).trim() };
}

/** "what is the trial period of", "which fee applies": the noun tells what is asked. The noun nearest to "of" or the verb counts. */
function nounAsked(low: string, rest: ReturnType<typeof readWords>, asking: string): AskedKind | null {
  if (asking === "how") return null;
  const copula = rest[0] && ["is", "are", "was", "were", "'s"].includes(rest[0].text);
  const list = copula ? rest.slice(1) : rest;
  let last: AskedKind | null = null;
  for (const [i, word] of list.entries()) {
    if (
      i > 5 ||
      [
        "of",
        "for",
        "in",
        "on",
        "per",
        "to",
        "at",
        "does",
        "do",
        "did",
        "is",
        "are",
        "was",
        "were",
        "can",
        "must",
        "should",
        "will",
        "applies",
        "apply",
      ].includes(word.text)
    )
      break;
    if (i > 0 && low.slice((list[i - 1] as { end: number }).end, word.start).includes(",")) break;
    const kind = ASKED_NOUNS.get(word.text) ?? ASKED_NOUNS.get(word.stem);
    last = kind ?? (last && i < 3 ? last : null);
    if (!kind && last) last = null;
  }
  return last;
}

/** Place of a phrase that stands as whole words; -1 where there is none. */
function wordAt(low: string, phrase: string): number {
  for (let at = low.indexOf(phrase); at >= 0; at = low.indexOf(phrase, at + 1)) {
    const before = low[at - 1] ?? " ";
    const after = low[at + phrase.length] ?? " ";
    if (!/[a-z0-9'-]/.test(before) && !/[a-z0-9'-]/.test(after)) return at;
  }
  return -1;
}

function hasHan(text: string, span: Span): boolean {
  for (let i = span.start; i < span.end; i++) if (isHan(text.charCodeAt(i))) return true;
  return false;
}

/** Pieces between marks, without white space at their ends; the marks themselves are left out. A point between digits parts nothing. */
function cut(text: string, marks: ReadonlySet<string>, span: Span = { start: 0, end: text.length }): Span[] {
  const pieces: Span[] = [];
  let start = span.start;
  let depth = 0;
  for (let i = span.start; i <= span.end; i++) {
    const c = text[i] as string;
    if (i < span.end) {
      if ("《“「『".includes(c)) depth++;
      else if ("》”」』".includes(c)) depth = Math.max(0, depth - 1);
      if (depth > 0 || !marks.has(c)) continue;
      if ((c === "," || c === ":") && /\d/.test(text[i - 1] ?? "") && /\d/.test(text[i + 1] ?? "")) continue;
    }
    let a = start;
    let b = i;
    while (a < b && /\s/.test(text[a] as string)) a++;
    while (b > a && /\s/.test(text[b - 1] as string)) b--;
    if (b > a) pieces.push({ start: a, end: b });
    start = i + 1;
  }
  return pieces;
}

/** Kinds whose answer is a value. */
const VALUED: ReadonlySet<AskedKind> = new Set(["count", "amount", "percent", "duration", "when", "measure"]);
export const asksValue = (asked: Asked): boolean => VALUED.has(asked.kind);

/** Whether a quantity could fill the slot: of its kind, and of its unit where the question names one. */
export function fills(asked: Asked, quantity: Quantity): boolean {
  switch (asked.kind) {
    case "count":
      if (quantity.kind !== "number" && quantity.kind !== "quantity" && quantity.kind !== "age")
        return /[%％]|percent/.test(asked.unit) && quantity.kind === "percent";
      return quantity.unit === "" || asked.unit === "" || sameUnit(asked.unit, quantity);
    case "amount":
      return (
        quantity.kind === "currency" ||
        quantity.kind === "percent" ||
        (quantity.kind === "number" && quantity.unit === "") ||
        quantity.kind === "quantity"
      );
    case "percent":
      return quantity.kind === "percent";
    case "duration":
      return quantity.kind === "duration" || quantity.kind === "date" || quantity.kind === "time";
    case "when":
      return quantity.kind === "date" || quantity.kind === "time" || quantity.kind === "duration";
    case "measure":
      return (
        quantity.kind === "quantity" ||
        quantity.kind === "number" ||
        quantity.kind === "age" ||
        quantity.kind === "temperature" ||
        quantity.kind === "duration"
      );
    default:
      return false;
  }
}

/** A measure word (个) counts anything; else unit and asked noun share a character or begin alike. */
function sameUnit(unit: string, quantity: Quantity): boolean {
  const own = quantity.unit.split("/")[0] ?? "";
  if (PEOPLE.has(own) && (PEOPLE.has(unit) || PEOPLE.has(singular(unit)))) return true;
  if (
    own === "个" ||
    own === "名" ||
    own === "位" ||
    own === "家" ||
    own === "项" ||
    own === "条" ||
    own === "次" ||
    own === "件"
  )
    return true;
  if (/^[\u4e00-\u9fff]/.test(own)) return [...own].some((c) => unit.includes(c)) || !/[\u4e00-\u9fff]/.test(unit);
  const a = own.toLowerCase().replace(/s$/, "");
  const b = unit.toLowerCase().replace(/s$/, "");
  return a === b || a.startsWith(b) || b.startsWith(a) || /[\u4e00-\u9fff]/.test(b) || a === "";
}
