import type { Audit } from "../model/audit-file";
import type { AuditReport } from "./report";
import { type ReviewedItem, reviewedItems } from "./reviewed";
import { firstVerdict, isFault, judgeFindings, missedFaults } from "./standing";

export type Cell = string | number | boolean | null;

/** A table of an export: its columns and rows by name, put into words by whoever writes them. */
export interface Table<Column extends string = string> {
  name: "items" | "reviews" | "findings" | "trail";
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

const ITEM_COLUMNS = [
  "row",
  "fileRow",
  "stratum",
  "weight",
  "certainty",
  "second",
  "state",
  "verdict",
  "reviewers",
  "settledBy",
  "reason",
  "question",
  "answer",
  "declined",
  "supported",
  "contradicted",
  "unsupported",
  "unchecked",
  "confirmed",
  "refuted",
  "missed",
  "seconds",
  "replacedBy",
  "replaceReason",
  "replaces",
  "hash",
] as const;
const REVIEW_COLUMNS = [
  "row",
  "reviewer",
  "verdict",
  "firstVerdict",
  "blind",
  "faults",
  "note",
  "seconds",
  "time",
] as const;
const FINDING_COLUMNS = [
  "row",
  "origin",
  "code",
  "severity",
  "judged",
  "start",
  "end",
  "words",
  "source",
  "title",
  "version",
  "sourceStart",
  "sourceEnd",
  "sourceWords",
  "how",
  "note",
] as const;
const TRAIL_COLUMNS = ["n", "time", "who", "action", "row", "from", "to", "previous", "hash"] as const;
export type ItemColumn = (typeof ITEM_COLUMNS)[number];

type Values<Column extends string> = Record<Column, Cell>;
const table = <Column extends string>(
  name: Table["name"],
  columns: readonly Column[],
  rows: readonly Values<Column>[],
): Table<Column> => ({ name, columns, rows: rows.map((row) => columns.map((column) => row[column])) });

const time = (at: number): string => new Date(at).toISOString();

/** Every drawn answer, those that were replaced too, with what became of it. */
export function itemTable(audit: Audit): Table<ItemColumn> {
  const standing = new Map(reviewedItems(audit).map((one) => [one.item.row, one]));
  return table(
    "items",
    ITEM_COLUMNS,
    audit.items.map(({ item, row, report, declined }): Values<ItemColumn> => {
      const known = standing.get(item.row);
      const decided = known?.standing.state === "decided" ? known.standing : undefined;
      const claims = decided?.claims ?? report.claims.map(({ verdict }) => verdict);
      const of = (verdict: string): number => claims.filter((claim) => claim === verdict).length;
      const judged = known ? judgeFindings(report, known.standing).filter(({ finding }) => isFault(finding)) : [];
      return {
        row: item.row,
        fileRow: row.n,
        stratum: item.stratum,
        weight: item.weight,
        certainty: item.certainty,
        second: item.second,
        state: known?.standing.state ?? "replaced",
        verdict: decided?.verdict ?? null,
        reviewers: (known?.standing.marks ?? []).map(({ reviewer }) => reviewer).join(", "),
        settledBy: decided?.settled?.who ?? null,
        reason: decided?.settled?.reason ?? null,
        question: row.question ?? null,
        answer: row.answer,
        declined,
        supported: of("supported"),
        contradicted: of("contradicted"),
        unsupported: of("unsupported"),
        unchecked: of("unchecked"),
        confirmed: judged.filter(({ fault }) => fault === true).length,
        refuted: judged.filter(({ fault }) => fault === false).length,
        missed: known ? missedFaults(report, known.standing).length : 0,
        seconds: (known?.standing.marks ?? []).reduce((sum, mark) => sum + mark.seconds, 0),
        replacedBy: item.replaced?.by ?? null,
        replaceReason: item.replaced?.reason ?? null,
        replaces: item.replaces ?? null,
        hash: item.hash,
      };
    }),
  );
}

/** Every reviewer's own mark, whatever was settled after. */
const reviewTable = (audit: Audit): Table =>
  table(
    "reviews",
    REVIEW_COLUMNS,
    audit.marks.map((mark) => ({
      row: mark.item,
      reviewer: mark.reviewer,
      verdict: mark.verdict,
      firstVerdict: firstVerdict(mark),
      blind: mark.blind,
      faults: mark.faults.length,
      note: mark.note ?? null,
      seconds: mark.seconds,
      time: time(mark.at),
    })),
  );

/** What the checks found in the drawn answers, with the source's words and their places, and what people marked beside. */
const findingTable = (items: readonly ReviewedItem[]): Table =>
  table(
    "findings",
    FINDING_COLUMNS,
    items.flatMap(({ item, report, standing }) => [
      ...judgeFindings(report, standing).map(({ finding, fault }) => ({
        row: item.row,
        origin: "check",
        code: finding.code,
        severity: finding.severity,
        judged: fault === null ? "open" : fault ? "confirmed" : "refuted",
        start: finding.start,
        end: finding.end,
        words: finding.text,
        source: finding.evidence?.source ?? null,
        title: finding.evidence?.title ?? null,
        version: finding.evidence?.version ?? null,
        sourceStart: finding.evidence?.start ?? null,
        sourceEnd: finding.evidence?.end ?? null,
        sourceWords: finding.evidence?.text ?? null,
        how: finding.evidence?.how ?? null,
        note: null,
      })),
      ...missedFaults(report, standing).map((fault) => ({
        row: item.row,
        origin: "person",
        code: fault.code,
        severity: null,
        judged: "missed",
        start: fault.start,
        end: fault.end,
        words: fault.text,
        source: null,
        title: null,
        version: null,
        sourceStart: null,
        sourceEnd: null,
        sourceWords: null,
        how: null,
        note: fault.note ?? null,
      })),
    ]),
  );

const trailTable = ({ trail }: Audit): Table =>
  table(
    "trail",
    TRAIL_COLUMNS,
    trail.map((entry) => ({
      n: entry.n,
      time: time(entry.at),
      who: entry.who,
      action: entry.action,
      row: entry.item ?? null,
      from: entry.from === null ? null : JSON.stringify(entry.from),
      to: entry.to === null ? null : JSON.stringify(entry.to),
      previous: entry.previous,
      hash: entry.hash,
    })),
  );

/** All tables of an export but summary and plan, which are made of the report. */
export function auditTables(audit: Audit): Table[] {
  const items = reviewedItems(audit);
  return [itemTable(audit), reviewTable(audit), findingTable(items), trailTable(audit)];
}

/** What each export names, so that a table taken alone can be told where it came from. */
export const originOf = ({ draw }: Audit): { engine: string; batchHash: string; seed: number; generator: string } => ({
  engine: draw.engine,
  batchHash: draw.batchHash,
  seed: draw.seed,
  generator: draw.generator,
});

/** NDJSON: first what the export is of, then a line for each drawn answer with its reviews and findings. */
export function writeAuditLines(audit: Audit, report: AuditReport): string {
  const head = {
    format: "citecheck-audit-lines/1",
    ...originOf(audit),
    plan: audit.draw.plan,
    strata: audit.draw.strata,
    report,
  };
  const known = new Map(reviewedItems(audit).map((one) => [one.item.row, one]));
  const lines = audit.items.map(({ item, row, report: check, declined }) => {
    const standing = known.get(item.row)?.standing;
    return {
      ...item,
      question: row.question,
      answer: row.answer,
      sources: row.sources,
      declined,
      state: standing?.state ?? "replaced",
      ...(standing?.state === "decided" ? { verdict: standing.verdict, claims: standing.claims } : {}),
      findings: check.findings,
      reviews: standing?.marks ?? [],
      ...(standing?.state === "decided" && standing.settled ? { settled: standing.settled } : {}),
    };
  });
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join("");
}
