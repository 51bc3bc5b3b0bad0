import { useEffect, useState } from "react";
import { type KeyAction, keyMap, type Press, remap } from "../lib/review/keys";
import type { MessageKey } from "../lib/wording/catalogue";
import { Button } from "./button";
import { KEY_WORDS } from "./key-words";
import { useWords } from "./words";

/** A key that the browser keeps for us in the page. `shortcut` is empty where there is none. */
export interface BrowserKey {
  name: string;
  shortcut: string;
}

export interface KeyboardProps {
  /** The keys that the person chose, by action. */
  chosen: Readonly<Record<string, string>>;
  browserKeys: readonly BrowserKey[];
  onChange: (chosen: Record<string, string>) => void;
  /** Opens the browser's own page for its keys. */
  onBrowser: () => void;
}

/** All keys of the panel, each to be changed; a key that is taken or cannot be used is refused in words. */
export function Keyboard({ chosen, browserKeys, onChange, onBrowser }: KeyboardProps) {
  const { say } = useWords();
  const [waiting, setWaiting] = useState<KeyAction>();
  const [told, setTold] = useState<{ action: KeyAction; words: string }>();
  const keys = keyMap(chosen);
  const wordsOf = (action: KeyAction): string => say(KEY_WORDS.find(([one]) => one === action)?.[1] ?? "keys_help");
  useEffect(() => {
    if (waiting === undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      // A key that only changes the next one is no key yet.
      if (/^(Shift|Control|Alt|Meta|CapsLock)$/.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      setWaiting(undefined);
      if (event.key === "Escape") return;
      const outcome = remap(chosen, waiting, event satisfies Press);
      if ("chosen" in outcome) onChange(outcome.chosen);
      else if ("taken" in outcome) {
        const words = say("options_keyTaken", { key: shown(event), action: wordsOf(outcome.taken) });
        setTold({ action: waiting, words });
      } else setTold({ action: waiting, words: say("options_keyUnfit") });
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  });
  return (
    <>
      <ul>
        {KEY_WORDS.map(([action, words]) => (
          <li key={action} className="setting key-row">
            <span className="grow">
              {say(words)}
              <span className="block small-text" role="status">
                {waiting === action && say("options_keyPress")}
                {told?.action === action && <span className="fault">{told.words}</span>}
              </span>
            </span>
            <span className="row">
              {keys[action].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
            <button
              type="button"
              className={waiting === action ? "button on" : "button"}
              aria-label={say("options_keyChange", { action: say(words) })}
              aria-pressed={waiting === action}
              onClick={() => {
                setTold(undefined);
                setWaiting(waiting === action ? undefined : action);
              }}
            >
              {say("options_keyChangeShort")}
            </button>
          </li>
        ))}
      </ul>
      {Object.keys(chosen).length > 0 && (
        <div className="setting">
          <Button icon="undo" onClick={() => onChange({})}>
            {say("options_keysReset")}
          </Button>
        </div>
      )}
      <div className="setting wrap">
        <span className="grow">
          {say("options_keysBrowser")}
          <span className="small-text mute block">
            {browserKeys.map(({ name, shortcut }) => (
              <span key={name} className="block">
                {say(COMMANDS[name] ?? "commandPanel")}: <kbd>{shortcut || say("options_keyNone")}</kbd>
              </span>
            ))}
          </span>
        </span>
        <Button icon="out" onClick={onBrowser}>
          {say("options_keysBrowserChange")}
        </Button>
      </div>
    </>
  );
}

/** The commands of the manifest; Firefox opens its sidebar by a name of its own. */
const COMMANDS: Readonly<Record<string, MessageKey>> = {
  next: "commandNext",
  previous: "commandPrevious",
  marks: "commandMarks",
};

const shown = ({ key, shiftKey }: Pick<Press, "key" | "shiftKey">): string =>
  shiftKey && /^[a-z]$/i.test(key) ? `Shift+${key.toUpperCase()}` : key.toUpperCase();
