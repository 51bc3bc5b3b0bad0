import type { Fault } from "./page";

/** Faults of the demo chat, as page tests need them: no engine stands behind them. */
export const demoFaults: Fault[] = [
  {
    answer: "all-faults",
    words: "$9 per seat per month",
    code: "NUMBER_NOT_IN_SOURCE",
    evidence: {
      source: "billing-terms",
      text: "Additional seats are $6 per seat per month, excluding tax.",
      mark: "$6",
    },
    data: { source: "$6 per seat per month", answer: "$9 per seat per month" },
  },
  {
    answer: "all-faults",
    words: "0.04% of the overdue amount per month",
    code: "UNIT_MISMATCH",
    evidence: {
      source: "billing-terms",
      text: "Late payments carry a penalty of 0.04% of the overdue amount per day.",
      mark: "per day",
    },
    data: { source: "0.04% per day", answer: "0.04% per month" },
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
    evidence: { source: "billing-terms", text: "The Business plan has unlimited seats.", mark: "unlimited" },
    data: { source: "unlimited", answer: "200 seats" },
  },
  {
    answer: "all-faults",
    words: "180 days",
    code: "SUBJECT_MISMATCH",
    evidence: { source: "plan-limits", text: "The Team plan keeps the audit log for 180 days.", mark: "Team" },
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
    words: "9 元/席位/月",
    code: "NUMBER_NOT_IN_SOURCE",
    evidence: { source: "billing-zh", text: "团队版包含 15 个席位，超出部分 6 元/席位/月，价格不含税。", mark: "6 元" },
    data: { source: "6 元/席位/月", answer: "9 元/席位/月" },
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
    evidence: { source: "billing-zh", text: "商务版不限席位。", mark: "不限" },
    data: { source: "不限", answer: "200 个席位" },
  },
  {
    answer: "zh-faults",
    words: "任何时候都可以无条件全额退款。",
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
