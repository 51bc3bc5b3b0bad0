import type { Risk } from "../model/report";
import type { Excuse, Judgement } from "../model/review";
import type { Language } from "../model/settings";
import { type MessageKey, message } from "./catalogue";

const VERDICTS: Readonly<Record<Judgement, MessageKey>> = {
  fault: "verdict_fault",
  "not-a-fault": "verdict_not_a_fault",
  "partly-right": "verdict_partly_right",
  "cannot-tell": "verdict_cannot_tell",
};

const EXCUSES: Readonly<Record<Excuse, MessageKey>> = {
  "equal-value": "excuse_equal_value",
  "wrong-source": "excuse_wrong_source",
  paraphrase: "excuse_paraphrase",
  other: "excuse_otherReason",
};

const RISKS: Readonly<Record<Risk, MessageKey>> = {
  number: "risk_number",
  negation: "risk_negation",
  unit: "risk_unit",
  subject: "risk_subject",
  "version-conflict": "risk_version_conflict",
  unanswerable: "risk_unanswerable",
  computation: "risk_computation",
};

/** A verdict in a word or two; of none that nobody reviewed it. */
export const verdictWord = (verdict: Judgement | undefined, language: Language): string =>
  message(language, verdict === undefined ? "verdict_none" : VERDICTS[verdict]);

/** Why something that was flagged is no fault. */
export const excuseWord = (excuse: Excuse, language: Language): string => message(language, EXCUSES[excuse]);

/** The name of a risk category. */
export const riskWord = (risk: Risk, language: Language): string => message(language, RISKS[risk]);

const OF_ANSWER: Readonly<Record<Judgement, MessageKey>> = {
  fault: "audit_verdict_fault",
  "not-a-fault": "audit_verdict_right",
  "partly-right": "verdict_partly_right",
  "cannot-tell": "verdict_cannot_tell",
};

/** A verdict about a whole answer: "Faulty", "All supported". */
export const verdictOfAnswer = (verdict: Judgement, language: Language): string =>
  message(language, OF_ANSWER[verdict]);

/** The severity whose icon and colour a verdict about an answer bears. */
export const verdictMark = (verdict: Judgement): "contradicted" | "supported" | "unsupported" | "unchecked" =>
  (
    ({
      fault: "contradicted",
      "not-a-fault": "supported",
      "partly-right": "unsupported",
      "cannot-tell": "unchecked",
    }) as const
  )[verdict];
