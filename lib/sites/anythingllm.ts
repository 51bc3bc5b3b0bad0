import {
  type FoundAnswer,
  ownerOf,
  type PaneReading,
  placeKey,
  press,
  rootOf,
  type SiteAdapter,
  words,
} from "./adapter";

/**
 * AnythingLLM 1.8 to 1.16 (as of 2026-08). Messages bear no hook of their own: rows are told by their side. No mark
 * leads to a source; the sources of one answer stand in a pane at the right (before: a list below the answer), their
 * text in a modal. The pane says not whose sources it shows, and keeps old ones: only presses tell.
 */
const LIST = "#chat-history";
const ANSWER = `${LIST} .justify-start.w-full:has(.break-words)`;
const ASKED = `${LIST} .justify-end.w-full`;
const TEXT = ".break-words";
const WORDS = `span${TEXT}, ${TEXT} > span.flex-col`;
const TOOLS = '[data-tooltip-id="copy-assistant-text"]';
/** "Sources" below an answer; before, "Show citations". */
const SOURCES = ":scope > div > button:not([data-tooltip-id]), :scope > div > div > button:not([data-tooltip-id])";
const PANE = '[class~="w-[350px]"]:not(#chat-history *)';
const ENTRY = `${PANE} button:has(p), ${LIST} button.doc__source`;
const MODAL = '.fixed[class*="backdrop-blur"]:has(h3):has(p.whitespace-pre-line)';

const nameOf = (entry: Element): string => words(entry.querySelector("p"));
const sourcesButton = (answer: Element): Element | undefined =>
  [...answer.querySelectorAll(SOURCES)].find((button) => !button.closest(TEXT) && words(button) !== "");

function findAnswers(page: ParentNode): FoundAnswer[] {
  const found: FoundAnswer[] = [];
  let question: Element | null = null;
  for (const element of page.querySelectorAll(`${ANSWER}, ${ASKED}`)) {
    if (element.parentElement?.closest(`${ANSWER}, ${ASKED}`)) continue;
    if (element.matches(ASKED)) question = element.querySelector("span.flex-col, .break-words") ?? element;
    else {
      // A running reply is another element than the stored one: it has no tools yet.
      const state = element.querySelector(TOOLS) ? "done" : "streaming";
      found.push({ key: placeKey(found.length, question), element, question, state });
    }
  }
  return found;
}

export const anythingllm: SiteAdapter = {
  id: "anythingllm",
  name: "AnythingLLM",
  perAnswer: true,
  expects: [
    { part: "text", selector: TEXT, within: "answer", least: 1 },
    { part: "question", selector: ASKED, within: "page", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector(`${LIST}.markdown`)) score += 0.3;
    if (page.querySelector(ANSWER)) score += 0.2;
    if (page.querySelector(`${LIST} ${TOOLS}`)) score += 0.2;
    if (page.querySelector('meta[property="og:url"][content="https://anythingllm.com"]')) score += 0.3;
    if (page.querySelector("#root.h-screen")) score += 0.1;
    return Math.min(1, score);
  },

  findAnswers,

  // The chain of thought stands beside the words, in a box of its own.
  textRoots: (answer) => [...answer.querySelectorAll(WORDS)].filter((text) => !text.parentElement?.closest(WORDS)),

  // Code blocks bear a bar with the language and a button.
  leaveOut: (element) => element.matches("button, :has(> button[data-code-snippet])"),

  findMarks: () => [],

  listSources(answer) {
    return [...answer.querySelectorAll(ENTRY)].map(nameOf).map((name) => ({ key: name, title: name }));
  },

  readLists(page, opened) {
    const names = [...page.querySelectorAll(ENTRY)].filter((entry) => !entry.closest(LIST)).map(nameOf);
    if (!opened?.answer || names.length === 0) return [];
    return [{ answer: opened.answer, sources: names.filter(Boolean).map((name) => ({ key: name, title: name })) }];
  },

  opening(target, before) {
    const entry = target.closest(ENTRY);
    const answer = ownerOf(findAnswers, target);
    const paneWasOpen = false;
    if (entry) return { answer: answer ?? before?.answer ?? null, key: nameOf(entry), paneWasOpen };
    const button = target.closest(ANSWER);
    const sources = button && sourcesButton(button);
    return answer !== null && sources?.contains(target) ? { answer, key: null, paneWasOpen } : null;
  },

  readPanes(page, opened) {
    const modal = page.querySelector(MODAL);
    const shown = words(modal?.querySelector("h3"));
    const key = opened?.key ?? shown;
    if (!modal || !opened?.answer || !sameTitle(shown, key)) return [];
    const parts = [...modal.querySelectorAll("p.whitespace-pre-line")];
    const { answer } = opened;
    return [{ key, title: key, parts, completeness: "full", loading: false, answer }] satisfies PaneReading[];
  },

  openSource(answer, key) {
    // The press on "Sources" swaps the pane's content, which comes later: the entry is pressed at the next call.
    const entry = [...rootOf(answer).querySelectorAll(ENTRY)].find((each) => nameOf(each) === key);
    return press(entry) || (press(sourcesButton(answer)) && "again");
  },

  closePane: (page) => press(page.querySelector(`${MODAL} button`)),

  // A list below the answer is folded by the button that unfolded it, a pane by its own.
  foldSources: (answer) =>
    press(rootOf(answer).querySelector(`${PANE} button:not(:has(p))`)) ||
    (answer.querySelector(ENTRY) !== null && press(sourcesButton(answer))),

  hasFoldedSources: (answer) => sourcesButton(answer) !== undefined,
};

/** Modals cut a long title at its end, entries in the middle. */
function sameTitle(shown: string, key: string): boolean {
  const [head = ""] = key.split(/\.{3}|…/);
  const [start = ""] = shown.split(/\.{3}|…/);
  return shown === key || (head !== "" && shown.startsWith(head)) || (start.length > 5 && key.startsWith(start));
}
