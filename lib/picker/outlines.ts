import { parentOf } from "../dom/region";
import type { RegionName } from "../model/picked-site";

export interface Outlined {
  kind: RegionName | "pointed";
  element: Element;
  /** A word at its corner; "" for none. */
  tag: string;
}

/** Most outlines at once: more would slow the page and tell nobody more. */
const MOST = 150;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws frames around elements, in the layer that is not the page's. */
export class Outlines {
  private readonly frame: HTMLElement;

  constructor(
    private readonly page: Document,
    layer: HTMLElement,
  ) {
    this.frame = page.createElement("div");
    this.frame.className = "outlines";
    layer.append(this.frame);
  }

  draw(outlined: readonly Outlined[]): void {
    const boxes: HTMLElement[] = [];
    for (const { kind, element, tag } of outlined) {
      if (boxes.length >= MOST) break;
      const box = visibleBox(element);
      if (!box) continue;
      const drawn = this.page.createElement("div");
      drawn.className = `outline ${kind}`;
      drawn.style.left = `${box.left}px`;
      drawn.style.top = `${box.top}px`;
      drawn.style.width = `${box.right - box.left}px`;
      drawn.style.height = `${box.bottom - box.top}px`;
      if (tag !== "") {
        const label = this.page.createElement("span");
        label.textContent = tag;
        // At the page's upper edge the word stands inside its frame.
        if (box.top < 22) label.className = "within";
        drawn.append(label);
      }
      boxes.push(drawn);
    }
    this.frame.replaceChildren(...boxes);
  }
}

/** Pixels between an element and its frame. */
const GAP = 2;
/** Pixels that a frame keeps from the window's edge, so that all its sides are seen. */
const EDGE = 3;

/** What is seen of an element: cut by the window and by every scrolled box around it; null where nothing is. */
function visibleBox(element: Element): Box | null {
  const rect = element.getBoundingClientRect();
  if (rect.width === 0 && rect.height === 0) return null;
  const view = element.ownerDocument.documentElement;
  let box: Box = {
    left: Math.max(rect.left - GAP, EDGE),
    top: Math.max(rect.top - GAP, EDGE),
    right: Math.min(rect.right + GAP, view.clientWidth - EDGE),
    bottom: Math.min(rect.bottom + GAP, view.clientHeight - EDGE),
  };
  for (let at = parentOf(element); at && at !== element.ownerDocument.body; at = parentOf(at)) {
    if (getComputedStyle(at).overflow === "visible") continue;
    const cut = at.getBoundingClientRect();
    box = {
      left: Math.max(box.left, cut.left),
      top: Math.max(box.top, cut.top),
      right: Math.min(box.right, cut.right),
      bottom: Math.min(box.bottom, cut.bottom),
    };
  }
  return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
}
