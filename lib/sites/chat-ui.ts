import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  ownerOf,
  type PaneReading,
  press,
  type SiteAdapter,
  webAddress,
  words,
} from "./adapter";

/**
 * Hugging Face chat-ui 0.20 (as of 2026-08). It has no citations of its own: the model writes links or numbers, and
 * often a list of links at the end. Texts stand in what a tool call gave back, while its block is unfolded.
 */
const ANSWER = '[data-message-role="assistant"][data-message-id]';
const ASKED = '[data-message-type="user"][data-message-id]';
/** Reasoning, tool calls and forms. */
const BESIDE = "[data-exclude-from-copy]";
const NUMBER = /^\[?\d{1,3}\]?$/;

const keyOf = (answer: Element): string => answer.getAttribute("data-message-id") ?? "";
const textsOf = (answer: Element): Element[] =>
  [...answer.querySelectorAll(".prose")].filter((text) => !text.closest(BESIDE));
const linksOf = (answer: Element): Element[] =>
  textsOf(answer).flatMap((text) => [...text.querySelectorAll("a[href]")].filter((link) => webAddress(link)));
const isMark = (link: Element): boolean => NUMBER.test(words(link));
/** A list whose items are links and nothing else names sources; it states nothing. */
const isSourceList = (list: Element): boolean =>
  list.matches("ol, ul") &&
  list.children.length > 0 &&
  [...list.children].every((item) => {
    const link = item.querySelector("a[href]");
    return link !== null && words(link) === words(item);
  });
/** "Sources:" above such a list. */
const isHeadOfList = (element: Element): boolean =>
  element.matches("p, h1, h2, h3, h4") &&
  /[:：]$/.test(words(element)) &&
  element.nextElementSibling !== null &&
  isSourceList(element.nextElementSibling);

/** Blocks that were unfolded by us, by answer and place: others stay as the person left them. */
const unfolded = new Set<string>();
function blockOf(within: Element): string {
  const answer = within.closest(ANSWER);
  const block = within.closest(BESIDE);
  const blocks = [...(answer?.querySelectorAll(BESIDE) ?? [])];
  return `${block ? blocks.indexOf(block) : -1} ${answer ? keyOf(answer) : ""}`;
}

function findAnswers(page: ParentNode): FoundAnswer[] {
  const found: FoundAnswer[] = [];
  let question: Element | null = null;
  for (const element of page.querySelectorAll(`${ANSWER}, ${ASKED}`)) {
    if (element.matches(ASKED)) {
      question = element.querySelector("p");
      continue;
    }
    if (textsOf(element).length === 0) continue;
    // The row of tools comes when the answer is whole.
    const tools = [...element.querySelectorAll("button")].some((each) => !each.closest(`.prose, ${BESIDE}`));
    found.push({
      key: keyOf(element),
      element,
      question,
      state: tools && !element.querySelector(".loading") ? "done" : "streaming",
    });
  }
  return found;
}

export const chatUi: SiteAdapter = {
  id: "chat-ui",
  name: "Hugging Face chat-ui",
  expects: [
    { part: "text", selector: ".prose", within: "answer", least: 1 },
    { part: "question", selector: `${ASKED} p`, within: "page", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector(`${ANSWER} .prose`)) score += 0.4;
    if (page.querySelector(ASKED)) score += 0.3;
    if (page.querySelector(BESIDE)) score += 0.1;
    if (page.querySelector("#app.contents")) score += 0.2;
    return score;
  },

  findAnswers,

  textRoots: textsOf,

  leaveOut: (element) => element.matches("button") || isSourceList(element) || isHeadOfList(element),

  findMarks: (answer) =>
    linksOf(answer)
      .filter(isMark)
      .map(
        (element): FoundMark => ({
          element,
          label: words(element),
          keys: [{ type: "url", value: webAddress(element) ?? "" }],
          more: 0,
        }),
      ),

  listSources(answer) {
    const listed = new Map<string, ListedSource>();
    for (const link of linksOf(answer)) {
      const url = webAddress(link) ?? "";
      const list = link.closest("ol, ul");
      const named = list !== null && isSourceList(list);
      if (!named && !isMark(link)) continue;
      const number = named
        ? [...list.children].findIndex((item) => item.contains(link)) + 1
        : Number(words(link).replace(/\D/g, ""));
      const old = listed.get(url);
      // A tool's block may hold the text; without one there is only the link.
      const linkOut = answer.querySelector(BESIDE) === null;
      if (!old || named) listed.set(url, { key: url, title: named ? words(link) : url, url, number, linkOut });
    }
    return [...listed.values()];
  },

  opening(target) {
    const block = target.closest(BESIDE);
    const answer = block && ownerOf(findAnswers, block);
    return answer ? { answer, key: null, paneWasOpen: false } : null;
  },

  readPanes: (page) =>
    findAnswers(page).flatMap(({ key, element }) =>
      [...element.querySelectorAll(`${BESIDE} .space-y-2 > pre`)].map((part, at): PaneReading => {
        const source = sourceOf(part, element);
        return {
          key: source?.key ?? `${words(part.closest(BESIDE)?.querySelector("code")) || "tool"} ${at + 1}`,
          title: source?.title ?? words(part).slice(0, 60),
          url: source?.url,
          parts: [part],
          completeness: "full",
          loading: false,
          answer: key,
        };
      }),
    ),

  openSource(answer) {
    const fold = answer.querySelector(`${BESIDE} button:not(${BESIDE}:has(pre) button)`);
    if (fold) unfolded.add(blockOf(fold));
    return press(fold);
  },

  closePane(page) {
    const blocks = [...page.querySelectorAll(`${BESIDE}:has(pre)`)];
    const block = blocks.find((each) => unfolded.delete(blockOf(each)));
    return press(block?.querySelector("button"));
  },
};

/** The listed source that an output of a tool is the text of: it holds the address, or begins with the source's number. */
function sourceOf(output: Element, answer: Element): ListedSource | undefined {
  const text = output.textContent ?? "";
  const listed = chatUi.listSources(answer);
  const own = /^\s*\[(\d{1,3})\]/.exec(text)?.[1];
  const held = listed.filter(({ url }) => url !== undefined && text.includes(url));
  if (held.length === 1) return held[0];
  return held.length === 0 ? listed.find(({ number }) => own !== undefined && String(number) === own) : undefined;
}
