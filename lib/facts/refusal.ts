import type { Span } from "../model/span";
import { readSentences } from "../text/sentences";
import {
  CANNOT_ZH,
  DECLINE_EN,
  HAND_OVER_EN,
  HAND_OVER_ZH,
  HEDGES_EN,
  HEDGES_ZH,
  MATERIAL_EN,
  MATERIAL_ZH,
  MISSING_ZH,
  PLEASANTRIES_EN,
  PLEASANTRIES_ZH,
  TELL_EN,
  TOLD_EN,
} from "./lexicon/refusals";
import { findPhrases, foldedLower, hasPhrase } from "./phrases";

/** A sentence that says that the material, or the answerer, cannot tell. `cue` holds the words that decline. */
export interface Refusal extends Span {
  cue: Span;
}

/** Verbs of telling that a contract or a plan takes in another sense too ("the policy does not cover theft"). */
const TWO_WAY = new Set(
  "provide provides contain contains include includes cover covers list lists offer set sets address addresses reference".split(
    " ",
  ),
);
const TWO_WAY_TOLD = new Set(
  "provided contained included covered given listed found available known clear set".split(" "),
);
/** Words for what was read that mean nothing else. */
const READ_ONLY = new Set(
  "source sources document documents documentation material materials context text passage passages excerpt excerpts article page pages file files information record records".split(
    " ",
  ),
);
/** Chinese phrases that decline whoever says them. */
const BY_THEMSELVES = /相关|有关|关于|找|检索|查/;
/** What may stand in a clause before 无法确定 and its like: the answerer or the material, nobody else. */
const BEFORE_CANNOT = [
  ..."根据 依据 从 由于 因此 所以 因而 我们 我 本人 目前 暂时 暂 现有 已有 现在 提供的 给出的 上述 以上 这些 当前 这个问题 该问题 此问题 您的问题 这个 尚 还 也 都 并 就 故 则 但 中 里 内 的 上 此 仍 而 抱歉 很抱歉 对不起".split(
    " ",
  ),
  ...MATERIAL_ZH,
].sort((a, b) => b.length - a.length);

/** Cheap look: whether any word of the lexicon stands in the folded text. */
const SHAPE_EN = [
  "not",
  "n't",
  "cannot",
  "unable",
  "no ",
  "nothing",
  "insufficient",
  "unclear",
  "silent",
  "left open",
  "sorry",
  "don't",
];
const SHAPE_ZH = ["没", "未", "无", "不"];

/**
 * Finds the sentences of a text that are, or hold, one of the fixed refusals of a business: the same letters and digits in the
 * same order, whatever marks and spaces stand between them. A refusal of several sentences gives all of them as one range.
 */
