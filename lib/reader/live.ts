import type { Answer } from "../model/answer";
import type { AnswerState, PageState } from "../model/page-state";
import type { CheckReport } from "../model/report";
import type { Source } from "../model/source";
import type { FoundAnswer } from "../sites/adapter";
import { scrolledAway } from "./order";

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
  /** Place among the answers that were met. */
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
  /** Address of the talk that it was last seen in. */
  address: string;
}

/** An answer that was met for the first time. */
export const newLive = (key: string, now: number): Live => ({
  key,
  // Not seen yet, so that it is looked at even where nothing in it changed since it came.
  found: null,
  place: 0,
  state: "streaming",
  text: null,
  changed: now,
  question: "",
  asked: null,
  report: null,
  run: 0,
  address: "",
});

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

/**
 * Answers that were scrolled out of a list which keeps only a part of the talk in the page. One whose question stands
 * there with another answer was replaced by it, and one of another talk is none of this page.
 */
export function scrolledOut(live: readonly Live[], order: readonly string[], address: string): ReadonlySet<string> {
  const shown = live.filter(({ found }) => found);
  const asked = new Set(shown.map(({ question }) => question).filter((question) => question !== ""));
  const out = scrolledAway(order, new Set(shown.map(({ key }) => key)));
  for (const each of live) if (each.address !== address || asked.has(each.question)) out.delete(each.key);
  return out;
}

/** Characters of an answer that stand for it in a list. */
const EXCERPT = 80;

/** What of an answer's sources can be seen in the page, by the answer's key. */
export interface Reach {
  /** Ids of those that the page can show and that were not read whole. */
  openable: (answer: string) => readonly string[];
  /** Ids of those that the page only links to. */
  links: (answer: string) => ReadonlySet<string>;
}

/**
 * What the panel is told of the page, in the order of the talk. Answers that are not in the page now are left out, but
 * for those of `away`: they were scrolled out of it.
 */
export function pageState(
  page: Pick<PageState, "origin" | "site" | "highlights" | "health">,
  live: readonly Live[],
  reach: Reach,
  away: ReadonlySet<string>,
): PageState {
  const sources = new Map<string, PageState["sources"][number]>();
  const answers: AnswerState[] = [];
  for (const each of [...live].sort((a, b) => a.place - b.place)) {
    if (!each.found && !away.has(each.key)) continue;
    const text = each.asked?.answer.text ?? each.text ?? "";
    const openable = reach.openable(each.key).length;
    const links = reach.links(each.key);
    answers.push({
      key: each.key,
      question: each.question,
      excerpt: text.replace(/\s+/g, " ").trim().slice(0, EXCERPT),
      state: each.state,
      ...(each.error === undefined ? {} : { error: each.error }),
      ...(each.report === null ? {} : { report: each.report }),
      ...(each.found ? {} : { away: true }),
      ...(openable > 0 ? { openable } : {}),
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
        ...(source.url === undefined ? {} : { url: source.url }),
        ...(links.has(source.id) ? { linkOut: true } : {}),
        ...(source.attached ? { attached: true } : {}),
        read: read && (old?.read ?? true),
      });
    }
  }
  return { ...page, answers, sources: [...sources.values()] };
}
