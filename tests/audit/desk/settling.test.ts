import { beforeEach, expect, it } from "vitest";
import type { DeskStore } from "../../../lib/audit/desk/desk";
import { showDraw } from "../../../lib/audit/desk/open-batch";
import { pairsIn, settlingOn } from "../../../lib/audit/desk/settling";
import { keepMark, readAdjudications, readMarks } from "../../../lib/storage/audits";
import { freshDatabase } from "../../support/database";
import { madeUpMark } from "../../support/made-up-batch";
import { madeUpDesk, until } from "../../support/made-up-desk";

let desk: DeskStore;
const fault = { start: 15, end: 16, text: "1", code: "NUMBER_NOT_IN_SOURCE" as const };
beforeEach(async () => {
  await freshDatabase();
  desk = await madeUpDesk("Ada");
  await keepMark(madeUpMark("r1", { verdict: "fault", faults: [fault], at: 1 }));
  await keepMark(madeUpMark("r1", { reviewer: "Xu", at: 2 }));
  await showDraw(desk, desk.getState().draw);
});

it.each([
  ["first", "fault", [fault], ["unsupported"]],
  ["second", "not-a-fault", [], ["supported"]],
  ["own", "partly-right", [fault], ["unsupported"]],
] as const)("%s is taken: both marks stay", async (took, verdict, faults, claims) => {
  const acts = settlingOn(desk, () => 99);
  expect(pairsIn(desk.getState()).open.map(({ item }) => item.row)).toEqual(["r1"]);
  acts.onOpen("r1");
  await until(desk, ({ item }) => item?.row.id === "r1");
  acts.onSettle({ took, verdict, reason: " the source says 6 " });
  await until(desk, ({ settled }) => settled.length === 1);
  expect(await readAdjudications("d")).toEqual([
    {
      draw: "d",
      item: "r1",
      reviewers: ["Mo", "Xu"],
      took,
      verdict,
      faults,
      claims,
      reason: "the source says 6",
      who: "Ada",
      at: 99,
    },
  ]);
  expect(await readMarks("d")).toHaveLength(2);
  expect(pairsIn(desk.getState())).toMatchObject({ open: [], differing: [{ settled: { took } }] });
});
