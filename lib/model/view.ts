import * as z from "zod/mini";
import { reasonCodeSchema, severitySchema } from "./reasons";
import { riskSchema } from "./report";
import { judgementSchema } from "./review";

/** What an auditor wants to see; an absent member lets everything through. */
export const filterSchema = z.object({
  /** Words that answer, question, finding, code or source must hold, without regard to case. */
  query: z.optional(z.string().check(z.maxLength(200))),
  /** Only findings without a verdict. */
  open: z.optional(z.boolean()),
  severity: z.optional(severitySchema),
  code: z.optional(reasonCodeSchema),
  risk: z.optional(riskSchema),
  verdict: z.optional(judgementSchema),
});
export type Filter = z.infer<typeof filterSchema>;

/** A filter under a name. */
export const viewSchema = z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)), filter: filterSchema });
export type View = z.infer<typeof viewSchema>;
/** Most saved views. */
export const MOST_VIEWS = 30;
