import * as z from "zod/mini";
import { type Decision, fareOf } from "../check/expected";
import { check } from "../check/run";
import { EQUAL, equalQuantity } from "../facts/equal-quantity";
import { isValue, readQuantities } from "../facts/quantities";
import type { Quantity } from "../model/quantity";
import type { CheckReport } from "../model/report";
import { rules } from "../rules";
import { readWords } from "../text/words";
import { isoDay, sourceLine } from "./source-line";

/** A line of a labelled set; see docs/EVALUATE.md. Several wordings of one item that must be included stand in a list of their own. */
export const evaluateLine = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.optional(z.string()),
  question: z.string(),
  gold_quotes: z._default(z.array(z.string()), []),
  must_include: z._default(z.array(z.union([z.string(), z.array(z.string())])), []),
  must_not: z._default(z.array(z.string()), []),
  unanswerable_fields: z._default(z.array(z.string()), []),
  context: z.array(sourceLine),
  answer: z.string(),
  cites: z.optional(z.array(z.string())),
  asOf: z.optional(isoDay),
  /** A person's mark of the answer. */
  mark: z.optional(z.enum(["right", "partly", "wrong"])),
});
export type EvaluateLine = z.infer<typeof evaluateLine>;

export type Mark = "right" | "partly" | "wrong";

/** What one answer of the set gets. Counts, so that they can be added up; nothing is merged into one score. */
export interface Scored {
  id: string;
  lang: string;
  /** Gold quotes that stand in the context word for word, of how many. */
  retrieved: [number, number];
  /** What should have been done and what was done: answer, decline, or answer what is there and decline the rest. */
  decision: { due: Decision; made: Decision };
  /** Fields that must be included: stated in an equal form and not faulted by a finding, of how many. */
  fields: [number, number];
  /** Forbidden items that the answer says, of how many. */
  leaked: [number, number];
  citations: NonNullable<CheckReport["citations"]>;
  /** Some but not all of the fields, or all of them beside something forbidden. */
  partly: boolean;
  /** The automatic mark: a regression alarm and not a result. */
  automatic: Mark;
  mark?: Mark;
}

/** Share of the answer's pairs of neighbouring words (characters) that stand in the gold quotes or the question. */
const COVERED = 0.6;

/**
 * Scores one answer of a labelled set. `asOf` is the ISO day for effective dates where the line names none; `refusals` are the
 * fixed refusal sentences of the business.
 */
export function scoreLine(row: EvaluateLine, asOf: string, refusals: readonly string[] = []): Scored {
  const report = check(
    {
      id: String(row.id),
      question: row.question,
      text: row.answer,
      asOf: row.asOf ?? asOf,
      ...(row.cites ? { cites: row.cites } : {}),
    },
    row.context,
    rules,
    { citations: true, refusals },
  );
  const expected = {
    goldQuotes: row.gold_quotes,
    mustInclude: row.must_include,
    mustNot: row.must_not,
    unanswerableFields: row.unanswerable_fields,
  };
  const { retrieved, due, made, fields, leaked } = fareOf(row.answer, row.context, expected, report, refusals);
  const items = row.must_include.map((item) => (typeof item === "string" ? [item] : item));
  const partly = items.length > 0 && fields[0] > 0 && (fields[0] < items.length || leaked[0] > 0);
  return {
    id: String(row.id),
    lang: row.lang ?? "",
    retrieved,
    decision: { due, made },
    fields,
    leaked,
    citations: report.citations ?? {
      claims: 0,
      cited: 0,
      citations: 0,
      citedShare: null,
      hitRate: null,
      recall: null,
      precision: null,
      undecided: 0,
    },
    partly,
    automatic: automaticMark(row, made, due, items),
    ...(row.mark ? { mark: row.mark } : {}),
  };
}

/** 2-gram coverage of at least 0.6 and all values equal; where nothing can be answered, that it declines. */
function automaticMark(row: EvaluateLine, made: string, due: string, items: readonly string[][]): Mark {
  if (due === "decline") return made === "decline" ? "right" : "wrong";
  if (made === "decline") return "wrong";
  const reference = `${row.gold_quotes.join("\n")}\n${row.question}`;
  const known = pairsOf(reference);
  const own = [...pairsOf(row.answer)];
  const covered = own.length === 0 ? 0 : own.filter((pair) => known.has(pair)).length / own.length;
  const values = items.flatMap((forms) => readQuantities(forms[0] ?? "").filter(isValue));
  const given = readQuantities(row.answer).filter(isValue);
  const standing = readQuantities(reference).filter(isValue);
  const equal = (a: Quantity, b: Quantity) => EQUAL.has(equalQuantity(a, b));
  const all = values.every((value) => given.some((q) => equal(q, value)));
  const none = given.every((q) => [...standing, ...values].some((value) => equal(q, value)));
  if (covered >= COVERED && all && none) return "right";
  return covered >= COVERED / 2 && values.some((value) => given.some((q) => equal(q, value))) ? "partly" : "wrong";
}

/** Pairs of neighbouring words, in Chinese of neighbouring characters. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  const list = readWords(text.replace(/\[[^\]\n]{1,40}\]/g, " "));
  for (let i = 0; i + 1 < list.length; i++) pairs.add(`${list[i]?.stem} ${list[i + 1]?.stem}`);
  return pairs;
}
