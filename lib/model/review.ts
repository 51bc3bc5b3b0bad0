import * as z from "zod/mini";
import { reasonCodeSchema, severitySchema } from "./reasons";
import { claimVerdictSchema } from "./report";
import { completenessSchema } from "./source";
import { spanSchema } from "./span";
import { trailSchema } from "./trail";

/** What a reviewer decides about a finding or about an answer as a whole. */
export const judgementSchema = z.enum(["fault", "not-a-fault", "partly-right", "cannot-tell"]);
export type Judgement = z.infer<typeof judgementSchema>;

/** Why something that was flagged is no fault. */
export const excuseSchema = z.enum(["equal-value", "wrong-source", "paraphrase", "other"]);
export type Excuse = z.infer<typeof excuseSchema>;

/** Most characters of what a reviewer types in one field. */
export const LONGEST_NOTE = 4000;
const noteSchema = z.string().check(z.maxLength(LONGEST_NOTE));

/** A fault that the checks missed and a reviewer marked: words of the answer (UTF-16 offsets of its text) and a code. */
export const missedFaultSchema = z.object({ ...spanSchema.shape, text: z.string(), code: reasonCodeSchema });
export type MissedFault = z.infer<typeof missedFaultSchema>;

/** One round of a dispute: somebody's reason, and the verdict that they would give. `at` in milliseconds since the epoch. */
export const disputeRoundSchema = z.object({
  who: z.string(),
  at: z.number(),
  reason: noteSchema,
  verdict: z.optional(judgementSchema),
});
export type DisputeRound = z.infer<typeof disputeRoundSchema>;

/** All that was decided about one target so far. What the log calls `from` and `to`. */
export const standingSchema = z.object({
  verdict: z.optional(judgementSchema),
  excuse: z.optional(excuseSchema),
  note: z.optional(noteSchema),
  missed: z.optional(missedFaultSchema),
  /** Oldest first; absent where nobody disputes it. */
  dispute: z.optional(z.array(disputeRoundSchema)),
  /** The dispute was settled: `verdict` holds. */
  settled: z.optional(z.boolean()),
});
export type Standing = z.infer<typeof standingSchema>;

/**
 * What is decided about a target now. `target` is a finding's id (no positions in it, so that a verdict returns when the
 * answer is met again), `answerTarget` of an answer, or `missedTarget` of a fault that a reviewer marked.
 */
export const reviewSchema = z.object({
  target: z.string().check(z.minLength(1), z.maxLength(200)),
  /** SHA-256 of the answer's text. */
  answer: z.string(),
  standing: standingSchema,
  who: z.string(),
  /** Of the last change, in milliseconds since the epoch. */
  at: z.number(),
});
export type Review = z.infer<typeof reviewSchema>;

export const answerTarget = (answerHash: string): string => `answer:${answerHash}`;
export const missedTarget = (answerHash: string, { start, end, code }: MissedFault): string =>
  `missed:${answerHash}:${start}-${end}:${code}`;

/** What was met when an answer was first reviewed: enough to see later on what a verdict rests. Hashes are SHA-256. */
export const metSchema = z.object({
  origin: z.string(),
  question: z.string(),
  text: z.string(),
  engine: z.string(),
  /** The answer says that it cannot answer, in whole or in part. These three are absent where the page was gone. */
  declined: z.optional(trailSchema.shape.declined),
  /** The facts that were read from the answer with the source words that they were held against. */
  read: z.optional(trailSchema.shape.read),
  /** The passages that the answer met in its sources. */
  passages: z.optional(trailSchema.shape.passages),
  sources: z.array(
    z.object({
      id: z.string(),
      title: z.optional(z.string()),
      version: z.optional(z.string()),
      completeness: z.optional(completenessSchema),
      /** Of the source's text; absent where it was not read. */
      hash: z.optional(z.string()),
    }),
  ),
  claims: z.array(z.object({ text: z.string(), cites: z.array(z.string()), verdict: claimVerdictSchema })),
  findings: z.array(
    z.object({
      id: z.string(),
      code: reasonCodeSchema,
      severity: severitySchema,
      rule: z.string(),
      text: z.string(),
      source: z.optional(z.object({ id: z.string(), version: z.optional(z.string()), text: z.string() })),
    }),
  ),
  /** How many facts were read from the answer, by kind. */
  facts: z.record(z.string(), z.int()),
});
export type Met = z.infer<typeof metSchema>;

export const logActionSchema = z.enum(["met", "verdict", "note", "missed", "dispute", "settle", "undo"]);
export type LogAction = z.infer<typeof logActionSchema>;

const digestSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * One line of the audit trail. Entries of one `chain` (one store on one computer) are numbered from 1 without a gap;
 * `hash` is the SHA-256 of the entry without it in canonical JSON, `previous` the hash of the entry before (zeros for the
 * first): what was changed, taken out or put in afterwards does not verify (lib/text/seal.ts).
 */
export const logEntrySchema = z.object({
  chain: z.string(),
  n: z.int().check(z.positive()),
  /** Milliseconds since the epoch. */
  at: z.number(),
  who: z.string(),
  action: logActionSchema,
  answer: z.string(),
  /** What it is about; for `met` the hash of what was met. */
  target: z.string(),
  from: z.nullable(standingSchema),
  to: z.nullable(standingSchema),
  /** Version of the engine and its rules. */
  engine: z.string(),
  met: z.optional(metSchema),
  previous: digestSchema,
  hash: digestSchema,
});
export type LogEntry = z.infer<typeof logEntrySchema>;
