import { beforeEach, describe, expect, it } from "vitest";
import { batchHash, rowHash } from "../../../lib/audit/batch-hash";
import { previewOf } from "../../../lib/audit/import/preview";
import { lookAt } from "../../../lib/audit/import/read-file";
import { takeAnswers, takeIn } from "../../../lib/audit/import/take-in";
import { answerAsk, type ImportTold } from "../../../lib/audit/import/talk";
import { readBadRows, readBatch, readRows } from "../../../lib/storage/batches";
import { auditTable } from "../../support/audit-batch";
import { freshDatabase } from "../../support/database";

beforeEach(freshDatabase);

const about = { id: "b", name: "Log", file: "log.csv", importedBy: "Mo", importedAt: 5, asOf: "2026-03-01" };
const mapping = { id: "ticket", question: "asked", answer: "reply", sources: "passage", date: "created" };
const table = new File([auditTable(1200, new Set([3, 4, 5, 1199]))], "log.csv");

describe("a file", () => {
  it("is stored row by row, bad ones apart, and gets a hash at the end", async () => {
    const { reading } = await lookAt(table, table.name);
    const told: number[] = [];
    const batch = await takeIn(table, reading, mapping, about, ({ rows }) => told.push(rows));
    expect(batch).toMatchObject({ rows: 1196, bad: 4, delimiter: ";", encoding: "utf-8", kind: "csv", shape: "table" });
    expect(batch.reasons).toEqual({ "no-answer": 1, "no-sources": 1, "duplicate-id": 2 });
    expect(told.length).toBeGreaterThan(2);
    const rows = await readRows("b", 0, 2000);
    expect(rows.map(({ n }) => n).slice(0, 4)).toEqual([1, 2, 6, 7]);
    expect(rows.every((row) => row.hash === rowHash(row))).toBe(true);
    expect(batch.hash).toBe(batchHash(rows.map(({ hash }) => hash)));
    expect((await readBadRows("b")).map(({ n, reason, detail }) => [n, reason, detail])).toEqual([
      [3, "no-answer", undefined],
      [4, "no-sources", undefined],
      [5, "duplicate-id", "row-1"],
      [1199, "duplicate-id", "row-1"],
    ]);
  });

  it("is looked at before: its first rows as they will read, and how many are bad", async () => {
    const { reading } = await lookAt(table, table.name);
    const preview = await previewOf(table, reading, mapping);
    expect(preview).toMatchObject({ rows: 1196, bad: 4, whole: true });
    expect(preview.first.map((row) => ("reason" in row ? row.reason : row.sources))).toEqual([
      1,
      1,
      "no-answer",
      "no-sources",
      "duplicate-id",
    ]);
  });
});

it("answers that are at hand are a batch too", async () => {
  const row = { id: "a", answer: "x", sources: [] };
  const batch = await takeAnswers([row], about);
  expect(batch).toMatchObject({ shape: "seen", rows: 1, hash: batchHash([rowHash(row)]) });
  expect((await readBatch("b"))?.hash).toBe(batch.hash);
});

describe("the talk with the page", () => {
  const talk = async (ask: Parameters<typeof answerAsk>[0]): Promise<ImportTold[]> => {
    const told: ImportTold[] = [];
    await answerAsk(
      ask,
      (one) => told.push(one),
      () => 0,
    );
    return told;
  };
  it("tells what it found, and ends an import with the batch", async () => {
    const [looked] = await talk({ ask: "look", file: table, chosen: {} });
    if (looked?.told !== "looked") throw new Error("not looked");
    const { reading, columns } = looked;
    expect(columns).toEqual(["ticket", "asked", "reply", "passage", "created"]);
    expect((await talk({ ask: "preview", file: table, reading, mapping }))[0]).toMatchObject({ told: "preview" });
    expect((await talk({ ask: "import", file: table, reading, mapping, about })).at(-1)).toMatchObject({
      told: "done",
    });
  });

  it("tells why nothing can be read", async () => {
    expect(await talk({ ask: "look", file: new File([], "a.csv"), chosen: {} })).toEqual([
      { told: "unreadable", reason: "empty" },
    ]);
  });
});
