import type { Judgement } from "../model/review";

export type KeyAction =
  | "next"
  | "previous"
  | "nextAnswer"
  | "previousAnswer"
  | "back"
  | "showInSource"
  | "showInPage"
  | "fault"
  | "notAFault"
  | "partlyRight"
  | "cannotTell"
  | "missed"
  | "nextOpen"
  | "note"
  | "dispute"
  | "search"
  | "undo"
  | "copyNote"
  | "copyCorrected"
  | "copyCorrectedList"
  | "lookUp"
  | "help";

/** What of a key press decides; a `KeyboardEvent` fits. */
export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
}

/** The map of plain keys, as the help shows it. Digits mean the same verdict on every surface. */
export const KEYS: Readonly<Record<KeyAction, readonly string[]>> = {
  next: ["J", "↓"],
  previous: ["K", "↑"],
  nextAnswer: ["Shift+J"],
  previousAnswer: ["Shift+K"],
  back: ["Esc"],
  showInSource: ["S"],
  showInPage: ["O"],
  nextOpen: ["U"],
  fault: ["1"],
  notAFault: ["2"],
  partlyRight: ["3"],
  cannotTell: ["4"],
  missed: ["5"],
  note: ["N"],
  undo: ["Z"],
  dispute: ["D"],
  search: ["/"],
  copyNote: ["C"],
  copyCorrected: ["G"],
  copyCorrectedList: ["Shift+G"],
  lookUp: ["L"],
  help: ["?"],
};

/** The verdict that a digit means. */
export const VERDICT_KEYS: Readonly<Partial<Record<KeyAction, Judgement>>> = {
  fault: "fault",
  notAFault: "not-a-fault",
  partlyRight: "partly-right",
  cannotTell: "cannot-tell",
};

const NAMES: Readonly<Record<string, string>> = { arrowdown: "↓", arrowup: "↑", escape: "Esc", "？": "?" };
const BY_KEY = new Map(
  Object.entries(KEYS).flatMap(([action, keys]) => keys.map((key): [string, KeyAction] => [key, action as KeyAction])),
);

/**
 * What a key press means; undefined for all others. Plain letters work only outside of text fields and never while an
 * input method composes; with Ctrl, Alt or Meta a key belongs to the browser.
 */
export function actionOf(press: Press, inTextField: boolean): KeyAction | undefined {
  if (press.isComposing || press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (inTextField && press.key !== "Escape") return undefined;
  const name = NAMES[press.key.toLowerCase()] ?? press.key.toUpperCase();
  const shifted = press.shiftKey && /^[A-Z]$/.test(name) ? `Shift+${name}` : name;
  return BY_KEY.get(shifted);
}
