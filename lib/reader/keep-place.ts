import { around } from "../dom/region";

/**
 * Remembers where the boxes around an element are scrolled to and what has the focus. The function that it gives puts
 * that back; places of scrolling only where `scroll` says so.
 */
export function keepPlace(element: Element): (scroll: boolean) => void {
  const page = element.ownerDocument;
  const focus = focusOf(page);
  const boxes: { box: Element; top: number; left: number }[] = [];
  for (const box of new Set([element, ...around(element), page.scrollingElement ?? element]))
    boxes.push({ box, top: box.scrollTop, left: box.scrollLeft });
  return (scroll) => {
    if (focusOf(page) !== focus) {
      const now = focusOf(page);
      if (focus instanceof HTMLElement && focus !== page.body) focus.focus({ preventScroll: true });
      else if (now instanceof HTMLElement) now.blur();
    }
    if (!scroll) return;
    for (const { box, top, left } of boxes)
      if (box.scrollTop !== top || box.scrollLeft !== left) box.scrollTo({ top, left, behavior: "instant" });
  };
}

/** What has the focus, in open shadow roots too. */
function focusOf(page: Document): Element | null {
  let focus = page.activeElement;
  while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement;
  return focus;
}
