import type { TextMap } from "../dom/text-map";
import type { Finding } from "../model/report";
import type { Language } from "../model/settings";
import { shortLabel } from "../wording/label";
import { icon } from "./icons";
import type { Overlay } from "./overlay";
import { type Box, type ChipForm, type ChipRequest, placeChips } from "./placement";
import { boxesOf, controlBoxes, isGround, isSeen } from "./screen";
import type { Painted } from "./spans";
import { standingOf } from "./standing";

/** Milliseconds for which the layout must rest before chips are placed again. */
const REST_MS = 140;
/** Lines narrower than this (CSS pixels) get the short label first. */
const NARROW = 420;
const HEIGHT = { code: 16, short: 16, tiny: 12 };
const FORMS = ["code", "short", "tiny"] as const;

/** A painted answer, as chips and hit tests need it. */
export interface Shown {
  key: string;
  element: Element;
  map: TextMap;
  painted: Painted[];
}

export interface ChipActions {
  enter(key: string, finding: Finding): void;
  leave(): void;
  press(key: string, finding: Finding): void;
}

/**
 * Reason codes at the ends of marked spans, drawn over the page in free room only. Hidden as soon as the page scrolls
 * or its layout moves, and placed again at rest.
 */
export class Chips {
  private readonly layer: HTMLElement;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private anchors: { range: Range; left: number; top: number }[] = [];
  private widths = new Map<string, number>();

  constructor(
    private readonly page: Document,
    private readonly overlay: Overlay,
    private readonly actions: ChipActions,
    private readonly shown: () => Iterable<Shown>,
    private language: Language,
  ) {
    this.layer = page.createElement("div");
    this.layer.className = "chips resting";
    // The findings list of the panel is the spoken form of all this.
    this.layer.setAttribute("aria-hidden", "true");
    overlay.layer.append(this.layer);
  }

  setLanguage(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.widths.clear();
  }

  /** Hides the chips at once and places them when nothing moved for a while. */
  disturb(): void {
    this.layer.classList.add("resting");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.place(), REST_MS);
  }

  /** Disturbs only where a mark is not where it was: for changes that may or may not have moved anything. */
  verify(): void {
    if (this.layer.classList.contains("resting")) return;
    const moved = this.anchors.some(({ range, left, top }) => {
      const box = range.getBoundingClientRect();
      return Math.abs(box.left - left) > 0.5 || Math.abs(box.top - top) > 0.5;
    });
    if (moved) this.disturb();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.layer.replaceChildren();
    this.anchors = [];
  }

  private place(): void {
    this.layer.replaceChildren();
    this.anchors = [];
    const view: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const root = this.page.documentElement;
    const bounds = { ...view, right: Math.min(view.right, root.clientWidth || view.right) - 4, left: 4 };
    for (const answer of this.shown()) {
      const area = answer.element.getBoundingClientRect();
      if (answer.painted.length === 0 || area.bottom < 0 || area.top > view.bottom) continue;
      this.placeAnswer(answer, bounds);
    }
    this.layer.classList.remove("resting");
  }

  private placeAnswer(answer: Shown, bounds: Box): void {
    const { element, map } = answer;
    const requests: ChipRequest[] = [];
    const findings = new Map<string, Finding>();
    for (const { finding } of answer.painted) {
      const ranges = map.toRanges(finding.start, finding.end);
      const lines = boxesOf(ranges);
      const last = lines[lines.length - 1];
      const range = ranges[ranges.length - 1];
      if (!last || !range || findings.has(finding.id)) continue;
      this.watch(range);
      if (last.bottom < bounds.top || last.top > bounds.bottom || !isSeen(element, this.overlay, last)) continue;
      findings.set(finding.id, finding);
      requests.push({ id: finding.id, lines, forms: this.forms(finding, element) });
    }
    if (requests.length === 0) return;
    const obstacles = [...boxesOf(map.toRanges(0, map.text.length)), ...controlBoxes(element)];
    const places = placeChips(requests, obstacles, bounds, (box) => isGround(element, this.overlay, box));
    for (const { id, form, box } of places) {
      const finding = findings.get(id);
      if (finding) this.layer.append(this.chip(answer.key, finding, form, box));
    }
  }

  private watch(range: Range): void {
    const box = range.getBoundingClientRect();
    this.anchors.push({ range, left: box.left, top: box.top });
  }

  private forms(finding: Finding, element: Element): ChipForm[] {
    const names = element.getBoundingClientRect().width < NARROW ? FORMS.slice(1) : FORMS;
    return names.map((name) => ({ name, width: this.width(finding, name), height: HEIGHT[name] }));
  }

  /** Chips are measured once per word and form. */
  private width(finding: Finding, form: ChipForm["name"]): number {
    const name = `${form} ${finding.code} ${standingOf(finding)}`;
    const known = this.widths.get(name);
    if (known !== undefined) return known;
    const probe = this.build(finding, form);
    probe.classList.add("measure");
    this.layer.append(probe);
    const width = Math.ceil(probe.getBoundingClientRect().width);
    probe.remove();
    if (width > 0) this.widths.set(name, width);
    return width;
  }

  private build(finding: Finding, form: ChipForm["name"]): HTMLElement {
    const chip = this.page.createElement("span");
    const standing = standingOf(finding);
    chip.className = `chip ${form} ${standing}`;
    chip.append(icon(this.page, standing), form === "code" ? finding.code : shortLabel(finding.code, this.language));
    return chip;
  }

  private chip(key: string, finding: Finding, form: ChipForm["name"], box: Box): HTMLElement {
    const chip = this.build(finding, form);
    chip.dataset.finding = finding.id;
    chip.style.left = `${box.left}px`;
    chip.style.top = `${box.top}px`;
    chip.addEventListener("pointerenter", () => this.actions.enter(key, finding));
    chip.addEventListener("pointerleave", () => this.actions.leave());
    chip.addEventListener("click", () => this.actions.press(key, finding));
    return chip;
  }
}
