import type { Answer } from "../model/answer";
import type { Grounded } from "../model/grounded";
import type { LookUp, SourcePlace } from "../model/look-up";
import type { PageState } from "../model/page-state";
import type { PickedSite } from "../model/picked-site";
import type { CheckReport, Evidence } from "../model/report";
import type { Settings } from "../model/settings";
import type { Source, SourcesRead } from "../model/source";
import type { Trail } from "../model/trail";

/**
 * The three ends: `page` is the content script in a chat tool's tab, `worker` the background, `desk` the side panel,
 * the popup and the options page.
 */
export type End = "page" | "worker" | "desk";

/** What the page needs to know of the reviewer's choices. */
export interface Choices {
  settings: Settings;
}

/** What the engine was given. */
export interface Checked {
  answer: Answer;
  sources: Source[];
}

/** Every message: what goes out and what comes back. All are idempotent, so that a sender may repeat them. */
export interface Protocol {
  /** Check one answer. The report is the reply; nothing is kept. */
  check: { request: Checked; reply: CheckReport };
  /** The answer without what its sources do not say, in the answer's own language. */
  ground: { request: Checked; reply: Grounded };
  /** What the checks read from an answer and met in its sources, for the log of reviews. */
  trail: { request: Checked; reply: Trail };
  /** Look up words of an answer in its sources; null where they are too few or too many to tell anything. */
  lookUp: { request: { quote: string; sources: Source[] }; reply: SourcePlace[] | null };
  /** All that the page knows, kept for the desk. */
  pageState: { request: PageState; reply: null };
  /** "Not a fault" on a card, and its undo. */
  dismiss: { request: { finding: string; on: boolean }; reply: null };
  /** Which of these findings were judged "not a fault". */
  dismissed: { request: { findings: string[] }; reply: string[] };
  settings: { request: null; reply: Choices };
  /** The regions that a person pointed at on the pages of the sender's origin. */
  picked: { request: null; reply: PickedSite | null };
  /** Keep what was pointed at; its origin must be the sender's. */
  savePicked: { request: PickedSite; reply: null };
  /** Settings or reviews changed. */
  choices: { request: Choices; reply: null };
  /** Scroll to a finding and hold it; false where its words are no longer on the page. */
  reveal: { request: { answer: string; finding: string }; reply: boolean };
  /** Open a source in the chat tool, as far as its adapter can; false where it cannot. */
  openSource: { request: { answer: string; source: string }; reply: boolean };
  /** Open all sources of an answer one after another, read them and put the page back; null where it is not there. */
  readSources: { request: { answer: string }; reply: SourcesRead | null };
  /** End `readSources` before all were tried. */
  stopReading: { request: null; reply: null };
  /** Take a text that the reviewer pasted as that of a source; false where the page has no such source. */
  attach: { request: { answer: string; source: string; text: string }; reply: boolean };
  /** Open a source and mark the words of the evidence in it; false where the page does not show them. */
  showSource: { request: { answer: string; evidence: Evidence }; reply: boolean };
  /** The words that are selected in an answer of the page, looked up in its sources; null where none are. */
  selection: { request: null; reply: LookUp | null };
  /** An answer and its sources as they were last checked; null where the page no longer has it. */
  checked: { request: { answer: string }; reply: Checked | null };
  /** Let the person point at the regions of the page. */
  pick: { request: null; reply: null };
  /** What the page looks like, without any of its text: for a report of a tool that is not read. */
  outline: { request: null; reply: string };
  /** Read the page again from nothing. */
  rescan: { request: null; reply: null };
  /** Next (1) or previous (-1) finding in the page. */
  step: { request: { by: 1 | -1 }; reply: null };
  /** Show or hide the marks in this tab, without a change to the settings. */
  toggleMarks: { request: null; reply: null };
  /** Leave the pages of an origin as if we had never been there. */
  dispose: { request: { origin: string }; reply: null };
  /** The person points in one frame of the tab: `token` names its picker, all others end. */
  picking: { request: { token: string }; reply: null };
  pickingElsewhere: { request: { token: string }; reply: null };
  /** The origin's permission was granted by the person: read it from now on. */
  siteOn: { request: { origin: string }; reply: null };
  siteOff: { request: { origin: string }; reply: null };
}
export type Name = keyof Protocol;
export type Request<N extends Name> = Protocol[N]["request"];
export type Reply<N extends Name> = Protocol[N]["reply"];

/** Who may send what to whom. */
export const routes = {
  check: { from: ["page", "desk"], to: "worker" },
  ground: { from: ["desk"], to: "worker" },
  trail: { from: ["desk"], to: "worker" },
  lookUp: { from: ["page"], to: "worker" },
  pageState: { from: ["page"], to: "worker" },
  dismiss: { from: ["page"], to: "worker" },
  dismissed: { from: ["page"], to: "worker" },
  settings: { from: ["page"], to: "worker" },
  picked: { from: ["page"], to: "worker" },
  savePicked: { from: ["page"], to: "worker" },
  choices: { from: ["worker"], to: "page" },
  reveal: { from: ["desk"], to: "page" },
  openSource: { from: ["desk"], to: "page" },
  readSources: { from: ["desk"], to: "page" },
  stopReading: { from: ["desk"], to: "page" },
  attach: { from: ["desk"], to: "page" },
  showSource: { from: ["desk"], to: "page" },
  selection: { from: ["desk"], to: "page" },
  checked: { from: ["worker", "desk"], to: "page" },
  pick: { from: ["desk"], to: "page" },
  outline: { from: ["desk"], to: "page" },
  rescan: { from: ["worker", "desk"], to: "page" },
  step: { from: ["worker", "desk"], to: "page" },
  toggleMarks: { from: ["worker", "desk"], to: "page" },
  dispose: { from: ["worker"], to: "page" },
  picking: { from: ["page"], to: "worker" },
  pickingElsewhere: { from: ["worker"], to: "page" },
  siteOn: { from: ["desk"], to: "worker" },
  siteOff: { from: ["desk"], to: "worker" },
} as const satisfies Record<Name, { from: readonly End[]; to: End }>;

/** Names of the messages to one end. */
export type NameTo<E extends End> = { [N in Name]: (typeof routes)[N]["to"] extends E ? N : never }[Name];

/** A message on its way. `citecheck` keeps it apart from whatever else is sent in this extension. */
export interface Envelope {
  citecheck: 1;
  name: string;
  request: unknown;
}

/** What comes back, always: a handler that throws answers too. */
export type Outcome<N extends Name = Name> = { ok: true; value: Reply<N> } | { ok: false; error: string };

export function isEnvelope(message: unknown): message is Envelope {
  return (
    typeof message === "object" &&
    message !== null &&
    "citecheck" in message &&
    message.citecheck === 1 &&
    "name" in message &&
    typeof message.name === "string"
  );
}

export const isName = (name: string): name is Name => Object.hasOwn(routes, name);
