import type { BadReason, Mapping } from "../../model/batch";
import { type Reading, readRows } from "./read-file";

/** A row as the mapping step shows it. */
export type PreviewRow = { n: number } & (
  | { question: string; answer: string; sources: number; title: string; date: string }
  | { reason: BadReason; detail?: string; raw: string }
);

/** How a file reads under a mapping: its first rows, and how many of those looked at are good. */
export interface Preview {
  first: PreviewRow[];
  rows: number;
  bad: number;
  reasons: Partial<Record<BadReason, number>>;
  /** All rows of the file were looked at. */
  whole: boolean;
}

/** Rows that are shown, rows that are looked at, and characters of a cell. */
const SHOWN = 5;
const MOST = 20_000;
const CELL = 200;

/** Looks how a file reads under a mapping: the whole of it where it has no more than `MOST` rows. */
export async function previewOf(file: Blob, reading: Reading, mapping: Mapping): Promise<Preview> {
  const preview: Preview = { first: [], rows: 0, bad: 0, reasons: {}, whole: true };
  for await (const row of readRows(file, reading, mapping)) {
    if (preview.rows + preview.bad >= MOST) return { ...preview, whole: false };
    if ("content" in row) {
      preview.rows++;
      const { question = "", answer, sources, asOf = "" } = row.content;
      const [first] = sources;
      if (preview.first.length < SHOWN)
        preview.first.push({
          n: row.n,
          question: question.slice(0, CELL),
          answer: answer.slice(0, CELL),
          sources: sources.length,
          title: (first?.title ?? first?.text ?? "").slice(0, CELL),
          date: asOf,
        });
      continue;
    }
    preview.bad++;
    const { n, reason, detail, raw } = row;
    preview.reasons[reason] = (preview.reasons[reason] ?? 0) + 1;
    if (preview.first.length < SHOWN)
      preview.first.push({ n, reason, raw: raw.slice(0, CELL), ...(detail === undefined ? {} : { detail }) });
  }
  return preview;
}
