import * as z from "zod/mini";
import { check } from "../check/run";
import { locate } from "../evidence/locate";
import { toSelectors } from "../evidence/selector";
import { readQuantities } from "../facts/quantities";
import { printedReadings } from "../facts/readings";
import { FiringStats } from "../model/firing-stats";
import type { CheckReport } from "../model/report";
import { rules } from "../rules";
import { fragmentLink } from "../text/text-fragment";
import { evaluateCommand } from "./evaluate";
import { glossaryOf, glossaryOption } from "./glossary-option";
import { parse } from "./line";
import { logCommand } from "./log";
import { refusalsOf, refusalsOption } from "./refusals-option";
import { sampleCommand } from "./sample";
import { isoDay, SOURCE_FIELDS, SOURCE_NOTES, sourceLine } from "./source-line";

/** A sub-command: the shape of a line and what it answers. */
export interface Command {
  name: string;
  summary: string;
  /** Shapes of a line in and a line out, for `--help`. */
  input: string;
  output: string;
  /** What fields of the output mean, for `--help`; one a line. */
  notes?: readonly string[];
  /** Options with what they do, for `--help`. */
  options?: readonly Option[];
  /** Answers one parsed line, the `number`th of the input; throws a `LineError` (line.ts) that says what is wrong with it. */
  answer(line: unknown, number: number): unknown;
  /** For commands that keep count over all lines: what answers the lines, and what is said at the end. */
  begin?(options: ReadonlyMap<string, string>): Session;
}

export interface Option {
  /** "--stats". */
  flag: string;
  /** Name of the value that follows, where one does. Of FILE the text is read and taken as the value. */
  value?: string;
  /** What is wrong with the value, if anything. */
  fault?(value: string): string | undefined;
  help: string;
}

export interface Session {
  /** What is written for a line; undefined writes nothing. */
  answer(line: unknown, number: number): unknown;
  /** Texts at the end of the input, for standard output and standard error. */
  end(): { out?: string; err?: string; code?: 1 };
}

// The messages of a bad line say what was expected.
z.config(z.locales.en());

const id = z.union([z.string(), z.number()]);

const checkLine = z.object({
  id,
  question: z.optional(z.string()),
  answer: z.string(),
  sources: z.array(sourceLine),
  cites: z.optional(z.array(z.string())),
  asOf: z.optional(isoDay),
  /** Where the answer came from: `--stats` counts apart by it. */
  origin: z.optional(z.string()),
});

const checkCommand: Command = {
  name: "check",
  summary: "checks answers against their sources",
  input: `{id, question?, answer, sources: [${SOURCE_FIELDS}], cites?: [source id], asOf?, origin?}`,
  output:
    "{id, claims: [{start, end, text, cites, verdict}], findings: [{id, code, severity, rule, start, end, text, claim, evidence: {source, title?, version?, start, end, text, how, url?} | null, pair?: {answer, source: [{text, mark}]}, data}], skipped: [{reason, about?, detail?}], checked: {claims, claimsTotal, sourcesRead, sourcesTotal, facts}, metrics: {claims, cited, citations, citedShare, hitRate, recall, precision, undecided}, risks, precheckFired, engine}",
  notes: [
    "claims: sentences, items and rows of the answer with what became of each (supported, contradicted, unsupported, unchecked)",
    ...SOURCE_NOTES,
    "findings: what was found at which place; severity contradicted and unsupported are faults, notice and info are none; start and end are UTF-16 units of the answer, those of evidence of the source's text",
    "findings: id stays the same for the same words and evidence, wherever they stand; rule: the rule that found it; claim: index into claims, -1 for the answer as a whole; how: exact, folded or approximate; pair: claim and passage in runs, mark where they differ; data: what fills the code's sentence (answer, source, formula, inputs …), all strings",
    "skipped: what could not be checked and why; checked: how many quantities, quotes and negations were looked at",
    "metrics: claims, how many of them cite (cited, citedShare), citations, and in the sense of ALCE hitRate, recall, precision; undecided: claims, and citations by themselves, that words alone do not decide: they are in none of the shares. A claim at fault is a hit of no source that the fault was found in",
    "risks: what can go wrong in such an answer (number, negation, unit …), read from facts, question and sources alone, for sampling; it says nothing of this answer's faults",
    "precheckFired: rules whose cheap first look found their shape in the answer, so that they ran; it says nothing of faults either",
    "--stats: {answers, codes: {CODE: {answers, faults: answers on which it is a fault and no notice, findings, oneIn: answers per answer that it fired in, null where never}}, rules: {rule: {precheckFired: answers in which its cheap pre-check fired, so that it ran (all answers for a rule without one), fired: answers in which it found something, findings}}, origins?: {name: {answers, codes: {CODE: answers}}}}",
  ],
  options: [
    {
      flag: "--stats",
      help: "at the end prints on standard error one JSON line: how often each code, and each rule's pre-check and verdict, fired; by origin where lines name one",
    },
    {
      flag: "--as-of",
      value: "DATE",
      help: "ISO day at which effective dates are judged where a line has no asOf; today without it",
    },
    refusalsOption,
    glossaryOption,
  ],
  answer: (line) => checkLineOf(line, today(), [], []).out,
  begin(options) {
    const stats = new FiringStats(rules);
    const asOf = options.get("--as-of") ?? today();
    const refusals = refusalsOf(options);
    const glossary = glossaryOf(options);
    return {
      answer(line) {
        const { out, report, origin } = checkLineOf(line, asOf, refusals, glossary);
        stats.add(report, origin);
        return out;
      },
      end: () => (options.has("--stats") ? { err: `${JSON.stringify(stats.summary())}\n` } : {}),
    };
  },
};

