import { PASS, type Rule } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import type { Match } from "../evidence/standing";
import { boundedSpan } from "../facts/bounded-span";
import { wordsWithPeriod } from "../facts/period";
import { isValue } from "../facts/quantities";
import type { ReasonCode } from "../model/reasons";
import type { Span } from "../model/span";

const CODES = new Map<string, ReasonCode>([
  ["unit", "UNIT_MISMATCH"],
  ["bound", "BOUND_FLIP"],
  ["date", "DATE_MISMATCH"],
]);

/** What the source says, with the words apart from the value that say what it is counted in or by. */
const sourceWords = ({ passage, quantity, scale }: Match): string =>
  scale === undefined ? wordsWithPeriod(passage.text, quantity, passage.start) : `${quantity.text} (${scale})`;

/** The words of a claim or passage at a range of its own text's offsets. */
const wordsAt = ({ text, start }: { text: string; start: number }, at: Span): string =>
  text.slice(at.start - start, at.end - start);

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
      // What differs is the bound: its words are what must be shown.
      const bounded = standing.kind === "bound";
      const at = bounded ? boundedSpan(claim.text, quantity, claim.start) : quantity;
      const { passage } = match;
      const focus = bounded ? boundedSpan(passage.text, match.quantity, passage.start) : match.quantity;
      result.drafts.push({
        code: CODES.get(standing.kind) as ReasonCode,
        at: { start: at.start, end: at.end },
        evidence: evidenceOf(match.index, passage),
        focus: { start: focus.start, end: focus.end },
        data: {
          answer: bounded ? wordsAt(claim, at) : wordsWithPeriod(claim.text, quantity, claim.start),
          source: bounded ? wordsAt(passage, focus) : sourceWords(match),
          ...(quantity.kind === "time" ? { form: "b" } : {}),
        },
      });
    }
    return result;
  },
};
