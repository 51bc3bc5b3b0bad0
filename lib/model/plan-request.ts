import * as z from "zod/mini";

const positive = z.int().check(z.positive());
/** A share between 0 and 1, neither of them. */
const share = z.number().check(z.gt(0), z.lt(1));

/**
 * What a person asks of a sample, before it is known what it comes to in a batch: `perStratum` answers of each stratum (equal),
 * `total` over all (proportional, neyman), or `quotas` by stratum (own). `aql` is written as in the standard: "0.65".
 */
export const planRequestSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("simple"), n: positive }),
  z.object({
    kind: z.literal("stratified"),
    allocation: z.enum(["equal", "proportional", "neyman", "own"]),
    perStratum: z.optional(positive),
    total: z.optional(positive),
    quotas: z.optional(z.record(z.string(), z.int().check(z.nonnegative()))),
  }),
  z.object({ kind: z.literal("zero"), rate: share, confidence: share }),
  z.object({
    kind: z.literal("iso-2859-1"),
    level: z.enum(["S-1", "S-2", "S-3", "S-4", "I", "II", "III"]),
    severity: z.enum(["normal", "tightened", "reduced"]),
    aql: z.string(),
  }),
]);
export type PlanRequest = z.infer<typeof planRequestSchema>;

/** A plan in a file: what is asked for, and the words that make an answer critical (`true`: the usual ones). */
export const planFileSchema = z.object({
  plan: planRequestSchema,
  critical: z.optional(z.union([z.boolean(), z.array(z.string())])),
  /** Share of the items that goes to a second reviewer. */
  secondShare: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
export type PlanFile = z.infer<typeof planFileSchema>;
