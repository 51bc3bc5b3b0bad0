import type { Span } from "../model/span";
import { isLetter } from "../text/characters";
import { remembered } from "../text/remembered";
import { readWords, type Word } from "../text/words";
import { NAME_HEADS, NAME_JOINERS, NO_NAMES, OPENERS } from "./lexicon/name-words";

/** A word of a name. `key` is lower case without accents and possessive; `raw` as written, without possessive. */
export interface NameWord extends Span {
  key: string;
  raw: string;
}

/** A name in an English text. Offsets are UTF-16 code units of the text. */
export interface EnglishName extends Span {
  text: string;
  /** The words that tell it from other names of its kind: without titles, kinds and joiners. Never empty. */
  words: NameWord[];
  /** Whether its first word opens a sentence, a quotation or an item: a capital there proves little. */
  opens: boolean;
}

const ACCENTS = /[\u0300-\u036f]/g;
const LETTERS = new Map([
  ["ł", "l"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ı", "i"],
  ["þ", "th"],
]);

/** A word as names are compared: lower case, no accents, no possessive, no hyphen at its ends. */
export function nameKey(word: string): string {
  let key = word.toLowerCase().replace(/[’‘]/g, "'");
  key = key.endsWith("'s") ? key.slice(0, -2) : key.endsWith("'") ? key.slice(0, -1) : key;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no folding
  if (/^[\x00-\x7f]*$/.test(key)) return key;
  return key
    .normalize("NFD")
    .replace(ACCENTS, "")
    .replace(/[łøđðßæœıþ]/g, (letter) => LETTERS.get(letter) ?? letter);
}

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase() && letter === letter.toUpperCase();

/** Whether a word bears a capital as a name does: at its start, or inside ("iPhone", "eBay"). */
export const bearsCapital = (raw: string): boolean => {
  for (let i = 0; i < raw.length && i < 4; i++) if (isCapital(raw[i] as string)) return true;
  return false;
};

/** Marks before a word after which a capital proves nothing. */
const OPENING = ".!?:;\"“”‘'([{•*\n|#>—–·…/";

interface Seen extends Word {
  raw: string;
  key: string;
  possessive: boolean;
  capital: boolean;
  opens: boolean;
  /** Whether only a space, or a point after an initial or a title, parts it from the word before. */
  joined: boolean;
}

const ABBREVIATED =
  /^(?:[a-z]|mr|mrs|ms|dr|prof|st|jr|sr|rev|gen|col|capt|lt|sgt|gov|sen|rep|mt|ft|no|inc|corp|co|ltd|vs)$/;

function readSeen(text: string): Seen[] {
  const seen: Seen[] = [];
  let before: Seen | undefined;
  for (const word of readWords(text)) {
    const gap = text.slice(before?.end ?? 0, word.start);
    const initial = before !== undefined && ABBREVIATED.test(before.key);
    const point = initial && /^\.\s?$/.test(gap);
    let opens = before === undefined;
    if (!point) for (const mark of gap) if (OPENING.includes(mark)) opens = true;
    if (gap.includes(" - ")) opens = true;
    const written = text.slice(word.start, word.end);
    const possessive = /['’](?:s|S)?$/.test(written);
    const raw = written.replace(/['’](?:s|S)?$/, "");
    const one: Seen = {
      ...word,
      end: word.start + raw.length,
      raw,
      key: nameKey(raw),
      possessive,
      capital: word.kind === "latin" && bearsCapital(raw),
      opens,
      joined: before !== undefined && !before.possessive && (gap === " " || gap === "" || gap === " & " || point),
    };
    seen.push(one);
    before = { ...one, end: word.end };
  }
  return seen;
}

/** Share of capitals among the longer words from which a sentence is a headline. */
const HEADLINE = 0.75;
const HEADLINE_WORDS = 6;

/** Whether nearly all longer words of a text bear capitals: a headline, in which a capital proves nothing. */
export function isHeadline(text: string): boolean {
  let long = 0;
  let capital = 0;
  for (const word of readWords(text)) {
    if (word.kind !== "latin" || word.end - word.start < 4) continue;
    long++;
    if (isCapital(text[word.start] as string)) capital++;
  }
  return long >= HEADLINE_WORDS && capital > HEADLINE * long;
}

const LONGEST_UNIT = 4;

/** Words of more letters are no name. */
const LONGEST_WORD = 40;

/** Reads the names of an English text: runs of words with capitals, parted at titles and offices. Linear in the text. */
export const readEnglishNames = remembered((text: string): readonly EnglishName[] => {
  const seen = readSeen(text);
  const names: EnglishName[] = [];
  let run: Seen[] = [];
  const flush = (): void => {
    const name = nameOf(run, text);
    if (name) names.push(name);
    run = [];
  };
  for (let i = 0; i < seen.length; i++) {
    const word = seen[i] as Seen;
    if (run.length > 0 && !word.joined) flush();
    if (word.capital && !(word.opens && STARTERS(word.key))) {
      // "1 TB": a unit.
      const unit =
        seen[i - 1]?.kind === "number" && word.raw.length <= LONGEST_UNIT && isCapital(word.raw.slice(1) || word.raw);
      if (NO_NAMES.has(word.key) || unit) flush();
      else run.push(word);
      continue;
    }
    if (run.length === 0) continue;
    if (word.kind === "number" && word.joined) continue;
    // "Bank of England", "van der Berg": joiners count where a capital follows.
    let next = i;
    while (next < seen.length && next - i < 3 && isJoiner(seen[next] as Seen)) next++;
    const after = seen[next];
    if (next > i && after?.capital && after.joined && !after.opens && !NO_NAMES.has(after.key) && word.key !== "and") {
      run.push(...seen.slice(i, next));
      i = next - 1;
    } else flush();
  }
  flush();
  return names;
});

/** Endings by which a place or a firm describes another: "Tarnby-based". */
const RELATION = /[-‐‑](?:based|born|owned|led|backed|bred|style|made|built|listed|trained|controlled|area)$/;
/** "Anti-cancer", "AI-supported": a word with a small one behind its hyphen describes, it names nobody. */
const isDescribing = (raw: string): boolean => /[-‐‑]\p{Ll}{4}/u.test(raw) && !RELATION.test(raw);

const STARTERS = (key: string): boolean => OPENERS.has(key) || /(?:ly|ing)$/.test(key);
const isJoiner = (word: Seen): boolean => word.joined && !word.capital && NAME_JOINERS.has(word.key);

function nameOf(run: readonly Seen[], text: string): EnglishName | null {
  const core = run.filter(
    (w) =>
      w.capital &&
      !NAME_HEADS.has(w.key) &&
      !NAME_JOINERS.has(w.key) &&
      w.key.length > 1 &&
      // Figures make an identifier or a formula.
      !/\d/.test(w.key) &&
      w.key.length <= LONGEST_WORD &&
      isLetter(w.key.charCodeAt(0)) &&
      !isDescribing(w.raw),
  );
  const first = run[0];
  const last = run[run.length - 1];
  if (core.length === 0 || !first || !last) return null;
  return {
    start: first.start,
    end: last.end,
    text: text.slice(first.start, last.end),
    words: core.map(({ start, end, key, raw }) => {
      const base = raw.length - (RELATION.exec(raw)?.[0].length ?? 0);
      return { start, end, key: base < raw.length ? nameKey(raw.slice(0, base)) : key, raw: raw.slice(0, base) };
    }),
    opens: first.opens,
  };
}
