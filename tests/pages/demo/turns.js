// The conversation. In a text, [[id]] is a citation mark of that source (an id that is in no list of the answer leads
// nowhere) and **…** is bold. Wrong on purpose: the answers whose ids end in "-faults", and what the comments name.

/** @typedef {{ p: string } | { ul: string[] } | { ol: string[] } | { table: string[][] }} Block */
/** @typedef {{ id: string, lang: string, question: string, refs: string[], answer: Block[], streams?: boolean }} Turn */

/** @type {Turn[]} */
export const turns = [
  {
    id: "team-en",
    lang: "en",
    question: "How many seats does the Team plan include, and what do extra seats cost?",
    refs: ["billing-terms"],
    answer: [
      {
        p: "The **Team** plan includes 15 seats.[[billing-terms]] Each additional seat is $6 per seat per month, excluding tax.[[billing-terms]]",
      },
    ],
  },
  {
    id: "all-faults",
    lang: "en",
    question: "Write me a summary of our terms for a customer: seats, prices, prorating, logs, refunds.",
    refs: ["billing-terms", "renewal-policy", "logs-backups"],
    answer: [
      { p: "Here are the terms in short:" },
      {
        ul: [
          "The Team plan includes 20 seats.[[billing-terms]]",
          "Additional seats are $6 per seat per year.[[billing-terms]]",
          "Fees are prorated by day.[[billing-terms]]",
          "The Business plan includes 200 seats.[[billing-terms]]",
          "The Starter plan keeps the audit log for 180 days.[[logs-backups]]",
          "On refunds the policy says: “All fees can be refunded at any time.”[[renewal-policy]]",
          "Support answers every request within 4 hours.[[support-terms]]",
        ],
      },
    ],
  },
  {
    id: "team-zh",
    lang: "zh-CN",
    question: "团队版有多少个席位？超出怎么收费，含不含税？",
    refs: ["billing-zh"],
    answer: [{ p: "团队版包含 15 个席位。[[billing-zh]]超出部分按 6 元/席位/月计费，价格不含税。[[billing-zh]]" }],
  },
  {
    id: "zh-faults",
    lang: "zh-CN",
    question: "给客户写一份条款摘要：席位、价格、折算、日志、退款。",
    refs: ["billing-zh", "renewal-zh", "logs-zh"],
    answer: [
      { p: "条款要点如下：" },
      {
        ul: [
          "团队版包含 20 个席位。[[billing-zh]]",
          "超出部分 6 元/席位/年。[[billing-zh]]",
          "费用按天折算。[[billing-zh]]",
          "商务版最多支持 200 个席位。[[billing-zh]]",
          "入门版的审计日志保留 180 天。[[logs-zh]]",
          "关于退款，条款的原话是：“购买后任何时候均可全额退款。”[[renewal-zh]]",
          "客服在 4 小时内答复所有请求。[[support-zh]]",
        ],
      },
    ],
  },
  {
    id: "limits-en",
    lang: "en",
    question: "Compare the limits of the three plans in a table.",
    refs: ["plan-limits"],
    answer: [
      { p: "These limits apply to a workspace:[[plan-limits]]" },
      {
        table: [
          ["Limit", "Starter", "Team", "Business"],
          ["Storage[[plan-limits]]", "50 GB", "500 GB", "2 TB"],
          ["API calls per minute[[plan-limits]]", "60", "300", "1,200"],
          ["Audit log kept for[[plan-limits]]", "30 days", "180 days", "2 years"],
        ],
      },
    ],
  },
  {
    id: "late-en",
    lang: "en",
    question: "When is an invoice due, and what if a customer pays late?",
    refs: ["billing-terms"],
    answer: [
      {
        p: "Invoices are due within 30 days of the invoice date.[[billing-terms]] Late payments carry a penalty of 0.04% of the overdue amount per day.[[billing-terms]]",
      },
    ],
  },
  {
    id: "leave-zh",
    lang: "zh-CN",
    question: "客户想退订年付方案，步骤是什么？",
    refs: ["renewal-zh"],
    answer: [
      { p: "请按以下步骤办理：" },
      {
        ol: [
          "在续订日前至少 60 日发出书面通知。[[renewal-zh]]",
          "购买后 14 日内可申请退款。[[renewal-zh]]",
          "月付方案不支持退款。[[renewal-zh]]",
        ],
      },
    ],
  },
  {
    // Wrong: 30 days for 60, refundable for not refundable.
    id: "notice-faults",
    lang: "en",
    question: "When do we have to give notice, and can a monthly plan be refunded?",
    refs: ["renewal-policy"],
    answer: [
      {
        p: "Either party may end the subscription by written notice at least 30 days before the renewal date.[[renewal-policy]] Monthly plans are refundable.[[renewal-policy]]",
      },
      { p: "A subscription runs for 12 months and renews for the same period.[[renewal-policy]]" },
    ],
  },
  {
    id: "business-zh",
    lang: "zh-CN",
    question: "商务版具体有多少个席位？",
    refs: ["billing-zh"],
    answer: [{ p: "商务版不限席位，条款没有给出具体数字。[[billing-zh]]" }],
  },
  {
    // Wrong: 价格含税 for 不含税, 90 天 for 35 天.
    id: "tax-faults",
    lang: "zh-CN",
    question: "价格含税吗？备份保留多久？",
    refs: ["billing-zh", "logs-zh"],
    answer: [{ p: "超出部分 6 元/席位/月，价格含税。[[billing-zh]]备份保留 90 天。[[logs-zh]]" }],
  },
  {
    // Streams. Wrong: 90 days for 60.
    id: "leave-en",
    lang: "en",
    question: "How does a customer leave a yearly plan?",
    refs: ["renewal-policy"],
    streams: true,
    answer: [
      { p: "A subscription runs for 12 months.[[renewal-policy]]" },
      {
        p: "To leave, send written notice at least 90 days before the renewal date.[[renewal-policy]] Annual plans are refundable within 14 days of purchase.[[renewal-policy]]",
      },
    ],
  },
];
