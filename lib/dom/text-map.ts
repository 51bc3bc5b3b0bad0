import type { Span } from "../model/span";
import { type Piece, type Space, TextBuilder } from "./text-builder";

/** What the walk leaves out, and which elements are citation marks. Both are asked once per element. */
export interface TextMapOptions {
  /** Elements whose whole subtree is no text of the answer: buttons, counters, reasoning blocks. */
  leaveOut?: (element: Element) => boolean;
  /** Citation marks: their words stay in the text, spaced, and their range is kept in `marks`. */
  isMark?: (element: Element) => boolean;
}

/**
 * Visible text of some elements, and the way back from its offsets to the page.
 * Offsets are UTF-16 code units of `text`. A map is a snapshot: `toRange` answers null once the page's words changed.
 */
export interface TextMap {
  readonly text: string;
  /** Range of each citation mark, in reading order. Empty (`start === end`) where the mark bears no words. */
  readonly marks: ReadonlyMap<Element, Span>;
  /** The range from the first to the last node of the words, or null where they are not in the page any more. */
  toRange(start: number, end: number): Range | null;
  /** One range per text node that holds words of the span: never covers what the walk left out. Empty as `toRange` is null. */
  toRanges(start: number, end: number): Range[];
  /** Offset in `text` of a caret position in the page, or null where the node is no part of the map. */
  fromPoint(node: Node, offset: number): number | null;
  /** False once any node of the map was removed or its words were changed. */
  isCurrent(): boolean;
}

const NEVER_TEXT = new Set(
  "SCRIPT STYLE NOSCRIPT TEMPLATE SVG CANVAS IFRAME OBJECT EMBED VIDEO AUDIO TEXTAREA SELECT INPUT DATALIST ANNOTATION ANNOTATION-XML".split(
    " ",
  ),
);
/** Blocks that stand apart by an empty line, as in a text written by hand; all others by a line end. */
const PARAGRAPHS = new Set("P H1 H2 H3 H4 H5 H6 PRE BLOCKQUOTE TABLE HR DL FIGURE".split(" "));
const CELL_ROLES = new Set(["cell", "gridcell", "columnheader", "rowheader"]);
const MATHML = "http://www.w3.org/1998/Math/MathML";
/** Square and cubic units keep their power: `m<sup>2</sup>` is one word. */
const LENGTH_UNIT = /(?:^|[^a-z])(?:mm|cm|dm|m|km|in|ft|yd|mi)$/i;

function spaceOf(style: CSSStyleDeclaration): Space {
  const value = style.whiteSpace || style.getPropertyValue("white-space-collapse");
  if (value.startsWith("pre-line") || value.startsWith("preserve-breaks")) return "keep-lines";
  if (value.startsWith("pre") || value.startsWith("break-spaces")) return "keep";
  return "collapse";
}

/** Children as rendered: those of an open shadow root, and what a slot was given. */
function childrenOf(element: Element): Iterable<Node> {
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  if (element instanceof HTMLSlotElement) {
    const given = element.assignedNodes({ flatten: true });
    if (given.length > 0) return given;
  }
  return element.childNodes;
}

interface Place {
  space: Space;
  /** Inside a cell or a mark, a line end would tear the row apart. */
  inline: boolean;
  /** How many lists are open around. */
  list: number;
}

