import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  type MarkKey,
  type Opening,
  type PaneReading,
  press,
  type SiteAdapter,
  webAddress,
  words,
} from "./adapter";

/**
 * LibreChat 0.8 (as of 2026-08). A mark is a link (web) or a button (file) and a second button that opens a card.
 * Labels change with the language, so structure is matched, not words.
 */
const ANSWER = ".message-render:has(.agent-turn)";
const QUESTION = ".message-render:has(.user-turn) .message-content";
const BODY = '[data-testid="message-body"]';
const TEXT = ".message-content";
const DETAILS = 'button[aria-haspopup="dialog"]';
const LABEL = `:is(a, button):has(+ ${DETAILS})`;
const THOUGHTS = '.group\\/thinking-container, [aria-hidden="true"], [inert]';
/** A passage of a file search: a box with the file's button and, where the tool shows it, the passage. */
const FILE = `${BODY} button.truncate`;
const CARD = '[role="dialog"][data-dialog]';
const PREVIEW = '[role="dialog"][data-state="open"]:has(pre)';

/** The whole mark around its label: two wrappers hold label and button. */
const markOf = (label: Element): Element => label.closest("span.relative") ?? label.parentElement ?? label;
const labels = (answer: Element): Element[] => [...answer.querySelectorAll(`${TEXT} ${LABEL}`)];

/** "policy-v3 +1" → the name and how many more. */
function readLabel(label: Element): { key: MarkKey | null; name: string; more: number } {
  const all = words(label);
  const more = Number(/\s\+(\d+)$/.exec(all)?.[1] ?? 0);
  const name = more > 0 ? all.slice(0, all.lastIndexOf("+")).trim() : all;
  const url = webAddress(label);
  return { key: url ? { type: "url", value: url } : name ? { type: "name", value: name } : null, name, more };
}

const outsideText = (element: Element): boolean => !element.closest(TEXT);

function opening(target: Element): Opening | null {
  const answer = target.closest(ANSWER);
  const file = target.closest(FILE);
  const mark = target.closest(`span.relative:has(${DETAILS})`);
  const label = mark?.querySelector(LABEL) ?? null;
  const key = file && outsideText(file) ? words(file) : label ? (readLabel(label).key?.value ?? null) : null;
  return answer && key ? { answer: answer.id, key, paneWasOpen: false } : null;
}

/** Where a card's place in the page is kept: an empty element of the answer owns it, or its button says that it is open. */
function ownerOfCard(page: ParentNode, card: Element): string | null {
  const portal = card.closest("[id]:not([role])")?.id ?? "";
  const owner = portal ? page.querySelector(`[aria-owns="${CSS.escape(portal)}"]`) : null;
  const open = page.querySelector(`${TEXT} ${DETAILS}[aria-expanded="true"]`);
  return (owner ?? open)?.closest(ANSWER)?.id ?? null;
}

