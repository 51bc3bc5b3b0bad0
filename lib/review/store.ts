import { createStore, type StoreApi } from "zustand/vanilla";
import type { LookUp } from "../model/look-up";
import type { AnswerState, PageState } from "../model/page-state";
import type { Finding } from "../model/report";
import type { Settings } from "../model/settings";
import { conditionOf, findingsFor } from "./findings";

/**
 * What can be said of the tab as a whole. `closed`: not a web page, or its address is hidden from us; `off`: a web page
 * that is not read; `silent`: turned on, but our script does not run there; `read`: `page` holds what it told.
 */
export type TabCondition = "loading" | "closed" | "off" | "silent" | "read";

/** What the live region has to say, once. `n` counts up, so that the same words can be said again. */
export interface Announcement {
  what: "findings" | "clean" | "dismissed" | "restored" | "copied" | "shown" | "gone" | "closed" | "unreachable";
  /** Key of the answer that it is about. */
  answer?: string;
  n: number;
}

/** Which finding is in front. */
export interface Place {
  answer: string;
  finding: string;
}

export interface Review {
  tab: TabCondition;
  /** Origin of the tab's page, where it is known. */
  origin?: string;
  page?: PageState;
  settings: Settings;
  dismissed: ReadonlySet<string>;
  /** Whether the states of other tabs had to go for lack of space. */
  dropped: boolean;
  /** The place that the reviewer chose; see `placeOf` for the one that holds. */
  chosen?: Place;
  /** Answers that the reviewer opened or closed by hand, by key. */
  opened: ReadonlyMap<string, boolean>;
  /** Findings dismissed in this panel, the last one at the end. */
  undoable: readonly string[];
  announcement?: Announcement;
  /** Where the words that were selected in the page stand; null where none could be looked up, undefined while nobody asked. */
  lookUp?: LookUp | null;
}

export type ReviewStore = StoreApi<Review>;

export function createReview(settings: Settings): ReviewStore {
  return createStore<Review>(() => ({
    tab: "loading",
    settings,
    dismissed: new Set(),
    dropped: false,
    opened: new Map(),
    undoable: [],
  }));
}

/** The reviewer looks at another tab, or the tab's page changed its standing. Selection and undo end with the tab. */
export function showTab(store: ReviewStore, tab: TabCondition, origin?: string, page?: PageState): void {
  const { settings, dismissed, dropped } = store.getState();
  store.setState(
    { tab, origin, page, settings, dismissed, dropped, opened: new Map(), undoable: [], chosen: undefined },
    true,
  );
}

/** The tab's page told something new. A newly settled answer is announced once. */
export function showPage(store: ReviewStore, page: PageState): void {
  const before = store.getState().page;
  store.setState({ tab: "read", origin: page.origin, page });
  const settled = page.answers.findLast((answer) => answer.state === "checked" && isNews(answer, before));
  if (settled === undefined) return;
  const { settings, dismissed } = store.getState();
  const condition = conditionOf(settled, settings.mode, dismissed);
  if (condition === "faulty") announce(store, "findings", settled.key);
  else if (condition === "clean" || condition === "unread") announce(store, "clean", settled.key);
}

/** Settled while the panel watched: what was there when the panel opened is no news. */
function isNews(answer: AnswerState, before: PageState | undefined): boolean {
  if (before === undefined) return false;
  const old = before.answers.find(({ key }) => key === answer.key);
  return old?.state !== "checked" || old.report?.answerHash !== answer.report?.answerHash;
}

export function announce(store: ReviewStore, what: Announcement["what"], answer?: string): void {
  const n = (store.getState().announcement?.n ?? 0) + 1;
  store.setState({ announcement: { what, answer, n } });
}

/** The findings that are shown, in page order: what the keys walk through. */
export function walk(review: Pick<Review, "page" | "settings">): { answer: AnswerState; finding: Finding }[] {
  return (review.page?.answers ?? []).flatMap((answer) =>
    findingsFor(answer.report, review.settings.mode).map((finding) => ({ answer, finding })),
  );
}

/** The finding in front: the chosen one while it is shown, else the first that is not dismissed. */
export function placeOf(review: Review): Place | undefined {
  const { chosen, dismissed } = review;
  const all = walk(review);
  const here = all.find((one) => one.answer.key === chosen?.answer && one.finding.id === chosen.finding);
  const found = here ?? all.find((one) => !dismissed.has(one.finding.id));
  return found && { answer: found.answer.key, finding: found.finding.id };
}

/** Chooses the finding `by` places further on; stays at the ends. */
export function moveFinding(store: ReviewStore, by: 1 | -1): void {
  const review = store.getState();
  const all = walk(review);
  const place = placeOf(review);
  const at = all.findIndex((one) => one.answer.key === place?.answer && one.finding.id === place.finding);
  const chosen = review.chosen === undefined && by === 1 ? all[at] : all[at + by];
  if (chosen !== undefined) choose(store, chosen.answer.key, chosen.finding.id);
}

/** Chooses the first finding of the next or previous answer that has one; stays at the ends. */
export function moveAnswer(store: ReviewStore, by: 1 | -1): void {
  const review = store.getState();
  const firsts = walk(review).filter((one, index, all) => all[index - 1]?.answer !== one.answer);
  const at = firsts.findIndex((one) => one.answer.key === placeOf(review)?.answer);
  const next = firsts[at + by];
  if (next !== undefined) choose(store, next.answer.key, next.finding.id);
}

export function choose(store: ReviewStore, answer: string, finding: string): void {
  const opened = new Map(store.getState().opened).set(answer, true);
  store.setState({ chosen: { answer, finding }, opened });
}

/** Opens or closes an answer's findings. */
export function setOpen(store: ReviewStore, answer: string, open: boolean): void {
  store.setState({ opened: new Map(store.getState().opened).set(answer, open) });
}

/** An answer is open if the reviewer said so; else all are in an audit, and for agents those with something to see. */
export function isOpen({ opened, settings, dismissed, page }: Review, answer: string): boolean {
  const chosen = opened.get(answer);
  if (chosen !== undefined || settings.mode === "audit") return chosen ?? true;
  const { report } = page?.answers.find(({ key }) => key === answer) ?? {};
  return findingsFor(report, settings.mode).some(({ id }) => !dismissed.has(id));
}

/** Marks a finding as no fault and goes to the next one. The caller stores the verdict. */
export function dismissHere(store: ReviewStore, finding: string): void {
  const { dismissed, undoable } = store.getState();
  const all = walk(store.getState());
  const at = all.findIndex((one) => one.finding.id === finding);
  const next = all.slice(at + 1).find((one) => !dismissed.has(one.finding.id));
  store.setState({
    dismissed: new Set([...dismissed, finding]),
    undoable: [...undoable.filter((id) => id !== finding), finding],
  });
  if (next !== undefined) choose(store, next.answer.key, next.finding.id);
  announce(store, "dismissed");
}

/** Takes the verdict on a finding back and returns to it. The caller stores it. */
export function restoreHere(store: ReviewStore, finding: string): void {
  const review = store.getState();
  store.setState({
    dismissed: new Set([...review.dismissed].filter((id) => id !== finding)),
    undoable: review.undoable.filter((id) => id !== finding),
  });
  const back = walk(review).find((one) => one.finding.id === finding);
  if (back !== undefined) choose(store, back.answer.key, finding);
  announce(store, "restored");
}
