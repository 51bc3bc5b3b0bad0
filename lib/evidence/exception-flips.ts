import { type Exception, readExceptions } from "../facts/exceptions";
import { isContent, type Token } from "../facts/tokens";
import type { Aligned, TokenRange } from "./polarity-flips";

/** What the source takes out of a statement and the answer puts in. */
export interface ExceptionFlip {
  answer: TokenRange;
  source: TokenRange;
}

/** Share of what is taken out that the answer must name. */
const NAMED = 0.66;
/** Share of the rest of the answer that must be the source's main statement. */
const STATED = 0.6;

/** Exceptions of the source's text that the answer speaks of: what the main statement denies they may allow, and the reverse. */
export function namedExceptions(pair: Aligned): Exception[] {
  const { s, alignment } = pair;
  return readExceptions(s).filter((exception) => {
    const named = exception.of.filter((j) => (alignment.back[j] as number) >= 0).length;
    const one = exception.of.length === 1 && (s.tokens[exception.of[0] as number] as Token).kind === "word";
    return named >= (one ? 1 : 2) && named >= NAMED * exception.of.length;
  });
}

const CONDITIONS = new Set(["if", "when", "where", "once", "whenever"]);

const opensCondition = ({ a }: Aligned, at: number): boolean =>
  a.tokens.slice(Math.max(0, at - 4), at).some((token) => CONDITIONS.has(token.text));

/** 节假日除外均可办理 / 节假日也可办理: the answer states of the exception what the source states of all else. */
export function findExceptionFlips(pair: Aligned): ExceptionFlip[] {
  const { a, s, alignment } = pair;
  const flips: ExceptionFlip[] = [];
  for (const exception of namedExceptions(pair)) {
    const of = exception.of.map((j) => alignment.back[j] as number).filter((i) => i >= 0);
    if (readExceptions(a).length > 0 || of.some((i) => a.negated[i] === 1)) continue;
    // "unless the seal is broken" is turned by "if the seal is broken", not by the words alone.
    if (s.tokens[exception.first]?.text === "unless" && !opensCondition(pair, Math.min(...of))) continue;
    let rest = 0;
    let stated = 0;
    for (let i = 0; i < a.tokens.length; i++) {
      if (!isContent(a.tokens[i] as Token) || of.includes(i)) continue;
      rest++;
      const j = alignment.partner[i] as number;
      if (j >= 0 && (j < exception.first || j > exception.last)) stated++;
    }
    const outside = s.cues.filter((cue) => cue.first < exception.first || cue.first > exception.last).length;
    // One denial on one side alone: the polarity of the exception is right.
    if (stated === 0 || stated < STATED * rest || a.cues.length % 2 !== outside % 2) continue;
    flips.push({
      answer: { first: Math.min(...of), last: Math.max(...of) },
      source: { first: exception.first, last: exception.last },
    });
  }
  return flips;
}
