import { defineContentScript } from "wxt/utils/define-content-script";
import { receiveInPage } from "../../lib/messages/receive-in-page";
import { checks } from "./checks";
import { handlersOf } from "./handlers";
import { type Picking, pick } from "./picking";
import { look, nothingRead, startSession } from "./session";
import type { Session } from "./ties";
import { toWorker } from "./to-worker";

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
    if (!choices.settings.sites.includes(origin)) return context.abort();
    let marks = true;
    let run = new AbortController();
    let session: Session | null = null;
    let picking: Picking | null = null;
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
        picked: () => send("picked", null),
        dismiss: (finding) => tell("dismiss", { finding, on: true }),
        tell: (state) => tell("pageState", state),
      });
      if (!signal.aborted) session = started;
    };
    const dress = (next: typeof choices, show = marks): void => {
      choices = next;
      marks = show;
      session?.painter.set(settings());
      checked.again();
    };
    all.signal.addEventListener("abort", () => {
      run.abort();
      context.abort();
    });
    const handlers = handlersOf(() => session, {
      dress: (next) => dress(next),
      checked: checked.given,
      start: () => void start(),
      pick: () => {
        run.abort();
        run = new AbortController();
        picking = pick({ run, language: settings().language, session, send, tell, start: () => void start() });
      },
      pickedElsewhere: (token) => picking?.endUnless(token),
      toggle: () => dress(choices, !marks),
      dispose: () => all.abort(),
    });
    // A frame that goes takes its answers with it; a page tells anew when it comes.
    const gone = () => self !== top && tell("pageState", nothingRead());
    addEventListener("pagehide", gone, { signal: all.signal });
    receiveInPage(handlers, all.signal);
    // A page that comes back from the browser's cache slept through what was sent meanwhile.
    const wake = ({ persisted }: PageTransitionEvent) =>
      persisted && void send("settings", null).then(handlers.choices, () => null);
    addEventListener("pageshow", wake, { signal: all.signal });
    if (!all.signal.aborted) void start();
  },
});
