import type { BadReason, BadRow, Batch, BatchRow, Mapping, RowContent } from "../../model/batch";
import { addRows, keepBatch } from "../../storage/batches";
import { batchHash, rowHash } from "../batch-hash";
import { type Reading, type ReadRow, readRows } from "./read-file";

/** How far an import is. `bytes` of `size` were read. */
export interface ImportProgress {
  bytes: number;
  size: number;
  rows: number;
  bad: number;
}

/** What a batch is called, who took it in and when; `asOf` is that day. */
export type About = Pick<Batch, "id" | "name" | "file" | "importedBy" | "importedAt" | "asOf">;

/** Rows that are written at once, and characters after which fewer are: memory holds one such block. */
const BLOCK = { rows: 500, characters: 8 << 20 };

/**
 * Takes a file in: good rows and bad ones are stored as they are read, block by block, and the batch gets its hash at the end.
 * A batch without a hash was not finished. Memory grows by the rows' ids and hashes alone.
 */
export async function takeIn(
  file: Blob,
  reading: Reading,
  mapping: Mapping,
  about: About,
  told: (progress: ImportProgress) => void,
): Promise<Batch> {
  const { kind, shape, encoding, delimiter } = reading;
  const described = { ...about, size: file.size, kind, shape, mapping, ...optional({ encoding, delimiter }) };
  return store(readRows(file, reading, mapping), described, (bytes, rows, bad) =>
    told({ bytes, size: file.size, rows, bad }),
  );
}

/** Takes in answers that are at hand already, such as those seen in the browser. */
export function takeAnswers(answers: readonly RowContent[], about: About): Promise<Batch> {
  async function* rows(): AsyncGenerator<ReadRow> {
    for (const [at, content] of answers.entries()) yield { n: at + 1, bytes: 0, content };
  }
  return store(rows(), { ...about, size: 0, shape: "seen", mapping: {} }, () => {});
}

async function store(
  rows: AsyncIterable<ReadRow>,
  described: Omit<Batch, "hash" | "rows" | "bad" | "reasons">,
  told: (bytes: number, rows: number, bad: number) => void,
): Promise<Batch> {
  const { id: batch } = described;
  const reasons: Partial<Record<BadReason, number>> = {};
  const hashes: string[] = [];
  let bad = 0;
  let good: BatchRow[] = [];
  let refused: BadRow[] = [];
  let characters = 0;
  await keepBatch({ ...described, rows: 0, bad: 0, reasons });
  const write = async (bytes: number): Promise<void> => {
    await addRows(good, refused);
    good = [];
    refused = [];
    characters = 0;
    told(bytes, hashes.length, bad);
  };
  let read = 0;
  for await (const row of rows) {
    read = row.bytes;
    if ("content" in row) {
      const { content, n, expected } = row;
      const hash = rowHash(content);
      hashes.push(hash);
      good.push({ ...content, batch, n, hash, ...optional({ expected }) });
      characters += content.answer.length + content.sources.reduce((sum, { text }) => sum + text.length, 0);
    } else {
      const { n, reason, detail, raw } = row;
      bad++;
      reasons[reason] = (reasons[reason] ?? 0) + 1;
      refused.push({ batch, n, reason, raw, ...optional({ detail }) });
    }
    if (good.length + refused.length >= BLOCK.rows || characters >= BLOCK.characters) await write(read);
  }
  await write(read);
  const done: Batch = { ...described, rows: hashes.length, bad, reasons, hash: batchHash(hashes) };
  await keepBatch(done);
  return done;
}

/** Members that hold something. */
function optional<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}
