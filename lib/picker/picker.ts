import { observe } from "../dom/observe";
import { holds } from "../dom/region";
import { readText } from "../dom/text-map";
import type { PickedSite, RegionName } from "../model/picked-site";
import type { Language } from "../model/settings";
import { groundOf } from "../painter/ground";
import { Overlay } from "../painter/overlay";
import { OVERLAY_CSS } from "../painter/overlay-css";
import { seeSource } from "../sites/picked-source";
import { type MessageKey, message } from "../wording/catalogue";
import { type BarContent, buildBar, type Phase, type PickerAct } from "./bar";
import { Choices } from "./choices";
import { type Outlined, Outlines } from "./outlines";
import { PICKER_CSS } from "./picker-css";
import { beside, meant, narrower, wider } from "./point";

export interface PickerOptions {
  page: Document;
  /** Takes the picker off the page as if it had not been there. */
  signal: AbortSignal;
  language: Language;
  origin: string;
  /** True in a frame whose page tells the person what to do: nothing is said here until something is taken. */
  quiet?: boolean;
  /** The first element was taken. */
  onTake?: () => void;
  /** The person pressed "Save". */
  onSave: (site: PickedSite) => void;
  /** The person left. */
  onLeave: () => void;
}

const STEPS: readonly RegionName[] = ["answer", "mark", "source", "question"];
const TAGS: Record<RegionName, MessageKey> = {
  answer: "picker_tagAnswer",
  mark: "picker_tagMark",
  source: "picker_tagSource",
  question: "picker_tagQuestion",
};
/** What a press of a pointer is made of; the page hears none of it while somebody points. */
const PRESSES = "pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu touchstart touchend".split(
  " ",
);

/**
 * Lets a person point at the regions of a page. Draws in the overlay alone; presses and keys are kept from the page,
 * pointing and scrolling are not, so that hover cards open. The page keeps its focus. Everything ends with the signal.
 */
