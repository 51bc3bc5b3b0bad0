import * as z from "zod/mini";
import { markerSchema } from "./answer";
import { reasonCodeSchema } from "./reasons";
import { riskSchema } from "./report";
import { sourceSchema } from "./source";

/** What a column of an imported file can be. `answer` is needed; `sources` may be missing, which is said of the row. */
export const batchFieldSchema = z.enum([
  "id",
  "question",
  "answer",
  "sources",
  "sourceTitle",
  "version",
  "citations",
  "date",
]);
export type BatchField = z.infer<typeof batchFieldSchema>;

/**
 * Which column holds what: a column's name, or in JSON a path such as `context[].text`. A field that is not in it is not
 * in the file.
 */
export const mappingSchema = z.partialRecord(batchFieldSchema, z.string());
export type Mapping = z.infer<typeof mappingSchema>;

/** A mapping under the name by which a reviewer finds it again; `columns` are those of the file it was made for. */
export const savedMappingSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  mapping: mappingSchema,
  columns: z.array(z.string()),
  at: z.number(),
});
export type SavedMapping = z.infer<typeof savedMappingSchema>;

/** What kind of file a batch came from. `seen`: the answers that were met in the browser. */
export const shapeSchema = z.enum([
  "citecheck",
  "open-webui",
  "librechat",
  "dify",
  "langfuse",
  "table",
  "objects",
  "seen",
]);
export type Shape = z.infer<typeof shapeSchema>;

export const fileKindSchema = z.enum(["ndjson", "json", "csv", "xlsx"]);
export type FileKind = z.infer<typeof fileKindSchema>;

export const encodingSchema = z.enum(["utf-8", "utf-16le", "utf-16be", "gb18030"]);
export type Encoding = z.infer<typeof encodingSchema>;

export const delimiterSchema = z.enum([",", ";", "\t", "|"]);
export type Delimiter = z.infer<typeof delimiterSchema>;

/**
 * Why a row was left out. `delimiter`: another number of cells than the head has; `sources-cut`: the text ends where a
 * spreadsheet cuts cells off; `line-too-long`: one line is larger than can be held.
 */
export const badReasonSchema = z.enum([
  "no-json",
  "not-an-object",
  "delimiter",
  "quotes",
  "encoding",
  "no-answer",
  "no-sources",
  "sources-shape",
  "sources-cut",
  "duplicate-id",
  "answer-too-long",
  "line-too-long",
  "formula",
]);
export type BadReason = z.infer<typeof badReasonSchema>;

/** A row that could not be taken: its number in the file, why, and what could be read of it. */
export const badRowSchema = z.object({
  batch: z.string(),
  n: z.int().check(z.positive()),
  reason: badReasonSchema,
  /** The words or figures that explain it, such as the id that came twice. */
  detail: z.optional(z.string()),
  /** The beginning of the row as it stood in the file. */
  raw: z.string(),
});
export type BadRow = z.infer<typeof badRowSchema>;

/** What people expect of an answer, for the four columns of `citecheck evaluate`; only labelled sets have it. */
export const expectedSchema = z.object({
  goldQuotes: z.array(z.string()),
  mustInclude: z.array(z.union([z.string(), z.array(z.string())])),
  mustNot: z.array(z.string()),
  unanswerableFields: z.array(z.string()),
  mark: z.optional(z.enum(["right", "partly", "wrong"])),
});
export type Expected = z.infer<typeof expectedSchema>;

/** What of a row its hash stands for: all that the check sees. */
export const rowContentSchema = z.object({
  /** As the file names it; unique in its batch. A row without one is named by its number. */
  id: z.string(),
  question: z.optional(z.string()),
  answer: z.string(),
  sources: z.array(sourceSchema),
  /** Source ids that the answer cites as a whole, where its text bears no mark. */
  cites: z.optional(z.array(z.string())),
  /** Citation marks that a page drew, for answers that were seen in the browser; a file's marks stand in its text. */
  markers: z.optional(z.array(markerSchema)),
  /** ISO day at which the answer is judged; the batch's own day where the row has none. */
  asOf: z.optional(z.string()),
});
export type RowContent = z.infer<typeof rowContentSchema>;

/** One answer of a batch. Never changed after the import. */
export const batchRowSchema = z.object({
  ...rowContentSchema.shape,
  batch: z.string(),
  /** Its number among the rows of the file, from 1, a table's head not counted. */
  n: z.int().check(z.positive()),
  /** SHA-256 of the row's content (`rowHash`). */
  hash: z.string(),
  expected: z.optional(expectedSchema),
});
export type BatchRow = z.infer<typeof batchRowSchema>;

/**
 * A file of answers that was taken in. `hash` is the SHA-256 of the rows' hashes, sorted (`batchHash`); absent while
 * the import runs. Counts: `rows` were kept, `bad` were not.
 */
export const batchSchema = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  file: z.string(),
  /** Bytes. */
  size: z.number(),
  kind: z.optional(fileKindSchema),
  shape: shapeSchema,
  delimiter: z.optional(delimiterSchema),
  encoding: z.optional(encodingSchema),
  mapping: mappingSchema,
  hash: z.optional(z.string()),
  rows: z.int(),
  bad: z.int(),
  /** How many rows each reason cost. */
  reasons: z.partialRecord(badReasonSchema, z.int()),
  importedBy: z.string(),
  /** Milliseconds since the epoch. */
  importedAt: z.number(),
  /** ISO day of the import: what rows without a day of their own are judged at, whenever they are checked. */
  asOf: z.string(),
});
export type Batch = z.infer<typeof batchSchema>;

/** How many claims of an answer came out how. */
export const claimCountsSchema = z.object({
  supported: z.int(),
  contradicted: z.int(),
  unsupported: z.int(),
  unchecked: z.int(),
});
export type ClaimCounts = z.infer<typeof claimCountsSchema>;

/**
 * What a check of a row came to, in short: enough for strata, rates and lists of 200,000 answers. The whole report lies
 * under `check`, once for each (answer, sources, rule set, settings).
 */
export const checkedRowSchema = z.object({
  batch: z.string(),
  n: z.int().check(z.positive()),
  id: z.string(),
  /** Key of the stored report. */
  check: z.string(),
  /** Rule set and settings that it was checked with (`runKey`). */
  run: z.string(),
  risks: z.array(riskSchema),
  claims: claimCountsSchema,
  /** Codes of its findings, each once; those that ring as a fault apart. */
  codes: z.array(reasonCodeSchema),
  faults: z.array(reasonCodeSchema),
  /** The answer declines. */
  declined: z.boolean(),
  sourcesRead: z.int(),
  sourcesTotal: z.int(),
});
export type CheckedRow = z.infer<typeof checkedRowSchema>;
