import type { Audit } from "../model/audit-file";
import { judgementSchema } from "../model/review";
import type { Language } from "../model/settings";
import { gateWord, outcomeWord, planWord } from "../wording/audit";
import { type MessageKey, message } from "../wording/catalogue";
import { gateSentences } from "../wording/gate";
import { stratumWord } from "../wording/stratum";
import { verdictWord } from "../wording/verdict";
import type { AuditReport } from "./report";
import type { Share } from "./statistics/detection";
import type { Interval } from "./statistics/intervals";
import { type Cell, originOf } from "./tables";

/** A line of the summary: what it is of, count and total, share with its 95 % interval, and a remark. */
export type SummaryRow = readonly [what: string, part: Cell, of: Cell, rate: Cell, low: Cell, high: Cell, remark: Cell];
export const SUMMARY_COLUMNS = ["what", "part", "of", "rate", "low", "high", "remark"] as const;

/** What the summary sheet says: the report, line by line, in the reader's language. */
export function summaryRows(audit: Audit, report: AuditReport, language: Language): SummaryRow[] {
  const word = (key: MessageKey): string => message(language, key);
  const line = (
    what: string,
    values: Partial<Record<"part" | "of" | "rate" | "low" | "high" | "remark", Cell>> = {},
  ): SummaryRow => [
    what,
    values.part ?? null,
    values.of ?? null,
    values.rate ?? null,
    values.low ?? null,
    values.high ?? null,
    values.remark ?? null,
  ];
  const ends = (interval: Interval | null) => ({ low: interval?.low ?? null, high: interval?.high ?? null });
  const share = (what: string, { part, of, rate, interval }: Share): SummaryRow =>
    line(what, { part, of, rate, ...ends(interval) });
  const heading = (key: MessageKey): SummaryRow => line(word(key));
  const { coverage, claims, faulty, detection, agreement, labelled, refusals } = report;
  const origin = originOf(audit);
  return [
    line(word("report_plan"), { remark: planWord(audit.draw.plan, coverage.drawn, language) }),
    line(word("plan_ruleSet"), { remark: origin.engine }),
    line(word("report_batchHash"), { remark: origin.batchHash }),
    line(word("report_seed"), { part: origin.seed, remark: origin.generator }),
    heading("report_coverage"),
    line(word("report_checked"), { part: coverage.checked, of: coverage.rows }),
    line(word("report_badRows"), { part: coverage.bad, of: coverage.rows + coverage.bad }),
    line(word("report_reviewed"), { part: coverage.decided, of: coverage.drawn }),
    line(word("report_open"), { part: coverage.open, of: coverage.drawn }),
    line(word("report_split"), { part: coverage.split, of: coverage.drawn }),
    line(word("report_cannotTell"), { part: coverage.cannotTell, of: coverage.drawn }),
    line(word("report_replaced"), { part: coverage.replaced }),
    line(word("report_blind"), { part: coverage.blind, of: coverage.drawn }),
    heading("report_gates"),
    ...report.gates.map((judged) =>
      line(gateWord(judged.gate, language), {
        part: judged.part,
        of: judged.of,
        rate: judged.rate,
        ...ends(judged.interval),
        remark: [outcomeWord(judged.outcome, language), ...gateSentences(judged, language)].join(word("partSeparator")),
      }),
    ),
    heading("report_byRisk"),
    ...report.strata.map((s) =>
      line(stratumWord(s.id, language), { part: s.faulty, of: s.decided, rate: s.rate, ...ends(s.interval) }),
    ),
    line(word("report_whole"), {
      rate: faulty?.rate ?? null,
      ...ends(faulty?.interval ?? null),
      ...(faulty === null ? {} : { of: faulty.drawn }),
    }),
    heading("report_claims"),
    line(word("report_groundedness"), {
      part: claims.groundedness?.part ?? null,
      of: claims.groundedness?.of ?? null,
      rate: claims.groundedness?.rate ?? null,
      ...ends(claims.groundedness?.interval ?? null),
    }),
    ...(["supported", "contradicted", "unsupported", "unchecked"] as const).map((verdict) =>
      line(word(`severity_${verdict}`), { part: claims.reviewed[verdict] }),
    ),
    heading("report_answers"),
    share(word("report_declined"), { ...refusals.declined, interval: null }),
    share(word("report_falseRefusals"), refusals.falseRefusals),
    share(word("report_partly"), report.partly),
    ...(["hitRate", "precision", "recall"] as const).map((kind) =>
      line(word(CITATION_WORDS[kind]), { of: report.citations[kind].answers, rate: report.citations[kind].mean }),
    ),
    ...(labelled === null
      ? []
      : [
          heading("report_labelled"),
          share(word("report_retrieved"), labelled.retrieved),
          share(word("report_answerability"), labelled.answerability),
          share(word("report_fields"), labelled.fields),
          share(word("report_leaked"), labelled.leaked),
        ]),
    heading("report_against"),
    share(word("report_precision"), detection.all.precision),
    share(word("report_recall"), detection.all.recall),
    ...detection.codes.flatMap(({ code, of }) => [
      share(`${code}: ${word("report_precision")}`, of.precision),
      share(`${code}: ${word("report_recall")}`, of.recall),
    ]),
    heading("report_agreement"),
    line(word("report_agreed"), {
      of: agreement.pairs.items,
      rate: agreement.pairs.raw,
      ...ends(agreement.pairs.interval),
    }),
    line(word("report_cohen"), {
      part: agreement.pairs.kappa,
      remark: kappaRemark(agreement.pairs.undefinedFor, language),
    }),
    ...agreement.byVerdict.map(({ verdict, of }) =>
      line(message(language, "report_kappaOf", { verdict: verdictWord(judgementSchema.parse(verdict), language) }), {
        part: of.kappa,
        remark: kappaRemark(of.undefinedFor, language),
      }),
    ),
    ...(agreement.more === null
      ? []
      : [line(word("report_fleiss"), { part: agreement.more.kappa, of: agreement.more.items })]),
    line(word("report_settled"), { part: agreement.settled }),
    heading("report_firing"),
    ...Object.entries(report.census.codes).map(([code, { answers, faults }]) =>
      line(code, { part: answers, of: coverage.checked, remark: `${word("report_asFault")}: ${faults}` }),
    ),
  ];
}

export const CITATION_WORDS = {
  hitRate: "report_hitRate",
  precision: "report_citationPrecision",
  recall: "report_citationRecall",
} as const satisfies Record<string, MessageKey>;

/** Why a kappa is not defined; null where it is. */
export function kappaRemark(reason: "empty" | "one-category" | undefined, language: Language): string | null {
  if (reason === undefined) return null;
  return message(language, reason === "empty" ? "report_kappaEmpty" : "report_kappaOne");
}
