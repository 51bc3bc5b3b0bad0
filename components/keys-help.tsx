import { useEffect, useRef } from "react";
import { KEYS } from "../lib/review/keys";
import type { MessageKey } from "../lib/wording/catalogue";
import { IconButton } from "./button";
import { useWords } from "./words";

/** Keys with what they do. */
type Rows = readonly (readonly [readonly string[], MessageKey])[];

const ROWS: Rows = [
  [[...KEYS.next, ...KEYS.previous], "keys_finding"],
  [[...KEYS.nextAnswer, ...KEYS.previousAnswer], "keys_answer"],
  [KEYS.showInPage, "keys_page"],
  [KEYS.showInSource, "keys_source"],
  [KEYS.nextOpen, "keys_nextOpen"],
  [KEYS.fault, "keys_fault"],
  [KEYS.notAFault, "keys_notAFault"],
  [KEYS.partlyRight, "keys_partlyRight"],
  [KEYS.cannotTell, "keys_cannotTell"],
  [KEYS.missed, "keys_missed"],
  [KEYS.note, "keys_note"],
  [KEYS.dispute, "keys_dispute"],
  [KEYS.undo, "keys_undo"],
  [KEYS.copyNote, "keys_copy"],
  [KEYS.copyCorrected, "keys_copyCorrected"],
  [KEYS.copyCorrectedList, "keys_copyCorrectedList"],
  [KEYS.lookUp, "keys_lookUp"],
  [KEYS.search, "keys_search"],
  [KEYS.back, "keys_back"],
  [KEYS.help, "keys_help"],
];

/** All keys of the panel, or those that are given. */
export function KeysHelp({ onClose, rows = ROWS }: { onClose: () => void; rows?: Rows }) {
  const { say } = useWords();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} className="keys" aria-label={say("keys_title")} onClose={onClose}>
      <div className="row">
        <h2 className="grow strong">{say("keys_title")}</h2>
        <IconButton name={say("action_close")} icon="x" onClick={onClose} />
      </div>
      <dl>
        {rows.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
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
