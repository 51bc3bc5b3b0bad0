import { nearest, type SourceIndex } from "../evidence/passages";
import { weigh } from "../evidence/standing";
import { isValue } from "../facts/quantities";
import type { Claim, RuleContext } from "./rule";

/** Whether sources hold a claim: `no` where they have none of it, `open` where the words alone do not decide. */
export type Support = "yes" | "no" | "open";

/** Share of the claim's words that one passage must hold to support it, … */
const HELD = 0.6;
/** … that suffices beside all of its values, … */
const HELD_WITH_VALUES = 0.3;
/** … and under which a passage says nothing of it. */
const FOREIGN = 0.2;

/**
 * Whether the given sources, taken together, hold a claim: all of its values in an equal form, and its words in one passage.
 * A stand-in without a model for the entailment that ALCE (Gao et al. 2023) asks of a claim and its citations.
 */
export function supportOf(claim: Claim, sources: readonly SourceIndex[], context: RuleContext): Support {
  if (sources.length === 0) return "no";
  const values = claim.quantities.filter(isValue);
  let held = 0;
  let owed = 0;
  for (const quantity of values) {
    const standing = weigh({
      claim: { text: claim.text, start: claim.start },
      quantity,
      question: context.questionQuantities,
      cited: sources,
      others: [],
      complete: true,
    });
    if (standing.kind === "question") continue;
    owed++;
    if (standing.kind === "supported") held++;
  }
  const [near] = nearest(claim.text, [...sources], 1);
  const score = near?.score ?? 0;
  if (held < owed) return held === 0 && score < HELD ? "no" : "open";
  if (owed > 0) return score >= HELD_WITH_VALUES ? "yes" : "open";
  if (score >= HELD) return "yes";
  return score < FOREIGN ? "no" : "open";
}
