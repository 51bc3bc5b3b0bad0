import { ruleCases } from "../support/rule-cases";

ruleCases("UNIT_MISMATCH", [
  {
    name: "zh: 人 for 席位",
    sources: ["超出部分 12 元/席位/月。"],
    answer: "超出部分 12 元/人/月[1]。",
    flags: ["12 元/人/月"],
  },
  {
    name: "zh: 年 for 月",
    sources: ["超出部分 12 元/席位/月。"],
    answer: "超出部分 12 元/席位/年[1]。",
    flags: ["12 元/席位/年"],
  },
  {
    name: "en: per year for per month",
    sources: ["Extra seats are $7 per seat per month."],
    answer: "Extra seats are $7 per seat per year [1].",
    flags: ["$7 per seat per year"],
  },
  {
    name: "en: bits for bytes",
    sources: ["Uploads may have up to 250 MB."],
    answer: "Uploads may have up to 250 Mb [1].",
    flags: ["250 Mb"],
  },
  {
    name: "en: per cent for points",
    sources: ["The rate rose by 2 percentage points."],
    answer: "The rate rose by 2 percent [1].",
    flags: ["2 percent"],
  },
  { name: "zh: 工作日 against 天", sources: ["审核需要 5 个工作日。"], answer: "审核需要 5 天[1]。", flags: ["5 天"] },
  {
    name: "zh: another period of a rate",
    sources: ["滞纳金按日千分之一计收。"],
    answer: "滞纳金按月千分之一计收[1]。",
    flags: ["千分之一"],
    data: { answer: "按月千分之一", source: "按日千分之一" },
  },
  {
    name: "zh: a yearly rate told as a daily one",
    sources: ["贷款年化 15%，可提前还款。"],
    answer: "贷款日利率 15%[1]。",
    flags: ["15%"],
  },
  {
    name: "en: a monthly rate told as a yearly one",
    sources: ["Overdue sums bear interest at 2% per month."],
    answer: "Overdue sums bear interest at 2% a year [1].",
    flags: ["2%"],
  },
  {
    name: "en: an annual fee told as a monthly one",
    sources: ["An annual fee of $45 applies to the card."],
    answer: "The card has a monthly fee of $45 [1].",
    flags: ["$45"],
    data: { answer: "monthly fee of $45", source: "annual fee of $45" },
  },
  {
    name: "zh: 年费 for 月费",
    sources: ["会员月费 30 元。"],
    answer: "会员年费 30 元[1]。",
    flags: ["30 元"],
  },
  { name: "zh: 米 for 千米", sources: ["步道全长 8 千米。"], answer: "步道全长 8 米[1]。", flags: ["8 米"] },
  // Near misses.
  {
    name: "zh: 月费 and 每月",
    sources: ["会员月费 30 元。"],
    answer: "会员每月 30 元[1]。",
    flags: [],
  },
  {
    name: "en: twelve months are a year",
    sources: ["Overdue sums bear interest at 2% per month."],
    answer: "Overdue sums bear interest at 24% a year [1].",
    flags: [],
  },
  {
    name: "en: the period is left out",
    sources: ["Overdue sums bear interest at 2% per month."],
    answer: "Overdue sums bear interest at 2% [1].",
    flags: [],
  },
  {
    name: "en: paid each month is no rate per month",
    sources: ["The plan costs $120 per year, billed monthly."],
    answer: "The plan costs $120 a year, billed monthly [1].",
    flags: [],
  },
  {
    name: "zh: the same unit in another order",
    sources: ["超出部分 12 元/席位/月。"],
    answer: "超出部分每席位每月 12 元[1]。",
    flags: [],
  },
  {
    name: "zh: the same rate in another form",
    sources: ["滞纳金按日千分之一计收。"],
    answer: "滞纳金按日 0.1% 计收[1]。",
    flags: [],
  },
  {
    name: "en: a conversion that is exact",
    sources: ["The parcel may weigh 2 kg."],
    answer: "The parcel may weigh 2,000 g [1].",
    flags: [],
  },
  {
    name: "en: a noun for a count",
    sources: ["The filter caught 25 messages."],
    answer: "The filter caught 25 spam messages [1].",
    flags: [],
  },
  { name: "zh: 席 for 席位", sources: ["团队版含 30 个席位。"], answer: "团队版含 30 席[1]。", flags: [] },
  {
    name: "en: tax on one side only",
    sources: ["Extra seats are $7 per seat per month."],
    answer: "Extra seats cost $7 [1].",
    flags: [],
  },
  { name: "en: basis points", sources: ["The spread is 0.05%."], answer: "The spread is 5 bps [1].", flags: [] },
  { name: "zh: 基点", sources: ["利差为 0.5%。"], answer: "利差为 50 个基点[1]。", flags: [] },
  {
    name: "en: an equal number of another kind",
    sources: ["The entry fee is $13. The term runs for 12 months."],
    answer: "The term runs for 13 months [1].",
    flags: [],
  },
  {
    name: "zh: an equal number of another kind",
    sources: ["费用 13 元，期限 12 个月。"],
    answer: "期限 13 个月[1]。",
    flags: [],
  },
]);

