import type { ReasonCode } from "../model/reasons";
import { SEVERITIES, SEVERITY } from "../model/reasons";
import { contains, overlaps } from "../model/span";
import type { Draft } from "./rule";

/** A draft with the rule and the claim that it came from. */
export interface Raised extends Draft {
  rule: string;
  claim: number;
}

/** One step: a list of drafts to the list that is kept. Steps run in the order of `STEPS`. */
type Step = (drafts: Raised[]) => Raised[];

/** Which of two codes that speak of the same value is kept: the one that explains more stands first. */
const VALUE_CODES: readonly ReasonCode[] = [
  "UNLIMITED_TO_NUMBER",
  "BOUND_FLIP",
  "UNIT_MISMATCH",
  "DATE_MISMATCH",
  "SUBJECT_MISMATCH",
  "CITATION_MISPLACED",
  "NUMBER_NOT_IN_SOURCE",
];
const QUOTE_CODES: readonly ReasonCode[] = ["QUOTE_NOT_FOUND", "QUOTE_ALTERED"];

const sameRange: Step = (drafts) =>
  drafts.filter(
    (d, i) => !drafts.slice(0, i).some((e) => e.code === d.code && e.at.start === d.at.start && e.at.end === d.at.end),
  );

/** A quote that is not the source's needs no second finding for each number in it; a turned negation says more than "altered". */
const insideQuote: Step = (drafts) =>
  drafts.filter((d) => {
    if (QUOTE_CODES.includes(d.code)) return !drafts.some((n) => n.code === "NEGATION_FLIP" && overlaps(n.at, d.at));
    if (!VALUE_CODES.includes(d.code)) return true;
    return !drafts.some((q) => QUOTE_CODES.includes(q.code) && contains(q.at, d.at));
  });

const oneCodePerValue: Step = (drafts) =>
  drafts.filter((d) => {
    const rank = VALUE_CODES.indexOf(d.code);
    if (rank < 0) return true;
    return !drafts.some(
      (o) => o !== d && overlaps(o.at, d.at) && VALUE_CODES.includes(o.code) && VALUE_CODES.indexOf(o.code) < rank,
    );
  });

const inTextOrder: Step = (drafts) =>
  [...drafts].sort(
    (a, b) =>
      a.at.start - b.at.start ||
      a.at.end - b.at.end ||
      grave(a) - grave(b) ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );

const grave = (d: Raised) => SEVERITIES.indexOf(d.severity ?? SEVERITY[d.code]);

const STEPS: readonly Step[] = [sameRange, insideQuote, oneCodePerValue, inTextOrder];

/** Decides which of the drafts of one answer are kept, in text order. */
export const refine = (drafts: Raised[]): Raised[] => STEPS.reduce((kept, step) => step(kept), drafts);
