import { type Claim, type Draft, PASS, type Rule, type RuleContext, type Unfounded } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import type { Basis } from "../evidence/explain";
import { isValue } from "../facts/quantities";
import type { FindingData } from "../model/report";

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
    const drafts = [
      ...wrongStatements(claim, context),
      ...wrongResults(claim, context),
      ...unfoundedResults(claim, context),
      ...rightWords(claim, context),
    ];
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
        data: { answer: quantity.text, formula, ...inputsIn(bases) },
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
const inputsIn = (bases: readonly Basis[]): { inputs?: string } =>
  bases.length > 0 ? { inputs: inputsOf(bases) } : {};

const inputsOf = (bases: readonly Basis[]): string =>
  bases
    .filter((a, i) => bases.findIndex((b) => b.index === a.index && b.span.start === a.span.start) === i)
    .map(({ index, span }) => `${index.source.text.slice(span.start, span.end).trim()} [${index.source.id}]`)
    .join("; ");

function wrongStatements(claim: Claim, context: RuleContext): Draft[] {
  return context.calculations(claim).flatMap(({ statement, missing, root, bases }): Draft[] => {
    const at = { start: statement.start, end: statement.end };
    if (!statement.holds) {
      if (isQuoted(statement.text, claim, context)) return [];
      const data = {
        formula: statement.formula,
        right: statement.right,
        answer: statement.result.text,
        ...inputsIn(bases),
      };
      return [{ code: "COMPUTED_WRONG", at, ...evidenceOfFirst(bases), data }];
    }
    if (!missing || !context.complete(claim) || EXAMPLE.test(claim.text)) return [];
    return [{ code: "COMPUTED_WRONG", at, ...evidenceOfFirst(bases), data: lacking(missing.text, root) }];
  });
}

/** What a calculation lacks: an input of its own, or the basis of an earlier step, which is named. */
const lacking = (input: string, step: Unfounded["step"] | null): FindingData =>
  step ? { form: "c", input, step: step.statement.text } : { form: "b", input };

/** Values that follow from a step without a basis: the whole has none. */
function unfoundedResults(claim: Claim, context: RuleContext): Draft[] {
  if (!context.complete(claim) || EXAMPLE.test(claim.text)) return [];
  return context.unfounded(claim).map(({ quantity, step }) => ({
    code: "COMPUTED_WRONG",
    at: { start: quantity.start, end: quantity.end },
    ...evidenceOfFirst(step.bases),
    data: lacking(step.missing?.text ?? step.statement.result.text, step),
  }));
}

/** An equation that the source itself writes is the source's, right or wrong. */
function isQuoted(statement: string, claim: Claim, context: RuleContext): boolean {
  const plain = (text: string): string => text.replace(/\s/g, "");
  return context.cited(claim).some((index) => plain(index.source.text).includes(plain(statement)));
}

/** Results that the answer tells without writing the calculation, and that their inputs do not give. */
function wrongResults(claim: Claim, context: RuleContext): Draft[] {
  return context
    .told(claim)
    .filter(({ holds }) => !holds)
    .map(({ told, formula, right, bases }) => ({
      code: "COMPUTED_WRONG",
      at: { start: told.start, end: told.end },
      ...evidenceOfFirst(bases),
      data: {
        formula,
        right,
        answer: told.text,
        ...inputsIn(bases),
      },
    }));
}

/** Ratios that words alone tell ("doubled", 翻倍), and that their inputs give. */
function rightWords(claim: Claim, context: RuleContext): Draft[] {
  return context
    .told(claim)
    .filter(({ told, holds }) => holds && told.quantity === null)
    .map(({ told, formula, right, bases }) => ({
      code: "COMPUTED",
      at: { start: told.start, end: told.end },
      ...evidenceOfFirst(bases),
      data: { answer: told.text, formula: `${formula} = ${right}`, ...inputsIn(bases) },
    }));
}
