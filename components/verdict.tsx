import { useState } from "react";
import {
  type Excuse,
  excuseSchema,
  type Judgement,
  judgementSchema,
  LONGEST_NOTE,
  type Review,
} from "../lib/model/review";
import type { VerdictActions } from "../lib/review/judging";
import type { KeyAction } from "../lib/review/keys";
import { timeWord } from "../lib/wording/time";
import { excuseWord, verdictWord } from "../lib/wording/verdict";
import { Button } from "./button";
import { Icon } from "./icon";
import { useKeys } from "./keys";
import { useWords } from "./words";

/** Whose keys mean the four verdicts, in their order; the same ones answer why something is no fault. */
const ACTIONS = ["fault", "notAFault", "partlyRight", "cannotTell"] as const satisfies KeyAction[];
const VERDICTS = judgementSchema.options.map((verdict, index) => [verdict, ACTIONS[index] ?? "fault"] as const);

export interface VerdictProps {
  review: Review | undefined;
  asking: "excuse" | "note" | "dispute" | undefined;
  actions: VerdictActions;
}

/** The four verdicts with their keys, and under them why, the note, the dispute and who decided last. */
export function VerdictBar({ review, asking, actions }: VerdictProps) {
  const { language, say } = useWords();
  const { key } = useKeys();
  const standing = review?.standing ?? {};
  return (
    <>
      <Verdicts chosen={standing.verdict} onJudge={actions.onJudge} />
      {asking === "excuse" && <Excuses chosen={standing.excuse} onExcuse={actions.onExcuse} />}
      {asking !== "excuse" && standing.excuse !== undefined && (
        <p className="small-text mute">{excuseWord(standing.excuse, language)}</p>
      )}
      <div className="row wrap acts">
        <Button
          kind="ghost"
          icon="note"
          hint={key("note")}
          onClick={() => actions.onAsk(asking === "note" ? undefined : "note")}
        >
          {say("action_note")}
        </Button>
        {review !== undefined && (
          <Button kind="ghost" icon="undo" hint={key("undo")} onClick={actions.onUndo}>
            {say("action_undo")}
          </Button>
        )}
        <Button
          kind="ghost"
          className="end"
          hint={key("dispute")}
          onClick={() => actions.onAsk(asking === "dispute" ? undefined : "dispute")}
        >
          {say("action_dispute")}
        </Button>
      </div>
      {asking === "note" ? (
        <Note text={standing.note ?? ""} onNote={actions.onNote} onClose={() => actions.onAsk(undefined)} />
      ) : (
        standing.note !== undefined && <p className="note small-text">{standing.note}</p>
      )}
      {(asking === "dispute" || standing.dispute !== undefined) && (
        <Dispute review={review} open={asking === "dispute"} actions={actions} />
      )}
      <Trail review={review} />
    </>
  );
}

/** The four verdicts, each with its key. */
export function Verdicts({
  chosen,
  onJudge,
}: {
  chosen: Judgement | undefined;
  onJudge: (verdict: Judgement) => void;
}) {
  const { language, say } = useWords();
  const { key } = useKeys();
  return (
    <fieldset className="verdicts" aria-label={say("verdict_title")}>
      {VERDICTS.map(([verdict, action]) => (
        <button
          key={verdict}
          type="button"
          className={chosen === verdict ? "button on" : "button"}
          aria-pressed={chosen === verdict}
          aria-keyshortcuts={key(action)}
          onClick={() => onJudge(verdict)}
        >
          {chosen === verdict && <Icon name="check" small />}
          <span className="grow">{verdictWord(verdict, language)}</span>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus; the button tells its key itself */}
          <kbd aria-hidden="true">{key(action)}</kbd>
        </button>
      ))}
    </fieldset>
  );
}

/** Why it is no fault: asked right after that verdict, answered by the same digits. */
function Excuses({ chosen, onExcuse }: { chosen: Excuse | undefined; onExcuse: (excuse: Excuse) => void }) {
  const { language, say } = useWords();
  const { key } = useKeys();
  return (
    <fieldset className="excuses" aria-label={say("excuse_title")}>
      <legend className="small-text mute">{say("excuse_title")}</legend>
      {excuseSchema.options.map((excuse, index) => (
        <Button
          key={excuse}
          kind="ghost"
          hint={key(ACTIONS[index] ?? "fault")}
          className={chosen === excuse ? "on" : ""}
          onClick={() => onExcuse(excuse)}
        >
          {excuseWord(excuse, language)}
        </Button>
      ))}
    </fieldset>
  );
}

