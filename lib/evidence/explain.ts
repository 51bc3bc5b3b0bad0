import { DAYS_APART } from "../facts/lexicon/told-results";
import { readOperations } from "../facts/operations";
import { equals, multiply, whole } from "../facts/rational";
import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { formulaOf, SAME } from "./calculation";
import { type ClockHit, explainLength, explainTime, type Place } from "./explain-clock";
import { explainDate } from "./explain-days";
import {
  type GridQuestion,
  type GridView,
  lookUp,
  tryBest,
  tryCells,
  tryLines,
  tryNamed,
  tryTwoSteps,
  viewGrid,
} from "./explain-grid";
import { akin, monthsOf, operandFrom, operandsFrom, tryText } from "./explain-text";
import { readGrids } from "./grid";
import type { Operand } from "./operand";
import { passageAt } from "./passage-at";
import { nearest, type Passage, type SourceIndex } from "./passages";
import { type Budget, Search } from "./search";
import { readTargets } from "./targets";

/** A value and what it may have been calculated from. */
export interface Asking {
  target: Quantity;
  /** Words of the claim (citation marks blanked out). */
  claim: string;
  question: string;
  questionQuantities: readonly Quantity[];
  /** Values of the answer that have a basis: others of the claim, and results of earlier steps. */
  given: readonly Operand[];
  cited: readonly SourceIndex[];
  /** "23 percent higher" is a change in percent, which a difference of two percentages is not; `up` is its direction. */
  relative: { up: boolean | null } | null;
  /** `near`: only from the claim's own values, the question's and the best passage; `named`: also what a table's labels name; `wide`: all. */
  reach: "near" | "named" | "wide";
  budget: Budget;
}

/** A place of a source that a calculation starts from. */
export interface Basis {
  index: SourceIndex;
  /** The value itself. */
  span: Span;
  /** The passage that holds it, or its line. */
  passage: Span;
}

/** How a value follows from cited inputs. A tie has several formulas, parted by "; ". */
export interface Explanation {
  formula: string;
  /** Of every input that stands in a source, in the order of the (first) formula. */
  bases: Basis[];
}

/** `chance`: calculations give the value, but so many were looked at that one had to: nothing is known. */
export type Explained = { kind: "computed"; explanation: Explanation } | { kind: "chance" } | { kind: "none" };

/** Passages of running text from which inputs are taken: the nearest, and those around it. */
const NEAR = 3;
const ALIGNED = 0.2;
const MOST_NUMBERS = 300;
/** A source of no more passages than this is searched whole where no passage is near. */
const SHORT = 4;
/** Claims of fewer words are phrases: the question says what was done. */
const PHRASE = 48;

/** One step of the search: what it adds to the results looked at, and up to how many chance hits it may have (λ). */
interface Tier {
  limit: number;
  run(search: Search): void;
}

/**
 * Explains a value that stands nowhere in the cited sources by one obvious operation on cited inputs and numbers of the
 * question. The search goes from what question and claim name (row, years, operation) outwards; the first tier that gives the
 * value decides. It counts only while the expected number of chance hits λ (see `Search`) stays under the tier's limit; the
 * limits are those under which, of the values with one figure altered, fewer than one in ten were still explained.
 */
export function explain(asking: Asking): Explained {
  if (asking.target.kind === "date") {
    // "2037" may be a difference as well as a year; a whole date is none.
    const isBare = /^\d{4}$/.test(asking.target.text) && asking.claim.length <= PHRASE && operationsOf(asking).size > 0;
    if (!isBare) return explainDay(asking);
    return explain({ ...asking, target: { ...asking.target, kind: "number" }, reach: "wide" });
  }
  const ratio = explainRatio(asking);
  if (ratio) return ratio;
  const clock = explainClock(asking);
  if (clock || asking.target.kind === "time") return clock ?? { kind: "none" };
  const text = textTiers(asking);
  const first = search(asking, [], text.near);
  if (first.kind === "computed" || asking.reach === "near") return first.kind === "computed" ? first : { kind: "none" };
  const table = searchTables(asking);
  if (table.kind === "computed") return table;
  const second = search(asking, [], text.around);
  if (second.kind === "computed") return second;
  // In running text two numbers that happen to fit are common: only a table, or a calculation with few rivals, is left open.
  return [first, table].some((explained) => explained.kind === "chance") ? { kind: "chance" } : { kind: "none" };
}

