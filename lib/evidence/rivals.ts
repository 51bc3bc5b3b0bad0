import { relateUnits } from "../facts/equal-unit";
import { compare, parseRational } from "../facts/rational";
import { unitByCode } from "../facts/unit-index";
import type { Quantity } from "../model/quantity";
import { STOP_WORDS } from "../text/stop-words";
import { readWords } from "../text/words";

/** Counts up to this are often counted by the answer itself ("two genres") rather than stated by the source. */
const COUNTED = 12;

/** A small whole number of things, with no unit of measure: its absence alone proves nothing. */
export function isSmallCount({ kind, value, unit }: Quantity): boolean {
  if (kind !== "number" && kind !== "quantity") return false;
  if (typeof value !== "string" || !/^\d{1,2}$/.test(value) || Number(value) > COUNTED) return false;
  const known = unitByCode(unit);
  return unit === "" || known === undefined || known.sort === "measure";
}

/** Words after a number that name what it counts. */
const COUNTED_WORDS = 3;

/** A value and the text around it; `start` is the offset at which the text begins. */
export interface Placed {
  text: string;
  start: number;
  quantity: Quantity;
}

/** Whether both numbers count the same things: a word that follows the one also follows the other. */
export function countsTheSame(own: Placed, other: Placed): boolean {
  const words = counted(own);
  return counted(other).some((word) => words.includes(word));
}

/** The words right after a number; none where the next one is a stop word ("one of the …", "5 to make"): nothing is named then. */
function counted({ text, quantity, start }: Placed): string[] {
  const words = readWords(text, {
    start: quantity.start - start,
    end: Math.min(text.length, quantity.end - start + 60),
  }).filter((word) => word.kind !== "number");
  const first = words.find((word) => word.start >= quantity.end - start);
  if (first && STOP_WORDS.has(first.text) && unitless(quantity)) return [];
  return words
    .filter((word) => word.text.length > (word.kind === "han" ? 0 : 2))
    .slice(0, COUNTED_WORDS + 1)
    .map((word) => word.stem);
}

const unitless = ({ unit }: Quantity): boolean => unit === "";

/** Kinds whose values may be mistaken for one another by a slip of the unit; $13 is never a slip for 13 months. */
export const FAMILY: Partial<Record<Quantity["kind"], string>> = {
  number: "count",
  quantity: "count",
  percent: "share",
  currency: "money",
  duration: "time",
  age: "time",
  temperature: "temperature",
  date: "date",
  time: "date",
};

/** Whether two units measure the same kind of thing, so that the same number in both is a slip of the unit. */
export function kin(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind || a.kind === "number") return false;
  if (a.kind !== "quantity" || a.unit.split("/")[0] === b.unit.split("/")[0]) return true;
  // 91 cm and 91 m: units of one dimension
  return relateUnits(a.unit, b.unit).kind === "convert";
}

/** Whether one value could stand in the place of the other: same kind, and same unit where both name one. */
export function rivals(a: Quantity, b: Quantity): boolean {
  if (a.kind !== b.kind || (a.kind === "date" && !alikeDates(a, b))) return false;
  return (
    a.unit === "" ||
    b.unit === "" ||
    a.unit === b.unit ||
    a.kind === "currency" ||
    a.kind === "percent" ||
    a.kind === "duration"
  );
}

/** Which of year, month, day and part a date tells. */
const shapeOf = (value: string): string =>
  value
    .replace(/T.*$/, "")
    .replace(/[A-Z]\d/g, "P")
    .replace(/\d+/g, "0");

/**
 * Whether one date could stand in the place of the other: both tell the same (year, month, day), or they agree in what both
 * tell first. "October 2007" is no other value for the year 2002.
 */
function alikeDates(a: Quantity, b: Quantity): boolean {
  if (typeof a.value !== "string" || typeof b.value !== "string") return typeof a.value === typeof b.value;
  const [own, other] = [a.value, b.value].map((value) => value.split("|")[0] ?? "") as [string, string];
  if (shapeOf(own) === shapeOf(other)) return true;
  const [long, short] = own.length > other.length ? [own, other] : [other, own];
  return !long.startsWith("-") && !short.startsWith("-") && long.slice(0, 4) === short.slice(0, 4);
}

/**
 * Whether a plain value of the source lies on the side of the answer's open bound: 5.54 billion is "more than 5 billion".
 * Bounds of rules ("at least", 至多) are no such statement, and a source that gives a bound itself states no value; one that rounds does.
 */
export function meets(a: Quantity, s: Quantity): boolean {
  if ((a.op !== ">" && a.op !== "<") || (s.op !== undefined && s.op !== "~") || a.unit !== s.unit) return false;
  if (typeof a.value !== "string" || typeof s.value !== "string") return false;
  const [told, stated] = [parseRational(a.value), parseRational(s.value)];
  if (!told || !stated) return false;
  const order = compare(stated, told);
  return a.op === ">" ? order > 0 : order < 0;
}
