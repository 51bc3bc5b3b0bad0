import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { type Near, nearest } from "../evidence/passages";
import { EXCEPTION_WORDS, PRACTICE_WORDS, SETTLED_WORDS, TURN_WORDS } from "../facts/lexicon/exception-words";
import { findPhrases, foldedLower, hasPhrase } from "../facts/phrases";
import type { Span } from "../model/span";

/** Passages near the claim in which the exception is looked up. */
const LOOKED_UP = 6;
/** Share of the claim's words from which a passage with an exception is the one that the claim speaks of. */
const RELATED = 0.2;
/** Share of the practice's words from which a source says so itself. */
const SOURCED = 0.7;

/** An exception is cited, then set aside by what is usual: 虽有公证的例外，但一般来说都可以提交. */
export const exceptionOverridden: Rule = {
  id: "exception-overridden",
  summary: "An exception of the source is mentioned, then set aside by general practice.",
  codes: ["EXCEPTION_OVERRIDDEN"],
  suspects({ text }) {
    const folded = foldedLower(text);
    return hasPhrase(folded, EXCEPTION_WORDS) && hasPhrase(folded, PRACTICE_WORDS);
  },
  check(claim, context) {
    const practice = practiceOf(claim);
    if (!practice) return PASS;
    const folded = foldedLower(claim.text);
    const before = `${previous(claim, context)}${folded.slice(0, practice.start)}`;
    if (!hasPhrase(before, EXCEPTION_WORDS)) return PASS;
    if (
      !hasPhrase(folded.slice(Math.max(0, practice.start - 12), practice.end), TURN_WORDS) &&
      !hasPhrase(folded.slice(0, 8), TURN_WORDS)
    )
      return PASS;
    const words = claim.text.slice(practice.start, practice.end);
    if (!hasPhrase(foldedLower(words), SETTLED_WORDS)) return PASS;
    const cited = context.cited(claim);
    if (
      (nearest(words, cited, 1)[0]?.score ?? 0) >= SOURCED &&
      hasPhrase(foldedLower(nearest(words, cited, 1)[0]?.passage.text ?? ""), PRACTICE_WORDS)
    )
      return PASS;
    const exception = nearest(`${before} ${words}`, cited, LOOKED_UP).find(states);
    if (!exception) return PASS;
    const { index, passage } = exception;
    const clause = exceptionClause(passage.text);
    const focus = { start: passage.start + clause.start, end: passage.start + clause.end };
    const at = { start: claim.start + practice.start, end: claim.start + practice.end };
    const draft: Draft = {
      code: "EXCEPTION_OVERRIDDEN",
      at,
      evidence: evidenceOf(index, passage),
      focus,
      data: { source: index.source.text.slice(focus.start, focus.end), answer: words },
    };
    return { drafts: [draft], decided: 1 };
  },
};

const states = ({ passage, score }: Near): boolean =>
  score >= RELATED && hasPhrase(foldedLower(passage.text), EXCEPTION_WORDS);

/** The words from the practice's cue to the claim's end. Offsets of the claim's text. */
function practiceOf(claim: Claim): Span | null {
  const folded = foldedLower(claim.text);
  const [cue] = findPhrases(folded, PRACTICE_WORDS);
  if (!cue) return null;
  let end = claim.text.length;
  while (end > cue.start && /[\s。.!！；;]/.test(claim.text[end - 1] as string)) end--;
  return end > cue.end ? { start: cue.start, end } : null;
}

/** The sentence before: the exception may be told there. */
const previous = (claim: Claim, { claims }: RuleContext): string => {
  const before = claims[claim.index - 1];
  return before ? `${foldedLower(before.text)} ` : "";
};

/** The clause of a passage that states its exception. */
function exceptionClause(text: string): Span {
  const [cue] = findPhrases(foldedLower(text), EXCEPTION_WORDS);
  if (!cue) return { start: 0, end: text.length };
  let start = cue.start;
  while (start > 0 && !"，,；;。".includes(text[start - 1] as string)) start--;
  let end = cue.end;
  while (
    end < text.length &&
    !"，,；;。".includes(text[end] as string) &&
    !(text[end] === "." && !/\d/.test(text[end + 1] ?? ""))
  )
    end++;
  while (start < cue.start && /\s/.test(text[start] as string)) start++;
  return { start, end };
}
