import { browser } from "wxt/browser";
import type { FindingActions } from "../../components/finding";
import type { PanelActions } from "../../components/panel";
import { sendToWorker } from "../../lib/messages/send";
import type { AnswerState } from "../../lib/model/page-state";
import type { Finding } from "../../lib/model/report";
import { judgingOn, wholeAnswer } from "../../lib/review/judging";
import * as store from "../../lib/review/store";
import { filtersOn } from "../../lib/review/views";
import { askFor } from "../../lib/storage/grants";
import { changeSettings } from "../../lib/storage/settings";
import { resolveLanguage } from "../../lib/wording/language";
import { note } from "../../lib/wording/note";
import { addressOf } from "../desk/address-of";
import { saveLog } from "../desk/save-log";
import { askPage } from "./ask-page";

export interface Actions extends Omit<PanelActions, "onHelp" | "onDiagnostics"> {
  onUndo: () => void;
}

/** What the panel's buttons and keys do, on the tab that it shows. */
export function actionsOn(review: store.ReviewStore, tabId: () => number | undefined): Actions {
  const language = () => resolveLanguage(review.getState().settings.language, navigator.language);
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    store.announce(review, "copied");
  };
  const turnOn = (origin: string): void => void askFor(origin).then((yes) => yes && sendToWorker("siteOn", { origin }));
  const page = askPage(review, tabId, copy);
  const judging = judgingOn(review, page, copy);

  return {
    onMode: (mode) => void changeSettings(() => ({ mode })),
    onSettings: () => void browser.runtime.openOptionsPage(),
    onSiteOn: () => {
      const { origin } = review.getState();
      if (origin !== undefined) turnOn(origin);
    },
    onFrameOn: turnOn,
    onReload: () => void browser.tabs.reload(tabId() ?? -1),
    onPick: () => void page.pick(),
    onExportLog: () => void saveLog(),
    onOutline: () => void page.outline(copy),
    onLookUp: () => void page.lookUp(),
    onLookUpClose: () => review.setState({ lookUp: undefined }),
    onShowPlace: (answer, evidence) => void page.showSource(answer, evidence),
    onMissed: () => void page.missed(),
    onMissedClose: () => review.setState({ missing: undefined }),
    onMissedSave: judging.missed,
    onName: judging.name,
    onUndo: judging.undoLast,
    filter: filtersOn(review),
    answer: (answer) => ({
      onOpen: (open) => store.setOpen(review, answer.key, open),
      onOpenSource: (source) => void page.openSource(answer.key, source),
      onReadSources: () => void page.readSources(answer.key),
      onStopReading: () => void page.stopReading(),
      onAttach: (source, text) => void page.attach(answer.key, source, text),
      onRescan: () => void page.rescan(),
      onCopyDetails: () => void copy(JSON.stringify({ state: answer.state, error: answer.error }, null, 1)),
      answer: judging.about(answer, wholeAnswer(answer)),
      onUndo: judging.undo,
      finding: (finding) => findingActions(answer, finding),
    }),
  };

  function findingActions(answer: AnswerState, finding: Finding): FindingActions {
    return {
      ...judging.about(answer, finding.id),
      onChoose: () => store.choose(review, answer.key, finding.id),
      onShowInPage: () => void page.reveal(answer.key, finding.id),
      onShowInSource: () => void (finding.evidence && page.showSource(answer.key, finding.evidence)),
      onCopyNote: () =>
        void addressOf(tabId(), review.getState().origin).then((link) => copy(note(finding, language(), link))),
      onCopyCorrected: (withList) => void page.corrected(answer.key, withList),
    };
  }
}
