import {
  type FoundAnswer,
  type FoundMark,
  leave,
  type Opening,
  ownerOf,
  type PaneReading,
  placeKey,
  point,
  type SiteAdapter,
  words,
} from "./adapter";

/**
 * FastGPT 4.12 to 4.16 (as of 2026-08). Classes are made by emotion, so few hold: `#history`, the cards, `.markdown`. A
 * mark is an icon without words or id; pointing at it fetches its passage into a card. Questions are cards at the right.
 */
const LIST = "#history";
const CARD = ".chat-box-card";
const TEXT = ".markdown";
const MARK = `${TEXT} button:has(svg)`;
const ICON = "svg.cite-link-icon, svg";
const POPUP = '.chakra-popover__content, [id^="popover-content-"]';
const TAIL = '[class*="waitingAnimation"], [class*="_animation_"], span.stream-tail';

/** Messages are the list's children (by id since 4.16); a question is drawn to the right. */
const isAsked = (message: Element): boolean => {
  const card = message.querySelector(CARD);
  return card !== null && getComputedStyle(card).textAlign === "right";
};
const messages = (page: ParentNode): Element[] =>
  [...page.querySelectorAll(`${LIST} > *`)].filter((message) => message.querySelector(`${CARD} ${TEXT}`));

function findAnswers(page: ParentNode): FoundAnswer[] {
  const found: FoundAnswer[] = [];
  let question: Element | null = null;
  for (const element of messages(page)) {
    if (isAsked(element)) {
      question = element.querySelector(`${CARD} ${TEXT}`);
      continue;
    }
    const id = element.querySelector("[data-chat-id]")?.getAttribute("data-chat-id");
    const state = element.querySelector(TAIL) ? "streaming" : "done";
    found.push({ key: id ?? placeKey(found.length, question), element, question, state });
  }
  return found;
}

const marksOf = (answer: Element): Element[] => [...answer.querySelectorAll(MARK)].filter((mark) => words(mark) === "");
const keyOf = (answer: Element, mark: Element): string | null => {
  const place = marksOf(answer).indexOf(mark);
  return place < 0 ? null : `mark ${place + 1}`;
};

function opening(target: Element): Opening | null {
  const mark = target.closest(MARK);
  const answer = mark?.closest(`${LIST} > *`);
  const key = mark && answer ? keyOf(answer, mark) : null;
  return mark && key ? { answer: ownerOf(findAnswers, mark), key, paneWasOpen: false } : null;
}

/** The mark that a card belongs to: it names the card, else it is the one that says it is open. */
function markOf(page: ParentNode, popup: Element): Element | null {
  const named = popup.id ? page.querySelector(`${MARK}[aria-controls="${CSS.escape(popup.id)}"]`) : null;
  return named ?? page.querySelector(`${MARK}[aria-expanded="true"]`);
}

export const fastgpt: SiteAdapter = {
  id: "fastgpt",
  name: "FastGPT",
  expects: [
    { part: "text", selector: `${CARD} ${TEXT}`, within: "answer", least: 1 },
    { part: "answer", selector: `${LIST} ${CARD}`, within: "page", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector(`${LIST} ${CARD}`)) score += 0.4;
    if (page.querySelector(`${CARD} ${TEXT}`)) score += 0.2;
    if (page.querySelector(`${LIST} [data-chat-id]`)) score += 0.2;
    if (page.querySelector("#__NEXT_DATA__")) score += 0.1;
    return score;
  },

  findAnswers,

  textRoots: (answer) =>
    [...answer.querySelectorAll(`${CARD} ${TEXT}`)].filter(
      // Reasoning and tool steps fold; a passage in a card has the same class.
      (text) => !text.parentElement?.closest(`${TEXT}, .chakra-collapse, .chakra-accordion__panel, ${POPUP}`),
    ),

  leaveOut: (element) => element.matches(`button, ${POPUP}, .chakra-accordion`),

  findMarks: (answer) =>
    marksOf(answer).map(
      (element, place): FoundMark => ({
        element,
        label: `${place + 1}`,
        keys: [{ type: "objectId", value: `mark ${place + 1}` }],
        more: 0,
      }),
    ),

  listSources: (answer) =>
    marksOf(answer).map((_, place) => ({ key: `mark ${place + 1}`, title: `${place + 1}`, number: place + 1 })),

  opening,
  hovering: opening,

  readPanes(page, opened) {
    const readings: PaneReading[] = [];
    for (const popup of page.querySelectorAll(POPUP)) {
      const parts = [...popup.querySelectorAll(TEXT)];
      const mark = markOf(page, popup);
      const from = mark ? opening(mark) : opened;
      // A lazy card that is closed keeps its place, and nothing in it.
      if (parts.length === 0 || !from?.key || from.answer === null) continue;
      const title = words(popup.querySelector(".textEllipsis")) || from.key;
      const loading = popup.querySelector(".chakra-spinner") !== null;
      readings.push({ key: from.key, title, parts, completeness: "full", loading, answer: from.answer });
    }
    return readings;
  },

  openSource: (answer, key) => point(marksOf(answer).find((mark) => keyOf(answer, mark) === key)),

  closePane: (page) => leave(page.querySelector(`${MARK}[aria-expanded="true"]`)?.querySelector(ICON)?.parentElement),
};