export function startPicker(options: PickerOptions): void {
  const { page, signal, language } = options;
  const overlay = new Overlay(page, OVERLAY_CSS + PICKER_CSS);
  const outlines = new Outlines(page, overlay.layer);
  const bar = page.createElement("div");
  bar.className = "bar";
  bar.setAttribute("role", "dialog");
  bar.setAttribute("aria-label", message(language, "picker_title"));
  bar.setAttribute("aria-live", "polite");
  bar.hidden = options.quiet ?? false;
  overlay.layer.append(bar);
  const choices = new Choices(page);
  let step: RegionName = "answer";
  let phase: Phase = "point";
  let pointed: Element | null = null;
  let notice: MessageKey | null = null;
  let frame = 0;

  const place = (): number => STEPS.indexOf(step);
  const showBar = (): void => {
    const counts = Object.fromEntries(
      STEPS.map((name) => [name, choices.get(name) ? choices.matched(name).length : null]),
    ) as BarContent["counts"];
    const focused = overlay.focused()?.getAttribute("data-act");
    const content = { phase, step, place: place() + 1, steps: STEPS.length, counts, opens: choices.opens, notice };
    bar.replaceChildren(...buildBar(page, content, language));
    if (focused) (bar.querySelector<HTMLElement>(`[data-act="${focused}"]`) ?? bar.querySelector("button"))?.focus();
  };
  const draw = (): void => {
    frame = 0;
    if (signal.aborted) return;
    const outlined: Outlined[] = [];
    for (const name of STEPS) {
      const tag = name === "mark" ? "" : message(language, TAGS[name]);
      for (const element of choices.matched(name)) outlined.push({ kind: name, element, tag });
    }
    if (pointed?.isConnected && (phase === "point" || phase === "matched"))
      outlined.push({ kind: "pointed", element: pointed, tag: phase === "point" ? pointed.localName : "" });
    outlines.draw(outlined);
  };
  const redraw = (): void => {
    frame ||= requestAnimationFrame(draw);
  };
  const show = (): void => {
    showBar();
    redraw();
  };
  const go = (next: Phase, at: RegionName = step): void => {
    phase = next;
    step = at;
    notice = null;
    pointed = null;
    // A dialog that the page opened meanwhile lies above: come up again.
    overlay.close();
    overlay.open();
    show();
  };

  const take = (element: Element): void => {
    const answers = choices.matched("answer");
    if (step === "mark" && !answers.some((answer) => answer !== element && holds(answer, element))) {
      notice = "picker_outside";
      show();
      return;
    }
    if (bar.hidden || step === "answer") options.onTake?.();
    bar.hidden = false;
    // The press was kept from the frame, so the keys would still go to the page around it.
    if (!page.hasFocus()) self.focus();
    choices.take(step, element);
    pointed = element;
    phase = "matched";
    notice = noticeOf(element);
    show();
  };
  const noticeOf = (element: Element): MessageKey | null => {
    if (step !== "mark" && readText([element]).text === "") return "picker_unreadable";
    if (choices.matched(step).length === 0) return "picker_untold";
    if (step === "source" && seeSource(element, choices.matched("source"), 0).isEntry) return "picker_titlesOnly";
    return null;
  };
  /** A click while the matches are shown: one that is missing, or one too many. */
  const correct = (target: Element): void => {
    const wrong = choices.matched(step).find((element) => holds(element, target));
    // The one that was pointed at itself, clicked again.
    if (wrong && choices.get(step)?.yes.includes(wrong)) return;
    choices.correct(step, wrong ?? meant(target, step, choices.matched("answer")), wrong === undefined);
    notice = choices.matched(step).length === 0 ? "picker_untold" : null;
    show();
  };
  const resize = (by: (element: Element) => Element | null): void => {
    const next = pointed && by(pointed);
    if (!next) return;
    pointed = next;
    if (phase === "matched") take(next);
    else redraw();
  };
  const advance = (): void => {
    const next = STEPS[place() + 1];
    if (next) go("point", next);
    else go("review");
  };

  const acts: Record<PickerAct, () => void> = {
    wider: () => resize(wider),
    narrower: () => resize(narrower),
    again() {
      const all = phase === "review";
      for (const name of all ? STEPS : [step]) choices.drop(name);
      if (all || step === "source") choices.opens = false;
      go("point", all ? "answer" : step);
    },
    none() {
      choices.drop(step);
      advance();
    },
    later() {
      choices.opens = true;
      go("wait");
    },
    now: () => go("point"),
    next: advance,
    save() {
      const site = choices.site(options.origin);
      if (site) options.onSave(site);
    },
    leave: () => options.onLeave(),
    move() {
      bar.classList.toggle("up");
    },
  };

  /** The act under the pointer, by geometry: under a modal dialog of the page ours gets no events. */
  const actAt = (event: MouseEvent): PickerAct | null => {
    for (const button of bar.querySelectorAll<HTMLElement>("[data-act]")) {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x >= left && x <= right && y >= top && y <= bottom) return button.dataset.act as PickerAct;
    }
    return null;
  };
  const isOverBar = (event: MouseEvent): boolean => {
    const { left, top, right, bottom } = bar.getBoundingClientRect();
    return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
  };
  const onPress = (event: Event): void => {
    const over = overlay.holds(event) || (event instanceof MouseEvent && isOverBar(event));
    if (phase === "wait" && !over) return;
    event.stopImmediatePropagation();
    if (event.cancelable && event.type !== "touchstart" && event.type !== "touchend") event.preventDefault();
    if (event.type !== "click" || !(event instanceof MouseEvent)) return;
    if (over) {
      // A button that was pressed by a key tells no place.
      const own = event.composedPath().find((each) => each instanceof HTMLElement && each.dataset.act !== undefined);
      const act = (own as HTMLElement | undefined)?.dataset.act ?? actAt(event);
      if (act) acts[act as PickerAct]();
      return;
    }
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return;
    if (phase === "matched") correct(target);
    else if (phase === "point")
      take(pointed && holds(pointed, target) ? pointed : meant(target, step, choices.matched("answer")));
  };
  const onMove = (event: Event): void => {
    if (phase !== "point" || overlay.holds(event) || (event instanceof MouseEvent && isOverBar(event))) return;
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || target === page.documentElement || target === page.body) return;
    const next = meant(target, step, choices.matched("answer"));
    // Made wider by a key, it stays as long as the pointer is inside.
    if (next === pointed || (pointed && held && holds(pointed, target))) return;
    held = false;
    pointed = next;
    redraw();
  };
  /** Whether the outline was changed by a key since the pointer came here. */
  let held = false;

  const onKey = (event: KeyboardEvent): void => {
    if (phase === "wait") {
      if (!event.altKey || event.code !== "KeyP") return;
    } else if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopImmediatePropagation();
    const own = overlay.focused();
    if (own && (event.key === "Enter" || event.key === " ")) return;
    if (event.key === "Tab") {
      if (own) return;
      event.preventDefault();
      bar.querySelector("button")?.focus();
      return;
    }
    event.preventDefault();
    press(event);
  };
  /** What ends it waits for the key to come up again: the page would hear that otherwise. */
  let ending: (() => void) | null = null;
  const onRelease = (event: Event): void => {
    if (phase === "wait") return;
    event.stopImmediatePropagation();
    if (event.type === "keyup") ending?.();
    ending = null;
  };
  const press = ({ key, code }: KeyboardEvent): void => {
    const offered = (act: PickerAct): boolean => bar.querySelector(`[data-act="${act}"]`) !== null;
    if (phase === "wait") acts.now();
    else if (key === "Escape") ending = acts.leave;
    else if (key === "ArrowUp" || key === "ArrowDown") {
      held = true;
      pointed ??= startAt();
      acts[key === "ArrowUp" ? "wider" : "narrower"]();
      redraw();
    } else if (key === "ArrowLeft" || key === "ArrowRight") {
      if (phase !== "point") return;
      held = true;
      const from = pointed ?? startAt();
      pointed = (pointed && from && beside(from, key === "ArrowRight" ? 1 : -1)) ?? from;
      pointed?.scrollIntoView({ block: "nearest" });
      redraw();
    } else if (key === "Enter") {
      if (phase === "point" && pointed) take(pointed);
      else if (phase === "review") ending = acts.save;
      else if (offered("next")) acts.next();
    } else if (key === "Backspace" && offered("again")) acts.again();
    else if (code === "KeyN" && offered("none")) acts.none();
    else if (code === "KeyL" && offered("later")) acts.later();
    else if (code === "KeyM") acts.move();
  };
  /** Where pointing by keys begins: in an answer for its marks, else in the middle of the window. */
  const startAt = (): Element | null => {
    const [answer] = choices.matched("answer");
    const start = step === "mark" && answer ? narrower(answer) : page.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return start && !overlay.is(start) && start !== page.body ? start : (page.body.firstElementChild ?? null);
  };

  const always = { capture: true, signal } as const;
  for (const name of PRESSES) addEventListener(name, onPress, { ...always, passive: false });
  addEventListener("keypress", onRelease, always);
  addEventListener("keyup", onRelease, always);
  addEventListener("pointermove", onMove, { ...always, passive: true });
  addEventListener("keydown", onKey, always);
  addEventListener("scroll", redraw, { ...always, passive: true });
  addEventListener("resize", redraw, always);
  observe(page.documentElement, { signal, onBatch: redraw, everyMs: 250 });
  signal.addEventListener("abort", () => {
    cancelAnimationFrame(frame);
    overlay.close();
  });
  overlay.dress(groundOf(page.body), language);
  go("point");
}
