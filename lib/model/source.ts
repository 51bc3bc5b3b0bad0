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
  /** True where a reviewer gave the text, not the page. */
  attached: z.optional(z.boolean()),
});
export type Source = z.infer<typeof sourceSchema>;

/** What came of "Read all sources" for one answer. */
export interface SourcesRead {
  /** Sources whose text is there now, and those that the answer cites in all. */
  read: number;
  total: number;
  /** Those that were read in part only: the page shows no more. */
  partly: number;
  /** Titles of those that the page did not show. */
  left: string[];
  /** Why it ended before all were tried. */
  ended?: "stopped" | "used" | "gone" | "too-long";
}
