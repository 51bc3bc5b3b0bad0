import type { Quantity } from "../model/quantity";
import { GENERAL_WORDS } from "./lexicon/measure-words";
import { KIN_LINES, KIN_NEAR } from "./lexicon/unit-kin";
import { divide, multiply, ONE, parseRational, type Rational, whole } from "./rational";
import { unitByCode } from "./unit-index";

/** How two units stand to each other. `factors` turn a value of the second into the first; several where a unit has two readings. */
export type UnitRelation =
  | { kind: "equal" }
  /** Exactly convertible. */
  | { kind: "convert"; factors: Rational[] }
  /** One side names no unit. */
  | { kind: "open" }
  | { kind: "temperature" }
  /** Kept apart although values may agree: seats and people, workdays and days, % and points. */
  | { kind: "unlike" };

const KIN = new Map<string, string[]>();
for (const line of KIN_LINES) {
  const [name, ...words] = line.split(" ") as [string, ...string[]];
  for (const word of words) KIN.set(word, [...(KIN.get(word) ?? []), name]);
}
const GENERAL = new Set(GENERAL_WORDS);
const near = (a: string, b: string): boolean =>
  a === b || KIN_NEAR.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** Codes whose prefixes people read as powers of 1,000 or of 1,024. */
const BINARY = new Map([
  ["kB", 1],
  ["MB", 2],
  ["GB", 3],
  ["TB", 4],
  ["PB", 5],
  ["EB", 6],
  ["KiB", 1],
  ["MiB", 2],
  ["GiB", 3],
  ["TiB", 4],
  ["PiB", 5],
]);

/** Dimensions that count things; the rest measure. */
const COUNTED = new Set([
  "seat",
  "user",
  "token",
  "person",
  "request",
  "share",
  "piece",
  "point",
  "character",
  "word",
  "字",
  "times",
]);

const SHARES = new Set(["ratio", "points"]);

const isCount = (code: string): boolean => {
  const unit = unitByCode(code);
  return !unit || unit.sort === "measure" || COUNTED.has(unit.dimension);
};

const sameCount = (a: string, b: string): boolean => {
  if (GENERAL.has(a) || GENERAL.has(b)) return true;
  const left = KIN.get(a);
  const right = KIN.get(b);
  if (!left || !right) return true;
  return left.some((x) => right.some((y) => near(x, y)));
};

/** Relation of two units without "/": "CNY", "day", "人". */
const relateOne = (a: string, b: string): UnitRelation => {
  if (a === b) return { kind: "equal" };
  if (a === "" || b === "") return { kind: "open" };
  if (isCount(a) && isCount(b)) return sameCount(a, b) ? { kind: "equal" } : { kind: "unlike" };
  const left = unitByCode(a);
  const right = unitByCode(b);
  if (!left || !right) return { kind: "unlike" };
  if (left.dimension === "temperature" && right.dimension === "temperature") return { kind: "temperature" };
  // "85度" and "85 °C": a degree that does not say which agrees with either
  if ((a === "°" && right.dimension === "temperature") || (b === "°" && left.dimension === "temperature"))
    return { kind: "equal" };
  // 15分 may be minutes, points or marks
  if ((a === "分" && b === "minute") || (b === "分" && a === "minute")) return { kind: "equal" };
  // a basis point is a share of a rate as well as a step between rates: 5 bps is 0.05 %, and 50 bp is half a point
  if (
    left.size &&
    right.size &&
    SHARES.has(left.dimension) &&
    SHARES.has(right.dimension) &&
    (a === "bp" || b === "bp")
  )
    return { kind: "convert", factors: [divide(right.size, left.size)] };
  if (left.dimension !== right.dimension || left.sort === "measure" || right.sort === "measure")
    return { kind: "unlike" };
  if (!left.size || !right.size) return { kind: "unlike" };
  const factors = [divide(right.size, left.size)];
  if (factors[0]?.n === factors[0]?.d) return { kind: "equal" };
  const p = BINARY.get(a);
  const q = BINARY.get(b);
  if (p !== undefined && q !== undefined)
    factors.push(q >= p ? whole(1024n ** BigInt(q - p)) : { n: 1n, d: 1024n ** BigInt(p - q) });
  return { kind: "convert", factors };
};

