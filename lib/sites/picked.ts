import { around, comesBefore, elementsAt, holds } from "../dom/region";
import type { PickedSite } from "../model/picked-site";
import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  type PaneReading,
  press,
  type SiteAdapter,
} from "./adapter";
import { impliedKey, joined, labelOf, linkOf, nameOf, refersTo } from "./picked-mark";
import { inside, type SeenSource, type SourceName, seeSource, sourceText, spoken } from "./picked-source";
import { keysOf, listOf, ownerOf } from "./picked-turns";

const CONTROLS =
  'button, [role="button"], [role="toolbar"], [role="menu"], [role="tooltip"], nav, form, textarea, .katex-html';
/** What stands in the page: answers with their keys, and sources with the answers that they were given with. */
interface Look {
  answers: Element[];
  keys: string[];
  sources: { source: SeenSource; owner: Element | null }[];
}

/** Milliseconds: nothing says that an answer has ended, and models pause for a second between two words. */
const STILL_MS = 1500;
/** Elements that a mark may be made of, one inside the other. */
const MARK_LEVELS = 5;
/** What a person presses that may open the sources of an answer without being a mark. */
const OPENERS = "button, a[href], summary, [role='button'], [aria-expanded], [aria-haspopup]";
/** Milliseconds for which a look at the page holds. */
const TURN_MS = 40;

/**
 * Reads a page by what a person pointed at. How a mark names its source was not pointed at, so it is told from what
 * both bear: an id, a data attribute, an address or a title that are the same (exact), else the number (by position).
 * An answer whose sources are not in the page has one unread source for each of its marks.
 */
