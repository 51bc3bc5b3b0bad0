import type { Quantity } from "../model/quantity";
import type { Span } from "../model/span";
import { readComparisons } from "./comparisons";
import { isDenied } from "./denied-value";
import { relateUnits } from "./equal-unit";
import {
  AVERAGE_AFTER,
  AVERAGE_BEFORE,
  CONVERTS,
  DAYS_APART,
  DAYS_WORDS,
  EXACTLY_BEFORE,
  FACTORS_EN,
  FACTORS_ZH,
  type FactorWords,
  SHARE_AFTER,
  SHARE_BEFORE,
  TIMES_AFTER,
  TIMES_BEFORE_ZH,
  TIMES_MORE_AFTER,
  TIMES_MORE_BEFORE_ZH,
  TOTAL_AFTER,
  TOTAL_BEFORE,
} from "./lexicon/told-results";
import { isValue } from "./quantities";
import { add, ONE, parseRational, type Rational, ratio } from "./rational";
import { comparable, readSteps } from "./steps";

export type ToldKind = "change" | "times" | "total" | "average" | "share" | "days" | "conversion";

/** A result that words tell without its calculation: "a 35 % increase", 翻倍, 平均 8 分. Offsets are those of the text. */
export interface ToldResult extends Span {
  kind: ToldKind;
  text: string;
  /** The value that is the result; null where words alone tell it ("doubled"). */
  quantity: Quantity | null;
  /** Of `times`: what the words may mean as a ratio. */
  factors: Rational[];
  /** Of `change`: its direction, where the words tell one. */
  up: boolean | null;
  /** How the words blur the value: "about", "more than", "nearly". */
  soft: "about" | "over" | "under" | null;
  /** Words say that it is neither more nor less: "exactly twice", 正好翻倍; of days, that they are counted from the first to the last. */
  exact: boolean;
  /** Values of the same text that it was made of, in order; empty where the text tells none. */
  inputs: Quantity[];
  /** True where words join the inputs ("from A to B", "A of the B", a list before its total): false where they are merely the only ones. */
  plain: boolean;
}

const BESIDE = 48;
/** Words that begin another statement. */
const AND = /\b(?:and|while|but|whereas)\b|[并而且但]|[;；。]/;

/**
 * Reads the results that a text tells. `quantities` are those of the text, with its offsets. Denied values tell none. Each value
 * makes at most one result; the order is that of the text.
 */
export function readToldResults(text: string, quantities: readonly Quantity[]): ToldResult[] {
  const found = onePerStep(text, [...comparisons(text, quantities), ...factors(text, quantities)]);
  const told = new Set(found.map(({ quantity }) => quantity));
  for (const [i, quantity] of quantities.entries()) {
    if (told.has(quantity) || typeof quantity.value !== "string" || !isValue(quantity)) continue;
    const one =
      conversionAt(text, quantities, i) ??
      timesAt(text, quantities, quantity) ??
      averageAt(text, quantities, quantity) ??
      totalAt(text, quantities, quantity) ??
      shareAt(text, quantities, quantity) ??
      daysAt(text, quantities, quantity);
    if (one) found.push(one);
  }
  return found.filter((one) => !isDenied(text, one)).sort((a, b) => a.start - b.start);
}

/** Of several changes that a text tells beside one step only the nearest is that step's: "doubled from 40 to 80 and tripled to 120". */
function onePerStep(text: string, found: ToldResult[]): ToldResult[] {
  const gap = (from: number, to: number): number =>
    from > to
      ? Number.POSITIVE_INFINITY
      : to - from + (AND.test(text.slice(from, Math.min(to, from + BESIDE))) ? BESIDE : 0);
  const far = ({ start, end, inputs }: ToldResult): number =>
    Math.min(...inputs.map((input) => Math.min(gap(end, input.start), gap(input.end, start))));
  const beside = found.filter(({ inputs }) => inputs.length > 0);
  const least = Math.min(...beside.map(far));
  const [own] = beside.filter((one) => far(one) === least);
  return found.map((one) => (one === own || one.inputs.length === 0 ? one : { ...one, inputs: [], plain: false }));
}

