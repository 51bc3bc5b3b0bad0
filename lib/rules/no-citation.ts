import { type Claim, PASS, type Rule } from "../check/rule";
import { isSmallCount } from "../evidence/rivals";
import { isValue } from "../facts/quantities";
import { isHandOver, isPleasantry } from "../facts/refusal";
import type { FindingData } from "../model/report";

/** A claim that states a value and cites nothing. Where the whole answer cites nothing it is said once. */
export const noCitation: Rule = {
  id: "no-citation",
  summary: "A claim with a quantity, or a denial, and nothing cited.",
  codes: ["NO_CITATION"],
  check(claim, context) {
    if (claim.cited || context.all.size === 0) return PASS;
    // A sentence that declines, greets or hands over states nothing that a source could bear out.
    const states = (c: typeof claim) =>
      !c.cited &&
      !isLeadIn(c) &&
      !isHandOver(c.text) &&
      (c.quantities.some((q) => isValue(q) && !(isSmallCount(q) && isPleasantry(c.text))) ||
        (c.denies && !context.declines(c) && !isPleasantry(c.text)));
    if (!states(claim)) return PASS;
    if (!context.cites && context.claims.find(states) !== claim) return PASS;
    const at = { start: claim.start, end: claim.end };
    const data: FindingData = context.cites
      ? { answer: claim.text }
      : { answer: claim.text, form: "b", n: String(context.all.size) };
    return { drafts: [{ code: "NO_CITATION", at, evidence: null, data }], decided: 0 };
  },
};

/** "Here are the 3 main points:", 主要有以下三点：: what follows bears the marks, and the count is that of the list. */
const isLeadIn = ({ text, quantities, denies }: Claim): boolean =>
  !denies && /[:：]\s*$/.test(text) && quantities.filter(isValue).every((quantity) => isSmallCount(quantity));
