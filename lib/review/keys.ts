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
  | "wholeAnswer"
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
  wholeAnswer: ["A"],
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

const NAMES: Readonly<Record<string, string>> = {
  arrowdown: "↓",
  arrowup: "↑",
  arrowleft: "←",
  arrowright: "→",
  escape: "Esc",
  "？": "?",
};

/** The keys in force: the map above, with those that the person chose for some actions. */
export type KeyMap = Readonly<Record<KeyAction, readonly string[]>>;
export const keyMap = (chosen: Readonly<Record<string, string>> = {}): KeyMap =>
  Object.fromEntries(
    Object.entries(KEYS).map(([action, keys]) => [action, Object.hasOwn(chosen, action) ? [chosen[action]] : keys]),
  ) as unknown as KeyMap;

/** The name of a key press as the map has it ("J", "Shift+J", "↓"); undefined with Ctrl, Alt or Meta, which are the browser's. */
export function keyName(press: Press): string | undefined {
  if (press.isComposing || press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const name = NAMES[press.key.toLowerCase()] ?? press.key.toUpperCase();
  return press.shiftKey && /^[A-Z]$/.test(name) ? `Shift+${name}` : name;
}

/** What came of a wish for another key: the new choices, the action that has the key, or that no key of its own is possible. */
export type Remapped = { chosen: Record<string, string> } | { taken: KeyAction } | { unfit: true };

/** Gives an action another key. A key moves focus, writes or belongs to the browser (Tab, Enter, Space, Esc, …): those are unfit. */
export function remap(chosen: Readonly<Record<string, string>>, action: KeyAction, press: Press): Remapped {
  const name = keyName(press);
  if (name === undefined || !/^(Shift\+[A-Z]|[\p{L}\p{N}\p{P}\p{S}]|[↓↑←→]|F\d{1,2})$/u.test(name))
    return { unfit: true };
  const taken = Object.entries(keyMap(chosen)).find(([other, keys]) => other !== action && keys.includes(name));
  if (taken !== undefined) return { taken: taken[0] as KeyAction };
  return { chosen: { ...chosen, [action]: name } };
}

/**
 * What a key press means; undefined for all others. Plain letters work only outside of text fields and never while an
 * input method composes; with Ctrl, Alt or Meta a key belongs to the browser.
 */
export function actionOf(press: Press, inTextField: boolean, keys: KeyMap = KEYS): KeyAction | undefined {
  const name = keyName(press);
  if (name === undefined || (inTextField && press.key !== "Escape")) return undefined;
  return (Object.keys(keys) as KeyAction[]).find((action) => keys[action].includes(name));
}
