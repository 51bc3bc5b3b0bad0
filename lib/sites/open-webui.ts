import {
  type FoundAnswer,
  type FoundMark,
  type GroupReading,
  type ListedSource,
  leave,
  type MarkKey,
  type PaneReading,
  point,
  press,
  type Root,
  rootOf,
  type SiteAdapter,
  webAddress,
  words,
} from "./adapter";

/**
 * Open WebUI 0.6.9 to 0.11 (as of 2026-07). Labels change with the language, so structure is matched, not words.
 * `#response-content-container` repeats for every message: only ever a child query.
 */
const MESSAGE = '[id^="message-"]:has(.chat-assistant)';
const CONTENT = "#response-content-container";
const MODAL = '.modal[role="dialog"][aria-modal="true"]';
/** A mark is a button around one clipped line: the source's name, no number. */
const MARK = "button:has(> span.line-clamp-1)";
const SOURCE_ENTRY = 'button[id^="source-"]';

const messageOf = (element: Element): Element | null => element.closest(MESSAGE);
const keyOf = (message: Element): string => message.id.slice("message-".length);

/** "policy-v3 +1" → the name and how many more. The count stands in a span of its own. */
function readMark(button: Element): { name: string; more: number } {
  const line = button.querySelector("span.line-clamp-1");
  const count = line?.querySelector("span");
  const more = Number(/^\+(\d+)$/.exec(words(count))?.[1] ?? 0);
  const all = words(line);
  return { name: more > 0 ? all.slice(0, all.lastIndexOf("+")).trim() : all, more };
}

const nameKey = (name: string): MarkKey => ({ type: "name", value: name });

/** The head of a folded block (reasoning, tool call, list of sources) is a child button that says whether it is open. */
const isFold = (element: Element): boolean =>
  [...element.children].some((child) => child.tagName === "BUTTON" && child.hasAttribute("aria-expanded"));

