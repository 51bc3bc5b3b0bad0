import { type Draft, PASS, type Rule } from "../check/rule";
import { overlaps } from "../model/span";

/** A citation mark, or a cited id, that leads to no source. */
export const sourceMissing: Rule = {
  id: "source-missing",
  summary: "A citation mark that leads to no source.",
  codes: ["SOURCE_MISSING"],
  check(claim, context) {
    const drafts: Draft[] = [];
    for (const marker of context.dangling(claim)) {
      const lost = marker.lost ? marker.lost.map((key) => `[${key}]`).join("") : marker.label.trim();
      drafts.push({ code: "SOURCE_MISSING", at: marker, evidence: null, data: { marker: lost, answer: lost } });
    }
    const unknown = claim.cites.filter((id) => !context.all.has(id));
    if (unknown.length > 0 && !context.markers.some((m) => overlaps(m, claim))) {
      drafts.push({
        code: "SOURCE_MISSING",
        at: { start: claim.start, end: claim.end },
        evidence: null,
        data: { marker: unknown.map((id) => `[${id}]`).join(""), answer: claim.text },
      });
    }
    return drafts.length > 0 ? { drafts, decided: drafts.length } : PASS;
  },
};
