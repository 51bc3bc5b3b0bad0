import type { Command } from "./commands";
import { evaluateLine, type Mark, type Scored, scoreLine } from "./evaluation";
import { parse } from "./line";
import { refusalsOf, refusalsOption } from "./refusals-option";
import { SOURCE_FIELDS, SOURCE_NOTES } from "./source-line";

/** A sum of parts: `[found, of]`. */
type Count = [number, number];

/** Totals of one group of answers. The four columns stand apart and are never merged into one score. */
export interface Totals {
  rows: number;
  retrievalRecall: Count;
  answerability: Count;
  fieldFaithfulness: Count;
  leaked: Count;
  /** Answers that decline, and those among the answerable that do. */
  refusals: Count;
  falseRefusals: Count;
  partlyRight: Count;
  /** Means over the answers that cite; null where none does. */
  citationHitRate: number | null;
  citationPrecision: number | null;
  citationRecall: number | null;
  /** Regression alarm, not a result. */
  automatic: Record<Mark, number>;
  /** Where people marked answers: how often the automatic mark is theirs. */
  people: { marks: Record<Mark, number>; agree: Count };
}

const plus = (a: Count, b: Count): Count => [a[0] + b[0], a[1] + b[1]];
const count = (list: readonly Scored[], is: (s: Scored) => boolean, of: (s: Scored) => boolean = () => true): Count => [
  list.filter((s) => of(s) && is(s)).length,
  list.filter(of).length,
];
const sum = (list: readonly Scored[], of: (s: Scored) => Count): Count => list.map(of).reduce(plus, [0, 0]);
const mean = (list: readonly Scored[], of: (s: Scored) => number | null): number | null => {
  const values = list.map(of).filter((v) => v !== null);
  return values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
};
const marks = (list: readonly (Mark | undefined)[]): Record<Mark, number> => ({
  right: list.filter((m) => m === "right").length,
  partly: list.filter((m) => m === "partly").length,
  wrong: list.filter((m) => m === "wrong").length,
});

/** Adds up a group of scored answers. */
export function totalsOf(list: readonly Scored[]): Totals {
  return {
    rows: list.length,
    retrievalRecall: sum(list, (s) => s.retrieved),
    answerability: count(list, (s) => s.decision.due === s.decision.made),
    fieldFaithfulness: sum(list, (s) => s.fields),
    leaked: sum(list, (s) => s.leaked),
    refusals: count(list, (s) => s.decision.made === "decline"),
    falseRefusals: count(
      list,
      (s) => s.decision.made === "decline",
      (s) => s.decision.due !== "decline",
    ),
    partlyRight: count(
      list,
      (s) => s.partly,
      (s) => s.fields[1] > 0,
    ),
    citationHitRate: mean(list, (s) => s.citations.hitRate),
    citationPrecision: mean(list, (s) => s.citations.precision),
    citationRecall: mean(list, (s) => s.citations.recall),
    automatic: marks(list.map((s) => s.automatic)),
    people: {
      marks: marks(list.map((s) => s.mark)),
      agree: count(
        list,
        (s) => s.mark === s.automatic,
        (s) => s.mark !== undefined,
      ),
    },
  };
}

