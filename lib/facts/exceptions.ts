import type { PolarText } from "./polarity";
import { isContent, type Token } from "./tokens";

/** Words that a text takes out of what it says: 节假日 in 节假日除外, "gift cards" in "except gift cards". Token indexes. */
export interface Exception {
  /** The content tokens of what is taken out. */
  of: number[];
  first: number;
  last: number;
}

/** Content tokens that an exception names at most; a longer one is a clause and is left alone. */
const LONGEST = 10;
const OPENERS_EN: readonly string[][] = [
  "except for",
  "except",
  "excepting",
  "excluding",
  "with the exception of",
  "other than",
  "apart from",
  "aside from",
  "save for",
  "unless",
].map((w) => w.split(" "));
/** After these 除…外 includes instead: 除微信外，还支持支付宝. */
const INCLUSIVE = new Set(["还", "也", "亦", "另", "又", "再"]);
const INCLUSIVE_WITHIN = 10;

/** Finds the exceptions that a text states. */
export function readExceptions({ tokens, taken }: PolarText): Exception[] {
  const found: Exception[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.text === "除") {
      const exception = tokens[i + 1]?.text === "外" ? before(tokens, i) : between(tokens, i);
      if (exception) found.push(exception);
    } else if (token.kind === "word" || token.kind === "function") {
      const opener = OPENERS_EN.find((words) => words.every((w, k) => tokens[i + k]?.text === w));
      if (!opener || taken[i]) continue;
      const exception = collect(tokens, i + opener.length, i);
      if (exception) found.push(exception);
      i += opener.length - 1;
    }
  }
  return found;
}

/** X除外: back to the start of the clause. */
function before(tokens: readonly Token[], at: number): Exception | null {
  const of: number[] = [];
  let i = at - 1;
  for (; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (token.kind === "mark" || token.text === "但") break;
    if (isContent(token)) of.unshift(i);
  }
  return of.length > 0 && of.length <= LONGEST ? { of, first: i + 1, last: at + 1 } : null;
}

/** 除X外, 除X之外, 除X以外, unless 还 or 也 follows. */
function between(tokens: readonly Token[], at: number): Exception | null {
  const of: number[] = [];
  for (let i = at + 1; i < tokens.length && of.length <= LONGEST; i++) {
    const token = tokens[i] as Token;
    if (token.kind === "mark") return null;
    if (token.text === "外") {
      for (let k = i + 1; k < Math.min(tokens.length, i + INCLUSIVE_WITHIN); k++)
        if (INCLUSIVE.has((tokens[k] as Token).text)) return null;
      return of.length > 0 ? { of, first: at, last: i } : null;
    }
    if (isContent(token) && !(token.text === "了" && i === at + 1)) of.push(i);
  }
  return null;
}

function collect(tokens: readonly Token[], from: number, first: number): Exception | null {
  const of: number[] = [];
  let i = from;
  for (; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.kind === "mark") break;
    if (isContent(token)) of.push(i);
  }
  return of.length > 0 && of.length <= LONGEST ? { of, first, last: i - 1 } : null;
}
