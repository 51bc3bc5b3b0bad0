import type { Language } from "../../lib/model/settings";
import { startPicker } from "../../lib/picker/picker";
import type { Session } from "./ties";
import type { ToWorker } from "./to-worker";

interface PickingTies extends ToWorker {
  run: AbortController;
  language: Language;
  /** What read the page until now: where it was a known tool, the regions shall count before it. */
  session: Session | null;
  /** Reads the page anew. */
  start: () => void;
}

export interface Picking {
  /** Ends it where another frame's picker, named by its token, is the one that goes on. */
  endUnless: (token: string) => void;
}

/**
 * Lets the person point at the regions of this page; what they save is read from then on. Every frame that is read has
 * a picker of its own: the first that takes an element goes on, and the others end.
 */
export function pick({ run, language, session, send, tell, start }: PickingTies): Picking {
  const token = crypto.randomUUID();
  const known = session !== null && session.site !== "picked";
  const alone = () => tell("picking", { token });
  startPicker({
    page: document,
    signal: run.signal,
    language,
    origin,
    quiet: isInside(),
    onTake: alone,
    onSave: (site) => void send("savePicked", known ? { ...site, always: true } : site).then(start, start),
    onLeave: () => {
      alone();
      start();
    },
  });
  return { endUnless: (other) => !run.signal.aborted && other !== token && start() };
}

/** Whether the page around this frame has a picker of its own, which tells the person what to do. */
function isInside(): boolean {
  try {
    return self !== top && top?.origin === origin;
  } catch {
    return false;
  }
}
