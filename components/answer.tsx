import { useEffect, useRef } from "react";
import type { AnswerState, SourceState } from "../lib/model/page-state";
import type { CheckReport, Finding } from "../lib/model/report";
import { answerTarget, type Review } from "../lib/model/review";
import type { Mode } from "../lib/model/settings";
import { type Condition, conditionOf, countBySeverity, findingsFor, uncheckedClaims } from "../lib/review/findings";
import type { VerdictActions } from "../lib/review/judging";
import type { Review as Shown } from "../lib/review/store";
import { claimsChecked, coverage } from "../lib/wording/coverage";
import { countWord } from "../lib/wording/label";
import { languageOf } from "../lib/wording/language";
import { Button, IconButton } from "./button";
import { type FindingActions, FindingInBrief, FindingInFull } from "./finding";
import { Icon, type IconName } from "./icon";
import { useKeys } from "./keys";
import { MissedFaults } from "./missed";
import { ReadAll, type Reading } from "./read-all";
import { Counts } from "./severity";
import { Limits, Unchecked } from "./unchecked";
import { VerdictBar } from "./verdict";
import { useWords } from "./words";

export interface AnswerActions {
  onOpen: (open: boolean) => void;
  onOpenSource: (source: string) => void;
  /** Lets the page open and read all sources of the answer. */
  onReadSources: () => void;
  onStopReading: () => void;
  onAttach: (source: string, text: string) => void;
  onRescan: () => void;
  onCopyDetails: () => void;
  finding: (finding: Finding) => FindingActions;
  /** About the answer as a whole. */
  answer: VerdictActions;
  /** Takes a fault back that a reviewer marked. */
  onUndo: (target: string) => void;
}

export interface AnswerProps {
  answer: AnswerState;
  sources: readonly SourceState[];
  mode: Mode;
  dismissed: ReadonlySet<string>;
  /** The findings that mode and filter show. */
  shown: readonly Finding[];
  reviews: ReadonlyMap<string, Review>;
  /** Faults that reviewers marked in this answer. */
  missed: readonly Review[];
  /** "Read all sources" of this answer, running or ended. */
  reading: Reading | undefined;
  asking: Shown["asking"];
  open: boolean;
  /** Id of the finding in front, if it is one of this answer; "" where this answer as a whole is. */
  current: string | undefined;
  /** The finding in front was chosen by key and takes the focus. */
  focus: boolean;
  actions: AnswerActions;
}

const SIGNS: Readonly<Record<Condition, readonly [IconName, string]>> = {
  streaming: ["clock", "unchecked"],
  checking: ["clock", "unchecked"],
  "too-large": ["unchecked", "unchecked"],
  "storage-full": ["warn", "notice"],
  error: ["warn", "notice"],
  faulty: ["contradicted", "contradicted"],
  unread: ["unread", "unchecked"],
  nothing: ["unchecked", "unchecked"],
  clean: ["supported", "supported"],
};

/** One answer of the page: question, state, counts and coverage; its findings where it has any. */
export function Answer(props: AnswerProps) {
  const { answer, mode, dismissed } = props;
  const condition = conditionOf(answer, mode, dismissed);
  const { report } = answer;
  const listed = mode === "audit" ? report?.claims.length : findingsFor(report, mode).length;
  if (report !== undefined && ((listed ?? 0) > 0 || condition === "unread")) {
    return <OpenAnswer {...props} report={report} condition={condition} />;
  }
  if (condition === "clean" || condition === "streaming" || condition === "checking") {
    return <QuietAnswer answer={answer} sources={props.sources} condition={condition} />;
  }
  return <StoppedAnswer {...props} condition={condition} />;
}

function OpenAnswer(props: AnswerProps & { report: CheckReport; condition: Condition }) {
  const { answer, report, sources, mode, dismissed, shown, reviews, asking, open, current, focus, actions } = props;
  const { condition } = props;
  const { language, say } = useWords();
  const findings = findingsFor(report, mode);
  const whole = answerTarget(report.answerHash);
  const askingOf = (target: string) =>
    asking?.target === target && asking.what !== "answer" ? asking.what : undefined;
  // In front as a whole: no finding of it is, or the reviewer asked for it.
  const wholeInFront = current === "" || asking?.target === whole;
  const element = useRef<HTMLElement>(null);
  const { key } = useKeys();
  useEffect(() => {
    if (!(focus && current === "") && asking?.target !== whole) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "nearest" });
  }, [focus, current, asking, whole]);
  const counts = countBySeverity(findings, dismissed);
  const standing = [...counts.values()].some((n) => n > 0);
  const hasMore = findings.length > 0 || uncheckedClaims(report).length > 0;
  return (
    <article
      ref={element}
      tabIndex={-1}
      className={wholeInFront ? "answer in-front" : "answer"}
      aria-label={answer.question || say("panel_noQuestion")}
    >
      <header className="question">
        <div className="grow">
          <Question answer={answer} strong={standing} />
          <p className="row wrap small-text">
            {standing ? <Counts counts={counts} /> : <NoFault condition={condition} report={report} open={open} />}
            <span className="mute">{claimsChecked(report, language)}</span>
          </p>
        </div>
        {hasMore && (
          <IconButton
            name={say(open ? "action_collapse" : "action_expand")}
            icon={open ? "up" : "down"}
            expanded={open}
            onClick={() => actions.onOpen(!open)}
          />
        )}
      </header>
      {open && shown.length > 0 && (
        <ol className="findings" aria-label={say("panel_findings")}>
          {shown.map((finding) => {
            const review = reviews.get(finding.id);
            const shared = { finding, report, review, audit: mode === "audit" };
            return (
              <li key={`${finding.id} ${finding.start}`}>
                {finding.id === current ? (
                  <FindingInFull
                    {...shared}
                    asking={askingOf(finding.id)}
                    focus={focus}
                    actions={actions.finding(finding)}
                  />
                ) : (
                  <FindingInBrief {...shared} actions={actions.finding(finding)} />
                )}
              </li>
            );
          })}
        </ol>
      )}
      {(open || condition === "unread") && (
        <Unchecked
          report={report}
          sources={sources}
          open={mode === "audit" && open}
          onOpenSource={actions.onOpenSource}
          onAttach={actions.onAttach}
        />
      )}
      {(open || condition === "unread" || props.reading !== undefined) && <Sources {...props} />}
      {open && mode === "audit" && (
        <>
          <MissedFaults reviews={props.missed} onUndo={actions.onUndo} />
          <details className="whole" open={wholeInFront || reviews.get(whole) !== undefined}>
            <summary aria-keyshortcuts={key("wholeAnswer")}>
              <span className="grow">{say("answer_verdict")}</span>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus; the summary tells its key itself */}
              <kbd aria-hidden="true">{key("wholeAnswer")}</kbd>
            </summary>
            <VerdictBar review={reviews.get(whole)} asking={askingOf(whole)} actions={actions.answer} />
          </details>
        </>
      )}
    </article>
  );
}

