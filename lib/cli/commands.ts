import * as z from "zod/mini";
import { check } from "../check/run";
import { locate } from "../evidence/locate";
import { isValue, readQuantities } from "../facts/quantities";
import { sourceSchema } from "../model/source";
import { rules } from "../rules";

/** A sub-command: the shape of a line and what it answers. */
export interface Command {
  name: string;
  summary: string;
  /** Shapes of a line in and a line out, for `--help`. */
  input: string;
  output: string;
  /** Answers one parsed line; throws a `LineError` that says what is wrong with it. */
  answer(line: unknown): unknown;
}

/** What is wrong with a line, in words that name the place. */
export class LineError extends Error {}

const id = z.union([z.string(), z.number()]);

const checkLine = z.object({
  id,
  question: z.optional(z.string()),
  answer: z.string(),
  sources: z.array(sourceSchema),
  cites: z.optional(z.array(z.string())),
  asOf: z.optional(z.string()),
});

const checkCommand: Command = {
  name: "check",
  summary: "checks answers against their sources",
  input:
    "{id, question?, answer, sources: [{id, title?, text, version?, status?, effectiveFrom?, effectiveTo?, jurisdiction?}], cites?, asOf?}",
  output:
    "{id, claims: [{start, end, text, cites, verdict}], findings: [{code, severity, start, end, text, evidence: {source, version?, start, end, text, how} | null, data}], skipped, checked, engine}",
  answer(line) {
    const row = parse(checkLine, line);
    const { sources, answer, ...rest } = row;
    const report = check({ ...rest, id: String(row.id), text: answer }, sources, rules);
    const { claims, findings, skipped, checked, engine } = report;
    return { id: row.id, claims, findings, skipped, checked, engine };
  },
};

const quantitiesLine = z.object({
  id: z.optional(id),
  lang: z.optional(z.string()),
  input: z.string(),
  reference: z.optional(z.nullable(z.string())),
});

const quantitiesCommand: Command = {
  name: "quantities",
  summary: "reads numbers, amounts, durations, dates and rates out of texts",
  input: "{id?, lang?, input}",
  output: "{id, quantities: [{text, start, end, kind, value, unit, op?, per?, seconds?}]}",
  answer(line) {
    const row = parse(quantitiesLine, line);
    const quantities = readQuantities(row.input, row.lang === undefined ? {} : { lang: row.lang }).filter(isValue);
    return { id: row.id ?? row.input, quantities };
  },
};

const locateLine = z.object({
  id,
  text: z.string(),
  quote: z.string(),
  prefix: z.optional(z.nullable(z.string())),
  suffix: z.optional(z.nullable(z.string())),
});

const locateCommand: Command = {
  name: "locate",
  summary: "finds a quote in a text",
  input: "{id, text, quote, prefix?, suffix?}",
  output: "{id, found: exact|folded|approximate|none, start?, end?}",
  answer(line) {
    const row = parse(locateLine, line);
    const { found, start, end } = locate(row.text, row.quote, {
      prefix: row.prefix ?? undefined,
      suffix: row.suffix ?? undefined,
    });
    return { id: row.id, found, ...(start === undefined ? {} : { start, end }) };
  },
};

export const commands: readonly Command[] = [checkCommand, quantitiesCommand, locateCommand];

function parse<T extends z.ZodMiniType>(schema: T, line: unknown): z.output<T> {
  const result = z.safeParse(schema, line);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue && issue.path.length > 0 ? issue.path.map(String).join(".") : "the line";
  throw new LineError(`${place}: ${issue?.message ?? "not of the expected shape"}`);
}
