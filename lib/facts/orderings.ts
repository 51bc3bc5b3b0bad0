import type { Span } from "../model/span";
import { stem } from "../text/stem";
import {
  AFTER_RATIO_ZH,
  BEFORE_RATIO_ZH,
  ORDER_PHRASES_EN,
  ORDER_WORDS_ZH,
  PRICE_EN,
  PRICE_WORDS_EN,
  PRICE_WORDS_ZH,
  PRICE_ZH,
  SCALES_EN,
  SCALES_ZH,
  SUPPOSING,
} from "./lexicon/orderings";
import type { PolarText } from "./polarity";
import { isContent, opensWith, type Token } from "./tokens";

/** "X is larger than Y", 甲高于乙, 甲比乙高: two things put in order. Offsets are UTF-16 code units of the text. */
export interface Ordering extends Span {
  /** What is compared by; two orderings compare only by one scale. */
  scale: string;
  /** Whether the first has more of it. */
  up: boolean;
  /** Keys of the words before and after; of Chinese the characters. */
  left: ReadonlySet<string>;
  right: ReadonlySet<string>;
}

interface Step {
  scale: string;
  up: boolean;
}

const scalesOf = (lines: readonly string[], parts: string): Map<string, Step> => {
  const scales = new Map<string, Step>();
  for (const line of lines) {
    const [more = "", less = ""] = line.split(" | ");
    const scale = more.split(parts)[0] as string;
    for (const word of more.split(parts)) scales.set(word, { scale, up: true });
    for (const word of less.split(parts)) scales.set(word, { scale, up: false });
  }
  return scales;
};
const LATIN = scalesOf(SCALES_EN, " ");
const PHRASES = [...scalesOf(ORDER_PHRASES_EN, "  ")].map(([phrase, step]) => ({ words: phrase.split(" "), step }));
const HAN = scalesOf(SCALES_ZH, " ");
const HAN_WORDS = [...HAN.keys()].sort((x, y) => y.length - x.length);
const PRICES = new Set(PRICE_WORDS_EN.map(stem));
const SUPPOSED = new Set(SUPPOSING);
const SUPPOSED_HAN = SUPPOSING.filter((word) => word.charCodeAt(0) > 0x2e80);
const ENDS = new Set(["and", "but", "while", "whereas", "although", "though", "because", "which", "who"]);
/** Tokens between "more" and "than": "more expensive than", "more seats than". */
const BETWEEN = 2;
/** Content of one side at most; a longer one tells a story. */
const LONGEST_LATIN = 8;
const LONGEST_HAN = 16;

/** Tokens before and after in which the two things are named. */
const REACH = 30;
/** Orderings of a text that are read: a sentence has one or two. */
const MOST = 8;

/** Reads the orderings of a text; none of a clause that denies or supposes. Time is linear in the tokens. */
export function readOrderings(text: PolarText): Ordering[] {
  const { tokens } = text;
  const found: Ordering[] = [];
  for (let i = 1; i < tokens.length && found.length < MOST; i++) {
    const token = tokens[i] as Token;
    const one =
      token.text === "than"
        ? ofThan(text, i)
        : token.text === "比"
          ? ofRatio(text, i)
          : (ofPhrase(text, i) ?? ofHanWord(text, i));
    if (one) found.push(one);
  }
  return found;
}

function ofThan(text: PolarText, at: number): Ordering | null {
  const { tokens } = text;
  for (let i = at - 1; i >= Math.max(1, at - 1 - BETWEEN); i--) {
    const step = LATIN.get((tokens[i] as Token).text);
    if (!step) continue;
    const named = tokens.slice(i + 1, at).find(isContent);
    // "More seats than": the scale is the seats.
    const scale = step.scale === "more" && named ? `more ${named.key}` : step.scale;
    return build(text, { scale, up: step.up }, i, at);
  }
  return null;
}

function ofPhrase(text: PolarText, at: number): Ordering | null {
  const { tokens } = text;
  const phrase = PHRASES.find(({ words }) => words.every((word, k) => tokens[at + k]?.text === word));
  return phrase ? build(text, phrase.step, at, at + phrase.words.length - 1) : null;
}

/** 高于, 领先于, 不及. */
function ofHanWord(text: PolarText, at: number): Ordering | null {
  const { tokens } = text;
  const first = (tokens[at] as Token).text;
  if (first.charCodeAt(0) < 0x2e80) return null;
  for (const [word, adjective] of ORDER_WORDS_ZH) {
    if (!word.startsWith(first) || !opensWith(tokens, at, [word])) continue;
    return build(text, HAN.get(adjective) as Step, at, lastOf(tokens, at, word));
  }
  for (const word of HAN_WORDS) {
    if (!word.startsWith(first) || !opensWith(tokens, at, [`${word}于`])) continue;
    return build(text, HAN.get(word) as Step, at, lastOf(tokens, at, `${word}于`));
  }
  return null;
}

