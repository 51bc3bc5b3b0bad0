import type { Answer } from "../model/answer";
import type { AnswerState, PageState } from "../model/page-state";
import type { Review } from "../model/review";
import { metOf } from "../model/seen";
import type { Source } from "../model/source";
import type { Trail } from "../model/trail";
import { type Act, act, undo } from "../storage/reviews";
import { keepSeen } from "../storage/seen";
import { readSettings } from "../storage/settings";

/** The answer that a reviewer looks at, on the page that it was met on. */
export interface Judged {
  page: Pick<PageState, "origin" | "sources">;
  answer: AnswerState;
  /** Asks the page for what was checked; null where it is gone. */
  checked: (answer: string) => Promise<Given | null>;
  /** Asks the engine what it read from an answer and met in its sources. */
  trail: (given: Given) => Promise<Trail>;
}
interface Given {
  answer: Answer;
  sources: Source[];
}

/**
 * Stores and logs what a reviewer did, in their name, and keeps the answer with its sources' texts, so that the case can be
 * checked again. Resolves once it is on the disk. A page that is gone or a full store costs the texts, an engine that is gone the facts, and neither the verdict.
 */
export async function judge(
  { page, answer, checked, trail }: Judged,
  one: Pick<Act, "target" | "action" | "change">,
): Promise<Review | undefined> {
  const { report, question, text } = answer;
  if (report === undefined) return undefined;
  const by = await reviewer();
  const told = await checked(answer.key).catch(() => null);
  const given = told?.answer.text === text ? told : null;
  // Kept first: a log's entry must not wait in vain for an engine that is gone.
  const kept =
    given && (await keepSeen(page.origin, { asOf: dayOf(by.at), ...given.answer }, given.sources, report, by.at));
  const met = given && (await trail(given).catch(() => null));
  const sources = kept?.sources ?? page.sources;
  return act(
    {
      ...one,
      answer: report.answerHash,
      engine: report.engine,
      met: metOf(page.origin, question, text, report, sources, met ?? undefined),
    },
    by,
  );
}

/** The day in force today, as the engine is told it. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Takes the last act on a target back, in the reviewer's name. */
export const takeBack = async (target: string, engine: string): Promise<Review | undefined> =>
  undo(target, engine, await reviewer());

async function reviewer(): Promise<{ who: string; at: number }> {
  return { who: (await readSettings()).reviewer ?? "", at: Date.now() };
}