export function pickedSite(regions: PickedSite): SiteAdapter {
  const { answer: answerPath, mark: markPath, source: sourcePath, question: questionPath, opens = false } = regions;
  /** Sources of an answer as they stood last: lists fold, and marks go on naming them. */
  const seen = new Map<string, SourceName[]>();
  let apart = new WeakSet<Element>();
  /** Marks, with the keys of their answers. */
  const marks = new WeakMap<Element, string>();

  const answersOf = (page: ParentNode): Element[] => {
    const all = elementsAt(page, answerPath);
    return all.filter((element) => ![...around(element)].some((outer) => all.includes(outer)));
  };

  let last: { page: Document; at: number; look: Look } | null = null;
  /** As `lookNow`; one look serves all answers of one turn of the reader. What begins a turn, or follows a press, looks anew. */
  const look = (page: Document): Look => {
    const at = performance.now();
    if (last === null || last.page !== page || at - last.at > TURN_MS) last = { page, at, look: lookNow(page) };
    return last.look;
  };

  const lookNow = (page: Document): Look => {
    const answers = answersOf(page);
    const keys = keysOf(answers);
    const elements = sourcePath ? elementsAt(page, sourcePath) : [];
    const others = [...elements, ...answers];
    const sources = elements.map((element, place) => ({
      source: seeSource(element, others, place),
      owner: ownerOf(element, answers),
    }));
    return { answers, keys, sources };
  };

  const ownSources = (answer: Element): SourceName[] => {
    if (!sourcePath || opens) return [];
    // An answer that was drawn anew since the last look.
    if (last !== null && !last.look.answers.includes(answer)) last = null;
    const { answers, keys, sources } = look(answer.ownerDocument);
    const mine = sources.filter(
      ({ owner, source }) =>
        owner === answer || (owner === null && markElements(answer).some((mark) => refersTo(mark, source.name))),
    );
    const key = keys[answers.indexOf(answer)] ?? "";
    if (mine.length > 0)
      seen.set(
        key,
        mine.map(({ source }) => source.name),
      );
    return seen.get(key) ?? [];
  };

  const markElements = (answer: Element): Element[] => (markPath ? elementsAt(answer, markPath) : []);

  return {
    id: "picked",
    name: "Picked regions",
    stillMs: STILL_MS,
    perAnswer: markPath === undefined,

    // A path begins at the document, whatever shadow roots it goes through.
    detect: (page) => (page instanceof Document && elementsAt(page, answerPath).length > 0 ? 1 : 0),

    findAnswers(page) {
      last = null;
      const answers = answersOf(page);
      const keys = keysOf(answers);
      const questions = questionPath ? elementsAt(page, questionPath) : [];
      apart = new WeakSet(questions);
      for (const element of sourcePath ? elementsAt(page, sourcePath) : []) {
        const outer = answers.find((answer) => answer !== element && holds(answer, element));
        if (outer) apart.add(listOf(element, outer));
      }
      return answers.map((element, place): FoundAnswer => {
        const before = questions.filter((question) => comesBefore(question, element) || holds(element, question));
        const busy = element.closest('[aria-busy="true"]') ?? element.querySelector('[aria-busy="true"]');
        return {
          key: keys[place] ?? "",
          element,
          question: before[before.length - 1] ?? null,
          state: busy ? "streaming" : "done",
        };
      });
    },

    textRoots: (answer) => [answer],

    // A mark may be drawn by a button of its own.
    leaveOut: (element) =>
      apart.has(element) ||
      (element.matches(CONTROLS) && ![...around(element)].slice(0, MARK_LEVELS).some((each) => marks.has(each))),

    findMarks(answer) {
      const sources = ownSources(answer);
      const { answers, keys: all } = look(answer.ownerDocument);
      const key = all[answers.indexOf(answer)] ?? "";
      return markElements(answer).map((element): FoundMark => {
        const keys = sources.length > 0 ? joined(element, sources) : [impliedKey(element)];
        marks.set(element, key);
        return { element, label: labelOf(element), keys, more: 0 };
      });
    },

    listSources(answer) {
      const sources = ownSources(answer);
      if (sources.length > 0) return sources.map(({ key, title, url, number }) => ({ key, title, url, number }));
      const implied = new Map<string, ListedSource>();
      for (const mark of markElements(answer)) {
        const { value } = impliedKey(mark);
        const url = linkOf(mark);
        implied.set(value, { key: value, title: nameOf(mark) || labelOf(mark), ...(url ? { url } : {}) });
      }
      return [...implied.values()];
    },

    opening(target) {
      const { answers, keys, sources } = lookNow(target.ownerDocument);
      const place = answers.findIndex((answer) => holds(answer, target));
      const answer = answers[place];
      if (!answer) return null;
      const mark = markElements(answer).find((each) => holds(each, target));
      if (!mark && !target.closest(OPENERS)) return null;
      return {
        answer: keys[place] ?? null,
        key: mark ? impliedKey(mark).value : null,
        paneWasOpen: opens && sources.length > 0,
      };
    },

    hovering(target) {
      if (!opens) return null;
      for (const each of [target, ...around(target)].slice(0, MARK_LEVELS)) {
        const answer = marks.get(each);
        if (answer !== undefined) return { answer, key: impliedKey(each).value, paneWasOpen: false };
      }
      return null;
    },

    readPanes(page, opened) {
      const { answers, keys, sources } = lookNow(page.ownerDocument ?? (page as Document));
      /** Passages of one source are one text. */
      const passages = new Map<string, { key: string; answer: string | null; parts: SeenSource[] }>();
      for (const { source, owner } of sources) {
        if (source.isEntry) continue;
        let key = source.name.key;
        let answer = owner ? (keys[answers.indexOf(owner)] ?? null) : null;
        if (opens) {
          // What stands now was opened by a mark; the mark's own key is the one that stays when it closes.
          const from = answers.find((each) => keys[answers.indexOf(each)] === opened?.answer);
          const named = from && markElements(from).find((mark) => refersTo(mark, source.name));
          key = named ? impliedKey(named).value : (opened?.key ?? source.name.key);
          answer = opened?.answer ?? null;
        }
        if (opens && answer === null) continue;
        const name = `${answer ?? ""}\n${key}`;
        const known = passages.get(name);
        if (known) known.parts.push(source);
        else passages.set(name, { key, answer, parts: [source] });
      }
      return [...passages.values()].map(({ key, answer, parts }) => reading(parts, key, answer));
    },

    openSource(answer, key) {
      if (!opens && look(answer.ownerDocument).sources.some(({ source }) => source.name.key === key)) return true;
      const mark = markElements(answer).find((each) => impliedKey(each).value === key);
      // A link to another page would leave this one.
      return mark !== undefined && linkOf(mark) === undefined && press(inside(mark).querySelector("a, button") ?? mark);
    },
  };
}

function reading(sources: readonly SeenSource[], key: string, answer: string | null): PaneReading {
  const elements = sources.map(({ element }) => element);
  const [first] = sources;
  let text: string | null = null;
  return {
    key,
    title: first?.name.title ?? key,
    url: first?.name.url,
    parts: elements,
    get text() {
      text ??= sources.map(sourceText).join("\n\n");
      return text;
    },
    completeness: elements.some((element) => /(?:\.{3}|…)$/.test(spoken(element))) ? "clipped" : "full",
    loading: elements.some((element) => element.closest('[aria-busy="true"]') !== null),
    answer,
  };
}
