import { actionOf, type KeyMap, VERDICT_KEYS } from "../../lib/review/keys";
import { judgePractice, movePractice, type Practice, undoPractice } from "../../lib/review/practice";

export type Change = (now: Practice) => Practice;

/** The panel's own keys, on the example. */
export function onPracticeKey(keys: () => KeyMap, go: (change: Change) => void): void {
  addEventListener("keydown", (event) => {
    const action = actionOf(event, event.target instanceof HTMLInputElement, keys());
    const verdict = action && VERDICT_KEYS[action];
    if (verdict !== undefined) go((now) => judgePractice(now, verdict));
    else if (action === "next" || action === "previous") go((now) => movePractice(now, action === "next" ? 1 : -1));
    else if (action === "undo") go(undoPractice);
    else return;
    event.preventDefault();
  });
}
