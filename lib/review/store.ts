import { createStore, type StoreApi } from "zustand/vanilla";
import type { LookUp } from "../model/look-up";
import type { AnswerState, PageState } from "../model/page-state";
import type { Finding } from "../model/report";
import { answerTarget, type Judgement, type Review as Reviewed } from "../model/review";
import type { Settings } from "../model/settings";
import type { SourcesRead } from "../model/source";
import type { Filter } from "../model/view";
import { isListed, passingFindings } from "./filter";
import { conditionOf, findingsFor } from "./findings";

/**
 * What can be said of the tab as a whole. `closed`: not a web page, or its address is hidden from us; `off`: a web page
 * that is not read; `silent`: turned on, but our script does not run there; `read`: `page` holds what it told.
 */
export type TabCondition = "loading" | "closed" | "off" | "silent" | "read";

/** What the live region has to say, once. `n` counts up, so that the same words can be said again. */
export interface Announcement {
  what:
    | "findings"
    | "clean"
    | "wholeAnswer"
    | "judged"
    | "restored"
    | "saved"
    | "notSaved"
    | "copied"
    | "shown"
    | "gone"
    | "closed"
    | "unreachable";
  /** With `judged`: the verdict. */
  verdict?: Judgement;
  /** Key of the answer that it is about. */
  answer?: string;
  n: number;
}

/** Which finding is in front; "" where an answer without one is in front as a whole, as an audit has it. */
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
  /** What is decided about the page's findings and answers, by target. */
  reviews: ReadonlyMap<string, Reviewed>;
  /** Ids of findings judged "not a fault". */
  dismissed: ReadonlySet<string>;
  /** Nearly no room is left in the browser's store, or source texts went for lack of it. */
  nearlyFull?: boolean;
  /** Whether the states of other tabs had to go for lack of space. */
  dropped: boolean;
  /** The place that the reviewer chose; see `placeOf` for the one that holds. */
  chosen?: Place;
  /** Answers that the reviewer opened or closed by hand, by key. */
  opened: ReadonlyMap<string, boolean>;
  /** Targets that were judged in this panel, the last one at the end. */
  undoable: readonly string[];
  /** What the reviewer was asked for, or is typing, about a target. */
  asking?: { target: string; what: "excuse" | "note" | "dispute" | "answer" };
  announcement?: Announcement;
  /** Words that are to be marked as a missed fault: of an answer (its key); null where none are selected. */
  missing?: { answer: string; start: number; end: number; text: string } | null;
  /** "Read all sources" of one answer (its key), and once it ended what came of it. */
  reading?: { answer: string; outcome?: SourcesRead };
  /** The reviewer is asked for a name; the verdict waits for it. */
  nameAsked?: boolean;
  /** What of the page an audit shows. */
  filter: Filter;
  /** Where the words that were selected in the page stand; null where none could be looked up, undefined while nobody asked. */
  lookUp?: LookUp | null;
}

export type ReviewStore = StoreApi<Review>;

export function createReview(settings: Settings): ReviewStore {
  return createStore<Review>(() => ({
    tab: "loading",
    settings,
    reviews: new Map(),
    dismissed: new Set(),
    dropped: false,
    filter: {},
    opened: new Map(),
    undoable: [],
  }));
}

/** The reviewer looks at another tab, or the tab's page changed its standing. Selection and undo end with the tab. */
export function showTab(store: ReviewStore, tab: TabCondition, origin?: string, page?: PageState): void {
  const { settings, reviews, dismissed, dropped, filter, nearlyFull } = store.getState();
  const kept = { settings, reviews, dismissed, dropped, filter, nearlyFull };
  store.setState({ ...kept, tab, origin, page, opened: new Map(), undoable: [], chosen: undefined }, true);
}

/** The tab's page told something new. A newly settled answer is announced once. */
export function showPage(store: ReviewStore, page: PageState): void {
  const before = store.getState().page;
  store.setState({ tab: "read", origin: page.origin, page });
  const settled = page.answers.findLast((answer) => answer.state === "checked" && isNews(answer, before));
  if (settled === undefined) return;
  const { settings, dismissed } = store.getState();
  const condition = conditionOf(settled, settings.mode, dismissed);
  if (condition === "faulty") announce(store, "findings", { answer: settled.key });
  else if (condition === "clean" || condition === "unread") announce(store, "clean", { answer: settled.key });
}

