import { around, comesBefore, elementsAt, holds, parentOf } from "../dom/region";
import type { PickedSite } from "../model/picked-site";
import {
  type FoundAnswer,
  type FoundMark,
  type ListedSource,
  type MarkKey,
  type PaneReading,
  press,
  type SiteAdapter,
  webAddress,
  words,
} from "./adapter";
import { inside, ownHandles, type SeenSource, type SourceName, seeSource, sourceText, spoken } from "./picked-source";

const CONTROLS =
  'button, [role="button"], [role="toolbar"], [role="menu"], [role="tooltip"], nav, form, textarea, .katex-html';
/** Attributes by which an element names another one's id. */
const REFERENCES = ["aria-controls", "aria-describedby", "aria-details", "aria-owns", "for"];
const NUMBERS_ONLY = /^[\s\d[\](){}【】（）,，、;；·–-]+$/;

/** What stands in the page: answers with their keys, and sources with the answers that they were given with. */
interface Look {
  answers: Element[];
  keys: string[];
  sources: { source: SeenSource; owner: Element | null }[];
}

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
  const marks = new WeakSet<Element>();

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
      (element.matches(CONTROLS) && ![...around(element)].slice(0, 5).some((each) => marks.has(each))),

    findMarks(answer) {
      const sources = ownSources(answer);
      return markElements(answer).map((element): FoundMark => {
        const keys = sources.length > 0 ? joined(element, sources) : [impliedKey(element)];
        marks.add(element);
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
      return {
        answer: keys[place] ?? null,
        key: mark ? impliedKey(mark).value : null,
        paneWasOpen: opens && sources.length > 0,
      };
    },

    readPanes(page, opened) {
      const { answers, keys, sources } = lookNow(page.ownerDocument ?? (page as Document));
      const readings: PaneReading[] = [];
      for (const { source, owner } of sources) {
        if (source.isEntry) continue;
        let key: string | null = source.name.key;
        let answer = owner ? (keys[answers.indexOf(owner)] ?? null) : null;
        if (opens) {
          // What stands now was opened by a mark; the mark's own key is the one that stays when it closes.
          const from = answers.find((each) => keys[answers.indexOf(each)] === opened?.answer);
          const named = from && markElements(from).find((mark) => refersTo(mark, source.name));
          key = named ? impliedKey(named).value : (opened?.key ?? null);
          answer = opened?.answer ?? null;
        }
        if (key === null || (opens && answer === null)) continue;
        readings.push(reading(source, key, answer));
      }
      return readings;
    },

    openSource(answer, key) {
      if (!opens && look(answer.ownerDocument).sources.some(({ source }) => source.name.key === key)) return true;
      const mark = markElements(answer).find((each) => impliedKey(each).value === key);
      // A link to another page would leave this one.
      return mark !== undefined && linkOf(mark) === undefined && press(inside(mark).querySelector("a, button") ?? mark);
    },
  };
}

function reading(source: SeenSource, key: string, answer: string | null): PaneReading {
  let text: string | null = null;
  return {
    key,
    title: source.name.title,
    url: source.name.url,
    parts: [source.element],
    get text() {
      text ??= sourceText(source);
      return text;
    },
    completeness: /(?:\.{3}|…)$/.test(spoken(source.element)) ? "clipped" : "full",
    loading: source.element.closest('[aria-busy="true"]') !== null,
    answer,
  };
}

/** A key for each answer that stays across re-renders: an attribute that they all bear, else the place. */
function keysOf(answers: readonly Element[]): string[] {
  let row: Element[] = [...answers];
  for (let level = 0; level < 4 && row.length > 0; level++) {
    const names = new Set(
      (row[0]?.getAttributeNames() ?? []).filter((name) => name === "id" || /^data-.*(?:id|key)$/.test(name)),
    );
    for (const name of names) {
      const values = row.map((element) => element.getAttribute(name) ?? "");
      if (values.every((value) => value !== "") && new Set(values).size === answers.length) return values;
    }
    row = row.flatMap((element) => parentOf(element) ?? []);
    if (new Set(row).size !== answers.length) break;
  }
  return answers.map((_, place) => `answer ${place + 1}`);
}

/**
 * The answer that a source was given with: the one around it, the only one in an element around both, or the one
 * before it where answers and sources stand in one row. Null for a pane beside the conversation.
 */
