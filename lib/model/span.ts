import * as z from "zod/mini";

/** Half-open range of UTF-16 code units in one text: `text.slice(start, end)`. */
export const spanSchema = z.object({ start: z.int().check(z.nonnegative()), end: z.int().check(z.nonnegative()) });
export type Span = z.infer<typeof spanSchema>;

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
export const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;