/** Settled while the panel watched: what was there when the panel opened is no news. */
function isNews(answer: AnswerState, before: PageState | undefined): boolean {
  if (before === undefined) return false;
  const old = before.answers.find(({ key }) => key === answer.key);
  return old?.state !== "checked" || old.report?.answerHash !== answer.report?.answerHash;
}

export function announce(store: ReviewStore, what: Announcement["what"], about: Partial<Announcement> = {}): void {
  const n = (store.getState().announcement?.n ?? 0) + 1;
  store.setState({ announcement: { ...about, what, n } });
}

/** The answers in the order in which a mode lists them: audits in page order, agents the newest first. */
export function answersOf({ page, settings }: Pick<Review, "page" | "settings">): readonly AnswerState[] {
  const answers = page?.answers ?? [];
  return settings.mode === "agent" ? answers.toReversed() : answers;
}

/** The findings that are shown, in the order of the list: what the keys walk through. */
export function walk(review: Pick<Review, "page" | "settings" | "filter" | "reviews">): {
  answer: AnswerState;
  finding: Finding;
}[] {
  return answersOf(review).flatMap((answer) => shownFindings(answer, review).map((finding) => ({ answer, finding })));
}

/** The findings of an answer that mode and filter show; agents have no filter. */
export function shownFindings(
  answer: AnswerState,
  { settings: { mode }, filter, reviews }: Pick<Review, "settings" | "filter" | "reviews">,
): Finding[] {
  const findings = findingsFor(answer.report, mode);
  return mode === "agent" ? findings : passingFindings(answer, findings, filter, reviews);
}

/** The finding in front: the chosen one while it is shown, else the first that is not dismissed. */
export function placeOf(review: Review): Place | undefined {
  const { chosen, dismissed } = review;
  const all = walk(review);
  const here = all.find((one) => one.answer.key === chosen?.answer && one.finding.id === chosen.finding);
  if (here === undefined && chosen?.finding === "" && stops(review).some(({ answer }) => answer === chosen.answer))
    return chosen;
  const found = here ?? all.find((one) => !dismissed.has(one.finding.id));
  return found && { answer: found.answer.key, finding: found.finding.id };
}

/** Where the keys for answers stop: the first finding of each, and in an audit the answers without one, too. */
function stops(review: Review): Place[] {
  return answersOf(review).flatMap((answer) => {
    const shown = shownFindings(answer, review);
    const [first] = shown;
    if (first !== undefined) return [{ answer: answer.key, finding: first.id }];
    const whole =
      review.settings.mode === "audit" &&
      (answer.report?.claims.length ?? 0) > 0 &&
      isListed(answer, shown, review.filter);
    return whole ? [{ answer: answer.key, finding: "" }] : [];
  });
}

/** Chooses the finding `by` places further on; stays at the ends. */
export function moveFinding(store: ReviewStore, by: 1 | -1): void {
  const review = store.getState();
  const all = walk(review);
  const place = placeOf(review);
  const at = all.findIndex((one) => one.answer.key === place?.answer && one.finding.id === place.finding);
  const next = review.chosen === undefined && by === 1 ? all[at] : all[at + by];
  const chosen = place?.finding === "" ? beside(review, place.answer, by) : next;
  if (chosen !== undefined) choose(store, chosen.answer.key, chosen.finding.id);
}

/** The finding before or after an answer that has none. */
function beside(review: Review, answer: string, by: 1 | -1): ReturnType<typeof walk>[number] | undefined {
  const rank = new Map(answersOf(review).map(({ key }, index) => [key, index]));
  const own = rank.get(answer) ?? 0;
  const far = (one: { answer: AnswerState }): number => ((rank.get(one.answer.key) ?? 0) - own) * by;
  const all = walk(review);
  return by === 1 ? all.find((one) => far(one) > 0) : all.findLast((one) => far(one) > 0);
}