/** 甲比乙高: the adjective ends what follows 比, or stands before what it is more by. */
function ofRatio(text: PolarText, at: number): Ordering | null {
  const { tokens } = text;
  if (BEFORE_RATIO_ZH.includes(tokens[at - 1]?.text ?? " ") || AFTER_RATIO_ZH.includes(tokens[at + 1]?.text ?? " "))
    return null;
  for (let i = at + 2; i < Math.min(tokens.length, at + REACH) && (tokens[i] as Token).kind !== "mark"; i++) {
    const word = HAN_WORDS.find((each) => opensWith(tokens, i, [each]));
    const last = word === undefined ? i : lastOf(tokens, i, word);
    const next = tokens[last + 1];
    if (word === undefined || !(next === undefined || next.kind === "mark" || "了得出些一".includes(next.text)))
      continue;
    return build(text, HAN.get(word) as Step, at, at, { first: i, last });
  }
  return null;
}

const lastOf = (tokens: readonly Token[], at: number, word: string): number => {
  let length = 0;
  let i = at;
  for (; i < tokens.length && length < word.length; i++) length += (tokens[i] as Token).text.length;
  return i - 1;
};

function build(
  { tokens, cues, taken, text: written }: PolarText,
  step: Step,
  first: number,
  last: number,
  adjective: { first: number; last: number } = { first, last },
): Ordering | null {
  const isEnd = (i: number) => (tokens[i] as Token).kind === "mark" || ENDS.has((tokens[i] as Token).text);
  let from = first;
  while (from > 0 && first - from < REACH && !isEnd(from - 1)) from--;
  let to = last;
  const stop = adjective.first > last ? adjective.first - 1 : tokens.length - 1;
  while (to < stop && to - last < REACH && !isEnd(to + 1)) to++;
  for (let k = from; k < first; k++)
    if (SUPPOSED.has((tokens[k] as Token).text) || opensWith(tokens, k, SUPPOSED_HAN)) return null;
  // "No higher than" is a bound or a denial.
  for (let k = first; k <= adjective.last; k++) if (taken[k] && tokens[k]?.kind !== "pseudo") return null;
  if (
    cues.some(
      (cue) =>
        cue.last >= from && cue.first <= Math.max(to, adjective.last) && !(cue.first >= first && cue.last <= last),
    )
  )
    return null;
  // "Higher than 20 %" bounds a value; a year is a thing that is compared.
  const opens = tokens.slice(last + 1, to + 1).find(isContent);
  if (opens?.kind === "number" && !/^(?:19|20)\d\d$/.test(opens.text)) return null;
  const left = keysOf(written, tokens, from, first - 1);
  const right = keysOf(written, tokens, last + 1, to);
  const han = [...left].some((key) => key.charCodeAt(0) > 0x2e80);
  const longest = han ? LONGEST_HAN : LONGEST_LATIN;
  if (left.size === 0 || right.size === 0 || left.size > longest || right.size > longest) return null;
  const { start } = tokens[adjective.first] as Token;
  const { end } = tokens[adjective.last] as Token;
  return { ...priced(step, left), right, start, end };
}

/** 价格高于 and 贵, "costs more than" and "pricier than" are one scale. */
function priced(step: Step, left: Set<string>): Step & { left: ReadonlySet<string> } {
  const joined = [...left].join("");
  const word = PRICE_WORDS_ZH.find((each) => joined.includes(each));
  if (step.scale === "高" && word !== undefined)
    return { scale: PRICE_ZH, up: step.up, left: new Set([...left].filter((key) => !word.includes(key))) };
  const price = [...left].find((key) => PRICES.has(key));
  if (step.scale === "more" && price !== undefined)
    return { scale: PRICE_EN, up: step.up, left: new Set([...left].filter((key) => key !== price)) };
  const named = step.scale.startsWith("more ") && PRICES.has(step.scale.slice(5));
  return { scale: named ? PRICE_EN : step.scale, up: step.up, left };
}

/** Content, and the single capital of "Room A", which else is an article. */
const keysOf = (written: string, tokens: readonly Token[], first: number, last: number): Set<string> =>
  new Set(
    tokens
      .slice(first, last + 1)
      .flatMap((token) => (isContent(token) || isLetter(written, token) ? [token.key || token.text] : [])),
  );

const isLetter = (written: string, { start, end }: Token): boolean =>
  end - start === 1 && start > 0 && /[A-Z]/.test(written[start] as string);
