import * as z from "zod/mini";
import { answerSchema } from "./answer";
import { type CheckReport, checkReportSchema } from "./report";
import type { Met } from "./review";
import { sourceSchema } from "./source";
import type { Trail } from "./trail";

/**
 * An answer as it was met and checked, so that it can be reviewed and checked again later. Its sources' texts lie apart,
 * under their hashes, and may have been dropped for space. `id` names origin and answer text.
 */
export const seenAnswerSchema = z.object({
  id: z.string(),
  origin: z.string(),
  answer: answerSchema,
  /** `text` is empty; `hash` leads to it, and is absent where the source was not read. */
  sources: z.array(z.object({ ...sourceSchema.shape, hash: z.optional(z.string()) })),
  report: checkReportSchema,
  /** When it was last met, in milliseconds since the epoch. */
  at: z.number(),
});
export type SeenAnswer = z.infer<typeof seenAnswerSchema>;

/** A source text under its SHA-256. `at` is when it was last met. */
export interface SeenText {
  hash: string;
  text: string;
  at: number;
}

/** What a review of the answer rests on, for the log. Sources that were not kept are told by what is known of them. */
export function metOf(
  origin: string,
  question: string,
  text: string,
  report: CheckReport,
  sources: readonly Pick<SeenAnswer["sources"][number], "id" | "title" | "version" | "completeness" | "hash">[],
  trail?: Trail,
): Met {
  return {
    origin,
    question,
    text,
    engine: report.engine,
    sources: sources.map(({ id, title, version, completeness, hash }) => ({ id, title, version, completeness, hash })),
    claims: report.claims.map(({ text, cites, verdict }) => ({ text, cites, verdict })),
    findings: report.findings.map(({ id, code, severity, rule, text, evidence }) => ({
      id,
      code,
      severity,
      rule,
      text,
      ...(evidence === null ? {} : { source: { id: evidence.source, version: evidence.version, text: evidence.text } }),
    })),
    facts: report.checked.facts,
    ...trail,
  };
}
