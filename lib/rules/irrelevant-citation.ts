import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { nearest, type SourceIndex } from "../evidence/passages";
import { equalIn } from "../evidence/standing";
import { isValue } from "../facts/quantities";

/** Share of a claim's words under which a source says nothing of it, and from which another one plainly does. */
const NOTHING = 0.25;
const PLAINLY = 0.55;

/**
 * A source that is marked beside others and supports none of the claims that it is marked for, while another one marked for
 * the same claim does: the irrelevant citation of ALCE's precision (Gao et al. 2023).
 */
export const irrelevantCitation: Rule = {
  id: "irrelevant-citation",
  summary: "A cited source supports nothing in its claims while another source cited for the same claim does.",
  codes: ["IRRELEVANT_CITATION"],
  check: () => PASS,
  suspects: ({ claims, markers }) => markers.length > 0 && claims.some((c) => c.cited && c.cites.length > 1),
  checkAnswer(context) {
    const drafts: Draft[] = [];
    for (const index of context.sources.values()) {
      const { id, completeness } = index.source;
      if (completeness === "clipped" || completeness === "snippet") continue;
      const claims = context.claims.filter((c) => c.cited && c.cites.includes(id));
      if (claims.length === 0 || claims.some((claim) => !foreign(claim, index, context))) continue;
      for (const claim of claims) {
        const other = context.cited(claim).find((o) => o !== index && plain(claim, o, context));
        const marker = context.marks(claim).find((m) => m.sources.includes(id));
        // A mark that stands for all sources of the answer singles none out.
        if (!other || !marker || marker.link === "whole") continue;
        const near = nearest(claim.text, [other], 1)[0];
        drafts.push({
          code: "IRRELEVANT_CITATION",
          at: marker,
          evidence: near ? evidenceOf(other, near.passage) : null,
          data: { title: index.source.title ?? id, other: other.source.title ?? other.source.id },
        });
      }
    }
    return drafts;
  },
};

/** Values that the sources must state: those of the question need no source. */
const values = (claim: Claim, context: RuleContext) =>
  claim.quantities.filter((q) => isValue(q) && context.standing(claim, q).kind !== "question");

/** Neither a value nor the words of the claim stand in the source. */
function foreign(claim: Claim, index: SourceIndex, context: RuleContext): boolean {
  if (values(claim, context).some((q) => equalIn([index], q).length > 0)) return false;
  return (nearest(claim.text, [index], 1)[0]?.score ?? 0) < NOTHING;
}

/** All values of the claim, or most of its words, stand in the source. */
function plain(claim: Claim, index: SourceIndex, context: RuleContext): boolean {
  const own = values(claim, context);
  if (own.length > 0) return own.every((q) => equalIn([index], q).length > 0);
  return (nearest(claim.text, [index], 1)[0]?.score ?? 0) >= PLAINLY;
}
