import { type Claim, type Draft, PASS, type Rule, type RuleContext, type RuleResult } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { type ExchangedTerm, findExchangedTerms } from "../evidence/exchanged-terms";

/**
 * A rank, a clause's number, a title or a word of an exclusive class ("knee" for "shoulder") where the passage that says the
 * same has another of its kind.
 */
export const termExchanged: Rule = {
  id: "term-exchanged",
  summary: "The cited source has another rank, clause, title or thing in the same place.",
  codes: ["NUMBER_NOT_IN_SOURCE", "SUBJECT_MISMATCH", "SUBJECT_NOT_IN_SOURCE"],
  check(claim: Claim, context: RuleContext): RuleResult {
    const cited = context.cited(claim);
    if (cited.length === 0 || claim.denies || context.declines(claim)) return PASS;
    const quantities = claim.quantities.map((q) => ({ ...q, start: q.start - claim.start, end: q.end - claim.start }));
    const found = findExchangedTerms(claim.text, quantities, cited).filter(
      ({ at }) => !context.question.includes(claim.text.slice(at.start, at.end)),
    );
    return { drafts: found.map((term) => draftOf(term, claim)), decided: found.length };
  },
};

function draftOf({ kind, at, index, passage, rival, known }: ExchangedTerm, claim: Claim): Draft {
  const answer = claim.text.slice(at.start, at.end);
  const source = index.source.text.slice(rival.start, rival.end);
  const draft = {
    severity: "contradicted" as const,
    at: { start: claim.start + at.start, end: claim.start + at.end },
    evidence: evidenceOf(index, passage),
    focus: rival,
  };
  if (kind === "rank") return { ...draft, code: "NUMBER_NOT_IN_SOURCE", data: { answer, source } };
  if (known)
    return { ...draft, code: "SUBJECT_MISMATCH", data: { form: "c", answerSubject: answer, sourceSubject: source } };
  return { ...draft, code: "SUBJECT_NOT_IN_SOURCE", data: { form: "b", answer, source } };
}