function search({ target, relative, budget }: Asking, scales: readonly number[], tiers: readonly Tier[]): Explained {
  const targets = readTargets(target, scales);
  const looking = new Search(
    relative ? targets.filter(({ percent }) => !percent) : targets,
    relative?.up ?? null,
    budget,
  );
  for (const tier of tiers) {
    tier.run(looking);
    if (looking.hits.length === 0) continue;
    return looking.chance() < tier.limit && !looking.exhausted
      ? { kind: "computed", explanation: explanationOf(looking, target) }
      : { kind: "chance" };
  }
  return { kind: "none" };
}

function explanationOf(looking: Search, target: Quantity): Explanation {
  const hits = looking.best();
  const operands = hits[0]?.operands ?? [];
  return {
    formula: hits.map((hit) => formulaOf(hit.form, hit.operands, target.text)).join("; "),
    bases: operands.flatMap(basisOf),
  };
}

function basisOf({ at }: Operand): Basis[] {
  return at ? [{ ...at, passage: passageAt(at.index, at.span) }] : [];
}

/** Words in which an operation may be named: the claim's own, and the question's where the claim is a phrase. */
function operationsOf(asking: Asking): ReturnType<typeof readOperations> {
  const own = readOperations(asking.claim);
  const asked = readOperations(asking.question);
  if (asking.claim.length > PHRASE && own.size > 0) return own;
  return new Set([...own, ...asked]);
}

function searchTables(asking: Asking): Explained {
  const views: GridView[] = [];
  const scales = new Set<number>();
  const text = `${asking.question}\n${asking.claim.replace(asking.target.text, " ")}`;
  for (const index of asking.cited)
    for (const grid of readGrids(index)) {
      views.push(viewGrid(index, grid, text));
      for (const scale of grid.scales) scales.add(scale);
    }
  if (views.length === 0) return { kind: "none" };
  const operations = operationsOf(asking);
  const question: GridQuestion = { text, operations };
  const beside = asking.cited.some((index) => readGrids(index).length > 0) ? textOperands(asking).slice(0, 24) : [];
  const all =
    (run: (looking: Search, view: GridView) => void): Tier["run"] =>
    (looking) => {
      for (const view of views) if (!looking.exhausted) run(looking, view);
    };
  const named: Tier[] = [
    { limit: 3, run: all((looking, view) => tryBest(looking, view, question)) },
    {
      limit: 1,
      run: (looking) => {
        for (const view of views) lookUp(looking, view);
        if (scales.size > 0) for (const operand of numbersOf(asking.cited)) looking.try(SAME, [operand], 1);
      },
    },
    { limit: 1, run: all((looking, view) => tryNamed(looking, view, question)) },
    { limit: 0.3, run: all((looking, view) => tryLines(looking, view, question, true)) },
    { limit: 0.3, run: all((looking, view) => tryTwoSteps(looking, view, question, false)) },
  ];
  // Equal values are found everywhere: 0 is explained by what is named best, or not at all.
  const zero = readTargets(asking.target, []).some(({ value }) => value.n === 0n);
  if (zero) return search(asking, [...scales], named.slice(0, 1));
  if (asking.reach !== "wide") return search(asking, [...scales], named);
  const tiers: Tier[] = [
    ...named,
    { limit: 0.1, run: all((looking, view) => tryLines(looking, view, question, false)) },
    { limit: 0.1, run: all((looking, view) => tryCells(looking, view, beside, question, false)) },
  ];
  // Without a word for what was done, only a phrase that answers a question is searched for any operation.
  if (operations.size > 0 || asking.claim.length <= PHRASE)
    tiers.push(
      { limit: 0.03, run: all((looking, view) => tryCells(looking, view, beside, question, true)) },
      { limit: 0.03, run: all((looking, view) => tryTwoSteps(looking, view, question, true)) },
    );
  return search(asking, [...scales], tiers);
}

/** Numbers of the running text around the tables, which their header's scale may count too. */
function numbersOf(cited: readonly SourceIndex[]): Operand[] {
  const out: Operand[] = [];
  for (const index of cited)
    for (const passage of index.passages) {
      if (passage.kind === "row" || out.length > MOST_NUMBERS) continue;
      for (const quantity of passage.quantities) {
        const operand =
          quantity.kind === "number" || quantity.kind === "currency" ? operandFrom(quantity, index) : null;
        if (operand) out.push(operand);
      }
    }
  return out;
}

