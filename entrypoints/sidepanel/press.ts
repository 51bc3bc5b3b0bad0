import type { AnswerProps } from "../../components/answer";
import { answerTarget, type Excuse } from "../../lib/model/review";
import type { VerdictActions } from "../../lib/review/judging";
import { type KeyAction, VERDICT_KEYS } from "../../lib/review/keys";
import * as store from "../../lib/review/store";
import type { Actions } from "./actions";

/** The digit that answers why something is no fault. */
const EXCUSES: Partial<Record<KeyAction, Excuse>> = {
  fault: "equal-value",
  notAFault: "wrong-source",
  partlyRight: "paraphrase",
  cannotTell: "other",
};

/** Does what a key means for the finding in front. */
export function pressed(
  review: store.ReviewStore,
  actions: Actions,
  action: Exclude<KeyAction, "help" | "search">,
): void {
  const state = review.getState();
  if (state.asking?.what === "excuse" && answersWhy(state, actions, action)) return;
  const place = store.placeOf(state);
  const here = store.walk(state).find((one) => one.answer.key === place?.answer && one.finding.id === place.finding);
  const finding = here && actions.answer(here.answer).finding(here.finding);
  const one = wholeInFront(state, actions) ?? finding;
  const verdict = VERDICT_KEYS[action];
  if (verdict !== undefined) one?.onJudge(verdict);
  else if (action === "next" || action === "previous") store.moveFinding(review, action === "next" ? 1 : -1);
  else if (action === "nextAnswer" || action === "previousAnswer")
    store.moveAnswer(review, action === "nextAnswer" ? 1 : -1);
  else if (action === "nextOpen") store.moveToOpen(review);
  else if (action === "showInPage") finding?.onShowInPage();
  else if (action === "showInSource") finding?.onShowInSource();
  else if (action === "copyNote") finding?.onCopyNote();
  else if (action === "copyCorrected" || action === "copyCorrectedList")
    finding?.onCopyCorrected(action === "copyCorrectedList");
  else if (action === "note" || action === "dispute") one?.onAsk(action);
  else if (action === "wholeAnswer") store.askWhole(review);
  else if (action === "missed") actions.onMissed();
  else if (action === "lookUp") actions.onLookUp();
  else if (action === "undo") actions.onUndo();
  else if (state.asking !== undefined) store.ask(review, undefined);
  else review.setState({ chosen: undefined });
}

/** What can be done about the answer as a whole, where that is asked for or no finding of it is in front. */
function wholeInFront(state: store.Review, actions: Actions): VerdictActions | undefined {
  const place = store.placeOf(state);
  const { asking } = state;
  const answer = state.page?.answers.find(({ key, report }) =>
    asking?.what === "answer"
      ? report !== undefined && answerTarget(report.answerHash) === asking.target
      : place?.finding === "" && key === place.answer,
  );
  return answer && actions.answer(answer).answer;
}

/** A digit while the reviewer is asked why; every other key leaves the question open and does what it always does. */
function answersWhy(state: store.Review, actions: Actions, action: KeyAction): boolean {
  const excuse = EXCUSES[action];
  const asked = state.page?.answers.flatMap((answer): ReturnType<AnswerProps["actions"]["finding"]>[] => {
    const finding = answer.report?.findings.find(({ id }) => id === state.asking?.target);
    return finding === undefined ? [] : [actions.answer(answer).finding(finding)];
  })[0];
  if (excuse === undefined || asked === undefined) return false;
  asked.onExcuse(excuse);
  return true;
}
