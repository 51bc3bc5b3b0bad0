import { sendToAnswer, sendToPage } from "../../lib/messages/send";
import type * as store from "../../lib/review/store";

/** What the panel asks of the page to get at its sources' texts; `ask` tells where the page does not answer. */
export function askSources(
  review: store.ReviewStore,
  ask: (send: (id: number) => Promise<boolean | null>) => Promise<void>,
) {
  return {
    /** Lets the page open and read all sources of an answer, and shows how that goes. */
    readSources: (answer: string) =>
      ask(async (id) => {
        review.setState({ reading: { answer } });
        try {
          const outcome = await sendToAnswer(id, "readSources", { answer });
          review.setState({ reading: outcome === null ? undefined : { answer, outcome } });
          return outcome !== null;
        } catch (fault) {
          review.setState({ reading: undefined });
          throw fault;
        }
      }),
    stopReading: () => ask((id) => sendToPage(id, "stopReading", null)),
    /** Gives a text that the reviewer pasted to a source. */
    attach: (answer: string, source: string, text: string) =>
      ask((id) => sendToAnswer(id, "attach", { answer, source, text })),
  };
}
