import type { ReactNode, RefObject } from "react";
import { addressOf, type Desk } from "../lib/audit/desk/desk";
import type { PackageActions } from "../lib/audit/desk/packaging";
import { queueOf, type ReviewActions } from "../lib/audit/desk/reviewing";
import type { QueueGroup, QueueItem } from "../lib/audit/queue/queue";
import { judgementSchema } from "../lib/model/review";
import { languageOf } from "../lib/wording/language";
import { stratumWord } from "../lib/wording/stratum";
import { verdictMark, verdictOfAnswer } from "../lib/wording/verdict";
import { Ask } from "./audit-page";
import { AuditAnswer } from "./audit-queue-answer";
import { AuditSources } from "./audit-queue-sources";
import { Button, Choice } from "./button";
import { Icon } from "./icon";
import { Notice } from "./notice";
import { useWords } from "./words";

export interface QueueProps {
  desk: Desk;
  actions: ReviewActions;
  packages: PackageActions;
  /** Where the reviewer types: the keys put the focus there. */
  note: RefObject<HTMLInputElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Marks the words that are selected in the answer. */
  onMark: () => void;
  onAsk: (what: Desk["asking"]) => void;
}

/** The review of a sample: the queue, the answer claim by claim, its sources, and the verdict below. */
export function AuditQueue(props: QueueProps) {
  const { desk, actions, packages, onAsk } = props;
  const { say } = useWords();
  const groups = queueOf(desk);
  const { item, draw } = desk;
  if (draw === undefined) return null;
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const done = groups.reduce((sum, group) => sum + group.done, 0);
  return (
    <>
      {desk.asking === "package" && (
        <Ask
          label={say("audit_packageFor")}
          note={say("audit_packageNote")}
          action={say("audit_packageMake")}
          onDone={packages.onAssign}
          onCancel={() => onAsk(undefined)}
        />
      )}
      {desk.asking === "replace" && (
        <Ask
          label={say("audit_replaceWhy")}
          note={say("audit_replaceNote")}
          action={say("audit_replace")}
          onDone={actions.onReplace}
          onCancel={() => onAsk(undefined)}
        />
      )}
      <div className="review">
        <QueueList groups={groups} titles={desk.titles} current={item?.row.id} onOpen={actions.onOpen}>
          <Packages packages={packages} onAsk={onAsk} />
        </QueueList>
        {item === undefined ? (
          <main className="pane">
            <EmptyQueue desk={desk} done={done} total={total} onStart={() => actions.onMove("open")} />
          </main>
        ) : (
          <>
            <AuditAnswer key={item.row.id} desk={desk} item={item} actions={actions} note={props.note} />
            <AuditSources desk={desk} item={item} search={props.search} />
          </>
        )}
      </div>
      {item !== undefined && <VerdictFoot {...props} />}
    </>
  );
}

/** What is done of how much, beside the title. */
export function QueueAside({ desk }: { desk: Desk }) {
  const { say } = useWords();
  const groups = queueOf(desk);
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const done = groups.reduce((sum, group) => sum + group.done, 0);
  return (
    <>
      {desk.draw?.blind === true && (
        <span className="tag">
          <Icon name="blind" small />
          {say("audit_blind")}
        </span>
      )}
      <span className="row done-of">
        <progress className="progress" value={done} max={Math.max(1, total)} aria-label={say("audit_doneLabel")} />
        <span className="nowrap small-text">{say("audit_doneOf", { n: done, total })}</span>
      </span>
    </>
  );
}

