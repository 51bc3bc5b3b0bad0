import type { BadRow, Batch, BatchRow, CheckedRow, SavedMapping } from "../model/batch";
import type { CheckReport } from "../model/report";
import { database } from "./database";

/** Rows that are read or written in one turn: large enough to be quick, small enough to hold no thread up (about 10 ms). */
const TURN = 1000;
/** All rows of a batch from number `from` on. */
const after = (batch: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([batch, from], [batch, Number.MAX_SAFE_INTEGER]);

/** Batches, the newest first; those whose import was not finished have no hash. */
export async function readBatches(): Promise<Batch[]> {
  return (await (await database()).getAll("batches")).sort((a, b) => b.importedAt - a.importedAt);
}

export async function readBatch(id: string): Promise<Batch | undefined> {
  return (await database()).get("batches", id);
}

/** Keeps what is known of a batch; its rows are kept by `addRows`. */
export async function keepBatch(batch: Batch): Promise<void> {
  await (await database()).put("batches", batch);
}

/** Adds rows of one batch, good and bad, all or none. Relaxed: an import that the machine interrupts is begun anew. */
export async function addRows(rows: readonly BatchRow[], bad: readonly BadRow[]): Promise<void> {
  const writing = (await database()).transaction(["rows", "badRows"], "readwrite", { durability: "relaxed" });
  const good = writing.objectStore("rows");
  const refused = writing.objectStore("badRows");
  for (const row of rows) void good.put(row);
  for (const row of bad) void refused.put(row);
  await writing.done;
}

/** Up to `count` rows of a batch, from row number `from` on, in the order of the file. */
export async function readRows(batch: string, from: number, count: number): Promise<BatchRow[]> {
  return (await database()).getAll("rows", after(batch, from), count);
}

/** A row by its id. */
export async function readRow(batch: string, id: string): Promise<BatchRow | undefined> {
  return (await database()).getFromIndex("rows", "id", [batch, id]);
}

/** All rows that were not taken, in the order of the file. */
export async function readBadRows(batch: string): Promise<BadRow[]> {
  return (await database()).getAll("badRows", after(batch));
}

/** What was checked: the short form beside its row, the whole report under its key. */
export interface Checked {
  row: CheckedRow;
  /** Absent where the report lies there already. */
  report?: CheckReport;
}

/** Keeps results. Relaxed: what is lost is checked again. */
export async function keepChecked(results: readonly Checked[]): Promise<void> {
  const writing = (await database()).transaction(["checked", "checks"], "readwrite", { durability: "relaxed" });
  const rows = writing.objectStore("checked");
  const reports = writing.objectStore("checks");
  for (const { row, report } of results) {
    void rows.put(row);
    if (report !== undefined) void reports.put(report, row.check);
  }
  await writing.done;
}

/**
 * What the checks of a batch came to, in the order of its rows, in turns of `TURN` so that 200,000 hold no page up. Those
 * that were checked with another rule set or other settings than `run` are left out; without `run` all are given. `range` is of
 * row numbers, its end left out.
 */
export async function readChecked(
  batch: string,
  run?: string,
  range: { from: number; to: number } = { from: 0, to: Number.MAX_SAFE_INTEGER },
): Promise<CheckedRow[]> {
  const db = await database();
  const all: CheckedRow[] = [];
  for (let { from } = range; ; ) {
    const some = await db.getAll("checked", IDBKeyRange.bound([batch, from], [batch, range.to], false, true), TURN);
    for (const row of some) if (run === undefined || row.run === run) all.push(row);
    const last = some.at(-1);
    if (last === undefined || some.length < TURN) return all;
    from = last.n + 1;
  }
}

/** The stored report of a check; undefined where it was not checked so. */
export async function readReport(check: string): Promise<CheckReport | undefined> {
  return (await database()).get("checks", check);
}

/** Which of these checks are stored already. */
export async function knownChecks(keys: readonly string[]): Promise<ReadonlyMap<string, CheckReport>> {
  const { store } = (await database()).transaction("checks");
  const found = await Promise.all(keys.map(async (key) => [key, await store.get(key)] as const));
  return new Map(found.flatMap(([key, report]) => (report === undefined ? [] : [[key, report] as const])));
}

/** Deletes a batch with its rows, results, draws, marks and trails. Reports that another batch needs too stay. */
export async function deleteBatch(id: string): Promise<void> {
  const db = await database();
  const draws = await db.getAllKeysFromIndex("draws", "batch", id);
  const stores = [
    "batches",
    "rows",
    "badRows",
    "checked",
    "checks",
    "draws",
    "marks",
    "adjudications",
    "trail",
  ] as const;
  const writing = db.transaction(stores, "readwrite");
  const going = new Set((await writing.objectStore("checked").getAll(after(id))).map(({ check }) => check));
  await writing.objectStore("checked").delete(after(id));
  for (
    let at = await writing.objectStore("checked").openCursor();
    at !== null && going.size > 0;
    at = await at.continue()
  )
    going.delete(at.value.check);
  for (const key of going) await writing.objectStore("checks").delete(key);
  for (const draw of draws) {
    await writing.objectStore("marks").delete(IDBKeyRange.bound([draw], [draw, [], []]));
    await writing.objectStore("adjudications").delete(IDBKeyRange.bound([draw], [draw, []]));
    await writing.objectStore("trail").delete(after(draw));
    await writing.objectStore("draws").delete(draw);
  }
  await writing.objectStore("rows").delete(after(id));
  await writing.objectStore("badRows").delete(after(id));
  await writing.objectStore("batches").delete(id);
  await writing.done;
}

/** Mappings that were given a name, the one used last first. */
export async function readMappings(): Promise<SavedMapping[]> {
  return (await (await database()).getAll("mappings")).sort((a, b) => b.at - a.at);
}

export async function keepMapping(mapping: SavedMapping): Promise<void> {
  await (await database()).put("mappings", mapping);
}
