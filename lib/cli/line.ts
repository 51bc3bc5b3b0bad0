import * as z from "zod/mini";

/** What is wrong with a line, in words that name the place. */
export class LineError extends Error {}

/** A line of the expected shape; throws a `LineError` that names the place where it is not. */
export function parse<T extends z.ZodMiniType>(schema: T, line: unknown): z.output<T> {
  const result = z.safeParse(schema, line);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue && issue.path.length > 0 ? issue.path.map(String).join(".") : "the line";
  throw new LineError(`${place}: ${issue?.message ?? "not of the expected shape"}`);
}