export const openWebui: SiteAdapter = {
  id: "open-webui",
  name: "Open WebUI",
  plainMarksIn: "strong, em, del, a",
  virtual: true,
  expects: [
    { part: "question", selector: ".user-message .chat-user", within: "page", least: 1 },
    { part: "text", selector: CONTENT, within: "answer", least: 1, most: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector("#messages-container")) score += 0.2;
    if (page.querySelector(`${MESSAGE} ${CONTENT}`)) score += 0.4;
    if (page.querySelector(".user-message .chat-user")) score += 0.2;
    if (page.querySelector(`${MESSAGE} .buttons .copy-response-button`)) score += 0.2;
    if (page.querySelector('script[src$="/static/loader.js"], #splash-screen')) score += 0.2;
    if (page.querySelector('meta[name="apple-mobile-web-app-title"]')) score += 0.1;
    return Math.min(1, score);
  },

  findAnswers(page) {
    const found: FoundAnswer[] = [];
    let question: Element | null = null;
    for (const element of page.querySelectorAll(`.user-message[id^="message-"], ${MESSAGE}`)) {
      if (element.matches(".user-message")) {
        question = element.querySelector(".chat-user");
        continue;
      }
      if (!element.querySelector(CONTENT)) continue;
      const done =
        element.querySelector(".copy-response-button") && !element.querySelector(`${CONTENT} .fade-in-token`);
      found.push({ key: keyOf(element), element, question, state: done ? "done" : "streaming" });
    }
    return found;
  },

  textRoots: (answer) => [...answer.querySelectorAll(CONTENT)],

  leaveOut: (element) =>
    element.matches(
      'button, [role="button"]:not([data-link-preview-trigger]), [id^="floating-buttons-"], .katex-html',
    ) ||
    (!element.matches(CONTENT) && isFold(element)),

  findMarks(answer) {
    const marks: FoundMark[] = [];
    for (const element of answer.querySelectorAll(`${CONTENT} ${MARK}`)) {
      if (element.matches(SOURCE_ENTRY) || element.hasAttribute("aria-expanded")) continue;
      const { name, more } = readMark(element);
      if (name) marks.push({ element, label: words(element), keys: [nameKey(name)], more });
    }
    return marks;
  },

  listSources(answer) {
    const listed: ListedSource[] = [];
    for (const entry of answer.querySelectorAll(SOURCE_ENTRY)) {
      const title = words(entry.lastElementChild);
      if (title) listed.push({ key: title, title, number: Number(words(entry.firstElementChild)) || undefined });
    }
    return listed;
  },

  opening(target) {
    const entry = target.closest(SOURCE_ENTRY);
    const mark = target.closest(MARK);
    const preview = target.closest("[data-link-preview-content]");
    const message = messageOf(target) ?? (preview ? openGroup(rootOf(target)) : null);
    if (!message || (!entry && !mark)) return null;
    const name = entry ? words(entry.lastElementChild) : mark ? readMark(mark).name : "";
    return { answer: keyOf(message), key: name || null, paneWasOpen: rootOf(target).querySelector(MODAL) !== null };
  },

  readPanes(page, opened) {
    const modal = page.querySelector(MODAL);
    if (!modal || !opened?.key || opened.answer === null) return [];
    const title = words(modal.querySelector(".text-lg"));
    const parts = [...modal.querySelectorAll(".markdown-prose-sm, pre.whitespace-pre-line")];
    // The modal names its source; other modals of the tool (settings, sharing) bear another title.
    if (!title || parts.length === 0 || !sameName(title, opened.key)) return [];
    const clipped = parts.some((part) => /\d/.test(words(part.nextElementSibling?.closest("button"))));
    const reading: PaneReading = {
      key: title,
      title,
      url: webAddress(modal.querySelector(".text-lg a")),
      parts,
      completeness: clipped ? "clipped" : "full",
      loading: false,
      answer: opened.answer,
    };
    return [reading];
  },

  readGroups(page) {
    const preview = page.querySelector("[data-link-preview-content]");
    const trigger = page.querySelector('[data-link-preview-trigger][data-state="open"]');
    const message = trigger && messageOf(trigger);
    const mark = trigger?.querySelector(MARK);
    if (!preview || !message || !mark) return [];
    const keys = [...preview.querySelectorAll(MARK)].map((button) => nameKey(readMark(button).name));
    return [{ answer: keyOf(message), mark, keys }] satisfies GroupReading[];
  },

  openSource(answer, key) {
    const entries = [...answer.querySelectorAll(SOURCE_ENTRY)];
    const marks = [...answer.querySelectorAll(`${CONTENT} ${MARK}`)].filter((mark) => readMark(mark).more === 0);
    if (
      press(entries.find((entry) => words(entry.lastElementChild) === key)) ||
      press(marks.find((mark) => sameName(key, readMark(mark).name)))
    )
      return true;
    // A source that only a grouped mark stands for: the folded list has an entry for each.
    return entries.length === 0 && press(listFold(answer)) && "again";
  },

  openGroup: (mark) => point(mark.closest("[data-link-preview-trigger]")),

  closePane: (page) =>
    press(page.querySelector(`${MODAL} .text-lg ~ button`)) ||
    leave(page.querySelector('[data-link-preview-trigger][data-state="open"]')),

  foldSources: (answer) => answer.querySelector(SOURCE_ENTRY) !== null && press(listFold(answer)),
};

/** The button that unfolds an answer's list of sources; status line and reasoning have folds of another make. */
const listFold = (answer: Element): Element | undefined =>
  [...answer.querySelectorAll(".chat-assistant .py-1 > button[aria-expanded]")].at(-1);

const openGroup = (page: Root): Element | null => {
  const trigger = page.querySelector('[data-link-preview-trigger][data-state="open"]');
  return trigger && messageOf(trigger);
};

/** Names over 30 characters are cut in the middle, addresses to their domain. */
function sameName(full: string, shown: string): boolean {
  if (full === shown) return true;
  const [head, tail] = shown.split(/\.\.\.|…/);
  if (head && tail && full.length > shown.length - 1) return full.startsWith(head) && full.endsWith(tail);
  try {
    return new URL(full).hostname.replace(/^www\./, "") === shown.replace(/^www\./, "");
  } catch {
    return false;
  }
}
