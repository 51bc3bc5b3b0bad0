import type { KeyAction } from "../../lib/review/keys";
import * as store from "../../lib/review/store";
import type { Actions } from "./actions";

/** Does what a key means for the finding in front. */
export function pressed(review: store.ReviewStore, actions: Actions, action: Exclude<KeyAction, "help">): void {
  const state = review.getState();
  const place = store.placeOf(state);
  const here = store.walk(state).find((one) => one.answer.key === place?.answer && one.finding.id === place.finding);
  const finding = here && actions.finding(here.answer, here.finding);
  if (action === "next" || action === "previous") store.moveFinding(review, action === "next" ? 1 : -1);
  else if (action === "nextAnswer" || action === "previousAnswer")
    store.moveAnswer(review, action === "nextAnswer" ? 1 : -1);
  else if (action === "showInPage") finding?.onShowInPage();
  else if (action === "showInSource") finding?.onShowInSource();
  else if (action === "copyNote") finding?.onCopyNote();
  else if (action === "notAFault") finding?.onDismiss();
  else if (action === "lookUp") actions.onLookUp();
  else if (action === "back") review.setState({ chosen: undefined });
  else undo(review, actions);
}

function undo(review: store.ReviewStore, actions: Actions): void {
  const state = review.getState();
  const last = store.walk(state).find((one) => one.finding.id === state.undoable.at(-1));
  if (last !== undefined) actions.finding(last.answer, last.finding).onRestore();
}
