import type { Shortfall } from "../model/page-state";
import type { Completeness } from "../model/source";

/** Where a chat stands: the page, or an open shadow root of it (a widget). Both answer `querySelector`. */
export type Root = Document | ShadowRoot;

/**
 * What a citation mark tells of its source. A number alone is never proof: most tools renumber. `text` holds words of
 * the cited passage, such as those of a marker's tooltip.
 */
export interface MarkKey {
  type: "index" | "name" | "url" | "objectId" | "text";
  value: string;
}

export interface FoundAnswer {
  /** Stable while the conversation lasts, across re-renders; unique in the page. */
  key: string;
  element: Element;
  /** The element that holds the question's words. */
  question: Element | null;
  state: "streaming" | "done" | "error";
}

export interface FoundMark {
  element: Element;
  /** As the reader sees it, such as "1" or "policy-v3". */
  label: string;
  /** One for each source that the mark names; empty where it leads nowhere. */
  keys: MarkKey[];
  /** Sources that the mark stands for and does not name ("policy-v3 +1"). */
  more: number;
}

/** A source that the tool lists with an answer, its text unseen. */
export interface ListedSource {
  /** The tool's own id, name or address of the source; becomes the source's id. */
  key: string;
  title: string;
  version?: string;
  url?: string;
  /** The number that the tool shows beside it. */
  number?: number;
  /** True where the tool only links to it: no press brings its text into the page. */
  linkOut?: boolean;
}

/** What the user pressed or pointed at last that opens a source. */
export interface Opening {
  /** Key of the answer that it belongs to. */
  answer: string | null;
  /** Which source it names; null where it opens a list. */
  key: string | null;
  /** Whether a pane was open already when it was pressed: some panes then go on showing the old source. */
  paneWasOpen: boolean;
}

/** A source's text that stands in the page now: an open pane, modal or popover. */
export interface PaneReading {
  key: string;
  /** Empty where the text stands there without its source's name. */
  title: string;
  version?: string;
  url?: string;
  /** Elements that hold the text, in order; several chunks of one source are joined. */
  parts: Element[];
  /** The source's words where the elements show them in another form (escaped JSON, an attribute). */
  text?: string;
  completeness: Exclude<Completeness, "none">;
  /** True while the pane says that it loads. */
  loading: boolean;
  /** The answer that it was retrieved for; null where the text is the whole document and serves every answer that cites it. */
  answer: string | null;
}

/**
 * What a press towards a source came to: false where the page offers nothing to press, "again" where only something on
 * the way was pressed (a list that unfolds) and the call is to be made again once the page changed.
 */
export type Opened = boolean | "again";

/** The members of a mark that stands for several sources, as an open preview shows them. */
export interface GroupReading {
  answer: string;
  /** The mark's element. */
  mark: Element;
  keys: MarkKey[];
}

/**
 * How many elements an adapter expects, so that a tool that changed its pages is noticed. `answer` counts within each
 * finished answer, `page` within the root. Only bounds that hold on every healthy page: an answer without marks is healthy.
 */
export interface Expectation {
  part: Shortfall["part"];
  selector: string;
  within: "page" | "answer";
  least: number;
  /** Absent where any number is right. */
  most?: number;
}

/**
 * How to read one chat tool. Reads only: no writes, listeners or timers; `openSource` alone presses what the user
 * would press, and is called on the user's command only. Names a tool's selectors, and nothing else does.
 */