/** Passages of running text near the claim, best first, and where `around` those beside them. */
function textPlaces(asking: Asking, around: boolean): Place[] {
  const texts = asking.claim.length <= PHRASE ? [asking.claim, asking.question] : [asking.claim];
  const near = texts
    .flatMap((words) => nearest(words, [...asking.cited], NEAR))
    .filter(({ score }) => score >= ALIGNED)
    .sort((one, other) => other.score - one.score);
  const seen = new Set<Passage>();
  const out: Place[] = [];
  const take = (index: SourceIndex, passage: Passage | undefined): void => {
    if (!passage || seen.has(passage) || passage.kind === "row") return;
    seen.add(passage);
    out.push({ index, passage });
  };
  const [best] = near;
  if (best) take(best.index, best.passage);
  // A source of a few sentences is cited as a whole.
  const total = asking.cited.reduce((sum, index) => sum + index.passages.length, 0);
  if (!best && total <= SHORT)
    for (const index of asking.cited) for (const passage of index.passages) take(index, passage);
  if (!around) return out;
  for (const { index, passage } of near)
    for (const step of [0, -1, 1]) take(index, index.passages[passage.index + step]);
  return out;
}

/** Values of running text near the claim, best passage first. */
const textOperands = (asking: Asking, around = true): Operand[] =>
  textPlaces(asking, around).flatMap(({ index, passage }) =>
    passage.quantities.flatMap((quantity) => operandsFrom(quantity, index)),
  );

/** "4:1" of 80 and 20, exactly. Null for what is no ratio of two numbers, and where no two values of one kind give it. */
function explainRatio(asking: Asking): Explained | null {
  const { target } = asking;
  const [, left, right] = /^(\d{1,6}):(\d{1,6})$/.exec(String(target.value)) ?? [];
  if (target.kind !== "number" || left === undefined || right === undefined) return null;
  const list = textOperands(asking).slice(0, 12);
  for (const a of list)
    for (const b of list) {
      if (a === b || !akin(a, b) || b.value.n === 0n) continue;
      if (!equals(multiply(a.value, whole(Number(right))), multiply(b.value, whole(Number(left))))) continue;
      const formula = `${a.text} : ${b.text} = ${target.text}`;
      return { kind: "computed", explanation: { formula, bases: [a, b].flatMap(basisOf) } };
    }
  return null;
}

/** Hours between two times, and times that lie a duration apart. Null where the target is neither, or nothing gives it. */
function explainClock(asking: Asking): Explained | null {
  const { target, claim } = asking;
  const isLength = /^(?:hour|minute)(?:\/|$)/.test(target.unit);
  if (target.kind !== "time" && !isLength) return null;
  const places = textPlaces(asking, true);
  const hit: ClockHit | null = isLength ? explainLength(target, claim, places) : explainTime(target, places);
  if (!hit) return null;
  const bases = hit.inputs.map(({ index, span }) => ({ index, span, passage: passageAt(index, span) }));
  return { kind: "computed", explanation: { formula: `${hit.formula} = ${target.text}`, bases } };
}

function textTiers(asking: Asking): { near: Tier[]; around: Tier[] } {
  const operations = operationsOf(asking);
  const asked = asking.questionQuantities.flatMap(askedOperands);
  const own = [...asking.given, ...asked, ...monthsOf(`${asking.question} ${asking.claim}`, asking.questionQuantities)];
  const apart = DAYS_APART.test(asking.claim);
  const tier = (limit: number, operands: readonly Operand[]): Tier => ({
    limit,
    run: (looking) => tryText(looking, { target: asking.target, operations, operands, apart }),
  });
  return {
    near: [tier(1, own), tier(1, [...own, ...textOperands(asking, false)])],
    around: [tier(0.1, [...own, ...textOperands(asking)])],
  };
}

/** A number of the question; "3 个席位每月多少钱" asks for a price per month, so that the 3 are seats as well. */
function askedOperands(quantity: Quantity): Operand[] {
  return operandsFrom(quantity, null).flatMap((operand) => {
    const [counted = "", per] = operand.unit.split("/");
    return per === undefined || /^[A-Z]{3}$/.test(counted) ? [operand] : [operand, { ...operand, unit: counted }];
  });
}

function explainDay(asking: Asking): Explained {
  const near = textOperands(asking);
  const asked = asking.questionQuantities.flatMap((quantity) => operandsFrom(quantity, null));
  const durations = asking.cited.flatMap((index) =>
    nearest(asking.claim, [index], NEAR).flatMap(({ passage }) =>
      passage.quantities.filter((quantity) => quantity.kind === "duration").map((quantity) => ({ quantity, index })),
    ),
  );
  const found = explainDate(
    asking.target,
    [...asking.given, ...asked, ...near],
    durations.map(({ quantity }) => quantity),
  );
  if (!found) return { kind: "none" };
  const index = durations.find(({ quantity }) => quantity === found.duration)?.index;
  const bases = basisOf(found.date);
  if (index) bases.push({ index, span: found.duration, passage: passageAt(index, found.duration) });
  return {
    kind: "computed",
    explanation: { formula: `${found.date.text} ${found.sign} ${found.duration.text} = ${asking.target.text}`, bases },
  };
}
