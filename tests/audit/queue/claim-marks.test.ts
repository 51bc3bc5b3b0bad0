import { describe, expect, it } from "vitest";
import { claimMarks, findingMarks } from "../../../lib/audit/queue/claim-marks";
import type { ReasonCode, Severity } from "../../../lib/model/reasons";

const claims = [
  { start: 0, end: 10 },
  { start: 11, end: 20 },
  { start: 21, end: 30 },
];
const fault = (start: number, end: number, code: ReasonCode) => ({ start, end, code, text: "x" });

describe("claims", () => {
  it.each([
    ["an answer found all right", "not-a-fault", [], ["supported", "supported", "supported"]],
    ["a marked number", "fault", [fault(12, 14, "NUMBER_NOT_IN_SOURCE")], ["supported", "unsupported", "supported"]],
    ["marks over two claims", "fault", [fault(8, 12, "NEGATION_FLIP")], ["contradicted", "contradicted", "supported"]],
    ["a notice", "partly-right", [fault(21, 22, "NO_CITATION")], ["supported", "supported", "unsupported"]],
    ["a fault that is nowhere marked", "fault", [], ["unchecked", "unchecked", "unchecked"]],
    ["what nobody can tell", "cannot-tell", [fault(0, 2, "BOUND_FLIP")], ["contradicted", "unchecked", "unchecked"]],
  ] as const)("of %s", (_, verdict, faults, marks) => {
    expect(claimMarks(claims, verdict, faults)).toEqual(marks);
  });
});

describe("findings", () => {
  const finding = (id: string, start: number, severity: Severity = "contradicted") => ({
    id,
    start,
    end: start + 2,
    severity,
  });
  const findings = [finding("a", 0), finding("b", 11), finding("c", 21, "notice")];
  it.each([
    ["found all right", "not-a-fault", [], { a: "not-a-fault", b: "not-a-fault" }],
    ["marked in part", "fault", [fault(1, 4, "DATE_MISMATCH")], { a: "fault", b: "cannot-tell" }],
    ["partly right without a mark", "partly-right", [], { a: "cannot-tell", b: "cannot-tell" }],
  ] as const)("of an answer %s", (_, verdict, faults, marks) => {
    expect(findingMarks(findings, verdict, faults)).toEqual(marks);
  });
});
