import * as z from "zod/mini";

/** What is wrong with a line, in words that name the place. */
export class LineError extends Error {}

/** A line of the expected shape; throws a `LineError` that names the place where it is not. */
export function parse<T extends z.ZodMiniType>(schema: T, line: unknown): z.output<T> {
  const result = z.safeParse(schema, line);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue && issue.path.length > 0 ? issue.path.map(String).join(".") : "the line";
  throw new LineError(`${place}: ${issue ? wordsOf(issue) : "not of the expected shape"}`);
}

type Issue = z.core.$ZodIssue;

/** The issue's own words; where one of several shapes was expected, all of them: "expected string or number, received undefined". */
function wordsOf(issue: Issue): string {
  if (issue.code !== "invalid_union") return issue.message;
  const own = issue.errors.flat();
  const expected = own.flatMap((one) => (one.code === "invalid_type" && one.path.length === 0 ? [one.expected] : []));
  const received = /received (\w+)/.exec(own[0]?.message ?? "")?.[1];
  return expected.length > 0
    ? `Invalid input: expected ${[...new Set(expected)].join(" or ")}${received === undefined ? "" : `, received ${received}`}`
    : (own[0]?.message ?? issue.message);
}
