import type { Span } from "../model/span";

/** A run of text that lies in one text node without a gap: `text.slice(start, end) === node.data.substr(offset, …)`. */
export interface Piece extends Span {
  node: Text;
  /** UTF-16 offset in `node.data` where the run begins. */
  offset: number;
}

/** How white space of an element's text is rendered, from the computed `white-space`. */
export type Space = "collapse" | "keep" | "keep-lines";

const isDigit = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 0xff10 && code <= 0xff19);
const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13 || code === 12;

/** Collects the text; separators wait until a visible character follows, so that none stands at an end. */
export class TextBuilder {
  readonly pieces: Piece[] = [];
  readonly marks = new Map<Element, Span>();
  private parts: string[] = [];
  private length = 0;
  private last = 0;
  private newlines = 0;
  /** List mark that the next line begins with. */
  private bullet = "";
  private tabs = 0;
  private space = false;
  /** A space only if digits would meet. */
  private guard = false;

  get text(): string {
    return this.parts.join("");
  }

  tail(size: number): string {
    let tail = "";
    for (let i = this.parts.length - 1; i >= 0 && tail.length < size; i--) tail = (this.parts[i] ?? "") + tail;
    return this.newlines || this.tabs || this.space ? "" : tail.slice(-size);
  }

  line(count: 1 | 2): void {
    this.newlines = Math.max(this.newlines, count);
  }

  row(): void {
    this.line(1);
    this.tabs = 0;
  }

  /** Items are told from paragraphs by a dash, whatever the page draws; an ordinal is never made up. 0 ends an item. */
  item(depth: number): void {
    this.line(1);
    this.bullet = depth > 0 ? `${"  ".repeat(depth - 1)}- ` : "";
  }

  cell(): void {
    this.tabs++;
  }

  word(): void {
    this.space = true;
  }

  digits(): void {
    this.guard = true;
  }

  get end(): number {
    return this.length;
  }

  /** Words that stand in no text node, such as the label of a mark that is an icon. */
  synthetic(words: string): Span {
    this.flush(words.charCodeAt(0));
    const start = this.length;
    this.push(words);
    return { start, end: this.length };
  }

  add(node: Text, mode: Space): void {
    const data = node.data;
    let i = 0;
    while (i < data.length) {
      const code = data.charCodeAt(i);
      if (isSpace(code) && mode !== "keep") {
        let lines = 0;
        let to = i;
        while (to < data.length && isSpace(data.charCodeAt(to))) {
          if (data.charCodeAt(to) === 10) lines++;
          to++;
        }
        if (mode === "keep-lines" && lines > 0) this.line(lines > 1 ? 2 : 1);
        else this.space = true;
        i = to;
        continue;
      }
      let to = i + 1;
      // Words joined by one plain space stay one run.
      while (to < data.length) {
        const next = data.charCodeAt(to);
        if (mode === "keep" || !isSpace(next)) to++;
        else if (next === 32 && to + 1 < data.length && !isSpace(data.charCodeAt(to + 1))) to++;
        else break;
      }
      this.flush(code);
      this.pieces.push({ node, offset: i, start: this.length, end: this.length + (to - i) });
      this.push(data.slice(i, to));
      i = to;
    }
  }

  private push(words: string): void {
    this.parts.push(words);
    this.length += words.length;
    this.last = words.charCodeAt(words.length - 1);
  }

  private flush(next: number): void {
    let separator = "";
    if (this.newlines > 0) separator = this.length === 0 ? "" : "\n".repeat(this.newlines);
    if (this.newlines > 0 && this.bullet !== "") separator += this.bullet;
    else if (this.tabs > 0) separator += "\t".repeat(this.tabs);
    else if (separator === "" && this.length > 0) {
      const meet = this.guard && isDigit(this.last) && isDigit(next);
      if ((this.space || meet) && !isSpace(this.last)) separator = " ";
    }
    if (separator !== "") this.push(separator);
    if (this.newlines > 0) this.bullet = "";
    this.newlines = 0;
    this.tabs = 0;
    this.space = false;
    this.guard = false;
  }
}
