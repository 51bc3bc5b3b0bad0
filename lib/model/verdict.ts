import * as z from "zod/mini";

/** A reviewer's decision about a finding, kept by the finding's id. First version: "not a fault" alone. */
export const verdictSchema = z.object({
  finding: z.string(),
  verdict: z.enum(["not-a-fault"]),
  /** Milliseconds since the epoch. */
  at: z.number(),
});
export type Verdict = z.infer<typeof verdictSchema>;
