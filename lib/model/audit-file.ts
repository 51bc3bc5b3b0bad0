import * as z from "zod/mini";
import { batchRowSchema, batchSchema, claimCountsSchema } from "./batch";
import { adjudicationSchema, auditEntrySchema, drawnItemSchema, drawSchema, reviewMarkSchema } from "./draw";
import { gateSchema } from "./gate";
import { checkReportSchema } from "./report";

/** What the checks came to over the whole batch, counted: nothing here was sampled. */
export const censusSchema = z.object({
  /** Answers that were checked with the draw's rule set, of those of the batch. */
  checked: z.int(),
  rows: z.int(),
  claims: claimCountsSchema,
  declined: z.int(),
  sourcesRead: z.int(),
  sourcesTotal: z.int(),
  /** Answers by risk stratum. */
  strata: z.record(z.string(), z.int()),
  /** Answers that a code rings on; those on which it rings as a fault. */
  codes: z.record(z.string(), z.object({ answers: z.int(), faults: z.int() })),
});
export type Census = z.infer<typeof censusSchema>;

/** How one answer of a labelled set fares, counts as `[found, of]` (docs/EVALUATE.md). */
export const scoredItemSchema = z.object({
  retrieved: z.tuple([z.int(), z.int()]),
  due: z.enum(["answer", "decline", "part"]),
  made: z.enum(["answer", "decline", "part"]),
  fields: z.tuple([z.int(), z.int()]),
  leaked: z.tuple([z.int(), z.int()]),
});
export type ScoredItem = z.infer<typeof scoredItemSchema>;

/** A drawn answer with its check. */
export const auditItemSchema = z.object({
  item: drawnItemSchema,
  row: batchRowSchema,
  report: checkReportSchema,
  declined: z.boolean(),
  /** Where the batch says what is expected of the answer. */
  scored: z.optional(scoredItemSchema),
});
export type AuditItem = z.infer<typeof auditItemSchema>;

/** All that a report is made of, and all that a file needs to make the same report again. */
export const auditSchema = z.object({
  batch: batchSchema,
  census: censusSchema,
  draw: drawSchema,
  items: z.array(auditItemSchema),
  marks: z.array(reviewMarkSchema),
  settled: z.array(adjudicationSchema),
  trail: z.array(auditEntrySchema),
  gates: z.array(gateSchema),
});
export type Audit = z.infer<typeof auditSchema>;

/** The JSON export. `hash` is the SHA-256 of all the rest. */
export const auditFileSchema = z.object({
  format: z.literal("citecheck-audit/1"),
  engine: z.string(),
  batchHash: z.string(),
  seed: z.int(),
  audit: auditSchema,
  hash: z.string(),
});
export type AuditFile = z.infer<typeof auditFileSchema>;
