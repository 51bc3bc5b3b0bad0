import { PASS, type Rule } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import type { Match } from "../evidence/standing";
import { wordsWithPeriod } from "../facts/period";
import { isValue } from "../facts/quantities";
import type { ReasonCode } from "../model/reasons";

const CODES = new Map<string, ReasonCode>([
  ["unit", "UNIT_MISMATCH"],
  ["bound", "BOUND_FLIP"],
  ["date", "DATE_MISMATCH"],
]);

/** What the source says, with the words apart from the value that say what it is counted in or by. */
const sourceWords = ({ passage, quantity, scale }: Match): string =>
  scale === undefined ? wordsWithPeriod(passage.text, quantity, passage.start) : `${quantity.text} (${scale})`;

/** The cited source states the same number with another unit or bound, or another date in the same place. */
export const quantityMismatch: Rule = {
  id: "quantity-mismatch",
  summary: "The cited source states the same number with another unit or bound, or another date in the same place.",
  codes: [...CODES.values()],
  check(claim, context) {
    const result = { ...PASS, drafts: [...PASS.drafts] };
    for (const quantity of claim.quantities.filter(isValue)) {
      const standing = context.standing(claim, quantity);
      if (standing.kind !== "unit" && standing.kind !== "bound" && standing.kind !== "date") continue;
      const { match } = standing;
      result.decided++;
      result.drafts.push({
        code: CODES.get(standing.kind) as ReasonCode,
        at: quantity,
        evidence: evidenceOf(match.index, match.passage),
        focus: match.quantity,
        data: {
          answer: wordsWithPeriod(claim.text, quantity, claim.start),
          source: sourceWords(match),
          ...(quantity.kind === "time" ? { form: "b" } : {}),
        },
      });
    }
    return result;
  },
};
