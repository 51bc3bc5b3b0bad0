import { TOTAL_BEFORE } from "../facts/lexicon/told-results";
import { isValue } from "../facts/quantities";
import { comparable, readSteps } from "../facts/steps";
import type { ToldResult } from "../facts/told-results";
import type { Quantity } from "../model/quantity";
import { operandFrom } from "./explain-text";
import { type Grid, readGrids } from "./grid";
import type { Operand } from "./operand";
import { nearest, type Passage, type SourceIndex } from "./passages";
import type { Standing } from "./standing";

/** What a told result is judged by. Offsets of `told` and its inputs are those of the answer. */
export interface Judging {
  told: ToldResult;
  /** Words of the claim, or of claim and question where the claim is a phrase. */
  about: string;
  /** Whether claim or question give further values, from which the result may come as well. */
  others: boolean;
  cited: readonly SourceIndex[];
  standing(quantity: Quantity): Standing;
}

/** A passage must cover this much of the claim for its two values to be those that the claim speaks of. */
const ALIGNED = 0.2;
/** A source of no more passages than this is taken whole. */
const SHORT = 4;

/** The operands of an input that the claim tells: the source's value with its unit, or what the question or a calculation gives; none where it has no basis. */
export function basedOn(input: Quantity, { standing }: Judging): Operand[] {
  const found = standing(input);
  if (found.kind === "supported") {
    const [match] = found.matches;
    if (!match) return [];
    // The source tells the year of 5月3日.
    const days = endsOf(match.quantity, match.index);
    if (input.kind === "date") return typeof input.value === "string" ? days : endsOf(input, match.index);
    const operand = operandFrom(input, match.index);
    // The source may say what the answer leaves out: "$96" of $96 a year.
    const { unit } = match.quantity;
    return operand ? [{ ...operand, unit, at: { index: match.index, span: match.quantity } }] : [];
  }
  if (found.kind !== "computed" && found.kind !== "question") return [];
  return endsOf(input, null);
}

/** The operand of a value; both days of a span of days. */
function endsOf(quantity: Quantity, index: SourceIndex | null): Operand[] {
  const { value } = quantity;
  const ends =
    typeof value === "string"
      ? [quantity]
      : [value.min, value.max].map((end) => ({ ...quantity, value: end, text: end }));
  return ends
    .flatMap((end) => operandFrom(end, index) ?? [])
    .map((operand) => ({
      ...operand,
      at: index ? { index, span: quantity } : null,
    }));
}

/** The only inputs that the source gives for the result; `ordered` where its words say which came first. */
export interface Given {
  operands: Operand[];
  ordered: boolean;
}

const unordered = (operands: Operand[] | null): Given | null => operands && { operands, ordered: false };

/** The inputs of a result whose claim tells none: the only ones that the aligned passage, or the only column of a table, gives. */
export function fromSource(judging: Judging): Given | null {
  const { told, about, cited, others } = judging;
  const passages = alignedPassages(about, cited);
  switch (told.kind) {
    case "change":
    case "times":
    case "share":
      return others ? null : pairOf(passages, told);
    case "days": {
      const dates = passages.flatMap(({ index, passage }) =>
        passage.quantities.filter(({ kind }) => kind === "date").flatMap((date) => endsOf(date, index)),
      );
      return unordered(dates.length === 2 && !others ? dates : null);
    }
    case "total":
    case "average":
      return unordered(others ? null : (listOf(passages, told) ?? columnOf(cited, told)));
    default:
      return null;
  }
}

interface Place {
  index: SourceIndex;
  passage: Passage;
}

/** The nearest passage; all of a short source where none is near. */
function alignedPassages(about: string, cited: readonly SourceIndex[]): Place[] {
  const total = cited.reduce((sum, index) => sum + index.passages.length, 0);
  if (total <= SHORT) return cited.flatMap((index) => index.passages.map((passage) => ({ index, passage })));
  const [best] = nearest(about, [...cited], 1);
  return best && best.score >= ALIGNED ? [best] : [];
}

const isPlain = (quantity: Quantity): boolean =>
  isValue(quantity) &&
  typeof quantity.value === "string" &&
  !["date", "time", "ordinal"].includes(quantity.kind) &&
  !["times", "倍"].includes(quantity.unit);

/** The one step of the passages ("from 8 to 10"), else their only two values, if these are of one kind. */
function pairOf(places: readonly Place[], told: ToldResult): Given | null {
  const steps = places.flatMap(({ index, passage }) => {
    const shift = passage.start;
    const local = passage.quantities.map((q) => ({ ...q, start: q.start - shift, end: q.end - shift }));
    return readSteps(passage.text, local).map(({ from, to }) =>
      [from, to].flatMap((end) => operandFrom({ ...end, start: end.start + shift, end: end.end + shift }, index) ?? []),
    );
  });
  const [step] = steps;
  if (step && told.kind !== "share")
    return steps.length === 1 && step.length === 2 ? { operands: step, ordered: true } : null;
  const values = places.flatMap(({ index, passage }) =>
    passage.quantities.filter(isPlain).map((quantity) => ({ index, quantity })),
  );
  const [a, b] = values;
  if (values.length !== 2 || !a || !b || !comparable(a.quantity, b.quantity)) return null;
  if (told.kind === "share" && a.quantity.unit === "%") return null;
  const operands = values.flatMap(({ index, quantity }) => operandFrom(quantity, index) ?? []);
  return unordered(operands.length === 2 ? operands : null);
}

/** The only two values of the result's unit. */
function listOf(places: readonly Place[], { quantity }: ToldResult): Operand[] | null {
  if (!quantity || quantity.unit === "") return null;
  const values = places.flatMap(({ index, passage }) =>
    passage.quantities
      .filter((q) => isPlain(q) && q.unit === quantity.unit)
      .flatMap((q) => operandFrom(q, index) ?? []),
  );
  const mixed = places.some(({ passage }) =>
    passage.quantities.some((q) => isPlain(q) && q.unit !== quantity.unit && q.unit.startsWith(`${quantity.unit}/`)),
  );
  return values.length === 2 && !mixed ? values : null;
}

/** The numbers of a table that has one column of them, and no row for their total. */
function columnOf(cited: readonly SourceIndex[], { quantity }: ToldResult): Operand[] | null {
  const grids = cited.flatMap((index) => readGrids(index).map((grid) => ({ index, grid })));
  const [only] = grids;
  if (!only || grids.length !== 1 || !quantity) return null;
  const cells = singleColumn(only.grid);
  if (!cells || only.grid.scales.length > 0) return null;
  return cells.map((cell) => ({
    value: cell.value,
    near: Number(cell.value.n) / Number(cell.value.d),
    text: cell.text,
    unit: "",
    percent: false,
    at: { index: only.index, span: cell },
  }));
}

function singleColumn({ rows }: Grid) {
  if (rows.length < 2 || rows.length > 12 || rows.some((row) => row.total || TOTAL_BEFORE.test(row.label))) return null;
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []));
  const [first] = cells;
  return first && cells.length === rows.length && cells.every((c) => c.column === first.column && !c.percent && !c.dash)
    ? cells
    : null;
}
