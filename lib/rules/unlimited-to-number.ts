import { type Draft, PASS, type Rule } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { statesNumberOf } from "../evidence/unlimited-standing";
import { EQUAL, equalQuantity } from "../facts/equal-quantity";
import { isValue } from "../facts/quantities";
import { readUnlimited } from "../facts/unlimited";

/** The source says that there is no limit and the answer gives a number, or the reverse. */
export const unlimitedToNumber: Rule = {
  id: "unlimited-to-number",
  summary: "The source says unlimited, not applicable or none stated and the answer gives a number, or the reverse.",
  codes: ["UNLIMITED_TO_NUMBER"],
  check(claim, context) {
    const drafts: Draft[] = [];
    const cited = context.cited(claim);
    if (cited.length === 0) return PASS;
    for (const quantity of claim.quantities.filter(isValue)) {
      const standing = context.standing(claim, quantity);
      if (standing.kind !== "unlimited") continue;
      const { index, passage, words } = standing;
      drafts.push({
        code: "UNLIMITED_TO_NUMBER",
        at: quantity,
        evidence: evidenceOf(index, passage),
        focus: words,
        data: { answer: quantity.text, source: index.source.text.slice(words.start, words.end) },
      });
    }
    for (const cue of readUnlimited(claim.text)) {
      const at = { start: claim.start + cue.start, end: claim.start + cue.end };
      const number = statesNumberOf(claim.text, claim.text.slice(cue.of.start, cue.of.end), cited);
      // "An unlimited number of five-year terms": the answer tells that number too, of something else.
      if (!number || claim.quantities.some((q) => EQUAL.has(equalQuantity(q, number.quantity)))) continue;
      drafts.push({
        code: "UNLIMITED_TO_NUMBER",
        at,
        evidence: evidenceOf(number.index, number.passage),
        focus: number.quantity,
        data: { answer: context.text.slice(at.start, at.end), source: number.quantity.text, form: "b" },
      });
    }
    return { drafts, decided: drafts.length };
  },
};
