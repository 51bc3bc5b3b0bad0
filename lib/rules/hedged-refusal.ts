import { type Draft, PASS, type Rule } from "../check/rule";
import { nearest } from "../evidence/passages";
import { equalIn } from "../evidence/standing";
import { isValue } from "../facts/quantities";
import { readHedges } from "../facts/refusal";

/** Share of the hedged words that a passage must hold for them to have a source. */
const SOURCED = 0.6;

/** The answer declines and then offers what is usual, or a guess, without a source. */
export const hedgedRefusal: Rule = {
  id: "hedged-refusal",
  summary: "The answer declines, then offers “usually …” or a guess that no source states.",
  codes: ["HEDGED_REFUSAL"],
  check: () => PASS,
  suspects: ({ text, refusals }) => refusals.length > 0 && readHedges(text).length > 0,
  checkAnswer(context) {
    const { refusals } = context;
    const drafts: Draft[] = [];
    for (const hedge of readHedges(context.text)) {
      // "Usually not mentioned": the hedge declines itself. A hedge before the refusal guesses as well.
      if (refusals.some((r) => hedge.start <= r.cue.start && r.cue.end <= hedge.end && r.cue.start > hedge.cue.start))
        continue;
      if (!refusals.some((r) => r.start <= hedge.end)) continue;
      const words = context.text.slice(hedge.start, hedge.end);
      if (!offers(words, context.text.slice(hedge.cue.start, hedge.cue.end))) continue;
      const sources = [...context.sources.values()];
      const values = context.claims
        .flatMap((c) => c.quantities)
        .filter((q) => isValue(q) && hedge.start <= q.start && q.end <= hedge.end);
      const [near] = nearest(words, sources, 1);
      const sourced =
        values.length > 0
          ? values.every((q) => equalIn(sources, q).length > 0) && (near?.score ?? 0) >= SOURCED / 2
          : (near?.score ?? 0) >= SOURCED;
      if (sourced) continue;
      drafts.push({ code: "HEDGED_REFUSAL", at: hedge, evidence: null, data: { answer: words } });
    }
    return drafts;
  },
};

/** Advice to ask somebody is no content: 一般建议咨询客服, "it is usually best to contact support". */
function offers(words: string, cue: string): boolean {
  if (/建议|咨询|联系|请|查阅|contact|consult|ask |reach out|check with|refer to|recommend/i.test(words)) return false;
  return words.replace(cue, "").replace(/[\s\p{P}]/gu, "").length >= 2;
}
