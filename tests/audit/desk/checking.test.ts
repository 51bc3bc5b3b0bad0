import { beforeEach, expect, it, vi } from "vitest";
import { checkRange } from "../../../lib/audit/checking/check-range";
import { checkingOn } from "../../../lib/audit/desk/checking";
import { createDesk } from "../../../lib/audit/desk/desk";
import { openBatch } from "../../../lib/audit/desk/open-batch";
import { settingsSchema } from "../../../lib/model/settings";
import { addRows, keepBatch } from "../../../lib/storage/batches";
import { freshDatabase } from "../../support/database";
import { madeUpBatch, madeUpRow } from "../../support/made-up-batch";
import { madeUpReport, until } from "../../support/made-up-desk";

beforeEach(freshDatabase);

it("of which a worker died can go on", async () => {
  await keepBatch(madeUpBatch({ rows: 1, bad: 0 }));
  const desk = createDesk(settingsSchema.parse({}));
  await openBatch(desk, "b", "check", "run");
  const died = vi.fn();
  process.once("unhandledRejection", died);
  const hands = [{ check: () => Promise.reject(new Error("gone")) }];
  checkingOn(desk, () => ({ hands, dismiss: () => {} }), { now: () => 0, run: () => "run" }).onStart();
  await until(desk, ({ said }) => said?.what === "stopped");
  expect(desk.getState().checking).toMatchObject({ state: "paused", done: 0 });
  await vi.waitFor(() => expect(died).toHaveBeenCalled());
});

it("is paused, and goes on from what is stored", async () => {
  await keepBatch(madeUpBatch({ rows: 60, bad: 0 }));
  await addRows(
    Array.from({ length: 60 }, (_, at) => madeUpRow(at + 1)),
    [],
  );
  const desk = createDesk(settingsSchema.parse({}));
  await openBatch(desk, "b", "check", "run");
  let checks = 0;
  let dismissed = 0;
  const check = () => {
    checks++;
    return madeUpReport;
  };
  const crew = (batch: { id: string; asOf: string }) => ({
    hands: [{ check: (range: { from: number; to: number }) => checkRange(batch, "run", range, check) }],
    dismiss: () => {
      dismissed++;
    },
  });
  const acts = checkingOn(desk, crew, { now: () => 0, run: () => "run" });
  acts.onStart();
  await until(desk, ({ checking }) => (checking?.done ?? 0) > 0);
  acts.onPause();
  await until(desk, ({ checking }) => checking?.state === "paused");
  const stopped = desk.getState().checking?.done ?? 0;
  expect(stopped).toBeLessThan(60);
  expect(desk.getState().checked).toHaveLength(stopped);
  await vi.waitFor(() => expect(dismissed).toBe(1));
  acts.onStart();
  await until(desk, ({ checking, checked }) => checking?.state === "done" && checked.length === 60);
  expect(checks).toBe(60);
  expect(desk.getState().checking).toMatchObject({ done: 60, failed: 0 });
});
