import { defineContentScript } from "wxt/utils/define-content-script";
import type { NameTo, Request } from "../../lib/messages/protocol";
import { receiveInPage } from "../../lib/messages/receive-in-page";
import { MessageFault, sendWithRetry } from "../../lib/messages/send";
import type { PainterSettings } from "../../lib/painter/painter";
import { resolveLanguage } from "../../lib/wording/language";
import { type Session, startSession } from "./session";

/** Does it, and answers with nothing. */
function done(work: () => void): null {
  work();
  return null;
}

/** Adapter → reader → worker → painter. Registered at run time for the origins that the person switched on. */
export default defineContentScript({
  matches: [],
  registration: "runtime",
  cssInjectionMode: "manual",
  // WXT would tell the page our id.
  noScriptStartedPostMessage: true,
  async main(context) {
    const all = new AbortController();
    context.onInvalidated(() => all.abort());
    // A script that outlived its extension takes its things off the page and is silent.
    const send = <N extends NameTo<"worker">>(name: N, request: Request<N>) =>
      sendWithRetry(name, request, all.signal).catch((fault: unknown) => {
        if (fault instanceof MessageFault && fault.kind === "gone") all.abort();
        throw fault;
      });
    const tell = <N extends NameTo<"worker">>(name: N, request: Request<N>) => void send(name, request).catch(() => {});

    let choices = await send("settings", null);
    let marks = true;
    let run = new AbortController();
    let session: Session | null = null;
    const settings = (): PainterSettings => {
      const { language, mode, chips } = choices.settings;
      return { language: resolveLanguage(language, navigator.language), mode, chips, marks };
    };
    const start = async (): Promise<void> => {
      run.abort();
      run = new AbortController();
      session = null;
      const { signal } = run;
      const started = await startSession({
        signal,
        settings,
        dismissed: () => new Set(choices.dismissed),
        check: (answer, sources) => send("check", { answer, sources }),
        dismiss: (finding) => tell("dismiss", { finding, on: true }),
        tell: (state) => tell("pageState", state),
      });
      if (!signal.aborted) session = started;
    };
    const dress = (): null => {
      session?.painter.set(settings());
      session?.painter.setDismissed(new Set(choices.dismissed));
      return null;
    };

    all.signal.addEventListener("abort", () => {
      run.abort();
      context.abort();
    });
    const handlers = {
      choices: (next: Request<"choices">) => {
        choices = next;
        return dress();
      },
      reveal: ({ finding }: Request<"reveal">) => session?.painter.openFinding(finding) ?? false,
      openSource: ({ answer, source }: Request<"openSource">) => session?.reader.openSource(answer, source) ?? false,
      rescan: () => done(() => void start()),
      step: ({ by }: Request<"step">) => done(() => session?.painter.step(by)),
      toggleMarks: () => {
        marks = !marks;
        return dress();
      },
      dispose: () => done(() => all.abort()),
    };
    receiveInPage(handlers, all.signal);
    if (!all.signal.aborted) void start();
  },
});
