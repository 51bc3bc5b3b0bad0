import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  type MarkKey,
  type Opening,
  ownerOf,
  type PaneReading,
  placeKey,
  press,
  type SiteAdapter,
  words,
} from "./adapter";

/**
 * One of the big hosted chats: selectors that others have seen, as of a day. They age fast; `expects` says in the panel
 * when they no longer fit. Sources are pages of the web that the chat only links to, unless `passage` tells of a card.
 */
export interface HostedChat {
  id: string;
  name: string;
  /** ISO date of the youngest evidence for the selectors. */
  asOf: string;
  /** Host names; one sign among several. */
  hosts: readonly string[];
  /** Selectors by which a page is known, with their weights. */
  signs: readonly (readonly [selector: string, weight: number])[];
  answer: string;
  /** Below the answer; where nothing fits, the answer itself. */
  text: string;
  question: string;
  /** Elements inside the answer that are no words of it: reasoning, tools, icons whose names are words. */
  beside?: string;
  /** What says that an answer runs: around it or in it, or on the page, of the last one. */
  running: { answer?: string; page?: string };
  /** Attribute that names an answer for ever; without it its place and question do. */
  key?: string;
  /** Answers leave the page when they are scrolled away. */
  virtual?: boolean;
  marks?: string;
  /** Attribute of a mark that holds the address, where no link does. */
  address?: string;
  /** Links that are marks are told from links of the text by their words: a number, or the name of the site. */
  chipsOnly?: boolean;
  /** Element in a mark whose `aria-label` names the source. */
  named?: string;
  /** A card with the cited passage, which a press on a mark opens. */
  passage?: { card: string; title: string; text: string };
}

const MORE = /\s*\+\s*(\d+)$/;

/** The page that a mark leads to. */
function addressOf(mark: Element, attribute: string | undefined): string | undefined {
  const link = mark.querySelector("a[href]") ?? mark.closest("a[href]");
  const address = (attribute && mark.getAttribute(attribute)) || link?.getAttribute("href") || "";
  return /^https?:\/\//i.test(address) ? address : undefined;
}

