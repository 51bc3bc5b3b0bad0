import { useEffect, useRef } from "react";
import type { MessageKey } from "../lib/wording/catalogue";
import { IconButton } from "./button";
import { KEY_WORDS } from "./key-words";
import { useKeys } from "./keys";
import { useWords } from "./words";

/** Keys with what they do. */
type Rows = readonly (readonly [readonly string[], MessageKey])[];

/** All keys of the panel, or those that are given. */
export function KeysHelp({ onClose, rows }: { onClose: () => void; rows?: Rows }) {
  const { say } = useWords();
  const { keys } = useKeys();
  const shown = rows ?? KEY_WORDS.map(([action, words]) => [keys[action], words] as const);
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} className="keys" aria-label={say("keys_title")} onClose={onClose}>
      <div className="row">
        <h2 className="grow strong">{say("keys_title")}</h2>
        <IconButton name={say("action_close")} icon="x" onClick={onClose} />
      </div>
      <dl>
        {shown.map(([own, words]) => (
          <div key={words}>
            <dt>
              {own.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
