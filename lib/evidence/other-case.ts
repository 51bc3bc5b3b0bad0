import type { Cue, PolarText } from "../facts/polarity";
import { opensWith, type Token } from "../facts/tokens";
import type { Aligned } from "./aligned";

// Signs that the two sides of a flip speak of other people, other times or another part, so that both may be so.

const PERSONS: ReadonlyMap<string, number> = new Map(
  [
    ["i", "we", "my", "our"],
    ["you", "your"],
    ["he", "his"],
    ["she", "her"],
    ["it", "its"],
    ["they", "their"],
  ].flatMap((words, person) => words.map((word) => [word, person] as const)),
);
const PARTIAL = new Set(["some", "several", "certain"]);
const PARTIAL_ZH = ["有些", "有的", "一些", "部分", "某些", "少数", "个别"];
const YET = new Set(["尚未", "尚不", "尚无", "还未", "还没", "还没有", "暂不"]);
const PAST = new Set(["was", "were", "been", "had"]);
const MEANS = new Set(["way", "ways", "how", "order", "method", "attempt", "effort", "efforts"]);
const FEW = ["few", "少数", "极少数", "个别"];
const COMING = new Set(["将", "拟", "will"]);
/** Tokens before a word in which its subject is looked for. */
const SUBJECT_WITHIN = 8;

/** Whether the two sides speak of other people or of some among many, so that both may be so: "I did not pay" / "you paid". */
export function isApart(pair: Aligned, at: number, partner: number): boolean {
  const { a, s, alignment } = pair;
  const [own, theirs] = [personBefore(a, at), personBefore(s, partner)];
  if (own !== undefined && theirs !== undefined && own !== theirs) return true;
  return isPartial(a, at, alignment.partner) && isPartial(s, partner, alignment.back);
}

/**
 * Whether the two sides speak of other times: the one says that something is not so yet and the other that it will be (尚未发展 /
 * 将发展), or the one that it will not be and the other that it was ("will not be used" / "has been used").
 */
export function isLater({ a, s }: Aligned, way: "added" | "dropped", cue: Cue, at: number, partner: number): boolean {
  const [mine, other, there] = way === "added" ? [a, s, partner] : [s, a, at];
  if (YET.has((mine.tokens[cue.first] as Token).text) || (mine.tokens[cue.last] as Token).text === "yet")
    return other.tokens.slice(Math.max(0, there - 2 * SUBJECT_WITHIN), there).some(({ text }) => COMING.has(text));
  return wordAt(mine, cue.first - 1) === "will" && behind(other.tokens, there, 3, (i) => PAST.has(wordAt(other, i)));
}

/**
 * Whether the source says of the word only how it could be brought about, where the answer denies that something does so: "does
 * not raise the limit" / "the way to raise the limit is …".
 */
export function isMeans({ s }: Aligned, way: "added" | "dropped", partner: number): boolean {
  return way === "added" && wordAt(s, partner - 1) === "to" && MEANS.has(wordAt(s, partner - 2));
}

/** Whether the cue denies something of few: "only a few trains have not been used" says that most have. */
export function isOfFew({ a, s }: Aligned, way: "added" | "dropped", cue: Cue): boolean {
  const { tokens } = way === "added" ? a : s;
  return behind(tokens, cue.first, SUBJECT_WITHIN, (i) => opensWith(tokens, i, FEW));
}

/** Whether one of the `within` tokens before `at`, up to a mark, passes a test of its index. */
function behind(tokens: readonly Token[], at: number, within: number, is: (i: number) => boolean): boolean {
  for (let i = at - 1; i >= 0 && at - i <= within && (tokens[i] as Token).kind !== "mark"; i--) if (is(i)) return true;
  return false;
}

const wordAt = ({ tokens }: PolarText, i: number): string => tokens[i]?.text ?? "";

function personBefore(text: PolarText, at: number): number | undefined {
  for (let i = at - 1; i >= 0 && at - i <= SUBJECT_WITHIN; i--) {
    const token = text.tokens[i] as Token;
    if (token.kind === "mark") return undefined;
    if (token.kind === "word") return undefined;
    const person = PERSONS.get(token.text);
    if (person !== undefined) return person;
  }
  return undefined;
}

/** Whether some of many are spoken of, in words that the other side lacks: the same words name the same ones. */
function isPartial(text: PolarText, at: number, partner: Int32Array): boolean {
  for (let i = at - 1; i >= 0 && at - i <= 2 * SUBJECT_WITHIN; i--) {
    const token = text.tokens[i] as Token;
    if (token.kind === "mark") return false;
    if ((partner[i] as number) >= 0) continue;
    if (PARTIAL.has(token.text)) return true;
    if (token.kind === "han" && opensWith(text.tokens, i, PARTIAL_ZH)) return true;
  }
  return false;
}
