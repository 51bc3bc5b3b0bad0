import type { Span } from "../model/span";
import { isNumberedTitle, NUMBERED_TITLE_LEVEL, readHeading } from "./headings";
import { endsSentence, isLeadIn, type Line, listMarkEnd, readLines, readWraps } from "./lines";
import { isDelimiterRow, looksLikeHeader, readPipeCells, readTabCells } from "./tables";

/** A part of a text that stands alone on the page. The range has no list mark, `#` or outer pipes. */
export interface Block extends Span {
  kind: "paragraph" | "heading" | "item" | "row" | "header" | "code" | "quote";
  /** Headings from the highest down, then what leads in: list lead-in or parent items, table header. */
  context: Span[];
  /** The whole list or table that an item or row belongs to; the block itself elsewhere. */
  group: Span;
  cells?: Span[];
}

const isEmpty = (line: Line): boolean => line.end <= line.start;
const span = (from: Span, to: Span = from): Span => ({ start: from.start, end: to.end });

/** Reads a text line by line; see `readBlocks`. */
class BlockReader {
  private readonly lines: Line[];
  private readonly blocks: Block[] = [];
  private headings: { span: Span; level: number }[] = [];
  private at = 0;
  /** The paragraph right before, if it leads in a list or names a table. */
  private lead: Span | undefined;

  constructor(private readonly text: string) {
    this.lines = readLines(text);
  }

  read(): Block[] {
    while (this.at < this.lines.length) {
      const line = this.line(this.at);
      if (isEmpty(line)) this.at++;
      else this.readOne(line);
    }
    return this.blocks;
  }

  private line(at: number): Line {
    return this.lines[at] as Line;
  }

  private lineAfter(at: number): Line | undefined {
    return this.lines[at + 1];
  }

  private slice(line: Span): string {
    return this.text.slice(line.start, line.end);
  }

  private outline(): Span[] {
    return this.headings.map((heading) => heading.span);
  }

  private readOne(line: Line): void {
    const first = this.text[line.start];
    const head = this.text.slice(line.start, line.start + 3);
    if (head === "```" || head === "~~~") {
      this.readCode(line, head);
      return;
    }
    if (this.isRule(line)) {
      this.at++;
      return;
    }
    if (first === ">" && this.isQuoteLine(line)) {
      this.readQuoteBlock();
      return;
    }
    if (this.readTable(line)) return;
    const after = this.lineAfter(this.at);
    const underline = this.underline(this.at);
    if (underline !== undefined) {
      this.pushHeading(span(line), underline);
      this.at += 2;
      return;
    }
    const heading = readHeading(this.text, line, this.lines[this.at - 1], after);
    if (heading) {
      this.pushHeading(span(heading), heading.level);
      this.at++;
      return;
    }
    const mark = listMarkEnd(this.text, line);
    if (mark > line.start && mark < line.end) {
      this.readList();
      return;
    }
    this.readParagraph();
  }

  /** `---`, `* * *`: parts what stands before and after it. */
  private isRule(line: Line): boolean {
    if (line.width < 3 || !"-*_=".includes(this.text[line.start] as string)) return false;
    return /^(?:[-*_=]\s?){3,}$/.test(this.slice(line).slice(0, 200));
  }

  /** The rank of a heading that is underlined by `===` or `---` on the next line. */
  private underline(at: number): number | undefined {
    const line = this.line(at);
    const below = this.lineAfter(at);
    if (!below || isEmpty(below) || line.width > 100) return undefined;
    const marks = this.slice(below).slice(0, 200);
    if (/^={3,}$/.test(marks)) return 1;
    return /^-{3,}$/.test(marks) && !endsSentence(this.text, line) ? 2 : undefined;
  }

  private pushHeading(range: Span, level: number): void {
    while (this.headings.length > 0 && (this.headings[this.headings.length - 1] as { level: number }).level >= level)
      this.headings.pop();
    this.blocks.push({ ...range, kind: "heading", context: this.outline(), group: range });
    this.headings.push({ span: range, level });
    this.lead = undefined;
  }

  private readCode(open: Line, fence: string): void {
    let at = this.at + 1;
    while (at < this.lines.length && !this.text.startsWith(fence, this.line(at).start)) at++;
    const last = this.lines[at - 1] as Line;
    if (at - 1 > this.at) {
      let first = this.at + 1;
      while (first < at - 1 && isEmpty(this.line(first))) first++;
      const range = { start: this.line(first).start, end: last.end };
      if (range.end > range.start) this.blocks.push({ ...range, kind: "code", context: this.outline(), group: range });
    } else if (at >= this.lines.length && open.end - open.start > 3)
      this.blocks.push({ ...span(open), kind: "code", context: this.outline(), group: span(open) });
    this.at = at + 1;
    this.lead = undefined;
  }

