import { beforeEach, describe, expect, it } from "vitest";
import type { CheckReport } from "../../lib/model/report";
import { keepDraw, readDraws } from "../../lib/storage/audits";
import {
  addRows,
  deleteBatch,
  keepBatch,
  keepChecked,
  keepMapping,
  knownChecks,
  readBadRows,
  readBatches,
  readChecked,
  readMappings,
  readReport,
  readRow,
  readRows,
} from "../../lib/storage/batches";
import { freshDatabase } from "../support/database";
import { madeUpBatch, madeUpChecked, madeUpDraw, madeUpRow } from "../support/made-up-batch";

beforeEach(freshDatabase);

const report: CheckReport = {
  answerHash: "a",
  sourcesHash: "s",
  engine: "1.0.0",
  claims: [],
  findings: [],
  skipped: [],
  checked: { claims: 0, claimsTotal: 0, sourcesRead: 0, sourcesTotal: 0, facts: {} },
};

describe("a batch", () => {
  it("gives its rows in the order of the file, from any row on", async () => {
    await addRows([madeUpRow(10), madeUpRow(2)], [{ batch: "b", n: 3, reason: "no-answer", raw: "x" }]);
    await addRows([madeUpRow(1), madeUpRow(1, {}, "other")], []);
    expect((await readRows("b", 0, 2)).map(({ n }) => n)).toEqual([1, 2]);
    expect((await readRows("b", 3, 9)).map(({ n }) => n)).toEqual([10]);
    expect((await readRow("b", "r10"))?.n).toBe(10);
    expect(await readBadRows("b")).toEqual([{ batch: "b", n: 3, reason: "no-answer", raw: "x" }]);
  });

  it("gives results of more rows than one turn holds, and leaves those of another run out", async () => {
    await keepChecked(Array.from({ length: 2001 }, (_, at) => ({ row: madeUpChecked(at + 1) })));
    await keepChecked([{ row: madeUpChecked(2002, { run: "old" }) }]);
    expect((await readChecked("b", "run")).map(({ n }) => n)).toEqual(Array.from({ length: 2001 }, (_, at) => at + 1));
    expect(await readChecked("b")).toHaveLength(2002);
  });

  it("goes with all that is its own; reports that another batch needs stay", async () => {
    await keepBatch(madeUpBatch());
    await keepBatch(madeUpBatch({ id: "other", importedAt: 5 }));
    await addRows([madeUpRow(1), madeUpRow(1, {}, "other")], []);
    await keepChecked([
      { row: madeUpChecked(1), report },
      { row: madeUpChecked(2), report },
      { row: madeUpChecked(1, { batch: "other" }) },
    ]);
    await keepDraw(madeUpDraw());
    await deleteBatch("b");
    expect((await readBatches()).map(({ id }) => id)).toEqual(["other"]);
    expect(await readRows("b", 0, 9)).toEqual([]);
    expect(await readRows("other", 0, 9)).toHaveLength(1);
    expect(await readDraws("b")).toEqual([]);
    expect(await readReport("check 1")).toEqual(report);
    expect(await readReport("check 2")).toBeUndefined();
    expect([...(await knownChecks(["check 1", "check 2"])).keys()]).toEqual(["check 1"]);
  });
});

it("mappings come back, the last used first; one of the same name gives way", async () => {
  await keepMapping({ name: "Desk", mapping: { answer: "a" }, columns: ["a"], at: 1 });
  await keepMapping({ name: "Export", mapping: { answer: "b" }, columns: ["b"], at: 2 });
  await keepMapping({ name: "Desk", mapping: { answer: "c" }, columns: ["c"], at: 3 });
  expect((await readMappings()).map(({ name, mapping }) => [name, mapping.answer])).toEqual([
    ["Desk", "c"],
    ["Export", "b"],
  ]);
});
