import * as z from "zod/mini";
import { check } from "../check/run";
import { locate } from "../evidence/locate";
import { isDenied } from "../facts/denied-value";
import { EQUAL, equalQuantity } from "../facts/equal-quantity";
import { foldedLower } from "../facts/phrases";
import { isValue, readQuantities } from "../facts/quantities";
import { isPleasantry, readFixedRefusals, readRefusals } from "../facts/refusal";
import type { Quantity } from "../model/quantity";
import type { CheckReport } from "../model/report";
import { rules } from "../rules";
import { readSentences } from "../text/sentences";
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
  decision: { due: "answer" | "decline" | "part"; made: "answer" | "decline" | "part" };
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
  const retrieved = row.gold_quotes.filter((quote) =>
    row.context.some(({ text }) => ["exact", "folded"].includes(locate(text, quote).found)),
  );
  const items = row.must_include.map((item) => (typeof item === "string" ? [item] : item));
  const right = items.filter((forms) => forms.some((form) => isStated(form, row.answer, report)));
  const leaked = row.must_not.filter((item) => placesOf(item, row.answer).length > 0);
  const made = decisionOf(row.answer, refusals);
  const due = row.unanswerable_fields.length === 0 ? "answer" : items.length === 0 ? "decline" : "part";
  const partly = items.length > 0 && right.length > 0 && (right.length < items.length || leaked.length > 0);
  return {
    id: String(row.id),
    lang: row.lang ?? "",
    retrieved: [retrieved.length, row.gold_quotes.length],
    decision: { due, made },
    fields: [right.length, items.length],
    leaked: [leaked.length, row.must_not.length],
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

/** Whether the answer declines, answers, or does both. Courtesies count as neither. */
function decisionOf(answer: string, fixed: readonly string[]): Scored["decision"]["made"] {
  const refusals = [...readRefusals(answer), ...readFixedRefusals(answer, fixed)];
  if (refusals.length === 0) return "answer";
  const states = readSentences(answer).some(({ start, end }) => {
    const words = answer.slice(start, end);
    if (refusals.some((r) => r.start < end && start < r.end)) {
      // A sentence that declines and gives a value does both.
      return readQuantities(words).some(isValue);
    }
    return readWords(words).length > 2 && !isPleasantry(words);
  });
  return states ? "part" : "decline";
}

/** A denial right before an item's words: "not refundable" does not say "refundable". */
const DENIED_BEFORE =
  /(?:\b(?:not|never|no|cannot|non)|n't)[ -](?:(?:a|an|the|any|be|is|fully|yet) )?$|(?:不|没有|并非|非|未|不是|无需|不再)$/;

/** An item is stated where its values stand in an equal form, or its words; and no fault is found on them. */
function isStated(item: string, answer: string, report: CheckReport): boolean {
  return placesOf(item, answer).some(
    ({ start, end }) =>
      !report.findings.some(
        (f) => (f.severity === "contradicted" || f.severity === "unsupported") && f.start < end && start < f.end,
      ),
  );
}

/**
 * Ranges of the answer that say an item: each of its values in an equal form, or the words themselves. "Not 20 seats" does not say
 * "20 seats", unless the item denies it itself.
 */
function placesOf(item: string, answer: string): { start: number; end: number }[] {
  const values = readQuantities(item).filter(isValue);
  if (values.length > 0) {
    const own = readQuantities(answer)
      .filter(isValue)
      .filter((q) => !isDenied(answer, q) || values.some((value) => isDenied(item, value)));
    const rest = restOf(item, values);
    const places = values.map((value) => own.find((q) => EQUAL.has(equalQuantity(q, value))));
    if (places.some((place) => place === undefined) || !words(answer).includes(words(rest))) return [];
    return places.flatMap((place) => (place ? [{ start: place.start, end: place.end }] : []));
  }
  const folded = foldedLower(answer);
  const key = foldedLower(item).trim();
  if (key === "") return [];
  const found: { start: number; end: number }[] = [];
  for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + 1))
    if (!DENIED_BEFORE.test(folded.slice(Math.max(0, at - 24), at))) found.push({ start: at, end: at + key.length });
  return found;
}

const restOf = (item: string, values: readonly Quantity[]): string =>
  values.reduceRight((text, q) => text.slice(0, q.start) + text.slice(q.end), item);
const words = (text: string): string => foldedLower(text).replace(/[\s\p{P}]+/gu, "");

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
