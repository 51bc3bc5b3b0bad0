import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import type { Basis } from "../evidence/explain";
import { claimedTotal, wrongComparison } from "../evidence/wrong-result";
import { isValue } from "../facts/quantities";

/** A calculation with made-up inputs shows how it is done. */
const EXAMPLE =
  /\b(?:for example|for instance|e\.g\.|suppose|assum(?:e|ing)|say|if|imagine|hypothetical)\b|例如|比如|譬如|假设|假如|假定|如果|若|举例/i;

/** A value that follows from cited inputs by calculation; a calculation that is false or starts from nothing. */
export const computed: Rule = {
  id: "computed",
  summary:
    "A value that follows from cited inputs and numbers of the question by one obvious operation; an arithmetic statement that is false, or whose inputs no source states.",
  codes: ["COMPUTED", "COMPUTED_WRONG"],
  check(claim, context) {
    if (context.cited(claim).length === 0) return PASS;
    const drafts: Draft[] = [...wrongStatements(claim, context), ...wrongResults(claim, context)];
    let decided = drafts.length;
    for (const quantity of claim.quantities.filter(isValue)) {
      const standing = context.standing(claim, quantity);
      if (standing.kind !== "computed") continue;
      decided++;
      const { formula, bases } = standing.explanation;
      drafts.push({
        code: "COMPUTED",
        at: quantity,
        ...evidenceOfFirst(bases),
        data: { answer: quantity.text, formula, ...(bases.length > 0 ? { inputs: inputsOf(bases) } : {}) },
      });
    }
    return { drafts, decided };
  },
};

function evidenceOfFirst(bases: readonly Basis[]): Pick<Draft, "evidence" | "focus"> {
  const [basis] = bases;
  return basis ? { evidence: evidenceOf(basis.index, basis.passage), focus: basis.span } : { evidence: null };
}

/** Every input with the source that it stands in, each place once: "8 元/席位/月 [policy-v3]; …". */
const inputsOf = (bases: readonly Basis[]): string =>
  bases
    .filter((a, i) => bases.findIndex((b) => b.index === a.index && b.span.start === a.span.start) === i)
    .map(({ index, span }) => `${index.source.text.slice(span.start, span.end).trim()} [${index.source.id}]`)
    .join("; ");

function wrongStatements(claim: Claim, context: RuleContext): Draft[] {
  return context.calculations(claim).flatMap(({ statement, missing, bases }): Draft[] => {
    const at = { start: statement.start, end: statement.end };
    if (!statement.holds) {
      if (isQuoted(statement.text, claim, context)) return [];
      const data = { formula: statement.formula, right: statement.right, answer: statement.result.text };
      return [{ code: "COMPUTED_WRONG", at, ...evidenceOfFirst(bases), data }];
    }
    if (!missing || !context.complete(claim) || EXAMPLE.test(claim.text)) return [];
    return [{ code: "COMPUTED_WRONG", at, ...evidenceOfFirst(bases), data: { form: "b", input: missing.text } }];
  });
}

/** An equation that the source itself writes is the source's, right or wrong. */
function isQuoted(statement: string, claim: Claim, context: RuleContext): boolean {
  const plain = (text: string): string => text.replace(/\s/g, "");
  return context.cited(claim).some((index) => plain(index.source.text).includes(plain(statement)));
}

/** Results that the answer tells without writing the calculation: a sum of what it lists, a change in percent. */
function wrongResults(claim: Claim, context: RuleContext): Draft[] {
  const standings = new Map(
    claim.quantities.filter(isValue).map((quantity) => [quantity, context.standing(claim, quantity)] as const),
  );
  const wrong = [wrongComparison(claim, standings, context.cited(claim)), claimedTotal(claim, standings)].flatMap(
    (found) => found ?? [],
  );
  return wrong.map(({ at, formula, right, answer, bases }) => ({
    code: "COMPUTED_WRONG",
    at,
    ...evidenceOfFirst(bases),
    data: { formula, right, answer },
  }));
}