function QueueList({
  groups,
  titles,
  current,
  onOpen,
  children,
}: {
  groups: readonly QueueGroup[];
  titles: Desk["titles"];
  current: string | undefined;
  onOpen: (row: string) => void;
  children: ReactNode;
}) {
  const { language, say } = useWords();
  return (
    <nav className="queue" aria-label={say("audit_queue")}>
      {groups.map(({ stratum, items, done }) => (
        <details key={stratum} open>
          <summary>
            <span className="grow cut">{stratumWord(stratum, language)}</span>
            <span className="nowrap">
              {done}/{items.length}
            </span>
          </summary>
          <ul>
            {items.map((one) => (
              <QueueLine
                key={one.item.row}
                one={one}
                title={titles.get(one.item.row)}
                on={one.item.row === current}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </details>
      ))}
      {children}
    </nav>
  );
}

function QueueLine({
  one,
  title = "",
  on,
  onOpen,
}: {
  one: QueueItem;
  title?: string;
  on: boolean;
  onOpen: (row: string) => void;
}) {
  const { language, say } = useWords();
  const verdict = one.mark?.verdict;
  const icon = verdict === undefined ? (on ? "right" : "unchecked") : verdictMark(verdict);
  return (
    <li>
      <button
        type="button"
        className={on ? "queue-line on" : "queue-line"}
        aria-current={on ? "true" : undefined}
        onClick={() => onOpen(one.item.row)}
      >
        <span className={verdict === undefined ? "faint" : verdictMark(verdict)}>
          <Icon name={icon} small />
        </span>
        <span className="grow cut" lang={languageOf(title)} title={one.item.row}>
          {title || one.item.row}
        </span>
        {one.item.second && (
          <span className="faint small-text" title={say("audit_second")}>
            <span aria-hidden="true">×2</span>
            <span className="unseen">{say("audit_second")}</span>
          </span>
        )}
        <span className="unseen">
          {verdict === undefined ? say("audit_openItem") : verdictOfAnswer(verdict, language)}
        </span>
      </button>
    </li>
  );
}

function Packages({ packages, onAsk }: { packages: PackageActions; onAsk: QueueProps["onAsk"] }) {
  const { say } = useWords();
  return (
    <details className="packages">
      <summary>{say("audit_packages")}</summary>
      <div className="stack">
        <Button onClick={() => onAsk("package")}>{say("audit_packageOut")}</Button>
        <Button onClick={packages.onAnswers}>{say("audit_packageBack")}</Button>
        <label className="button file">
          {say("audit_packageIn")}
          <input
            type="file"
            accept=".json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) packages.onTake(file);
              target.value = "";
            }}
          />
        </label>
      </div>
    </details>
  );
}

function EmptyQueue({ desk, done, total, onStart }: { desk: Desk; done: number; total: number; onStart: () => void }) {
  const { say, count } = useWords();
  if (done < total) {
    return (
      <Notice
        icon="doc"
        title={count("audit_waiting", total - done)}
        actions={
          <Button kind="primary" hint="U" onClick={onStart}>
            {say("audit_begin")}
          </Button>
        }
      >
        {say(desk.draw?.blind ? "audit_blindNote" : "audit_openNote")}
      </Notice>
    );
  }
  return (
    <Notice
      icon="supported"
      tone="supported"
      title={count("audit_allDone", total)}
      actions={
        <>
          <a className="button" href={addressOf(desk.batch?.id, "settle")}>
            {say("audit_toSettle")}
          </a>
          <a className="button primary" href={addressOf(desk.batch?.id, "report")}>
            {say("audit_toReport")}
          </a>
        </>
      }
    />
  );
}

function VerdictFoot({ desk, actions, onMark, onAsk }: QueueProps) {
  const { language, say } = useWords();
  const { draft, draw } = desk;
  const locked = draft.shown && !draft.changing && draw?.blind === true;
  return (
    <footer className="verdict-foot">
      <fieldset className="row wrap" aria-label={say("verdict_title")} disabled={locked}>
        {judgementSchema.options.map((verdict, at) => (
          <Choice
            key={verdict}
            name={verdictOfAnswer(verdict, language)}
            hint={`${at + 1}`}
            on={draft.verdict === verdict}
            onClick={() => actions.onVerdict(verdict)}
          />
        ))}
        <Choice name={say("audit_markWords")} hint="5" onClick={onMark} />
      </fieldset>
      {locked ? (
        <Button kind="ghost" onClick={actions.onChange}>
          {say("audit_change")}
        </Button>
      ) : (
        <Button kind="ghost" onClick={() => onAsk("replace")}>
          {say("audit_replace")}
        </Button>
      )}
      <span className="end">
        <Button kind="primary" hint="Enter" onClick={actions.onSave}>
          {say(locked ? "audit_next" : "audit_saveNext")}
        </Button>
      </span>
    </footer>
  );
}
