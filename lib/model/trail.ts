import * as z from "zod/mini";
import { spanSchema } from "./span";

/** Words of a source: UTF-16 offsets of its text. */
const sourceWordsSchema = z.object({
  ...spanSchema.shape,
  id: z.string(),
  version: z.optional(z.string()),
  text: z.string(),
});
export type SourceWords = z.infer<typeof sourceWordsSchema>;

/**
 * A fact that was read from an answer: where it stands there (UTF-16 offsets), in canonical form where it is a value, what
 * the sources said of it, and the words of the source that it was held against. A `refusal` is a sentence that declines.
 */
export const readFactSchema = z.object({
  ...spanSchema.shape,
  text: z.string(),
  kind: z.enum(["quantity", "quote", "negation", "refusal"]),
  /** Index of its claim; -1 where it is in none. */
  claim: z.int(),
  value: z.optional(z.string()),
  /** `question`: the question gave it; `open`: what was read does not decide it. */
  stands: z.optional(z.enum(["supported", "differs", "elsewhere", "absent", "computed", "question", "open"])),
  source: z.optional(sourceWordsSchema),
});
export type ReadFact = z.infer<typeof readFactSchema>;

/** What a review of an answer rests on besides its report: what was read from it, which passages it met, whether it declined. */
export const trailSchema = z.object({
  declined: z.boolean(),
  /** In the order of the answer. */
  read: z.array(readFactSchema),
  /** Each passage once: those that hold a fact's words, and the nearest to each claim. */
  passages: z.array(sourceWordsSchema),
});
export type Trail = z.infer<typeof trailSchema>;
