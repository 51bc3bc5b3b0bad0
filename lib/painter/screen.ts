import type { Overlay } from "./overlay";
import type { Box } from "./placement";

const CONTROLS = "button, a, input, select, textarea, img, svg, video, canvas, iframe, [role='button']";

/** Rectangles of some ranges, without those that have no extent. */
export function boxesOf(ranges: readonly Range[]): Box[] {
  const boxes: Box[] = [];
  for (const range of ranges) {
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left > 0.5 && bottom - top > 0.5) boxes.push({ left, top, right, bottom });
    }
  }
  return boxes;
}

/** Rectangles of controls and pictures inside an element: no words, and not to be covered either. */
export function controlBoxes(element: Element): Box[] {
  const boxes: Box[] = [];
  for (const each of element.querySelectorAll(CONTROLS)) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (right > left && bottom > top) boxes.push({ left, top, right, bottom });
  }
  return boxes;
}

/** The topmost element of the page at a point, ours left out. */
function topAt(element: Element, overlay: Overlay, x: number, y: number): Element | null {
  const root = element.getRootNode();
  const scope = root instanceof ShadowRoot ? root : element.ownerDocument;
  for (const each of scope.elementsFromPoint(x, y)) if (!overlay.is(each)) return each;
  return null;
}

/** Whether the end of a line of `element` is seen: not scrolled away, not cut off, not under something else. */
export function isSeen(element: Element, overlay: Overlay, line: Box): boolean {
  const top = topAt(element, overlay, line.right - 1, (line.top + line.bottom) / 2);
  return top !== null && element.contains(top);
}

/** Whether only the answer's own ground, or that of what is around it, lies at a box. */
export function isGround(element: Element, overlay: Overlay, box: Box): boolean {
  const middle = (box.top + box.bottom) / 2;
  const points: [number, number][] = [
    [box.left + 1, box.top + 1],
    [box.right - 1, box.top + 1],
    [box.left + 1, box.bottom - 1],
    [box.right - 1, box.bottom - 1],
    [(box.left + box.right) / 2, middle],
  ];
  return points.every(([x, y]) => {
    const top = topAt(element, overlay, x, y);
    return top !== null && (top.contains(element) || element.contains(top));
  });
}

/** Brings a range into sight where it is not, with room for the card around it. */
export function bringIntoSight(range: Range): void {
  const box = range.getBoundingClientRect();
  const room = innerHeight * 0.15;
  if (box.top >= room && box.bottom <= innerHeight - room) return;
  const node = range.startContainer;
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
}
