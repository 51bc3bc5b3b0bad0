import * as z from "zod/mini";

export const quantityKindSchema = z.enum([
  "number",
  "percent",
  "currency",
  "quantity",
  "duration",
  "date",
  "time",
  "age",
  "temperature",
  "ordinal",
  "version",
  "clause",
  "identifier",
]);
export type QuantityKind = z.infer<typeof quantityKindSchema>;

export const boundSchema = z.enum(["=", "<", ">", "<=", ">=", "~", "±"]);
export type Bound = z.infer<typeof boundSchema>;

/**
 * A value as read from a text. `value` is an exact decimal string ("1200.5"), a fraction ("1/3"), an ISO date or
 * time ("2024-01-02", "14:15", "2024-03"; readings of an ambiguous date are joined by `|`), or a range.
 * `unit` is a canonical unit ("CNY/seat/month", "%", "pp", "day", "workday", "人"); "" where there is none.
 * `per` is what it is counted by ("seat/month"); a period that words apart from the value state (按日万分之五, "annual fee of $99")
 * stands in `per` alone. `op` is the bound; the words of a bound are not part of `text`. `seconds` is set for durations that convert exactly.
 */
export const quantitySchema = z.object({
  text: z.string(),
  start: z.int(),
  end: z.int(),
  kind: quantityKindSchema,
  value: z.union([z.string(), z.object({ min: z.string(), max: z.string() })]),
  unit: z.string(),
  op: z.optional(boundSchema),
  per: z.optional(z.string()),
  seconds: z.optional(z.string()),
});
export type Quantity = z.infer<typeof quantitySchema>;
