import {
  type FoundAnswer,
  type ListedSource,
  type Opening,
  type PaneReading,
  press,
  rootOf,
  type SiteAdapter,
  words,
} from "./adapter";

/**
 * Flowise's embedded chat (flowise-embed 3.1, as of 2026-11): an element with an open shadow root on any site. Its
 * sources are chips under the answer, whose label is the source's name, the path of its address, or its whole text; no
 * mark leads to them. The row of an answer is made anew for each piece of it.
 */
const ROW = ".host-container";
const TEXT = "span.chatbot-host-bubble";
const QUESTION = ".guest-container .chatbot-guest-bubble";
const CHIP = "button.source-chip";
const POPUP = '[role="dialog"][aria-modal="true"]';

/** Fewest UTF-16 units of a chip's label that is the source's text and ends without a full stop. */
const LEAST_TEXT = 60;

const labelOf = (chip: Element): string => chip.getAttribute("title") || words(chip);
const isPath = (label: string): boolean => /^\/|^https?:/i.test(label);
const isText = (label: string): boolean =>
  !isPath(label) && (label.length >= LEAST_TEXT || /[.。!！?？;；]["”’)）]?$/.test(label.trim()));

const chipsOf = (answer: Element): Element[] => [...answer.querySelectorAll(CHIP)];

/** A chip's text is no name, and its place no number that the tool shows. */
const keyOf = (chip: Element, index: number): string => {
  const label = labelOf(chip);
  return isText(label) ? `chip ${index + 1}` : label;
};

const titleOf = (label: string): string => (isText(label) && label.length > 40 ? `${label.slice(0, 40)}…` : label);

/** Rows and questions in order; a greeting before the first question is no answer. */
function readRows(page: ParentNode): { key: string; element: Element; question: Element }[] {
  const rows: { key: string; element: Element; question: Element }[] = [];
  let question: Element | null = null;
  for (const each of page.querySelectorAll(`${QUESTION}, ${ROW}`)) {
    if (each.matches(QUESTION)) {
      question = each;
      continue;
    }
    const element = each.parentElement;
    if (!question || !element || !each.querySelector(TEXT)) continue;
    rows.push({ key: `${rows.length}:${words(question).slice(0, 80)}`, element, question });
  }
  return rows;
}

const ownerOf = (element: Element): string | null =>
  readRows(rootOf(element)).find((row) => row.element.contains(element))?.key ?? null;

export const flowise: SiteAdapter = {
  id: "flowise",
  name: "Flowise embed",
  // Nothing but the chips tells that an answer has ended, and not each one has any.
  stillMs: 1500,
  expects: [
    { part: "answer", selector: `${ROW} ${TEXT}`, within: "page", least: 1 },
    { part: "text", selector: TEXT, within: "answer", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector(".chatbot-chat-view")) score += 0.3;
    if (page.querySelector(`${ROW} ${TEXT}`)) score += 0.4;
    if (page.querySelector(QUESTION)) score += 0.2;
    if (page instanceof ShadowRoot && page.host.tagName.startsWith("FLOWISE-")) score += 0.3;
    return Math.min(1, score);
  },

  findAnswers: (page) => readRows(page).map((row): FoundAnswer => ({ ...row, state: "done" })),

  textRoots: (answer) => [...answer.querySelectorAll(`${ROW} ${TEXT}`)],

  leaveOut: (element) => element.matches("button, .katex-html"),

  findMarks: () => [],

  listSources(answer) {
    return chipsOf(answer).map((chip, index): ListedSource => {
      const label = labelOf(chip);
      return { key: keyOf(chip, index), title: titleOf(label), linkOut: isPath(label) };
    });
  },

  opening(target): Opening | null {
    const chip = target.closest(CHIP);
    const answer = chip && ownerOf(chip);
    const row = chip && readRows(rootOf(chip)).find(({ key }) => key === answer);
    if (!chip || !row) return null;
    const key = keyOf(chip, chipsOf(row.element).indexOf(chip));
    return { answer, key, paneWasOpen: rootOf(chip).querySelector(POPUP) !== null };
  },

  readPanes(page, opened) {
    const readings: PaneReading[] = [];
    for (const { key: answer, element } of readRows(page)) {
      for (const [index, chip] of chipsOf(element).entries()) {
        const text = labelOf(chip);
        if (!isText(text)) continue;
        const parts = [chip.querySelector("span") ?? chip];
        const key = keyOf(chip, index);
        readings.push({ key, title: "", parts, text, completeness: "full", loading: false, answer });
      }
    }
    const popup = readPopup(page, opened);
    // The popup says what the chip says, and the name besides.
    return popup
      ? [...readings.filter(({ key, answer }) => key !== popup.key || answer !== popup.answer), popup]
      : readings;
  },

  openSource(answer, key) {
    const chip = chipsOf(answer).find((each, index) => keyOf(each, index) === key);
    return chip !== undefined && !isPath(labelOf(chip)) && press(chip);
  },
};

/** The document behind a chip as the popup shows it: JSON with its text and where it is from. */
function readPopup(page: ParentNode, opened: Opening | null): PaneReading | null {
  const shown = page.querySelector(`${POPUP} pre`);
  if (!shown || !opened?.key || opened.answer === null) return null;
  try {
    const { pageContent, metadata } = JSON.parse(shown.textContent ?? "") as {
      pageContent?: unknown;
      metadata?: { title?: unknown; source?: unknown };
    };
    if (typeof pageContent !== "string") return null;
    const name = [metadata?.title, metadata?.source].find((each) => typeof each === "string");
    const strings = [...shown.querySelectorAll(".string")];
    return {
      key: opened.key,
      title: typeof name === "string" ? name : opened.key,
      parts: strings.length > 0 ? strings.slice(0, 1) : [shown],
      text: pageContent,
      completeness: "full",
      loading: false,
      answer: opened.answer,
    };
  } catch {
    return null;
  }
}
