import type { BatchRow, RowContent } from "../model/batch";
import type { CheckReport } from "../model/report";
import { hash } from "../text/hash";
import { canonicalJson } from "../text/seal";

/** SHA-256 of what the check sees of a row: the same for the same answer, question and sources in any file and any order. */
export const rowHash = ({ id, question, answer, sources, cites, markers, asOf }: RowContent): string =>
  hash(canonicalJson({ id, question, answer, sources, cites, markers, asOf }));

/**
 * SHA-256 of the rows' hashes, sorted, one a line: what a draw is reproducible from, with its seed. The same answers in another
 * order are the same batch.
 */
export const batchHash = (rowHashes: readonly string[]): string => hash([...rowHashes].sort().join("\n"));

/** What a business added to the rules, as the check takes it. */
export interface RunSettings {
  refusals: readonly string[];
  pairs: readonly unknown[];
  glossary: readonly (readonly string[])[];
}

/** Names a rule set with its settings: rows checked under another key are to be checked again. */
export const runKey = (engine: CheckReport["engine"], settings: RunSettings): string =>
  hash(canonicalJson([engine, settings])).slice(0, 32);

/** Where the report of a row lies: one for each (answer, sources, rule set, settings), whatever batch it came with. */
export const checkKey = (
  { question, answer, sources, cites, markers, asOf }: Omit<BatchRow, "batch" | "n" | "hash" | "id">,
  run: string,
): string => hash(canonicalJson([run, question, answer, sources, cites, markers, asOf]));
