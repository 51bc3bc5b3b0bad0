import type { TextMap } from "../dom/text-map";
import type { CheckReport, Finding } from "../model/report";
import type { Language, Mode } from "../model/settings";
import { message } from "../wording/catalogue";
import { note } from "../wording/note";
import { Card } from "./card";
import type { Act } from "./card-view";
import { Chips, type Shown } from "./chips";
import { copyText } from "./copy-text";
import { groundOf } from "./ground";
import { hitTest } from "./hit";
import { canPaint, Marks } from "./marks";
import { Overlay } from "./overlay";
import type { Box } from "./placement";
import { watchPointer } from "./pointer";
import { boxesOf, bringIntoSight, isSeen } from "./screen";
import { paintable, stands } from "./spans";

export interface PainterSettings {
  language: Language;
  mode: Mode;
  chips: boolean;
  /** False while a person has the marks switched off in this tab. */
  marks: boolean;
}

export interface PainterOptions {
  page: Document;
  signal: AbortSignal;
  settings: PainterSettings;
  /** Opens the finding's source in the page; gives the ranges of the evidence, none where the page does not show it. */
  showSource: (key: string, finding: Finding) => Promise<Range[]>;
  /** Keeps "not a fault". */
  dismiss: (finding: Finding) => void;
}

/** A checked answer and the nodes that hold its words now. */
export interface PaintedAnswer {
  key: string;
  element: Element;
  map: TextMap;
  report: CheckReport;
}

export interface Painter {
  /** Paints an answer, or paints it again after its nodes changed. */
  show(answer: PaintedAnswer): void;
  /** Takes everything of an answer off the page. */
  hide(key: string): void;
  /** Tells that the page changed: chips and card may have to move, the ground may be another. */
  moved(): void;
  set(settings: PainterSettings): void;
  /** Findings that a person called no fault; they are not painted. */
  setDismissed(ids: ReadonlySet<string>): void;
  /** Scrolls to a finding and opens its card with the focus in it. False where its words are not in the page. */
  openFinding(id: string): boolean;
  /** Marks words of a source that the panel asked for, and brings them into sight. */
  showEvidence(ranges: readonly Range[]): void;
  /** Opens the next (1) or the previous (-1) finding of the page. False where there is none. */
  step(by: 1 | -1): boolean;
}

interface Answer extends Shown {
  report: CheckReport;
}

