import type { Batch, BatchRow, CheckedRow, ClaimCounts } from "../../model/batch";
import type { ReasonCode } from "../../model/reasons";
import type { CheckReport } from "../../model/report";
import { type Checked, keepChecked, knownChecks, readChecked, readRows } from "../../storage/batches";
import { checkKey } from "../batch-hash";

/** Row numbers from `from` to before `to`. */
export interface Range {
  from: number;
  to: number;
}

/** What became of a range: rows checked now, rows whose result was there already, and rows on which the check itself stopped. */
export interface RangeDone {
  checked: number;
  known: number;
  failed: number;
}

/** Checks one row; `asOf` is the ISO day at which it is judged. */
export type CheckRow = (row: BatchRow, asOf: string) => CheckReport;

/**
 * Checks the rows of a range that were not checked in this `run` yet, and stores the results. Where the same answer with the same
 * sources was checked before, in this batch or another one, its report is taken and not made again.
 */
export async function checkRange(
  batch: Pick<Batch, "id" | "asOf">,
  run: string,
  { from, to }: Range,
  check: CheckRow,
): Promise<RangeDone> {
  const rows = (await readRows(batch.id, from, to - from)).filter(({ n }) => n < to);
  const done = new Set((await readChecked(batch.id, run, { from, to })).map(({ n }) => n));
  const open = rows.filter(({ n }) => !done.has(n));
  const keyed = open.map((row) => ({ row, key: checkKey({ ...row, asOf: row.asOf ?? batch.asOf }, run) }));
  const known = new Map(await knownChecks(keyed.map(({ key }) => key)));
  const results: Checked[] = [];
  const told: RangeDone = { checked: 0, known: done.size, failed: 0 };
  for (const { row, key } of keyed) {
    const before = known.get(key);
    const report = before ?? tried(() => check(row, row.asOf ?? batch.asOf));
    if (report === undefined) {
      told.failed++;
      continue;
    }
    known.set(key, report);
    told[before === undefined ? "checked" : "known"]++;
    results.push({ row: shortOf(row, key, run, report), ...(before === undefined ? { report } : {}) });
  }
  if (results.length > 0) await keepChecked(results);
  return told;
}

/** A check that stops on one row costs that row alone; how many did is told. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The short form of a report, which lists and strata are made of. */
export function shortOf(row: BatchRow, check: string, run: string, report: CheckReport): CheckedRow {
  const claims: ClaimCounts = { supported: 0, contradicted: 0, unsupported: 0, unchecked: 0 };
  for (const { verdict } of report.claims) claims[verdict]++;
  const codes = new Set<ReasonCode>();
  const faults = new Set<ReasonCode>();
  for (const { code, severity } of report.findings) {
    codes.add(code);
    if (severity === "contradicted" || severity === "unsupported") faults.add(code);
  }
  return {
    batch: row.batch,
    n: row.n,
    id: row.id,
    check,
    run,
    risks: report.risks ?? [],
    claims,
    codes: [...codes],
    faults: [...faults],
    declined: report.declined === true,
    sourcesRead: report.checked.sourcesRead,
    sourcesTotal: report.checked.sourcesTotal,
  };
}
