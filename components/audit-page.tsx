import { type ReactNode, useState } from "react";
import { addressOf, type Desk, STEPS, type Step } from "../lib/audit/desk/desk";
import { pairsIn } from "../lib/audit/desk/settling";
import type { MessageKey } from "../lib/wording/catalogue";
import { Button, IconButton } from "./button";
import { Icon, Logo } from "./icon";
import { useWords } from "./words";

const NAMES: Readonly<Record<Step, MessageKey>> = {
  import: "audit_step_import",
  check: "audit_step_check",
  plan: "audit_step_plan",
  review: "audit_step_review",
  settle: "audit_step_settle",
  report: "audit_step_report",
};

/** Whether a step has been done, can be entered, or waits for the one before. */
function stateOf(step: Step, desk: Desk): "done" | "open" | "waiting" {
  const { batch, checked, draw, marks } = desk;
  if (step === "import") return batch === undefined ? "open" : "done";
  if (batch === undefined) return "waiting";
  if (step === "check") return checked.length >= batch.rows ? "done" : "open";
  if (checked.length === 0) return "waiting";
  if (step === "plan") return draw === undefined ? "open" : "done";
  if (draw === undefined) return "waiting";
  if (step === "settle") {
    const { differing, open } = pairsIn(desk);
    return differing.length > 0 && open.length === 0 ? "done" : "open";
  }
  return step === "review" && marks.length > 0 && marks.length >= wantedMarks(desk) ? "done" : "open";
}

const wantedMarks = ({ draw }: Desk): number =>
  (draw?.items ?? []).reduce((sum, { replaced, second }) => sum + (replaced ? 0 : second ? 2 : 1), 0);

export interface AuditPageProps {
  desk: Desk;
  /** What each step shows. */
  children: ReactNode;
  /** Beside the title, where a step has something to say all the time. */
  aside?: ReactNode;
  onName: (name: string) => void;
  onAskName: (open: boolean) => void;
  onHelp: () => void;
}

/** The audit page: its steps in the head, one of them below. */
export function AuditPage({ desk, children, aside, onName, onAskName, onHelp }: AuditPageProps) {
  const { say } = useWords();
  const { batch, settings, step } = desk;
  return (
    <div className={`audit-page step-${step}`}>
      <header className="topbar">
        <Logo />
        <h1 className="row crumbs">
          <a href={addressOf(undefined, "import")} className="strong">
            {say("product")}
          </a>
          {batch !== undefined && (
            <>
              <span className="faint" aria-hidden="true">
                /
              </span>
              <span className="cut">{batch.name}</span>
            </>
          )}
        </h1>
        {aside}
        <nav aria-label={say("audit_steps")} className="steps">
          <ol>
            {STEPS.map((one, at) => (
              <StepLink key={one} desk={desk} step={one} number={at + 1} />
            ))}
          </ol>
        </nav>
        <button type="button" className="who" onClick={() => onAskName(true)}>
          <Icon name="user" small />
          <span className="cut">{settings.reviewer || say("audit_noName")}</span>
        </button>
        <IconButton name={say("action_help")} icon="help" onClick={onHelp} />
      </header>
      {desk.asking === "name" && (
        <Ask
          label={say("audit_nameLabel")}
          note={say("audit_nameNote")}
          value={settings.reviewer ?? ""}
          action={say("audit_nameSave")}
          onDone={onName}
          onCancel={() => onAskName(false)}
        />
      )}
      {children}
      <Said desk={desk} />
    </div>
  );
}

function StepLink({ desk, step, number }: { desk: Desk; step: Step; number: number }) {
  const { say } = useWords();
  const state = stateOf(step, desk);
  const sign = (
    <>
      <span className="n" aria-hidden="true">
        {state === "done" && desk.step !== step ? <Icon name="check" small /> : number}
      </span>
      <span className="step-name">{say(NAMES[step])}</span>
    </>
  );
  const current = desk.step === step;
  return (
    <li className={`${state}${current ? " on" : ""}`}>
      {state === "waiting" && !current ? (
        <span className="step" aria-disabled="true">
          {sign}
        </span>
      ) : (
        <a
          className="step"
          href={addressOf(step === "import" ? undefined : desk.batch?.id, step)}
          aria-current={current ? "step" : undefined}
        >
          {sign}
          {state === "done" && <span className="unseen">{say("audit_stepDone")}</span>}
        </a>
      )}
    </li>
  );
}

/** One line that a person types, in the page and not in a window of its own. */
export function Ask(props: {
  label: string;
  note?: string;
  value?: string;
  action: string;
  onDone: (value: string) => void;
  onCancel: () => void;
}) {
  const { say } = useWords();
  const [value, setValue] = useState(props.value ?? "");
  return (
    <form
      className="ask"
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== "") props.onDone(value.trim());
      }}
      onKeyDown={(event) => event.key === "Escape" && props.onCancel()}
    >
      <label className="grow">
        <span className="strong">{props.label}</span>
        {props.note !== undefined && <span className="small-text mute block">{props.note}</span>}
        {/* biome-ignore lint/a11y/noAutofocus: the reviewer asked for the field by key or click */}
        <input autoFocus maxLength={80} value={value} onChange={({ target }) => setValue(target.value)} />
      </label>
      <button type="submit" className="button primary" disabled={value.trim() === ""}>
        {props.action}
      </button>
      <Button kind="ghost" onClick={props.onCancel}>
        {say("audit_cancel")}
      </Button>
    </form>
  );
}

const WORDS = {
  selectFirst: "audit_said_selectFirst",
  chooseFirst: "audit_said_chooseFirst",
  saved: "audit_said_saved",
  changed: "audit_said_changed",
  "broken-seal": "audit_said_brokenSeal",
  replaced: "audit_said_replaced",
  noReserve: "audit_said_noReserve",
  settled: "audit_said_settled",
  notSaved: "audit_said_notSaved",
  stopped: "audit_said_stopped",
  "no-package": "audit_said_noPackage",
  "other-batch": "audit_said_otherBatch",
  "other-draw": "audit_said_otherDraw",
  "other-answer": "audit_said_otherAnswer",
} as const;

/** What the page has to say, once and politely. */
function Said({ desk: { said } }: { desk: Desk }) {
  const { say, count } = useWords();
  const text =
    said === undefined
      ? ""
      : said.what === "merged"
        ? count("audit_said_merged", said.count ?? 0)
        : said.what === "opened"
          ? count("audit_said_opened", said.count ?? 0)
          : say(WORDS[said.what]);
  return (
    <p className={text === "" ? "unseen" : "toast"} role="status" key={said?.n}>
      {text}
    </p>
  );
}