export interface SiteAdapter {
  id: string;
  name: string;
  /** What stands on every healthy page with an answer. Every adapter has at least one. */
  expects?: readonly Expectation[];
  /** Milliseconds for which a finished answer must stand still, where nothing on the page tells that it has ended. */
  stillMs?: number;
  /** Elements inside of which the tool leaves its marks as plain words, such as "[1]" in bold ones. */
  plainMarksIn?: string;
  /**
   * True where the tool cites sources for an answer as a whole. Numbers in the text are then the model's own and lead
   * to no source that anyone can name: such a claim is held against all sources of its answer.
   */
  perAnswer?: boolean;
  /** True where answers leave the page when they are scrolled away: what was found of them stays listed. */
  virtual?: boolean;
  /** 0 (not this tool) to 1, from several signatures; never from the title alone. Asked of the page and of each open shadow root. */
  detect(page: Root): number;
  findAnswers(page: ParentNode): FoundAnswer[];
  /** Elements that hold the answer's words, in reading order. */
  textRoots(answer: Element): Element[];
  /** True for elements inside an answer that are no words of it. Marks are never asked. */
  leaveOut(element: Element): boolean;
  /** Citation marks below the text roots, in reading order. */
  findMarks(answer: Element): FoundMark[];
  /** Sources that the tool shows with the answer without anything being opened. */
  listSources(answer: Element): ListedSource[];
  /** What pressing `target` opens, or null. `before` is what was pressed last: a pane's entries may not say whose they are. */
  opening(target: Element, before: Opening | null): Opening | null;
  /** What pointing at `target`, or moving the focus to it, opens (hover cards). Asked often: `closest` and little more. */
  hovering?(target: Element): Opening | null;
  /** Source texts that stand in the page now. */
  readPanes(page: Root, opened: Opening | null): PaneReading[];
  /** Lists of sources that stand outside their answer now. */
  readLists?(page: Root, opened: Opening | null): { answer: string; sources: ListedSource[] }[];
  /** Members of grouped marks that stand in the page now. */
  readGroups?(page: Root): GroupReading[];
  /** Presses what opens this source. Presses no link to another page. */
  openSource(answer: Element, key: string): Opened;
  /**
   * Presses what closes the pane that `openSource` opened; false where none is open. Only an adapter that has it can be
   * asked to read all sources: what is opened for that must be closed again.
   */
  closePane?(page: Root): boolean;
  /** Points at a mark that stands for several sources, so that `readGroups` can tell them; `closePane` ends that. */
  openGroup?(mark: Element): boolean;
  /** Folds again what `openSource` pressed where it said "again". */
  foldSources?(answer: Element): boolean;
  /** True where a list of this answer's sources can be unfolded that was not seen yet. */
  hasFoldedSources?(answer: Element): boolean;
}

/** The page or shadow root that an element stands in. */
export function rootOf(element: Element): Root {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** Words of an element on one line. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** Key of an answer that the tool gives no id: its place and the first words of its question. */
export const placeKey = (place: number, question: Element | null): string => `${place}:${words(question).slice(0, 80)}`;

/** Key of the answer that an element stands in, or null. */
export const ownerOf = (findAnswers: SiteAdapter["findAnswers"], element: Element): string | null =>
  findAnswers(rootOf(element)).find((answer) => answer.element.contains(element))?.key ?? null;

/** Where a link leads to a page of the web: its address as written. Undefined where it leads to a file of the tool, or nowhere. */
export function webAddress(link: Element | null | undefined): string | undefined {
  const address = link?.getAttribute("href") ?? "";
  return /^https?:\/\//i.test(address) ? address : undefined;
}

/** Presses an element as a user would; false where there is none. */
export function press(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.click();
  return true;
}

/** Moves the pointer onto an element, for cards that open on it; false where there is none. */
export const point = (element: Element | null | undefined): boolean => move(element, ["over", "move"]);

/** Moves the pointer off an element. */
export const leave = (element: Element | null | undefined): boolean => move(element, ["out"]);

function move(element: Element | null | undefined, ways: readonly string[]): boolean {
  if (!(element instanceof HTMLElement)) return false;
  for (const way of ways) {
    element.dispatchEvent(new PointerEvent(`pointer${way}`, { bubbles: true, pointerType: "mouse" }));
    element.dispatchEvent(new MouseEvent(`mouse${way}`, { bubbles: true }));
  }
  return true;
}