/** Chooses the next or previous answer, at its first finding where it has one; stays at the ends. */
export function moveAnswer(store: ReviewStore, by: 1 | -1): void {
  const all = stops(store.getState());
  const place = placeOf(store.getState());
  const next = all[all.findIndex(({ answer }) => answer === place?.answer) + by];
  if (next !== undefined) choose(store, next.answer, next.finding);
}

/** Asks for the verdict on the answer in front as a whole, or on the first where none is. */
export function askWhole(store: ReviewStore): void {
  const review = store.getState();
  const key = placeOf(review)?.answer ?? stops(review)[0]?.answer;
  const answer = review.page?.answers.find((one) => one.key === key);
  if (review.settings.mode === "agent" || answer?.report === undefined) return;
  setOpen(store, answer.key, true);
  ask(store, { target: answerTarget(answer.report.answerHash), what: "answer" });
  announce(store, "wholeAnswer");
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

/** Takes over what is stored about the page's targets. */
export function setReviews(store: ReviewStore, reviews: ReadonlyMap<string, Reviewed>): void {
  const dismissed = [...reviews.values()].filter(({ standing }) => standing.verdict === "not-a-fault");
  store.setState({ reviews, dismissed: new Set(dismissed.map(({ target }) => target)) });
}

/** Targets of the page that may have a review: its findings and its answers. */
export function targetsOf({ page }: Pick<Review, "page">): string[] {
  return (page?.answers ?? []).flatMap(({ report }) =>
    report === undefined ? [] : [answerTarget(report.answerHash), ...report.findings.map(({ id }) => id)],
  );
}

/**
 * A verdict was stored: shows it and goes on to the next finding without one. An auditor is asked first why something
 * is no fault; the verdict stands whatever comes of that.
 */
export function judged(store: ReviewStore, review: Reviewed): void {
  const whole = review.target.startsWith(answerTarget(""));
  const next = whole ? undefined : nextOpen(store.getState(), review.target);
  takeOver(store, review);
  const { verdict, excuse } = review.standing;
  const { settings, undoable } = store.getState();
  const asks = !whole && verdict === "not-a-fault" && excuse === undefined && settings.mode === "audit";
  store.setState({
    undoable: [...undoable, review.target],
    asking: asks ? { target: review.target, what: "excuse" } : undefined,
  });
  if (!asks && next !== undefined) choose(store, next.answer, next.finding);
  announce(store, "judged", { verdict });
}

/** The last act on a target was taken back: shows what stands now and returns to it. */
export function restored(store: ReviewStore, review: Reviewed): void {
  takeOver(store, review);
  const { undoable } = store.getState();
  const last = undoable.lastIndexOf(review.target);
  store.setState({ undoable: undoable.filter((_, index) => index !== last), asking: undefined });
  const back = walk(store.getState()).find((one) => one.finding.id === review.target);
  if (back !== undefined) choose(store, back.answer.key, back.finding.id);
  announce(store, "restored");
}

/** Something else about a target was stored: a note, a reason, a round of a dispute. */
export function saved(store: ReviewStore, review: Reviewed): void {
  takeOver(store, review);
  store.setState({ undoable: [...store.getState().undoable, review.target] });
  announce(store, "saved");
}

function takeOver(store: ReviewStore, review: Reviewed): void {
  setReviews(store, new Map(store.getState().reviews).set(review.target, review));
}

export const ask = (store: ReviewStore, asking: Review["asking"]): void => store.setState({ asking });

/** The first finding after `target`, else before it, that nobody judged yet; undefined where all are judged. */
export function nextOpen(review: Review, target: string | undefined): Place | undefined {
  const all = walk(review);
  const at = all.findIndex((one) => one.finding.id === target);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const next = others.find((one) => review.reviews.get(one.finding.id)?.standing.verdict === undefined);
  return next && { answer: next.answer.key, finding: next.finding.id };
}

/** Chooses the next finding that nobody judged yet; stays where all are. */
export function moveToOpen(store: ReviewStore): void {
  const next = nextOpen(store.getState(), placeOf(store.getState())?.finding);
  if (next !== undefined) choose(store, next.answer, next.finding);
}
