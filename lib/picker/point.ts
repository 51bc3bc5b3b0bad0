import { around, holds, parentOf } from "../dom/region";
import type { RegionName } from "../model/picked-site";
import { spoken } from "../sites/picked-source";

/** Elements that are part of a text and never the whole of it. */
const PARTS =
  "p, br, em, strong, b, i, u, s, a, span, code, kbd, pre, sup, sub, mark, ul, ol, dl, dt, dd, table, thead, tbody, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, hr, img, svg, svg *, small, cite, q, time, button, label, figure, figcaption";
/** Longest text of a citation mark, in characters. */
const LONGEST_MARK = 60;

/** The element that a person most likely means where the pointer is: the whole text around it, or the whole mark. */
export function meant(target: Element, step: RegionName, answers: readonly Element[]): Element {
  if (step === "mark") return wholeMark(target, answers);
  let at = target;
  while (at.matches(PARTS) || (step !== "source" && at.localName === "li")) {
    const outer = wider(at);
    if (!outer) break;
    at = outer;
  }
  return at;
}

/** The outermost element around that has the same few words and lies inside an answer. */
function wholeMark(target: Element, answers: readonly Element[]): Element {
  const answer = answers.find((each) => holds(each, target));
  const words = spoken(target);
  let mark = target;
  if (words === "" || words.length > LONGEST_MARK) return mark;
  for (const outer of around(target)) {
    if (outer === answer || spoken(outer) !== words) break;
    if (outer.matches("p, li, td")) break;
    mark = outer;
  }
  return mark;
}

/** The element around it; null where that is the whole page. */
export function wider(element: Element): Element | null {
  const outer = parentOf(element);
  const { body, documentElement } = element.ownerDocument;
  return outer && outer !== body && outer !== documentElement ? outer : null;
}

/** The first child that holds words, or the element's own open shadow root's; null where there is none. */
export function narrower(element: Element): Element | null {
  const children = [...(element.shadowRoot ?? element).children];
  const size = (child: Element): number =>
    child.shadowRoot ? Number.POSITIVE_INFINITY : (child.textContent ?? "").trim().length;
  const [largest] = children.filter((child) => size(child) > 0).sort((a, b) => size(b) - size(a));
  return largest ?? null;
}

/** The next or the previous element beside it, else beside what is around it; null at the page's end. */
export function beside(element: Element, by: 1 | -1): Element | null {
  for (const at of [element, ...around(element)]) {
    if (at === at.ownerDocument.body) return null;
    let next = by === 1 ? at.nextElementSibling : at.previousElementSibling;
    while (next && !isShown(next)) next = by === 1 ? next.nextElementSibling : next.previousElementSibling;
    if (next) return next;
  }
  return null;
}

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && !element.matches("script, style, link, template");
};
