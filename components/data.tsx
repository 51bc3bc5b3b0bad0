import { type ReactNode, useRef, useState } from "react";
import type { ChainState } from "../lib/log/log-file";
import { bytesWord } from "../lib/wording/bytes";
import { Button } from "./button";
import { Icon } from "./icon";
import { useWords } from "./words";

/** What the settings page tells of the store, and what came of the last thing that was asked of it. */
export interface DataState {
  /** Bytes that are used, bytes that the browser allows, and whether nearly none are left. */
  room?: { used: number; quota: number; nearly: boolean };
  sites: readonly { origin: string; answers: number }[];
  /** Chains of the log, once they were verified. */
  chains?: readonly ChainState[];
  imported?: { added: number; known: number; refused: number };
}

export interface DataActions {
  onExport: () => void;
  onVerify: () => void;
  onImport: (file: File) => void;
  onDeleteSite: (origin: string) => void;
  onDeleteTexts: () => void;
  onDeleteAll: () => void;
}

/** The log of reviews as a file, whether it verifies, and what can be deleted. */
export function Data({ state, actions }: { state: DataState; actions: DataActions }) {
  const { language, say, count } = useWords();
  const { room } = state;
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      {room !== undefined && (
        <p className="setting wrap" role={room.nearly ? "alert" : undefined}>
          {room.nearly && (
            <span className="notice">
              <Icon name="warn" />
            </span>
          )}
          <span className="grow">
            {room.nearly ? say("room_title") : say("data_room")}
            <span className="small-text mute block">
              {say("data_roomUsed", { used: bytesWord(room.used, language), quota: bytesWord(room.quota, language) })}
              {room.nearly && ` ${say("room_text")}`}
            </span>
          </span>
        </p>
      )}
      <div className="setting wrap">
        <span className="grow">
          {say("data_log")}
          <span className="small-text mute block">{say("data_logNote")}</span>
        </span>
        <Button icon="out" onClick={actions.onExport}>
          {say("data_export")}
        </Button>
        <Button onClick={actions.onVerify}>{say("data_verify")}</Button>
        <Button onClick={() => file.current?.click()}>{say("data_import")}</Button>
        <input
          ref={file}
          className="unseen"
          type="file"
          tabIndex={-1}
          aria-label={say("data_import")}
          accept=".ndjson,.jsonl,.json"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) actions.onImport(chosen);
            target.value = "";
          }}
        />
      </div>
      <div role="status">
        {state.chains?.length === 0 && <p className="setting mute">{say("data_logEmpty")}</p>}
        {state.chains?.map(({ chain, entries, broken }) => (
          <p key={chain} className={`setting ${broken === null ? "" : "fault"}`.trim()}>
            <Icon name={broken === null ? "check" : "warn"} />
            <span className="grow">
              {broken === null ? count("data_whole", entries) : say("data_broken", { n: broken })}
            </span>
            <code>{chain}</code>
          </p>
        ))}
        {state.imported && <p className="setting">{say("data_imported", { ...state.imported })}</p>}
      </div>
      {state.sites.map(({ origin, answers }) => (
        <div key={origin} className="setting wrap">
          <span className="grow break">
            {origin}
            <span className="small-text mute block">{count("data_kept", answers)}</span>
          </span>
          <Confirmed words={say("data_deleteSite")} onYes={() => actions.onDeleteSite(origin)} />
        </div>
      ))}
      <div className="setting wrap">
        <span className="grow">
          {say("data_texts")}
          <span className="small-text mute block">{say("data_textsNote")}</span>
        </span>
        <Confirmed words={say("data_deleteTexts")} onYes={actions.onDeleteTexts} />
      </div>
      <div className="setting wrap">
        <span className="grow">
          {say("data_all")}
          <span className="small-text mute block">{say("data_allNote")}</span>
        </span>
        <Confirmed words={say("data_deleteAll")} onYes={actions.onDeleteAll} />
      </div>
    </>
  );
}

/** A button that deletes something: it asks once more in its place. */
function Confirmed({ words, onYes }: { words: string; onYes: () => void }): ReactNode {
  const { say } = useWords();
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onClick={() => setAsking(true)}>{words}</Button>;
  return (
    <span className="row">
      <Button
        kind="primary"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {say("data_yes")}
      </Button>
      <Button kind="ghost" onClick={() => setAsking(false)}>
        {say("data_no")}
      </Button>
    </span>
  );
}
