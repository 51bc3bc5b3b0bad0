import { isOwn } from "./own";

/** A record of nothing but our own nodes coming or going. */
function isOurs({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === "childList" && [...addedNodes, ...removedNodes].every(isOwn);
}

/** What changed since the last batch. */
export interface Batch {
  /** Nodes whose text, children or attributes changed. */
  targets: ReadonlySet<Node>;
  /** True where elements came or went: answers or panes may have. */
  structure: boolean;
}

export interface ObserveOptions {
  signal: AbortSignal;
  /** Called in the page's task, at most once per `everyMs`, however many records come. */
  onBatch: (batch: Batch) => void;
  /** Milliseconds between two batches; the first of a quiet time comes in the next task. */
  everyMs?: number;
}

/** Attributes by which chat tools say that a reply is done or a pane is open. */
const ATTRIBUTES = [
  "class",
  "disabled",
  "hidden",
  "open",
  "title",
  "aria-hidden",
  "aria-busy",
  "aria-expanded",
  "aria-selected",
  "data-state",
  "data-theme",
];

/** How many nodes a batch names before it only says that everything may have changed. */
const MOST_TARGETS = 500;

/** Open shadow roots of the page below a node, nested ones too. */
export function openShadowRoots(node: ParentNode): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  const first = node instanceof Element && !isOwn(node) ? node.shadowRoot : null;
  if (first) roots.push(first, ...openShadowRoots(first));
  for (const element of node.querySelectorAll("*")) {
    // Only elements with a hyphen and a handful of others can have one; the property is cheap, so ask all.
    const root = element.shadowRoot;
    if (root && !isOwn(element)) roots.push(root, ...openShadowRoots(root));
  }
  return roots;
}

/**
 * The one MutationObserver of a page: `root` (the document element, so that a replaced body is seen) and every open
 * shadow root below it. Work done in `onBatch` is bounded by `everyMs`, not by the number of mutations.
 */
export function observe(root: Element, { signal, onBatch, everyMs = 100 }: ObserveOptions): void {
  if (signal.aborted) return;
  const watched = new WeakSet<Node>();
  let targets = new Set<Node>();
  let structure = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -everyMs;

  const flush = (): void => {
    timer = undefined;
    last = performance.now();
    const batch = { targets, structure };
    targets = new Set();
    structure = false;
    onBatch(batch);
  };
  const schedule = (): void => {
    if (timer !== undefined) return;
    timer = setTimeout(flush, Math.max(0, last + everyMs - performance.now()));
  };
  const observer = new MutationObserver((records) => {
    let seen = false;
    for (const record of records) {
      if (isOurs(record)) continue;
      seen = true;
      if (targets.size < MOST_TARGETS) targets.add(record.target);
      else targets.add(root);
      if (record.type !== "childList") continue;
      for (const node of record.addedNodes) {
        if (!(node instanceof Element) || isOwn(node)) continue;
        structure = true;
        for (const shadow of openShadowRoots(node)) watch(shadow);
      }
      for (const node of record.removedNodes) if (node instanceof Element && !isOwn(node)) structure = true;
    }
    if (seen) schedule();
  });
  const watch = (node: Node): void => {
    if (watched.has(node)) return;
    watched.add(node);
    observer.observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ATTRIBUTES,
    });
  };

  watch(root);
  for (const shadow of openShadowRoots(root)) watch(shadow);
  signal.addEventListener(
    "abort",
    () => {
      observer.disconnect();
      clearTimeout(timer);
    },
    { once: true },
  );
}
