import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  type PaneReading,
  press,
  rootOf,
  type SiteAdapter,
  webAddress,
  words,
} from "./adapter";

/**
 * Bot Framework Web Chat, the canvas of Copilot Studio and Azure Bot (4.18, as of 2026-11). The class names are public
 * and stable; those that begin with `webchat--css-` are made anew at each load. A mark's number is that of its place in
 * the text: `[1][3]` is one mark that shows 1 and leads to the third source. Its label for screen readers ends in the
 * source's title.
 */
const ARTICLE = "article.webchat__basic-transcript__activity";
const TEXT = ".webchat__text-content__markdown, .webchat__text-content--is-plain";
const FROM_USER = ".webchat__bubble--from-user, .webchat__stacked-layout--from-user";
const MARK = ".webchat__render-markdown__citation";
const ENTRY = ".webchat__link-definitions__list-item-box";
const TITLE = ".webchat__link-definitions__list-item-text";
const DIALOG = "dialog.webchat__citation-modal-dialog[open]";

const isFromUser = (article: Element): boolean => article.querySelector(FROM_USER) !== null;

/** The activity's id in the page; it stays while its words grow. */
function keyOf(article: Element, index: number): string {
  const id = article.querySelector('[id*="activity-"]')?.id ?? "";
  return id.slice(id.lastIndexOf("activity-")) || `activity ${index}`;
}

const keyIn = (article: Element): string =>
  keyOf(article, [...rootOf(article).querySelectorAll(ARTICLE)].indexOf(article));

/** "1 policy-v3" → "policy-v3". */
function titleOf(mark: Element): string {
  const shown = words(mark);
  const label = mark.getAttribute("aria-label") ?? "";
  return label.startsWith(shown) ? label.slice(shown.length).trim() : "";
}

const entryTitle = (entry: Element): string => {
  const text = entry.querySelector(TITLE);
  return text?.getAttribute("title") || words(text);
};

export const botFramework: SiteAdapter = {
  id: "bot-framework",
  name: "Bot Framework Web Chat",
  // Nothing tells that a reply has ended; pieces of it come faster than this.
  stillMs: 1500,
  expects: [
    { part: "answer", selector: ARTICLE, within: "page", least: 1 },
    { part: "text", selector: TEXT, within: "answer", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector(ARTICLE)) score += 0.4;
    if (page.querySelector(".webchat__basic-transcript")) score += 0.3;
    if (page.querySelector(`${ARTICLE} .webchat__bubble`)) score += 0.2;
    if (page.querySelector(TEXT)) score += 0.1;
    return score;
  },

  findAnswers(page) {
    const found: FoundAnswer[] = [];
    let question: Element | null = null;
    for (const [index, element] of [...page.querySelectorAll(ARTICLE)].entries()) {
      const text = element.querySelector(TEXT);
      if (isFromUser(element)) question = text;
      else if (text) found.push({ key: keyOf(element, index), element, question, state: "done" });
    }
    return found;
  },

  textRoots: (answer) => [...answer.querySelectorAll(TEXT)],

  leaveOut: (element) => element.matches(`button, svg, .webchat__link-definitions, .katex-html`),

  findMarks(answer) {
    const marks: FoundMark[] = [];
    for (const element of answer.querySelectorAll(MARK)) {
      const name = titleOf(element);
      const url = webAddress(element);
      const place = /^cite:(\d+)$/.exec(element.getAttribute("value") ?? "")?.[1];
      const keys: FoundMark["keys"] = [];
      if (name) keys.push({ type: "name", value: name });
      else if (url) keys.push({ type: "url", value: url });
      else if (place) keys.push({ type: "index", value: place });
      marks.push({ element, label: words(element), keys, more: 0 });
    }
    return marks;
  },

  listSources(answer) {
    return [...answer.querySelectorAll(ENTRY)].flatMap((entry): ListedSource[] => {
      const title = entryTitle(entry);
      const url = webAddress(entry);
      const number = Number(words(entry.querySelector(".webchat__link-definitions__badge"))) || undefined;
      return title === "" ? [] : [{ key: title, title, url, number, linkOut: url !== undefined }];
    });
  },

  opening(target) {
    const mark = target.closest(MARK);
    const entry = target.closest(ENTRY);
    const article = target.closest(ARTICLE);
    if (!article || (!mark && !entry)) return null;
    const key = mark ? titleOf(mark) : entry ? entryTitle(entry) : "";
    return { answer: keyIn(article), key: key || null, paneWasOpen: rootOf(target).querySelector(DIALOG) !== null };
  },

  readPanes(page, opened) {
    const dialog = page.querySelector(DIALOG);
    const part = dialog?.querySelector(".webchat__render-markdown--citation, .webchat__citation-modal-dialog__body");
    const title = dialog?.getAttribute("aria-label") || words(dialog?.querySelector("h2"));
    // The bot gives each reply its own excerpt: without its owner it could be held against another reply.
    if (!part || !title || !opened?.answer || opened.key !== title) return [];
    const reading: PaneReading = {
      key: title,
      title,
      parts: [part],
      completeness: "full",
      loading: false,
      answer: opened.answer,
    };
    return [reading];
  },

  openSource(answer, key) {
    const entry = [...answer.querySelectorAll(`button${ENTRY}`)].find((each) => entryTitle(each) === key);
    const mark = [...answer.querySelectorAll(`button${MARK}`)].find((each) => titleOf(each) === key);
    // A source with an address has no dialog: a press would only open its page.
    const linked = [...answer.querySelectorAll(`a${ENTRY}`)].some((each) => entryTitle(each) === key);
    return press(entry) || (!linked && press(mark));
  },

  closePane: (page) => press(page.querySelector(`${DIALOG} .webchat__modal-dialog__close-button`)),
};
