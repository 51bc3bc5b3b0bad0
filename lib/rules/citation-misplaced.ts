import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { heldShare, type Near, nearest } from "../evidence/passages";
import { readTerms } from "../evidence/terms";
import { isValue } from "../facts/quantities";
import { isPleasantry } from "../facts/refusal";

/** Claims of fewer content words (Chinese character pairs count by half) cannot tell one source from another: "Costs are high." */
const FEWEST = 3;

/**
 * How much of a claim's words a passage of another source must hold at least, and the cited sources at most: their best passage,
 * and all of them in whatever passage. The three lines are what was said in the source's own words, in most of them, and a
 * paraphrase beside a source that says nothing of it. Measured on marks moved within one question's sources and within the parts
 * of one document: none of them rings on a mark that stands right.
 */
const LINES: readonly { other: number; ahead: number; own: number; held: number }[] = [
  { other: 0.85, ahead: 0.35, own: 1, held: 0.75 },
  { other: 0.7, ahead: 0.45, own: 0.3, held: 0.5 },
  { other: 0.6, ahead: 0, own: 0.2, held: 0.3 },
];

/** The claim is supported by a source that it does not cite. */
export const citationMisplaced: Rule = {
  id: "citation-misplaced",
  summary:
    "A value or a whole sentence of the answer stands in a source that it does not cite, and not in the cited one.",
  codes: ["CITATION_MISPLACED"],
  suspects: ({ claims, sources }) => sources.size > 1 && claims.some((claim) => claim.cited),
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
    const near = drafts.length === 0 ? standsElsewhere(claim, context) : null;
    if (near)
      drafts.push({
        code: "CITATION_MISPLACED",
        at: { start: claim.start, end: claim.end },
        evidence: evidenceOf(near.index, near.passage),
        data: { answer: claim.text, title: near.index.source.title ?? near.index.source.id },
      });
    return { drafts, decided: drafts.length };
  },
};

/** The passage of a source that is not cited which says the claim, where the cited ones do not. */
function standsElsewhere(claim: Claim, context: RuleContext): Near | null {
  if (!context.complete(claim) || contentWords(claim.text) < FEWEST) return null;
  // A quotation is looked up by its own rule.
  if (claim.quotes.some((quote) => quote.wording)) return null;
  const [other] = nearest(claim.text, context.others(claim), 1);
  if (!other || other.score < 0.6 || context.declines(claim) || isPleasantry(claim.text)) return null;
  const cited = context.cited(claim);
  const own = nearest(claim.text, cited, 1)[0]?.score ?? 0;
  const held = heldShare(claim.text, cited);
  const fits = LINES.some(
    (line) => other.score >= line.other && other.score - own >= line.ahead && own < line.own && held < line.held,
  );
  return fits ? other : null;
}

const contentWords = (text: string): number => {
  let count = 0;
  readTerms(text, { start: 0, end: text.length }, (term) => {
    count += typeof term === "number" ? 0.5 : 1;
  });
  return count;
};