const told = (
  kind: ToldKind,
  text: string,
  at: Span,
  quantity: Quantity | null,
  inputs: Quantity[],
  plain: boolean,
): ToldResult => ({
  kind,
  start: at.start,
  end: at.end,
  text: text.slice(at.start, at.end),
  quantity,
  factors: [],
  up: null,
  soft: softOf(text, at, quantity),
  exact: EXACTLY_BEFORE.test(before(text, at)),
  inputs,
  plain,
});

const before = (text: string, at: Span): string => text.slice(Math.max(0, at.start - BESIDE), at.start);
const after = (text: string, at: Span): string => text.slice(at.end, at.end + BESIDE);

function softOf(text: string, at: Span, quantity: Quantity | null): ToldResult["soft"] {
  const led = text.slice(Math.max(0, at.start - 20), at.start);
  if (/(?:more than|over|above|at least|exceed\w*|超过?|逾|不止|至少|多)\s?$/i.test(led)) return "over";
  if (/(?:nearly|almost|close to|less than|under|近乎?|将近|几乎|接近|不到)\s?$/i.test(led)) return "under";
  if (quantity?.op === ">" || quantity?.op === ">=") return "over";
  if (quantity?.op === "<" || quantity?.op === "<=") return "under";
  return quantity?.op === "~" || /(?:about|around|roughly|approximately|some|约|大约|大概|基本)\s?$/i.test(led)
    ? "about"
    : null;
}

/** The two values of a step of the text, else the only two comparable ones; none where there are more. */
function pairOf(
  text: string,
  quantities: readonly Quantity[],
  but: Quantity | null,
): { inputs: Quantity[]; plain: boolean } {
  const steps = readSteps(text, quantities).filter(({ from, to }) => from !== but && to !== but);
  const [step] = steps;
  if (step && steps.length === 1) return { inputs: [step.from, step.to], plain: true };
  const others = quantities.filter(
    (quantity) =>
      quantity !== but &&
      isValue(quantity) &&
      !["date", "time", "ordinal"].includes(quantity.kind) &&
      quantity.unit !== "times" &&
      quantity.unit !== "倍",
  );
  const [a, b] = others;
  if (steps.length > 0 || others.length !== 2 || !a || !b || !comparable(a, b)) return { inputs: [], plain: false };
  if (typeof a.value !== "string" || typeof b.value !== "string") return { inputs: [], plain: false };
  return { inputs: [a, b], plain: false };
}

function comparisons(text: string, quantities: readonly Quantity[]): ToldResult[] {
  return readComparisons(text, quantities).map((one) => {
    const { inputs, plain } = pairOf(text, quantities, one.quantity);
    return { ...told("change", text, one, one.quantity, inputs, plain), up: one.up };
  });
}

/** Words that tell a ratio without a number, or with one that is a part of them: doubled, 翻了一番. */
function factors(text: string, quantities: readonly Quantity[]): ToldResult[] {
  const found: ToldResult[] = [];
  const lower = text.toLowerCase();
  const put = (list: readonly FactorWords[], isWhole: boolean): void => {
    for (const { words, factors } of list)
      for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + words.length)) {
        const span = { start: at, end: at + words.length };
        if (isWhole && (/[a-z-]/.test(lower[at - 1] ?? "") || /[a-z-]/.test(lower[span.end] ?? ""))) continue;
        if (found.some((f) => f.start < span.end && span.start < f.end)) continue;
        const own = quantities.find((q) => q.start < span.end && span.start < q.end) ?? null;
        const { inputs, plain } = pairOf(text, quantities, own);
        found.push({
          ...told("times", text, span, own, inputs, plain),
          factors: factors.map(([n, d]) => ratio(BigInt(n), BigInt(d))),
        });
      }
  };
  put(FACTORS_EN, true);
  put(FACTORS_ZH, false);
  return found;
}

