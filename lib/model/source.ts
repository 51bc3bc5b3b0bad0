import * as z from "zod/mini";

/** How much of the source's text was read: `full`, cut off (`clipped`), a search `snippet`, or `none`. */
export const completenessSchema = z.enum(["full", "clipped", "snippet", "none"]);
export type Completeness = z.infer<typeof completenessSchema>;

/** One cited document or chunk. `text` is empty and `completeness` is `none` where it is known but was not read. */
export const sourceSchema = z.object({
  id: z.string(),
  text: z.string(),
  title: z.optional(z.string()),
  version: z.optional(z.string()),
  status: z.optional(z.string()),
  /** ISO date. */
  effectiveFrom: z.optional(z.string()),
  /** ISO date. */
  effectiveTo: z.optional(z.string()),
  jurisdiction: z.optional(z.string()),
  url: z.optional(z.string()),
  completeness: z.optional(completenessSchema),
});
export type Source = z.infer<typeof sourceSchema>;
