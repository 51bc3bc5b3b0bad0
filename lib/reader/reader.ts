import { type Batch, observe } from "../dom/observe";
import type { TextMap } from "../dom/text-map";
import type { Answer } from "../model/answer";
import type { PageState } from "../model/page-state";
import type { CheckReport } from "../model/report";
import type { Source } from "../model/source";
import type { FoundAnswer, FoundMark, Opened, Opening, PaneReading, Root } from "../sites/adapter";
import { detectSite, type Site } from "../sites/index";
import { siteHealth } from "./health";
import { HealthWatch } from "./health-watch";
import { unnamedId } from "./link-citations";
import { type Live, pageState, sameQuestion } from "./live";
import { watchOpenings } from "./openings";
import { Panes } from "./panes";
import { mapAnswer, readAnswer } from "./read-answer";
import { Shelf } from "./shelf";
import { Talk } from "./talk";

/** Milliseconds for which a finished answer must stand still before it is checked. */
const STILL_MS = 500;

/** A checked answer as it stands in the page now. */
export interface ShownAnswer {
  key: string;
  element: Element;
  map: TextMap;
  report: CheckReport;
}

export interface ReaderOptions {
  page: Document;
  site: Site;
  signal: AbortSignal;
  /** Whether this browser can paint in the page; told to the panel. */
  highlights: boolean;
  /** Asks for the verdict. A rejection is shown as the answer's error. */
  check: (answer: Answer, sources: Source[]) => Promise<CheckReport>;
  /** The words of a checked answer stand in these nodes now. Called again after each re-render. */
  onAnswer: (shown: ShownAnswer) => void;
  /** The answer is gone, or its words are not those that were checked: nothing of it may be painted. */
  onGone: (key: string) => void;
  /** Something in the page changed, so that places on the screen may have. */
  onMove: () => void;
  onState: (state: PageState) => void;
}

export interface Reader {
  /** What an answer shows and where, or null where it is not in the page. */
  answer(key: string): FoundAnswer | null;
  /** An answer's words as they stand in the page now, or null where it is not in the page. */
  map(key: string): TextMap | null;
  /** The words that a person selected, where the chat stands in a shadow root too. */
  selection(): Selection | null;
  /** Source texts that stand in the page now. */
  panes(): PaneReading[];
  /** The sources of an answer as they were last sent with it, none where it was not checked yet. */
  sources(key: string): readonly Source[];
  /** Keys of the answers that stand in the page now. */
  keys(): string[];
  /** Presses what opens a source of an answer. */
  openSource(key: string, source: string): Opened;
  /**
   * Ids of an answer's sources that the page can show and that were not read whole; "" stands for a list that was not
   * unfolded yet. Empty where the tool's panes cannot be closed again by us.
   */
  openable(key: string): string[];
  /** What was pressed last that opens a source, by the person or by us. */
  opened(): Opening | null;
  /** Presses what closes an open pane; false where none is open. */
  closePane(): boolean;
  /** Takes a text that the reviewer gave as that of a source of an answer; false where it has no such source. */
  attach(key: string, source: string, text: string): boolean;
  /** Folds an answer's list of sources; false where it is folded. */
  foldSources(key: string): boolean;
  /** Looks at the whole page again. */
  rescan(): void;
  /** Asks for the verdict again, such as after an error. */
  checkAgain(key: string): void;
  /** Calls `listener` after each look at the page; the function that it gives ends that. */
  onLook(listener: () => void): () => void;
}

/**
 * Reads the answers and sources of a page as they come, asks for verdicts, and says where the words stand.
 * Nothing is read while an answer streams; a re-render with the same words costs no new check; an answer is sent
 * again when a new source text arrives. Everything ends with the signal.
 */
