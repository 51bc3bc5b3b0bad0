// The documents behind the answers: invented terms of an invented product. A paragraph is a string, a table is rows.

/** @typedef {string | string[][]} Part */
/** @typedef {{ id: string, title: string, version: string, since: string, lang: string, parts: Part[] }} Source */

/** @type {Source[]} */
export const sources = [
  {
    id: "billing-terms",
    title: "Billing terms",
    version: "v4",
    since: "In force since 1 March 2026",
    lang: "en",
    parts: [
      "The Team plan includes 15 seats. Additional seats are $6 per seat per month, excluding tax.",
      "The Business plan has unlimited seats.",
      "Fees are not prorated by day: a seat that is added during a month is charged for the whole month.",
      "Invoices are due within 30 days of the invoice date. Late payments carry a penalty of 0.04% of the overdue amount per day.",
    ],
  },
  {
    id: "renewal-policy",
    title: "Renewal and notice",
    version: "v2",
    since: "In force since 1 June 2025",
    lang: "en",
    parts: [
      "A subscription runs for 12 months and renews for the same period.",
      "Either party may end it by written notice at least 60 days before the renewal date.",
      "Annual plans are refundable within 14 days of purchase. Monthly plans are not refundable.",
    ],
  },
  {
    id: "plan-limits",
    title: "Limits by plan",
    version: "v5",
    since: "In force since 1 March 2026",
    lang: "en",
    parts: [
      "Limits apply to a workspace, not to a seat.",
      [
        ["Limit", "Starter", "Team", "Business"],
        ["Storage", "50 GB", "500 GB", "2 TB"],
        ["API calls per minute", "60", "300", "1,200"],
        ["Audit log kept for", "30 days", "180 days", "2 years"],
      ],
    ],
  },
  {
    id: "logs-backups",
    title: "Logs and backups",
    version: "v1",
    since: "In force since 10 January 2026",
    lang: "en",
    parts: [
      "The Team plan keeps the audit log for 180 days. The Starter plan keeps the audit log for 30 days.",
      "Data is backed up every 4 hours, and backups are kept for 35 days. Backup files cannot be exported.",
    ],
  },
  {
    id: "billing-zh",
    title: "计费规则",
    version: "v4",
    since: "自 2026 年 3 月 1 日起施行",
    lang: "zh-CN",
    parts: [
      "团队版包含 15 个席位，超出部分 6 元/席位/月，价格不含税。",
      "商务版不限席位。",
      "费用不按天折算：月中新增的席位按整月收费。",
      "账单自开具之日起 30 日内付清。逾期每日按欠款的 0.04% 收取违约金。",
    ],
  },
  {
    id: "renewal-zh",
    title: "续订与退订",
    version: "v2",
    since: "自 2025 年 6 月 1 日起施行",
    lang: "zh-CN",
    parts: [
      "订阅期为 12 个月，到期按相同期限续订。",
      "任何一方可在续订日前至少 60 日书面通知终止。",
      "年付方案购买后 14 日内可退款，月付方案不支持退款。",
    ],
  },
  {
    id: "logs-zh",
    title: "日志与备份",
    version: "v1",
    since: "自 2026 年 1 月 10 日起施行",
    lang: "zh-CN",
    parts: [
      "团队版的审计日志保留 180 天。入门版的审计日志保留 30 天。",
      "数据每 4 小时备份一次，备份保留 35 天。备份文件不支持导出。",
    ],
  },
];