  /** "> 5 MB" alone is a comparison. */
  private isQuoteLine(line: Line): boolean {
    return this.text[line.start] === ">" && !/^>\s*[\d$€£¥]/.test(this.text.slice(line.start, line.start + 8));
  }

  private readQuoteBlock(): void {
    const from = this.at;
    while (this.at < this.lines.length && this.text[this.line(this.at).start] === ">" && !isEmpty(this.line(this.at)))
      this.at++;
    let start = this.line(from).start;
    const end = this.line(this.at - 1).end;
    while (start < end && (this.text[start] === ">" || this.text[start] === " ")) start++;
    if (start < end) {
      const context = this.lead ? [...this.outline(), this.lead] : this.outline();
      this.blocks.push({ start, end, kind: "quote", context, group: { start, end } });
    }
    this.lead = undefined;
  }

  private readTable(line: Line): boolean {
    const tabs = this.text.slice(line.start, line.end).includes("\t");
    const read = tabs ? readTabCells : readPipeCells;
    const first = read(this.text, line);
    if (!first) return false;
    const rows: { line: Line; cells: Span[] }[] = [];
    let at = this.at;
    while (at < this.lines.length && !isEmpty(this.line(at))) {
      const cells = read(this.text, this.line(at));
      if (!cells || (tabs && cells.length < 2)) break;
      rows.push({ line: this.line(at), cells });
      at++;
    }
    // An indented table has no empty first column.
    const blank = tabs ? Math.min(...rows.map(({ cells }) => cells.findIndex((cell) => cell.end > cell.start))) : 0;
    if (blank > 0) for (const row of rows) row.cells.splice(0, blank);
    const delimiter = rows.findIndex((row) => isDelimiterRow(this.text, row.cells));
    const framed = this.text[line.start] === "|";
    // One line with a pipe or a tab in it is no table unless it is framed as a row.
    if (rows.length < 2 && !framed) return false;
    if (!tabs && delimiter < 0 && !framed && !rows.every((row) => row.cells.length === first.length)) return false;
    const bodies = rows.filter((_, k) => k !== delimiter);
    const rest = bodies.slice(1).map((row) => row.cells);
    const headed = delimiter === 1 || (delimiter < 0 && looksLikeHeader(this.text, first, rest));
    const group = {
      start: (rows[0] as { line: Line }).line.start,
      end: (rows[rows.length - 1] as { line: Line }).line.end,
    };
    const outer = this.lead ? [...this.outline(), this.lead] : this.outline();
    let header: Span | undefined;
    bodies.forEach((row, k) => {
      const filled = row.cells.filter((cell) => cell.end > cell.start);
      if (filled.length === 0) return;
      const range = { start: (filled[0] as Span).start, end: (filled[filled.length - 1] as Span).end };
      const isHeader = headed && k === 0;
      this.blocks.push({
        ...range,
        kind: isHeader ? "header" : "row",
        context: header ? [...outer, header] : outer,
        group,
        cells: row.cells,
      });
      if (isHeader) header = range;
    });
    this.at = at;
    this.lead = undefined;
    return true;
  }

  private readList(): void {
    const outer = this.lead ? [...this.outline(), this.lead] : this.outline();
    const parents: { indent: number; mark: string; span: Span }[] = [];
    const items: Block[] = [];
    while (this.at < this.lines.length) {
      const line = this.line(this.at);
      if (isEmpty(line)) {
        const next = this.lineAfter(this.at);
        // One empty line between items does not end the list.
        if (
          !next ||
          isEmpty(next) ||
          listMarkEnd(this.text, next) === next.start ||
          readHeading(this.text, next, line, this.lineAfter(this.at + 1))
        )
          break;
        this.at++;
        continue;
      }
      const mark = listMarkEnd(this.text, line);
      if (mark === line.start || mark >= line.end) break;
      if (items.length > 0 && readHeading(this.text, line, this.lines[this.at - 1], this.lineAfter(this.at))) break;
      const after = this.lineAfter(this.at);
      if (
        after &&
        !isEmpty(after) &&
        after.indent <= line.indent &&
        listMarkEnd(this.text, after) === after.start &&
        isNumberedTitle(this.text, line, after)
      ) {
        if (items.length > 0) break;
        this.pushHeading(span(line), NUMBERED_TITLE_LEVEL);
        this.at++;
        return;
      }
      const kind = markKind(this.text.slice(line.start, mark));
      while (parents.length > 0) {
        const last = parents[parents.length - 1] as { indent: number; mark: string };
        if (
          last.indent < line.indent ||
          (last.indent === line.indent && last.mark !== kind && !parents.some((p) => p.mark === kind))
        )
          break;
        parents.pop();
      }
      const end = this.itemEnd(line);
      const range = { start: mark, end };
      const nested = parents.map((parent) => parent.span);
      items.push({ ...range, kind: "item", context: [...outer, ...nested], group: range });
      parents.push({ indent: line.indent, mark: kind, span: range });
    }
    if (items.length > 0) {
      const group = { start: (items[0] as Block).start, end: (items[items.length - 1] as Block).end };
      for (const item of items) this.blocks.push({ ...item, group });
    }
    this.lead = undefined;
  }

