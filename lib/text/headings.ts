import type { Span } from "../model/span";
import { isDigit, isHan, isLetter } from "./characters";
import { endsSentence, type Line } from "./lines";

/** A heading's rank: 1 is the highest; those without a rank of their own (bold or bare title lines) stand below all others. */
export interface HeadingLine extends Span {
  level: number;
}

const CHINESE_UNITS = new Map([
  ["编", 7],
  ["部", 7],
  ["篇", 7],
  ["章", 8],
  ["节", 9],
  ["節", 9],
  ["条", 10],
  ["條", 10],
]);
const BOLD_LEVEL = 30;
const TITLE_LEVEL = 31;

/** `第三条 退款`, `第二章`, `Article 5. Refunds`, `Section 3`: a heading where no sentence follows on the line. */
function numberedLevel(text: string, line: Line): number | undefined {
  const words = text.slice(line.start, Math.min(line.end, line.start + 40));
  const chinese = /^第\s?[0-9一二三四五六七八九十百零〇两]{1,6}\s?([编部篇章节節条條])/.exec(words);
  if (chinese) return CHINESE_UNITS.get(chinese[1] as string);
  const english =
    /^(part|chapter|article|section|clause|schedule|appendix|annex)\s+(?:\d{1,3}(?:\.\d{1,3})*|[IVXLC]{1,6}|[A-Z])(?=$|[\s.:–—-])/i.exec(
      words,
    );
  if (english) return /^(?:part|chapter|schedule|appendix|annex)/i.test(words) ? 8 : 10;
  if (/^[一二三四五六七八九十]{1,3}、/.test(words)) return 12;
  if (/^[（(][一二三四五六七八九十]{1,3}[)）]/.test(words)) return 13;
  const dotted = /^(\d{1,2}(?:\.\d{1,2}){1,4})\.?\s+\S/.exec(words);
  if (dotted) return 14 + (dotted[1] as string).split(".").length;
  return undefined;
}

/** Words of a title: few, no stop at the end, and no comma that would make it a sentence. */
function isShort(text: string, line: Line): boolean {
  if (line.end <= line.start || endsSentence(text, line)) return false;
  const words = text.slice(line.start, line.end);
  if (/[，,；;。|\t]/.test(words)) return false;
  let han = 0;
  for (let i = line.start; i < line.end; i++) if (isHan(text.charCodeAt(i))) han++;
  return han > 0 ? line.width <= 44 : words.split(/\s+/).length <= 9 && line.width <= 70;
}

/** Words that a title writes small. */
const SMALL = /^(?:a|an|the|of|and|or|for|to|in|on|at|by|with|from|per|vs\.?|your|our)$/;

/** A line that is sure to be a title: short, and in title case or Chinese without a verb-like end. */
function looksLikeTitle(text: string, line: Line): boolean {
  if (!isShort(text, line)) return false;
  const words = text.slice(line.start, line.end);
  if (/[：:？?！!]/.test(words)) return false;
  if (isHan(text.charCodeAt(line.start)) || /[\u4e00-\u9fff]/.test(words))
    return (
      line.width <= 32 &&
      !/[的了是不有为在可须]/.test(words.replace(/有效|有限|有关|不可抗力/g, "")) &&
      !/\d\s*[\u4e00-\u9fff%]/.test(words)
    );
  const list = words.split(/\s+/);
  if (list.some((word) => /^[$€£¥]?\d/.test(word))) return false;
  return list.every(
    (word, k) =>
      (k > 0 && SMALL.test(word)) || !isLetter(word.charCodeAt(0)) || word.charAt(0) !== word.charAt(0).toLowerCase(),
  );
}

/**
 * Whether `line` is a heading, when it stands between the lines `before` and `after` (undefined at the ends of the text).
 * A numbered line is one if it is short and no sentence; a bare line only where it is sure: at the start of the text or after an
 * empty line, with the look of a title, before text that is longer than itself.
 */
export function readHeading(
  text: string,
  line: Line,
  before: Line | undefined,
  after: Line | undefined,
): HeadingLine | undefined {
  const words = text.slice(line.start, line.end);
  const marks = /^(#{1,6})\s+/.exec(words);
  if (marks) {
    const tail = /\s+#+$/.exec(words);
    return {
      start: line.start + marks[0].length,
      end: line.end - (tail ? tail[0].length : 0),
      level: (marks[1] as string).length,
    };
  }
  const bold = /^(\*\*|__)([^*_]{1,80})\1[:：]?$/.exec(words);
  if (bold && !/[。.；;！!？?]$/.test(bold[2] as string))
    return { start: line.start + 2, end: line.start + 2 + (bold[2] as string).length, level: BOLD_LEVEL };
  const level = numberedLevel(text, line);
  if (level !== undefined) return isShort(text, line) ? { start: line.start, end: line.end, level } : undefined;
  const alone = !before || before.end <= before.start;
  if (!alone || !after || !looksLikeTitle(text, line)) return undefined;
  if (after.end <= after.start) return { start: line.start, end: line.end, level: TITLE_LEVEL };
  const longer = after.width > line.width && (endsSentence(text, after) || after.width >= 50);
  return longer ? { start: line.start, end: line.end, level: TITLE_LEVEL } : undefined;
}

/** A numbered list line ("1. Refunds") before a plain paragraph is its heading; before another list line it is an item. */
export function isNumberedTitle(text: string, line: Line, after: Line | undefined): boolean {
  return (
    isDigit(text.charCodeAt(line.start)) &&
    after !== undefined &&
    after.width > line.width &&
    isShort(text, line) &&
    endsSentence(text, after)
  );
}
export const NUMBERED_TITLE_LEVEL = 14;
