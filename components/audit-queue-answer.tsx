import { type RefObject, useEffect, useRef } from "react";
import type { Desk, OpenItem } from "../lib/audit/desk/desk";
import type { ReviewActions } from "../lib/audit/desk/reviewing";
import { splitText } from "../lib/audit/queue/split-text";
import type { MarkedFault } from "../lib/model/draw";
import { reasonCodeSchema, SEVERITY } from "../lib/model/reasons";
import type { Finding } from "../lib/model/report";
import type { Span } from "../lib/model/span";
import { label } from "../lib/wording/label";
import { languageOf } from "../lib/wording/language";
import { sentenceRuns } from "../lib/wording/sentence";
import { Button, IconButton, Key } from "./button";
import { Pair } from "./pair";
import { SeverityWord } from "./severity";
import { Runs, useWords } from "./words";

/** The element that holds the answer's words; `selectedSpan` looks for it. */
export const ANSWER = "audit-answer";

/** The key by which the browser goes from claim to claim. */
const NEXT_CLAIM = "Tab";

/** Question and answer, what the reviewer marked in it, and, once they may be seen, what the checks found. */
export function AuditAnswer({
  desk,
  item,
  actions,
  note,
}: {
  desk: Desk;
  item: OpenItem;
  actions: ReviewActions;
  note: RefObject<HTMLInputElement | null>;
}) {
  const { say } = useWords();
  const { row, report } = item;
  const { draft, draw } = desk;
  const claims = report?.claims ?? [];
  const locked = draft.shown && !draft.changing && draw?.blind === true;
  const pane = useRef<HTMLElement>(null);
  // From the queue the hands go on to the answer: its keys, Enter among them, are no longer the queue's.
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  return (
    <main className="pane" ref={pane} tabIndex={-1}>
      <h2>{say("audit_field_question")}</h2>
      <p className="read" lang={languageOf(row.question ?? "")}>
        {row.question ?? <span className="faint">{say("panel_noQuestion")}</span>}
      </p>
      <h2 className="row">
        <span className="grow">{say("audit_field_answer")}</span>
        {claims.length > 1 && (
          <span className="small-text">
            {say("audit_claimOf", { n: draft.claim + 1, total: claims.length })} <Key>{NEXT_CLAIM}</Key>
          </span>
        )}
      </h2>
      <AnswerText desk={desk} item={item} onClaim={actions.onClaim} />
      <ul className="stack" aria-label={say("audit_yourMarks")}>
        {draft.faults.map((fault, at) => (
          <FaultLine
            // biome-ignore lint/suspicious/noArrayIndexKey: two marks may have the same words and code
            key={at}
            fault={fault}
            locked={locked}
            onChange={(change) => actions.onFault(at, change)}
            onRemove={() => actions.onUnmark(at)}
          />
        ))}
      </ul>
      <label className="row note-row">
        <span className="unseen">{say("note_title")}</span>
        <input
          ref={note}
          value={draft.note}
          readOnly={locked}
          placeholder={say("audit_note")}
          maxLength={4000}
          onChange={({ target }) => actions.onNote(target.value)}
        />
        <Key>N</Key>
      </label>
      {!locked && (
        <p className="small-text mute hint">
          {say("audit_selectHint")} <kbd>5</kbd>
        </p>
      )}
      {draft.shown && <Found item={item} desk={desk} actions={actions} />}
    </main>
  );
}

