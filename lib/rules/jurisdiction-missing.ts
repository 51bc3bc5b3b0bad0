import { PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { foldedLower } from "../facts/phrases";
import { isValue } from "../facts/quantities";

/** A value is given without the jurisdiction that all cited sources belong to. Said once, at the first claim that gives one. */
export const jurisdictionMissing: Rule = {
  id: "jurisdiction-missing",
  summary: "A value without its jurisdiction while all cited sources belong to one.",
  codes: ["JURISDICTION_MISSING"],
  check: () => PASS,
  suspects: ({ all }) => [...all.values()].some((source) => (source.jurisdiction ?? "").trim() !== ""),
  checkAnswer(context) {
    for (const claim of context.claims) {
      const values = claim.quantities.filter((q) => isValue(q) && context.standing(claim, q).kind === "supported");
      const first = values[0];
      const last = values.at(-1);
      const cited = context.cited(claim);
      const jurisdiction = cited[0]?.source.jurisdiction?.trim() ?? "";
      if (
        !first ||
        !last ||
        jurisdiction === "" ||
        cited.some((c) => !sameName(c.source.jurisdiction ?? "", jurisdiction))
      )
        continue;
      if (names(context, jurisdiction)) return [];
      const standing = context.standing(claim, first);
      const match = standing.kind === "supported" ? standing.matches[0] : undefined;
      return [
        {
          code: "JURISDICTION_MISSING",
          at: { start: first.start, end: last.end },
          evidence: match ? evidenceOf(match.index, match.passage) : null,
          data: { jurisdiction, answer: context.text.slice(first.start, last.end) },
        },
      ];
    }
    return [];
  },
};

/** Ends of names that are left out in speech: 甲省 and 甲, "State of Ohio" and "Ohio". */
const ENDS =
  /(?:特别行政区|自治区|自治州|地区|省|市|县|区|州|国)$|^(?:the\s+)?(?:state|province|city|county|republic|kingdom|commonwealth)\s+of\s+|\s+(?:state|province|county|city)$/g;

const bare = (name: string): string => foldedLower(name).trim().replace(ENDS, "").trim();
const sameName = (a: string, b: string): boolean => bare(a) === bare(b);

/** The name stands in the answer, or the question names it so that the answer need not. */
function names(context: RuleContext, jurisdiction: string): boolean {
  const name = bare(jurisdiction);
  if (name === "") return true;
  const place = (text: string): boolean => {
    const folded = foldedLower(text);
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      if (!/[a-z]/.test(name) || (!/[a-z]/.test(folded[at - 1] ?? "") && !/[a-z]/.test(folded[at + name.length] ?? "")))
        return true;
    }
    return false;
  };
  return place(context.text) || place(context.question);
}