/** A free note. It is saved when the field is left, or by Ctrl+Enter; nothing typed is lost by closing it. */
function Note({ text, onNote, onClose }: { text: string; onNote: (text: string) => void; onClose: () => void }) {
  const { say } = useWords();
  const [draft, setDraft] = useState(text);
  const save = (): void => {
    if (draft !== text) onNote(draft);
  };
  return (
    <label className="field">
      <span className="small-text mute">{say("note_title")}</span>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the reviewer asked for the field by key or click
        autoFocus
        rows={3}
        maxLength={LONGEST_NOTE}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          const saves = event.key === "Enter" && (event.ctrlKey || event.metaKey);
          // Escape closes the field, too; leaving it first keeps what was typed.
          if (saves || event.key === "Escape") event.currentTarget.blur();
          if (!saves) return;
          event.preventDefault();
          onClose();
        }}
      />
    </label>
  );
}

/** The rounds of a dispute, and where the next one is written. */
function Dispute({ review, open, actions }: { review: Review | undefined; open: boolean; actions: VerdictActions }) {
  const { language, say } = useWords();
  const [reason, setReason] = useState("");
  const [verdict, setVerdict] = useState<Judgement | "">("");
  const rounds = review?.standing.dispute ?? [];
  return (
    <section className="dispute small-text" aria-label={say("dispute_title")}>
      {rounds.length > 0 && (
        <ol>
          {rounds.map((round) => (
            <li key={`${round.at} ${round.who}`}>
              <p className="mute">
                {say("trail_who", { who: round.who || say("trail_nobody"), when: timeWord(round.at, language) })}
                {round.verdict !== undefined && <> · {verdictWord(round.verdict, language)}</>}
              </p>
              <p>{round.reason}</p>
            </li>
          ))}
        </ol>
      )}
      {review?.standing.settled === true && <p className="strong">{say("dispute_settled")}</p>}
      {open && (
        <>
          <label className="field">
            <span className="mute">{say("dispute_reason")}</span>
            <textarea
              // biome-ignore lint/a11y/noAutofocus: the reviewer asked for the field by key or click
              autoFocus
              rows={3}
              maxLength={LONGEST_NOTE}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <label className="row wrap">
            <span className="mute">{say("dispute_verdict")}</span>
            <select
              value={verdict}
              onChange={({ target }) => {
                const chosen = judgementSchema.safeParse(target.value);
                setVerdict(chosen.success ? chosen.data : "");
              }}
            >
              <option value="">{say("dispute_noVerdict")}</option>
              {VERDICTS.map(([one]) => (
                <option key={one} value={one}>
                  {verdictWord(one, language)}
                </option>
              ))}
            </select>
          </label>
          <div className="row wrap acts">
            <Button
              kind="primary"
              disabled={reason.trim() === ""}
              onClick={() => {
                actions.onDispute(reason.trim(), verdict === "" ? undefined : verdict);
                setReason("");
              }}
            >
              {say("dispute_add")}
            </Button>
            {rounds.length > 0 && review?.standing.settled !== true && (
              <Button onClick={actions.onSettle}>{say("dispute_settle")}</Button>
            )}
            <Button kind="ghost" icon="copy" onClick={actions.onCopyBundle}>
              {say("dispute_bundle")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Who decided last, and when. */
function Trail({ review }: { review: Review | undefined }) {
  const { language, say } = useWords();
  if (review === undefined) return null;
  const { verdict } = review.standing;
  return (
    <p className="trail small-text mute">
      <Icon name="clock" small />
      <span>
        {say("trail_line", {
          who: review.who || say("trail_nobody"),
          when: timeWord(review.at, language),
          verdict: verdictWord(verdict, language),
        })}
      </span>
    </p>
  );
}

/** The verdict in a word, for a finding behind the one in front. */
export function VerdictWord({ review }: { review: Review | undefined }) {
  const { language } = useWords();
  const verdict = review?.standing.verdict;
  if (verdict === undefined) return null;
  return <span className="faint small-text nowrap">{verdictWord(verdict, language)}</span>;
}
