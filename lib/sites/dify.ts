import {
  type FoundAnswer,
  type ListedSource,
  type Opening,
  ownerOf,
  type PaneReading,
  placeKey,
  press,
  type SiteAdapter,
  words,
} from "./adapter";

/**
 * Dify's published apps, 1.4 to 1.14 (as of 2026-05). Test ids exist from 1.13.2; before, the classes of the same
 * elements are matched. Sources are those of the whole answer: a number in the text is the model's own.
 */
const ANSWER = ".chat-answer-container";
const TEXT = ".markdown-body";
const QUESTION = `${TEXT}:not(${ANSWER} ${TEXT}), [data-testid="question-content"]`;
/** Invisible copies of the chips, for measuring: they bear every document's name, even of chips that do not fit. */
const TWIN = '[data-testid="citation-measurement-item"], .-z-10.opacity-0';
const CHIP = '[data-testid="popup-trigger"], [data-state]:has(.truncate)';
/** "+ 2": chips that did not fit. */
const MORE = '[data-testid="citation-more-toggle"]';
const THOUGHT = 'details[data-think="true"]';

const nameOf = (chip: Element): string => words(chip.querySelector(".truncate") ?? chip);
const chipOf = (element: Element): Element | null => {
  const chip = element.closest(CHIP);
  return chip?.closest(ANSWER) && !chip.closest(TEXT) ? chip : null;
};
const chips = (within: ParentNode): Element[] => [...within.querySelectorAll(CHIP)].filter((chip) => chipOf(chip));
const openChip = (page: ParentNode): Element | undefined =>
  chips(page).find((each) => each.closest('[data-state="open"]') !== null);

function findAnswers(page: ParentNode): FoundAnswer[] {
  const found: FoundAnswer[] = [];
  let question: Element | null = null;
  for (const element of page.querySelectorAll(`${ANSWER}, ${QUESTION}`)) {
    if (!element.matches(ANSWER)) question = element;
    else if (element.querySelector(TEXT))
      found.push({ key: placeKey(found.length, question), element, question, state: "done" });
  }
  const last = found.at(-1);
  // While it answers, the last row's picture has three dots and, from 1.13.2, the page a box with the stop button.
  const row = last?.element.parentElement;
  if (
    last &&
    (row?.querySelector('[class*="dot-flashing"]') ?? page.querySelector('[data-testid="stop-responding-container"]'))
  )
    last.state = "streaming";
  return found;
}

function opening(target: Element): Opening | null {
  const chip = chipOf(target);
  return chip && { answer: ownerOf(findAnswers, chip), key: nameOf(chip), paneWasOpen: false };
}

export const dify: SiteAdapter = {
  id: "dify",
  name: "Dify",
  perAnswer: true,
  // An app may greet before anything was asked.
  expects: [{ part: "text", selector: TEXT, within: "answer", least: 1 }],

  detect(page) {
    let score = 0;
    if (page.querySelector(ANSWER)) score += 0.3;
    if (page.querySelector(`${ANSWER} ${TEXT}`)) score += 0.2;
    if (page.querySelector("body[data-public-api-prefix], body[data-api-prefix]")) score += 0.3;
    if (page.querySelector('meta[name="apple-mobile-web-app-title"][content="Dify"]')) score += 0.2;
    if (page.querySelector('[data-testid="chat-answer-container"]')) score += 0.2;
    return Math.min(1, score);
  },

  findAnswers,

  textRoots: (answer) =>
    [...answer.querySelectorAll(TEXT)].filter((text) => !text.parentElement?.closest(`${TEXT}, ${THOUGHT}`)),

  leaveOut: (element) => element.matches(`button, ${THOUGHT}`),

  findMarks: () => [],

  listSources(answer) {
    const twins = [...answer.querySelectorAll(TWIN)].filter((twin) => !twin.closest(TEXT)).map(words);
    const names = new Set(twins.length > 0 ? twins : chips(answer).map(nameOf));
    return [...names].filter(Boolean).map((name): ListedSource => ({ key: name, title: name }));
  },

  opening,

  readPanes(page, opened) {
    const popup = page.querySelector(
      '[data-testid="popup-content"], [data-floating-ui-portal]:has(.break-words) [role="tooltip"]',
    );
    const title = words(popup?.querySelector(".truncate"));
    // The chip that is open tells whose passages they are; other tips of the tool belong to no chip.
    const chip = openChip(page);
    const from = chip ? opening(chip) : opened;
    if (!popup || !from || from.answer === null || title === "" || title !== from.key) return [];
    const marked = [...popup.querySelectorAll('[data-testid="popup-source-content"]')];
    const parts = marked.length > 0 ? marked : [...popup.querySelectorAll(".break-words")];
    const { answer } = from;
    return [{ key: title, title, parts, completeness: "full", loading: false, answer }] satisfies PaneReading[];
  },

  openSource(answer, key) {
    const chip = chips(answer).find((each) => nameOf(each) === key);
    if (press(chip?.querySelector(".truncate") ?? chip)) return true;
    return press(answer.querySelector(MORE)) && "again";
  },

  foldSources: (answer) => press(answer.querySelector(MORE)),

  closePane(page) {
    return press(openChip(page));
  },
};
