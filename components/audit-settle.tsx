import { type RefObject, useEffect, useState } from "react";
import { addressOf, type Desk } from "../lib/audit/desk/desk";
import { pairsIn, type SettleActions } from "../lib/audit/desk/settling";
import type { Pair } from "../lib/audit/queue/queue";
import { splitText } from "../lib/audit/queue/split-text";
import type { Adjudication, ReviewMark } from "../lib/model/draw";
import { SEVERITY } from "../lib/model/reasons";
import { type Judgement, judgementSchema } from "../lib/model/review";
import { languageOf } from "../lib/wording/language";
import { verdictMark, verdictOfAnswer } from "../lib/wording/verdict";
import { AuditSources } from "./audit-queue-sources";
import { Button, Choice, Key } from "./button";
import { Icon } from "./icon";
import { Notice } from "./notice";
import { useWords } from "./words";

/** The key that saves: the form is sent. */
const SAVE = "Enter";

export interface SettleProps {
  desk: Desk;
  actions: SettleActions;
  search: RefObject<HTMLInputElement | null>;
}

/** Two reviewers' marks side by side, without names until it is decided. */
export function AuditSettle({ desk, actions, search }: SettleProps) {
  const { say, count } = useWords();
  const { all, differing, open } = pairsIn(desk);
  const pair = differing.find(({ item }) => item.row === desk.item?.row.id);
  const [first] = open;
  useEffect(() => {
    if (desk.item === undefined && first !== undefined) actions.onOpen(first.item.row);
  }, [desk.item, first, actions]);
  return (
    <main className="main">
      <div className="row">
        <div className="grow">
          <h2 className="title">
            {open.length === 0 ? say("audit_settle_none") : count("audit_settle_title", open.length)}
          </h2>
          <p className="mute">{count("audit_settle_text", all.length, { agreed: all.length - differing.length })}</p>
        </div>
        {differing.length > 0 && (
          <span className="tag">
            {differing.length - open.length} / {differing.length}
          </span>
        )}
      </div>
      {pair !== undefined && desk.item !== undefined && (
        <>
          <div className="two">
            <section className="box pad">
              <h3 className="small-text faint">{say("audit_field_answer")}</h3>
              {desk.item.row.question !== undefined && <p className="small-text mute">{desk.item.row.question}</p>}
              <p className="read" lang={languageOf(desk.item.row.answer)}>
                {desk.item.row.answer}
              </p>
            </section>
            <AuditSources desk={desk} item={desk.item} search={search} />
          </div>
          <div className="two">
            {pair.marks.map((mark, at) => (
              <MarkBox key={mark.reviewer} mark={mark} answer={desk.item?.row.answer ?? ""} at={at} pair={pair} />
            ))}
          </div>
          {pair.settled === undefined ? (
            <Decide key={pair.item.row} pair={pair} actions={actions} />
          ) : (
            <p className="bar-note">
              <Icon name="check" small />
              <Settled settled={pair.settled} />
            </p>
          )}
          <p className="bar-note">
            <Icon name="clock" small />
            <span>{say("audit_settle_note")}</span>
          </p>
        </>
      )}
      {open.length === 0 && (
        <Notice
          icon="supported"
          tone="supported"
          title={say("audit_settle_nothing")}
          actions={
            <a className="button primary" href={addressOf(desk.batch?.id, "report")}>
              {say("audit_toReport")}
            </a>
          }
        />
      )}
      {differing.length > 1 && (
        <ul className="row wrap" aria-label={say("audit_settle_list")}>
          {differing.map(({ item, settled }) => (
            <li key={item.row}>
              <Button className={item.row === pair?.item.row ? "on" : ""} onClick={() => actions.onOpen(item.row)}>
                {settled !== undefined && "✓ "}
                {item.row}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

function MarkBox({ mark, answer, at, pair }: { mark: ReviewMark; answer: string; at: number; pair: Pair }) {
  const { language, say } = useWords();
  const letter = at === 0 ? "A" : "B";
  const marks = mark.faults.map(({ start, end, code }) => ({ start, end, className: `sample mark-${SEVERITY[code]}` }));
  return (
    <section className="box pad">
      <h3 className="row">
        <Icon name="user" />
        <span className="strong grow">
          {pair.settled === undefined ? say("audit_reviewerN", { letter }) : mark.reviewer}
        </span>
        <span className={`strong ${verdictMark(mark.verdict)}`}>{verdictOfAnswer(mark.verdict, language)}</span>
      </h3>
      <p className="read" lang={languageOf(answer)}>
        {splitText(answer, [], marks).flatMap(({ runs }) =>
          runs.map((run) => (
            <span key={run.start} className={run.className}>
              {run.text}
            </span>
          )),
        )}
      </p>
      {[...new Set(mark.faults.map(({ code }) => code))].map((code) => (
        <code key={code}>{code} </code>
      ))}
      {mark.note !== undefined && <p className="mute">{mark.note}</p>}
    </section>
  );
}

function Settled({ settled }: { settled: Adjudication }) {
  const { language, say } = useWords();
  const verdict = verdictOfAnswer(settled.verdict, language);
  return <span>{say("audit_settledBy", { who: settled.who, verdict, reason: settled.reason })}</span>;
}

/** Which verdict holds, and why. */
function Decide({ pair, actions }: { pair: Pair; actions: SettleActions }) {
  const { language, say } = useWords();
  const [took, setTook] = useState<Adjudication["took"]>();
  const [own, setOwn] = useState<Judgement>("fault");
  const [reason, setReason] = useState("");
  const verdict = took === "first" ? pair.marks[0].verdict : took === "second" ? pair.marks[1].verdict : own;
  const ready = took !== undefined && reason.trim() !== "";
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): void => {
      if (ctrlKey || altKey || metaKey || isComposing) return;
      if (target instanceof HTMLElement && target.matches("input, textarea, select")) return;
      const chosen = ({ a: "first", b: "second", e: "own" } as const)[key.toLowerCase() as "a" | "b" | "e"];
      if (chosen !== undefined) setTook(chosen);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const choice = (which: Adjudication["took"], name: string, hint: string) => (
    <Choice name={name} hint={hint} on={took === which} onClick={() => setTook(which)} />
  );
  return (
    <form
      className="row wrap decide"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) actions.onSettle({ took, verdict, reason });
      }}
    >
      {choice("first", say("audit_take", { letter: "A" }), "A")}
      {choice("second", say("audit_take", { letter: "B" }), "B")}
      {choice("own", say("audit_ownVerdict"), "E")}
      {took === "own" && (
        <select
          aria-label={say("verdict_title")}
          value={own}
          onChange={({ target }) => {
            const chosen = judgementSchema.safeParse(target.value);
            if (chosen.success) setOwn(chosen.data);
          }}
        >
          {judgementSchema.options.map((one) => (
            <option key={one} value={one}>
              {verdictOfAnswer(one, language)}
            </option>
          ))}
        </select>
      )}
      <input
        className="grow"
        aria-label={say("audit_reason")}
        placeholder={say("audit_reason")}
        required
        maxLength={4000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <button type="submit" className="button primary" disabled={!ready}>
        {say("audit_saveNext")}
        <Key>{SAVE}</Key>
      </button>
    </form>
  );
}