/** Draws what a report says over the page, without a change to the page's nodes. Everything goes with the signal. */
export function startPainter(options: PainterOptions): Painter {
  const { page, signal } = options;
  let settings = options.settings;
  let dismissed: ReadonlySet<string> = new Set();
  const answers = new Map<string, Answer>();
  const marks = new Marks(page);
  const overlay = new Overlay(page);
  let current: { key: string; finding: Finding } | null = null;
  /** Id of the finding that was open last: "next" goes on from there. */
  let last: string | null = null;
  /** Id of the finding whose evidence is marked; null where the panel asked for it. */
  let evidenceFor: string | null = null;

  const chips = new Chips(
    page,
    overlay,
    {
      enter: (key, finding) => pointAt(key, finding),
      leave: () => pointAt(null, null),
      press: (key, finding) => open(key, finding, { pin: true }),
    },
    () => answers.values(),
    settings.language,
  );
  const card = new Card(page, overlay, { act: (act) => void onAct(act), boxes });
  const contrast = matchMedia("(prefers-contrast: more)");
  const resize = new ResizeObserver(() => disturb());

  const byPlace = (): Answer[] =>
    [...answers.values()].sort((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  const all = (): { key: string; finding: Finding }[] =>
    byPlace().flatMap(({ key, painted }) => painted.map(({ finding }) => ({ key, finding })));

  function paint(answer: Answer): void {
    answer.painted = settings.marks ? paintable(answer.report.findings, answer.map.text, settings.mode, dismissed) : [];
    marks.show(answer.key, answer.painted, answer.map, answer.element.getRootNode());
  }

  function dress(): void {
    const [first] = answers.values();
    const ground = contrast.matches ? "contrast" : first ? groundOf(first.element) : "light";
    marks.setGround(ground);
    overlay.dress(ground, settings.language);
  }

  function disturb(): void {
    const any = settings.chips && canPaint() && [...answers.values()].some(({ painted }) => painted.length > 0);
    if (any) {
      overlay.open();
      chips.disturb();
    } else {
      chips.clear();
      if (!card.isOpen) overlay.close();
    }
    if (card.isOpen) card.place();
  }

  /** Tints what the pointer is at on a chip, else what is open. */
  function pointAt(key: string | null, finding: Finding | null): void {
    const shown = finding ? { key: key ?? "", finding } : current;
    const map = shown && answers.get(shown.key)?.map;
    marks.setCurrent(shown && map ? map.toRanges(shown.finding.start, shown.finding.end) : []);
  }

  function boxes(): { mark: Box[]; others: Box[] } {
    const answer = current && answers.get(current.key);
    if (!current || !answer) return { mark: [], others: [] };
    const { finding } = current;
    const others = answer.painted
      .filter((each) => each.finding.id !== finding.id)
      .flatMap((each) => boxesOf(answer.map.toRanges(each.finding.start, each.finding.end)));
    return { mark: boxesOf(answer.map.toRanges(finding.start, finding.end)), others };
  }

  function open(key: string, finding: Finding, how: { pin?: boolean; focus?: boolean }): void {
    const answer = answers.get(key);
    if (!answer || !stands(finding, answer.map.text)) return;
    if (evidenceFor !== finding.id) marks.setEvidence([]);
    current = { key, finding };
    last = finding.id;
    pointAt(null, null);
    const index = answer.painted.findIndex((each) => each.finding.id === finding.id) + 1;
    dress();
    card.open(
      { finding, report: answer.report, index, count: answer.painted.length },
      settings.language,
      how.focus ?? false,
    );
    card.pinned = card.pinned || (how.pin ?? false) || (how.focus ?? false);
  }

  function close(): void {
    if (!current) return;
    current = null;
    card.close();
    pointAt(null, null);
    disturb();
  }

  async function onAct(act: Act): Promise<void> {
    if (!current) return;
    const { key, finding } = current;
    if (act === "close") close();
    else if (act === "next" || act === "previous") stepIn(key, finding, act === "next" ? 1 : -1);
    else if (act === "dismiss") {
      dismissed = new Set([...dismissed, finding.id]);
      options.dismiss(finding);
      close();
      repaint();
    } else if (act === "copy") {
      const text = note(finding, settings.language, page.location.href);
      if (await copyText(page, text, overlay.layer)) card.copied(settings.language);
    } else await reveal(key, finding);
  }

  async function reveal(key: string, finding: Finding): Promise<void> {
    card.pinned = true;
    const ranges = await options.showSource(key, finding);
    if (signal.aborted || current?.finding.id !== finding.id) return;
    evidenceFor = finding.id;
    marks.setEvidence(ranges);
    if (ranges[0]) bringIntoSight(ranges[0]);
    else if (finding.evidence) card.say(message(settings.language, "card_sourceClosed"));
    // A pane that lies over the answer leaves nothing for the card to point at.
    const mark = boxes().mark.at(-1);
    const answer = answers.get(key);
    if (!mark || !answer || (ranges.length > 0 && !isSeen(answer.element, overlay, mark))) close();
    else card.place();
  }

  /** Next or previous finding of the same answer, around its ends. */
  function stepIn(key: string, finding: Finding, by: 1 | -1): void {
    const painted = answers.get(key)?.painted ?? [];
    const at = painted.findIndex((each) => each.finding.id === finding.id);
    const next = painted[(at + by + painted.length) % painted.length];
    if (next) goTo(key, next.finding, false);
  }

  function goTo(key: string, finding: Finding, focus: boolean): boolean {
    const range = answers.get(key)?.map.toRange(finding.start, finding.end);
    if (!range) return false;
    bringIntoSight(range);
    open(key, finding, { pin: true, focus });
    return true;
  }

  function repaint(): void {
    for (const answer of answers.values()) paint(answer);
    if (current) {
      const answer = answers.get(current.key);
      const { finding } = current;
      const kept = answer?.report.findings.find((each) => each.id === finding.id);
      if (!answer || !kept || !stands(kept, answer.map.text)) close();
      else {
        current.finding = kept;
        pointAt(null, null);
      }
    }
    disturb();
  }

  const passive = { signal, passive: true, capture: true } as const;
  page.addEventListener("scroll", disturb, passive);
  page.defaultView?.addEventListener("resize", disturb, passive);
  // Things that may or may not have moved a mark.
  for (const type of ["transitionend", "animationend", "load", "toggle"])
    page.addEventListener(type, () => chips.verify(), passive);
  page.fonts.addEventListener("loadingdone", () => chips.verify(), { signal });
  page.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && card.isOpen && !overlay.holds(event)) close();
    },
    { signal, capture: true },
  );
  contrast.addEventListener("change", dress, { signal });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress, { signal });
  watchPointer(
    page,
    overlay,
    {
      hit: (path, x, y) => hitTest(page, answers.values(), path, x, y),
      rest: ({ key, finding }) => {
        if (!(card.pinned && card.isOpen) && current?.finding.id !== finding.id) open(key, finding, {});
      },
      press: ({ key, finding }) => open(key, finding, { pin: true }),
      leave: () => {
        if (!card.pinned) close();
      },
      outside: close,
    },
    signal,
  );
  signal.addEventListener("abort", () => {
    current = null;
    card.close();
    chips.clear();
    marks.dispose();
    overlay.close();
    resize.disconnect();
    answers.clear();
  });

  return {
    show({ key, element, map, report }) {
      if (signal.aborted) return;
      const old = answers.get(key);
      if (old && old.element !== element) resize.unobserve(old.element);
      if (!old || old.element !== element) resize.observe(element);
      const answer: Answer = { key, element, map, report, painted: [] };
      answers.set(key, answer);
      paint(answer);
      dress();
      if (current?.key === key) repaint();
      else disturb();
    },
    hide(key) {
      const old = answers.get(key);
      if (!old) return;
      answers.delete(key);
      resize.unobserve(old.element);
      marks.hide(key);
      if (current?.key === key) close();
      else disturb();
    },
    moved() {
      if (answers.size === 0) return;
      dress();
      chips.verify();
      if (card.isOpen) card.place();
    },
    set(next) {
      settings = next;
      chips.setLanguage(next.language);
      chips.clear();
      dress();
      repaint();
      if (!next.marks) close();
      else if (current) open(current.key, current.finding, {});
    },
    setDismissed(ids) {
      dismissed = ids;
      repaint();
    },
    openFinding(id) {
      for (const { key, report } of answers.values()) {
        const finding = report.findings.find((each) => each.id === id);
        if (finding && goTo(key, finding, true)) return true;
      }
      return false;
    },
    showEvidence(ranges) {
      evidenceFor = null;
      dress();
      marks.setEvidence(ranges);
      if (ranges[0]) bringIntoSight(ranges[0]);
    },
    step(by) {
      const list = all();
      if (list.length === 0) return false;
      const at = list.findIndex((each) => each.finding.id === last);
      const next = list[at < 0 ? (by === 1 ? 0 : list.length - 1) : (at + by + list.length) % list.length];
      return next !== undefined && goTo(next.key, next.finding, true);
    },
  };
}
