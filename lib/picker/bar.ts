import type { RegionName } from "../model/picked-site";
import type { Language } from "../model/settings";
import { type MessageKey, message, plural } from "../wording/catalogue";

/** What the bar's buttons do; each has a key. */
export type PickerAct = "wider" | "narrower" | "again" | "none" | "later" | "now" | "next" | "save" | "leave" | "move";

/** Where a person stands: pointing, looking at what matches, using the page while a source is opened, or at the end. */
export type Phase = "point" | "matched" | "wait" | "review";

export interface BarContent {
  phase: Phase;
  step: RegionName;
  /** From 1. */
  place: number;
  steps: number;
  /** How many elements the regions match. Null for what the page has none of. */
  counts: Record<RegionName, number | null>;
  /** Sources that stand in the page only once they are opened. */
  opens: boolean;
  /** What is wrong or worth knowing, as a whole sentence. */
  notice: MessageKey | null;
}

const POINT: Record<RegionName, MessageKey> = {
  answer: "picker_pointAnswer",
  mark: "picker_pointMark",
  source: "picker_pointSource",
  question: "picker_pointQuestion",
};
const MATCH = {
  answer: "picker_matchAnswers",
  mark: "picker_matchMarks",
  source: "picker_matchSources",
  question: "picker_matchQuestions",
} as const satisfies Record<RegionName, string>;
const NONE: Record<Exclude<RegionName, "answer">, MessageKey> = {
  mark: "picker_none",
  source: "picker_none",
  question: "picker_skip",
};
const ABSENT: Record<Exclude<RegionName, "answer">, MessageKey> = {
  mark: "picker_noMarks",
  source: "picker_noSources",
  question: "picker_noQuestions",
};

/** The key of each act, as it is shown; read by `picker.ts`. */
export const KEYS: Record<PickerAct, string> = {
  wider: "↑",
  narrower: "↓",
  again: "⌫",
  none: "N",
  later: "L",
  now: "Alt+P",
  next: "↵",
  save: "↵",
  leave: "Esc",
  move: "M",
};
const NAMES: Record<Exclude<PickerAct, "none">, MessageKey> = {
  wider: "picker_wider",
  narrower: "picker_narrower",
  again: "picker_again",
  later: "picker_later",
  now: "picker_now",
  next: "picker_next",
  save: "picker_save",
  leave: "picker_leave",
  move: "picker_move",
};

/** Draws the bar anew. It tells each change to assistive technology, and holds nobody: all keys work without the focus. */
export function buildBar(page: Document, content: BarContent, language: Language): HTMLElement[] {
  const say = (key: MessageKey, args?: Record<string, string | number>): string => message(language, key, args);
  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, name: string, text = ""): HTMLElementTagNameMap[K] => {
    const element = page.createElement(tag);
    if (name !== "") element.className = name;
    if (text !== "") element.textContent = text;
    return element;
  };
  const button = (act: PickerAct, look: string, words?: MessageKey): HTMLElement => {
    const made = make("button", look);
    made.type = "button";
    made.dataset.act = act;
    made.append(say(words ?? NAMES[act as Exclude<PickerAct, "none">]));
    // While the page has its keys back, only one is ours.
    if (content.phase === "wait" && act !== "now") return made;
    const key = make("kbd", "", KEYS[act]);
    key.setAttribute("aria-hidden", "true");
    made.append(key);
    return made;
  };
  const { phase, step, counts } = content;
  const head = make("header", "");
  head.append(make("b", "", say("picker_title")));
  if (phase !== "review") head.append(make("span", "step", say("picker_step", { n: content.place, m: content.steps })));
  head.append(button("move", "ghost end"), button("leave", "ghost"));

  const lines: HTMLElement[] = [];
  const n = counts[step];
  if (phase === "point") lines.push(make("p", "say", say(POINT[step])));
  else if (phase === "wait") lines.push(make("p", "say", say("picker_wait")));
  else if (phase === "matched") lines.push(make("p", `say ${step}`, plural(language, MATCH[step], n ?? 0)));
  else lines.push(make("p", "say", reviewLine(content, language)));
  if (content.notice) lines.push(make("p", "hint warn", say(content.notice)));
  else if (phase === "point") lines.push(make("p", "hint", say("picker_hint")));
  else if (phase === "matched") lines.push(make("p", "hint", say("picker_correct")));
  else if (phase === "review") lines.push(make("p", "hint", say("picker_saveNote")));

  const acts = make("div", "acts");
  if (phase === "point" || phase === "matched") acts.append(button("wider", ""), button("narrower", ""));
  if (phase === "point") {
    if (step === "source") acts.append(button("later", ""));
    if (step !== "answer") acts.append(button("none", "", NONE[step]));
  }
  if (phase !== "point") acts.append(button("again", ""));
  if (phase === "matched" && (n ?? 0) > 0) acts.append(button("next", "main end"));
  if (phase === "wait") acts.append(button("none", "", "picker_without"), button("now", "main end"));
  if (phase === "review") acts.append(button("save", "main end"));
  return [head, ...lines, acts];
}

/** "3 answers, 7 marks and 2 sources match." */
function reviewLine({ counts, opens }: BarContent, language: Language): string {
  const parts = [plural(language, "picker_countAnswers", counts.answer ?? 0)];
  for (const name of ["mark", "source", "question"] as const) {
    const n = counts[name];
    if (n !== null) parts.push(plural(language, COUNT[name], n));
    else if (name === "source" && opens) parts.push(message(language, "picker_sourcesLater"));
    else if (name !== "question") parts.push(message(language, ABSENT[name]));
  }
  return message(language, "picker_review", {
    list: new Intl.ListFormat(language, { style: "narrow", type: "conjunction" }).format(parts),
  });
}

const COUNT = {
  mark: "picker_countMarks",
  source: "picker_countSources",
  question: "picker_countQuestions",
} as const;
