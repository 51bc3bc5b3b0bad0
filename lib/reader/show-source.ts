import { readText } from "../dom/text-map";
import type { Evidence } from "../model/report";
import type { Reader } from "./reader";

/** Milliseconds to wait for a pane that was opened to show its text. */
const PATIENCE_MS = 4000;

/**
 * Finds the evidence in the page: in a pane that is open, else in the one that the adapter opens. Gives the ranges of
 * its words, or an empty list where the page does not show them (no such pane, or the words differ).
 */
export async function showSource(
  reader: Reader,
  key: string,
  evidence: Evidence,
  signal: AbortSignal,
): Promise<Range[]> {
  if (!reader.answer(key)) return [];
  const there = find(reader, key, evidence);
  if (there.length > 0) return there;
  if (!reader.openSource(key, evidence.source)) return [];
  return new Promise((resolve) => {
    const done = (ranges: Range[]): void => {
      stop();
      clearTimeout(timer);
      resolve(ranges);
    };
    const look = (): void => {
      const ranges = find(reader, key, evidence);
      if (ranges.length > 0) done(ranges);
    };
    const stop = reader.onLook(look);
    const timer = setTimeout(() => done([]), PATIENCE_MS);
    signal.addEventListener("abort", () => done([]), { once: true });
    look();
  });
}

function find(reader: Reader, key: string, evidence: Evidence): Range[] {
  for (const reading of reader.panes()) {
    if (reading.key !== evidence.source || (reading.answer !== null && reading.answer !== key)) continue;
    const map = readText(reading.parts);
    // The same words may stand twice: the place in the text decides where it is the text that was checked.
    const start =
      map.text.slice(evidence.start, evidence.end) === evidence.text ? evidence.start : map.text.indexOf(evidence.text);
    if (evidence.text !== "" && start >= 0) return map.toRanges(start, start + evidence.text.length);
  }
  return [];
}
