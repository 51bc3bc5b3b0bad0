import { defineContentScript } from "wxt/utils/define-content-script";
import type { Request } from "../../lib/messages/protocol";
import { receiveInPage } from "../../lib/messages/receive-in-page";
import { checks } from "./checks";
import { look, type Session, startSession } from "./session";
import { toWorker } from "./to-worker";

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
    const { send, tell } = toWorker(all);
    let choices = await send("settings", null);
    // The registration knows hosts alone: this may be another port of a site that is on.
    if (!choices.settings.sites.includes(location.origin)) return context.abort();
    let marks = true;
    let run = new AbortController();
    let session: Session | null = null;
    const checked = checks(send, (ids) => session?.painter.setDismissed(ids));
    const settings = () => look(choices.settings, marks);
    const start = async (): Promise<void> => {
      run.abort();
      run = new AbortController();
      session = null;
      const { signal } = run;
      const started = await startSession({
        signal,
        settings,
        dismissed: checked.dismissed,
        check: checked.check,
        lookUp: (quote, sources) => send("lookUp", { quote, sources }),
        dismiss: (finding) => tell("dismiss", { finding, on: true }),
        tell: (state) => tell("pageState", state),
      });
      if (!signal.aborted) session = started;
    };
    const dress = (next: typeof choices, show = marks): null => {
      choices = next;
      marks = show;
      session?.painter.set(settings());
      checked.again();
      return null;
    };
    all.signal.addEventListener("abort", () => {
      run.abort();
      context.abort();
    });
    const handlers = {
      choices: (next: Request<"choices">) => dress(next),
      reveal: ({ finding }: Request<"reveal">) => session?.painter.openFinding(finding) ?? false,
      openSource: ({ answer, source }: Request<"openSource">) => session?.reader.openSource(answer, source) ?? false,
      showSource: ({ answer, evidence }: Request<"showSource">) => session?.showSource(answer, evidence) ?? false,
      checked: ({ answer }: Request<"checked">) => checked.given(answer),
      selection: () => session?.lookUpSelection() ?? null,
      rescan: () => done(() => void start()),
      step: ({ by }: Request<"step">) => done(() => session?.painter.step(by)),
      toggleMarks: () => dress(choices, !marks),
      dispose: () => done(() => all.abort()),
    };
    receiveInPage(handlers, all.signal);
    // A page that comes back from the browser's cache slept through what was sent meanwhile.
    const wake = (event: PageTransitionEvent) =>
      event.persisted && void send("settings", null).then(handlers.choices, () => null);
    addEventListener("pageshow", wake, { signal: all.signal });
    if (!all.signal.aborted) void start();
  },
});
