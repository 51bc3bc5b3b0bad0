import type { TextMap } from "../dom/text-map";
import type { Severity } from "../model/reasons";
import { type Ground, HIGHLIGHT, type HighlightName, highlightCss } from "./highlight-css";
import type { Painted } from "./spans";

/** Graver lines lie above lesser ones, the tint below all. */
const PRIORITY: Record<HighlightName, number> = {
  current: 0,
  info: 1,
  notice: 2,
  unsupported: 3,
  contradicted: 4,
  evidence: 5,
};
const NAMES = Object.keys(HIGHLIGHT) as HighlightName[];

/** Whether this browser can underline without touching the page's nodes. */
export const canPaint = (): boolean =>
  typeof Highlight === "function" && typeof CSS === "object" && "highlights" in CSS;

/**
 * The marks in the page: ranges in the browser's highlight registry and one adopted style sheet, and nothing else.
 * Keeps its own lists of ranges, because Firefox gives no way to walk a highlight from an extension.
 */
export class Marks {
  private readonly highlights = new Map<HighlightName, Highlight>();
  private readonly ranges = new Map<string, Map<HighlightName, Range[]>>();
  private readonly sheet: CSSStyleSheet | null = null;
  private readonly roots = new Set<Document | ShadowRoot>();
  private ground: Ground | null = null;

  constructor(page: Document) {
    if (!canPaint()) return;
    this.sheet = new CSSStyleSheet();
    this.adopt(page);
  }

  /** Underlines an answer's findings; what was underlined of it before goes. */
  show(key: string, painted: readonly Painted[], map: TextMap, root: Node): void {
    const lists = new Map<HighlightName, Range[]>();
    for (const { finding, spans } of painted) {
      for (const span of spans) this.push(lists, finding.severity, map.toRanges(span.start, span.end));
    }
    this.replace(key, lists);
    if (root instanceof ShadowRoot) this.adopt(root);
  }

  hide(key: string): void {
    this.replace(key, new Map());
  }

  /** Tints the words of the finding that is open, or nothing. */
  setCurrent(ranges: readonly Range[]): void {
    this.replace("current", new Map([["current", [...ranges]]]));
  }

  /** Marks the words of a source, or nothing. */
  setEvidence(ranges: readonly Range[]): void {
    this.replace("evidence", new Map([["evidence", [...ranges]]]));
    const root = ranges[0]?.startContainer.getRootNode();
    if (root instanceof ShadowRoot) this.adopt(root);
  }

  setGround(ground: Ground): void {
    if (ground === this.ground) return;
    this.ground = ground;
    this.sheet?.replaceSync(highlightCss(ground));
  }

  dispose(): void {
    for (const name of NAMES) if (canPaint()) CSS.highlights.delete(HIGHLIGHT[name]);
    this.highlights.clear();
    this.ranges.clear();
    for (const root of this.roots)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
    this.roots.clear();
  }

  private push(lists: Map<HighlightName, Range[]>, name: Severity, ranges: Range[]): void {
    const list = lists.get(name);
    if (list) list.push(...ranges);
    else lists.set(name, [...ranges]);
  }

  private replace(key: string, lists: Map<HighlightName, Range[]>): void {
    if (!this.sheet) return;
    for (const [name, old] of this.ranges.get(key) ?? [])
      for (const range of old) this.highlights.get(name)?.delete(range);
    if (lists.size > 0) this.ranges.set(key, lists);
    else this.ranges.delete(key);
    for (const [name, list] of lists) {
      if (list.length === 0) continue;
      const highlight = this.highlight(name);
      for (const range of list) highlight.add(range);
    }
  }

  private highlight(name: HighlightName): Highlight {
    const old = this.highlights.get(name);
    if (old) return old;
    const made = new Highlight();
    made.priority = PRIORITY[name];
    this.highlights.set(name, made);
    CSS.highlights.set(HIGHLIGHT[name], made);
    return made;
  }

  /** Document rules do not reach into shadow roots in Firefox, so the sheet is adopted there too. */
  private adopt(root: Document | ShadowRoot): void {
    if (!this.sheet || this.roots.has(root)) return;
    this.roots.add(root);
    root.adoptedStyleSheets.push(this.sheet);
  }
}
