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
 * RAGFlow's chats and shared chats (as of 2026-08). Names are CSS modules with a build hash, so only the part before it
 * is matched. A mark "Fig. 3" stands for the third passage of the answer; its text is in a card while one points at it.
 */
const ANSWER = '[class*="_messageItemLeft_"]';
const ASKED = '[class*="_messageItemRight_"]';
const TEXT = '[class*="_markdownContentWrapper_"]';
/** The card is put inside the answer's own paragraph. */
const CARD = "[data-radix-popper-content-wrapper]";
const PASSAGE = '[class*="_chunkContentText_"]';
/** Beyond this it was no passage: a year in brackets ([2024]) is drawn as a mark too. */
const MOST_PASSAGES = 500;

const findAnswers = (page: ParentNode): FoundAnswer[] => {
  const found: FoundAnswer[] = [];
  let question: Element | null = null;
  for (const element of page.querySelectorAll(`${ANSWER}, ${ASKED}`)) {
    const text = element.querySelector(TEXT);
    if (element.matches(ASKED)) question = text;
    else if (text) found.push({ key: placeKey(found.length, question), element, question, state: "done" });
  }
  const last = found.at(-1);
  if (last && page.querySelector('[data-testid="chat-stream-status"]')) last.state = "streaming";
  return found;
};

const trigger = (figure: Element): Element => figure.closest("a[data-state]") ?? figure;
const figures = (answer: Element): Element[] =>
  [...answer.querySelectorAll(`${TEXT} bdi`)].filter((figure) => numberOf(figure) > 0 && !figure.closest(CARD));
const numberOf = (figure: Element): number => Number(/(\d+)$/.exec(words(figure))?.[1] ?? 0);
/** The tool's own name of the passage, which is what the reader sees. */
const keyOf = (figure: Element): string | null => (numberOf(figure) > MOST_PASSAGES ? null : words(figure));

function opening(target: Element): Opening | null {
  const figure = target.closest("a[data-state]")?.querySelector("bdi") ?? target.closest("bdi");
  if (!figure?.closest(TEXT)) return null;
  return { answer: ownerOf(findAnswers, figure), key: keyOf(figure), paneWasOpen: false };
}

export const ragflow: SiteAdapter = {
  id: "ragflow",
  name: "RAGFlow",
  expects: [{ part: "text", selector: TEXT, within: "answer", least: 1 }],

  detect(page) {
    let score = 0;
    if (page.querySelector(`${ANSWER} ${TEXT}`)) score += 0.4;
    if (page.querySelector(`${ASKED} ${TEXT}`)) score += 0.2;
    if (page.querySelector(`${TEXT} [data-state] bdi`)) score += 0.2;
    if (page.querySelector('script[src$="/iconfont.js"], link[href$="/logo.svg"]')) score += 0.1;
    if (page.querySelector('[data-testid="chat-detail"]')) score += 0.2;
    return Math.min(1, score);
  },

  findAnswers,

  textRoots: (answer) => [...answer.querySelectorAll(TEXT)],

  leaveOut: (element) => element.matches(`button, ${CARD}, details.think, details.retrieving`),

  findMarks: (answer) =>
    figures(answer).map((figure): FoundMark => {
      const key = keyOf(figure);
      return {
        element: trigger(figure),
        label: words(figure),
        keys: key ? [{ type: "objectId", value: key }] : [],
        more: 0,
      };
    }),

  listSources(answer) {
    const found = new Map(figures(answer).flatMap((figure) => [[keyOf(figure), numberOf(figure)] as const]));
    return [...found]
      .sort(([, a], [, b]) => a - b)
      .flatMap(([key, number]) => (key ? [{ key, title: key, number }] : []));
  },

  opening,
  hovering: opening,

  readPanes(page, opened) {
    const readings: PaneReading[] = [];
    for (const passage of page.querySelectorAll(`${CARD} ${PASSAGE}`)) {
      const card = passage.closest(CARD);
      const owner = card?.closest(ANSWER) ?? page;
      const shown = [...owner.querySelectorAll('[data-state="open"] bdi')].find((bdi) => !bdi.closest(CARD));
      const from = shown ? opening(shown) : opened;
      if (!from?.key || from.answer === null) continue;
      readings.push({
        key: from.key,
        title: words(card?.querySelector("button")) || from.key,
        parts: [passage],
        completeness: "full",
        loading: false,
        answer: from.answer,
      });
    }
    return readings;
  },

  openSource(answer, key) {
    const figure = figures(answer).find((each) => keyOf(each) === key);
    return point(figure && trigger(figure));
  },

  closePane(page) {
    const figure = [...page.querySelectorAll('a[data-state="open"] bdi')].find((bdi) => bdi.closest(TEXT));
    return leave(figure && trigger(figure));
  },
};
