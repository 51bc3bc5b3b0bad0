import { rowHash } from "../../lib/audit/batch-hash";
import type { Batch, BatchRow, CheckedRow, RowContent } from "../../lib/model/batch";
import type { Draw, DrawnItem, ReviewMark } from "../../lib/model/draw";

export const madeUpBatch = (more: Partial<Batch> = {}): Batch => ({
  id: "b",
  name: "Desk log",
  file: "log.csv",
  size: 1200,
  kind: "csv",
  shape: "table",
  delimiter: ";",
  encoding: "utf-8",
  mapping: { answer: "reply", sources: "text" },
  hash: "f".repeat(64),
  rows: 3,
  bad: 1,
  reasons: { "no-answer": 1 },
  importedBy: "Mo",
  importedAt: 1000,
  asOf: "2026-03-01",
  ...more,
});

export function madeUpRow(n: number, content: Partial<RowContent> = {}, batch = "b"): BatchRow {
  const row: RowContent = {
    id: `r${n}`,
    question: "How long does a repair take?",
    answer: `A repair takes ${n} days. [1]`,
    sources: [{ id: "s1", text: "A repair takes 6 days.", title: "Repairs" }],
    ...content,
  };
  return { ...row, batch, n, hash: rowHash(row) };
}

export const madeUpChecked = (n: number, more: Partial<CheckedRow> = {}): CheckedRow => ({
  batch: "b",
  n,
  id: `r${n}`,
  check: `check ${n}`,
  run: "run",
  risks: ["number"],
  claims: { supported: 1, contradicted: 0, unsupported: 0, unchecked: 0 },
  codes: [],
  faults: [],
  declined: false,
  sourcesRead: 1,
  sourcesTotal: 1,
  ...more,
});

export const madeUpItem = (n: number, more: Partial<DrawnItem> = {}): DrawnItem => ({
  row: `r${n}`,
  n,
  hash: madeUpRow(n).hash,
  stratum: "number",
  weight: 2,
  certainty: false,
  second: false,
  ...more,
});

export const madeUpDraw = (more: Partial<Draw> = {}): Draw => ({
  id: "d",
  batch: "b",
  batchHash: "f".repeat(64),
  engine: "citecheck/0.1.0 rules/1",
  plan: { kind: "stratified", allocation: "equal", quotas: { number: 2 } },
  seed: 7,
  generator: "made up",
  blind: true,
  secondShare: 0.5,
  strata: [{ id: "number", size: 4, drawn: 2, weight: 2 }],
  items: [madeUpItem(1, { second: true }), madeUpItem(2)],
  reserve: { number: ["r3"] },
  drawnBy: "Mo",
  drawnAt: 2000,
  ...more,
});

export const madeUpMark = (item: string, more: Partial<ReviewMark> = {}): ReviewMark => ({
  draw: "d",
  item,
  reviewer: "Mo",
  verdict: "not-a-fault",
  faults: [],
  claims: ["supported"],
  blind: true,
  findings: {},
  seconds: 30,
  at: 3000,
  ...more,
});
