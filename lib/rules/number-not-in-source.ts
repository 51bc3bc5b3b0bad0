import { PASS, type Rule } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { ordinalStands, tellsFact } from "../evidence/ordinals";
import { isValue } from "../facts/quantities";

/** A value that the cited sources state in no equal form; contradicted where the aligned passage states another. */
export const numberNotInSource: Rule = {
  id: "number-not-in-source",
  summary: "A number, amount or duration of the answer that the cited sources do not state in any equal form.",
  codes: ["NUMBER_NOT_IN_SOURCE"],
  check(claim, context) {
    if (context.cited(claim).length === 0) return PASS;
    const result = { ...PASS, drafts: [...PASS.drafts] };
    for (const quantity of claim.quantities.filter(isValue)) {
      const standing = context.standing(claim, quantity);
      if (standing.kind === "supported") result.decided++;
      if (standing.kind !== "absent") continue;
      result.decided++;
      const { nearest, aligned } = standing;
      if (nearest) {
        result.drafts.push({
          code: "NUMBER_NOT_IN_SOURCE",
          severity: "contradicted",
          at: quantity,
          evidence: evidenceOf(nearest.index, nearest.passage),
          focus: nearest.quantity,
          data: { answer: quantity.text, source: nearest.quantity.text },
        });
      } else {
        result.drafts.push({
          code: "NUMBER_NOT_IN_SOURCE",
          at: quantity,
          evidence: aligned ? evidenceOf(aligned.index, aligned.passage, "approximate") : null,
          data: { answer: quantity.text, form: "b" },
        });
      }
    }
    const ordinals = claim.quantities.filter((quantity) => tellsFact(quantity, claim.start));
    for (const ordinal of context.complete(claim) ? ordinals : []) {
      if (ordinalStands(ordinal, context.cited(claim))) continue;
      if (context.questionQuantities.some(({ value }) => value === ordinal.value)) continue;
      result.decided++;
      result.drafts.push({
        code: "NUMBER_NOT_IN_SOURCE",
        at: ordinal,
        evidence: null,
        data: { answer: ordinal.text, form: "b" },
      });
    }
    return result;
  },
};
