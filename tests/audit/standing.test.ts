import { describe, expect, it } from "vitest";
import { firstVerdict, judgeFindings, missedFaults, standingOf } from "../../lib/audit/standing";
import type { Adjudication, MarkedFault } from "../../lib/model/draw";
import { madeUpFinding, madeUpReport } from "../support/made-up-audit";
import { madeUpMark } from "../support/made-up-batch";

const fault: MarkedFault = { start: 15, end: 21, text: "1 days", code: "NUMBER_NOT_IN_SOURCE" };
const settled: Adjudication = {
  draw: "d",
  item: "r1",
  reviewers: ["Mo", "Li"],
  took: "own",
  verdict: "partly-right",
  faults: [],
  claims: ["supported"],
  reason: "Half of it holds.",
  who: "Ana",
  at: 9,
};

describe("the verdict that holds", () => {
  it("is open without a mark, that of one mark, that of two who agree, split where they do not", () => {
    expect(standingOf([], undefined).state).toBe("open");
    expect(standingOf([madeUpMark("r1", { verdict: "fault" })], undefined)).toMatchObject({
      state: "decided",
      verdict: "fault",
    });
    const two = [madeUpMark("r1", { at: 5, claims: ["unchecked"] }), madeUpMark("r1", { at: 4, reviewer: "Li" })];
    expect(standingOf(two, undefined)).toMatchObject({ state: "decided", claims: ["supported"] });
    const split = [madeUpMark("r1"), madeUpMark("r1", { reviewer: "Li", verdict: "fault" })];
    expect(standingOf(split, undefined).state).toBe("split");
    expect(standingOf(split, settled)).toMatchObject({ state: "decided", verdict: "partly-right", settled });
  });

  it("remembers what was said before the findings were shown", () => {
    const mark = madeUpMark("r1", { verdict: "fault", before: { verdict: "not-a-fault", faults: [] } });
    expect([firstVerdict(mark), firstVerdict(madeUpMark("r1"))]).toEqual(["not-a-fault", "not-a-fault"]);
  });
});

describe("what people made of a finding", () => {
  const report = madeUpReport(["unsupported"], [madeUpFinding("f1")]);
  const judged = (...marks: Parameters<typeof madeUpMark>[1][]) =>
    judgeFindings(
      report,
      standingOf(
        marks.map((mark, at) => madeUpMark("r1", { reviewer: `R${at}`, ...mark })),
        undefined,
      ),
    )[0]?.fault;

  it.each<[string, Parameters<typeof madeUpMark>[1][], boolean | null]>([
    ["what was said of it", [{ verdict: "fault", findings: { f1: "not-a-fault" } }], false],
    ["partly right confirms", [{ verdict: "fault", findings: { f1: "partly-right" } }], true],
    ["cannot tell decides nothing", [{ verdict: "not-a-fault", findings: { f1: "cannot-tell" } }], null],
    ["a fault marked on its words", [{ verdict: "fault", faults: [fault] }], true],
    ["a fault marked elsewhere", [{ verdict: "fault", faults: [{ ...fault, start: 0, end: 1, text: "A" }] }], null],
    ["an answer that is right", [{ verdict: "not-a-fault" }], false],
    ["nobody has looked", [], null],
    ["two who differ, and no mark", [{ findings: { f1: "fault" } }, { findings: { f1: "not-a-fault" } }], null],
  ])("%s", (_, marks, expected) => {
    expect(judged(...marks)).toBe(expected);
  });

  it("counts a marked fault as missed only where no fault is found on its words", () => {
    const standing = standingOf(
      [madeUpMark("r1", { verdict: "fault", faults: [fault, { ...fault, start: 0, end: 1, text: "A" }] })],
      undefined,
    );
    expect(missedFaults(report, standing).map(({ start }) => start)).toEqual([0]);
    const notice = madeUpReport(["supported"], [madeUpFinding("f1", { severity: "notice", code: "NO_CITATION" })]);
    expect(missedFaults(notice, standing)).toHaveLength(2);
    expect(missedFaults(report, standingOf([], undefined))).toEqual([]);
  });
});
