import { isOwn } from "./own";

/**
 * The way to some elements: one selector for each open shadow root on the way, which names the root's host, and last
 * the one for the elements themselves.
 */
export type Path = readonly string[];

/** Most elements that a path may give: a selector for half of the page is a wrong one. */
const MOST = 2000;

/** Whether the browser takes a text as a selector. Texts of files are given to nothing before this. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Elements at the end of a path, in document order, each once. From an element the search goes through its children
 * and its own open shadow root. A selector that the browser does not take gives none.
 */
export function elementsAt(from: ParentNode, path: Path): Element[] {
  let roots: ParentNode[] = [from];
  if (from instanceof Element && from.shadowRoot) roots.push(from.shadowRoot);
  for (const [index, selector] of path.entries()) {
    const found = select(roots, selector);
    if (index === path.length - 1) return found;
    roots = found.flatMap((host) => host.shadowRoot ?? []);
  }
  return [];
}

function select(roots: readonly ParentNode[], selector: string): Element[] {
  const found: Element[] = [];
  try {
    for (const root of roots) {
      for (const element of root.querySelectorAll(selector)) {
        if (found.length >= MOST) return found;
        if (!isOwn(element)) found.push(element);
      }
    }
  } catch {
    return [];
  }
  return found;
}

/** The element around, through the border of an open shadow root. */
export function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Whether `outer` is `inner` or holds it, through open shadow roots. */
export function holds(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

/** The elements around it, nearest first, through open shadow roots. */
export function* around(element: Element): Generator<Element> {
  for (let at = parentOf(element); at; at = parentOf(at)) yield at;
}

/** Whether `first` stands before `second` in the page, whichever open shadow roots they are in; false where one holds the other. */
export function comesBefore(first: Element, second: Element): boolean {
  const above = new Map<Element, Element>();
  for (let at: Element | null = first, below = first; at; below = at, at = parentOf(at)) above.set(at, below);
  for (let at: Element | null = second, below = second; at; below = at, at = parentOf(at)) {
    const branch = above.get(at);
    if (branch === undefined) continue;
    if (at === first || at === second) return false;
    return (branch.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }
  return false;
}