export const evaluateCommand: Command = {
  name: "evaluate",
  summary: "measures answers against a labelled set, in separate columns",
  input: `{id, lang?, question, gold_quotes: [text], must_include: [text | [text, …]], must_not: [text], unanswerable_fields: [text], context: [${SOURCE_FIELDS}], answer, cites?: [source id], asOf?, mark?: right|partly|wrong}`,
  output:
    "a table at the end: retrieval recall, answerability, field faithfulness, forbidden items leaked; never one merged score. With --json {all: TOTALS, zh: TOTALS, …}, with --rows a ROW for each answer before them",
  notes: [
    ...SOURCE_NOTES,
    "TOTALS: {rows, retrievalRecall, answerability, fieldFaithfulness, leaked, refusals, falseRefusals, partlyRight: each [found, of]; citationHitRate, citationPrecision, citationRecall: 0 to 1 or null; automatic: {right, partly, wrong}; people: {marks: {right, partly, wrong}, agree: [same mark, of]}}",
    "ROW: {id, lang, retrieved, decision: {due, made}, fields, leaked, partly, citations: {hitRate, precision, recall}, automatic, mark?}; due and made are answer, part or decline",
    "retrieved: gold quotes in the context; fields: items of must_include that the answer states without a fault; leaked: items of must_not that it states, and does not deny; automatic is a regression alarm, not a result",
  ],
  options: [
    { flag: "--json", help: "the totals as one JSON object instead of the table" },
    { flag: "--rows", help: "one JSON object for each answer before the totals" },
    { flag: "--as-of", value: "DATE", help: "ISO day for effective dates where a line has no asOf; today without it" },
    refusalsOption,
  ],
  answer: (line) => scoreLine(parse(evaluateLine, line), today(), []),
  begin(options) {
    const scored: Scored[] = [];
    const asOf = options.get("--as-of") ?? today();
    const refusals = refusalsOf(options);
    return {
      answer(line) {
        const one = scoreLine(parse(evaluateLine, line), asOf, refusals);
        scored.push(one);
        return options.has("--rows") ? one : undefined;
      },
      end() {
        const groups = groupsOf(scored);
        if (options.has("--json"))
          return {
            out: `${JSON.stringify(Object.fromEntries(groups.map(([name, list]) => [name, totalsOf(list)])))}\n`,
          };
        return { out: table(groups.map(([name, list]) => [name, totalsOf(list)])) };
      },
    };
  },
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** All answers, then those of each language where there are several. */
function groupsOf(scored: readonly Scored[]): [string, Scored[]][] {
  const languages = [...new Set(scored.map((s) => s.lang).filter((l) => l !== ""))].sort();
  const groups: [string, Scored[]][] = [["all", [...scored]]];
  if (languages.length > 1) for (const lang of languages) groups.push([lang, scored.filter((s) => s.lang === lang)]);
  return groups;
}

const part = ([n, of]: Count): string => (of === 0 ? "–" : `${n}/${of} ${((100 * n) / of).toFixed(1)} %`);
const rate = (value: number | null): string => (value === null ? "–" : `${(100 * value).toFixed(1)} %`);

function table(groups: readonly (readonly [string, Totals])[]): string {
  const columns: [string, (t: Totals) => string][] = [
    ["answers", (t) => String(t.rows)],
    ["retrieval recall", (t) => part(t.retrievalRecall)],
    ["answerability", (t) => part(t.answerability)],
    ["field faithfulness", (t) => part(t.fieldFaithfulness)],
    ["forbidden leaked", (t) => part(t.leaked)],
  ];
  const beside: [string, (t: Totals) => string][] = [
    ["partly right", (t) => part(t.partlyRight)],
    ["refusals", (t) => part(t.refusals)],
    ["false refusals", (t) => part(t.falseRefusals)],
    ["citation hits", (t) => rate(t.citationHitRate)],
    ["citation precision", (t) => rate(t.citationPrecision)],
    ["citation recall", (t) => rate(t.citationRecall)],
  ];
  const alarm: [string, (t: Totals) => string][] = [
    ["right", (t) => String(t.automatic.right)],
    ["partly", (t) => String(t.automatic.partly)],
    ["wrong", (t) => String(t.automatic.wrong)],
    ["people: right", (t) => String(t.people.marks.right)],
    ["partly", (t) => String(t.people.marks.partly)],
    ["wrong", (t) => String(t.people.marks.wrong)],
    ["same mark", (t) => part(t.people.agree)],
  ];
  return `${grid(columns, groups)}\n${grid(beside, groups)}\nAutomatic mark beside people's: a regression alarm, not a result\n${grid(alarm, groups)}`;
}

function grid(
  columns: readonly [string, (t: Totals) => string][],
  groups: readonly (readonly [string, Totals])[],
): string {
  const rows = [
    ["", ...columns.map(([name]) => name)],
    ...groups.map(([name, t]) => [name, ...columns.map(([, of]) => of(t))]),
  ];
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? "").length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}
