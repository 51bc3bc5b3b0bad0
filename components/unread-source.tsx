import { useId, useState } from "react";
import type { SourceState } from "../lib/model/page-state";
import type { CheckReport } from "../lib/model/report";
import { sourceName } from "../lib/wording/source-name";
import { Button } from "./button";
import { Icon } from "./icon";
import { useWords } from "./words";

interface Props {
  id: string;
  report: CheckReport;
  sources: readonly SourceState[];
  onOpen: () => void;
  /** Takes the text that the reviewer pasted as that of the source. */
  onAttach: (text: string) => void;
}

/** A source without a text, what rests on it, and the ways to get one. */
export function UnreadSource({ id, report, sources, onOpen, onAttach }: Props) {
  const { language, say, count } = useWords();
  const [asks, setAsks] = useState(false);
  const source = sources.find((one) => one.id === id);
  const resting = report.claims.filter((claim) => claim.verdict === "unchecked" && claim.cites.includes(id)).length;
  const tooLong = report.skipped.some(({ reason, about }) => reason === "too-large" && about === id);
  const name = sourceName({ title: source?.title ?? id, version: source?.version }, language, "line");
  const linkOut = source?.linkOut === true;
  const rests = linkOut ? count("restsOnLink", resting) : count("restsOnIt", resting);
  return (
    <div className="line unread-source">
      <span className="unchecked">
        <Icon name="unread" />
      </span>
      <div className="grow">
        {say("unreadSource", { title: name })}
        <span className="mute block">{tooLong ? say("skipped_too_large") : rests}</span>
        {!tooLong && (
          <div className="actions">
            {linkOut && source.url !== undefined && (
              <a className="button plain" href={source.url} target="_blank" rel="noopener noreferrer">
                <Icon name="out" small />
                <span>{say("action_openLink")}</span>
              </a>
            )}
            {!linkOut && (
              <Button icon="out" onClick={onOpen}>
                {say("action_open")}
              </Button>
            )}
            <Button kind={linkOut ? "plain" : "ghost"} onClick={() => setAsks(!asks)}>
              {say("action_attach")}
            </Button>
          </div>
        )}
        {asks && (
          <Attach
            name={name}
            onCancel={() => setAsks(false)}
            onSave={(text) => {
              setAsks(false);
              onAttach(text);
            }}
          />
        )}
      </div>
    </div>
  );
}

function Attach({ name, onSave, onCancel }: { name: string; onSave: (text: string) => void; onCancel: () => void }) {
  const { say } = useWords();
  const [text, setText] = useState("");
  const id = useId();
  return (
    <form
      className="attach"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") onSave(text);
      }}
    >
      <label htmlFor={id}>{say("attach_label", { title: name })}</label>
      {/* biome-ignore lint/a11y/noAutofocus: the person just asked for this field */}
      <textarea id={id} rows={5} autoFocus value={text} onChange={({ target }) => setText(target.value)} />
      <p className="mute small-text">{say("attach_text")}</p>
      <div className="actions">
        <button type="submit" className="button plain" disabled={text.trim() === ""}>
          {say("attach_save")}
        </button>
        <Button kind="ghost" onClick={onCancel}>
          {say("action_cancel")}
        </Button>
      </div>
    </form>
  );
}
