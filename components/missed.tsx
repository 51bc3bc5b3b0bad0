import { useEffect, useRef, useState } from "react";
import { type ReasonCode, reasonCodeSchema } from "../lib/model/reasons";
import type { Review } from "../lib/model/review";
import { label } from "../lib/wording/label";
import { Button, IconButton } from "./button";
import { Icon } from "./icon";
import { useKeys } from "./keys";
import { Quoted, useWords } from "./words";

/** The faults that reviewers marked in an answer, beside those that the checks found. */
export function MissedFaults({ reviews, onUndo }: { reviews: readonly Review[]; onUndo: (target: string) => void }) {
  const { language, say } = useWords();
  const marked = reviews.filter(({ standing }) => standing.missed !== undefined);
  if (marked.length === 0) return null;
  return (
    <section className="missed" aria-label={say("missed_list")}>
      <h3 className="small-text mute">{say("missed_list")}</h3>
      <ul>
        {marked.map(({ target, standing: { missed } }) => (
          <li key={target} className="line">
            <Icon name="note" />
            <span className="grow">
              {missed && say("missed_row", { label: label(missed.code, language), answer: missed.text })}
            </span>
            <Button kind="ghost" onClick={() => onUndo(target)}>
              {say("action_undo")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words that a reviewer selected in the page, and what is wrong with them. */
export function MarkMissed({
  words,
  onSave,
  onClose,
}: {
  /** Null where nothing of an answer is selected. */
  words: string | null;
  onSave: (code: ReasonCode) => void;
  onClose: () => void;
}) {
  const { language, say } = useWords();
  const { key } = useKeys();
  const element = useRef<HTMLDialogElement>(null);
  const [code, setCode] = useState<ReasonCode>("NUMBER_NOT_IN_SOURCE");
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} className="keys looked-up" aria-label={say("missed_title")} onClose={onClose}>
      <div className="row">
        <h2 className="grow strong">{say("missed_title")}</h2>
        <IconButton name={say("action_close")} icon="x" onClick={onClose} />
      </div>
      {words === null ? (
        <p className="mute">{say("missed_none", { key: key("missed") })}</p>
      ) : (
        <>
          <blockquote>
            <Quoted>{words}</Quoted>
          </blockquote>
          <label className="field">
            <span className="small-text mute">{say("missed_code")}</span>
            <select
              value={code}
              onChange={({ target }) => {
                const chosen = reasonCodeSchema.safeParse(target.value);
                if (chosen.success) setCode(chosen.data);
              }}
            >
              {reasonCodeSchema.options.map((one) => (
                <option key={one} value={one}>
                  {label(one, language)}
                </option>
              ))}
            </select>
          </label>
          <div className="actions">
            <Button kind="primary" onClick={() => onSave(code)}>
              {say("missed_save")}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

/** Asked once, before the first verdict of an audit: whose name the log shall bear. */
export function AskName({ onName }: { onName: (name: string) => void }) {
  const { say } = useWords();
  const element = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState("");
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} className="keys looked-up" aria-label={say("name_title")} onClose={() => onName(name.trim())}>
      <form method="dialog">
        <h2 className="strong">{say("name_title")}</h2>
        <p className="mute small-text">{say("name_text")}</p>
        <label className="field">
          <span className="small-text mute">{say("name_label")}</span>
          <input type="text" maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <div className="actions">
          <button type="submit" className="button primary">
            {say("name_save")}
          </button>
        </div>
      </form>
    </dialog>
  );
}
