import * as z from "zod/mini";
import { reasonCodeSchema } from "./reasons";

/** A share between 0 and 1, neither of them. */
const share = z.number().check(z.gt(0), z.lt(1));
/** Ids of the strata that a gate looks at; absent for all. */
const strata = z.optional(z.array(z.string()));

/**
 * A condition of acceptance, as a contract has it. `groundedness`: of all claims that could be checked, at least so many have
 * their evidence. `zero`: no faulty answer at all (with `codes`: none with a fault of these), shown where the sample rules out a
 * share of `rulesOut`. `rate`: at most so many of the answers: `faulty`; `partly` right; `refused`; `false-refusals` of those that
 * decline.
 */
export const gateSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("groundedness"), atLeast: share, strata }),
  z.object({ kind: z.literal("zero"), rulesOut: share, strata, codes: z.optional(z.array(reasonCodeSchema)) }),
  z.object({
    kind: z.literal("rate"),
    of: z.enum(["faulty", "partly", "refused", "false-refusals"]),
    atMost: share,
    strata,
  }),
]);
export type Gate = z.infer<typeof gateSchema>;
