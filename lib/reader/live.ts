import type { Answer } from "../model/answer";
import type { AnswerState, PageState } from "../model/page-state";
import type { CheckReport } from "../model/report";
import type { Source } from "../model/source";
import type { FoundAnswer } from "../sites/adapter";

/** What is asked of the engine. */
export interface Question {
  answer: Answer;
  sources: Source[];
}

/** What the reader knows of one answer. */
export interface Live {
  key: string;
  /** Null while the answer is not in the page (another conversation, a list being rebuilt). */
  found: FoundAnswer | null;
  /** Place among the answers of the page. */
  place: number;
  state: AnswerState["state"];
  error?: string;
  /** Words at the last look, and when they changed (`performance.now()`). */
  text: string | null;
  changed: number;
  question: string;
  /** What was asked last, so that the same is not asked twice. */
  asked: Question | null;
  report: CheckReport | null;
  run: number;
}

/** Whether asking again could change the verdict. */
export function sameQuestion(a: Question, b: Question): boolean {
  if (a.answer.text !== b.answer.text || a.answer.question !== b.answer.question) return false;
  if (JSON.stringify(a.answer.markers) !== JSON.stringify(b.answer.markers)) return false;
  return (
    a.sources.length === b.sources.length &&
    a.sources.every((source, i) => {
      const other = b.sources[i];
      return (
        other !== undefined &&
        source.id === other.id &&
        source.text === other.text &&
        source.title === other.title &&
        source.version === other.version &&
        source.completeness === other.completeness
      );
    })
  );
}

/** Characters of an answer that stand for it in a list. */
const EXCERPT = 80;

/** What the panel is told of the page, in page order; answers that are not in the page now are left out. */
export function pageState(page: Pick<PageState, "origin" | "site" | "highlights">, live: readonly Live[]): PageState {
  const sources = new Map<string, PageState["sources"][number]>();
  const answers: AnswerState[] = [];
  for (const each of [...live].sort((a, b) => a.place - b.place)) {
    if (!each.found) continue;
    const text = each.asked?.answer.text ?? each.text ?? "";
    answers.push({
      key: each.key,
      question: each.question,
      excerpt: text.replace(/\s+/g, " ").trim().slice(0, EXCERPT),
      state: each.state,
      ...(each.error === undefined ? {} : { error: each.error }),
      ...(each.report === null ? {} : { report: each.report }),
      text,
    });
    for (const source of each.asked?.sources ?? []) {
      const read = source.completeness !== "none";
      const old = sources.get(source.id);
      const version = source.version === undefined ? {} : { version: source.version };
      sources.set(source.id, {
        id: source.id,
        title: source.title ?? source.id,
        ...version,
        read: read && (old?.read ?? true),
      });
    }
  }
  return { ...page, answers, sources: [...sources.values()] };
}