export function readFixedRefusals(text: string, fixed: readonly string[]): Refusal[] {
  if (fixed.length === 0) return [];
  const own = squeezed(text);
  const found: Refusal[] = [];
  for (const one of fixed) {
    const wanted = squeezed(one).letters;
    if (wanted === "") continue;
    for (let at = own.letters.indexOf(wanted); at >= 0; at = own.letters.indexOf(wanted, at + wanted.length)) {
      const start = own.at[at] as number;
      const end = (own.at[at + wanted.length - 1] as number) + 1;
      // Part of a longer word is another word.
      if (isLatin(text[start]) && isLatin(text[start - 1])) continue;
      if (isLatin(text[end - 1]) && isLatin(text[end])) continue;
      const sentences = readSentences(text).filter((s) => s.start < end && start < s.end);
      found.push({
        start: Math.min(start, ...sentences.map((s) => s.start)),
        end: Math.max(end, ...sentences.map((s) => s.end)),
        cue: { start, end },
      });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const isLatin = (c: string | undefined): boolean => c !== undefined && /[A-Za-z0-9]/.test(c);

/** The letters and digits of a text, folded, with the place of each. */
function squeezed(text: string): { letters: string; at: number[] } {
  const folded = foldedLower(text);
  const at: number[] = [];
  let letters = "";
  for (const match of folded.matchAll(/[\p{L}\p{N}]/gu)) {
    for (let i = 0; i < match[0].length; i++) at.push(match.index + i);
    letters += match[0];
  }
  return { letters, at };
}

/** Reads the sentences of a text that decline to answer. Offsets are UTF-16 code units of `text`. */
export function readRefusals(text: string): Refusal[] {
  const folded = foldedLower(text);
  if (!SHAPE_EN.some((w) => folded.includes(w)) && !SHAPE_ZH.some((w) => folded.includes(w))) return [];
  const found: Refusal[] = [];
  for (const sentence of readSentences(text)) {
    const cue = declines(folded.slice(sentence.start, sentence.end));
    if (cue) found.push({ ...sentence, cue: { start: sentence.start + cue.start, end: sentence.start + cue.end } });
  }
  return found;
}

/** The words of one folded sentence that decline; null where none do. */
function declines(sentence: string): Span | null {
  return (
    chineseMissing(sentence) ??
    chineseCannot(sentence) ??
    englishDecline(sentence) ??
    englishNothing(sentence) ??
    englishNoField(sentence) ??
    englishMissing(sentence)
  );
}

function chineseMissing(sentence: string): Span | null {
  for (const cue of findPhrases(sentence, MISSING_ZH)) {
    const words = sentence.slice(cue.start, cue.end);
    if (BY_THEMSELVES.test(words)) return cue;
    const before = sentence.slice(Math.max(0, cue.start - 24), cue.start);
    const at = Math.max(...MATERIAL_ZH.map((m) => before.lastIndexOf(m) + (before.includes(m) ? m.length : 0)));
    // 中没有 needs the material right before it: "套餐中没有流量" tells of the plan.
    const close = /^[中里内]/.test(words) || words === "不包含" || words === "不涉及";
    if (at > 0 && before.length - at <= (close ? 0 : 8)) return cue;
    // 席位数未说明: the field is the subject and nothing follows.
    if (
      /[未没](提及|提到|说明|写明|注明|明确|披露|给出)$/.test(words) &&
      /^[。，,；;！\s]*$/.test(sentence.slice(cue.end, cue.end + 2)) &&
      before.length >= 2
    )
      return cue;
  }
  return null;
}

function chineseCannot(sentence: string): Span | null {
  for (const cue of findPhrases(sentence, CANNOT_ZH)) {
    const from = Math.max(...[..."，,；;：:。"].map((mark) => sentence.lastIndexOf(mark, cue.start - 1))) + 1;
    let before = sentence.slice(from, cue.start).trim();
    for (const word of BEFORE_CANNOT) before = before.split(word).join("");
    // 能否转租尚不清楚: what is asked is all that stands before.
    if (before.trim() === "" || /^(?:能否|是否|可否|有无|能不能|可不可以)/.test(before.trim())) return cue;
  }
  return null;
}

const ANYONE = [
  "cannot provide",
  "can't provide",
  "cannot confirm",
  "can't confirm",
  "cannot say",
  "can't say",
  "cannot tell",
  "can't tell",
  "cannot find",
  "can't find",
  "cannot determine",
  "can't determine",
  "cannot answer",
  "can't answer",
  "could not find",
  "couldn't find",
  "did not find",
  "didn't find",
  "unable to",
  "not able to",
];

function englishDecline(sentence: string): Span | null {
  for (const cue of findPhrases(sentence, DECLINE_EN)) {
    const words = sentence.slice(cue.start, cue.end);
    // "customers cannot provide …" tells of the customers.
    if (ANYONE.some((w) => words.startsWith(w))) {
      const before = sentence.slice(0, cue.start).trim();
      if (before !== "" && !/(^|[\s,])(i|we|i am|i'm|we are|we're|sorry|but|and|therefore|so)$/.test(before)) continue;
    }
    if (
      (words === "nothing about" || words === "nothing on" || words === "no data on") &&
      !hasPhrase(sentence, MATERIAL_EN)
    )
      continue;
    return cue;
  }
  return null;
}

/** "Nothing in the policy mentions …", "none of the sources state …", "no document says …". */
function englishNothing(sentence: string): Span | null {
  const match =
    /\b(?:nothing|none|neither|no)\s+(?:(?:in|of)\s+)?(?:the\s+|these\s+|this\s+|your\s+|our\s+)?(?:\w+\s+)??(\w+)\s+(\w+)/.exec(
      sentence,
    );
  if (!match) return null;
  const [words, material = "", verb = ""] = match;
  if (!MATERIAL_EN.includes(material) || !TELL_EN.includes(verb)) return null;
  if (TWO_WAY.has(verb) && !READ_ONLY.has(material)) return null;
  return { start: match.index, end: match.index + words.length };
}

/** "No end date is stated", "no price is given in the sources"; "no refund is given" tells of the refund. */
function englishNoField(sentence: string): Span | null {
  const match = /\bno\s+(?:[a-z-]+\s+){1,5}?(?:is|are|was|were)\s+([a-z]+)/.exec(sentence);
  const told = match?.[1] ?? "";
  if (!match || !TOLD_EN.includes(told)) return null;
  if (TWO_WAY_TOLD.has(told) && ![...READ_ONLY].some((word) => hasPhrase(sentence, [word]))) return null;
  return { start: match.index, end: match.index + match[0].length };
}

function englishMissing(sentence: string): Span | null {
  const words = [...sentence.matchAll(/[a-z]+(?:'[a-z]+)?/g)].map((m) => ({
    text: m[0],
    start: m.index,
    end: m.index + m[0].length,
  }));
  for (let i = 0; i < words.length; i++) {
    const word = words[i]?.text ?? "";
    const negated = word.endsWith("n't") || word === "not" || word === "never";
    if (!negated) continue;
    let k = i + 1;
    while (
      k < words.length &&
      k - i < 4 &&
      [
        "explicitly",
        "specifically",
        "clearly",
        "directly",
        "actually",
        "currently",
        "yet",
        "anywhere",
        "been",
        "be",
        "really",
        "expressly",
      ].includes(words[k]?.text ?? "")
    )
      k++;
    const verb = words[k]?.text ?? "";
    const auxiliary = word === "not" || word === "never" ? (words[i - 1]?.text ?? "") : word.slice(0, -3);
    const span = { start: words[i]?.start ?? 0, end: words[k]?.end ?? 0 };
    if (["do", "does", "did"].includes(auxiliary) && TELL_EN.includes(verb)) {
      const subject = words.slice(0, i).map((w) => w.text);
      const read = subject.some((w) => READ_ONLY.has(w));
      if (read || (!TWO_WAY.has(verb) && subject.some((w) => MATERIAL_EN.includes(w) || w === "it" || w === "they")))
        return span;
    }
    if (["is", "are", "was", "were", "been", "be", "has", "have"].includes(auxiliary) && TOLD_EN.includes(verb)) {
      const after = sentence.slice(words[k]?.end ?? 0);
      const inMaterial =
        /^\s*(?:anywhere\s+)?(?:in|by|within)\s+(?:the|this|these|any|our|your)\b/.test(after) &&
        hasPhrase(after.slice(0, 60), MATERIAL_EN);
      if (inMaterial || !TWO_WAY_TOLD.has(verb)) return span;
    }
  }
  return null;
}

/** Words of general practice or guessing with the rest of their sentence: "usually 14 days", 一般来说是 14 天. `cue` is the hedging words. */
export function readHedges(text: string): Refusal[] {
  const folded = foldedLower(text);
  const found: Refusal[] = [];
  for (const sentence of readSentences(text)) {
    const [cue] = findPhrases(folded.slice(sentence.start, sentence.end), [...HEDGES_ZH, ...HEDGES_EN]);
    if (!cue) continue;
    const start = sentence.start + clauseStart(folded.slice(sentence.start, sentence.end), cue.start);
    let end = sentence.end;
    while (end > start && /[\s。.!！；;…"”]/.test(text[end - 1] as string)) end--;
    found.push({ start, end, cue: { start: sentence.start + cue.start, end: sentence.start + cue.end } });
  }
  return found;
}

/** Start of the clause that the words at `at` stand in: after the last mark, without a joining word. English clauses may begin with their subject. */
function clauseStart(sentence: string, at: number): number {
  let start = 0;
  for (let i = at - 1; i >= 0; i--) {
    if (
      "，,；;：:。—".includes(sentence[i] as string) &&
      !(/\d/.test(sentence[i - 1] ?? "") && /\d/.test(sentence[i + 1] ?? ""))
    ) {
      start = i + 1;
      break;
    }
  }
  const joined = /^\s*(?:但是|但|不过|然而|而|可是|but|however|though|although|yet|and)?[\s,，]*/.exec(
    sentence.slice(start, at),
  );
  return start + (joined?.[0].length ?? 0);
}

/** Whether a sentence hands the talk over to somebody else: "I'll connect you with a colleague", 已为您转接人工客服. */
export const isHandOver = (sentence: string): boolean => HAND_OVER_EN.test(sentence) || HAND_OVER_ZH.test(sentence);

/** Whether a sentence around a refusal only greets, advises or offers help. */
export function isPleasantry(sentence: string): boolean {
  const folded = foldedLower(sentence).replace(/^[\s\p{P}]+/u, "");
  if (folded === "") return true;
  if (/[?？]\s*$/.test(folded)) return true;
  return [...PLEASANTRIES_ZH, ...PLEASANTRIES_EN].some(
    (p) => folded.startsWith(p) && !/[a-z]/.test(/[a-z]$/.test(p) ? (folded[p.length] ?? "") : ""),
  );
}
