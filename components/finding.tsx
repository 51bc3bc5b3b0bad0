import { useEffect, useRef } from "react";
import type { CheckReport, Finding } from "../lib/model/report";
import type { Review } from "../lib/model/review";
import type { VerdictActions } from "../lib/review/judging";
import { label, severityWord } from "../lib/wording/label";
import { linkNote } from "../lib/wording/link-note";
import { rowRuns, sentenceRuns } from "../lib/wording/sentence";
import { verdictWord } from "../lib/wording/verdict";
import { Button } from "./button";
import { Icon } from "./icon";
import { useKeys } from "./keys";
import { Pair } from "./pair";
import { SeverityWord } from "./severity";
import { VerdictBar, VerdictWord } from "./verdict";
import { Runs, useWords } from "./words";

/** What a reviewer can do with a finding. Each has a key; the panel listens for those. */
export interface FindingActions extends VerdictActions {
  onChoose: () => void;
  onShowInPage: () => void;
  onShowInSource: () => void;
  onCopyNote: () => void;
  /** Copies the answer without what its sources do not say, with the list of what was replaced where wanted. */
  onCopyCorrected: (withList: boolean) => void;
}

export interface FindingProps {
  finding: Finding;
  report: CheckReport | undefined;
  /** What is decided about it. */
  review: Review | undefined;
  /** What the reviewer is asked for, or types, about it. */
  asking: "excuse" | "note" | "dispute" | undefined;
  /** Takes the focus when it comes to the front by key. */
  focus: boolean;
  actions: FindingActions;
  /** Audit shows which claim the answer words are from, and all that can be decided. */
  audit: boolean;
}

/** The finding in front: sentence, code, both passages, source and what to do. */
export function FindingInFull({ finding, report, review, asking, focus, actions, audit }: FindingProps) {
  const { language, say } = useWords();
  const { key } = useKeys();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!focus) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "nearest" });
  }, [focus]);
  const name = label(finding.code, language, finding.data.form);
  const joined = linkNote(finding, language);
  return (
    <article
      ref={element}
      tabIndex={-1}
      className={`finding current ${finding.severity}-edge`}
      aria-label={say("finding_name", { word: severityWord(finding.severity, language), label: name })}
      data-finding={finding.id}
    >
      <div className="row wrap">
        <SeverityWord standing={finding.severity} />
        <code className="end">{finding.code}</code>
      </div>
      <p className="sentence">
        <Runs runs={sentenceRuns(finding, language, report)} />
      </p>
      <Pair finding={finding} claim={audit ? finding.claim : undefined} />
      {joined !== undefined && <p className="small-text mute">{joined}</p>}
      <div className="actions">
        <Button icon="locate" hint={key("showInPage")} onClick={actions.onShowInPage}>
          {say("action_showInPage")}
        </Button>
        {finding.evidence !== null && (
          <Button icon="doc" hint={key("showInSource")} onClick={actions.onShowInSource}>
            {say("action_showInSource")}
          </Button>
        )}
        <Button icon="copy" hint={key("copyNote")} onClick={actions.onCopyNote}>
          {say("action_copyNote")}
        </Button>
        <Button icon="copy" hint={key("copyCorrected")} onClick={() => actions.onCopyCorrected(false)}>
          {say("action_copyCorrected")}
        </Button>
        {!audit && <NotAFault review={review} actions={actions} />}
      </div>
      {audit && <VerdictBar review={review} asking={asking} actions={actions} />}
    </article>
  );
}

/** The agent's one verdict, and its undo. Other verdicts have keys, and are shown where one was given. */
function NotAFault({ review, actions }: { review: Review | undefined; actions: FindingActions }) {
  const { language, say } = useWords();
  const { key } = useKeys();
  if (review?.standing.verdict === undefined) {
    return (
      <Button kind="ghost" className="end" hint={key("notAFault")} onClick={() => actions.onJudge("not-a-fault")}>
        {verdictWord("not-a-fault", language)}
      </Button>
    );
  }
  return (
    <span className="row end">
      <VerdictWord review={review} />
      <Button kind="ghost" icon="undo" hint={key("undo")} onClick={actions.onUndo}>
        {say("action_undo")}
      </Button>
    </span>
  );
}

/** A finding behind the one in front, as one line: the sentence for agents, label and words for audits. */
export function FindingInBrief({ finding, report, review, actions, audit }: Omit<FindingProps, "focus" | "asking">) {
  const { language, say } = useWords();
  const dismissed = review?.standing.verdict === "not-a-fault";
  const runs = audit || dismissed ? rowRuns(finding, language) : sentenceRuns(finding, language, report);
  return (
    <article
      className="finding brief"
      aria-label={say("finding_name", {
        word: severityWord(finding.severity, language),
        label: label(finding.code, language, finding.data.form),
      })}
      data-finding={finding.id}
    >
      <button type="button" className={dismissed ? "line faint" : "line"} onClick={actions.onChoose}>
        <span className={finding.severity}>
          <Icon name={finding.severity} />
        </span>
        <span className="grow">
          <Runs runs={runs} />
        </span>
      </button>
      {review?.standing.verdict !== undefined && (
        <span className="row">
          <VerdictWord review={review} />
          <Button kind="ghost" onClick={actions.onUndo}>
            {say("action_undo")}
          </Button>
        </span>
      )}
    </article>
  );
}
