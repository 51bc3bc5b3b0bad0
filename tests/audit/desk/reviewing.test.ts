import { beforeEach, describe, expect, it } from "vitest";
import type { DeskStore } from "../../../lib/audit/desk/desk";
import { reviewingOn, verdictOf } from "../../../lib/audit/desk/reviewing";
import { readMarks, readTrail } from "../../../lib/storage/audits";
import { findBreak } from "../../../lib/text/seal";
import { freshDatabase } from "../../support/database";
import { madeUpDesk, until } from "../../support/made-up-desk";

let desk: DeskStore;
let clock = 0;
beforeEach(async () => {
  await freshDatabase();
  clock = 0;
  desk = await madeUpDesk();
});
const actions = () => reviewingOn(desk, () => clock);
const opened = async (row: string) => {
  const acts = actions();
  acts.onOpen(row);
  await until(desk, ({ item }) => item?.row.id === row);
  return acts;
};
const said = () => desk.getState().said?.what;

describe("a blind review", () => {
  it("stores the verdict, then shows what the checks found; nothing of it is in reach before", async () => {
    const acts = await opened("r1");
    expect(desk.getState().draft.shown).toBe(false);
    acts.onMark({ start: 15, end: 16 });
    acts.onFault(0, { code: "DATE_MISMATCH" });
    clock = 42_000;
    acts.onSave();
    await until(desk, ({ draft }) => draft.shown);
    expect(await readMarks("d")).toEqual([
      {
        draw: "d",
        item: "r1",
        reviewer: "Mo",
        verdict: "fault",
        faults: [{ start: 15, end: 16, text: "1", code: "DATE_MISMATCH" }],
        claims: ["contradicted"],
        findings: { f: "fault" },
        blind: true,
        seconds: 42,
        at: 42_000,
      },
    ]);
  });

  it("keeps what was said blind where it is changed after, and logs both", async () => {
    const acts = await opened("r1");
    acts.onVerdict("not-a-fault");
    acts.onSave();
    await until(desk, ({ draft }) => draft.shown);
    // Without asking to change it the verdict stays.
    acts.onVerdict("fault");
    expect(desk.getState().draft.verdict).toBe("not-a-fault");
    acts.onChange();
    acts.onVerdict("partly-right");
    acts.onFinding("f", "fault");
    acts.onSave();
    await until(desk, () => said() === "changed");
    const [mark] = await readMarks("d");
    expect(mark).toMatchObject({
      verdict: "partly-right",
      blind: true,
      findings: { f: "fault" },
      before: { verdict: "not-a-fault", faults: [] },
    });
    const trail = await readTrail("d");
    expect(trail.map(({ action }) => action)).toEqual(["draw", "mark", "change"]);
    expect(findBreak(trail)).toBeNull();
  });

  it("goes on to the next open item where nothing was changed", async () => {
    const acts = await opened("r1");
    acts.onVerdict("not-a-fault");
    acts.onSave();
    await until(desk, ({ draft }) => draft.shown);
    acts.onSave();
    await until(desk, ({ item }) => item?.row.id === "r2");
    expect(desk.getState().draft).toMatchObject({ shown: false, faults: [] });
  });
});

describe("what is missing is asked for", () => {
  it.each([
    ["a verdict", () => {}, "chooseFirst"],
    ["the wrong words", (acts: ReturnType<typeof actions>) => acts.onVerdict("fault"), "selectFirst"],
    ["words that are selected", (acts: ReturnType<typeof actions>) => acts.onMark(undefined), "selectFirst"],
  ])("%s", async (_, act, words) => {
    const acts = await opened("r1");
    act(acts);
    if (words === "chooseFirst" || said() === undefined) acts.onSave();
    await until(desk, () => said() !== undefined);
    expect(said()).toBe(words);
    expect(await readMarks("d")).toEqual([]);
  });
});

it("asks for a name before anything is answered", async () => {
  await freshDatabase();
  desk = await madeUpDesk("");
  actions().onMove("open");
  await until(desk, ({ asking }) => asking === "name");
  expect(desk.getState().item).toBeUndefined();
});

it("replaces an item, opens what comes in its place, and says where nothing is left", async () => {
  const acts = await opened("r2");
  acts.onReplace("the source is a picture");
  await until(desk, ({ item }) => item?.row.id === "r3");
  expect(desk.getState().titles.get("r3")).toBe("How long does a repair take?");
  acts.onReplace("again");
  await until(desk, () => said() === "noReserve");
});

it("an open draw shows the findings from the beginning and marks are not called blind", async () => {
  await freshDatabase();
  desk = await madeUpDesk("Mo", { blind: false });
  const acts = await opened("r1");
  expect(desk.getState().draft.shown).toBe(true);
  acts.onVerdict("not-a-fault");
  acts.onSave();
  await until(desk, () => said() === "saved");
  expect((await readMarks("d"))[0]?.blind).toBe(false);
});

it("moves by the order of the queue", async () => {
  const acts = await opened("r1");
  acts.onMove(1);
  await until(desk, ({ item }) => item?.row.id === "r2");
  acts.onMove(-1);
  await until(desk, ({ item }) => item?.row.id === "r1");
  expect(["1", "4", "5"].map(verdictOf)).toEqual(["fault", "cannot-tell", undefined]);
});
