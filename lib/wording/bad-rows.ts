import { type BadReason, badReasonSchema } from "../model/batch";
import type { Language } from "../model/settings";
import { type MessageKey, message, type PluralKey, plural } from "./catalogue";

const SINGLE: Readonly<Record<BadReason, MessageKey>> = {
  "no-json": "bad_noJson",
  "not-an-object": "bad_notAnObject",
  delimiter: "bad_delimiter",
  quotes: "bad_quotes",
  encoding: "bad_encoding",
  "no-answer": "bad_noAnswer",
  "no-sources": "bad_noSources",
  "sources-shape": "bad_sourcesShape",
  "sources-cut": "bad_sourcesCut",
  "duplicate-id": "bad_duplicateId",
  "answer-too-long": "bad_answerTooLong",
  "line-too-long": "bad_lineTooLong",
  formula: "bad_formula",
};

const MANY: Readonly<Record<BadReason, PluralKey>> = {
  "no-json": "bads_noJson",
  "not-an-object": "bads_notAnObject",
  delimiter: "bads_delimiter",
  quotes: "bads_quotes",
  encoding: "bads_encoding",
  "no-answer": "bads_noAnswer",
  "no-sources": "bads_noSources",
  "sources-shape": "bads_sourcesShape",
  "sources-cut": "bads_sourcesCut",
  "duplicate-id": "bads_duplicateId",
  "answer-too-long": "bads_answerTooLong",
  "line-too-long": "bads_lineTooLong",
  formula: "bads_formula",
};

/** Why one row could not be read, as a sentence. */
export const badReason = (reason: BadReason, detail: string | undefined, language: Language): string =>
  message(language, SINGLE[reason], { detail: detail ?? "" });

/** How many rows each reason cost, the most frequent first: "9 with sources cut off, 3 without an answer". */
export function badReasons(reasons: Partial<Record<BadReason, number>>, language: Language): string {
  const told = badReasonSchema.options
    .map((reason) => [reason, reasons[reason] ?? 0] as const)
    .filter(([, n]) => n > 0)
    .sort((a, b) => b[1] - a[1]);
  return told.map(([reason, n]) => plural(language, MANY[reason], n)).join(message(language, "bad_separator"));
}
