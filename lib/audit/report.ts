import type { Audit, Census } from "../model/audit-file";
import type { ClaimCounts } from "../model/batch";
import type { ReasonCode } from "../model/reasons";
import { reasonCodeSchema } from "../model/reasons";
import { findBreak } from "../text/seal";
import { type GateResult, judgeGates } from "./gates";
import {
  claimClusters,
  decidedItems,
  drawnGroups,
  isFalseRefusal,
  isFaultyItem,
  type ReviewedItem,
  reviewedItems,
  riskGroups,
} from "./reviewed";
import { firstVerdict, isFault, judgeFindings, missedFaults } from "./standing";
import { type Agreement, cohenKappa, fleissKappa, kappaByCategory } from "./statistics/agreement";
import { type ClusterEstimate, clusterEstimate } from "./statistics/clusters";
import { type Detection, detection, type Share, shareOf } from "./statistics/detection";
import { type Interval, wilson } from "./statistics/intervals";
import { type StratifiedEstimate, stratifiedEstimate } from "./statistics/stratified";

/** One risk category in the sample and in the batch. */
export interface StratumRow {
  id: string;
  /** Answers of the batch, drawn ones that stand, and those that people decided on. */
  size: number;
  drawn: number;
  decided: number;
  faulty: number;
  partly: number;
  cannotTell: number;
  rate: number | null;
  /** Wilson's, with the category's size. */
  interval: Interval | null;
}

/** One line of the audit's own decision on the lot, where the plan has one: up to `accept` faulty ones of `n`. */
export interface Acceptance {
  n: number;
  accept: number;
  faulty: number;
  decided: number;
  outcome: "accepted" | "rejected" | "open";
}

/** A mean over the answers that have the value, each with its weight. */
export interface Mean {
  answers: number;
  mean: number | null;
}

/** What a report says, as data: everything that is shown, printed and exported comes from here. */
export interface AuditReport {
  coverage: {
    rows: number;
    bad: number;
    checked: number;
    drawn: number;
    decided: number;
    /** Nobody has said anything; two disagree and nobody settled it; people cannot tell. */
    open: number;
    split: number;
    cannotTell: number;
    replaced: number;
    /** Reviewed by two or more. */
    twice: number;
    /** Reviewed before the findings were shown. */
    blind: number;
    reviewers: string[];
    /** Median of the seconds on an item; null where nothing was reviewed. */
    seconds: number | null;
  };
  strata: StratumRow[];
  faulty: StratifiedEstimate | null;
  claims: {
    /** Of the decided items, as people left them; and as the checks have them. */
    reviewed: ClaimCounts;
    checks: ClaimCounts;
    /** Supported of all that can be checked, over the batch. */
    groundedness: ClusterEstimate | null;
  };
  /** What the checks counted over the whole batch. */
  census: Census;
  refusals: { declined: Share; falseRefusals: Share };
  partly: Share;
  citations: { hitRate: Mean; precision: Mean; recall: Mean };
  /** The columns of `citecheck evaluate`, where the batch says what is expected. */
  labelled: { answers: number; retrieved: Share; answerability: Share; fields: Share; leaked: Share } | null;
  detection: { all: Detection; codes: { code: ReasonCode; of: Detection }[] };
  agreement: {
    pairs: Agreement;
    byVerdict: { verdict: string; of: Agreement }[];
    more: Agreement | null;
    settled: number;
  };
  gates: GateResult[];
  acceptance: Acceptance | null;
  /** The draw's own trail: how many entries, and the first that does not verify; null where all do. */
  log: { entries: number; broken: number | null };
}

/** Makes the report of an audit. Pure: the same audit gives the same report. */
export function reportOf(audit: Audit): AuditReport {
  const items = reviewedItems(audit);
  const decided = decidedItems(items);
  const groups = drawnGroups(audit, items);
  return {
    coverage: coverageOf(audit, items, decided),
    strata: riskGroups(audit, items).map(({ id, size, items: own }) => stratumRow(id, size, own)),
    faulty: stratifiedEstimate(
      groups.map(({ size, items: own }) => {
        const known = decidedItems(own);
        return { size, drawn: known.length, part: known.filter(isFaultyItem).length };
      }),
    ),
    claims: {
      reviewed: count(items.flatMap(({ standing }) => (standing.state === "decided" ? standing.claims : []))),
      checks: count(
        items.flatMap(({ standing, report }) =>
          standing.state === "decided" ? report.claims.map(({ verdict }) => verdict) : [],
        ),
      ),
      groundedness: clusterEstimate(claimClusters(groups)),
    },
    census: audit.census,
    refusals: {
      declined: shareOf(audit.census.declined, audit.census.checked),
      falseRefusals: shareOf(decided.filter(isFalseRefusal).length, decided.filter(({ declined }) => declined).length),
    },
    partly: shareOf(decided.filter(isPartly).length, decided.length),
    citations: {
      hitRate: meanOf(items, ({ report }) => report.citations?.hitRate ?? null),
      precision: meanOf(items, ({ report }) => report.citations?.precision ?? null),
      recall: meanOf(items, ({ report }) => report.citations?.recall ?? null),
    },
    labelled: labelledOf(items),
    detection: detectionOf(items),
    agreement: agreementOf(audit, items),
    gates: judgeGates(audit, items),
    acceptance: acceptanceOf(audit, items),
    log: { entries: audit.trail.length, broken: findBreak(audit.trail) },
  };
}

const isPartly = ({ standing }: ReviewedItem): boolean =>
  standing.state === "decided" && standing.verdict === "partly-right";
