import type { CheckProgress } from "../lib/audit/checking/check-batch";
import type { CheckActions } from "../lib/audit/desk/checking";
import { addressOf, type Desk } from "../lib/audit/desk/desk";
import type { ImportProgress } from "../lib/audit/import/take-in";
import type { Batch } from "../lib/model/batch";
import { badReasons } from "../lib/wording/bad-rows";
import { fileSize } from "../lib/wording/file-size";
import { durationWord } from "../lib/wording/time";
import { Button } from "./button";
import { Icon } from "./icon";
import { useWords } from "./words";

/** A bar that moves by true progress alone. */
function Bar({ done, total, label }: { done: number; total: number; label: string }) {
  return <progress className="progress" value={done} max={Math.max(1, total)} aria-label={label} />;
}

/** An import under way, which can be stopped. */
export function ImportBar({ progress, onCancel }: { progress: ImportProgress; onCancel: () => void }) {
  const { language, say, count } = useWords();
  const { bytes, size, rows, bad } = progress;
  return (
    <main className="main">
      <div>
        <h2 className="title">{say("audit_importing")}</h2>
        <p className="mute">
          {count("audit_answers", rows)}
          {bad > 0 && <> · {count("audit_badRows", bad)}</>}
          {" · "}
          {say("audit_ofSize", { read: fileSize(bytes, language), size: fileSize(size, language) })}
        </p>
      </div>
      <Bar done={bytes} total={size} label={say("audit_importing")} />
      <div className="row">
        <Button onClick={onCancel}>{say("audit_cancel")}</Button>
        <span className="small-text mute">{say("audit_cancelNote")}</span>
      </div>
    </main>
  );
}

/** The check of a batch: how far, how fast, how long still; it can be paused and goes on where it stopped. */
export function AuditCheck({
  desk,
  batch,
  actions,
  onBadRows,
}: {
  desk: Desk;
  batch: Batch;
  actions: CheckActions;
  onBadRows: () => void;
}) {
  const { say, count, language } = useWords();
  const { checked, checking } = desk;
  const progress: CheckProgress = checking ?? {
    state: checked.length >= batch.rows ? "done" : "paused",
    done: checked.length,
    total: batch.rows,
    failed: 0,
  };
  const { done, total, failed, state } = progress;
  const ended = state === "done";
  return (
    <main className="main">
      <div>
        <h2 className="title">{ended ? count("audit_checkedN", done) : say("audit_check_title")}</h2>
        <p className="mute">{say("audit_check_text")}</p>
      </div>
      <div className="box pad stack">
        <div className="row wrap">
          <span className="strong grow" role="status">
            {say("audit_checkedOf", { n: done, total })}
          </span>
          {state === "running" && (
            <span className="small-text mute">
              {progress.rate === undefined
                ? say("audit_rateSoon")
                : say("audit_rate", {
                    rate: Math.round(progress.rate),
                    left: durationWord(progress.left ?? 0, language),
                  })}
            </span>
          )}
        </div>
        <Bar done={done} total={total} label={say("audit_check_title")} />
        <div className="row wrap">
          {state === "running" && <Button onClick={actions.onPause}>{say("audit_pause")}</Button>}
          {state === "paused" && (
            <Button kind="primary" onClick={actions.onStart}>
              {done === 0 ? count("audit_start", total) : say("audit_resume")}
            </Button>
          )}
          {ended && (
            <a className="button primary" href={addressOf(batch.id, "plan")}>
              {say("audit_toPlan")}
            </a>
          )}
          <span className="small-text mute">{say(ended ? "audit_checkEnded" : "audit_checkNote")}</span>
        </div>
      </div>
      {failed > 0 && (
        <p className="bar-note">
          <Icon name="warn" small />
          <span>{count("audit_failed", failed)}</span>
        </p>
      )}
      {batch.bad > 0 && (
        <p className="bar-note">
          <Icon name="warn" small />
          <span className="grow">
            {count("audit_cannotRead", batch.bad, { reasons: badReasons(batch.reasons, language) })}
          </span>
          <button type="button" className="link" onClick={onBadRows}>
            {count("audit_download", batch.bad)}
          </button>
        </p>
      )}
    </main>
  );
}
