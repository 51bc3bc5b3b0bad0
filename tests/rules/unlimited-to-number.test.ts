import { ruleCases } from "../support/rule-cases";

const gold = "The Gold plan has unlimited projects. The Silver plan has 12 projects.";
const zh = "旗舰版不限项目数。标准版包含 12 个项目。";

ruleCases("UNLIMITED_TO_NUMBER", [
  {
    name: "en: a number for unlimited",
    sources: [gold],
    answer: "The Gold plan has up to 80 projects [1].",
    flags: ["80 projects"],
    data: { source: "unlimited projects" },
  },
  { name: "zh: 不限 became a number", sources: [zh], answer: "旗舰版最多支持 80 个项目[1]。", flags: ["80 个"] },
  {
    name: "en: the noun stands before",
    sources: ["Guests are unlimited on this plan."],
    answer: "This plan allows 45 guests [1].",
    flags: ["45 guests"],
  },
  {
    name: "zh: 无上限",
    sources: ["企业账户的转账次数无上限。"],
    answer: "企业账户的转账次数为 200 次[1]。",
    flags: ["200 次"],
  },
  {
    name: "en: the reverse",
    sources: ["The Silver plan has 12 projects."],
    answer: "The Silver plan has unlimited projects [1].",
    flags: ["unlimited projects"],
    data: { form: "b" },
  },
  {
    name: "en: unlimited on both sides",
    sources: [gold],
    answer: "The Gold plan has unlimited projects [1].",
    flags: [],
  },
  { name: "zh: 不限 on both sides", sources: [zh], answer: "旗舰版的项目数不限[1]。", flags: [] },
  {
    name: "en: the number is the other plan's",
    sources: [gold],
    answer: "The Silver plan has 12 projects [1].",
    flags: [],
  },
  {
    name: "en: unlimited is said of another thing",
    sources: ["Calls are unlimited. The plan has 20 GB of data."],
    answer: "The plan has 25 GB of data [1].",
    flags: [],
  },
  {
    name: "zh: 不限 of another thing",
    sources: ["通话时长不限。套餐含 20 GB 流量。"],
    answer: "套餐含 25 GB 流量[1]。",
    flags: [],
  },
  {
    name: "near: en: the answer tells the number too, of something else",
    sources: ["The pass allows two-hour visits indefinitely."],
    answer: "The pass allows an unlimited number of two-hour visits [1].",
    flags: [],
  },
  {
    name: "en: not stated",
    sources: ["The notice period is not stated."],
    answer: "The notice period is 30 days [1].",
    flags: ["30 days"],
  },
  {
    name: "en: no maximum",
    sources: ["No maximum stay applies."],
    answer: "The maximum stay is 14 days [1].",
    flags: ["14 days"],
  },
  {
    name: "en: N/A of a form",
    sources: ["Late fee: N/A"],
    answer: "The late fee is $25 [1].",
    flags: ["$25"],
  },
  {
    name: "near: en: not stated of another thing",
    sources: ["The fee of the annex is not stated. The fee of the hall is $40."],
    answer: "The fee of the hall is $40 [1].",
    flags: [],
  },
  {
    name: "near: en: not stated on both sides",
    sources: ["The notice period is not stated."],
    answer: "The notice period is not stated [1].",
    flags: [],
  },
  {
    name: "zh: 未约定",
    sources: ["责任上限未约定。"],
    answer: "责任上限为 500 元[1]。",
    flags: ["500 元"],
  },
  {
    name: "zh: 未规定",
    sources: ["合同未规定通知期限。"],
    answer: "通知期限为 30 天[1]。",
    flags: ["30 天"],
  },
  {
    name: "zh: 不设最低",
    sources: ["不设最低消费。"],
    answer: "最低消费为 50 元[1]。",
    flags: ["50 元"],
  },
  {
    name: "zh: 不封顶",
    sources: ["退款金额不封顶。"],
    answer: "退款金额最高 200 元[1]。",
    flags: ["200 元"],
  },
  {
    name: "near: zh: 未规定 of another thing",
    sources: ["合同未规定违约金。申诉期限为 30 天。"],
    answer: "申诉期限为 30 天[1]。",
    flags: [],
  },
  {
    name: "near: zh: 不封顶 on both sides",
    sources: ["退款金额不封顶。"],
    answer: "退款金额不封顶[1]。",
    flags: [],
  },
]);
