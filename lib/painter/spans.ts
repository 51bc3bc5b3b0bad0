import type { Severity } from "../model/reasons";
import type { Finding } from "../model/report";
import type { Mode } from "../model/settings";
import type { Span } from "../model/span";

/** From the gravest to the least. */
export const SEVERITIES: readonly Severity[] = ["contradicted", "unsupported", "notice", "info"];

const SHOWN: Record<Mode, ReadonlySet<Severity>> = {
  agent: new Set<Severity>(["contradicted", "unsupported"]),
  audit: new Set(SEVERITIES),
};

/** A finding and the parts of its words that bear its own line: where two overlap, the graver one wins. */
export interface Painted {
  finding: Finding;
  spans: Span[];
}

const rank = (finding: Finding): number => SEVERITIES.indexOf(finding.severity);

/** True where the finding's words still stand at its place; an empty span never does. */
export const stands = (finding: Finding, text: string): boolean =>
  finding.start < finding.end && text.slice(finding.start, finding.end) === finding.text;

/**
 * What is painted of a report, in reading order. Left out: what the mode does not show, what a person dismissed, and
 * every finding whose words are not at their place in `text` any more.
 */
export function paintable(
  findings: readonly Finding[],
  text: string,
  mode: Mode,
  dismissed: ReadonlySet<string>,
): Painted[] {
  const shown = findings.filter(
    (finding) => SHOWN[mode].has(finding.severity) && !dismissed.has(finding.id) && stands(finding, text),
  );
  const graver: Span[] = [];
  const painted: Painted[] = [];
  for (const severity of SEVERITIES) {
    const own = shown.filter((finding) => finding.severity === severity);
    for (const finding of own) painted.push({ finding, spans: without(finding, graver) });
    graver.push(...own);
  }
  return painted.sort(
    (a, b) => a.finding.start - b.finding.start || rank(a.finding) - rank(b.finding) || a.finding.end - b.finding.end,
  );
}

/** The parts of a span that no other span covers. */
export function without(span: Span, others: readonly Span[]): Span[] {
  let parts: Span[] = [{ start: span.start, end: span.end }];
  for (const other of others) {
    parts = parts.flatMap((part) =>
      other.end <= part.start || other.start >= part.end
        ? [part]
        : [
            { start: part.start, end: Math.max(part.start, other.start) },
            { start: Math.min(part.end, other.end), end: part.end },
          ].filter((rest) => rest.start < rest.end),
    );
  }
  return parts;
}
