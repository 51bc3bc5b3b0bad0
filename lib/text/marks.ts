import { isSpace } from "./characters";

const NUMBERS = /^[\^\d\s,;、，\-–~]+$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.:#/-]*$/;
const WORDED = /^(?:citation|source|cite|ref|doc|来源|引用|出处|文档|资料)\s*[:：#-]?\s*\S/i;
const SOURCE_NOTE = /^(?:(?:see )?sources?|citations?|refs?\.?|references?|资料来源|来源|出处|引自|依据来源)\s*[:：]/i;

const isSuperscript = (unit: number): boolean =>
  unit === 0xb9 || unit === 0xb2 || unit === 0xb3 || unit === 0x2070 || (unit >= 0x2074 && unit <= 0x2079);

/** Whether words between square or lenticular brackets cite: numbers, `^1`, `policy-v3`, `citation:1`, `4:0†source`. */
function isCiting(inner: string, square: boolean): boolean {
  if (inner === "") return false;
  if (/\d/.test(inner) && NUMBERS.test(inner)) return true;
  if (inner.includes("†") || WORDED.test(inner) || /^\^\S+$/.test(inner)) return true;
  // A bare word in brackets is an editor's addition ("[the] plan", "[sic]"); an identifier has a digit or a joint.
  return square ? NAME.test(inner) && /[\d_#/-]/.test(inner) : NAME.test(inner) && /\d/.test(inner);
}

/**
 * Where the citation mark that starts at `at` ends, or -1: `[1]`, `[1, 3]`, `[^1]`, `[[1]](#s)`, `【2】`, `[policy-v3]`,
 * `[citation:1]`, `【4:0†source】`, `(Source: …)`, `（来源：…）`, `¹`. What it leads to is not looked at.
 */
export function markEnd(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (isSuperscript(unit)) {
    let end = at + 1;
    while (isSuperscript(text.charCodeAt(end))) end++;
    return end;
  }
  if (unit === 91) {
    const nested = text.charCodeAt(at + 1) === 91;
    const close = text.indexOf("]", at + 1);
    if (close < 0 || close - at > 80) return -1;
    if (!isCiting(text.slice(at + (nested ? 2 : 1), close).trim(), true)) return -1;
    let end = close + 1;
    if (nested && text.charCodeAt(end) === 93) end++;
    if (text.charCodeAt(end) === 40) {
      const bracket = text.indexOf(")", end);
      if (bracket > 0 && bracket - end < 400 && !/\s/.test(text.slice(end, bracket).trim())) end = bracket + 1;
    }
    return end;
  }
  if (unit === 0x3010) {
    const close = text.indexOf("】", at + 1);
    return close > 0 && close - at <= 80 && isCiting(text.slice(at + 1, close).trim(), false) ? close + 1 : -1;
  }
  if (unit === 40 || unit === 0xff08) {
    if (!SOURCE_NOTE.test(text.slice(at + 1, at + 24).trimStart())) return -1;
    for (let i = at + 1; i < text.length && i - at < 300; i++) {
      const inner = text.charCodeAt(i);
      if (inner === 41 || inner === 0xff09) return i + 1;
      if (inner === 10) return -1;
    }
  }
  return -1;
}

/** End of all citation marks from `at` on, with the spaces between them; `at` itself if none stands there. */
export function marksEnd(text: string, at: number, limit: number): number {
  let end = at;
  for (;;) {
    let next = end;
    while (next < limit && isSpace(text.charCodeAt(next)) && text.charCodeAt(next) !== 10) next++;
    const mark = next < limit ? markEnd(text, next) : -1;
    // "in 2020 ²" never follows a space, and "[2] Scope" after a line break starts a list of sources.
    if (mark < 0 || mark > limit || (next > end && isSuperscript(text.charCodeAt(next)))) return end;
    end = mark;
  }
}
