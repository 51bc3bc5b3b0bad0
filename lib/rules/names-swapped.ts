import { type Claim, PASS, type Rule, type RuleContext, type RuleResult } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { findMisplacedName } from "../evidence/misplaced-names";
import { findOtherParty } from "../evidence/other-party";
import type { SourceIndex } from "../evidence/passages";
import { findSwappedNames } from "../evidence/swapped-names";
import { findTurnedRoles } from "../evidence/turned-roles";

/**
 * Two names that the cited source has the other way round ("A acquired B" where it says "B acquired A"), or a name of the
 * source in the place of another.
 */
export const namesSwapped: Rule = {
  id: "names-swapped",
  summary: "The cited source says the same with the names exchanged, or of another name.",
  codes: ["SUBJECT_MISMATCH"],
  check(claim: Claim, context: RuleContext): RuleResult {
    const cited = context.cited(claim);
    if (cited.length === 0) return PASS;
    const found = findSwappedNames(claim.text, cited) ?? findTurnedRoles(claim.text, cited);
    if (!found) return ofAnother(claim, context, cited) ?? misplaced(claim, cited);
    const { at, index, passage, focus, first, second } = found;
    return {
      drafts: [
        {
          code: "SUBJECT_MISMATCH",
          at: { start: claim.start + at.start, end: claim.start + at.end },
          evidence: evidenceOf(index, passage),
          focus,
          data: {
            form: "b",
            source: index.source.text.slice(focus.start, focus.end),
            answer: claim.text.slice(at.start, at.end),
            answerSubject: first,
            sourceSubject: second,
          },
        },
      ],
      decided: 1,
    };
  },
};

/** What one party does told of another: 甲方, "the tenant", a plan. */
function ofAnother(claim: Claim, context: RuleContext, cited: readonly SourceIndex[]): RuleResult | null {
  const over = claim.context.at(-1);
  const quantities = claim.quantities.map((q) => ({ ...q, start: q.start - claim.start, end: q.end - claim.start }));
  const lead = over ? context.text.slice(over.start, over.end) : "";
  const found = findOtherParty(claim.text, quantities, lead, cited);
  if (!found) return null;
  const { at, told, index, passage, focus, stated } = found;
  return {
    drafts: [
      {
        code: "SUBJECT_MISMATCH",
        at: { start: claim.start + at.start, end: claim.start + at.end },
        evidence: evidenceOf(index, passage),
        focus,
        data: { form: "c", answerSubject: told, sourceSubject: stated },
      },
    ],
    decided: 1,
  };
}

function misplaced(claim: Claim, cited: readonly SourceIndex[]): RuleResult {
  const found = findMisplacedName(claim.text, cited);
  if (!found) return PASS;
  const { at, name, index, passage, focus } = found;
  return {
    drafts: [
      {
        code: "SUBJECT_MISMATCH",
        at: { start: claim.start + at.start, end: claim.start + at.end },
        evidence: evidenceOf(index, passage),
        focus,
        data: { form: "c", answerSubject: name, sourceSubject: index.source.text.slice(focus.start, focus.end) },
      },
    ],
    decided: 1,
  };
}
