import { PASS, type Rule } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { findStartRival } from "../evidence/start-rivals";

/** A period that the source counts from another event: two years from purchase for two years from delivery. */
export const periodStartMismatch: Rule = {
  id: "period-start-mismatch",
  summary: "A period of the source that the answer counts from another event.",
  codes: ["DATE_MISMATCH"],
  check(claim, context) {
    const cited = context.cited(claim);
    if (cited.length === 0 || claim.quantities.length === 0 || claim.denies || !context.complete(claim)) return PASS;
    const quantities = claim.quantities.map((q) => ({ ...q, start: q.start - claim.start, end: q.end - claim.start }));
    const found = findStartRival(claim.text, quantities, cited);
    if (!found) return PASS;
    const { at, index, passage, rival } = found;
    return {
      drafts: [
        {
          code: "DATE_MISMATCH",
          at: { start: claim.start + at.start, end: claim.start + at.end },
          evidence: evidenceOf(index, passage),
          focus: rival,
          data: {
            form: "c",
            answer: claim.text.slice(at.start, at.end),
            source: index.source.text.slice(rival.start, rival.end),
          },
        },
      ],
      decided: 1,
    };
  },
};
