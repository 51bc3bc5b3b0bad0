import { describe, expect, it } from "vitest";
import { type Raised, refine } from "../../lib/check/refine";
import type { ReasonCode } from "../../lib/model/reasons";

const raised = (code: ReasonCode, start: number, end: number): Raised => ({
  code,
  at: { start, end },
  evidence: null,
  data: {},
  rule: "test",
  claim: 0,
});
const kept = (drafts: Raised[]) => refine(drafts).map((d) => `${d.code}@${d.at.start}-${d.at.end}`);

describe("refine", () => {
  it("keeps one of the same code on the same range", () => {
    expect(kept([raised("UNIT_MISMATCH", 1, 4), raised("UNIT_MISMATCH", 1, 4)])).toEqual(["UNIT_MISMATCH@1-4"]);
  });
  it("keeps the code that explains more where two speak of one value", () => {
    expect(kept([raised("NUMBER_NOT_IN_SOURCE", 2, 6), raised("UNLIMITED_TO_NUMBER", 0, 6)])).toEqual([
      "UNLIMITED_TO_NUMBER@0-6",
    ]);
  });
  it("keeps findings on values apart", () => {
    expect(kept([raised("NUMBER_NOT_IN_SOURCE", 8, 9), raised("UNIT_MISMATCH", 0, 4)])).toEqual([
      "UNIT_MISMATCH@0-4",
      "NUMBER_NOT_IN_SOURCE@8-9",
    ]);
  });
  it("drops numbers inside a quote that is not the source's, and keeps those outside", () => {
    expect(
      kept([
        raised("QUOTE_NOT_FOUND", 0, 20),
        raised("NUMBER_NOT_IN_SOURCE", 5, 8),
        raised("NUMBER_NOT_IN_SOURCE", 25, 28),
      ]),
    ).toEqual(["QUOTE_NOT_FOUND@0-20", "NUMBER_NOT_IN_SOURCE@25-28"]);
  });
  it("says the turned negation instead of an altered quote", () => {
    expect(kept([raised("QUOTE_ALTERED", 0, 20), raised("NEGATION_FLIP", 3, 9)])).toEqual(["NEGATION_FLIP@3-9"]);
  });
  it("tells a limit put on the unlimited once, and a turned negation of other words too", () => {
    const evidence = (text: string) => ({ source: "s", start: 0, end: text.length, text, how: "exact" as const });
    const unlimited = { ...raised("UNLIMITED_TO_NUMBER", 10, 15), evidence: evidence("Seats are unlimited.") };
    const same = { ...raised("NEGATION_FLIP", 2, 9), evidence: evidence("Seats are unlimited.") };
    const other = { ...raised("NEGATION_FLIP", 2, 9), evidence: evidence("Refunds are not given.") };
    expect(kept([same, unlimited])).toEqual(["UNLIMITED_TO_NUMBER@10-15"]);
    expect(kept([other, unlimited])).toEqual(["NEGATION_FLIP@2-9", "UNLIMITED_TO_NUMBER@10-15"]);
  });
  it("tells a turned bound once, by its value, and a turned negation further off too", () => {
    expect(kept([raised("NEGATION_FLIP", 8, 12), raised("BOUND_FLIP", 13, 22)])).toEqual(["BOUND_FLIP@13-22"]);
    expect(kept([raised("BOUND_FLIP", 3, 8), raised("NEGATION_FLIP", 8, 10)])).toEqual(["BOUND_FLIP@3-8"]);
    expect(kept([raised("BOUND_FLIP", 3, 8), raised("NEGATION_FLIP", 30, 40)])).toEqual([
      "BOUND_FLIP@3-8",
      "NEGATION_FLIP@30-40",
    ]);
    const elsewhere = { ...raised("NEGATION_FLIP", 8, 12), claim: 1 };
    expect(kept([elsewhere, raised("BOUND_FLIP", 13, 22)])).toEqual(["NEGATION_FLIP@8-12", "BOUND_FLIP@13-22"]);
  });
  it("tells a quote that is not the source's once", () => {
    expect(kept([raised("PERMISSION_NOT_STATED", 0, 9), raised("QUOTE_NOT_FOUND", 5, 20)])).toEqual([
      "QUOTE_NOT_FOUND@5-20",
    ]);
    expect(kept([raised("PERMISSION_NOT_STATED", 0, 4), raised("QUOTE_NOT_FOUND", 5, 20)])).toHaveLength(2);
  });
  it("does not touch a notice on the same words", () => {
    expect(kept([raised("NO_CITATION", 0, 20), raised("NUMBER_NOT_IN_SOURCE", 3, 9)])).toEqual([
      "NO_CITATION@0-20",
      "NUMBER_NOT_IN_SOURCE@3-9",
    ]);
  });
});
