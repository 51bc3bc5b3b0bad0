import { outline } from "../../lib/dom/outline";
import type { Checked, Choices } from "../../lib/messages/protocol";
import type { PageHandlers } from "../../lib/messages/receive-in-page";
import type { Session } from "./ties";

interface Deeds {
  /** Takes the person's choices. */
  dress: (choices: Choices) => void;
  /** What the engine was given of an answer. */
  checked: (answer: string) => Checked | null;
  /** Reads the page anew. */
  start: () => void;
  pick: () => void;
  /** A picker of this tab, named by its token, is the one that goes on. */
  pickedElsewhere: (token: string) => void;
  /** Shows or hides the marks in this tab. */
  toggle: () => void;
  dispose: () => void;
}

/** Does it, and answers with nothing. */
function done(work: () => void): null {
  work();
  return null;
}

/** What the page does with each message; `now` is the session that reads it, null while none does. */
export function handlersOf(now: () => Session | null, deeds: Deeds): PageHandlers {
  return {
    choices: (next) => done(() => deeds.dress(next)),
    reveal: ({ finding }) => now()?.painter.openFinding(finding) ?? false,
    openSource: ({ answer, source }) => (now()?.reader.openSource(answer, source) ?? false) !== false,
    readSources: ({ answer }) => now()?.readSources(answer) ?? null,
    stopReading: () => done(() => now()?.stopReading()),
    attach: ({ answer, source, text }) => now()?.reader.attach(answer, source, text) ?? false,
    showSource: ({ answer, evidence }) => now()?.showSource(answer, evidence) ?? false,
    checked: ({ answer }) => deeds.checked(answer),
    selection: () => now()?.lookUpSelection() ?? null,
    pick: () => done(deeds.pick),
    pickingElsewhere: ({ token }) => done(() => deeds.pickedElsewhere(token)),
    outline: () => outline(document.documentElement),
    rescan: () => done(deeds.start),
    step: ({ by }) => done(() => now()?.painter.step(by)),
    toggleMarks: () => done(deeds.toggle),
    dispose: (left) => done(() => left.origin === origin && deeds.dispose()),
  };
}
