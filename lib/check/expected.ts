import { locate } from "../evidence/locate";
import { isDenied } from "../facts/denied-value";
import { EQUAL, equalQuantity } from "../facts/equal-quantity";
import { foldedLower } from "../facts/phrases";
import { isValue, readQuantities } from "../facts/quantities";
import { isPleasantry, readFixedRefusals, readRefusals } from "../facts/refusal";
import type { Quantity } from "../model/quantity";
import type { CheckReport } from "../model/report";
import { readSentences } from "../text/sentences";
import { readWords } from "../text/words";

/** What a labelled set expects of an answer; several wordings of one item that must be included stand in a list of their own. */
export interface Expectations {
  goldQuotes: readonly string[];
  mustInclude: readonly (string | readonly string[])[];
  mustNot: readonly string[];
  unanswerableFields: readonly string[];
}

export type Decision = "answer" | "decline" | "part";

/** How an answer fares against what is expected of it: counts as `[found, of]`, never merged into one score. */
export interface Fared {
  /** Gold quotes that stand in the sources word for word. */
  retrieved: [number, number];
  /** What should have been done and what was done. */
  due: Decision;
  made: Decision;
  /** Items that must be included: stated in an equal form and not faulted by a finding. */
  fields: [number, number];
  /** Forbidden items that the answer says. */
  leaked: [number, number];
}

/** Holds an answer and its check against what is expected of it. `refusals` are the fixed refusal sentences of the business. */
export function fareOf(
  answer: string,
  sources: readonly { text: string }[],
  { goldQuotes, mustInclude, mustNot, unanswerableFields }: Expectations,
  report: CheckReport,
  refusals: readonly string[],
): Fared {
  const retrieved = goldQuotes.filter((quote) =>
    sources.some(({ text }) => ["exact", "folded"].includes(locate(text, quote).found)),
  );
  const right = mustInclude
    .map((item) => (typeof item === "string" ? [item] : item))
    .filter((forms) => forms.some((form) => isStated(form, answer, report)));
  const leaked = mustNot.filter((item) => placesOf(item, answer).length > 0);
  return {
    retrieved: [retrieved.length, goldQuotes.length],
    due: unanswerableFields.length === 0 ? "answer" : mustInclude.length === 0 ? "decline" : "part",
    made: decisionOf(answer, refusals),
    fields: [right.length, mustInclude.length],
    leaked: [leaked.length, mustNot.length],
  };
}

/** Whether the answer declines, answers, or does both. Courtesies count as neither. */
function decisionOf(answer: string, fixed: readonly string[]): Decision {
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
