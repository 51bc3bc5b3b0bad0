import { createDesk, type DeskStore } from "../../lib/audit/desk/desk";
import { openBatch, startDraw } from "../../lib/audit/desk/open-batch";
import type { Draw } from "../../lib/model/draw";
import type { CheckReport } from "../../lib/model/report";
import { settingsSchema } from "../../lib/model/settings";
import { addRows, keepBatch, keepChecked } from "../../lib/storage/batches";
import { madeUpBatch, madeUpChecked, madeUpDraw, madeUpRow } from "./made-up-batch";

/** Of "A repair takes n days. [1]": the claim, and that the number is not in the source. */
export const madeUpReport: CheckReport = {
  answerHash: "a",
  sourcesHash: "s",
  engine: "1.0.0",
  claims: [{ start: 0, end: 26, text: "A repair takes 1 days. [1]", cites: ["s1"], verdict: "contradicted" }],
  findings: [
    {
      id: "f",
      code: "NUMBER_NOT_IN_SOURCE",
      severity: "contradicted",
      rule: "quantity-mismatch",
      start: 15,
      end: 21,
      text: "1 days",
      claim: 0,
      evidence: null,
      data: {},
    },
  ],
  skipped: [],
  checked: { claims: 1, claimsTotal: 1, sourcesRead: 1, sourcesTotal: 1, facts: {} },
};

/** Waits until something holds of the desk; the actions are not awaited by the page either. */
export async function until(
  desk: DeskStore,
  holds: (state: ReturnType<DeskStore["getState"]>) => boolean,
): Promise<void> {
  if (holds(desk.getState())) return;
  await new Promise<void>((resolve) => {
    const stop = desk.subscribe((state) => {
      if (!holds(state)) return;
      stop();
      resolve();
    });
  });
}

/** A desk with a checked batch of three answers and a sample of two of them, opened by a reviewer. */
export async function madeUpDesk(reviewer = "Mo", draw: Partial<Draw> = {}): Promise<DeskStore> {
  await keepBatch(madeUpBatch());
  await addRows(
    [1, 2, 3].map((n) => madeUpRow(n)),
    [],
  );
  await keepChecked([1, 2, 3].map((n) => ({ row: madeUpChecked(n), report: madeUpReport })));
  const desk = createDesk({ ...settingsSchema.parse({}), reviewer });
  await openBatch(desk, "b", "review", "run");
  await startDraw(desk, madeUpDraw(draw));
  return desk;
}
