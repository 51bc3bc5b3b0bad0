import type { Span } from "../model/span";
import { foldUnits, isDigit, isHan, isSpace } from "../text/characters";
import { stem } from "../text/stem";
import { CUES_ZH, PSEUDO_ZH, REAL_ZH } from "./lexicon/cues-zh";
import { FUNCTION_EN, FUNCTION_ZH } from "./lexicon/function-words";

/**
 * A token as alignment and polarity see a text: an English word, a run of digits and Latin letters, one Chinese
 * character, or a whole Chinese cue or pseudo-cue. Offsets are UTF-16 code units of the text that was read.
 */
export interface Token extends Span {
  /** Folded: lower case, half-width, straight apostrophes; "n't" and "cannot" are read as "not". */
  text: string;
  /** Equal for words that count as the same when two texts are aligned. */
  key: string;
  kind: "word" | "function" | "han" | "number" | "cue" | "pseudo" | "mark";
  /** An English word with a capital letter that does not open a sentence. */
  name: boolean;
}

const CUE_WORDS = new Map<string, { kind: "cue" | "pseudo"; length: number }>();
for (const word of PSEUDO_ZH) CUE_WORDS.set(word, { kind: "pseudo", length: word.length });
for (const [word] of CUES_ZH) CUE_WORDS.set(word, { kind: "cue", length: word.length });
for (const [word, cue] of REAL_ZH) CUE_WORDS.set(word, { kind: "cue", length: cue.length });
const LONGEST = Math.max(...[...CUE_WORDS.keys()].map((w) => w.length));
/** Characters that any word of the lexicon begins with: most characters are passed by at once. */
const OPENERS = new Set([...CUE_WORDS.keys()].map((w) => w[0] as string));

const FUNCTION_WORDS = new Set(FUNCTION_EN);
const FUNCTION_HAN = new Set(FUNCTION_ZH);

const isLatin = (c: number) => (c >= 97 && c <= 122) || (c >= 0xdf && c <= 0x24f && c !== 0xf7);
const APOSTROPHE = 0x27;

/** Reads a text into tokens, in one pass over its characters. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const folded = foldCase(text);
  let opens = true;
  let title = 0;
  let i = 0;
  while (i < text.length) {
    const c = folded.charCodeAt(i);
    if (isSpace(c) && c !== 10 && c !== 13) {
      i++;
    } else if (isHan(c)) {
      const ch = folded[i] as string;
      const word = title === 0 && OPENERS.has(ch) ? longestWord(folded, i) : null;
      if (word) {
        tokens.push({
          start: i,
          end: i + word.length,
          text: folded.slice(i, i + word.length),
          key: "",
          kind: word.kind,
          name: false,
        });
        i += word.length;
      } else {
        tokens.push({
          start: i,
          end: i + 1,
          text: ch,
          key: ch,
          kind: FUNCTION_HAN.has(ch) ? "function" : "han",
          name: false,
        });
        i++;
      }
      opens = false;
    } else if (isLatin(c) || isDigit(c)) {
      i = readWord(text, folded, i, opens, tokens);
      opens = false;
    } else {
      const ch = folded[i] as string;
      if (ch === "《") title++;
      else if (ch === "》" && title > 0) title--;
      // A dot, comma or hyphen inside a word or number was read with it; what is left parts clauses.
      if (!(ch === "-" || ch === "/" || ch === "*" || ch === "_" || ch === "'" || ch === '"')) {
        tokens.push({ start: i, end: i + 1, text: ch, key: "", kind: "mark", name: false });
        if (ch !== "," && ch !== "、" && ch !== "(" && ch !== ")") opens = true;
      } else if (ch === '"') opens = true;
      i++;
    }
  }
  for (const token of tokens)
    if (token.kind === "cue" || token.kind === "pseudo") token.key ||= token.kind === "cue" ? "¬" : token.text;
  return tokens;
}

/** Reads one word or number from `from`; pushes one token, or two for "cannot" and "n't". Returns where it ends. */
function readWord(text: string, folded: string, from: number, opens: boolean, tokens: Token[]): number {
  let i = from;
  let digits = false;
  let letters = false;
  while (i < folded.length) {
    const c = folded.charCodeAt(i);
    if (isDigit(c)) digits = true;
    else if (isLatin(c)) letters = true;
    else if (c === APOSTROPHE && letters && isLatin(folded.charCodeAt(i + 1))) {
      // part of the word
    } else if ((c === 46 || c === 44) && digits && isDigit(folded.charCodeAt(i + 1))) {
      // 1,000.5
    } else if (c === 45 && /^(non|un|self)$/.test(folded.slice(from, i)) && isLatin(folded.charCodeAt(i + 1))) {
      // "non-refundable" is one word
    } else break;
    i++;
  }
  const upper = text.charCodeAt(from) >= 65 && text.charCodeAt(from) <= 90;
  const name = upper && !opens;
  const raw = folded.slice(from, i);
  if (digits) {
    const key = letters ? raw : raw.replace(/,/g, "");
    tokens.push({ start: from, end: i, text: raw, key, kind: "number", name: false });
    return i;
  }
  if (raw === "cannot") {
    tokens.push(wordToken("can", from, from + 3, false), wordToken("not", from + 3, i, false));
    return i;
  }
  if (raw.endsWith("n't")) {
    const head = raw === "won't" ? "will" : raw === "can't" ? "can" : raw === "shan't" ? "shall" : raw.slice(0, -3);
    const cut = Math.max(from + 1, i - 3);
    tokens.push(wordToken(head, from, cut, false), wordToken("not", cut, i, false));
    return i;
  }
  tokens.push(wordToken(raw, from, i, name));
  return i;
}

function wordToken(raw: string, start: number, end: number, name: boolean): Token {
  const bare = raw.endsWith("'s") ? raw.slice(0, -2) : raw;
  const plain = bare.startsWith("non-") ? `non${stem(bare.slice(4))}` : stem(bare.replace(/-/g, ""));
  const kind = FUNCTION_WORDS.has(bare) ? "function" : "word";
  return { start, end, text: bare, key: plain, kind, name: name && kind === "word" };
}

function longestWord(folded: string, at: number): { kind: "cue" | "pseudo"; length: number } | null {
  for (let length = Math.min(LONGEST, folded.length - at); length > 0; length--) {
    const found = CUE_WORDS.get(folded.slice(at, at + length));
    if (found) return found;
  }
  return null;
}

/** Folded by units and in lower case, one code unit for one, so that offsets hold. Clause marks keep their width. */
function foldCase(text: string): string {
  const folded = foldUnits(text);
  const lower = folded.toLowerCase();
  return lower.length === folded.length ? lower : folded;
}

/** Whether a token bears meaning of its own: words, characters, numbers. */
export const isContent = (token: Token): boolean =>
  token.kind === "word" || token.kind === "han" || token.kind === "number" || token.kind === "pseudo";

/** Whether one of the words begins at a token: a Chinese word is several tokens. */
export function opensWith(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const first = tokens[at]?.text ?? "";
  if (first === "") return false;
  for (const word of words) {
    if (!word.startsWith(first)) continue;
    let joined = "";
    for (let i = at; i < tokens.length && joined.length < word.length; i++) joined += tokens[i]?.text ?? "";
    if (joined.startsWith(word)) return true;
  }
  return false;
}
