import type { Span } from "../model/span";

/** What a header says that its numbers are counted in: a power of ten. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [inWords("thousands?"), 3],
  [inWords("millions?"), 6],
  [inWords("billions?"), 9],
  [inWords("lakhs?"), 5],
  [inWords("crores?"), 7],
  [/(?:^|[\s(|:：])(?:[A-Z]{0,3}[$€£¥]?|RMB|CNY|USD|EUR)\s?(?:['’‘`]\s?000s?|000['’‘]s)(?![\w.])/gim, 3],
  [/(?:^|[\s(|:：])(?:[A-Z]{0,3}[$€£¥]|RMB|CNY|USD|EUR)\s?['’‘`]?thousands?(?![\w.])/gim, 3],
  [/\(1,000\)/g, 3],
  [/(?:^|[\s(|:：])(?:[A-Z]{0,2}[$€£¥]|RMB|CNY|USD|EUR|AUD|CAD|HKD)[ '’‘]?(?:millions?|mn|mm?)(?![\w,.])/gim, 6],
  [/(?:^|[\s(|:：])(?:[A-Z]{0,2}[$€£¥]|RMB|CNY|USD|EUR|AUD|CAD|HKD)[ '’‘]?(?:billions?|bn)(?![\w,.])/gim, 9],
  [/[(|]\s?(?:thousands?|000s?)\s?[)|]/gi, 3],
  [/[(|]\s?millions?\s?[)|]/gi, 6],
  [/(?:单位|單位|[(（|])[:：为為]?\s?(?:人民币|美元|港元|港币)?千(?:美|港|欧|日)?元/g, 3],
  [/(?:单位|單位|[(（|])[:：为為]?\s?(?:人民币|美元|港元|港币)?[万萬](?:美|港|欧|日)?[元人件台户吨股]/g, 4],
  [/(?:单位|單位|[(（|])[:：为為]?\s?(?:人民币|美元|港元|港币)?百[万萬](?:美|港|欧|日)?元/g, 6],
  [/(?:单位|單位|[(（|])[:：为為]?\s?(?:人民币|美元|港元|港币)?[亿億](?:美|港|欧|日)?[元股]/g, 8],
];

/** "in thousands", "(in US$ millions", "stated in millions". */
function inWords(word: string): RegExp {
  return new RegExp(
    `\\b(?:in|of|expressed in|stated in|rounded to)(?: the nearest)?(?:\\s[A-Za-z.]{1,8}){0,2}[\\s(]{0,3}[$€£¥]?\\s?${word}\\b`,
    "gi",
  );
}

/** More text than this around a table says nothing of its scale. */
const LONGEST = 20_000;

/** A place that names a scale. Offsets are UTF-16 code units of the text that was read. */
export interface ScaleMention extends Span {
  /** A power of ten. */
  scale: number;
  text: string;
  /** "Shares in thousands", "dollars in millions": what alone is counted so; null where nothing is said. */
  of: "share" | "money" | null;
  /** Said as a note on the numbers beside it (in brackets, before a colon), not in passing ("rose to tens of millions"). */
  note: boolean;
}

/** Reads all words that name a scale ({@link readHeaderScales}), in text order. */
export function readScaleMentions(text: string): ScaleMention[] {
  const words = text.slice(0, LONGEST);
  const found: ScaleMention[] = [];
  for (const [pattern, scale] of WORDS)
    for (const match of words.matchAll(pattern)) {
      const text = match[0].replace(/^[\s(（|:：]+|[\s)|]+$/g, "");
      const start = match.index + match[0].indexOf(text);
      const span = { start, end: start + text.length };
      found.push({ ...span, scale, text, of: countedAt(words, span), note: isNote(words, span) });
    }
  return found.sort((a, b) => a.start - b.start);
}

const BEFORE = 24;
const SHARES = /\bshares?\b[^,;()]*$/i;
const MONEY = /(?:\bdollars?|\beuros?|\bpounds?|\bamounts?|[$€£¥]|\bUSD|\bRMB|\bEUR|元)[^,;()]*$/i;

function countedAt(text: string, { start, end }: Span): ScaleMention["of"] {
  const before = text.slice(Math.max(0, start - BEFORE), end);
  return SHARES.test(before) ? "share" : MONEY.test(before) ? "money" : null;
}

/** Units around a mention in which brackets, a colon or a line's end make it a note. */
const NOTE = 60;

function isNote(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - NOTE), start);
  const after = text.slice(end, end + NOTE);
  if (/[(（][^()（）]*$/.test(before) || /(?:单位|單位|\||expressed|stated|rounded|presented)[^\n]*$/i.test(before))
    return true;
  return /^[^\n.]{0,24}[:：|]/.test(after) || /^\s{0,4}(?:\n|$)/.test(after);
}

/**
 * The powers of ten that the words of a table header, a caption or the sentence before it name: "in thousands" → 3,
 * US$’000 → 3, "$m" → 6, 单位：万元 → 4, （亿元） → 8. In ascending order, each once; empty where none is named.
 */
export function readHeaderScales(text: string): number[] {
  return [...new Set(readScaleMentions(text).map(({ scale }) => scale))].sort((a, b) => a - b);
}
