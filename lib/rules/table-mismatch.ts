import { type Claim, type Draft, PASS, type Rule, type RuleContext } from "../check/rule";
import { evidenceOf } from "../evidence/evidence-of";
import { judgeRecords, type RecordFault } from "../evidence/record-faults";
import { recordTables } from "../evidence/records";

/** A claim that names a row or a column of a cited table and tells it what the table says of another. */
export const tableMismatch: Rule = {
  id: "table-mismatch",
  summary: "The cited table gives the named row and column another value, or the value to another row or column.",
  codes: ["SUBJECT_MISMATCH", "NUMBER_NOT_IN_SOURCE", "DATE_MISMATCH"],
  suspects: (context: RuleContext) => [...context.sources.values()].some((index) => recordTables(index).length > 0),
  check(claim: Claim, context: RuleContext) {
    const tables = context.cited(claim).flatMap(recordTables);
    if (tables.length === 0) return PASS;
    const quantities = claim.quantities.map((q) => ({ ...q, start: q.start - claim.start, end: q.end - claim.start }));
    const { faults, agrees } = judgeRecords({ text: claim.text, quantities, denies: claim.denies }, tables);
    return { drafts: faults.map((fault) => draftOf(fault, claim)), decided: agrees ? 1 : faults.length };
  },
};

function draftOf(fault: RecordFault, claim: Claim): Draft {
  const { at, index, passage, cell } = fault;
  const rest = {
    at: { start: claim.start + at.start, end: claim.start + at.end },
    evidence: evidenceOf(index, passage),
    focus: { start: cell.start, end: cell.end },
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
