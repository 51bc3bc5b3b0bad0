import { useRef, useState } from "react";
import { addressOf, type Desk } from "../lib/audit/desk/desk";
import type { ImportActions } from "../lib/audit/desk/importing";
import type { Batch } from "../lib/model/batch";
import type { MessageKey } from "../lib/wording/catalogue";
import { timeWord } from "../lib/wording/time";
import { AuditMapping } from "./audit-mapping";
import { ImportBar } from "./audit-progress";
import { Button, IconButton } from "./button";
import { Icon } from "./icon";
import { Notice } from "./notice";
import { useWords } from "./words";

const UNREADABLE = {
  empty: "audit_unreadable_empty",
  "too-large": "audit_unreadable_tooLarge",
  "no-json": "audit_unreadable_noJson",
  "no-workbook": "audit_unreadable_noWorkbook",
  "no-rows": "audit_unreadable_noRows",
} as const satisfies Record<string, MessageKey>;

/** The first step: a file is chosen and mapped, or a batch that is there already is opened. */
export function AuditImport({
  desk,
  actions,
  onDelete,
}: {
  desk: Desk;
  actions: ImportActions;
  onDelete: (batch: string) => void;
}) {
  if (desk.importing !== undefined) return <ImportBar progress={desk.importing} onCancel={actions.onCancel} />;
  if (desk.chosen !== undefined) return <AuditMapping desk={desk} chosen={desk.chosen} actions={actions} />;
  return (
    <main className="main">
      <ChooseFile desk={desk} actions={actions} />
      <Batches batches={desk.batches} onDelete={onDelete} />
    </main>
  );
}

function ChooseFile({ desk, actions }: { desk: Desk; actions: ImportActions }) {
  const { say, count } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { unreadable } = desk;
  return (
    <section className="stack-wide">
      <div>
        <h2 className="title">{say("audit_import_title")}</h2>
        <p className="mute">{say("audit_import_text")}</p>
      </div>
      {unreadable !== undefined && (
        <div role="alert">
          <Notice icon="warn" tone="notice" title={say("audit_unreadable_title")}>
            {typeof unreadable === "string"
              ? say(UNREADABLE[unreadable])
              : say("audit_unreadable_fault", { message: unreadable.message })}
          </Notice>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className={over ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file !== undefined) actions.onFile(file);
        }}
      >
        <Icon name="doc" />
        <p>{say(desk.looking ? "audit_looking" : "audit_drop")}</p>
        <p className="small-text mute">{say("audit_kinds")}</p>
        <div className="row wrap center">
          <Button kind="primary" onClick={() => input.current?.click()} disabled={desk.looking === true}>
            {say("audit_choose")}
          </Button>
          {desk.seen > 0 && <Button onClick={actions.onSeen}>{count("audit_takeSeen", desk.seen)}</Button>}
        </div>
        <input
          ref={input}
          className="unseen"
          type="file"
          tabIndex={-1}
          aria-label={say("audit_choose")}
          accept=".ndjson,.jsonl,.json,.csv,.tsv,.txt,.xlsx,.xls"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) actions.onFile(file);
            target.value = "";
          }}
        />
      </div>
    </section>
  );
}

/** Batches that were taken in before. */
function Batches({ batches, onDelete }: { batches: readonly Batch[]; onDelete: (batch: string) => void }) {
  const { language, say, count } = useWords();
  const [asked, setAsked] = useState<string>();
  if (batches.length === 0) return null;
  return (
    <section>
      <h2 className="subtitle">{say("audit_batches")}</h2>
      <ul className="box">
        {batches.map(({ id, name, rows, bad, importedAt }) => (
          <li key={id} className="row batch-line">
            <a className="grow" href={addressOf(id, "check")}>
              <span className="strong cut block">{name}</span>
              <span className="small-text mute">
                {count("audit_answers", rows)}
                {bad > 0 && <> · {count("audit_badRows", bad)}</>} · {timeWord(importedAt, language)}
              </span>
            </a>
            {asked === id ? (
              <span className="row">
                <span className="small-text">{say("audit_deleteAsk")}</span>
                <Button onClick={() => onDelete(id)}>{say("data_yes")}</Button>
                <Button kind="ghost" onClick={() => setAsked(undefined)}>
                  {say("data_no")}
                </Button>
              </span>
            ) : (
              <IconButton name={say("audit_delete", { name })} icon="x" onClick={() => setAsked(id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
