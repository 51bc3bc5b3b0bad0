import type { Fault } from "./page";

/** Faults of the demo chat, as page tests need them: no engine stands behind them. */
export const demoFaults: Fault[] = [
  {
    answer: "all-faults",
    words: "20 seats",
    code: "NUMBER_NOT_IN_SOURCE",
    evidence: { source: "billing-terms", text: "The Team plan includes 15 seats.", mark: "15 seats" },
    data: { source: "15 seats", answer: "20 seats" },
  },
  {
    answer: "all-faults",
    words: "$6 per seat per year",
    code: "UNIT_MISMATCH",
    evidence: {
      source: "billing-terms",
      text: "Additional seats are $6 per seat per month, excluding tax.",
      mark: "$6 per seat per month",
    },
    data: { source: "$6 per seat per month", answer: "$6 per seat per year" },
  },
  {
    answer: "all-faults",
    words: "are prorated by day",
    code: "NEGATION_FLIP",
    evidence: {
      source: "billing-terms",
      text: "Fees are not prorated by day: a seat that is added during a month is charged for the whole month.",
      mark: "not",
    },
    data: { source: "not prorated by day", answer: "prorated by day" },
  },
  {
    answer: "all-faults",
    words: "200 seats",
    code: "UNLIMITED_TO_NUMBER",
    evidence: { source: "billing-terms", text: "The Business plan has unlimited seats.", mark: "unlimited seats" },
    data: { source: "unlimited seats", answer: "200 seats" },
  },
  {
    answer: "all-faults",
    words: "180 days",
    code: "SUBJECT_MISMATCH",
    evidence: { source: "logs-backups", text: "The Team plan keeps the audit log for 180 days.", mark: "Team" },
    data: { value: "180 days", sourceSubject: "the Team plan", answerSubject: "the Starter plan" },
  },
  {
    answer: "all-faults",
    words: "All fees can be refunded at any time.",
    code: "QUOTE_NOT_FOUND",
    severity: "unsupported",
  },
  {
    answer: "all-faults",
    words: "5",
    last: true,
    code: "SOURCE_MISSING",
    severity: "unsupported",
    data: { marker: "5" },
  },
  {
    answer: "zh-faults",
    words: "20 个席位",
    code: "NUMBER_NOT_IN_SOURCE",
    evidence: {
      source: "billing-zh",
      text: "团队版包含 15 个席位，超出部分 6 元/席位/月，价格不含税。",
      mark: "15 个席位",
    },
    data: { source: "15 个席位", answer: "20 个席位" },
  },
  {
    answer: "zh-faults",
    words: "费用按天折算",
    code: "NEGATION_FLIP",
    evidence: { source: "billing-zh", text: "费用不按天折算：月中新增的席位按整月收费。", mark: "不" },
    data: { source: "不按天折算", answer: "按天折算" },
  },
  {
    answer: "zh-faults",
    words: "200 个席位",
    code: "UNLIMITED_TO_NUMBER",
    evidence: { source: "billing-zh", text: "商务版不限席位。", mark: "不限席位" },
    data: { source: "不限席位", answer: "200 个席位" },
  },
  {
    answer: "zh-faults",
    words: "购买后任何时候均可全额退款。",
    code: "QUOTE_NOT_FOUND",
    severity: "unsupported",
  },
  {
    answer: "notice-faults",
    words: "30 days",
    code: "NUMBER_NOT_IN_SOURCE",
    evidence: {
      source: "renewal-policy",
      text: "Either party may end it by written notice at least 60 days before the renewal date.",
      mark: "60 days",
    },
    data: { source: "60 days", answer: "30 days" },
  },
  {
    answer: "notice-faults",
    words: "are refundable",
    code: "NEGATION_FLIP",
    evidence: { source: "renewal-policy", text: "Monthly plans are not refundable.", mark: "not refundable" },
    data: { source: "not refundable", answer: "refundable" },
  },
  {
    answer: "leave-en",
    words: "90 days",
    code: "NUMBER_NOT_IN_SOURCE",
    evidence: {
      source: "renewal-policy",
      text: "Either party may end it by written notice at least 60 days before the renewal date.",
      mark: "60 days",
    },
    data: { source: "60 days", answer: "90 days" },
  },
  { words: "15 seats", code: "NO_CITATION", severity: "notice" },
];