/** The command line knows what day it is; the engine is told. */
const today = (): string => new Date().toISOString().slice(0, 10);

function checkLineOf(
  line: unknown,
  asOf: string,
  refusals: readonly string[],
  glossary: readonly string[][],
): { out: unknown; report: CheckReport; origin: string | undefined } {
  const row = parse(checkLine, line);
  const { sources, answer, origin, ...rest } = row;
  const report = check({ asOf, ...rest, id: String(row.id), text: answer }, sources, rules, {
    citations: true,
    refusals,
    glossary,
  });
  const { claims, findings, skipped, checked, engine, citations, risks, precheckFired } = report;
  return {
    out: { id: row.id, claims, findings, skipped, checked, metrics: citations, risks, precheckFired, engine },
    report,
    origin,
  };
}

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
  output:
    "{id, quantities: [{text, start, end, kind, value, unit, op?, per?, seconds?, reading?}]}; id is the line's number where it has none",
  answer(line, number) {
    const row = parse(quantitiesLine, line);
    const { lang, reference } = row;
    const quantities = readQuantities(row.input, {
      ...(lang === undefined ? {} : { lang }),
      ...(reference ? { reference } : {}),
    });
    return { id: row.id ?? number, quantities: printedReadings(row.input, quantities) };
  },
};

const locateLine = z.object({
  id,
  text: z.string(),
  quote: z.string(),
  prefix: z.optional(z.nullable(z.string())),
  suffix: z.optional(z.nullable(z.string())),
  /** Address of the page that the text was read from. */
  url: z.optional(z.nullable(z.string())),
});

const locateCommand: Command = {
  name: "locate",
  summary: "finds a quote in a text",
  input: "{id, text, quote, prefix?, suffix?, url?}",
  output:
    "{id, found: exact|folded|approximate|none, why?: short, start?, end?, errors?, all?, gaps?, selectors?: [TextQuoteSelector, TextPositionSelector], link?}; start and end are UTF-16 units, those of the W3C selector code points",
  notes: [
    "why short: a quote of one or two letters, or one Chinese character, verifies nothing: it is none wherever it stands, but where prefix or suffix stand right beside it",
    "errors: characters that differ at an approximate place; all: every place, where there are several; gaps: what an ellipsis leaves out",
  ],
  answer(line) {
    const row = parse(locateLine, line);
    const { found, start, end, all, errors, gaps, why } = locate(row.text, row.quote, {
      prefix: row.prefix ?? undefined,
      suffix: row.suffix ?? undefined,
    });
    if (start === undefined || end === undefined) return { id: row.id, found, ...(why === undefined ? {} : { why }) };
    const link = row.url ? fragmentLink(row.url, row.text, { start, end }) : undefined;
    return {
      id: row.id,
      found,
      start,
      end,
      ...(errors === undefined ? {} : { errors }),
      ...(all.length > 1 ? { all } : {}),
      ...(gaps === undefined ? {} : { gaps }),
      selectors: toSelectors(row.text, { start, end }),
      ...(link === undefined ? {} : { link }),
    };
  },
};

export const commands: readonly Command[] = [
  checkCommand,
  quantitiesCommand,
  locateCommand,
  evaluateCommand,
  sampleCommand,
  logCommand,
];
