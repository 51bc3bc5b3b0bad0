/** Words of refusal that bear no negator: what lies beyond a bound is turned away. English stems are matched at word starts. */
export const REFUSING_EN: readonly string[] = [
  "reject",
  "refus",
  "deni",
  "decline",
  "block",
  "prohibit",
  "forbid",
  "forbidden",
  "banned",
  "barred",
  "disallow",
  "discard",
  "void",
  "invalid",
  "ineligible",
  "excluded",
  "fail",
  "lapse",
  "expire",
  "forfeit",
  "violat",
  "breach",
  "illegal",
  "unlawful",
  "unable",
];

export const REFUSING_ZH: readonly string[] = [
  "拒绝",
  "被拒",
  "驳回",
  "退回",
  "禁止",
  "严禁",
  "无法",
  "无效",
  "作废",
  "失效",
  "谢绝",
  "违规",
  "违法",
  "失败",
];

/** Consequences of which the one holds where the other does not: a bound on the one is the reverse bound on the other. */
export const COMPLEMENTS_EN: readonly (readonly [string[], string[]])[] = [
  [
    ["free", "waive", "exempt", "included"],
    ["pay", "cost", "charge", "fee", "extra"],
  ],
  [
    ["keep", "kept", "retain", "remain"],
    ["delete", "remove", "purge", "lose"],
  ],
  [["accept", "approve"], ["late"]],
];

export const COMPLEMENTS_ZH: readonly (readonly [string[], string[]])[] = [
  [
    ["免", "包邮", "无需"],
    [
      "需付",
      "购票",
      "买票",
      "须付",
      "需支付",
      "须支付",
      "需缴",
      "须缴",
      "收取",
      "自付",
      "另付",
      "支付",
      "需加",
      "另收",
      "加收",
    ],
  ],
  [
    ["保留", "留存"],
    ["删除", "清除", "清空"],
  ],
];
