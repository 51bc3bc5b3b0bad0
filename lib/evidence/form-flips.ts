import { readCellValue, readFormValues } from "../facts/form-values";
import type { PolarText } from "../facts/polarity";
import type { Span } from "../model/span";
import type { Passage, SourceIndex } from "./passages";
import { type ToldLabel, toldLabel } from "./told-label";

/** A yes or no of a form or table that the answer states the other way. */
export interface FormFlip {
  /** Tokens of the claim that state it. */
  first: number;
  last: number;
  /** Label and value in the source's text. */
  source: Span;
  passage: Passage;
  index: SourceIndex;
}

/** What the forms and tables of the sources say of a claim. */
export interface FormReading {
  flips: FormFlip[];
  /** Whether a line says the same as the claim, or the reverse: then the claim was looked at. */
  decided: boolean;
}

interface Entry {
  /** What the claim must name: the label, and the column's header in a table. */
  names: string[];
  affirms: boolean;
  span: Span;
  /** Number of the passage. */
  passage: number;
}

/** Entries of a source that are looked at; a longer form is a table of data. */
const MOST = 1000;

/** Entries live as long as the passages that they were read from. */
const known = new WeakMap<readonly Passage[], Entry[]>();

function allEntries(index: SourceIndex): Entry[] {
  let entries = known.get(index.passages);
  if (!entries) {
    entries = index.passages.flatMap((passage) => entriesOf(passage, index)).slice(0, MOST);
    known.set(index.passages, entries);
  }
  return entries;
}

/** Forms and table cells of the sources whose label the claim names with the opposite answer. Silent where the sources have both. */
export function readForms(claim: PolarText, sources: readonly SourceIndex[]): FormReading {
  const named: { told: ToldLabel; flip: FormFlip; affirms: boolean }[] = [];
  for (const index of sources) {
    for (const entry of allEntries(index)) {
      const told = toldLabel(claim, entry.names);
      if (!told) continue;
      const { first, last } = told;
      const passage = index.passages[entry.passage] as Passage;
      named.push({ told, flip: { first, last, source: entry.span, passage, index }, affirms: entry.affirms });
    }
  }
  const [one] = named;
  if (!one || named.some(({ affirms }) => affirms !== one.affirms)) return { flips: [], decided: false };
  return {
    flips: named.filter(({ told, affirms }) => told.affirms !== null && told.affirms !== affirms).map((n) => n.flip),
    decided: named.some(({ told }) => told.affirms !== null),
  };
}

/**
 * Labels and values of a passage that are lines of a form, with offsets of its text. Their words state nothing by themselves: "paid
 * out" of "Paid out: no" affirms nothing.
 */
export function formSpans(passage: Passage): Span[] {
  const cells = passage.cells;
  if (cells && cells.length > 1) {
    const text = (cell: Span) => passage.text.slice(cell.start - passage.start, cell.end - passage.start);
    return cells.some((cell) => readCellValue(text(cell)) !== null) ? [{ start: 0, end: passage.text.length }] : [];
  }
  return readFormValues(passage.text).map(({ label, value }) => ({ start: label.start, end: value.end }));
}

function entriesOf(passage: Passage, index: SourceIndex): Entry[] {
  if (passage.cells && passage.cells.length > 1) return cellsOf(passage, passage.cells, index);
  const { text } = index.source;
  const forms = readFormValues(passage.text).filter(({ value }) => !isNumbered(text, passage.start + value.end));
  return forms.map((form) => ({
    names: [passage.text.slice(form.label.start, form.label.end)],
    affirms: form.affirms,
    passage: passage.index,
    span: { start: passage.start + form.label.start, end: passage.start + form.value.end },
  }));
}

/** "The Movie: No" with "1, Spring" on the next line is a number; "2. Parking" there is the next item of the form. */
const isNumbered = (text: string, at: number): boolean => /^\.?\s*\d{1,4}\s*[,:，：]/.test(text.slice(at, at + 12));

function cellsOf(passage: Passage, cells: readonly Span[], index: SourceIndex): Entry[] {
  const { text } = index.source;
  const read = (span: Span | undefined) => (span ? text.slice(span.start, span.end) : "");
  const header = headerOf(passage, index);
  const label = read(cells[0]);
  const entries: Entry[] = [];
  for (let k = 1; k < cells.length; k++) {
    const cell = cells[k] as Span;
    const affirms = readCellValue(read(cell));
    if (affirms === null || (cells.length > 2 && !header?.[k])) continue;
    const names = cells.length > 2 ? [label, read(header?.[k])] : [label];
    entries.push({ names, affirms, passage: passage.index, span: { start: (cells[0] as Span).start, end: cell.end } });
  }
  return entries;
}

function headerOf(passage: Passage, index: SourceIndex): Span[] | undefined {
  const last = passage.context[passage.context.length - 1];
  if (!last) return undefined;
  for (let i = passage.index - 1; i >= 0; i--) {
    const other = index.passages[i] as Passage;
    if (other.start < last.start) return undefined;
    if (other.start === last.start || (other.cells?.[0]?.start ?? -1) === last.start) return other.cells;
  }
  return undefined;
}
