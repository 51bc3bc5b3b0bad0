import { useMemo } from "react";
import type { AnswerState } from "../lib/model/page-state";
import type { Evidence, Finding } from "../lib/model/report";
import type { Mode } from "../lib/model/settings";
import { conditionOf, countBySeverity, findingsFor } from "../lib/review/findings";
import { isOpen, placeOf, type Review } from "../lib/review/store";
import { coverage, covering } from "../lib/wording/coverage";
import { Answer } from "./answer";
import { IconButton, Segmented } from "./button";
import { Diagnostics } from "./diagnostics";
import type { FindingActions } from "./finding";
import { Icon, Logo } from "./icon";
import { KeysHelp } from "./keys-help";
import { LookedUp } from "./looked-up";
import { TabNotice } from "./tab-notice";
import { useWords } from "./words";

export interface PanelActions {
  onMode: (mode: Mode) => void;
  onSettings: () => void;
  onSiteOn: () => void;
  onReload: () => void;
  onRescan: () => void;
  onHelp: (open: boolean) => void;
  /** Looks up the words that are selected in the page. */
  onLookUp: () => void;
  onLookUpClose: () => void;
  onShowPlace: (answer: string, evidence: Evidence) => void;
  onDiagnostics: (open: boolean) => void;
  onOpen: (answer: string, open: boolean) => void;
  onOpenSource: (answer: string, source: string) => void;
  onCopyDetails: (answer: AnswerState) => void;
  finding: (answer: AnswerState, finding: Finding) => FindingActions;
}

/** The side panel: the answers of the tab in page order, and below them what was checked of it all. */
export function Panel({
  review,
  help,
  diagnostics,
  actions,
}: {
  review: Review;
  help: boolean;
  diagnostics: boolean;
  actions: PanelActions;
}) {
  const { language, say } = useWords();
  const { page, settings, dismissed } = review;
  const place = placeOf(review);
  const answers = page?.answers ?? [];
  const covered = useMemo(() => {
    const reports = (page?.answers ?? []).flatMap((answer) => answer.report ?? []);
    return covering(reports, page?.sources ?? []);
  }, [page]);
  return (
    <div className="panel">
      <header className="head row">
        <Logo />
        <b>{say("product")}</b>
        <span className="end">
          <Segmented
            name={say("panel_mode")}
            value={settings.mode}
            options={[
              ["agent", say("mode_agent")],
              ["audit", say("mode_audit")],
            ]}
            onChange={actions.onMode}
          />
        </span>
        <IconButton name={say("action_settings")} icon="gear" onClick={actions.onSettings} />
      </header>
      <main className={`list ${settings.mode}`}>
        <TabNotice review={review} onSiteOn={actions.onSiteOn} onReload={actions.onReload} />
        {answers.length > 0 && (
          <ol className="answers" aria-label={say("panel_answers")}>
            {answers.map((answer) => (
              <li key={answer.key}>
                <Answer
                  answer={answer}
                  sources={page?.sources ?? []}
                  mode={settings.mode}
                  dismissed={dismissed}
                  open={isOpen(review, answer.key)}
                  current={place?.answer === answer.key ? place.finding : undefined}
                  focus={review.chosen !== undefined}
                  actions={{
                    onOpen: (open) => actions.onOpen(answer.key, open),
                    onOpenSource: (source) => actions.onOpenSource(answer.key, source),
                    onRescan: actions.onRescan,
                    onCopyDetails: () => actions.onCopyDetails(answer),
                    finding: (finding) => actions.finding(answer, finding),
                  }}
                />
              </li>
            ))}
          </ol>
        )}
      </main>
      {page !== undefined && answers.length > 0 && (
        <footer className="foot row">
          <span className="grow">{coverage(covered, language)}</span>
          <IconButton name={say("lookUp_action")} icon="search" onClick={actions.onLookUp} />
          <IconButton name={say("diagnostics_title")} icon="rates" onClick={() => actions.onDiagnostics(true)} />
          <IconButton name={say("action_help")} icon="help" onClick={() => actions.onHelp(true)} />
        </footer>
      )}
      {help && <KeysHelp onClose={() => actions.onHelp(false)} />}
      {diagnostics && <Diagnostics review={review} onClose={() => actions.onDiagnostics(false)} />}
      {review.lookUp !== undefined && (
        <LookedUp lookUp={review.lookUp} onClose={actions.onLookUpClose} onShow={actions.onShowPlace} />
      )}
      <Live review={review} />
    </div>
  );
}

/** What happens out of sight of the reviewer, or not at all. */
const TOASTS: ReadonlySet<string> = new Set(["gone", "closed", "unreachable", "copied"]);

/** One polite message at a time; the key makes the browser speak the same words again. */
function Live({ review: { announcement, page, settings, dismissed } }: { review: Review }) {
  const { language, say, count } = useWords();
  const answer = page?.answers.find(({ key }) => key === announcement?.answer);
  const words = (): string => {
    switch (announcement?.what) {
      case undefined:
        return "";
      case "findings": {
        const counts = countBySeverity(findingsFor(answer?.report, settings.mode), dismissed);
        return count(
          "live_findings",
          [...counts.values()].reduce((sum, n) => sum + n, 0),
        );
      }
      case "clean":
        return answer?.report === undefined || conditionOf(answer, settings.mode, dismissed) === "faulty"
          ? ""
          : say("live_clean", { coverage: coverage(answer.report, language) });
      case "dismissed":
        return say("live_dismissed");
      case "restored":
        return say("live_restored");
      case "copied":
        return say("live_copied");
      case "shown":
        return say("live_shown");
      case "gone":
        return say("live_gone");
      case "closed":
        return say("card_sourceClosed");
      case "unreachable":
        return say("live_unreachable");
    }
  };
  const visible = announcement !== undefined && TOASTS.has(announcement.what);
  return (
    <output className={visible ? "toast" : "unseen"} aria-live="polite">
      {visible && <Icon name={announcement?.what === "copied" ? "check" : "warn"} small />}
      <span key={announcement?.n}>{words()}</span>
    </output>
  );
}