function timesAt(text: string, quantities: readonly Quantity[], quantity: Quantity): ToldResult | null {
  const value = parseRational(String(quantity.value));
  if (!value || (quantity.unit !== "times" && quantity.unit !== "倍")) return null;
  const more = TIMES_MORE_AFTER.test(after(text, quantity)) || TIMES_MORE_BEFORE_ZH.test(before(text, quantity));
  if (!more && !TIMES_AFTER.test(after(text, quantity)) && !TIMES_BEFORE_ZH.test(before(text, quantity))) return null;
  const { inputs, plain } = pairOf(text, quantities, quantity);
  return {
    ...told("times", text, quantity, quantity, inputs, plain),
    factors: more ? [add(value, ONE), value] : [value],
  };
}

/** Other values of the same unit; those of a list stand before their total. */
const alike = (quantities: readonly Quantity[], target: Quantity): Quantity[] =>
  quantities.filter(
    (q) => q !== target && q.unit === target.unit && q.kind === target.kind && typeof q.value === "string",
  );

function averageAt(text: string, quantities: readonly Quantity[], target: Quantity): ToldResult | null {
  if (target.kind === "date" || target.kind === "time") return null;
  if (!AVERAGE_BEFORE.test(before(text, target)) && !AVERAGE_AFTER.test(after(text, target))) return null;
  const listed = alike(quantities, target).filter((other) => !TOTAL_BEFORE.test(before(text, other)));
  const inputs = listed.length >= 2 ? listed : [];
  return told("average", text, target, target, inputs, inputs.length > 0);
}

function totalAt(text: string, quantities: readonly Quantity[], target: Quantity): ToldResult | null {
  if (["date", "time", "percent", "ordinal"].includes(target.kind)) return null;
  if (!TOTAL_BEFORE.test(before(text, target)) && !TOTAL_AFTER.test(after(text, target))) return null;
  const listed = alike(quantities, target).filter(({ end }) => end <= target.start);
  const inputs = listed.length >= 2 && target.unit !== "" ? listed : [];
  return told("total", text, target, target, inputs, inputs.length > 0);
}

const JOINED =
  /^(?: (?:out )?of (?:the |all |its |our |their |these |those |a total of |some )?|[^。，；,;]{0,8}(?:中|里|当中)[,，]?[^。，；,;]{0,12})$/i;

function shareAt(text: string, quantities: readonly Quantity[], target: Quantity): ToldResult | null {
  if (target.unit !== "%") return null;
  if (!SHARE_BEFORE.test(before(text, target)) && !SHARE_AFTER.test(after(text, target))) return null;
  const { inputs } = pairOf(text, quantities, target);
  const [a, b] = inputs;
  if (a?.unit === "%") return null;
  return told("share", text, target, target, inputs, !!a && !!b && JOINED.test(text.slice(a.end, b.start)));
}

const SPANS: ReadonlySet<string> = new Set(["day", "week", "month", "year"]);

function daysAt(text: string, quantities: readonly Quantity[], target: Quantity): ToldResult | null {
  if (target.kind !== "duration" || !SPANS.has(target.unit) || !DAYS_WORDS.test(text)) return null;
  const dates = quantities.filter(({ kind }) => kind === "date");
  const [first, second] = dates;
  if (dates.length === 1 && first && typeof first.value !== "string")
    return told("days", text, target, target, [first], true);
  const inputs = dates.length === 2 && first && second && [first, second].every(isDay) ? [first, second] : [];
  return { ...told("days", text, target, target, inputs, inputs.length > 0), exact: DAYS_APART.test(text) };
}

/** A day, with or without its year. */
const isDay = ({ value }: Quantity): boolean => typeof value === "string" && /^(?:\d{4}|-)-\d\d-\d\d$/.test(value);

function conversionAt(text: string, quantities: readonly Quantity[], i: number): ToldResult | null {
  const [from, to] = [quantities[i - 1], quantities[i]];
  if (!from || !to || from.end > to.start || typeof from.value !== "string") return null;
  const between = text.slice(from.end, to.start);
  if (between.length > 24 || !CONVERTS.test(between)) return null;
  if ([from, to].some(({ kind }) => kind === "currency" || kind === "percent" || kind === "date" || kind === "time"))
    return null;
  if (/[(（]/.test(between) && !/^[^()（）]{0,8}[)）]/.test(after(text, to))) return null;
  const { kind } = relateUnits(to.unit, from.unit);
  return kind === "convert" || kind === "temperature" ? told("conversion", text, to, to, [from], true) : null;
}