const BALANCE = [
  "(in millions) |  | ",
  " | 2023 | 2022",
  "Notes payable | $48.2 | $51.7",
  "Prepaid rent | 7 | 9",
  "Net loss | (16.4) | (3.1)",
].join("\n");
const SALES = [
  " | Seats in use | Fees",
  " | (seats in thousands) | (Dollars in millions)",
  "North | 4,127 | 2,365",
  "South | 1,884 | 1,093",
].join("\n");
const PROFIT = "项目 | 2023年 | 2022年\n营业收入（万元） | 7,312 | 6,845\n门店数 | 48 | 41";
const UNIT_LINE = "单位：亿元\n项目 | 2023年 | 2022年\n研发投入 | 36.27 | 31.05\n广告投入 | 4 | 5";
const CAPTION = [
  "Region | 2023 | 2022",
  "Coast | 5,518 | 5,204",
  "Inland | 2,037 | 1,961",
  "",
  "Sales by region were as follows (in thousands):",
].join("\n");

ruleCases("UNIT_MISMATCH", [
  {
    name: "en: billion for a header in millions",
    question: "What were notes payable in 2023?",
    sources: [BALANCE],
    answer: "$48.2 billion [1]",
    flags: ["$48.2 billion"],
    data: { answer: "$48.2 billion", source: "$48.2 (in millions)" },
  },
  {
    name: "en: a single figure in the row and column that are asked for",
    question: "What was prepaid rent in 2022?",
    sources: [BALANCE],
    answer: "9 thousand [1]",
    flags: ["9 thousand"],
  },
  {
    name: "en: a loss in brackets",
    question: "What was the net loss in 2023?",
    sources: [BALANCE],
    answer: "(16.4) billion [1]",
    flags: ["(16.4) billion"],
  },
  {
    name: "en: each column has a scale of its own",
    question: "How many seats were in use in the north?",
    sources: [SALES],
    answer: "4,127 million [1]",
    flags: ["4,127 million"],
  },
  {
    name: "en: the scale stands below the table",
    question: "What were sales on the coast in 2022?",
    sources: [CAPTION],
    answer: "5,204 million [1]",
    flags: ["5,204 million"],
  },
  {
    name: "zh: 亿元 for a label in 万元",
    question: "2023年营业收入是多少？",
    sources: [PROFIT],
    answer: "7,312 亿元[1]",
    flags: ["7,312 亿元"],
  },
  {
    name: "zh: 万元 under 单位：亿元",
    question: "2023年研发投入是多少？",
    sources: [UNIT_LINE],
    answer: "36.27 万元[1]",
    flags: ["36.27 万元"],
    data: { source: "36.27 (单位：亿元)" },
  },
  {
    name: "zh: 一位数只认所问的行",
    question: "2022年广告投入是多少？",
    sources: [UNIT_LINE],
    answer: "5 万元[1]",
    flags: ["5 万元"],
  },
  // Near misses.
  {
    name: "en: the header's own scale",
    question: "What were notes payable in 2023?",
    sources: [BALANCE],
    answer: "$48.2 million [1]",
    flags: [],
  },
  {
    name: "en: the same amount in a smaller unit",
    question: "What were notes payable in 2023?",
    sources: [BALANCE],
    answer: "$48,200 thousand [1]",
    flags: [],
  },
  {
    name: "en: no scale said in the answer",
    question: "What was the net loss in 2023?",
    sources: [BALANCE],
    answer: "16.4 [1]",
    flags: [],
  },
  {
    name: "en: the other column's scale is right there",
    question: "What were the fees of the south?",
    sources: [SALES],
    answer: "1,093 million [1]",
    flags: [],
  },
  {
    name: "en: a figure that a cell of another row has by chance",
    question: "How many shares were sold?",
    sources: [`${BALANCE}\n\nIn spring 7 billion shares were sold.`],
    answer: "7 billion shares [1]",
    flags: [],
  },
  {
    name: "en: the text says so too",
    question: "What were sales on the coast in 2022?",
    sources: [`${CAPTION}\nCoast sales of 5,204 million were a record.`],
    answer: "5,204 million [1]",
    flags: [],
  },
  {
    name: "en: no scale said anywhere",
    question: "What were sales on the coast in 2022?",
    sources: ["Region | 2023 | 2022\nCoast | 5,518 | 5,204\nInland | 2,037 | 1,961"],
    answer: "5,204 million [1]",
    flags: [],
  },
  {
    name: "zh: the label's own scale",
    question: "2023年营业收入是多少？",
    sources: [PROFIT],
    answer: "7,312 万元[1]",
    flags: [],
  },
  {
    name: "zh: 同一数额换成元",
    question: "2023年营业收入是多少？",
    sources: [PROFIT],
    answer: "73,120,000 元[1]",
    flags: [],
  },
  {
    name: "zh: a row that the unit line does not count",
    question: "2023年门店数是多少？",
    sources: [PROFIT],
    answer: "48 家[1]",
    flags: [],
  },
]);

