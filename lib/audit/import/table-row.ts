/** One row of a table: its cells and where the text after it begins; `broken` where words stand beside a closed quotation. */
export interface TableRow {
  cells: string[];
  end: number;
  broken: boolean;
}

/**
 * Reads rows of a table out of one text (RFC 4180, any delimiter, lines that end in `\n`). Linear: where the next line end and the
 * next delimiter stand is looked up once and kept.
 */
export class TableScanner {
  private lineEnd = -1;
  private mark = -1;

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
    /** Nothing comes after this text: its last row may lack a line end. */
    private readonly last: boolean,
  ) {}

  /** The row that begins at `from`. `open-quote`, `open-row`: it is not whole in this text. */
  rowAt(from: number): TableRow | "open-quote" | "open-row" {
    const { text } = this;
    const cells: string[] = [];
    let broken = false;
    let at = from;
    for (;;) {
      let cell = "";
      if (text[at] === '"') {
        const close = this.closing(at + 1);
        if (close < 0) return "open-quote";
        cell = text.slice(at + 1, close).replaceAll('""', '"');
        at = close + 1;
      }
      const end = this.cellEnd(at);
      if (end === undefined) return "open-row";
      if (end > at && cell !== "") broken = true;
      cell += text.slice(at, end);
      cells.push(cell);
      if (end >= text.length || text[end] === "\n") return { cells, end: end + 1, broken };
      at = end + 1;
    }
  }

  /** The quotation mark that closes what was opened before `from`; doubled ones stand for one. */
  private closing(from: number): number {
    for (let at = this.text.indexOf('"', from); at >= 0; at = this.text.indexOf('"', at + 2)) {
      if (this.text[at + 1] !== '"') return at === this.text.length - 1 && !this.last ? -1 : at;
    }
    return -1;
  }

  /** Where the cell ends: at a delimiter, at a line end or with the text; undefined where more has to come. */
  private cellEnd(from: number): number | undefined {
    if (this.lineEnd < from) this.lineEnd = this.positionOf("\n", from);
    if (this.mark < from) this.mark = this.positionOf(this.delimiter, from);
    const end = Math.min(this.lineEnd, this.mark);
    return end < this.text.length || this.last ? end : undefined;
  }

  private positionOf(what: string, from: number): number {
    const at = this.text.indexOf(what, from);
    return at < 0 ? this.text.length : at;
  }
}
