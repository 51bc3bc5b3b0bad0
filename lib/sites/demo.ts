import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  press,
  rootOf,
  type SiteAdapter,
  webAddress,
  words,
} from "./adapter";

/** Ledgerline Assist, the demo chat of tests/pages/demo: a tool that names its sources by id. */
const ANSWER = ".assist-answer[data-answer]";
const answerKey = (element: Element): string => element.getAttribute("data-answer") ?? "";

export const demo: SiteAdapter = {
  id: "demo",
  name: "Ledgerline Assist (demo)",
  expects: [
    { part: "question", selector: ".assist-question", within: "page", least: 1 },
    { part: "text", selector: ".assist-text", within: "answer", least: 1 },
  ],

  detect(page) {
    let score = 0;
    if (page.querySelector("#assist[data-product='ledgerline-assist']")) score += 0.6;
    if (page.querySelector("#assist .assist-talk")) score += 0.2;
    if (page.querySelector("#assist .assist-sources")) score += 0.2;
    return score;
  },

  findAnswers(page) {
    const found: FoundAnswer[] = [];
    for (const element of page.querySelectorAll(ANSWER)) {
      found.push({
        key: answerKey(element),
        element,
        question: element.closest(".assist-turn")?.querySelector(".assist-question") ?? null,
        state: element.getAttribute("data-state") === "done" ? "done" : "streaming",
      });
    }
    return found;
  },

  textRoots: (answer) => [...answer.querySelectorAll(".assist-text")],

  leaveOut: (element) => element.matches("button, .assist-caret"),

  findMarks(answer) {
    const marks: FoundMark[] = [];
    for (const element of answer.querySelectorAll(".assist-text button.cite")) {
      const id = element.getAttribute("data-source");
      marks.push({ element, label: words(element), keys: id ? [{ type: "objectId", value: id }] : [], more: 0 });
    }
    return marks;
  },

  listSources(answer) {
    const listed: ListedSource[] = [];
    for (const entry of answer.querySelectorAll(".assist-refs button[data-source]")) {
      listed.push({
        key: entry.getAttribute("data-source") ?? "",
        title: words(entry.querySelector(".ref-title")),
        version: words(entry.querySelector(".ref-version")) || undefined,
        number: Number(words(entry.querySelector(".ref-number"))) || undefined,
      });
    }
    return listed;
  },

  opening(target) {
    const entry = target.closest("[data-source]");
    if (!entry?.matches("button")) return null;
    const answer = entry.closest(ANSWER);
    return {
      answer: answer ? answerKey(answer) : null,
      key: entry.getAttribute("data-source"),
      paneWasOpen: rootOf(target).querySelector(".assist-sources .source-body") !== null,
    };
  },

  readPanes(page) {
    return [...page.querySelectorAll(".assist-sources .source[data-source]")].flatMap((source) => {
      const body = source.querySelector(".source-body");
      if (!body) return [];
      return {
        key: source.getAttribute("data-source") ?? "",
        title: words(source.querySelector(".source-title")),
        version: words(source.querySelector(".source-version")) || undefined,
        url: webAddress(source.querySelector(".source-title a")),
        parts: [body],
        completeness: "full" as const,
        loading: body.getAttribute("aria-busy") === "true",
        answer: null,
      };
    });
  },

  openSource(answer, key) {
    const name = CSS.escape(key);
    if (rootOf(answer).querySelector(`.assist-sources .source[data-source="${name}"] .source-body`)) return true;
    return press(answer.querySelector(`button[data-source="${name}"]`));
  },

  closePane: (page) =>
    page.querySelector(".assist-sources .source-body") !== null && press(page.querySelector(".pane-close")),
};
