import type { Answer } from "../model/answer";
import type { CheckReport, Finding } from "../model/report";
import type { Judgement } from "../model/review";
import type { Source } from "../model/source";

/** The built-in example while somebody tries their hand at it. Nothing of it is stored. */
export interface Practice {
  report: CheckReport;
  /** Id of the finding in front. */
  current: string | undefined;
  /** Verdicts by finding, in the order in which they were given. */
  verdicts: ReadonlyMap<string, Judgement>;
}

/** What the example is checked from: one answer that cites one source. */
export function example(text: string, question: string, source: Pick<Source, "text" | "title">): ExampleCase {
  const id = "example";
  return { answer: { id, text, question, cites: [id] }, sources: [{ id, version: "v3", ...source }] };
}
export interface ExampleCase {
  answer: Answer;
  sources: Source[];
}

export const startPractice = (report: CheckReport): Practice => ({
  report,
  current: report.findings[0]?.id,
  verdicts: new Map(),
});

/** Takes a verdict on the finding in front and goes on to the next that has none; stays where all are judged. */
export function judgePractice(practice: Practice, verdict: Judgement): Practice {
  const { current, report } = practice;
  if (current === undefined) return practice;
  const verdicts = new Map(practice.verdicts);
  verdicts.delete(current);
  verdicts.set(current, verdict);
  const next = report.findings.find(({ id }) => !verdicts.has(id));
  return { ...practice, verdicts, current: next?.id ?? current };
}

/** Takes the last verdict back and returns to its finding. */
export function undoPractice(practice: Practice): Practice {
  const last = [...practice.verdicts.keys()].at(-1);
  if (last === undefined) return practice;
  const verdicts = new Map(practice.verdicts);
  verdicts.delete(last);
  return { ...practice, verdicts, current: last };
}

/** Goes `by` findings on; stays at the ends. */
export function movePractice(practice: Practice, by: 1 | -1): Practice {
  const { findings } = practice.report;
  const at = findings.findIndex(({ id }) => id === practice.current);
  return { ...practice, current: findings[at + by]?.id ?? practice.current };
}

/** The finding in front. */
export const inFront = ({ report, current }: Practice): Finding | undefined =>
  report.findings.find(({ id }) => id === current);