const cannotTell = ({ standing }: ReviewedItem): boolean =>
  standing.state === "decided" && standing.verdict === "cannot-tell";

function coverageOf(
  audit: Audit,
  items: readonly ReviewedItem[],
  decided: readonly ReviewedItem[],
): AuditReport["coverage"] {
  const seconds = audit.marks.map((mark) => mark.seconds).sort((a, b) => a - b);
  return {
    rows: audit.batch.rows,
    bad: audit.batch.bad,
    checked: audit.census.checked,
    drawn: items.length,
    decided: decided.length,
    open: items.filter(({ standing }) => standing.state === "open").length,
    split: items.filter(({ standing }) => standing.state === "split").length,
    cannotTell: items.filter(cannotTell).length,
    replaced: audit.items.length - items.length,
    twice: items.filter(({ standing }) => standing.marks.length > 1).length,
    blind: items.filter(({ standing }) => standing.marks.length > 0 && standing.marks.every((mark) => mark.blind))
      .length,
    reviewers: [...new Set(audit.marks.map(({ reviewer }) => reviewer))].sort(),
    seconds: seconds[Math.floor(seconds.length / 2)] ?? null,
  };
}

function stratumRow(id: string, size: number, items: readonly ReviewedItem[]): StratumRow {
  const decided = decidedItems(items);
  const faulty = decided.filter(isFaultyItem).length;
  return {
    id,
    size,
    drawn: items.length,
    decided: decided.length,
    faulty,
    partly: decided.filter(isPartly).length,
    cannotTell: items.filter(cannotTell).length,
    rate: decided.length === 0 ? null : faulty / decided.length,
    interval: wilson(faulty, decided.length, 0.95, size),
  };
}

function count(verdicts: readonly (keyof ClaimCounts)[]): ClaimCounts {
  const counts = { supported: 0, contradicted: 0, unsupported: 0, unchecked: 0 };
  for (const verdict of verdicts) counts[verdict]++;
  return counts;
}

function meanOf(items: readonly ReviewedItem[], of: (item: ReviewedItem) => number | null): Mean {
  const known = items.flatMap((item) => {
    const value = of(item);
    return value === null ? [] : [{ value, weight: item.item.weight }];
  });
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  const sum = known.reduce((all, one) => all + one.value * one.weight, 0);
  return { answers: known.length, mean: weight === 0 ? null : sum / weight };
}

function labelledOf(items: readonly ReviewedItem[]): AuditReport["labelled"] {
  const scored = items.flatMap((item) => item.scored ?? []);
  if (scored.length === 0) return null;
  const sum = (of: (one: (typeof scored)[number]) => readonly [number, number]): Share => {
    const [part, all] = scored.map(of).reduce<[number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    return shareOf(part, all);
  };
  return {
    answers: scored.length,
    retrieved: sum(({ retrieved }) => retrieved),
    answerability: sum(({ due, made }) => [due === made ? 1 : 0, 1]),
    fields: sum(({ fields }) => fields),
    leaked: sum(({ leaked }) => leaked),
  };
}

/** Faults alone: a notice is no claim that something is wrong. Codes in the catalogue's order. */
function detectionOf(items: readonly ReviewedItem[]): AuditReport["detection"] {
  const judged = items.flatMap(({ report, standing }) =>
    judgeFindings(report, standing).flatMap(({ finding, fault }) =>
      isFault(finding) ? [{ code: finding.code, fault }] : [],
    ),
  );
  const missed = items.flatMap(({ report, standing }) => missedFaults(report, standing));
  const { all, codes } = detection(judged, missed);
  return {
    all,
    codes: reasonCodeSchema.options.flatMap((code) => {
      const of = codes.get(code);
      return of ? [{ code, of }] : [];
    }),
  };
}

/** By what each said before the findings were shown: what they said after was said with the same words before them. */
function agreementOf(audit: Audit, items: readonly ReviewedItem[]): AuditReport["agreement"] {
  const judged = items.map(({ standing }) =>
    [...standing.marks].sort((a, b) => (a.reviewer < b.reviewer ? -1 : 1)).map(firstVerdict),
  );
  const pairs = judged.flatMap(([a, b]) => (a !== undefined && b !== undefined ? [[a, b] as const] : []));
  const several = new Set(items.filter(({ standing }) => standing.marks.length > 1).flatMap((item) => names(item)));
  return {
    pairs: cohenKappa(pairs),
    byVerdict: [...kappaByCategory(pairs)].map(([verdict, of]) => ({ verdict, of })),
    more: several.size > 2 ? fleissKappa(judged) : null,
    settled: audit.settled.length,
  };
}
const names = ({ standing }: ReviewedItem): string[] => standing.marks.map(({ reviewer }) => reviewer);

/** Whether the lot is accepted by its plan; answers that are in the sample for certain are not of the plan's count. */
function acceptanceOf({ draw }: Audit, items: readonly ReviewedItem[]): Acceptance | null {
  const { plan } = draw;
  if (plan.kind !== "iso-2859-1" && plan.kind !== "zero") return null;
  const own = decidedItems(items.filter(({ item }) => item.stratum !== "critical"));
  const faulty = own.filter(isFaultyItem).length;
  const accept = plan.kind === "zero" ? 0 : plan.accept;
  const outcome = faulty > accept ? "rejected" : own.length >= plan.n ? "accepted" : "open";
  return { n: plan.n, accept, faulty, decided: own.length, outcome };
}
