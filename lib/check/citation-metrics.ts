import type { SourceIndex } from "../evidence/passages";
import { isValue } from "../facts/quantities";
import { isPleasantry } from "../facts/refusal";
import type { CitationMetrics, Finding } from "../model/report";
import type { Claim, RuleContext } from "./rule";
import { supportOf } from "./support";

/**
 * Citation hit rate, and citation recall and precision in the sense of ALCE (Gao et al. 2023, "Enabling Large Language Models
 * to Generate Text with Citations", section 4.3), with `supportOf` in place of the model for entailment.
 * `faultsOf`: what was found wrong with a claim. A claim at fault is held by no source that the fault was found in: its words may
 * all stand there, but for the turned one.
 */
export function citationMetrics(
  claims: readonly Claim[],
  context: RuleContext,
  faultsOf: (claim: Claim) => readonly Finding[] = () => [],
): CitationMetrics {
  const stating = claims.filter((claim) => states(claim, context));
  let hits = 0;
  let misses = 0;
  let supported = 0;
  let unsupported = 0;
  let precise = 0;
  let irrelevant = 0;
  let citations = 0;
  let undecided = 0;
  for (const claim of stating) {
    if (!claim.cited) {
      unsupported++;
      continue;
    }
    const cited = context.cited(claim);
    citations += claim.cites.length;
    const dangling = claim.cites.length - cited.length;
    misses += dangling;
    irrelevant += dangling;
    const faults = faultsOf(claim);
    const isAgainst = ({ source }: SourceIndex): boolean =>
      faults.some(({ evidence }) => evidence === null || evidence.source === source.id);
    const together = faults.length > 0 ? "no" : supportOf(claim, cited, context);
    if (together === "yes") supported++;
    else if (together === "no") unsupported++;
    else undecided++;
    for (const source of cited) {
      const alone = isAgainst(source) ? "no" : cited.length === 1 ? together : supportOf(claim, [source], context);
      const partly = alone !== "no";
      if (alone === "open") undecided++;
      else if (partly) hits++;
      else misses++;
      // ALCE: a citation of an unsupported claim is not precise; one that supports nothing alone is, if the rest need it.
      if (together !== "yes") {
        if (together === "no") irrelevant++;
        continue;
      }
      if (alone === "yes") precise++;
      else {
        const rest = cited.filter((other) => other !== source);
        if (supportOf(claim, rest, context) === "yes") irrelevant++;
        else precise++;
      }
    }
  }
  return {
    claims: stating.length,
    cited: stating.filter((c) => c.cited).length,
    citations,
    citedShare: share(stating.filter((c) => c.cited).length, stating.length),
    hitRate: share(hits, hits + misses),
    recall: share(supported, supported + unsupported),
    precision: share(precise, precise + irrelevant),
    undecided,
  };
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** A claim that could be right or wrong: no refusal, no courtesy. */
const states = (claim: Claim, context: RuleContext): boolean =>
  claim.quantities.some(isValue) || (!context.declines(claim) && !isPleasantry(claim.text));
