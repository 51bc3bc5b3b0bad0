import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  type Opening,
  type PaneReading,
  press,
  rootOf,
  type SiteAdapter,
  words,
} from "./adapter";

/**
 * Azure-Samples/azure-search-openai-demo and its forks (as of 2026-06). All names are CSS modules with a build hash,
 * so only the part before it is matched; the two classes of the citation badge are plain and make the signature.
 */
const TURN = '[class*="_chatMessageGpt_"]';
const ANSWER = '[class*="_answerContainer_"]';
const ENTRY = 'a[class*="_citation_"][title]';
const PANEL = '[class*="_chatAnalysisPanel_"]';
const SUPPORTING = 'button:has(i[data-icon-name="ClipboardList"])';
const QUESTION = '[class*="_message_"]';

const turns = (page: ParentNode): Element[] => [...page.querySelectorAll(`${TURN} ${ANSWER}`)];

/** The question's element: a turn's first child holds it, the second one the answer. */
function questionOf(answer: Element): Element | null {
  const turn = answer.closest(TURN)?.parentElement;
  const question = turn?.querySelector(QUESTION) ?? null;
  return question && !answer.contains(question) ? question : null;
}

/** The tool gives answers no id and rebuilds the whole list at every turn: the place and the question name an answer. */
function keyOf(answer: Element, index: number): string {
  return `${index}:${words(questionOf(answer)).slice(0, 80)}`;
}

function keyIn(page: ParentNode, answer: Element | null): string | null {
  if (!answer) return null;
  const index = turns(page).indexOf(answer);
  return index < 0 ? null : keyOf(answer, index);
}

const selectedTab = (panel: Element): Element | null => panel.querySelector('[role="tab"][aria-selected="true"]');

/** The answer that the panel belongs to is framed. */
const panelOwner = (page: ParentNode): string | null =>
  keyIn(page, page.querySelector(`${ANSWER}[class*="_selected_"]`));

const baseName = (address: string): string => {
  try {
    return decodeURIComponent(address.split(/[?#]/)[0]?.split("/").pop() ?? "");
  } catch {
    return "";
  }
};

export const azure: SiteAdapter = {
  id: "azure",
  name: "Azure Search OpenAI demo",
  expects: [
    { part: "question", selector: `[class*="_chatMessageStream_"] ${QUESTION}`, within: "page", least: 1 },
    { part: "text", selector: '[class*="_answerText_"]', within: "answer", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector('[class*="_chatMessageStream_"]')) score += 0.3;
    if (page.querySelector(`${TURN} ${ANSWER}`)) score += 0.3;
    if (page.querySelector('[class*="_answerText_"]')) score += 0.2;
    if (page.querySelector(".citationBadgeContainer > a.supContainer")) score += 0.2;
    if (page.querySelector("#root main#main-content")) score += 0.1;
    return Math.min(1, score);
  },

  findAnswers(page) {
    return turns(page).flatMap((element, index): FoundAnswer[] => {
      // The waiting placeholder and the error box have no answer text.
      if (!element.querySelector('[class*="_answerText_"]')) return [];
      const tools = element.querySelectorAll<HTMLButtonElement>("button:has(i[data-icon-name])");
      const running = [...tools].some((button) => button.disabled);
      return [
        {
          key: keyOf(element, index),
          element,
          question: questionOf(element),
          state: running ? "streaming" : "done",
        },
      ];
    });
  },

  textRoots: (answer) => [...answer.querySelectorAll('[class*="_answerText_"]')],

  leaveOut: (element) => element.matches("button, .katex-mathml"),

  findMarks(answer) {
    const marks: FoundMark[] = [];
    for (const badge of answer.querySelectorAll(".citationBadgeContainer")) {
      const link = badge.querySelector("a.supContainer[title]");
      const name = link?.getAttribute("title") ?? "";
      // Agentic answers bear badges that link to a step, not to a source.
      const step = /^Linked to Step \d+$/.test(name);
      marks.push({
        element: badge,
        label: words(badge),
        keys: name && !step ? [{ type: "name", value: name }] : [],
        more: 0,
      });
    }
    return marks;
  },

  listSources(answer) {
    const listed: ListedSource[] = [];
    for (const entry of answer.querySelectorAll(ENTRY)) {
      const title = entry.getAttribute("title") ?? "";
      const number = /^(\d+)\./.exec(words(entry))?.[1];
      listed.push({ key: title, title, number: number ? Number(number) : undefined });
    }
    return listed;
  },

  opening(target) {
    const answer = target.closest(ANSWER);
    if (!answer) return null;
    const entry = target.closest(ENTRY);
    if (!entry && !target.closest("button:has(i[data-icon-name])")) return null;
    return {
      answer: keyIn(rootOf(answer), answer),
      key: entry?.getAttribute("title") ?? null,
      paneWasOpen: rootOf(target).querySelector(PANEL) !== null,
    };
  },

  readPanes(page, opened) {
    const panel = page.querySelector(PANEL);
    if (!panel) return [];
    const items = panel.querySelectorAll('li[class*="_supportingContentItem_"]');
    if (items.length > 0) return readSupporting(items, panelOwner(page) ?? opened?.answer ?? null);
    return readCitation(panel, opened);
  },

  openSource(answer, key) {
    // The passages stand in "Supporting Content"; a press on the entry opens the file, which may be a stale one.
    const root = rootOf(answer);
    const panel = root.querySelector(PANEL);
    if (panel && panelOwner(root) === keyIn(root, answer)) {
      const tabs = [...panel.querySelectorAll('[role="tab"]')];
      const tab = tabs.find((each) => each.getAttribute("name") === "Supporting Content") ?? tabs[1];
      if (tab && tab !== selectedTab(panel)) return press(tab);
      return true;
    }
    return (
      press(answer.querySelector(SUPPORTING)) ||
      press([...answer.querySelectorAll(ENTRY)].find((entry) => entry.getAttribute("title") === key))
    );
  },

  // The button that shows the passages takes them away again.
  closePane(page) {
    const panel = page.querySelector(PANEL);
    return panel !== null && press(page.querySelector(`${ANSWER}[class*="_selected_"] ${SUPPORTING}`));
  },
};

/** All passages retrieved for one answer, each under its file's name: the exact key of the marks. */
function readSupporting(items: Iterable<Element>, answer: string | null): PaneReading[] {
  // Without its owner a passage could be held against an answer that it was not retrieved for.
  if (answer === null) return [];
  const found = new Map<string, PaneReading>();
  for (const item of items) {
    const key = words(item.querySelector("h4"));
    const part = item.querySelector("p");
    if (!key || !part) continue;
    const reading = found.get(key);
    if (reading) reading.parts.push(part);
    else found.set(key, { key, title: key, parts: [part], completeness: "full", loading: false, answer });
  }
  return [...found.values()];
}

/**
 * The "Citation" tab names no file, and goes on showing the first one when another entry is pressed while it is open.
 * So it is read only when the press opened the panel, and only where the address of the shown file agrees.
 */
function readCitation(panel: Element, opened: Opening | null): PaneReading[] {
  const viewer = panel.querySelector('[class*="_markdownViewer_"]');
  if (!viewer || !opened?.key || opened.paneWasOpen) return [];
  const shown = panel.querySelector('[role="tabpanel"] a[download][href]')?.getAttribute("href") ?? "";
  if (baseName(shown) !== baseName(opened.key)) return [];
  return [{ key: opened.key, title: opened.key, parts: [viewer], completeness: "full", loading: false, answer: null }];
}
