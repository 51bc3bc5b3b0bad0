import * as z from "zod/mini";
import { reasonCodeSchema } from "./reasons";

/** Words of an answer that gave way to others, and why; `source` is the id of the source whose words are put in. */
export const replacementSchema = z.object({
  was: z.string(),
  now: z.string(),
  /** Absent where no rule rang: nothing could check the words. */
  code: z.optional(reasonCodeSchema),
  source: z.optional(z.string()),
  version: z.optional(z.string()),
});
export type Replacement = z.infer<typeof replacementSchema>;

/** An answer without what its sources do not say, and the list of what was replaced. */
export const groundedSchema = z.object({ text: z.string(), replaced: z.array(replacementSchema) });
export type Grounded = z.infer<typeof groundedSchema>;
