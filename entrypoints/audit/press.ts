import type { DeskStore } from "../../lib/audit/desk/desk";
import { type ReviewActions, verdictOf } from "../../lib/audit/desk/reviewing";
import { actionOf } from "../../lib/review/keys";

/** Where keys put the focus. */
export interface Fields {
  note: () => void;
  search: () => void;
  help: () => void;
  mark: () => void;
}

/** Keys of the review: digits mean the same verdict as on every surface. Enter saves, unless a button has the focus. */
export function pressesOn(desk: DeskStore, actions: ReviewActions, fields: Fields): (event: KeyboardEvent) => void {
  return (event) => {
    const { target } = event;
    const field = target instanceof HTMLElement && target.matches("input, textarea, select");
    if (document.querySelector("dialog[open]") !== null) return;
    const action = actionOf(event, field);
    if (action === "help") fields.help();
    if (desk.getState().step !== "review") return;
    const saves = event.key === "Enter" && !event.isComposing && !(event.ctrlKey || event.altKey || event.metaKey);
    const onButton = target instanceof HTMLElement && target.closest("button, a, summary, select, form") !== null;
    if (saves && !onButton && desk.getState().item !== undefined) {
      event.preventDefault();
      return actions.onSave();
    }
    if (action === undefined) return;
    const verdict = verdictOf(event.key);
    const moves = { next: 1, previous: -1, nextOpen: "open" } as const;
    if (action === "back" && field && target instanceof HTMLElement) target.blur();
    else if (action === "back") desk.setState({ asking: undefined });
    else if (verdict !== undefined) actions.onVerdict(verdict);
    else if (action === "missed") fields.mark();
    else if (action in moves) actions.onMove(moves[action as keyof typeof moves]);
    else if (action === "note") fields.note();
    else if (action === "search") fields.search();
    else if (action === "undo") actions.onUnmark(desk.getState().draft.faults.length - 1);
    else return;
    event.preventDefault();
  };
}
