import { type Draft, PASS, type Rule } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { nearest } from "../evidence/passages";
import { isValue } from "../facts/quantities";

/** A cited source that holds less than this of the claim's words says nothing of it … */
const NOTHING = 0.15;
/** … and a source that is not cited but holds this much says all of it. */
const ALL = 0.85;

/** The claim is supported by a source that it does not cite. */
export const citationMisplaced: Rule = {
  id: "citation-misplaced",
  summary:
    "A value or a whole sentence of the answer stands in a source that it does not cite, and not in the cited one.",
  codes: ["CITATION_MISPLACED"],
  check(claim, context) {
    const cited = context.cited(claim);
    if (!claim.cited || cited.length === 0) return PASS;
    const drafts: Draft[] = [];
    for (const quantity of claim.quantities.filter(isValue)) {
      const standing = context.standing(claim, quantity);
      if (standing.kind !== "elsewhere") continue;
      const { match } = standing;
      drafts.push({
        code: "CITATION_MISPLACED",
        at: quantity,
        evidence: evidenceOf(match.index, match.passage),
        focus: match.quantity,
        data: { answer: quantity.text, title: match.index.source.title ?? match.index.source.id },
      });
    }
    if (drafts.length === 0 && context.complete(claim) && claim.text.length >= 12) {
      const [own] = nearest(claim.text, cited, 1);
      const [other] = nearest(claim.text, context.others(claim), 1);
      if (other && other.score >= ALL && (own?.score ?? 0) < NOTHING) {
        drafts.push({
          code: "CITATION_MISPLACED",
          at: { start: claim.start, end: claim.end },
          evidence: evidenceOf(other.index, other.passage),
          data: { answer: claim.text, title: other.index.source.title ?? other.index.source.id },
        });
      }
    }
    return { drafts, decided: drafts.length };
  },
};