function ownerOf(source: Element, answers: readonly Element[]): Element | null {
  let branch = source;
  for (const outer of [source, ...around(source)]) {
    const within = answers.filter((answer) => holds(outer, answer) || (outer === source && holds(answer, source)));
    if (within.length === 1) return within[0] ?? null;
    if (within.length > 1) {
      const branches = new Set(within.map((answer) => branchOf(outer, answer)));
      if (branches.size < within.length || branch.matches('aside, dialog, [role="complementary"], [role="dialog"]'))
        return null;
      const before = within.filter((answer) => comesBefore(answer, source));
      return before[before.length - 1] ?? null;
    }
    branch = outer;
  }
  return null;
}

function branchOf(outer: Element, inner: Element): Element {
  let branch = inner;
  for (const at of around(inner)) {
    if (at === outer) break;
    branch = at;
  }
  return branch;
}

/** The largest element around a source inside an answer that holds nothing but sources and a heading of theirs. */
function listOf(source: Element, answer: Element): Element {
  let list = source;
  for (const outer of around(source)) {
    if (outer === answer || holds(outer, answer)) break;
    const own = [...outer.children].filter((child) => !holds(child, list)).map(words);
    // Brothers of the same tag are further sources; whatever else may stand here is a short heading.
    const others = [...outer.children]
      .filter((child) => child.localName !== list.localName && child !== list)
      .map(words);
    if (others.join("").length > 60 || (own.length === 0 && outer.childElementCount === 0)) break;
    list = outer;
  }
  return list;
}

const labelOf = (mark: Element): string => spoken(mark) || (mark.getAttribute("aria-label") ?? "");
const linkOf = (mark: Element): string | undefined =>
  webAddress(mark.matches("a") ? mark : inside(mark).querySelector("a[href]"));

/** A name that a mark bears in words: its title, its label, or its text where that is no number. */
function nameOf(mark: Element): string {
  const inner = inside(mark).querySelector("[title], [aria-label]");
  for (const each of [mark, ...(inner ? [inner] : [])]) {
    const title = each.getAttribute("title") ?? each.getAttribute("aria-label");
    if (title && /\p{L}{2}/u.test(title)) return title.trim();
  }
  const text = spoken(mark);
  return /\p{L}{2}/u.test(text) ? text : "";
}

/** What a mark refers to, as `SeenSource.handles`. */
function references(mark: Element): string[] {
  const found: string[] = [];
  for (const each of [mark, ...inside(mark).querySelectorAll("*")].slice(0, 10)) {
    const href = each.getAttribute("href") ?? "";
    if (href.startsWith("#") && href.length > 1) found.push(href);
    for (const name of REFERENCES)
      for (const id of (each.getAttribute(name) ?? "").split(/\s+/)) if (id) found.push(`#${id}`);
    for (const handle of ownHandles(each)) {
      if (handle.startsWith("#")) continue;
      found.push(handle);
      const value = handle.slice(handle.indexOf("=") + 1);
      if (!/^\d+$/.test(value)) found.push(`#${value}`);
    }
  }
  return found;
}

const plain = (name: string): string => name.replace(/\s+/g, " ").trim().toLowerCase();

/** Whether mark and source bear the same id, data attribute, address or title. */
function refersTo(mark: Element, source: SourceName): boolean {
  const wanted = references(mark);
  if (source.handles.some((handle) => wanted.includes(handle))) return true;
  const url = linkOf(mark);
  if (url !== undefined && url === source.url) return true;
  const name = plain(nameOf(mark));
  return name !== "" && source.title !== "" && (name === plain(source.title) || name.includes(plain(source.title)));
}

/** The keys of a mark among sources that stand in the page. */
function joined(mark: Element, sources: readonly SourceName[]): MarkKey[] {
  const same = sources.filter((source) => refersTo(mark, source));
  // A data attribute that all of them bear ("data-type") tells nothing.
  const [only] = same;
  if (only && same.length === 1) return [{ type: "objectId", value: only.key }];
  const label = labelOf(mark);
  if (NUMBERS_ONLY.test(label)) return (label.match(/\d{1,3}/g) ?? []).map((value) => ({ type: "index", value }));
  const url = linkOf(mark);
  if (url !== undefined) return [{ type: "url", value: url }];
  const name = nameOf(mark);
  return name ? [{ type: "name", value: name }] : [];
}

/** The key of a mark whose source does not stand in the page. */
function impliedKey(mark: Element): MarkKey {
  const url = linkOf(mark);
  if (url !== undefined) return { type: "url", value: url };
  const reference = references(mark).find((each) => each.startsWith("#"));
  return { type: "objectId", value: reference?.slice(1) ?? (nameOf(mark) || labelOf(mark)) };
}
