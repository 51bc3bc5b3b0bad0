import type { AnswerState, PageState } from "../model/page-state";
import type { Review } from "../model/review";
import { metOf } from "../model/seen";
import { type Act, act, undo } from "../storage/reviews";
import { readSeen, seenId } from "../storage/seen";
import { readSettings } from "../storage/settings";

/** The answer that a reviewer looks at, on the page that it was met on. */
export interface Judged {
  page: Pick<PageState, "origin" | "sources">;
  answer: AnswerState;
}

/** Stores and logs what a reviewer did, in their name. Resolves once it is on the disk. */
export async function judge(
  { page, answer }: Judged,
  one: Pick<Act, "target" | "action" | "change">,
): Promise<Review | undefined> {
  const { report, question, text } = answer;
  if (report === undefined) return undefined;
  const kept = await readSeen(seenId(page.origin, text));
  const sources = kept?.seen.sources ?? page.sources;
  return act(
    {
      ...one,
      answer: report.answerHash,
      engine: report.engine,
      met: metOf(page.origin, question, text, report, sources),
    },
    await reviewer(),
  );
}

/** Takes the last act on a target back, in the reviewer's name. */
export const takeBack = async (target: string, engine: string): Promise<Review | undefined> =>
  undo(target, engine, await reviewer());

async function reviewer(): Promise<{ who: string; at: number }> {
  return { who: (await readSettings()).reviewer ?? "", at: Date.now() };
}