/** "reuters.com", "Reuters +1" or "3": words that name a site or a number, and nothing else. */
function isChip(link: Element): boolean {
  const address = link.getAttribute("href") ?? "";
  const label = words(link).replace(MORE, "").toLowerCase().replace(/\s+/g, "");
  const host = /^https?:\/\/([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";
  return host !== "" && label !== "" && (/^\[?\d{1,3}\]?$/.test(label) || host.includes(label));
}

const outermost = (elements: Iterable<Element>, selector: string): Element[] =>
  [...elements].filter((element) => !element.parentElement?.closest(selector));

/** The adapter of a hosted chat, from its data. */
export function hostedChat(chat: HostedChat): SiteAdapter {
  const beside = chat.beside ?? ":not(*)";

  const textRoots = (answer: Element): Element[] => {
    const found = [...answer.querySelectorAll(chat.text)].filter((text) => !text.closest(beside));
    const roots = found.filter((text) => !found.some((other) => other !== text && other.contains(text)));
    return roots.length > 0 ? roots : [answer];
  };
  const marksOf = (answer: Element): Element[] => {
    const { marks } = chat;
    if (marks === undefined) return [];
    const found = textRoots(answer).flatMap((root) => outermost(root.querySelectorAll(marks), marks));
    return found.filter((mark) => !mark.closest(beside) && (!chat.chipsOnly || isChip(mark)));
  };
  const nameOf = (mark: Element): string => {
    const named = chat.named === undefined ? null : mark.matches(chat.named) ? mark : mark.querySelector(chat.named);
    return named?.getAttribute("aria-label")?.trim() ?? "";
  };
  /** Address or name of a mark's source; a mark that shows neither leads to a source that only its place tells. */
  const keyOf = (answer: Element, mark: Element): MarkKey => {
    const url = addressOf(mark, chat.address);
    if (url) return { type: "url", value: url };
    return { type: "objectId", value: nameOf(mark) || `mark ${marksOf(answer).indexOf(mark) + 1}` };
  };

  const findAnswers = (page: ParentNode): FoundAnswer[] => {
    const found: FoundAnswer[] = [];
    let question: Element | null = null;
    const both = `${chat.answer}, ${chat.question}`;
    for (const element of outermost(page.querySelectorAll(both), both)) {
      if (element.matches(chat.question)) question = element;
      else {
        const { answer: runs } = chat.running;
        const running = runs !== undefined && (element.closest(runs) ?? element.querySelector(runs)) !== null;
        const id = chat.key === undefined ? null : element.getAttribute(chat.key);
        const key = id ?? placeKey(chat.virtual ? 0 : found.length, question);
        found.push({ key, element, question, state: running ? "streaming" : "done" });
      }
    }
    const last = found.at(-1);
    if (last && chat.running.page !== undefined && page.querySelector(chat.running.page)) last.state = "streaming";
    return found;
  };

  const opening = (target: Element): Opening | null => {
    const mark = chat.passage && chat.marks ? target.closest(chat.marks) : null;
    const answer = mark && findAnswers(document).find(({ element }) => element.contains(mark));
    return mark && answer ? { answer: answer.key, key: keyOf(answer.element, mark).value, paneWasOpen: false } : null;
  };

  return {
    id: chat.id,
    name: chat.name,
    // Where no mark is known, numbers in the text lead to no source that the page tells.
    perAnswer: chat.marks === undefined,
    virtual: chat.virtual,
    expects: [
      { part: "answer", selector: chat.answer, within: "page", least: 1 },
      { part: "question", selector: chat.question, within: "page", least: 1 },
    ],

    detect(page) {
      let score = page instanceof Document && chat.hosts.includes(page.location.hostname) ? 0.3 : 0;
      for (const [selector, weight] of chat.signs) if (page.querySelector(selector)) score += weight;
      return Math.min(1, score);
    },

    findAnswers,
    textRoots,
    leaveOut: (element) => element.matches("button, mat-icon, [role='button']") || element.matches(beside),

    findMarks: (answer) =>
      marksOf(answer).map((element): FoundMark => {
        // An icon's name is no label.
        const label = element.querySelector("mat-icon") ? nameOf(element) : words(element);
        return { element, label, keys: [keyOf(answer, element)], more: Number(MORE.exec(label)?.[1] ?? 0) };
      }),

    listSources(answer) {
      const listed = new Map<string, ListedSource>();
      for (const mark of marksOf(answer)) {
        const { type, value } = keyOf(answer, mark);
        const title = nameOf(mark) || words(mark).replace(MORE, "") || value;
        if (!listed.has(value))
          listed.set(value, {
            key: value,
            title,
            url: type === "url" ? value : undefined,
            linkOut: chat.passage === undefined,
          });
      }
      return [...listed.values()];
    },

    opening,
    hovering: chat.passage ? opening : undefined,

    readPanes(page, opened) {
      const card = chat.passage ? page.querySelector(chat.passage.card) : null;
      const part = chat.passage && card?.querySelector(chat.passage.text);
      if (!chat.passage || !card || !part || !opened?.key || opened.answer === null) return [];
      const title = words(card.querySelector(chat.passage.title)) || opened.key;
      const { key, answer } = opened;
      // The pointer may have gone on to another mark while the card stayed.
      if (!title.includes(key.replace(/^\d+:\s*/, ""))) return [];
      return [{ key, title, parts: [part], completeness: "snippet", loading: false, answer }] satisfies PaneReading[];
    },

    openSource(answer, key) {
      const mark = marksOf(answer).find((each) => keyOf(answer, each).value === key);
      return chat.passage !== undefined && ownerOf(findAnswers, answer) !== null && press(mark);
    },
  };
}