/** The answer's words in runs: each claim can take the focus, marked words bear their line. */
function AnswerText({ desk, item, onClaim }: { desk: Desk; item: OpenItem; onClaim: (index: number) => void }) {
  const { say } = useWords();
  const { draft } = desk;
  const findings = draft.shown ? (item.report?.findings ?? []) : [];
  const claims = item.report?.claims ?? [];
  const marks = [
    ...findings.map(({ start, end, severity }) => ({ start, end, className: `sample mark-${severity}` })),
    ...draft.faults.map(({ start, end, code }) => ({ start, end, className: `own sample mark-${SEVERITY[code]}` })),
  ];
  return (
    <div className="read answer-text" id={ANSWER} lang={languageOf(item.row.answer)}>
      {splitText(item.row.answer, claims, marks).map(({ start, claim, runs }) => {
        const inside = runs.map((run) => (
          <span key={run.start} data-start={run.start} className={run.className}>
            {run.text}
          </span>
        ));
        if (claim === undefined) return <span key={start}>{inside}</span>;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button would not let its words be selected
          <span
            key={start}
            role="group"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab goes from claim to claim
            tabIndex={0}
            aria-label={say("audit_claimOf", { n: claim + 1, total: claims.length })}
            className={claim === draft.claim ? "claim current" : "claim"}
            onFocus={() => onClaim(claim)}
          >
            {inside}
          </span>
        );
      })}
    </div>
  );
}

/** The selected words of the answer as a range of its text; undefined where none are selected. */
export function selectedSpan(selection: Selection | null): Span | undefined {
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const place = (node: Node, offset: number): number | undefined => {
    const element = node instanceof Element ? node : node.parentElement;
    const run = element?.closest<HTMLElement>("[data-start]");
    if (run?.closest(`#${ANSWER}`) == null) return undefined;
    return (
      Number(run.dataset.start) + (node instanceof Text ? offset : offset > 0 ? (run.textContent?.length ?? 0) : 0)
    );
  };
  const start = place(range.startContainer, range.startOffset);
  const end = place(range.endContainer, range.endOffset);
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
}

function FaultLine({
  fault,
  locked,
  onChange,
  onRemove,
}: {
  fault: MarkedFault;
  locked: boolean;
  onChange: (change: Partial<MarkedFault>) => void;
  onRemove: () => void;
}) {
  const { language, say } = useWords();
  return (
    <li className="box fault-line">
      <div className="row wrap">
        <SeverityWord standing={SEVERITY[fault.code]} />
        <span className="grow break" lang={languageOf(fault.text)}>
          {fault.text}
        </span>
        <label className="row">
          <span className="unseen">{say("audit_code")}</span>
          <select
            value={fault.code}
            disabled={locked}
            onChange={({ target }) => {
              const code = reasonCodeSchema.safeParse(target.value);
              if (code.success) onChange({ code: code.data });
            }}
          >
            {reasonCodeSchema.options.map((code) => (
              <option key={code} value={code}>
                {label(code, language)}
              </option>
            ))}
          </select>
        </label>
        {!locked && <IconButton name={say("audit_unmark")} icon="x" onClick={onRemove} />}
      </div>
    </li>
  );
}

/** What the checks found, and what the reviewer says of each finding. */
function Found({ item, desk, actions }: { item: OpenItem; desk: Desk; actions: ReviewActions }) {
  const { language, say, count } = useWords();
  const findings = item.report?.findings ?? [];
  const { findings: judged } = desk.draft;
  return (
    <section className="found" aria-label={say("audit_found")}>
      <h2>
        {item.report === undefined
          ? say("audit_notChecked")
          : findings.length === 0
            ? say("audit_foundNone")
            : count("audit_foundN", findings.length)}
      </h2>
      <ul className="stack">
        {findings.map((finding: Finding) => (
          <li key={`${finding.id} ${finding.start}`} className={`box pad ${finding.severity}-edge`}>
            <SeverityWord standing={finding.severity} />
            <p className="sentence">
              <Runs runs={sentenceRuns(finding, language, item.report)} />
            </p>
            <Pair finding={finding} />
            <div className="row wrap acts">
              {(["fault", "not-a-fault"] as const).map((judgement) => (
                <Button
                  key={judgement}
                  className={judged[finding.id] === judgement ? "on" : ""}
                  onClick={() => actions.onFinding(finding.id, judgement)}
                >
                  {say(judgement === "fault" ? "audit_isFault" : "audit_isNoFault")}
                </Button>
              ))}
              <code>{finding.code}</code>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
