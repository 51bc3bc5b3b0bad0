import type { ReasonCode } from "../model/reasons";
import { SEVERITIES, SEVERITY } from "../model/reasons";
import { contains, overlaps } from "../model/span";
import { Ordered } from "./ordered";
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

const having = (drafts: readonly Raised[], codes: readonly ReasonCode[]): Ordered<Raised> =>
  new Ordered(
    drafts.filter((d) => codes.includes(d.code)),
    (d) => d.at,
  );

const sameRange: Step = (drafts) => {
  const seen = new Set<string>();
  return drafts.filter((d) => {
    const key = `${d.code} ${d.at.start} ${d.at.end}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** A quote that is not the source's needs no second finding for each number in it; a turned negation says more than "altered". */
const insideQuote: Step = (drafts) => {
  const negations = having(drafts, ["NEGATION_FLIP"]);
  const quotes = having(drafts, QUOTE_CODES);
  return drafts.filter((d) => {
    if (QUOTE_CODES.includes(d.code)) return !negations.near(d.at).some((n) => overlaps(n.at, d.at));
    if (!VALUE_CODES.includes(d.code)) return true;
    return !quotes.near(d.at).some((q) => contains(q.at, d.at));
  });
};

const oneCodePerValue: Step = (drafts) => {
  const values = having(drafts, VALUE_CODES);
  return drafts.filter((d) => {
    const rank = VALUE_CODES.indexOf(d.code);
    if (rank < 0) return true;
    return !values.near(d.at).some((o) => o !== d && overlaps(o.at, d.at) && VALUE_CODES.indexOf(o.code) < rank);
  });
};

/** A call is no answer: nothing is said of the words inside it. */
const callIsNoAnswer: Step = (drafts) => {
  const calls = having(drafts, ["TOOL_CALL_LEAK"]);
  return drafts.filter((d) => d.code === "TOOL_CALL_LEAK" || !calls.near(d.at).some((c) => overlaps(c.at, d.at)));
};

/** A value of a version that is out of force explains itself why the sources disagree. */
const versionBeforeConflict: Step = (drafts) => {
  const versions = having(drafts, ["VERSION_CONFLICT"]);
  return drafts.filter((d) => d.code !== "CONFLICT" || !versions.near(d.at).some((v) => overlaps(v.at, d.at)));
};

/**
 * "The source does not say" explains more than "the number stands nowhere", and is not true where the source says the
 * opposite, or calls the thing unlimited.
 */
const unanswerable: Step = (drafts) => {
  const contrary = having(drafts, [
    "NEGATION_FLIP",
    "UNLIMITED_TO_NUMBER",
    "VERSION_CONFLICT",
    "QUOTE_NOT_FOUND",
    "QUOTE_ALTERED",
  ]);
  const unsaid = having(drafts, ["HIT_BUT_UNANSWERABLE"]);
  return drafts.filter((d) => {
    if (d.code === "HIT_BUT_UNANSWERABLE") return !contrary.near(d.at).some((o) => overlaps(o.at, d.at));
    if (d.code !== "NUMBER_NOT_IN_SOURCE" && d.code !== "DATE_MISMATCH") return true;
    return !unsaid.near(d.at).some((h) => h.at.start === d.at.start && h.at.end === d.at.end);
  });
};

/** What is offered after a refusal is one fault, told as the guess that it is. */
const hedgeIsAGuess: Step = (drafts) => {
  const hedges = having(drafts, ["HEDGED_REFUSAL"]);
  return drafts.filter(
    (d) => d.code !== "HIT_BUT_UNANSWERABLE" || !hedges.near(d.at).some((h) => overlaps(h.at, d.at)),
  );
};

/** A value that is calculated is not missing, and the numbers of a false calculation are faulted with it as a whole. */
const calculated: Step = (drafts) => {
  const wrongs = having(drafts, ["COMPUTED_WRONG"]);
  const rights = having(drafts, ["COMPUTED"]);
  const beside = (others: Ordered<Raised>, d: Raised) => others.near(d.at).some((o) => overlaps(o.at, d.at));
  return drafts.filter((d) => {
    if (d.code === "COMPUTED") return !beside(wrongs, d);
    if (!REPLACED.includes(d.code)) return true;
    return !beside(wrongs, d) && !beside(rights, d);
  });
};

/** "Limited to 200" against "unlimited" is one fault, told by the number. */
const unlimitedBeforeNegation: Step = (drafts) => {
  const unlimited = drafts.filter((u) => u.code === "UNLIMITED_TO_NUMBER");
  return drafts.filter(
    (d) =>
      d.code !== "NEGATION_FLIP" ||
      !unlimited.some((u) => u.claim === d.claim && u.evidence?.text === d.evidence?.text),
  );
};

/** Characters between a bound's word and its value: "at most the 40 metres". */
const TOUCHING = 6;

/** "At most 40" against "at least 40" is one fault, told by the value: the turned word is that of its bound. */
const boundBeforeNegation: Step = (drafts) =>
  drafts.filter(
    (d) =>
      d.code !== "NEGATION_FLIP" ||
      !drafts.some(
        (b) =>
          b.code === "BOUND_FLIP" &&
          b.claim === d.claim &&
          d.at.start <= b.at.end + TOUCHING &&
          b.at.start <= d.at.end + TOUCHING,
      ),
  );

/** Words that the source does not hold as a quotation are not faulted once more as a permission. */
const quoteBeforePermission: Step = (drafts) => {
  const quotes = having(drafts, QUOTE_CODES);
  return drafts.filter(
    (d) => d.code !== "PERMISSION_NOT_STATED" || !quotes.near(d.at).some((q) => overlaps(q.at, d.at)),
  );
};

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
  hedgeIsAGuess,
  unanswerable,
  unlimitedBeforeNegation,
  boundBeforeNegation,
  quoteBeforePermission,
  inTextOrder,
];

/** Decides which of the drafts of one answer are kept, in text order. */
export const refine = (drafts: Raised[]): Raised[] => STEPS.reduce((kept, step) => step(kept), drafts);
