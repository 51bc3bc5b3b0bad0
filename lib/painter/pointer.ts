import type { Hit } from "./hit";
import type { Overlay } from "./overlay";

/** Milliseconds that the pointer rests on a mark before its card opens. */
const REST_MS = 400;
/** Milliseconds for the way from the mark to the card. */
const GRACE_MS = 200;
/** Pixels that a resting pointer may tremble. */
const TREMBLE = 4;

const CONTROL = "a, button, input, textarea, select, label, summary, [role='button'], [contenteditable='true']";

export interface PointerHooks {
  hit(path: readonly EventTarget[], x: number, y: number): Hit | null;
  /** The pointer rested on a mark. */
  rest(hit: Hit): void;
  press(hit: Hit): void;
  /** The pointer left mark and card for good. */
  leave(): void;
  /** A click that is neither on a mark nor on ours. */
  outside(): void;
}

/** Follows the pointer over the page; takes nothing from it: no default is prevented, no event stopped. */
export function watchPointer(page: Document, overlay: Overlay, hooks: PointerHooks, signal: AbortSignal): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let latest: PointerEvent | null = null;
  let path: EventTarget[] = [];
  let at = { x: 0, y: 0 };
  let over: Hit | null = null;

  const stay = (): void => {
    clearTimeout(grace);
    grace = undefined;
  };
  const go = (): void => {
    clearTimeout(rest);
    over = null;
    grace ??= setTimeout(() => {
      grace = undefined;
      hooks.leave();
    }, GRACE_MS);
  };
  const isSelecting = (): boolean => page.getSelection()?.isCollapsed === false;

  const look = (): void => {
    frame = 0;
    const event = latest;
    if (!event) return;
    const hit = hooks.hit(path, event.clientX, event.clientY);
    if (!hit) {
      go();
      return;
    }
    stay();
    const moved = Math.hypot(event.clientX - at.x, event.clientY - at.y) > TREMBLE;
    if (over?.finding.id === hit.finding.id && !moved) return;
    over = hit;
    at = { x: event.clientX, y: event.clientY };
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (!isSelecting()) hooks.rest(hit);
    }, REST_MS);
  };

  const options = { signal, passive: true, capture: true } as const;
  page.addEventListener(
    "pointermove",
    (event) => {
      if (event.buttons !== 0) {
        clearTimeout(rest);
        return;
      }
      if (overlay.holds(event)) {
        clearTimeout(rest);
        stay();
        return;
      }
      latest = event;
      // An event's path is empty once it was handled.
      path = event.composedPath();
      frame ||= requestAnimationFrame(look);
    },
    options,
  );
  page.addEventListener("pointerdown", () => clearTimeout(rest), options);
  page.documentElement.addEventListener("pointerleave", go, { signal, passive: true });
  page.addEventListener(
    "click",
    (event) => {
      // What a script presses (a pane that we open) is not the person's click.
      if (!event.isTrusted || overlay.holds(event) || isSelecting()) return;
      const target = event.composedPath()[0];
      const isControl = target instanceof Element && target.closest(CONTROL) !== null;
      const hit = isControl ? null : hooks.hit(event.composedPath(), event.clientX, event.clientY);
      clearTimeout(rest);
      if (hit) hooks.press(hit);
      else hooks.outside();
    },
    options,
  );
  signal.addEventListener("abort", () => {
    clearTimeout(rest);
    clearTimeout(grace);
    cancelAnimationFrame(frame);
  });
}
