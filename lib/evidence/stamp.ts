import { STAMP_LABELS } from "../facts/lexicon/relative-days";
import type { Quantity } from "../model/quantity";
import type { Passage, SourceIndex } from "./passages";

const LABELS: ReadonlySet<string> = new Set(STAMP_LABELS);
/** Marks that a search engine puts between a page's day and its words: "Mar 30, 2020 ... The games". */
const SNIPPET = /^\s*(?:\.{3}|…|[—–·|]\s)/;
/** What may stand behind a stamp in its line: brackets, a clock, nothing else. */
const BEHIND = /^[\s\d:：)）\]】。.]*$/;

/**
 * Whether a date of a source is the stamp of the text, the day on which it was put out: （播发时间：2016-08-09）, "Last updated: …",
 * or a search engine's day before the words of a snippet.
 */
export function isStamp({ source }: SourceIndex, passage: Passage, date: Quantity): boolean {
  if (date.kind !== "date") return false;
  const from = date.start - passage.start;
  const before = passage.text
    .slice(passage.text.lastIndexOf("\n", from) + 1, from)
    .replace(/^[\s（(【[*#>-]+/, "")
    .replace(/[\s:：]+$/, "")
    .toLowerCase();
  if (LABELS.has(before)) return BEHIND.test(lineAfter(passage.text, date.end - passage.start));
  // A year over a column is no day on which the text was put out.
  const isDay = typeof date.value === "string" && /^\d{4}-\d\d-\d\d/.test(date.value);
  if (!isDay || passage.kind === "row") return false;
  const opens = !/[\p{L}\p{N}]/u.test(source.text.slice(0, Math.min(date.start, 40))) && date.start < 40;
  return opens && SNIPPET.test(source.text.slice(date.end, date.end + 8));
}

const lineAfter = (text: string, at: number): string => {
  const end = text.indexOf("\n", at);
  return text.slice(at, end < 0 ? text.length : end);
};
