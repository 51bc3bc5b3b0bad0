import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDesk } from "../../../lib/audit/desk/desk";
import { badRowsText, importingOn } from "../../../lib/audit/desk/importing";
import { removeUnfinished } from "../../../lib/audit/desk/open-batch";
import { answerAsk, type ImportTold } from "../../../lib/audit/import/talk";
import { settingsSchema } from "../../../lib/model/settings";
import { keepBatch, keepMapping, readBatches, readMappings } from "../../../lib/storage/batches";
import { keepSeen } from "../../../lib/storage/seen";
import { auditTable } from "../../support/audit-batch";
import { freshDatabase } from "../../support/database";
import { madeUpBatch } from "../../support/made-up-batch";
import { madeUpReport, until } from "../../support/made-up-desk";

beforeEach(freshDatabase);

/** A worker in the test's own thread; once it is ended nothing of it is heard. */
const reader = (tell: (told: ImportTold) => void) => {
  let ended = false;
  return {
    ask: (ask: Parameters<typeof answerAsk>[0]) =>
      void answerAsk(
        ask,
        (told) => !ended && tell(told),
        () => 0,
      ),
    end: () => {
      ended = true;
    },
  };
};
function importing() {
  const desk = createDesk({ ...settingsSchema.parse({}), reviewer: "Mo" });
  const opened: string[] = [];
  const world = {
    now: () => Date.UTC(2026, 2, 1),
    id: () => "new",
    run: () => "run",
    opened: (id: string) => opened.push(id),
  };
  return { desk, opened, acts: importingOn(desk, reader, world) };
}
const table = () => new File([auditTable(50, new Set([3]))], "log.csv");

describe("a file", () => {
  it("is looked at, mapped, remembered and taken in", async () => {
    const { desk, opened, acts } = importing();
    acts.onFile(table());
    await until(desk, ({ chosen }) => chosen?.preview !== undefined);
    expect(desk.getState().chosen).toMatchObject({ name: "log", mapping: {}, preview: { rows: 0, bad: 50 } });
    const columns = { id: "ticket", answer: "reply", sources: "passage", question: "asked" } as const;
    for (const [field, column] of Object.entries(columns)) acts.onMapping(field as keyof typeof columns, column);
    await until(desk, ({ chosen }) => chosen?.preview?.rows === 49);
    acts.onRemember("Desk table");
    acts.onName("November");
    acts.onImport();
    await until(desk, ({ batch }) => batch?.id === "new");
    await vi.waitFor(() => expect(opened).toEqual(["new"]));
    expect(desk.getState()).toMatchObject({
      step: "check",
      batch: { name: "November", rows: 49, bad: 1, asOf: "2026-03-01", importedBy: "Mo" },
    });
    expect((await readMappings())[0]).toMatchObject({ name: "Desk table", mapping: columns });
    expect(JSON.parse(await badRowsText("new"))).toMatchObject({ row: 3, reason: "no-answer" });
  });

  it("with columns that are known gets their mapping", async () => {
    const columns = ["ticket", "asked", "reply", "passage", "created"];
    await keepMapping({ name: "Desk table", mapping: { answer: "reply", sources: "passage" }, columns, at: 1 });
    const { desk, acts } = importing();
    desk.setState({ mappings: await readMappings() });
    acts.onFile(table());
    await until(desk, ({ chosen }) => chosen?.preview !== undefined);
    expect(desk.getState().chosen).toMatchObject({ remember: "Desk table", preview: { rows: 49 } });
  });

  it("that cannot be read is told", async () => {
    const { desk, acts } = importing();
    acts.onFile(new File([], "log.csv"));
    await until(desk, ({ unreadable }) => unreadable !== undefined);
    expect(desk.getState()).toMatchObject({ unreadable: "empty", looking: false });
  });

  it("whose import is cancelled leaves nothing behind", async () => {
    const { desk, acts } = importing();
    acts.onFile(table());
    await until(desk, ({ chosen }) => chosen?.preview !== undefined);
    acts.onMapping("answer", "reply");
    acts.onMapping("sources", "passage");
    await until(desk, ({ chosen }) => (chosen?.preview?.rows ?? 0) > 0);
    acts.onImport();
    acts.onCancel();
    await removeUnfinished();
    expect(await readBatches()).toEqual([]);
    expect(desk.getState().importing).toBeUndefined();
  });
});

it("answers seen in the browser become a batch", async () => {
  const answer = { id: "k", text: "A repair takes 5 days.", question: "How long?" };
  await keepSeen(
    "https://a.example",
    answer,
    [{ id: "s", text: "A repair takes 6 days." }],
    madeUpReport,
    Date.UTC(2026, 0, 2),
  );
  const { desk, acts } = importing();
  acts.onSeen();
  await until(desk, ({ batch }) => batch !== undefined);
  expect(desk.getState().batch).toMatchObject({ shape: "seen", rows: 1, name: "2026-03-01" });
});

it("a batch whose import was cut off is removed, a whole one stays", async () => {
  await keepBatch(madeUpBatch({ id: "cut", hash: undefined }));
  await keepBatch(madeUpBatch({ id: "whole" }));
  await removeUnfinished();
  expect((await readBatches()).map(({ id }) => id)).toEqual(["whole"]);
});
