import type { Quantity } from "../model/quantity";
import type { SourceIndex } from "./passages";

/** "4-1", "11–0": the result of a match or a vote. */
export const isScore = ({ kind, value, text }: Quantity): boolean =>
  kind === "number" && typeof value === "string" && /^\d{1,3}-\d{1,3}$/.test(value) && !/[,.]/.test(text);

/** Two short numbers with a hyphen, a colon or 比 between them; times of day and ranges look alike. */
const PAIRED = /(?<![\d.])\d{1,3}\s{0,2}(?:[-–:：∶]|比)\s{0,2}\d{1,3}(?![\d.])/;

/** Whether a source writes any results in figures. Where none does, a score is what the answer counted from what is told. */
export const writesScores = ({ source }: SourceIndex): boolean => PAIRED.test(source.text);
