import type { AnswerState } from "../model/page-state";
import type { Finding } from "../model/report";
import type { Review } from "../model/review";
import type { Filter } from "../model/view";

/** Whether a filter lets anything be left out. */
export const isFiltering = (filter: Filter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== "" && value !== false);

/** Whether a filter asks for something of a finding, so that an answer without one is left out. */
const asksFinding = ({ open, severity, code, verdict }: Filter): boolean =>
  open === true || severity !== undefined || code !== undefined || verdict !== undefined;

/** The findings of an answer that a filter lets through. The query may be met by the answer or by the finding. */
export function passingFindings(
  answer: AnswerState,
  findings: readonly Finding[],
  filter: Filter,
  reviews: ReadonlyMap<string, Review>,
): Finding[] {
  if (!passesAnswer(answer, filter)) return [];
  const words = wordsOf(filter);
  const inAnswer = words === "" || holds([answer.question, answer.text], words);
  return findings.filter((finding) => {
    const verdict = reviews.get(finding.id)?.standing.verdict;
    return (
      (filter.open !== true || verdict === undefined) &&
      (filter.verdict === undefined || filter.verdict === verdict) &&
      (filter.severity === undefined || filter.severity === finding.severity) &&
      (filter.code === undefined || filter.code === finding.code) &&
      (inAnswer || holds([finding.code, finding.text, finding.evidence?.title, finding.evidence?.text], words))
    );
  });
}

/** Whether an answer is listed: it passes itself and, where the filter asks for findings, has one that does. */
export function isListed(answer: AnswerState, passing: readonly Finding[], filter: Filter): boolean {
  if (passing.length > 0) return true;
  if (asksFinding(filter) || !passesAnswer(answer, filter)) return false;
  const words = wordsOf(filter);
  return words === "" || holds([answer.question, answer.text], words);
}

const passesAnswer = ({ report }: AnswerState, { risk }: Filter): boolean =>
  risk === undefined || (report?.risks ?? []).includes(risk);

const wordsOf = ({ query = "" }: Filter): string => query.trim().toLowerCase();
const holds = (texts: readonly (string | undefined)[], words: string): boolean =>
  texts.some((text) => text?.toLowerCase().includes(words));
