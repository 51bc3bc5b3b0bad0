import type { Quantity } from "../model/quantity";
import type { SourceIndex } from "./passages";
import { standsAsWritten } from "./written-figure";

/** Ordinals up to this are counted by the answer itself: the third of the things that it lists. */
const COUNTED = 3;

/** Units of the answer's own order: 第五步, 第四点. Counted only in Chinese, where a unit follows every ordinal. */
const OWN_ORDER: ReadonlySet<string> = new Set(["步", "点", "项", "部分", "个", "种", "条", "类", "方面"]);

/**
 * Whether an ordinal of a claim tells a fact that a source would have to state: a high one, of something that it names
 * (第27分钟, 第17届). One that opens the claim numbers the claim itself. Chinese only: "Step 6" and "the 14th" told too many others.
 */
export const tellsFact = ({ kind, value, unit, text, start }: Quantity, claimStart: number): boolean =>
  kind === "ordinal" &&
  typeof value === "string" &&
  /^\d{1,4}$/.test(value) &&
  Number(value) > COUNTED &&
  text.startsWith("第") &&
  unit !== "" &&
  !OWN_ORDER.has(unit) &&
  start > claimStart;

/** Whether a source has the number of an ordinal in any form: 第27分钟 in "27分钟", "the 27th", 二十七. */
export const ordinalStands = (ordinal: Quantity, cited: readonly SourceIndex[]): boolean =>
  cited.some(({ passages }) =>
    passages.some(({ quantities }) => quantities.some(({ value }) => partsOf(value).includes(Number(ordinal.value)))),
  ) || standsAsWritten(ordinal, cited);

/** All whole numbers of a value: those of dates and ranges, too. */
const partsOf = (value: Quantity["value"]): number[] =>
  (typeof value === "string" ? [value] : [value.min, value.max]).flatMap((one) => one.match(/\d+/g) ?? []).map(Number);
