import { describe, expect, it } from "vitest";
import { disagreements, nextOpen, pairsOf, queueFor, standing } from "../../../lib/audit/queue/queue";
import { madeUpDraw, madeUpItem, madeUpMark } from "../../support/made-up-batch";

const draw = madeUpDraw({
  strata: [
    { id: "number", size: 4, drawn: 2, weight: 2 },
    { id: "unit", size: 4, drawn: 2, weight: 2 },
  ],
  items: [
    madeUpItem(1, { second: true }),
    madeUpItem(2, { replaced: { by: "r5", reason: "x", who: "Mo", at: 1 } }),
    madeUpItem(3, { stratum: "unit" }),
    madeUpItem(5, { replaces: "r2" }),
  ],
});
const rows = (reviewer: string, marks = [madeUpMark("r1"), madeUpMark("r3")]) =>
  queueFor(draw, marks, reviewer).map(({ stratum, items, done }) => [
    stratum,
    items.map(({ item, mark }) => (mark ? `${item.row} ${mark.verdict}` : item.row)),
    done,
  ]);

it("holds the items that stand, without those that were replaced", () => {
  expect(standing(draw).map(({ row }) => row)).toEqual(["r1", "r3", "r5"]);
});

describe("a reviewer's queue", () => {
  it("holds what they did and what is left", () => {
    expect(rows("Mo")).toEqual([
      ["number", ["r1 not-a-fault", "r5"], 1],
      ["unit", ["r3 not-a-fault"], 1],
    ]);
  });

  it("of a second one leaves out what one reviewer is enough for, and tells nothing of the first", () => {
    expect(rows("Xu")).toEqual([["number", ["r1", "r5"], 0]]);
  });

  it("of a third one leaves out what two have done", () => {
    expect(rows("Ada", [madeUpMark("r1"), madeUpMark("r1", { reviewer: "Xu" })])).toEqual([
      ["number", ["r5"], 0],
      ["unit", ["r3"], 0],
    ]);
  });
});

it("goes to the next open item, from the beginning again after the last", () => {
  const groups = queueFor(draw, [madeUpMark("r5")], "Mo");
  expect(nextOpen(groups, undefined)?.item.row).toBe("r1");
  expect(nextOpen(groups, "r1")?.item.row).toBe("r3");
  expect(nextOpen(groups, "r3")?.item.row).toBe("r1");
  expect(
    nextOpen(
      queueFor(
        draw,
        ["r1", "r3", "r5"].map((row) => madeUpMark(row)),
        "Mo",
      ),
      "r1",
    ),
  ).toBeUndefined();
});

it("pairs two reviewers' marks by time, and names those that differ", () => {
  const first = madeUpMark("r1", { reviewer: "Xu", at: 1, verdict: "fault" });
  const second = madeUpMark("r1", { at: 2 });
  const alike = [madeUpMark("r3"), madeUpMark("r3", { reviewer: "Xu" })];
  const pairs = pairsOf(draw, [second, first, ...alike, madeUpMark("r5")], []);
  expect(pairs.map(({ item, marks }) => [item.row, marks.map(({ reviewer }) => reviewer)])).toEqual([
    ["r1", ["Xu", "Mo"]],
    ["r3", ["Mo", "Xu"]],
  ]);
  expect(disagreements(pairs).map(({ item }) => item.row)).toEqual(["r1"]);
});
