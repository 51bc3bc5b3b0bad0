import * as z from "zod/mini";
import { reasonCodeSchema, severitySchema } from "./reasons";
import { spanSchema } from "./span";

/** How the evidence was found. `approximate` is shown to people and never counts as support. */
export const evidenceSchema = z.object({
  source: z.string(),
  title: z.optional(z.string()),
  version: z.optional(z.string()),
  start: z.int(),
  end: z.int(),
  text: z.string(),
  how: z.enum(["exact", "folded", "approximate"]),
  /** Where the source is a web page: its address with a text fragment that opens it at these words. */
  url: z.optional(z.string()),
  /** True where a reviewer gave the source's text, not the page. */
  attached: z.optional(z.boolean()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** Explains a finding: strings that fill the reason's sentence (`source`, `answer`, `form`, …); typed per code in wording. */
export const findingDataSchema = z.record(z.string(), z.string());
export type FindingData = z.infer<typeof findingDataSchema>;

/** A run of words of one side of a pair; `mark` where it differs from the other side. */
export const partSchema = z.object({ text: z.string(), mark: z.boolean() });
export type Part = z.infer<typeof partSchema>;

/** Claim and passage side by side, the differing words marked; joined, the parts give the words of that side. */
export const pairSchema = z.object({ answer: z.array(partSchema), source: z.array(partSchema) });
export type Pair = z.infer<typeof pairSchema>;

/**
 * One reason code on one answer range: `answer.text.slice(start, end) === text`.
 * `id` is a hash of rule, code, flagged words, claim words and evidence words, without positions, so that a verdict survives a reload.
 */
export const findingSchema = z.object({
  id: z.string(),
  code: reasonCodeSchema,
  severity: severitySchema,
  rule: z.string(),
  start: z.int(),
  end: z.int(),
  text: z.string(),
  /** Index into `claims`; -1 where the finding is about the answer as a whole. */
  claim: z.int(),
  evidence: z.nullable(evidenceSchema),
  pair: z.optional(pairSchema),
  data: findingDataSchema,
});
export type Finding = z.infer<typeof findingSchema>;

export const claimVerdictSchema = z.enum(["supported", "contradicted", "unsupported", "unchecked"]);
export type ClaimVerdict = z.infer<typeof claimVerdictSchema>;

export const checkedClaimSchema = z.object({
  ...spanSchema.shape,
  text: z.string(),
  /** Source ids that the claim is held against. */
  cites: z.array(z.string()),
  verdict: claimVerdictSchema,
});
export type CheckedClaim = z.infer<typeof checkedClaimSchema>;

/**
 * What could not be checked and why, in words that the wording catalogue knows; `same-id`: two texts came under one id, and both
 * were searched; `limit`: from the claim `about` on the answer has more values than are checked; `table-names`: values of the claim
 * `about`, a row of a table, stand in the sources, and none of them names its row or its column.
 */
export const skippedSchema = z.object({
  reason: z.enum([
    "too-large",
    "source-unread",
    "nothing-to-check",
    "rule-failed",
    "no-source",
    "same-id",
    "limit",
    "table-names",
  ]),
  /** Source id, rule id or claim index that the entry is about. */
  about: z.optional(z.string()),
  detail: z.optional(z.string()),
});
export type Skipped = z.infer<typeof skippedSchema>;

/** What about an answer makes a fault likely or grave, told from its facts, its question and its sources alone: for sampling. */
export const riskSchema = z.enum([
  "number",
  "negation",
  "unit",
  "subject",
  "version-conflict",
  "unanswerable",
  "computation",
]);
export type Risk = z.infer<typeof riskSchema>;

/** A share 0..1; null where nothing was there to count. */
const shareSchema = z.nullable(z.number());

/**
 * How well an answer cites: claims that state something and how many of them cite; pairs of claim and cited source; and as
 * shares 0..1 (null where nothing was there to count: no citation has no precision, and that is not 0) the cited claims, the
 * citations whose source holds evidence (hit rate), the claims that their cited sources together support (recall) and the
 * citations that are not irrelevant (precision). What the words alone do not decide is counted in `undecided` and in no share.
 */
export const citationMetricsSchema = z.object({
  claims: z.int(),
  cited: z.int(),
  citations: z.int(),
  citedShare: shareSchema,
  hitRate: shareSchema,
  recall: shareSchema,
  precision: shareSchema,
  undecided: z.int(),
});
export type CitationMetrics = z.infer<typeof citationMetricsSchema>;

/** "0 findings" is never shown without `checked` and `skipped` beside it. */
export const checkReportSchema = z.object({
  answerHash: z.string(),
  sourcesHash: z.string(),
  engine: z.string(),
  claims: z.array(checkedClaimSchema),
  findings: z.array(findingSchema),
  skipped: z.array(skippedSchema),
  checked: z.object({
    claims: z.int(),
    claimsTotal: z.int(),
    sourcesRead: z.int(),
    sourcesTotal: z.int(),
    facts: z.record(z.string(), z.int()),
  }),
  /** Ids of the rules whose cheap look at the answer said that it may have their shape. */
  precheckFired: z.optional(z.array(z.string())),
  risks: z.optional(z.array(riskSchema)),
  /** The answer declines, as a whole or in part. */
  declined: z.optional(z.boolean()),
  citations: z.optional(citationMetricsSchema),
});
export type CheckReport = z.infer<typeof checkReportSchema>;
