import { beforeEach, describe, expect, it } from "vitest";
import {
  keepAdjudication,
  keepDraw,
  keepMark,
  mergeMarks,
  readAdjudications,
  readDraw,
  readMarks,
  readTrail,
  replaceItem,
} from "../../lib/storage/audits";
import { findBreak } from "../../lib/text/seal";
import { freshDatabase } from "../support/database";
import { madeUpDraw, madeUpMark } from "../support/made-up-batch";

beforeEach(freshDatabase);

const by = { who: "Mo", at: 4000 };
const fill = async (row: string) => ({ n: Number(row.slice(1)), hash: "0".repeat(64) });

describe("a draw", () => {
  it("is stored once and not changed by a second one of its name", async () => {
    await keepDraw(madeUpDraw());
    await expect(keepDraw(madeUpDraw({ seed: 8 }))).rejects.toThrow();
    expect((await readDraw("d"))?.seed).toBe(7);
    expect(await readTrail("d")).toHaveLength(1);
  });

  it("replaces an item with the next of its stratum's reserve, logs it, and stops where that is used up", async () => {
    await keepDraw(madeUpDraw());
    const after = await replaceItem("d", "r1", "cannot be opened", by, fill);
    expect(after?.items.map(({ row, replaced, replaces, second }) => [row, replaced?.by, replaces, second])).toEqual([
      ["r1", "r3", undefined, true],
      ["r2", undefined, undefined, false],
      ["r3", undefined, "r1", true],
    ]);
    expect(await replaceItem("d", "r2", "x", by, fill)).toBeUndefined();
    expect(await replaceItem("d", "r1", "again", by, fill)).toBeUndefined();
    const trail = await readTrail("d");
    expect(trail.map(({ action, item }) => [action, item])).toEqual([
      ["draw", undefined],
      ["replace", "r1"],
    ]);
    expect(findBreak(trail)).toBeNull();
  });

  it("takes a place of the reserve once where two windows replace at the same time", async () => {
    await keepDraw(madeUpDraw());
    const both = await Promise.all([replaceItem("d", "r1", "a", by, fill), replaceItem("d", "r2", "b", by, fill)]);
    expect(both.filter((one) => one !== undefined)).toHaveLength(1);
    expect((await readDraw("d"))?.items).toHaveLength(3);
  });
});

describe("marks", () => {
  it("of two reviewers lie side by side; a changed one is logged with what was before", async () => {
    await keepDraw(madeUpDraw());
    await keepMark(madeUpMark("r1"));
    await keepMark(madeUpMark("r1", { reviewer: "Xu" }));
    await keepMark(madeUpMark("r1", { verdict: "fault", at: 3500 }));
    expect((await readMarks("d")).map(({ reviewer, verdict }) => [reviewer, verdict])).toEqual([
      ["Mo", "fault"],
      ["Xu", "not-a-fault"],
    ]);
    const trail = await readTrail("d");
    expect(trail.map(({ action }) => action)).toEqual(["draw", "mark", "mark", "change"]);
    expect(trail.at(-1)?.from).toEqual(madeUpMark("r1"));
    expect(findBreak(trail)).toBeNull();
  });

  it("from elsewhere are taken where they are newer", async () => {
    await keepDraw(madeUpDraw());
    await keepMark(madeUpMark("r1", { at: 100 }));
    const came = [
      madeUpMark("r1", { at: 90, verdict: "fault" }),
      madeUpMark("r2", { reviewer: "Xu" }),
      madeUpMark("r1", { reviewer: "Xu", verdict: "fault" }),
    ];
    expect(await mergeMarks("d", came, by)).toBe(2);
    expect(await mergeMarks("d", came, by)).toBe(0);
    expect((await readMarks("d")).map(({ item, reviewer, verdict }) => [item, reviewer, verdict])).toEqual([
      ["r1", "Mo", "not-a-fault"],
      ["r1", "Xu", "fault"],
      ["r2", "Xu", "not-a-fault"],
    ]);
    expect(findBreak(await readTrail("d"))).toBeNull();
  });

  it("leave a gap in the trail that shows where one was taken out", async () => {
    await keepDraw(madeUpDraw());
    await keepMark(madeUpMark("r1"));
    await keepMark(madeUpMark("r2"));
    const trail = await readTrail("d");
    expect(findBreak(trail.filter(({ item }) => item !== "r1"))).toBe(2);
  });
});

it("a settlement holds beside both marks and is in the trail", async () => {
  await keepDraw(madeUpDraw());
  await keepAdjudication({
    draw: "d",
    item: "r1",
    reviewers: ["Mo", "Xu"],
    took: "second",
    verdict: "fault",
    faults: [],
    claims: ["contradicted"],
    reason: "the source says 6",
    who: "Ada",
    at: 9000,
  });
  expect((await readAdjudications("d")).map(({ item, verdict }) => [item, verdict])).toEqual([["r1", "fault"]]);
  expect((await readTrail("d")).at(-1)).toMatchObject({ action: "settle", who: "Ada", item: "r1" });
});
