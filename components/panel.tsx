import { type RefObject, useMemo, useRef } from "react";
import type { AnswerState } from "../lib/model/page-state";
import type { ReasonCode } from "../lib/model/reasons";
import type { Evidence } from "../lib/model/report";
import type { Mode } from "../lib/model/settings";
import { isFiltering, isListed } from "../lib/review/filter";
import { conditionOf, countBySeverity, findingsFor } from "../lib/review/findings";
import { keyMap } from "../lib/review/keys";
import { answersOf, type Review, shownFindings } from "../lib/review/store";
import type { FilterActions } from "../lib/review/views";
import { coverage, covering } from "../lib/wording/coverage";
import { verdictWord } from "../lib/wording/verdict";
import type { AnswerProps } from "./answer";
import { AnswerList } from "./answer-list";
import { AuditLink, IconButton, Segmented } from "./button";
import { Diagnostics } from "./diagnostics";
import { Filters } from "./filters";
import { Icon, Logo } from "./icon";
import { Keyed, useKeys } from "./keys";
import { KeysHelp } from "./keys-help";
import { LookedUp } from "./looked-up";
import { AskName, MarkMissed } from "./missed";
import { Notice } from "./notice";
import { TabNotice } from "./tab-notice";
import { useWords } from "./words";

export interface PanelActions {
  onMode: (mode: Mode) => void;
  onSettings: () => void;
  onSiteOn: () => void;
  onFrameOn: (origin: string) => void;
  onReload: () => void;
  /** Lets the person point at the regions of the page. */
  onPick: () => void;
  /** Copies what the page looks like, without its text. */
  onOutline: () => void;
  onExportLog: () => void;
  onHelp: (open: boolean) => void;
  /** Looks up the words that are selected in the page. */
  onLookUp: () => void;
  onLookUpClose: () => void;
  onShowPlace: (answer: string, evidence: Evidence) => void;
  onDiagnostics: (open: boolean) => void;
  /** Marks the words that are selected in the page as a fault that was missed. */
  onMissed: () => void;
  onMissedClose: () => void;
  onMissedSave: (code: ReasonCode) => void;
  onName: (name: string) => void;
  answer: (answer: AnswerState) => AnswerProps["actions"];
  filter: FilterActions;
}

interface PanelProps {
  review: Review;
  help: boolean;
  diagnostics: boolean;
  /** The search field, for the key that goes there. */
  search: RefObject<HTMLInputElement | null>;
  actions: PanelActions;
}

/** The side panel: the answers of the tab, and below them what was checked of it all. */
export function Panel(props: PanelProps) {
  return (
    <Keyed keys={keyMap(props.review.settings.keys)}>
      <Body {...props} />
    </Keyed>
  );
}

function Body({ review, help, diagnostics, search, actions }: PanelProps) {
  const { language, say } = useWords();
  const { page, settings, filter } = review;
  const list = useRef<HTMLElement>(null);
  const { key } = useKeys();
  const answers = useMemo(() => answersOf({ page, settings }), [page, settings]);
  const audit = settings.mode === "audit" && answers.length > 0;
  const listed = useMemo(
    () =>
      audit && isFiltering(filter)
        ? answers.filter((one) => isListed(one, shownFindings(one, review), filter))
        : answers,
    [answers, audit, filter, review],
  );
  const covered = useMemo(() => {
    const reports = (page?.answers ?? []).flatMap((answer) => answer.report ?? []);
    return covering(reports, page?.sources ?? []);
  }, [page]);
  return (
    <div className="panel">
      <header className="head">
        <div className="row">
          <Logo />
          <h1>{say("product")}</h1>
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
          {audit && <AuditLink small />}
          <IconButton name={say("action_settings")} icon="gear" onClick={actions.onSettings} />
        </div>
        {audit && (
          <Filters
            filter={filter}
            views={settings.views ?? []}
            codes={codesOf(answers)}
            open={openFindings(review)}
            search={search}
            actions={actions.filter}
          />
        )}
      </header>
      <main ref={list} className={`list ${settings.mode}`}>
        <TabNotice
          review={review}
          onSiteOn={actions.onSiteOn}
          onFrameOn={actions.onFrameOn}
          onReload={actions.onReload}
          onPick={actions.onPick}
          onOutline={actions.onOutline}
          onExportLog={actions.onExportLog}
          onSettings={actions.onSettings}
        />
        {answers.length > 0 && listed.length === 0 && <Notice icon="search" title={say("filter_none")} />}
        {listed.length > 0 && <AnswerList list={list} answers={listed} review={review} actions={actions} />}
      </main>
      {page !== undefined && answers.length > 0 && (
        <footer className="foot row">
          <span className="grow">{coverage(covered, language)}</span>
          {audit && (
            <IconButton name={say("missed_action", { key: key("missed") })} icon="note" onClick={actions.onMissed} />
          )}
          <IconButton name={say("lookUp_action", { key: key("lookUp") })} icon="search" onClick={actions.onLookUp} />
          <IconButton name={say("diagnostics_title")} icon="rates" onClick={() => actions.onDiagnostics(true)} />
          <IconButton name={say("action_help")} icon="help" onClick={() => actions.onHelp(true)} />
        </footer>
      )}
      {help && <KeysHelp onClose={() => actions.onHelp(false)} />}
      {diagnostics && <Diagnostics review={review} onClose={() => actions.onDiagnostics(false)} />}
      {review.lookUp !== undefined && (
        <LookedUp lookUp={review.lookUp} onClose={actions.onLookUpClose} onShow={actions.onShowPlace} />
      )}
      {review.missing !== undefined && (
        <MarkMissed
          words={review.missing?.text ?? null}
          onSave={actions.onMissedSave}
          onClose={actions.onMissedClose}
        />
      )}
      {review.nameAsked === true && <AskName onName={actions.onName} />}
      <Live review={review} />
    </div>
  );
}

const codesOf = (answers: readonly AnswerState[]): ReasonCode[] =>
  [...new Set(answers.flatMap(({ report }) => report?.findings.map(({ code }) => code) ?? []))].sort();

const openFindings = ({ page, reviews, settings }: Review): number =>
  (page?.answers ?? [])
    .flatMap(({ report }) => findingsFor(report, settings.mode))
    .filter(({ id }) => reviews.get(id)?.standing.verdict === undefined).length;

/** What happens out of sight of the reviewer, or not at all. */
const TOASTS: ReadonlySet<string> = new Set(["gone", "closed", "unreachable", "copied", "notSaved"]);

/** One polite message at a time; the key makes the browser speak the same words again. */
function Live({ review: { announcement, page, settings, dismissed } }: { review: Review }) {
  const { language, say, count } = useWords();
  const { key } = useKeys();
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
      case "judged":
        return say("live_judged", { verdict: verdictWord(announcement.verdict, language), key: key("undo") });
      case "wholeAnswer":
        return say("live_wholeAnswer", { first: key("fault"), last: key("cannotTell") });
      case "saved":
        return say("live_saved");
      case "notSaved":
        return say("live_notSaved");
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
