import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { judgeRecords, type RecordFault } from "../evidence/record-faults";
import { recordTables } from "../evidence/records";
import type { CellFault } from "../evidence/told-cells";
import { judgeRow } from "../evidence/told-verdicts";
import { isValue } from "../facts/quantities";

/** A value that nothing but a cell of its own explains: no calculation, and not the question. */
const UNEXPLAINED: ReadonlySet<string> = new Set(["supported", "absent", "open"]);

/** A claim that names a row or a column of a cited table and tells it what the table says of another. */
export const tableMismatch: Rule = {
  id: "table-mismatch",
  summary: "The cited table gives the named row and column another value, or the value to another row or column.",
  codes: ["SUBJECT_MISMATCH", "NUMBER_NOT_IN_SOURCE", "DATE_MISMATCH", "NEGATION_FLIP"],
  suspects: (context: RuleContext) => [...context.sources.values()].some((index) => recordTables(index).length > 0),
  check(claim: Claim, context: RuleContext) {
    const tables = context.cited(claim).flatMap(recordTables);
    if (tables.length === 0) return PASS;
    if (claim.row) {
      const { faults, agreed } = judgeRow(
        claim.row,
        claim.quantities.filter(isValue),
        context.cited(claim),
        (quantity) => UNEXPLAINED.has(context.standing(claim, quantity).kind),
      );
      return { drafts: faults.map((fault) => draftOf(fault, 0)), decided: faults.length + agreed.length };
    }
    const quantities = claim.quantities.map((q) => ({ ...q, start: q.start - claim.start, end: q.end - claim.start }));
    const over = claim.context.at(-1);
    const lead = over ? context.text.slice(over.start, over.end) : "";
    const { faults, agrees } = judgeRecords({ text: claim.text, quantities, denies: claim.denies, lead }, tables);
    return { drafts: faults.map((fault) => draftOf(fault, claim.start)), decided: agrees ? 1 : faults.length };
  },
};

/** `from` is added to the offsets of the fault. */
function draftOf(fault: RecordFault | CellFault, from: number): Draft {
  const { at, index, passage, cell } = fault;
  const rest = {
    at: { start: from + at.start, end: from + at.end },
    evidence: evidenceOf(index, passage),
    focus: { start: cell.start, end: cell.end },
  };
  if (fault.kind === "flip")
    return {
      ...rest,
      code: "NEGATION_FLIP",
      severity: "contradicted",
      data: { source: cell.text, answer: fault.told },
    };
  if (fault.kind === "value")
    return {
      ...rest,
      code:
        fault.quantity?.kind === "date" || fault.quantity?.kind === "time" ? "DATE_MISMATCH" : "NUMBER_NOT_IN_SOURCE",
      severity: "contradicted",
      data: { answer: fault.told, source: cell.text },
    };
  return {
    ...rest,
    code: "SUBJECT_MISMATCH",
    data: { value: fault.told, sourceSubject: fault.owner || cell.text, answerSubject: fault.of },
  };
}
