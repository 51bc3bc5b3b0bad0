import { beforeEach, describe, expect, it } from "vitest";
import { checkKey } from "../../../lib/audit/batch-hash";
import { checkRange, shortOf } from "../../../lib/audit/checking/check-range";
import type { BatchRow } from "../../../lib/model/batch";
import type { CheckReport, Finding } from "../../../lib/model/report";
import { addRows, readChecked, readReport } from "../../../lib/storage/batches";
import { freshDatabase } from "../../support/database";
import { madeUpRow } from "../../support/made-up-batch";

beforeEach(freshDatabase);

const batch = { id: "b", asOf: "2026-03-01" };
const finding = (code: Finding["code"], severity: Finding["severity"]) => ({ code, severity }) as Finding;
const report = (more: Partial<CheckReport> = {}): CheckReport => ({
  answerHash: "a",
  sourcesHash: "s",
  engine: "1.0.0",
  claims: [
    { start: 0, end: 1, text: "x", cites: [], verdict: "supported" },
    { start: 2, end: 3, text: "y", cites: [], verdict: "contradicted" },
  ],
  findings: [finding("BOUND_FLIP", "contradicted"), finding("NO_CITATION", "notice"), finding("BOUND_FLIP", "notice")],
  skipped: [],
  checked: { claims: 1, claimsTotal: 2, sourcesRead: 1, sourcesTotal: 2, facts: {} },
  risks: ["negation"],
  declined: true,
  ...more,
});

describe("a range", () => {
  it("is checked once: what is stored is passed over, also in parts", async () => {
    await addRows([madeUpRow(1), madeUpRow(2), madeUpRow(5)], []);
    const seen: string[] = [];
    const check = (row: BatchRow, asOf: string) => {
      seen.push(`${row.id} ${asOf}`);
      return report();
    };
    expect(await checkRange(batch, "run", { from: 1, to: 2 }, check)).toEqual({ checked: 1, known: 0, failed: 0 });
    expect(await checkRange(batch, "run", { from: 1, to: 5 }, check)).toEqual({ checked: 1, known: 1, failed: 0 });
    expect(await checkRange(batch, "run", { from: 1, to: 6 }, check)).toEqual({ checked: 1, known: 2, failed: 0 });
    expect(seen).toEqual(["r1 2026-03-01", "r2 2026-03-01", "r5 2026-03-01"]);
    expect(await checkRange(batch, "other run", { from: 1, to: 6 }, check)).toEqual({
      checked: 3,
      known: 0,
      failed: 0,
    });
  });

  it("takes the report of the same answer and sources, of this batch or another, and not that of another day", async () => {
    const same = { answer: "A.", sources: [{ id: "s", text: "A." }] };
    await addRows([madeUpRow(1, same), madeUpRow(2, same), madeUpRow(3, { ...same, asOf: "2020-01-01" })], []);
    await addRows([madeUpRow(1, same, "other")], []);
    let checks = 0;
    const check = () => {
      checks++;
      return report();
    };
    expect(await checkRange(batch, "run", { from: 1, to: 9 }, check)).toEqual({ checked: 2, known: 1, failed: 0 });
    expect(await checkRange({ ...batch, id: "other" }, "run", { from: 1, to: 9 }, check)).toEqual({
      checked: 0,
      known: 1,
      failed: 0,
    });
    expect(checks).toBe(2);
    const [first] = await readChecked("other", "run");
    expect(await readReport(first?.check ?? "")).toEqual(report());
  });

  it("of which one row stops the check keeps the others", async () => {
    await addRows([madeUpRow(1), madeUpRow(2)], []);
    const check = ({ n }: BatchRow) => {
      if (n === 1) throw new Error("stopped");
      return report();
    };
    expect(await checkRange(batch, "run", { from: 1, to: 9 }, check)).toEqual({ checked: 1, known: 0, failed: 1 });
    expect((await readChecked("b", "run")).map(({ n }) => n)).toEqual([2]);
  });
});

it("the short form counts claims and codes, faults apart", () => {
  const row = madeUpRow(1);
  expect(shortOf(row, checkKey(row, "run"), "run", report())).toEqual({
    batch: "b",
    n: 1,
    id: "r1",
    check: checkKey(row, "run"),
    run: "run",
    risks: ["negation"],
    claims: { supported: 1, contradicted: 1, unsupported: 0, unchecked: 0 },
    codes: ["BOUND_FLIP", "NO_CITATION"],
    faults: ["BOUND_FLIP"],
    declined: true,
    sourcesRead: 1,
    sourcesTotal: 2,
  });
});
