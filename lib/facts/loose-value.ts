import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import {
  BEFORE_SINGLE_ZH,
  COUNTED_BY_ZH,
  COUNTING_BEFORE_EN,
  FRAMES_AFTER_ZH,
  FRAMES_EN,
  FRAMES_ZH,
  GENERATION_ZH,
  SINGLES,
} from "./lexicon/loose-values";

/** UTF-16 units before a value in which such words are looked for. */
const REACH = 24;

/**
 * Whether a number claims no value, though it is read as one: an article or pronoun ("one larger frame", 一名记者, 最热的一天),
 * or the name of a generation (80后). `span` is the value's place in `text`.
 */
export function isLoose(text: string, quantity: Quantity, span: Span): boolean {
  return isSingle(text, quantity, span) || isGeneration(text, quantity, span);
}

/** Whether a date only says up to when something is known: "as of 2024", 截至2024年, 到2024年为止. */
export function isFrame(text: string, { start, end }: Span): boolean {
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trimEnd();
  const after = text.slice(end, end + 6).trimStart();
  return (
    FRAMES_EN.some((words) => before === words || before.endsWith(` ${words}`)) ||
    FRAMES_ZH.some((words) => before.endsWith(words)) ||
    FRAMES_AFTER_ZH.some((words) => after.startsWith(words))
  );
}

/** "One" in words, of countable things or as "one day": what it stands for is named, not counted. */
function isSingle(text: string, { value, unit, kind, text: words, op }: Quantity, { start, end }: Span): boolean {
  if (value !== "1" || op !== undefined || /[\d½①]/.test(words)) return false;
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .toLowerCase()
    .trimEnd();
  if (kind === "duration" || SINGLES.has(unit)) {
    if (/[\u4e00-\u9fff]/.test(words)) {
      return BEFORE_SINGLE_ZH.includes(before.at(-1) ?? " ") || (kind === "duration" && countsBy(text, end));
    }
    return !COUNTING_BEFORE_EN.some((word) => before.endsWith(word)) && !/^\s*[-(]/.test(text.slice(end, end + 2));
  }
  return kind === "number" || kind === "quantity";
}

/** Whether a figure follows that is counted by the span of time: 一年6次 is six times a year. */
function countsBy(text: string, end: number): boolean {
  const after = text.slice(end, end + REACH).trimStart();
  const link = COUNTED_BY_ZH.filter((word) => after.startsWith(word)).sort((a, b) => b.length - a.length)[0] ?? "";
  return /^\s*[\d$¥￥€£]/.test(after.slice(link.length));
}

function isGeneration(text: string, { kind, text: words }: Quantity, { end }: Span): boolean {
  return (
    kind === "number" &&
    /^(?:[0-9]0|[0789]5)$/.test(words) &&
    GENERATION_ZH.includes(text[text[end] === " " ? end + 1 : end] ?? " ")
  );
}
