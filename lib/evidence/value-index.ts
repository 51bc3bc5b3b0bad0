import { endsAsFloats, roundingReach } from "../facts/equal-quantity";
import { fullUnit, relateUnits, type UnitRelation } from "../facts/equal-unit";
import { toFloat } from "../facts/rational";
import type { Quantity } from "../model/quantity";

/** One end of a value, as a float, and the number of the value that it belongs to. */
interface End {
  at: number;
  value: number;
}

/** The values of one unit, their ends in ascending order. */
interface Unit {
  unit: string;
  ends: End[];
  all: number[];
  /** Values that floats cannot hold: always candidates. */
  huge: number[];
}

/** Relative width that absorbs what floats lose. */
const SLACK = 1e-9;
/** What %, ‰, ‱, ppm and ppb divide by. */
const DIVISORS = [100, 1_000, 10_000, 1_000_000, 1_000_000_000];

/**
 * Finds, among many values, those that may be equal to a given one in some form, without comparing it with each. It leaves out
 * only what `equalQuantity` calls `value` or `incomparable`, and may keep some of these: the caller still compares.
 */
export class ValueIndex {
  private readonly byText = new Map<string, number[]>();
  private readonly units = new Map<string, Unit>();
  private readonly relations = new Map<string, { unit: Unit; relation: UnitRelation }[]>();
  /** Dates and times: few forms of them compare as text. */
  private readonly dated: number[] = [];
  /** Month and day without a year, and durations: 21日 may be either. */
  private readonly days: number[] = [];
  private readonly durations: number[] = [];

  constructor(values: readonly Quantity[]) {
    for (const [number, quantity] of values.entries()) {
      if (typeof quantity.value === "string") put(this.byText, foldValue(quantity.value), number);
      if (isPoint(quantity)) {
        this.dated.push(number);
        if (typeof quantity.value === "string" && quantity.value.startsWith("--")) this.days.push(number);
        continue;
      }
      if (quantity.kind === "duration") this.durations.push(number);
      const ends = endsAsFloats(quantity);
      if (ends) this.add(number, fullUnit(quantity), ends);
    }
    for (const { ends } of this.units.values()) ends.sort((a, b) => a.at - b.at);
  }

  /** Numbers of the values that may be equal to `quantity`, into `found`. */
  collect(quantity: Quantity, found: Set<number>): void {
    if (typeof quantity.value === "string") addAll(found, this.byText.get(foldValue(quantity.value)));
    if (isPoint(quantity)) {
      addAll(found, this.dated);
      if (typeof quantity.value === "string" && quantity.value.startsWith("--")) addAll(found, this.durations);
      return;
    }
    if (quantity.kind === "duration") addAll(found, this.days);
    const ends = endsAsFloats(quantity);
    if (!ends) return;
    const [low, high] = ends;
    const reach = roundingReach(quantity) ?? 0;
    for (const { unit, relation } of this.relationsOf(fullUnit(quantity))) {
      addAll(found, unit.huge);
      if (relation.kind === "temperature" || !Number.isFinite(low + high + reach)) {
        addAll(found, unit.all);
        continue;
      }
      within(unit, low, 0, found);
      within(unit, high, 0, found);
      if (relation.kind === "equal" || relation.kind === "open") within(unit, low, reach, found);
      // 1.5倍 and 150%, 八折 and 20% off
      if (quantity.unit === "%") within(unit, 100 - low, 0, found);
      if (relation.kind === "unlike") {
        within(unit, low * 100, 0, found);
        within(unit, low / 100, 0, found);
      }
      if (relation.kind === "open") {
        for (const divisor of DIVISORS) {
          within(unit, low * divisor, 0, found);
          within(unit, low / divisor, reach / divisor, found);
        }
      }
      if (relation.kind === "convert")
        for (const factor of relation.factors) {
          const by = toFloat(factor);
          if (by > 0 && Number.isFinite(by) && Number.isFinite(low / by)) within(unit, low / by, reach / by, found);
          else addAll(found, unit.all);
        }
    }
  }

  private add(number: number, code: string, ends: readonly [number, number]): void {
    let unit = this.units.get(code);
    if (!unit) {
      unit = { unit: code, ends: [], all: [], huge: [] };
      this.units.set(code, unit);
    }
    unit.all.push(number);
    if (!Number.isFinite(ends[0]) || !Number.isFinite(ends[1])) unit.huge.push(number);
    else {
      unit.ends.push({ at: ends[0], value: number });
      if (ends[1] !== ends[0]) unit.ends.push({ at: ends[1], value: number });
    }
  }

  private relationsOf(code: string): { unit: Unit; relation: UnitRelation }[] {
    let known = this.relations.get(code);
    if (!known) {
      known = [...this.units.values()].map((unit) => ({ unit, relation: relateUnits(code, unit.unit) }));
      this.relations.set(code, known);
    }
    return known;
  }
}

/** Values of a unit with an end at most `reach` away from `at`. */
function within({ ends }: Unit, at: number, reach: number, found: Set<number>): void {
  const width = reach * (1 + SLACK) + Math.abs(at) * SLACK;
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((ends[mid] as End).at < at - width) low = mid + 1;
    else high = mid;
  }
  for (let i = low; i < ends.length && (ends[i] as End).at <= at + width; i++) found.add((ends[i] as End).value);
}

const isPoint = ({ kind }: Quantity): boolean => kind === "date" || kind === "time";
const foldValue = (value: string): string => value.toLowerCase().replace(/[\s_-]/g, "");

function put(map: Map<string, number[]>, key: string, number: number): void {
  const list = map.get(key);
  if (list) list.push(number);
  else map.set(key, [number]);
}

function addAll(found: Set<number>, numbers: readonly number[] = []): void {
  for (const number of numbers) found.add(number);
}
