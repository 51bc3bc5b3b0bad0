import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  leave,
  type Opening,
  type PaneReading,
  point,
  press,
  type SiteAdapter,
  words,
} from "./adapter";

/**
 * Onyx (as of 2026-08). A mark names the kind of its source ("Google Drive"), not the document, and has no id; its card
 * has the title and a few lines. No page of it shows a whole passage, so that texts are snippets.
 */
const ANSWER = '[id^="message-"]:has(.prose-onyx)';
const ASKED = "#onyx-human-message";
const TEXT = ".prose-onyx";
const DONE = '[data-testid="onyx-ai-message"]';
const MARK = `${TEXT} button.inline-flex[class*="rounded-04"]`;
const CARD = "[data-radix-popper-content-wrapper]";
const SIDEBAR = "#onyx-chat-sidebar";
const ENTRY = `${SIDEBAR} .group:has(p)`;
const CLOSED = ':not([data-state="closed"])';

const keyOf = (answer: Element): string => answer.id.slice("message-".length);
const marksOf = (answer: Element): Element[] => [...answer.querySelectorAll(MARK)];
/** "Google Drive" and "+2" stand in elements of their own. */
const moreOf = (mark: Element): number => Number(/\+(\d+)$/.exec(words(mark))?.[1] ?? 0);
const placeOf = (answer: Element, mark: Element): string => `mark ${marksOf(answer).indexOf(mark) + 1}`;
/** A tip repeats its words in a hidden element for readers. */
const shown = (card: Element, selector: string): Element | undefined =>
  [...card.querySelectorAll(selector)].find((element) => !element.closest('[role="tooltip"]'));

function findAnswers(page: ParentNode): FoundAnswer[] {
  const found: FoundAnswer[] = [];
  let question: Element | null = null;
  for (const element of page.querySelectorAll(`${ANSWER}, ${ASKED}`)) {
    if (element.matches(ASKED)) question = element;
    else {
      const done = element.querySelector(DONE) && !element.querySelector(".streaming-katex");
      found.push({ key: keyOf(element), element, question, state: done ? "done" : "streaming" });
    }
  }
  return found;
}

function opening(target: Element): Opening | null {
  const mark = target.closest(MARK);
  const answer = target.closest(ANSWER);
  if (!answer) return null;
  if (mark) return { answer: keyOf(answer), key: placeOf(answer, mark), paneWasOpen: false };
  // "Sources" in the row of tools opens the pane.
  return target.closest('[data-testid="AgentMessage/toolbar"] button')
    ? { answer: keyOf(answer), key: null, paneWasOpen: false }
    : null;
}

export const onyx: SiteAdapter = {
  id: "onyx",
  name: "Onyx",
  expects: [
    { part: "text", selector: TEXT, within: "answer", least: 1 },
    { part: "question", selector: ASKED, within: "page", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector(ASKED)) score += 0.3;
    if (page.querySelector(`[id^="message-"] ${TEXT}`)) score += 0.3;
    if (page.querySelector(DONE)) score += 0.2;
    if (page.querySelector("#onyx-chat-input")) score += 0.2;
    return score;
  },

  findAnswers,

  // The steps of the agent come first in the message; the answer is the row whose words can be selected.
  textRoots: (answer) =>
    [...answer.querySelectorAll(`.select-text ${TEXT}`)].filter((text) => !text.parentElement?.closest(TEXT)),

  leaveOut: (element) => element.matches(`button, ${CARD}`),

  findMarks: (answer) =>
    marksOf(answer).map(
      (element): FoundMark => ({
        element,
        label: words(element),
        keys: [{ type: "objectId", value: placeOf(answer, element) }],
        more: moreOf(element),
      }),
    ),

  listSources: (answer) =>
    marksOf(answer).map((mark): ListedSource => {
      const title = words(mark).replace(/\s*\+\d+$/, "");
      return { key: placeOf(answer, mark), title };
    }),

  opening,
  hovering: opening,

  readPanes: (page, opened) => [...readCards(page, opened), ...readSidebar(page, opened)],

  openSource: (answer, key) => point(marksOf(answer).find((mark) => placeOf(answer, mark) === key)),

  closePane: (page) =>
    leave(page.querySelector(`${MARK}[data-state]${CLOSED}`)) || press(page.querySelector(`${SIDEBAR} button`)),
};

function readCards(page: ParentNode, opened: Opening | null): PaneReading[] {
  const mark = page.querySelector(`${MARK}[data-state]${CLOSED}`);
  const from = mark ? opening(mark) : opened;
  if (!from?.key || from.answer === null) return [];
  const { key, answer } = from;
  return [...page.querySelectorAll(CARD)].flatMap((card): PaneReading[] => {
    const part = shown(card, ".line-clamp-4");
    // Further sources of the mark come into the same card one by one: only the first is the mark's own.
    const pager = /^(\d+)\s*\/\s*\d+$/.exec(words(shown(card, ".border-b > :last-child")))?.[1];
    const title = words(shown(card, ".truncate"));
    if (!part || title === "" || (pager !== undefined && pager !== "1")) return [];
    return [{ key, title, parts: [part], completeness: "snippet", loading: false, answer }];
  });
}

/** The pane has all documents of one answer, those that it cites first. */
function readSidebar(page: ParentNode, opened: Opening | null): PaneReading[] {
  const answers = findAnswers(page);
  const answer = opened?.answer ?? (answers.length === 1 ? (answers[0]?.key ?? null) : null);
  if (answer === null) return [];
  return [...page.querySelectorAll(ENTRY)].flatMap((entry): PaneReading[] => {
    const title = words(entry.querySelector(".line-clamp-2"));
    const part = entry.querySelector("p.line-clamp-2");
    if (!part || title === "") return [];
    return [{ key: title, title, parts: [part], completeness: "snippet", loading: false, answer }];
  });
}
