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
