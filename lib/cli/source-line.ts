import * as z from "zod/mini";
import { dayOfMetadata } from "../facts/versions";
import { sourceSchema } from "../model/source";

const told = ({ input }: { input?: unknown }): string =>
  `expected a day such as 2026-03-01, not ${JSON.stringify(input)}`;

/** An ISO day, told by an error that shows one. */
export const isoDay = z.iso.date({ error: told });

/** A day that is read, told by an error that shows one. */
const day = z.string().check(
  z.refine((value) => dayOfMetadata(value) !== undefined, {
    error: told,
  }),
);

/** A source of an input line. Dates that nobody can read are a fault of the line: they would be passed over in silence. */
export const sourceLine = z.extend(sourceSchema, {
  effectiveFrom: z.optional(day),
  effectiveTo: z.optional(day),
});

/** The fields of a source, for `--help`. */
export const SOURCE_FIELDS =
  "{id, title?, text, version?, status?, effectiveFrom?, effectiveTo?, jurisdiction?, url?, completeness?: full|clipped|snippet|none, attached?: whether a reviewer gave the text}";

/** What they mean, for `--help`. */
export const SOURCE_NOTES: readonly string[] = [
  "sources: effectiveFrom and effectiveTo are days (2026-03-01, 2026/3/1, 2026年3月1日) or months (2026-03); anything else is a bad line",
  'sources: status is any text; words such as "in force", "draft", "superseded", 现行, 尚未生效, 已废止 are understood, others say nothing',
];