/** "1000 token" → 1000 and "token". */
const splitCount = (part: string): { count: Rational; code: string } => {
  const space = part.indexOf(" ");
  const count = space > 0 ? parseRational(part.slice(0, space)) : null;
  return count && count.n !== 0n ? { count, code: part.slice(space + 1) } : { count: ONE, code: part };
};

/** Days and weeks that people count a whole year as; months have no such number. */
const YEAR_IN: ReadonlyMap<string, readonly bigint[]> = new Map([
  ["day", [365n, 366n]],
  ["week", [52n]],
]);

/** One year as 365 days or 52 weeks, either way round; null for other units. */
const wholeYears = (a: string, b: string): UnitRelation | null => {
  if (b === "year")
    return YEAR_IN.has(a) ? { kind: "convert", factors: (YEAR_IN.get(a) ?? []).map((count) => whole(count)) } : null;
  if (a !== "year" || !YEAR_IN.has(b)) return null;
  return { kind: "convert", factors: (YEAR_IN.get(b) ?? []).map((count) => ({ n: 1n, d: count })) };
};

/**
 * Relates two units with their "per" parts in any order: "CNY/seat/month", "km/hour", "mg/kg/day". Parts that only one side
 * states leave the relation as it is: leaving out is no contradiction.
 */
export const relateUnits = (a: string, b: string): UnitRelation => {
  if (a === b) return { kind: "equal" };
  const [headA, ...perA] = a.split("/") as [string, ...string[]];
  const [headB, ...perB] = b.split("/") as [string, ...string[]];
  const head = relateOne(headA === "1" ? "" : headA, headB === "1" ? "" : headB);
  if (head.kind === "unlike" && perA.length + perB.length === 0) return wholeYears(a, b) ?? head;
  if (head.kind === "unlike" || perA.length + perB.length === 0) return head;
  let factors = head.kind === "convert" ? head.factors : [ONE];
  let converted = head.kind === "convert";
  const rest = [...perB];
  const unmatched: string[] = [];
  for (const part of perA) {
    const own = splitCount(part);
    let found = -1;
    let relation: UnitRelation = { kind: "unlike" };
    for (let i = 0; i < rest.length; i++) {
      const other = relateOne(own.code, splitCount(rest[i] as string).code);
      if (other.kind === "equal" || other.kind === "convert") {
        found = i;
        relation = other;
        if (other.kind === "equal") break;
      }
    }
    if (found < 0) {
      unmatched.push(part);
      continue;
    }
    const other = splitCount(rest.splice(found, 1)[0] as string);
    const size = relation.kind === "convert" ? (relation.factors[0] as Rational) : ONE;
    // per month to per year: the value grows as the part does
    const factor = divide(own.count, multiply(other.count, size));
    if (factor.n !== factor.d) {
      converted = true;
      factors = factors.map((f) => multiply(f, factor));
    }
  }
  if (unmatched.length > 0 && rest.length > 0) return { kind: "unlike" };
  if (head.kind === "temperature" || head.kind === "open") return head;
  return converted ? { kind: "convert", factors } : { kind: "equal" };
};

/** The unit with all that it is per, also a period that stands apart from the value: "‱/day" of 按日万分之五. */
export const fullUnit = ({ kind, unit, per }: Quantity): string =>
  per !== undefined && (kind === "percent" || kind === "currency") ? `${unit.split("/")[0]}/${per}` : unit;

/** True where a unit only counts things, or names none. */
export const countsOnly = (unit: string): boolean => unit === "" || (!unit.includes("/") && isCount(unit));