ruleCases("BOUND_FLIP", [
  {
    name: "zh: what lies beyond the limit is turned away",
    sources: ["单个附件上限 20 MB。"],
    answer: "超过 20 MB 的附件无法发送[1]。",
    flags: [],
  },
  {
    name: "en: a denied bound is the reverse bound",
    sources: ["You can invite at most 6 guests."],
    answer: "You cannot invite more than 6 guests [1].",
    flags: [],
  },
  {
    name: "en: the other outcome of one rule",
    sources: ["Baskets of $40 or more ship free."],
    answer: "Baskets under $40 pay shipping [1].",
    flags: [],
  },
  {
    name: "zh: 不满 … 不得 and 满 … 方可",
    sources: ["满 16 岁方可报名。"],
    answer: "不满 16 岁不得报名[1]。",
    flags: [],
  },
  {
    name: "en: no later than before is at least before",
    sources: ["Cancel at least 10 days before the start."],
    answer: "Cancel no later than 10 days before the start [1].",
    flags: [],
  },
  {
    name: "en: both sides refuse",
    sources: ["Requests within 20 days are rejected."],
    answer: "Requests after 20 days are rejected [1].",
    flags: ["20 days"],
  },
  {
    name: "zh: 两边都不予受理",
    sources: ["超过 15 天的申请不予受理。"],
    answer: "15 天以内的申请不予受理[1]。",
    flags: ["15 天"],
  },
  { name: "zh: 以下 for 以上", sources: ["处五万元以上罚款。"], answer: "处 5 万元以下罚款[1]。", flags: ["5 万元"] },
  {
    name: "zh: 不超过 for 超过",
    sources: ["占比超过 30% 的需要复核。"],
    answer: "占比不超过 30% 的需要复核[1]。",
    flags: ["30%"],
  },
  {
    name: "en: at most for at least",
    sources: ["Keep at least 40 metres of distance."],
    answer: "Keep at most 40 metres of distance [1].",
    flags: ["40 metres"],
  },
  { name: "zh: 不超过 and 至多 are the same", sources: ["每人不超过 8 次。"], answer: "每人至多 8 次[1]。", flags: [] },
  {
    name: "en: up to and no more than are the same",
    sources: ["Uploads may have no more than 250 MB."],
    answer: "Uploads may have up to 250 MB [1].",
    flags: [],
  },
  {
    name: "en: a bound left out",
    sources: ["Refunds arrive within 25 days."],
    answer: "Refunds take 25 days [1].",
    flags: [],
  },
]);

ruleCases("DATE_MISMATCH", [
  {
    name: "en: another day",
    sources: ["The policy takes effect on 4 May 2025."],
    answer: "The policy takes effect on 14 May 2025 [1].",
    flags: ["14 May 2025"],
  },
  {
    name: "zh: another month",
    sources: ["本办法自 2025 年 5 月 4 日起施行。"],
    answer: "本办法自 2025 年 6 月 4 日起施行[1]。",
    flags: ["2025 年 6 月 4 日"],
  },
  {
    name: "en: half a day off",
    sources: ["The desk opens at 9 am on Monday."],
    answer: "The desk opens at 9 pm on Monday [1].",
    flags: ["9 pm"],
    data: { form: "b" },
  },
  {
    name: "en: another form of the date",
    sources: ["The policy takes effect on 4 May 2025."],
    answer: "The policy takes effect on 2025-05-04 [1].",
    flags: [],
  },
  {
    name: "zh: another form of the date",
    sources: ["本办法自二〇二五年五月四日起施行。"],
    answer: "本办法自 2025年5月4日起施行[1]。",
    flags: [],
  },
  {
    name: "en: 24 hours for 12",
    sources: ["The desk closes at 6:45 p.m."],
    answer: "The desk closes at 18:45 [1].",
    flags: [],
  },
]);
