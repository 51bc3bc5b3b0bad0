import type { AnswerState } from "../model/page-state";
import type { ReasonCode } from "../model/reasons";
import type { Finding } from "../model/report";
import { answerTarget, type Excuse, type Judgement, missedTarget, type Review, type Standing } from "../model/review";
import type { Act } from "../storage/reviews";
import { readSeen, seenId } from "../storage/seen";
import { changeSettings } from "../storage/settings";
import { type Judged, judge, takeBack } from "./judge";
import * as store from "./store";

/** What a reviewer can do about one target, finding or answer. Each has a key; the panel listens for those. */
export interface VerdictActions {
  onJudge: (verdict: Judgement) => void;
  onExcuse: (excuse: Excuse) => void;
  /** Opens or closes a field; undefined closes. */
  onAsk: (what: NonNullable<store.Review["asking"]>["what"] | undefined) => void;
  onNote: (text: string) => void;
  onDispute: (reason: string, verdict: Judgement | undefined) => void;
  onSettle: () => void;
  /** Copies answer, sources and rule set, so that the case can be checked again anywhere. */
  onCopyBundle: () => void;
  onUndo: () => void;
}

export interface Judging {
  about: (answer: AnswerState, target: string) => VerdictActions;
  undo: (target: string) => void;
  /** Undoes the last thing that was decided in this panel. */
  undoLast: () => void;
  name: (name: string) => void;
  missed: (code: ReasonCode) => void;
}

/** What verdict keys and buttons do: store and log first, show then. What could not be stored is said, and not shown. */
export function judgingOn(
  review: store.ReviewStore,
  ask: Pick<Judged, "checked" | "trail">,
  copy: (text: string) => Promise<void>,
): Judging {
  /** A verdict that waits for the reviewer's name. */
  let waiting: (() => void) | undefined;

  const stored = async (work: Promise<Review | undefined>, show: (review: Review) => void): Promise<void> => {
    try {
      const result = await work;
      if (result !== undefined) show(result);
    } catch (fault) {
      store.announce(review, "notSaved");
      throw fault;
    }
  };
  const change = async (
    answer: AnswerState,
    one: Pick<Act, "target" | "action" | "change">,
    show: (review: Review) => void,
  ): Promise<void> => {
    const { page } = review.getState();
    if (page !== undefined) await stored(judge({ page, answer, ...ask }, one), show);
  };
  const standingOf = (target: string): Standing => review.getState().reviews.get(target)?.standing ?? {};
  const takeOver = (shown: Review): void => store.saved(review, shown);
  const undo = (target: string): void => {
    const engine = review.getState().page?.answers.find(({ report }) => report !== undefined)?.report?.engine ?? "";
    void stored(takeBack(target, engine), (shown) => store.restored(review, shown));
  };
  /** An auditor is asked for a name before the first verdict; an agent never is. */
  const named = (work: () => void): void => {
    const { settings } = review.getState();
    if (settings.mode === "agent" || settings.reviewer !== undefined) work();
    else {
      waiting = work;
      review.setState({ nameAsked: true });
    }
  };

  const about = (answer: AnswerState, target: string): VerdictActions => ({
    onJudge: (verdict) =>
      named(() => {
        const changed = { verdict, excuse: undefined };
        void change(answer, { target, action: "verdict", change: changed }, (shown) => store.judged(review, shown));
      }),
    onExcuse: (excuse) =>
      void change(answer, { target, action: "verdict", change: { excuse } }, (shown) => {
        store.saved(review, shown);
        store.ask(review, undefined);
        const next = store.nextOpen(review.getState(), target);
        if (next !== undefined) store.choose(review, next.answer, next.finding);
      }),
    onAsk: (what) => store.ask(review, what && { target, what }),
    onNote: (note) => void change(answer, { target, action: "note", change: { note } }, takeOver),
    onDispute: (reason, verdict) => {
      const { reviewer: who = "" } = review.getState().settings;
      const round = { who, at: Date.now(), reason, ...(verdict === undefined ? {} : { verdict }) };
      const dispute = [...(standingOf(target).dispute ?? []), round];
      void change(answer, { target, action: "dispute", change: { dispute, settled: undefined } }, takeOver);
    },
    onSettle: () => void change(answer, { target, action: "settle", change: { settled: true } }, takeOver),
    onCopyBundle: () => void bundle(answer, target).then(copy),
    onUndo: () => undo(target),
  });

  /** One line for `citecheck check`, with what was decided and by which rules. */
  const bundle = async (answer: AnswerState, target: string): Promise<string> => {
    const { page } = review.getState();
    const kept = await readSeen(seenId(page?.origin ?? "", answer.text));
    const { text, ...told } = kept?.seen.answer ?? { text: answer.text, question: answer.question };
    return JSON.stringify({
      ...told,
      id: target,
      answer: text,
      sources: kept?.sources ?? page?.sources ?? [],
      engine: answer.report?.engine,
      finding: answer.report?.findings.find(({ id }: Finding) => id === target),
      review: standingOf(target),
    });
  };

  return {
    about,
    undo,
    undoLast: () => {
      const target = review.getState().undoable.at(-1);
      if (target !== undefined) undo(target);
    },
    name: (name) => {
      review.setState({ nameAsked: undefined });
      const work = waiting;
      waiting = undefined;
      void changeSettings(() => ({ reviewer: name })).then((settings) => {
        review.setState({ settings });
        work?.();
      });
    },
    missed: (code) =>
      named(() => {
        const { missing, page } = review.getState();
        const answer = page?.answers.find(({ key }) => key === missing?.answer);
        if (!missing || answer?.report === undefined) return;
        const { start, end, text } = missing;
        const fault = { start, end, text, code };
        const verdict: Judgement = "fault";
        const target = missedTarget(answer.report.answerHash, fault);
        void change(answer, { target, action: "missed", change: { missed: fault, verdict } }, takeOver);
        review.setState({ missing: undefined });
      }),
  };
}

export const wholeAnswer = (answer: AnswerState): string => answerTarget(answer.report?.answerHash ?? "");