  /** Takes the wrapped and the indented lines of an item; returns its end. */
  private itemEnd(first: Line): number {
    const from = this.at;
    let to = from + 1;
    while (
      to < this.lines.length &&
      !isEmpty(this.line(to)) &&
      listMarkEnd(this.text, this.line(to)) === this.line(to).start
    )
      to++;
    const run = this.lines.slice(from, to);
    const wraps = readWraps(this.text, run);
    let end = first.end;
    this.at++;
    for (let k = 1; k < run.length; k++) {
      const line = run[k] as Line;
      if (!wraps[k - 1] && line.indent <= first.indent) break;
      end = line.end;
      this.at++;
    }
    return end;
  }

  private readParagraph(): void {
    const from = this.at;
    let to = from + 1;
    while (to < this.lines.length && !isEmpty(this.line(to)) && !this.startsOther(to)) to++;
    const run = this.lines.slice(from, to);
    const wraps = readWraps(this.text, run);
    let range = span(run[0] as Line);
    run.forEach((line, k) => {
      range = span(wraps[k - 1] ? range : line, line);
      if (!wraps[k]) this.blocks.push({ ...range, kind: "paragraph", context: this.outline(), group: range });
    });
    this.at = to;
    let next = this.at;
    while (next < this.lines.length && next < this.at + 2 && isEmpty(this.line(next))) next++;
    const following = this.lines[next];
    const leads =
      isLeadIn(this.text, range) ||
      (following !== undefined && this.isTableLine(next) && range.end - range.start <= 120);
    this.lead = leads && following !== undefined ? range : undefined;
  }

  private isTableLine(at: number): boolean {
    const line = this.line(at);
    return this.text[line.start] === "|" || this.slice(line).slice(0, 300).includes("\t") || this.opensBareTable(at);
  }

  /** Whether a table without outer pipes begins here: three cells or more, and as many on the next line. */
  private opensBareTable(at: number): boolean {
    const line = this.line(at);
    const after = this.lineAfter(at);
    if (!after || isEmpty(after) || !this.slice(line).includes(" | ")) return false;
    const cells = readPipeCells(this.text, line)?.length ?? 0;
    return cells >= 3 && readPipeCells(this.text, after)?.length === cells;
  }

  private startsOther(at: number): boolean {
    const line = this.line(at);
    if (readHeading(this.text, line, this.lines[at - 1], this.lineAfter(at))) return true;
    const first = this.text[line.start];
    if (first === "#" || first === "|" || this.isRule(line) || this.underline(at) !== undefined) return true;
    if (this.opensBareTable(at)) return true;
    if (this.text.startsWith("```", line.start) || this.text.startsWith("~~~", line.start)) return true;
    return (
      listMarkEnd(this.text, line) > line.start ||
      this.isQuoteLine(line) ||
      this.slice(line).slice(0, 300).includes("\t")
    );
  }
}

/** Marks of one list look alike: bullets by their sign, numbers by their shape. */
const markKind = (mark: string): string =>
  mark
    .trim()
    .replace(/\d+/, "1")
    .replace(/[一二三四五六七八九十]+/, "一")
    .replace(/[a-z]+/i, "a")
    .replace(/[①-⑳]/, "①");

/**
 * The blocks of plain text or Markdown, in order: paragraphs (wrapped lines joined), headings (`#`, underlined, bold lines,
 * 第三条, 一、, numbered and bare title lines where sure), list items, table rows and headers (pipes or tabs), code, block quotes.
 */
export const readBlocks = (text: string): Block[] => new BlockReader(text).read();