export function startReader(options: ReaderOptions): Reader {
  const { page, signal } = options;
  const { adapter } = options.site;
  const still = adapter.stillMs ?? STILL_MS;
  const talk = new Talk();
  const shelf = new Shelf();
  const panes = new Panes(shelf);
  const listeners = new Set<() => void>();
  const opened = watchOpenings(page, adapter, signal);
  const standing = (): FoundAnswer[] => talk.all().flatMap(({ found }) => found ?? []);
  let root: Root = options.site.root;
  /** A widget that was taken off the page and put up again stands in a new shadow root. True where it does. */
  const rootMoved = (): boolean => {
    if (!(root instanceof ShadowRoot) || root.host.isConnected) return false;
    const next = detectSite(page, [adapter])?.root;
    if (!next) return false;
    root = next;
    return true;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stateTimer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  const tellState = (): void => {
    stateTimer ??= setTimeout(() => {
      stateTimer = undefined;
      options.onState(
        pageState(
          {
            origin: page.location.origin,
            site: adapter.name,
            highlights: options.highlights,
            ...(health.off.length > 0 ? { health: health.off } : {}),
          },
          talk.all(),
          { openable, links: (key) => shelf.links(key) },
          adapter.virtual ? talk.scrolledOut(addressOf(page)) : new Set(),
        ),
      );
    }, 30);
  };
  const health = new HealthWatch(() => siteHealth(adapter, root, standing()), tellState);
  /** Looks again at `at`, unless a look is due before. */
  const wake = (at: number): void => {
    if (at >= due || signal.aborted) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(() => look({ targets: new Set(), structure: false }), Math.max(0, at - performance.now()));
  };

  const look = ({ targets, structure }: Batch): void => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    const now = performance.now();
    const above = targets.has(page.documentElement) ? null : ancestorsOf(targets);
    const everything = above === null || rootMoved();
    const touched = (element: Element): boolean => everything || above.has(element);

    let news = false;
    if (structure || targets.size > 0) news = find(touched, now);
    if (structure) health.wake();
    const seen = panes.look(adapter.readPanes(root, opened()), touched, now);
    if (seen.again !== null) wake(seen.again);
    news = seen.news || news;
    for (const each of talk.all()) settle(each, news, now);
    options.onMove();
    for (const listener of listeners) listener();
  };

  /** Finds the answers and looks at those whose nodes changed. True where they list sources that were not known. */
  const find = (touched: (element: Element) => boolean, now: number): boolean => {
    const seen = new Map<string, FoundAnswer>();
    for (const found of adapter.findAnswers(root)) if (!seen.has(found.key)) seen.set(found.key, found);
    for (const { key } of talk.leave(seen)) {
      options.onGone(key);
      tellState();
    }
    let news = false;
    for (const [key, found] of seen) {
      const each = talk.meet(key, now);
      if (!each.found) tellState();
      const moved = each.found?.element !== found.element || each.found.state !== found.state;
      each.found = found;
      each.address = addressOf(page);
      if (!moved && !touched(found.element)) continue;
      news = shelf.list(key, adapter.listSources(found.element)) || news;
      examine(each, found, now);
    }
    talk.arrange([...seen.keys()]);
    for (const { answer, sources } of adapter.readLists?.(root, opened()) ?? [])
      news = shelf.list(answer, sources) || news;
    return readGroups() || news;
  };

  const examine = (each: Live, found: FoundAnswer, now: number): void => {
    if (found.state === "streaming") {
      each.text = null;
      each.changed = now;
      if (each.state !== "streaming") {
        each.state = "streaming";
        tellState();
      }
      options.onGone(each.key);
      return;
    }
    const { map } = mapAnswer(adapter, found);
    const before = talk.inherit(each, map.text);
    if (before !== null) shelf.move(before, each.key);
    if (each.text !== map.text) {
      each.text = map.text;
      each.changed = now;
    }
    // The same words in new nodes: what was found stays found.
    if (each.asked?.answer.text === map.text) {
      if (each.report) {
        if (each.state === "streaming") finish(each, each.report);
        options.onAnswer({ key: each.key, element: found.element, map, report: each.report });
      }
    } else options.onGone(each.key);
  };

  const readGroups = (): boolean => {
    let news = false;
    for (const { answer, mark, keys } of adapter.readGroups?.(root) ?? []) {
      const element = talk.get(answer)?.found?.element;
      const place = element ? adapter.findMarks(element).findIndex((each) => each.element === mark) : -1;
      if (place >= 0) news = shelf.putGroup(answer, place, keys) || news;
    }
    return news;
  };

  /** Sends an answer that stands still, if there is anything new to ask. */
  const settle = (each: Live, news: boolean, now: number): void => {
    const { found } = each;
    if (!found || found.state === "streaming" || each.text === null) return;
    if (now - each.changed < still) {
      wake(each.changed + still);
      return;
    }
    const isNew = each.asked?.answer.text !== each.text;
    if (!isNew && !news) return;
    const { answer, sources, map } = readAnswer(adapter, found, shelf);
    each.question = answer.question ?? "";
    if (!isNew && each.asked && sameQuestion(each.asked, { answer, sources })) return;
    if (isNew) each.report = null;
    each.asked = { answer, sources };
    ask(each, map);
  };

  const openable = (key: string): string[] => {
    const { found, asked } = talk.get(key) ?? {};
    if (!adapter.closePane || !found || !asked) return [];
    if (asked.sources.length === 0) return adapter.hasFoldedSources?.(found.element) ? [""] : [];
    const links = shelf.links(key);
    return asked.sources
      .filter(({ id, completeness }) => completeness !== "full" && completeness !== "snippet" && !links.has(id))
      .map(({ id }) => id);
  };

  const ask = (each: Live, map: TextMap): void => {
    const { asked } = each;
    if (!asked) return;
    const run = ++each.run;
    const isOld = (): boolean => signal.aborted || each.run !== run;
    if (!each.report) each.state = "checking";
    tellState();
    options.check(asked.answer, asked.sources).then(
      (report) => {
        if (isOld()) return;
        finish(each, report);
        const { found } = each;
        if (!found) return;
        const shown = map.isCurrent() ? map : mapAnswer(adapter, found).map;
        if (shown.text !== asked.answer.text) return;
        options.onAnswer({ key: each.key, element: found.element, map: shown, report });
      },
      (error: unknown) => {
        if (isOld()) return;
        each.state = "error";
        each.error = error instanceof Error ? error.message : String(error);
        tellState();
      },
    );
  };

  const finish = (each: Live, report: CheckReport): void => {
    each.report = report;
    each.error = undefined;
    each.state = isTooLarge(report) ? "too-large" : "checked";
    tellState();
  };

  observe(page.documentElement, { signal, onBatch: look });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    health.stop();
    clearTimeout(stateTimer);
    talk.clear();
    listeners.clear();
  });
  const rescan = (): void => look({ targets: new Set([page.documentElement]), structure: true });
  rescan();
  tellState();

  return {
    answer: (key) => talk.get(key)?.found ?? null,
    sources: (key) => talk.get(key)?.asked?.sources ?? [],
    keys: () => talk.all().flatMap(({ key, found }) => (found ? [key] : [])),
    openSource(key, source) {
      const found = talk.get(key)?.found;
      if (!found) return false;
      const group = adapter.openGroup && adapter.findMarks(found.element).find((mark) => isUnnamed(mark, source));
      return group ? (adapter.openGroup?.(group.element) ?? false) : adapter.openSource(found.element, source);
    },
    openable: (key) => openable(key),
    opened,
    attach(key, source, text) {
      const known = talk.get(key)?.asked?.sources.find(({ id }) => id === source);
      if (!known || text.trim() === "") return false;
      if (shelf.attach(known, text)) for (const each of talk.all()) settle(each, true, performance.now());
      return true;
    },
    closePane: () => adapter.closePane?.(root) ?? false,
    foldSources(key) {
      const found = talk.get(key)?.found;
      return found ? (adapter.foldSources?.(found.element) ?? false) : false;
    },
    map(key) {
      const found = talk.get(key)?.found;
      return found ? mapAnswer(adapter, found).map : null;
    },
    selection: () => selectionIn(root) ?? page.getSelection(),
    panes: () => adapter.readPanes(root, opened()),
    rescan,
    checkAgain(key) {
      const each = talk.get(key);
      if (each?.found && each.asked) ask(each, mapAnswer(adapter, each.found).map);
    },
    onLook(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a source stands for those that a mark counts and does not name. */
const isUnnamed = ({ label, more }: FoundMark, source: string): boolean => more > 0 && unnamedId(label) === source;

/** Which talk the page shows; a fragment is a place in it. */
const addressOf = (page: Document): string => page.location.href.replace(/#.*$/, "");

/** The nodes and everything that they stand in, through open shadow roots. */
function ancestorsOf(nodes: Iterable<Node>): Set<Node> {
  const above = new Set<Node>();
  for (const node of nodes) {
    let at: Node | null = node;
    while (at && !above.has(at)) {
      above.add(at);
      at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null);
    }
  }
  return above;
}

/** Chromium tells a selection in a shadow root only to that root; the document's stops at the host. */
const selectionIn = (root: Root): Selection | null =>
  "getSelection" in root ? (root as Document).getSelection() : null;

const isTooLarge = (report: CheckReport): boolean =>
  report.skipped.some((skipped) => skipped.reason === "too-large" && skipped.about === undefined);
