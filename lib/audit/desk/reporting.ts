import type { Audit, AuditItem, ScoredItem } from "../../model/audit-file";
import type { Batch, BatchRow, CheckedRow } from "../../model/batch";
import type { Draw } from "../../model/draw";
import type { CheckReport } from "../../model/report";
import type { Language } from "../../model/settings";
import { readAdjudications, readMarks, readTrail } from "../../storage/audits";
import { readChecked, readReport, readRow } from "../../storage/batches";
import { readAuditFile, writeAuditFile } from "../audit-file";
import { censusOf } from "../census";
import { writeItemsCsv } from "../csv";
import { USUAL_GATES } from "../gates";
import { reportOf } from "../report";
import { writeAuditLines } from "../tables";
import { writeXlsx } from "../xlsx";
import type { DeskStore } from "./desk";

export type ExportKind = "xlsx" | "csv" | "ndjson" | "json";

/** Scores an answer against what the batch expects of it; undefined where it expects nothing. */
export type Score = (row: BatchRow, report: CheckReport) => ScoredItem | undefined;

export interface ReportActions {
  /** Reads all that the report of the shown draw is made of. */
  onLoad: () => void;
  onExport: (kind: ExportKind) => void;
  /** Shows the report of a JSON export; undefined goes back to the shown draw. */
  onOpen: (file: { name: string; text: () => Promise<string> } | undefined) => void;
}

/** All that is stored of a draw. Rows that the disk no longer has are left out. */
export async function readAudit(batch: Batch, draw: Draw, score: Score): Promise<Audit> {
  const [checked, marks, settled, trail] = await Promise.all([
    readChecked(batch.id),
    readMarks(draw.id),
    readAdjudications(draw.id),
    readTrail(draw.id),
  ]);
  const byNumber = new Map(checked.map((row) => [row.n, row]));
  const items = await Promise.all(draw.items.map((item) => readItem(batch, item, byNumber, draw.engine, score)));
  return {
    batch,
    census: censusOf(checked, batch.rows),
    draw,
    items: items.flatMap((item) => item ?? []),
    marks,
    settled,
    trail,
    gates: [...(draw.gates ?? USUAL_GATES)],
  };
}

async function readItem(
  batch: Batch,
  item: Draw["items"][number],
  checked: ReadonlyMap<number, CheckedRow>,
  engine: string,
  score: Score,
): Promise<AuditItem | undefined> {
  const row = await readRow(batch.id, item.row);
  if (row === undefined) return undefined;
  const known = checked.get(row.n);
  const report = (known && (await readReport(known.check))) ?? notChecked(engine);
  const scored = score(row, report);
  return { item, row, report, declined: known?.declined ?? false, ...(scored === undefined ? {} : { scored }) };
}

/** Stands for the check of a row that was never checked: nothing was found, and nothing is said to be supported. */
const notChecked = (engine: string): CheckReport => ({
  answerHash: "",
  sourcesHash: "",
  engine,
  claims: [],
  findings: [],
  skipped: [{ reason: "nothing-to-check" }],
  checked: { claims: 0, claimsTotal: 0, sourcesRead: 0, sourcesTotal: 0, facts: {} },
});

/** What the report step does. `save` hands a file to the browser's download. */
export function reportingOn(
  desk: DeskStore,
  { save, score, language }: { save: (file: Blob, name: string) => void; score: Score; language: () => Language },
): ReportActions {
  const load = async (): Promise<void> => {
    const { batch, draw } = desk.getState();
    desk.setState({ audited: undefined });
    if (batch === undefined || draw === undefined) return;
    const audited = await readAudit(batch, draw, score);
    if (desk.getState().draw?.id === draw.id) desk.setState({ audited });
  };
  const write = async (kind: ExportKind): Promise<void> => {
    const { audited, opened } = desk.getState();
    const audit = typeof opened?.audit === "object" ? opened.audit : audited;
    if (audit === undefined) return;
    const name = `${audit.batch.name}-${audit.draw.batchHash.slice(0, 8)}-${audit.draw.seed}`;
    if (kind === "xlsx") return save(await writeXlsx(audit, reportOf(audit), language()), `${name}.xlsx`);
    const [text, type, ending] = {
      csv: () => [writeItemsCsv(audit, language()), "text/csv", "csv"] as const,
      ndjson: () => [writeAuditLines(audit, reportOf(audit)), "application/x-ndjson", "ndjson"] as const,
      json: () => [writeAuditFile(audit), "application/json", "audit.json"] as const,
    }[kind]();
    save(new Blob([text], { type }), `${name}.${ending}`);
  };
  return {
    onLoad: () => void load(),
    onExport: (kind) => void write(kind),
    onOpen: (file) =>
      void (async () => {
        desk.setState({ opened: file && { name: file.name, audit: readAuditFile(await file.text()) } });
      })(),
  };
}
