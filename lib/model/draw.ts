import * as z from "zod/mini";
import { batchRowSchema } from "./batch";
import { gateSchema } from "./gate";
import { checkReportSchema, claimVerdictSchema } from "./report";
import { judgementSchema, LONGEST_NOTE, missedFaultSchema } from "./review";

/** Shares and rates are 0..1, counts are answers. `quotas` are answers by stratum id. */
export const planSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("simple"), n: z.int() }),
  z.object({
    kind: z.literal("stratified"),
    allocation: z.enum(["equal", "proportional", "neyman", "own"]),
    quotas: z.record(z.string(), z.int()),
  }),
  z.object({ kind: z.literal("zero"), rate: z.number(), confidence: z.number(), n: z.int() }),
  z.object({
    kind: z.literal("iso-2859-1"),
    level: z.enum(["I", "II", "III", "S-1", "S-2", "S-3", "S-4"]),
    severity: z.enum(["normal", "tightened", "reduced"]),
    /** Percent, as the standard writes it: "0.65". */
    aql: z.string(),
    letter: z.string(),
    n: z.int(),
    accept: z.int(),
    reject: z.int(),
  }),
]);
export type Plan = z.infer<typeof planSchema>;

/** A part of the batch from which is drawn apart. `weight`: answers of the batch for which one drawn answer stands. */
export const stratumSchema = z.object({ id: z.string(), size: z.int(), drawn: z.int(), weight: z.number() });
export type Stratum = z.infer<typeof stratumSchema>;

/** A drawn answer. Once stored nothing of it changes but that it may be replaced. */
export const drawnItemSchema = z.object({
  /** The row's id, which names the item in marks and packages. */
  row: z.string(),
  n: z.int(),
  /** The row's hash: a package whose answer differs is refused. */
  hash: z.string(),
  stratum: z.string(),
  weight: z.number(),
  /** Taken because all of its kind are, not by chance. */
  certainty: z.boolean(),
  /** Goes to two reviewers, blind to each other. */
  second: z.boolean(),
  /** It could not be reviewed; who put which row in its place, when and why. */
  replaced: z.optional(z.object({ by: z.string(), reason: z.string(), who: z.string(), at: z.number() })),
  /** The row that it stands in for. */
  replaces: z.optional(z.string()),
});
export type DrawnItem = z.infer<typeof drawnItemSchema>;

/** A sample, stored before the first review and never changed after but for replacements, which are logged. */
export const drawSchema = z.object({
  id: z.string(),
  batch: z.string(),
  batchHash: z.string(),
  /** Rule set whose risk categories made the strata. */
  engine: z.string(),
  plan: planSchema,
  seed: z.int(),
  /** Name of the generator, fixed for ever: another one would draw another sample. */
  generator: z.string(),
  /** Words that make an answer critical, where all of those are taken. */
  critical: z.optional(z.array(z.string())),
  /** Findings are hidden until the reviewer has answered. */
  blind: z.boolean(),
  /** Share of the items that goes to a second reviewer, 0..1. */
  secondShare: z.number(),
  /** Conditions of acceptance, fixed before the first review; the usual ones where absent. */
  gates: z.optional(z.array(gateSchema)),
  strata: z.array(stratumSchema),
  items: z.array(drawnItemSchema),
  /** Row ids that come next, by stratum: what a replaced item is replaced with, in this order. */
  reserve: z.record(z.string(), z.array(z.string())),
  drawnBy: z.string(),
  drawnAt: z.number(),
});
export type Draw = z.infer<typeof drawSchema>;

/** A fault that a reviewer marked in the answer, with what was said of it. */
export const markedFaultSchema = z.object({
  ...missedFaultSchema.shape,
  note: z.optional(z.string().check(z.maxLength(LONGEST_NOTE))),
});
export type MarkedFault = z.infer<typeof markedFaultSchema>;

/**
 * One reviewer's answer about one item. `verdict` of the answer: `fault` faulty, `not-a-fault` all supported. `claims` in the
 * order of the report's claims: what the reviewer's verdict and marks say of each (groundedness is counted from these).
 */
export const reviewMarkSchema = z.object({
  draw: z.string(),
  /** The row's id. */
  item: z.string(),
  reviewer: z.string().check(z.minLength(1), z.maxLength(80)),
  verdict: judgementSchema,
  faults: z.array(markedFaultSchema),
  claims: z.array(claimVerdictSchema),
  note: z.optional(z.string().check(z.maxLength(LONGEST_NOTE))),
  /** Made before the findings were shown. */
  blind: z.boolean(),
  /** What was decided of each finding once they were shown, by finding id. */
  findings: z.record(z.string(), judgementSchema),
  /** The verdict before the findings were shown, where it was changed after. */
  before: z.optional(z.object({ verdict: judgementSchema, faults: z.array(markedFaultSchema) })),
  /** Seconds on the item. */
  seconds: z.number(),
  at: z.number(),
});
export type ReviewMark = z.infer<typeof reviewMarkSchema>;

/** The verdict that holds where two reviewers disagreed. Both first marks stay as they are. */
export const adjudicationSchema = z.object({
  draw: z.string(),
  item: z.string(),
  /** The reviewers whose marks were compared, in the order in which they were shown. */
  reviewers: z.array(z.string()),
  took: z.enum(["first", "second", "own"]),
  verdict: judgementSchema,
  faults: z.array(markedFaultSchema),
  claims: z.array(claimVerdictSchema),
  reason: z.string().check(z.minLength(1), z.maxLength(LONGEST_NOTE)),
  who: z.string(),
  at: z.number(),
});
export type Adjudication = z.infer<typeof adjudicationSchema>;

export const auditActionSchema = z.enum(["draw", "replace", "mark", "change", "settle", "merge"]);
export type AuditAction = z.infer<typeof auditActionSchema>;

/**
 * One line of a draw's own trail, sealed like the log of reviews: `chain` is the draw's id, `hash` binds the entry to the one
 * before (lib/text/seal.ts). `from` and `to` hold what was there before and after.
 */
export const auditEntrySchema = z.object({
  chain: z.string(),
  n: z.int().check(z.positive()),
  at: z.number(),
  who: z.string(),
  action: auditActionSchema,
  item: z.optional(z.string()),
  from: z.nullable(z.unknown()),
  to: z.nullable(z.unknown()),
  previous: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** An item with all that its reviewer needs. `report` holds the findings: shown after the answer only where the draw is blind. */
export const packedItemSchema = z.object({
  item: drawnItemSchema,
  row: batchRowSchema,
  report: checkReportSchema,
});
export type PackedItem = z.infer<typeof packedItemSchema>;

/** What goes to a reviewer on another computer, or comes back from one. `hash` is the SHA-256 of all the rest. */
export const reviewPackageSchema = z.object({
  format: z.literal("citecheck-review/1"),
  batch: z.object({ id: z.string(), name: z.string(), hash: z.string() }),
  draw: drawSchema,
  reviewer: z.string(),
  items: z.array(packedItemSchema),
  marks: z.array(reviewMarkSchema),
  hash: z.string(),
});
export type ReviewPackage = z.infer<typeof reviewPackageSchema>;
