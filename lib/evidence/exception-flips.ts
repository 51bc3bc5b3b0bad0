import { type Exception, readExceptions } from "../facts/exceptions";
import { NO_ZH, ROOM_EN, ROOM_ZH, SWEEPING_EN, SWEEPING_ZH } from "../facts/lexicon/exception-words";
import { type PolarText, readPolarity } from "../facts/polarity";
import { isContent, opensWith, readTokens, type Token } from "../facts/tokens";
import { type Aligned, alignTexts, findFlips, type TokenRange } from "./polarity-flips";

/** What the source takes out of a statement and the answer puts in, or an exception that the answer drops or exchanges. */
export interface ExceptionFlip {
  answer: TokenRange;
  source: TokenRange;
}

/** Share of what is taken out that the answer must name. */
const NAMED = 0.66;
/** Share of the rest of the answer that must be the source's main statement. */
const STATED = 0.6;
/** The same where the answer has no word of the exception: then nothing but the exception may differ … */
const SAME = 0.9;
/** … and words or characters that this must rest on. */
const WORDS = 2;
const CHARACTERS = 5;

/** Exceptions of the source's text that the answer speaks of: what the main statement denies they may allow, and the reverse. */
export function namedExceptions(pair: Aligned): Exception[] {
  const { s } = pair;
  return readExceptions(s).filter((exception) => {
    const named = placesOf(pair, exception).length;
    const one = exception.of.length === 1 && (s.tokens[exception.of[0] as number] as Token).kind === "word";
    return named >= (one ? 1 : 2) && named >= NAMED * exception.of.length;
  });
}

/**
 * Where the answer names what an exception takes out: its words in one run, wherever they were aligned (定制商品 of
 * 商品支持退货，定制商品除外 has 商品 twice), else those that were aligned.
 */
function placesOf({ a, s, alignment }: Aligned, { of }: Exception): number[] {
  const content = [...a.tokens.keys()].filter((i) => isContent(a.tokens[i] as Token));
  const at = content.findIndex((_, k) =>
    of.every((j, n) => a.tokens[content[k + n] ?? -1]?.key === (s.tokens[j] as Token).key),
  );
  if (at >= 0) return content.slice(at, at + of.length);
  return of.map((j) => alignment.back[j] as number).filter((i) => i >= 0);
}

const NOES = new Set(NO_ZH);

/** How many words of an answer deny, beside the 不可以 with which it begins: that says once more what the rest says. */
function denialsOf({ text, tokens, cues }: PolarText): number {
  const mark = tokens.findIndex(({ kind }) => kind === "mark");
  const opens = mark > 0 && NOES.has(text.slice(tokens[0]?.start, tokens[mark - 1]?.end));
  return cues.filter(({ first }) => !opens || first > mark).length;
}

const RELATIVES = new Set(["which", "who", "that"]);

/** Whether a denial speaks of the exception itself: "except opened software, which cannot be returned". */
function isOfException({ tokens }: PolarText, { last }: Exception, cue: TokenRange): boolean {
  const next = tokens[last + 1]?.kind === "mark" ? last + 2 : last + 1;
  return RELATIVES.has(tokens[next]?.text ?? "") && cue.first > next;
}

/** "Unless", 除非: what follows is a case and no group. */
const isUnless = ({ tokens }: PolarText, { first }: Exception): boolean =>
  tokens[first]?.text === "unless" || (tokens[first]?.text === "除" && tokens[first + 1]?.text === "非");

const CONDITIONS = new Set(["if", "when", "where", "once", "whenever"]);

const opensCondition = ({ a }: Aligned, at: number): boolean =>
  a.tokens.slice(Math.max(0, at - 4), at).some((token) => CONDITIONS.has(token.text));

/** 节假日除外均可办理 / 节假日也可办理: the answer states of the exception what the source states of all else. */
export function findExceptionFlips(pair: Aligned): ExceptionFlip[] {
  const { a, s } = pair;
  const flips: ExceptionFlip[] = [];
  for (const exception of namedExceptions(pair)) {
    const of = placesOf(pair, exception);
    if (readExceptions(a).length > 0 || of.some((i) => a.negated[i] === 1)) continue;
    // "unless the seal is broken" is turned by "if the seal is broken", not by the words alone.
    if (isUnless(s, exception) && !opensCondition(pair, Math.min(...of))) continue;
    const { rest, stated } = shareOf(pair, new Set(of), exception);
    const outside = s.cues.filter(
      (cue) => (cue.first < exception.first || cue.first > exception.last) && !isOfException(s, exception, cue),
    ).length;
    // One denial on one side alone: the polarity of the exception is right.
    if (stated === 0 || stated < STATED * rest || denialsOf(a) % 2 !== outside % 2) continue;
    flips.push({
      answer: { first: Math.min(...of), last: Math.max(...of) },
      source: { first: exception.first, last: exception.last },
    });
  }
  return flips;
}

/**
 * Content of the answer beside some of its tokens, and how much of it stands in the source's main statement: outside of the exception,
 * where that was not blanked out.
 */
function shareOf({ a, alignment }: Aligned, own: ReadonlySet<number>, exception?: Exception) {
  let rest = 0;
  let stated = 0;
  for (let i = 0; i < a.tokens.length; i++) {
    if (!isContent(a.tokens[i] as Token) || own.has(i)) continue;
    rest++;
    const j = alignment.partner[i] as number;
    if (j >= 0 && !(exception && isIn(exception, j))) stated++;
  }
  return { rest, stated };
}