function Sources({ answer, reading, actions }: AnswerProps) {
  return (
    <ReadAll
      openable={answer.openable ?? 0}
      reading={reading}
      onRead={actions.onReadSources}
      onStop={actions.onStopReading}
    />
  );
}

function NoFault({ condition, report, open }: { condition: Condition; report: CheckReport; open: boolean }) {
  const { language, say } = useWords();
  const [icon, tone] = SIGNS[condition];
  const unchecked = uncheckedClaims(report).length;
  if (condition !== "clean") {
    // Where the list below tells it, the head need not.
    return unchecked === 0 || open || condition === "unread" ? null : (
      <span className="severity unchecked">
        <Icon name="unchecked" small />
        {countWord("unchecked", unchecked, language)}
      </span>
    );
  }
  return (
    <span className={`severity ${tone}`}>
      <Icon name={icon} small />
      {say(unchecked === 0 ? "state_clean_title" : "state_unproven_title")}
    </span>
  );
}

function QuietAnswer({
  answer,
  sources,
  condition,
}: {
  answer: AnswerState;
  sources: readonly SourceState[];
  condition: Condition;
}) {
  const { language, say, count } = useWords();
  const [icon, tone] = SIGNS[condition];
  const { report } = answer;
  const unchecked = uncheckedClaims(report).length;
  return (
    <article className="answer quiet" aria-label={answer.question || say("panel_noQuestion")}>
      <div className="question">
        <span className={tone}>
          <Icon name={icon} />
        </span>
        <div className="grow">
          <Question answer={answer} strong={false} />
          {report !== undefined && unchecked > 0 && (
            <p className="small-text faint">{count("nothingInClaims", unchecked)}</p>
          )}
        </div>
        <span className="small-text faint nowrap">
          {report === undefined ? (
            say(condition === "streaming" ? "state_streaming_short" : "state_checking_short")
          ) : (
            <>
              <span aria-hidden="true">
                {say("coverageShort", { n: report.checked.claims, total: report.checked.claimsTotal })}
              </span>
              <span className="unseen">
                {say(unchecked === 0 ? "state_clean_title" : "state_unproven_title")}, {coverage(report, language)}
              </span>
            </>
          )}
        </span>
      </div>
      {report !== undefined && <Limits report={report} sources={sources} />}
    </article>
  );
}

function StoppedAnswer(props: AnswerProps & { condition: Condition }) {
  const { answer, actions, condition } = props;
  const { say } = useWords();
  const [icon, tone] = SIGNS[condition];
  const texts: Partial<Record<Condition, readonly [string, string]>> = {
    "too-large": [say("state_tooLarge_title"), say("state_tooLarge_text", { n: answer.text.length })],
    "storage-full": [say("state_storageFull_title"), say("state_storageFull_text")],
    nothing: [say("state_nothing_title"), say("coverageClaimsNone")],
  };
  const [title, text] = texts[condition] ?? [say("state_error_title"), say("state_error_text")];
  return (
    <article className="answer" aria-label={answer.question || say("panel_noQuestion")}>
      <div className="question">
        <span className={tone}>
          <Icon name={icon} />
        </span>
        <div className="grow">
          <Question answer={answer} strong={false} />
          <p className="small-text strong">{title}</p>
          <p className="small-text mute">{text}</p>
          {condition === "error" && (
            <div className="actions">
              <Button onClick={actions.onRescan}>{say("action_checkAgain")}</Button>
              <Button kind="ghost" icon="copy" onClick={actions.onCopyDetails}>
                {say("action_copyDetails")}
              </Button>
            </div>
          )}
        </div>
      </div>
      {condition === "nothing" && <Sources {...props} />}
    </article>
  );
}

function Question({ answer, strong }: { answer: AnswerState; strong: boolean }) {
  const { say } = useWords();
  const text = answer.question || answer.excerpt;
  return (
    <h2 className={strong ? "strong" : "clamp mute"} lang={languageOf(text)}>
      {text === "" ? <span className="faint">{say("panel_noQuestion")}</span> : text}
    </h2>
  );
}
