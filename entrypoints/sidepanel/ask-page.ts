import type { Checked } from "../../lib/messages/protocol";
import { MessageFault, sendToAnswer, sendToPage, sendToWorker, sendWithRetry } from "../../lib/messages/send";
import type { Evidence } from "../../lib/model/report";
import * as store from "../../lib/review/store";
import { corrected } from "../../lib/wording/corrected";
import { languageOf } from "../../lib/wording/language";
import { askSources } from "./ask-sources";
import { selectedIn } from "./selected-in";

export type AskPage = ReturnType<typeof askPage>;

/** What the panel asks of the page. A page that does not answer, or cannot do it, is told in words. */
export function askPage(
  review: store.ReviewStore,
  tabId: () => number | undefined,
  copy: (text: string) => Promise<void>,
) {
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
  const selection = (take: (found: Awaited<ReturnType<typeof sendToPage<"selection">>>) => void): Promise<void> =>
    ask(async (id) => {
      take(await selectedIn(id, review.getState().page?.answers ?? []));
      return null;
    });
  return {
    trail: (given: Checked) => sendWithRetry("trail", given),
    checked: (answer: string) => sendToAnswer(tabId() ?? -1, "checked", { answer }),
    pick: () => ask((id) => sendToPage(id, "pick", null)),
    outline: (copy: (text: string) => Promise<void>) =>
      ask(async (id) => {
        await copy(await sendToPage(id, "outline", null));
        return null;
      }),
    ...askSources(review, ask),
    rescan: () => ask((id) => sendToPage(id, "rescan", null)),
    reveal: (answer: string, finding: string) => ask((id) => sendToAnswer(id, "reveal", { answer, finding }), "shown"),
    openSource: (answer: string, source: string) => ask((id) => sendToAnswer(id, "openSource", { answer, source })),
    showSource: (answer: string, evidence: Evidence) =>
      ask((id) => sendToAnswer(id, "showSource", { answer, evidence }), "shown", "closed"),
    /** Copies the answer without what its sources do not say; with the list of what was replaced, where that is wanted. */
    corrected: (key: string, withList: boolean) =>
      ask(async (id) => {
        const checked = await sendToAnswer(id, "checked", { answer: key });
        if (checked === null) return false;
        const { text, replaced } = await sendToWorker("ground", checked);
        await copy(withList ? corrected(text, replaced, languageOf(text) ?? "en") : text);
        return null;
      }),
    lookUp: () => selection((found) => review.setState({ lookUp: found })),
    /** Takes the selected words up as a fault that was missed. */
    missed: () =>
      selection((found) => {
        const answer = review.getState().page?.answers.find(({ key }) => key === found?.answer);
        const text = found && answer?.text.slice(found.start, found.end);
        review.setState({ missing: found && text ? { ...found, text } : null });
      }),
  };
}
