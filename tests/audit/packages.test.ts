import { describe, expect, it } from "vitest";
import { answers, assignment, packageFault, packageText, readPackage } from "../../lib/audit/packages";
import type { CheckReport } from "../../lib/model/report";
import { madeUpDraw, madeUpItem, madeUpMark, madeUpRow } from "../support/made-up-batch";

const report: CheckReport = {
  answerHash: "a",
  sourcesHash: "s",
  engine: "1.0.0",
  claims: [],
  findings: [],
  skipped: [],
  checked: { claims: 0, claimsTotal: 0, sourcesRead: 0, sourcesTotal: 0, facts: {} },
};
const draw = madeUpDraw();
const batch = { id: "b", name: "Desk log", hash: draw.batchHash };
const items = [1, 2].map((n) => ({ item: madeUpItem(n), row: madeUpRow(n), report }));
const marks = [madeUpMark("r1"), madeUpMark("r2", { reviewer: "Xu" })];

describe("a package", () => {
  it("for a reviewer holds the items and nobody's marks", () => {
    const read = readPackage(packageText(assignment(batch, draw, "Xu", items)));
    expect(read).toMatchObject({ reviewer: "Xu", items, marks: [] });
  });

  it("of a reviewer's answers holds theirs alone", () => {
    expect(readPackage(packageText(answers(batch, draw, "Xu", marks)))).toMatchObject({ items: [], marks: [marks[1]] });
  });

  const text = packageText(assignment(batch, draw, "Xu", items));
  it.each([
    ["no JSON", "x", { fault: "no-package" }],
    ["another JSON", '{"a":1}', { fault: "no-package" }],
    ["one changed figure", text.replace("A repair takes 6 days.", "A repair takes 7 days."), { fault: "broken-seal" }],
    ["another seed", text.replace('"seed":7', '"seed":8'), { fault: "broken-seal" }],
  ])("of %s is refused", (_, given, fault) => {
    expect(readPackage(given)).toEqual(fault);
  });

  it("whose answer is not the one that was drawn is refused, also where it is sealed anew", () => {
    const swapped = [{ item: madeUpItem(1), row: madeUpRow(1, { answer: "Another." }), report }];
    expect(readPackage(packageText(assignment(batch, draw, "Xu", swapped)))).toEqual({
      fault: "other-answer",
      item: "r1",
    });
  });
});

describe("a package that comes back", () => {
  const given = (change: object) => {
    const read = readPackage(packageText({ ...answers(batch, draw, "Xu", marks), ...change }));
    if ("fault" in read) throw new Error(read.fault);
    return packageFault(read, draw)?.fault;
  };
  it.each([
    ["of this draw", {}, undefined],
    ["of another batch", { batch: { ...batch, hash: "0" } }, "other-batch"],
    ["of another draw", { draw: madeUpDraw({ id: "d2" }) }, "other-draw"],
    ["of the same name with another seed", { draw: madeUpDraw({ seed: 8 }) }, "other-draw"],
    ["with a mark on an answer that was not drawn", { marks: [madeUpMark("r9")] }, "other-answer"],
  ])("%s", (_, change, fault) => {
    expect(given(change)).toBe(fault);
  });
});
