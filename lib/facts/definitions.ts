import { foldUnits, isHan } from "../text/characters";
import type { AliasTerm } from "./aliases";
import {
  BEFORE_NAME_ZH,
  COMPANY_ENDINGS,
  DETERMINERS_EN,
  SHORTENS_EN,
  SHORTENS_ZH,
  TOGETHER,
  WITHIN_NAME_EN,
} from "./lexicon/definition-words";
import { readTokens, type Token } from "./tokens";

/** Characters of a bracket that may hold a definition, and of the name before it. */
const LONGEST_BRACKET = 80;
const LONGEST_BEFORE = 90;
const LONGEST_ZH = 30;
/** Words of a noun phrase without capitals. */
const MOST_WORDS = 6;
/** A text defines so many names at most; more are a list of something else. */
const MOST_DEFINED = 200;

/** A bracket with something in it; nothing in it is a bracket. Sticky and bounded. */
const BRACKET = /[(（]([^()（）\n]{2,80})[)）]/g;
const QUOTED = /["“”'‘’「『]([^"“”'‘’「」『』]{1,40})["“”'‘’」』]/;

/**
 * The names that a text gives its subjects: 云溪科技有限公司（以下简称"甲方"）, "Acme Ltd (the “Provider”)", "(hereinafter “X”)",
 * "World Health Organization (WHO)", 首席执行官（CEO）. What gives several one name together is no alias.
 */
export function readDefinitions(text: string): AliasTerm[] {
  const terms: AliasTerm[] = [];
  for (const match of text.matchAll(BRACKET)) {
    if (terms.length >= MOST_DEFINED) break;
    const inner = match[1] as string;
    if (inner.length > LONGEST_BRACKET) continue;
    const before = text.slice(Math.max(0, match.index - LONGEST_BEFORE), match.index).replace(/^[^\n]*\n(?=.)/s, "");
    const term = defined(inner, before.slice(before.lastIndexOf("\n") + 1).trimEnd());
    if (term) terms.push(term);
  }
  return terms;
}

function defined(inner: string, before: string): AliasTerm | null {
  const short = shortName(inner);
  if (!short || before === "") return null;
  if (short.abbreviation) {
    const long = isHan(before.charCodeAt(before.length - 1)) ? chineseBefore(before) : spelledOut(before, short.name);
    return long ? termOf(long, short.name) : null;
  }
  const long = isHan(before.charCodeAt(before.length - 1)) ? chineseBefore(before) : englishBefore(before);
  return long && long.toLowerCase() !== short.name.toLowerCase() ? termOf(long, short.name) : null;
}

/** A word that a text defines counts only as it is written; a company may go without its ending. */
function termOf(long: string, short: string): AliasTerm {
  const ending = COMPANY_ENDINGS.find((end) => long.endsWith(end) && long.length > end.length + 2);
  const bare = ending ? long.slice(0, -ending.length).replace(/[\s,]+$/, "") : "";
  const names = [long, ...(bare.length > 2 ? [bare] : [])];
  const single = !/\s/.test(short) && !isHan(short.charCodeAt(0));
  return single ? { names, exact: [short] } : { names: [...names, short] };
}

function shortName(inner: string): { name: string; abbreviation: boolean } | null {
  const folded = foldUnits(inner).trim();
  const lower = folded.toLowerCase();
  if (TOGETHER.some((word) => lower.startsWith(word))) return null;
  const quoted = QUOTED.exec(inner)?.[1]?.trim();
  const zh = SHORTENS_ZH.find((word) => folded.startsWith(word));
  const en = SHORTENS_EN.find((word) => lower.startsWith(`${word} `));
  if (zh || en) {
    const rest = folded.slice((zh ?? en ?? "").length).replace(/^[\s:,“"'「『]+|[\s”"'」』]+$/g, "");
    return named(quoted ?? rest);
  }
  // the "Plan", ("Plan")
  if (quoted && /^(?:(?:the|a|an|each,?)\s+)?["“”'‘’「『]/i.test(folded)) return named(quoted);
  return /^[A-Z][A-Z0-9&-]{1,7}$/.test(folded) ? { name: folded, abbreviation: true } : null;
}

function named(words: string): { name: string; abbreviation: boolean } | null {
  const name = words.replace(/^(?:the|a|an)\s+/i, "").trim();
  return name.length >= 2 && name.length <= 40 && /^[\p{L}\p{N}]/u.test(name) ? { name, abbreviation: false } : null;
}

/** The run of Chinese characters right before, from the last word on that is no part of a name. */
function chineseBefore(before: string): string | null {
  let start = before.length;
  while (start > 0 && before.length - start < LONGEST_ZH && isNameUnit(before, start - 1)) start--;
  let run = before.slice(start);
  for (const word of BEFORE_NAME_ZH) {
    const at = run.lastIndexOf(word);
    // 上海和平饭店: a name is left only where three characters of it are.
    if (at >= 0 && run.length - at - word.length >= 3) run = run.slice(at + word.length);
  }
  return run.length >= 3 ? run : null;
}

const isNameUnit = (text: string, at: number): boolean =>
  isHan(text.charCodeAt(at)) || /[A-Za-z0-9·]/.test(text[at] ?? " ");

/** Capitalised words right before with what joins them; else the noun phrase after the last article. */
function englishBefore(before: string): string | null {
  const tokens = readTokens(before).slice(-12);
  const upper = (token: Token) => {
    const words = before.slice(token.start, token.end);
    return token.kind !== "function" && (/^[A-Z0-9]/.test(words) || COMPANY_ENDINGS.includes(words));
  };
  const within = new Set(WITHIN_NAME_EN);
  let from = tokens.length;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (token.kind === "mark" && token.text !== "." && token.text !== "," && token.text !== "&") break;
    if (token.kind !== "mark" && upper(token) && !within.has(token.text)) from = i;
    else if (token.kind !== "mark" && !within.has(token.text)) break;
    else if (token.text === ",") {
      // "Acme Hosting, Inc."
      const next = before.slice((tokens[i + 1] ?? token).start);
      if (!COMPANY_ENDINGS.some((end) => next.startsWith(end))) break;
    }
  }
  if (from < tokens.length) return before.slice((tokens[from] as Token).start).trim();
  const words = new Set(DETERMINERS_EN);
  for (let i = tokens.length - 1; i >= Math.max(0, tokens.length - 1 - MOST_WORDS); i--) {
    const token = tokens[i] as Token;
    if (token.kind === "mark") return null;
    if (words.has(token.text)) {
      const rest = tokens.slice(i + 1);
      return rest.length >= 2 ? before.slice((rest[0] as Token).start).trim() : null;
    }
  }
  return null;
}

/** The words right before whose first letters are the abbreviation; small words between need not count. */
function spelledOut(before: string, abbreviation: string): string | null {
  const letters = abbreviation.replace(/[^A-Z]/g, "").toLowerCase();
  const tokens = readTokens(before).filter((token) => token.kind !== "mark");
  const small = new Set(WITHIN_NAME_EN);
  let left = letters.length;
  for (let i = tokens.length - 1; i >= 0 && left > 0; i--) {
    const token = tokens[i] as Token;
    if (token.text[0] === letters[left - 1]) left--;
    else if (!small.has(token.text)) return null;
    if (left === 0) return letters.length >= 2 ? before.slice(token.start).trim() : null;
  }
  return null;
}
