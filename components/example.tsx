import { type Ref, useEffect, useRef } from "react";
import type { Finding } from "../lib/model/report";
import type { Judgement } from "../lib/model/review";
import { type ExampleCase, inFront, type Practice } from "../lib/review/practice";
import { coverage } from "../lib/wording/coverage";
import { sentenceRuns } from "../lib/wording/sentence";
import { sourceName } from "../lib/wording/source-name";
import { verdictWord } from "../lib/wording/verdict";
import { Button } from "./button";
import { Icon } from "./icon";
import { useKeys } from "./keys";
import { Pair } from "./pair";
import { SeverityWord } from "./severity";
import { Verdicts } from "./verdict";
import { Runs, useWords } from "./words";

export interface ExampleProps {
  /** What is checked: the built-in answer and its source. */
  shown: ExampleCase;
  /** Undefined until it was checked, null where that failed. */
  practice: Practice | undefined | null;
  /** The finding in front takes the focus. */
  focus: boolean;
  onChoose: (finding: string) => void;
  onJudge: (verdict: Judgement) => void;
  onUndo: () => void;
  onAgain: () => void;
}

/** A built-in answer with its marks as a chat would show them, and its findings to be judged as in the side panel. */
export function Example({ shown, practice, focus, onChoose, onJudge, onUndo, onAgain }: ExampleProps) {
  const { language, say } = useWords();
  const { key } = useKeys();
  const front = useRef<HTMLElement>(null);
  const finding = practice ? inFront(practice) : undefined;
  const id = finding?.id;
  useEffect(() => {
    if (focus && id !== undefined) front.current?.focus();
  }, [focus, id]);
  const [source] = shown.sources;
  const findings = practice?.report.findings ?? [];
  const done = findings.length > 0 && findings.every((one) => practice?.verdicts.has(one.id));
  return (
    <>
      <section className="chat">
        <p className="asked">{shown.answer.question}</p>
        <p className="said">
          <Marked text={shown.answer.text} findings={findings} current={finding?.id} onChoose={onChoose} />
        </p>
        {source !== undefined && (
          <div className="cited small-text">
            <p className="mute">
              <Icon name="doc" small /> {say("example_cited", { title: sourceName(source, language, "line") })}
            </p>
            <p>{source.text}</p>
          </div>
        )}
      </section>
      {practice === null && <p className="notice-box">{say("example_failed")}</p>}
      {practice && finding && <Front ref={front} finding={finding} practice={practice} onJudge={onJudge} />}
      {practice && (
        <div className="row wrap after">
          <output aria-live="polite" className="grow small-text">
            <Told practice={practice} done={done} />
          </output>
          {practice.verdicts.size > 0 && (
            <Button kind="ghost" icon="undo" hint={key("undo")} onClick={onUndo}>
              {say("action_undo")}
            </Button>
          )}
          {done && <Button onClick={onAgain}>{say("example_again")}</Button>}
        </div>
      )}
    </>
  );
}

function Told({ practice: { verdicts, report }, done }: { practice: Practice; done: boolean }) {
  const { language, say } = useWords();
  const { key } = useKeys();
  const last = [...verdicts.values()].at(-1);
  if (done) return say("example_done");
  if (last === undefined) return coverage(report, language);
  if (verdicts.size === 1) return say("example_first", { verdict: verdictWord(last, language) });
  return say("live_judged", { verdict: verdictWord(last, language), key: key("undo") });
}

/** The finding in front, as the side panel shows it. */
function Front({
  ref,
  finding,
  practice,
  onJudge,
}: {
  ref: Ref<HTMLElement>;
  finding: Finding;
  practice: Practice;
  onJudge: (verdict: Judgement) => void;
}) {
  const { language, say } = useWords();
  const { key } = useKeys();
  const { findings } = practice.report;
  const place = { i: findings.indexOf(finding) + 1, n: findings.length };
  return (
    <article ref={ref} tabIndex={-1} className="notice-box front" aria-label={say("finding_place", place)}>
      <div className="row wrap">
        <SeverityWord standing={finding.severity} />
        <span className="end small-text faint">{say("finding_place", place)}</span>
      </div>
      <p className="sentence">
        <Runs runs={sentenceRuns(finding, language, practice.report)} />
      </p>
      <Pair finding={finding} />
      <p className="small-text mute ask">{say("example_ask", { first: key("fault"), last: key("cannotTell") })}</p>
      <Verdicts chosen={practice.verdicts.get(finding.id)} onJudge={onJudge} />
    </article>
  );
}

/** The answer's text with each finding's words underlined as in a page; a press on them brings the finding to the front. */
function Marked({
  text,
  findings,
  current,
  onChoose,
}: {
  text: string;
  findings: readonly Finding[];
  current: string | undefined;
  onChoose: (finding: string) => void;
}) {
  const laid = [...findings].sort((a, b) => a.start - b.start);
  if (laid.length === 0) return text;
  return laid.map((finding, index) => {
    const last = index === laid.length - 1;
    return (
      <span key={finding.id}>
        {text.slice(laid[index - 1]?.end ?? 0, finding.start)}
        <button
          type="button"
          className={`mark sample mark-${finding.severity} ${finding.id === current ? "in-front" : ""}`.trim()}
          onClick={() => onChoose(finding.id)}
        >
          {finding.text}
        </button>
        {last && text.slice(finding.end)}
      </span>
    );
  });
}