export const librechat: SiteAdapter = {
  id: "librechat",
  name: "LibreChat",
  expects: [
    { part: "text", selector: `${BODY} ${TEXT}`, within: "answer", least: 1 },
    { part: "question", selector: QUESTION, within: "page", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector(".message-render .agent-turn")) score += 0.4;
    if (page.querySelector(`.message-render ${BODY} ${TEXT}`)) score += 0.3;
    if (page.querySelector('#messages-view[data-testid="messages-view"]')) score += 0.2;
    if (page.querySelector('meta[name="description"][content^="LibreChat"], #loading-container')) score += 0.1;
    return score;
  },

  findAnswers(page) {
    const found: FoundAnswer[] = [];
    let question: Element | null = null;
    for (const element of page.querySelectorAll(`${ANSWER}, ${QUESTION}`)) {
      if (!element.matches(ANSWER)) question = element;
      else if (element.querySelector(`${BODY} ${TEXT}`)) {
        const running = element.querySelector(".submitting, .result-streaming, .result-thinking");
        found.push({ key: element.id, element, question, state: running ? "streaming" : "done" });
      }
    }
    const last = found.at(-1);
    if (last && page.querySelector('[data-testid="stop-generation-button"]')) last.state = "streaming";
    return found;
  },

  textRoots: (answer) => [...answer.querySelectorAll(`${BODY} ${TEXT}`)].filter((text) => !text.closest(THOUGHTS)),

  leaveOut: (element) =>
    element.matches(`${DETAILS}, .sr-only, ${THOUGHTS}`) || (element.matches("button") && !element.matches(LABEL)),

  findMarks: (answer) =>
    labels(answer).map((label): FoundMark => {
      const { key, more } = readLabel(label);
      return { element: markOf(label), label: words(label), keys: key ? [key] : [], more };
    }),

  listSources(answer) {
    const listed: ListedSource[] = [];
    for (const entry of answer.querySelectorAll(`${BODY} a[href]:has(.truncate), ${FILE}`)) {
      if (!outsideText(entry)) continue;
      const url = webAddress(entry);
      const title = words(url ? entry.querySelector(".truncate") : entry);
      listed.push({ key: url ?? title, title, url });
    }
    for (const label of labels(answer)) {
      const { name } = readLabel(label);
      const url = webAddress(label);
      if (!listed.some(({ key }) => key === (url ?? name))) listed.push({ key: url ?? name, title: name, url });
    }
    return listed;
  },

  opening,
  hovering: opening,

  readPanes: (page, opened) => [...readFiles(page), ...readCard(page, opened), ...readPreview(page)],

  openSource(answer, key) {
    const label = labels(answer).find((each) => readLabel(each).key?.value === key);
    // A file's button opens the file; a link would leave the page, so that its card is opened instead.
    const file = label?.matches("button")
      ? label
      : [...answer.querySelectorAll(FILE)].find((each) => words(each) === key);
    return press(file) || press(label?.nextElementSibling);
  },

  closePane: (page) =>
    press(page.querySelector(`${PREVIEW} button:has(.sr-only)`)) ||
    press(page.querySelector(`${TEXT} ${DETAILS}[aria-expanded="true"]`)),
};

/** Passages of file searches stand in the answer, folded or not. */
function readFiles(page: ParentNode): PaneReading[] {
  const found = new Map<string, PaneReading>();
  for (const name of page.querySelectorAll(FILE)) {
    const answer = name.closest(ANSWER)?.id;
    const box = name.parentElement?.parentElement;
    const part = box?.querySelector("pre");
    const title = words(name);
    if (!answer || !part || !outsideText(name)) continue;
    // Long passages are cut at 15 lines, behind a button.
    const clipped = box?.querySelector("pre ~ button, pre ~ * button") ? "clipped" : "full";
    const old = found.get(`${answer} ${title}`);
    if (old) old.parts.push(part);
    const reading: PaneReading = old ?? {
      key: title,
      title,
      parts: [part],
      completeness: clipped,
      loading: false,
      answer,
    };
    if (clipped === "clipped") reading.completeness = clipped;
    found.set(`${answer} ${title}`, reading);
  }
  return [...found.values()];
}

/** The card of a link holds a snippet of the page; that of a file only its name and pages. */
function readCard(page: ParentNode, opened: Opening | null): PaneReading[] {
  const card = page.querySelector(CARD);
  const link = card?.querySelector("a[href]");
  const url = webAddress(link);
  const part = card?.querySelector('p[class*="line-clamp"]');
  if (!card || !url || !part) return [];
  const answer = ownerOfCard(page, card) ?? (opened?.key === url ? opened.answer : null);
  if (answer === null) return [];
  return [{ key: url, title: words(link), url, parts: [part], completeness: "snippet", loading: false, answer }];
}

/** A pressed file: the whole of it, which serves every answer. */
function readPreview(page: ParentNode): PaneReading[] {
  const preview = page.querySelector(PREVIEW);
  const title = words(preview?.querySelector("h2"));
  const part = preview?.querySelector("pre");
  if (!title || !part) return [];
  return [{ key: title, title, parts: [part], completeness: "full", loading: false, answer: null }];
}