function walk(element: Element, out: TextBuilder, options: TextMapOptions, place: Place): void {
  const tag = element.tagName.toUpperCase();
  if (NEVER_TEXT.has(tag) || element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden")) return;
  const isMark = options.isMark?.(element) ?? false;
  if (!isMark && options.leaveOut?.(element)) return;
  if (tag === "BR") {
    if (place.inline) out.word();
    else out.line(1);
    return;
  }
  const style = getComputedStyle(element);
  if (style.display === "none") return;
  const inner: Place = { space: spaceOf(style), inline: place.inline, list: place.list };

  if (isMark) {
    out.word();
    const before = out.pieces.length;
    children(element, out, options, { ...inner, inline: true }, style);
    const first = out.pieces[before];
    out.marks.set(element, first ? { start: first.start, end: out.end } : { start: out.end, end: out.end });
    out.word();
    return;
  }
  const open = enter(element, tag, style, out, inner);
  children(element, out, options, inner, style);
  open?.();
}

/** Sets the separators before an element and returns what sets those behind it. */
function enter(
  element: Element,
  tag: string,
  style: CSSStyleDeclaration,
  out: TextBuilder,
  inner: Place,
): (() => void) | null {
  if (element.namespaceURI === MATHML) {
    out.digits();
    return () => out.digits();
  }
  const role = element.getAttribute("role") ?? "";
  const display = style.display;
  if (display === "table-cell" || tag === "TD" || tag === "TH" || CELL_ROLES.has(role)) {
    if (element.previousElementSibling) out.cell();
    inner.inline = true;
    return () => {};
  }
  if (display === "table-row" || tag === "TR" || role === "row") {
    out.row();
    return () => out.row();
  }
  if (tag === "SUP") {
    const words = element.textContent ?? "";
    const power = (words === "2" || words === "3") && LENGTH_UNIT.test(out.tail(4));
    if (power || !/\d/.test(words)) return null;
    out.word();
    return () => out.word();
  }
  if (tag === "SUB" || display.startsWith("inline-")) {
    out.digits();
    return () => out.digits();
  }
  if (display === "inline" || display === "contents" || display === "ruby" || display === "") return null;
  if (inner.inline) {
    out.word();
    return () => out.word();
  }
  if (tag === "UL" || tag === "OL" || role === "list") {
    const nested = inner.list > 0;
    out.line(1);
    inner.list++;
    return () => out.line(nested ? 1 : 2);
  }
  if ((tag === "LI" || role === "listitem") && inner.list > 0) {
    out.item(inner.list);
    return () => out.item(0);
  }
  const apart = PARAGRAPHS.has(tag) && inner.list === 0 ? 2 : 1;
  out.line(apart);
  return () => out.line(apart);
}

function children(
  element: Element,
  out: TextBuilder,
  options: TextMapOptions,
  place: Place,
  style: CSSStyleDeclaration,
): void {
  const shown = style.visibility === "visible" || style.visibility === "";
  for (const child of childrenOf(element)) {
    // A hidden element's children may be visible again: only its own text is left out.
    if (child.nodeType === Node.TEXT_NODE) {
      if (shown) out.add(child as Text, place.space);
    } else if (child.nodeType === Node.ELEMENT_NODE) walk(child as Element, out, options, place);
  }
}

/**
 * Reads the visible text of `roots`, in order, an empty line between them.
 * Separators are put in where the page shows a gap and the nodes hold none: line ends at blocks, `br` and list items
 * (an empty line between paragraphs, a dash before an item), a tab between cells, a space around superscripts and marks.
 * White space is collapsed as rendered. Never throws; a root that is not in the page gives no text.
 */
export function readText(roots: readonly Element[], options: TextMapOptions = {}): TextMap {
  const out = new TextBuilder();
  for (const root of roots) {
    if (!root.isConnected) continue;
    out.line(2);
    walk(root, out, options, { space: "collapse", inline: false, list: 0 });
    out.line(2);
  }
  return new Snapshot(out.text, out.pieces, out.marks);
}

class Snapshot implements TextMap {
  private byNode: Map<Node, Piece[]> | null = null;

  constructor(
    readonly text: string,
    private readonly pieces: readonly Piece[],
    readonly marks: ReadonlyMap<Element, Span>,
  ) {}

  toRange(start: number, end: number): Range | null {
    const hit = this.between(start, end);
    const first = hit[0];
    const last = hit[hit.length - 1];
    if (!first || !last) return null;
    const range = first.node.ownerDocument.createRange();
    range.setStart(first.node, first.offset + Math.max(0, start - first.start));
    range.setEnd(last.node, last.offset + Math.min(last.end, end) - last.start);
    return range;
  }

  toRanges(start: number, end: number): Range[] {
    const ranges: Range[] = [];
    let node: Text | null = null;
    for (const piece of this.between(start, end)) {
      const from = piece.offset + Math.max(0, start - piece.start);
      const to = piece.offset + Math.min(piece.end, end) - piece.start;
      const last = ranges[ranges.length - 1];
      if (last && node === piece.node) last.setEnd(piece.node, to);
      else {
        const range = piece.node.ownerDocument.createRange();
        range.setStart(piece.node, from);
        range.setEnd(piece.node, to);
        ranges.push(range);
      }
      node = piece.node;
    }
    return ranges;
  }

  fromPoint(node: Node, offset: number): number | null {
    if (!this.byNode) {
      this.byNode = new Map();
      for (const piece of this.pieces) {
        const list = this.byNode.get(piece.node);
        if (list) list.push(piece);
        else this.byNode.set(piece.node, [piece]);
      }
    }
    const list = this.byNode.get(node);
    if (!list) return null;
    for (const piece of list) {
      const size = piece.end - piece.start;
      if (offset <= piece.offset + size) return piece.start + Math.max(0, offset - piece.offset);
    }
    return list[list.length - 1]?.end ?? null;
  }

  isCurrent(): boolean {
    return this.pieces.every((piece) => this.holds(piece));
  }

  private holds(piece: Piece): boolean {
    const size = piece.end - piece.start;
    return (
      piece.node.isConnected &&
      piece.node.data.slice(piece.offset, piece.offset + size) === this.text.slice(piece.start, piece.end)
    );
  }

  /** The pieces that share words with the span; none where one of them is gone or was changed. */
  private between(start: number, end: number): Piece[] {
    if (!(start < end) || start < 0 || end > this.text.length) return [];
    let low = 0;
    let high = this.pieces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.pieces[middle]?.end ?? 0) > start) high = middle;
      else low = middle + 1;
    }
    const hit: Piece[] = [];
    for (let i = low; i < this.pieces.length; i++) {
      const piece = this.pieces[i];
      if (!piece || piece.start >= end) break;
      if (!this.holds(piece)) return [];
      hit.push(piece);
    }
    return hit;
  }
}
