import * as z from "zod/mini";

export const severitySchema = z.enum(["contradicted", "unsupported", "notice", "info"]);
export type Severity = z.infer<typeof severitySchema>;

/** Every reason code the product knows. A code is never reused for another meaning. */
export const reasonCodeSchema = z.enum([
  "NUMBER_NOT_IN_SOURCE",
  "UNIT_MISMATCH",
  "DATE_MISMATCH",
  "BOUND_FLIP",
  "NEGATION_FLIP",
  "UNLIMITED_TO_NUMBER",
  "SUBJECT_MISMATCH",
  "SUBJECT_NOT_IN_SOURCE",
  "CITATION_MISPLACED",
  "SOURCE_MISSING",
  "NO_CITATION",
  "IRRELEVANT_CITATION",
  "QUOTE_NOT_FOUND",
  "QUOTE_ALTERED",
  "COMPUTED",
  "COMPUTED_WRONG",
  "CONFLICT",
  "VERSION_CONFLICT",
  "HIT_BUT_UNANSWERABLE",
  "NO_HIT",
  "FALSE_REFUSAL",
  "HEDGED_REFUSAL",
  "PERMISSION_NOT_STATED",
  "EXCEPTION_OVERRIDDEN",
  "JURISDICTION_MISSING",
  "WRONG_DOCUMENT",
  "TOOL_CALL_LEAK",
  "SOURCE_UNREAD",
]);
export type ReasonCode = z.infer<typeof reasonCodeSchema>;

/** The severity that a code has unless its rule says otherwise (checks.md §3). */
export const SEVERITY: Readonly<Record<ReasonCode, Severity>> = {
  NUMBER_NOT_IN_SOURCE: "unsupported",
  UNIT_MISMATCH: "contradicted",
  DATE_MISMATCH: "contradicted",
  BOUND_FLIP: "contradicted",
  NEGATION_FLIP: "contradicted",
  UNLIMITED_TO_NUMBER: "contradicted",
  SUBJECT_MISMATCH: "contradicted",
  SUBJECT_NOT_IN_SOURCE: "unsupported",
  CITATION_MISPLACED: "unsupported",
  SOURCE_MISSING: "unsupported",
  NO_CITATION: "notice",
  IRRELEVANT_CITATION: "notice",
  QUOTE_NOT_FOUND: "unsupported",
  QUOTE_ALTERED: "contradicted",
  COMPUTED: "info",
  COMPUTED_WRONG: "contradicted",
  CONFLICT: "notice",
  VERSION_CONFLICT: "contradicted",
  HIT_BUT_UNANSWERABLE: "unsupported",
  NO_HIT: "unsupported",
  FALSE_REFUSAL: "notice",
  HEDGED_REFUSAL: "notice",
  PERMISSION_NOT_STATED: "unsupported",
  EXCEPTION_OVERRIDDEN: "notice",
  JURISDICTION_MISSING: "notice",
  WRONG_DOCUMENT: "unsupported",
  TOOL_CALL_LEAK: "unsupported",
  SOURCE_UNREAD: "notice",
};

/** Gravest first: where marks overlap, the graver one is painted. */
export const SEVERITIES: readonly Severity[] = ["contradicted", "unsupported", "notice", "info"];
