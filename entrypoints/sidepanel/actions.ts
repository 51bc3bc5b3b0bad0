import { browser } from "wxt/browser";
import type { PanelActions } from "../../components/panel";
import { MessageFault, sendToPage, sendToWorker } from "../../lib/messages/send";
import type { AnswerState } from "../../lib/model/page-state";
import type { Evidence, Finding } from "../../lib/model/report";
import * as store from "../../lib/review/store";
import { askFor } from "../../lib/storage/grants";
import { changeSettings } from "../../lib/storage/settings";
import { dismiss, restore } from "../../lib/storage/verdicts";
import { resolveLanguage } from "../../lib/wording/language";
import { note } from "../../lib/wording/note";

export type Actions = Omit<PanelActions, "onHelp" | "onDiagnostics">;

/** What the panel's buttons and keys do, on the tab that it shows. */
export function actionsOn(review: store.ReviewStore, tabId: () => number | undefined): Actions {
  const language = () => resolveLanguage(review.getState().settings.language, navigator.language);
  /** Sends to the page; a page that does not answer, or cannot do it, is told in words. */
  const ask = async (
    send: (id: number) => Promise<boolean | null>,
    done?: "shown",
    not: "gone" | "closed" = "gone",
  ): Promise<void> => {
    try {
      const could = await send(tabId() ?? -1);
      if (could === false) store.announce(review, not);
      else if (done !== undefined) store.announce(review, done);
    } catch (fault) {
      if (!(fault instanceof MessageFault)) throw fault;
      store.announce(review, "unreachable");
    }
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    store.announce(review, "copied");
  };
  const openSource = (answer: string, source: string) => ask((id) => sendToPage(id, "openSource", { answer, source }));
  const showSource = (answer: string, evidence: Evidence) =>
    ask((id) => sendToPage(id, "showSource", { answer, evidence }), "shown", "closed");
  const lookUp = async (id: number): Promise<null> => {
    review.setState({ lookUp: await sendToPage(id, "selection", null) });
    return null;
  };

  return {
    onMode: (mode) => void changeSettings(() => ({ mode })),
    onSettings: () => void browser.runtime.openOptionsPage(),
    onSiteOn: () => {
      const { origin } = review.getState();
      if (origin !== undefined) void askFor(origin).then((yes) => yes && sendToWorker("siteOn", { origin }));
    },
    onReload: () => void browser.tabs.reload(tabId() ?? -1),
    onRescan: () => void ask((id) => sendToPage(id, "rescan", null)),
    onLookUp: () => void ask(lookUp),
    onLookUpClose: () => review.setState({ lookUp: undefined }),
    onShowPlace: (answer, evidence) => void showSource(answer, evidence),
    onOpen: (answer, open) => store.setOpen(review, answer, open),
    onOpenSource: (answer, source) => void openSource(answer, source),
    onCopyDetails: (answer) => void copy(JSON.stringify({ state: answer.state, error: answer.error }, null, 1)),
    finding: (answer: AnswerState, finding: Finding) => ({
      onChoose: () => store.choose(review, answer.key, finding.id),
      onShowInPage: () =>
        void ask((id) => sendToPage(id, "reveal", { answer: answer.key, finding: finding.id }), "shown"),
      onShowInSource: () => void (finding.evidence && showSource(answer.key, finding.evidence)),
      onCopyNote: () => void copy(note(finding, language(), review.getState().origin)),
      onDismiss: () => {
        store.dismissHere(review, finding.id);
        void dismiss(finding.id, Date.now());
      },
      onRestore: () => {
        store.restoreHere(review, finding.id);
        void restore(finding.id);
      },
    }),
  };
}
