import { PASS, type Rule } from "../check/rule";
import { isValue } from "../facts/quantities";
import type { FindingData } from "../model/report";

/** A claim that states a value and cites nothing. Where the whole answer cites nothing it is said once. */
export const noCitation: Rule = {
  id: "no-citation",
  summary: "A claim with a quantity, or a denial, and nothing cited.",
  codes: ["NO_CITATION"],
  check(claim, context) {
    if (claim.cited || context.all.size === 0) return PASS;
    const states = (c: typeof claim) => !c.cited && (c.quantities.some(isValue) || c.denies);
    if (!states(claim)) return PASS;
    if (!context.cites && context.claims.find(states) !== claim) return PASS;
    const at = { start: claim.start, end: claim.end };
    const data: FindingData = context.cites
      ? { answer: claim.text }
      : { answer: claim.text, form: "b", n: String(context.all.size) };
    return { drafts: [{ code: "NO_CITATION", at, evidence: null, data }], decided: 0 };
  },
};