const isSame = ({ a }: Aligned, { rest, stated }: { rest: number; stated: number }): boolean =>
  stated >= SAME * rest && stated >= (a.tokens.some(({ kind }) => kind === "han") ? CHARACTERS : WORDS);

/**
 * The pair without exceptions, so that the main statements meet: where the answer has no word of the source's exception, or both
 * except the same. Null where there is none, or the answer leaves room for it.
 */
export function withoutExceptions(pair: Aligned): Aligned | null {
  const { a, s } = pair;
  const theirs = readExceptions(s);
  if (theirs.length === 0 || leavesRoom(a)) return null;
  const own = readExceptions(a);
  if (own.length === 0) return namedExceptions(pair).length > 0 ? null : alignTexts(a, mask(s, theirs));
  return own.every((one) => theirs.some((other) => isSameGroup(pair, one, other)))
    ? alignTexts(mask(a, own), mask(s, theirs))
    : null;
}

const isSameGroup = ({ alignment }: Aligned, one: Exception, other: Exception): boolean => {
  const met = one.of.filter((i) => other.of.includes(alignment.partner[i] as number)).length;
  return met > 0 && met >= NAMED * one.of.length;
};

const ROOM = new Set(ROOM_EN);
const leavesRoom = ({ tokens }: PolarText): boolean =>
  tokens.some(({ text }, i) => ROOM.has(text) || opensWith(tokens, i, ROOM_ZH));

function mask({ text, tokens }: PolarText, exceptions: readonly Exception[]): PolarText {
  let masked = text;
  for (const { first, last } of exceptions) {
    const { start } = tokens[first] as Token;
    const { end } = tokens[last] as Token;
    masked = masked.slice(0, start) + " ".repeat(end - start) + masked.slice(end);
  }
  return readPolarity(masked);
}

/**
 * 全体员工均须打卡，管理人员除外 / …，技术人员除外: the answer says the same and takes out something that the source does not.
 * `others` are further passages, which may take out that too.
 */
export function findExchangedException(pair: Aligned, others: readonly PolarText[]): ExceptionFlip | null {
  const { a, s, alignment } = pair;
  const [own, ...more] = readExceptions(a);
  const [theirs] = readExceptions(s);
  if (!own || !theirs || more.length > 0 || isUnless(a, own)) return null;
  const isNew = (i: number) => (alignment.partner[i] as number) < 0;
  // 管理人员 and 技术人员 share a head: the words that set them apart are the ones that must be new.
  if (!own.of.some(isNew) || own.of.filter(isNew).length * 2 < own.of.length) return null;
  if (theirs.of.filter((j) => (alignment.back[j] as number) >= 0).length * 2 > theirs.of.length) return null;
  const taken = new Set([...a.tokens.keys()].filter((i) => isIn(own, i) || own.of.includes(i)));
  if (!isSame(pair, shareOf(pair, taken, theirs))) return null;
  if (findFlips(alignTexts(mask(a, [own]), mask(s, [theirs]))).length > 0) return null;
  const keys = own.of.filter(isNew).map((i) => (a.tokens[i] as Token).key);
  if ([s, ...others].some(({ tokens }) => keys.every((key) => tokens.some((token) => token.key === key)))) return null;
  return {
    answer: { first: Math.min(own.first, ...own.of), last: Math.max(own.last, ...own.of) },
    source: { first: theirs.first, last: theirs.last },
  };
}
const isIn = ({ first, last }: TokenRange, i: number): boolean => first <= i && i <= last;

/**
 * "All plans include support" / "all plans except Trial include support": the answer says it of everything and speaks nowhere
 * (`answer` is the whole of it) of what the source takes out.
 */
export function findDroppedException(pair: Aligned, answer: string): ExceptionFlip | null {
  const { a, s } = pair;
  const [exception, ...more] = readExceptions(s);
  if (!exception || more.length > 0 || readExceptions(a).length > 0 || leavesRoom(a)) return null;
  const at = a.tokens.findIndex(({ text }, i) => SWEEPING.has(text) || opensWith(a.tokens, i, SWEEPING_ZH));
  if (at < 0) return null;
  // "All lockers" may be aligned to the locker that is taken out: the main statement is compared by itself.
  const met = alignTexts(a, mask(s, [exception]));
  const sweep = new Set([at, at + 1].filter((i) => isSweep(a, i)));
  if (!isSame(met, shareOf(met, sweep))) return null;
  const told = new Set(readTokens(answer).map(({ key }) => key));
  if (exception.of.every((j) => told.has((s.tokens[j] as Token).key))) return null;
  if (findFlips(met).length > 0) return null;
  let last = at + 1;
  while (last + 1 < a.tokens.length && last < at + 3 && a.tokens[last]?.kind === "han") last++;
  return { answer: { first: at, last: Math.min(last, a.tokens.length - 1) }, source: exception };
}
const SWEEPING = new Set(SWEEPING_EN);
const isSweep = ({ tokens }: PolarText, i: number): boolean =>
  SWEEPING.has(tokens[i]?.text ?? "") || opensWith(tokens, i, SWEEPING_ZH) || opensWith(tokens, i - 1, SWEEPING_ZH);
