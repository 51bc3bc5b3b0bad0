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
]);
