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
  "VERSION_CONFLICT",
  "UNLIMITED_TO_NUMBER",
  "BOUND_FLIP",
  "UNIT_MISMATCH",
  "DATE_MISMATCH",
  "SUBJECT_MISMATCH",
  "CITATION_MISPLACED",
  "NUMBER_NOT_IN_SOURCE",
];
const QUOTE_CODES: readonly ReasonCode[] = ["QUOTE_NOT_FOUND", "QUOTE_ALTERED"];

/** What a calculation explains, or takes the place of. */
const REPLACED: readonly ReasonCode[] = [
  "NUMBER_NOT_IN_SOURCE",
  "UNIT_MISMATCH",
  "CITATION_MISPLACED",
  "UNLIMITED_TO_NUMBER",
  "DATE_MISMATCH",
  "HIT_BUT_UNANSWERABLE",
];

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

/** A call is no answer: nothing is said of the words inside it. */
const callIsNoAnswer: Step = (drafts) => {
  const calls = drafts.filter((d) => d.code === "TOOL_CALL_LEAK");
  return drafts.filter((d) => d.code === "TOOL_CALL_LEAK" || !calls.some((c) => overlaps(c.at, d.at)));
};

/** A value of a version that is out of force explains itself why the sources disagree. */
const versionBeforeConflict: Step = (drafts) =>
  drafts.filter(
    (d) => d.code !== "CONFLICT" || !drafts.some((v) => v.code === "VERSION_CONFLICT" && overlaps(v.at, d.at)),
  );

/**
 * "The source does not say" explains more than "the number stands nowhere", and is not true where the source says the
 * opposite, or calls the thing unlimited.
 */
const unanswerable: Step = (drafts) =>
  drafts.filter((d) => {
    const beside = (codes: readonly ReasonCode[]) =>
      drafts.some((o) => o !== d && codes.includes(o.code) && overlaps(o.at, d.at));
    if (d.code === "HIT_BUT_UNANSWERABLE")
      return !beside(["NEGATION_FLIP", "UNLIMITED_TO_NUMBER", "VERSION_CONFLICT", "QUOTE_NOT_FOUND", "QUOTE_ALTERED"]);
    if (d.code !== "NUMBER_NOT_IN_SOURCE" && d.code !== "DATE_MISMATCH") return true;
    return !drafts.some((h) => h.code === "HIT_BUT_UNANSWERABLE" && h.at.start === d.at.start && h.at.end === d.at.end);
  });

/** A value that is calculated is not missing, and the numbers of a false calculation are faulted with it as a whole. */
const calculated: Step = (drafts) =>
  drafts.filter((d) => {
    const wrong = drafts.some((o) => o !== d && o.code === "COMPUTED_WRONG" && overlaps(o.at, d.at));
    if (d.code === "COMPUTED") return !wrong;
    if (!REPLACED.includes(d.code)) return true;
    return !wrong && !drafts.some((o) => o.code === "COMPUTED" && overlaps(o.at, d.at));
  });

/** "Limited to 200" against "unlimited" is one fault, told by the number. */
const unlimitedBeforeNegation: Step = (drafts) =>
  drafts.filter(
    (d) =>
      d.code !== "NEGATION_FLIP" ||
      !drafts.some(
        (u) => u.code === "UNLIMITED_TO_NUMBER" && u.claim === d.claim && u.evidence?.text === d.evidence?.text,
      ),
  );

/** Words that the source does not hold as a quotation are not faulted once more as a permission. */
const quoteBeforePermission: Step = (drafts) =>
  drafts.filter(
    (d) =>
      d.code !== "PERMISSION_NOT_STATED" || !drafts.some((q) => QUOTE_CODES.includes(q.code) && overlaps(q.at, d.at)),
  );

const inTextOrder: Step = (drafts) =>
  [...drafts].sort(
    (a, b) =>
      a.at.start - b.at.start ||
      a.at.end - b.at.end ||
      grave(a) - grave(b) ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );

const grave = (d: Raised) => SEVERITIES.indexOf(d.severity ?? SEVERITY[d.code]);

const STEPS: readonly Step[] = [
  callIsNoAnswer,
  sameRange,
  insideQuote,
  calculated,
  versionBeforeConflict,
  oneCodePerValue,
  unanswerable,
  unlimitedBeforeNegation,
  quoteBeforePermission,
  inTextOrder,
];

/** Decides which of the drafts of one answer are kept, in text order. */
export const refine = (drafts: Raised[]): Raised[] => STEPS.reduce((kept, step) => step(kept), drafts);
