import { ruleCases } from "../support/rule-cases";

const zhOld = {
  id: "fee-v1",
  title: "停车收费办法 v1",
  version: "v1",
  status: "已废止",
  text: "小型车每小时 6 元，夜间免费。",
};
const zhNew = {
  id: "fee-v2",
  title: "停车收费办法 v2",
  version: "v2",
  status: "现行",
  text: "小型车每小时 9 元，夜间减半。",
};
const enOld = {
  id: "leave-2019",
  title: "Leave policy 2019",
  status: "superseded",
  text: "Employees get 22 days of annual leave.",
};
const enNew = {
  id: "leave-2023",
  title: "Leave policy 2023",
  status: "in force",
  text: "Employees get 26 days of annual leave.",
};

ruleCases("VERSION_CONFLICT", [
  {
    name: "zh: the value of a repealed edition",
    sources: [zhOld, zhNew],
    answer: "小型车每小时 6 元。[fee-v1]",
    flags: ["6 元"],
    data: { oldTitle: "停车收费办法 v1" },
  },
  {
    name: "en: the value of a superseded edition",
    sources: [enOld, enNew],
    answer: "Employees get 22 days of annual leave [leave-2019].",
    flags: ["22 days"],
    data: { source: "26 days", oldTitle: "Leave policy 2019" },
  },
  {
    name: "zh: by dates, as of a day",
    sources: [
      {
        id: "a",
        title: "补贴标准",
        effectiveFrom: "2020-01-01",
        effectiveTo: "2022-12-31",
        text: "高温补贴每月 180 元。",
      },
      { id: "b", title: "补贴标准", effectiveFrom: "2023-01-01", text: "高温补贴每月 240 元。" },
    ],
    answer: "高温补贴每月 180 元。[a]",
    asOf: "2024-06-01",
    flags: ["180 元"],
  },
  {
    name: "en: not yet in force",
    sources: [
      { id: "now", title: "Tariff A", effectiveFrom: "2022-01-01", text: "The standing charge is 30 cents per day." },
      { id: "next", title: "Tariff B", effectiveFrom: "2031-05-01", text: "The standing charge is 45 cents per day." },
    ],
    answer: "The standing charge is 45 cents per day [next].",
    asOf: "2026-01-01",
    flags: ["45 cents per day"],
    data: { form: "b", newTitle: "Tariff B", date: "2031-05-01" },
  },
  {
    name: "zh: 自…起施行 in the text, not yet in force",
    sources: [
      { id: "old", title: "考勤制度", text: "迟到一次扣 20 元。" },
      { id: "new", title: "考勤制度（新）", text: "迟到一次扣 50 元。本制度自2030年7月1日起施行。" },
    ],
    answer: "迟到一次扣 50 元。[new]",
    asOf: "2026-01-01",
    flags: ["50 元"],
  },
  {
    name: "en: superseded, said in the text",
    sources: [
      {
        id: "one",
        title: "Baggage rules",
        text: "This version was superseded by edition 5. Cabin bags may weigh 7 kg.",
      },
      { id: "two", title: "Baggage rules", text: "Cabin bags may weigh 10 kg." },
    ],
    answer: "Cabin bags may weigh 7 kg [one].",
    flags: ["7 kg"],
  },
  {
    name: "en: order of versions alone, same document",
    sources: [
      { id: "sla-v2", title: "Service levels v2", text: "Tickets are answered within 8 hours." },
      { id: "sla-v4", title: "Service levels v4", text: "Tickets are answered within 4 hours." },
    ],
    answer: "Tickets are answered within 8 hours [sla-v2].",
    flags: ["8 hours"],
  },
  {
    name: "zh: years of revision, same document",
    sources: [
      { id: "x", title: "差旅办法（2019修订）", text: "住宿标准为每晚 300 元。" },
      { id: "y", title: "差旅办法（2024修订）", text: "住宿标准为每晚 450 元。" },
    ],
    answer: "住宿标准为每晚 300 元。[x]",
    flags: ["300 元"],
  },
  {
    name: "zh: the edition in force has no limit",
    sources: [
      { id: "p1", title: "套餐 v1", status: "superseded", text: "团队版最多 15 个项目。" },
      { id: "p2", title: "套餐 v2", status: "current", text: "团队版不限项目。" },
    ],
    answer: "团队版最多 15 个项目。[p1]",
    flags: ["15 个"],
  },
  {
    name: "near: the edition in force is cited",
    sources: [zhOld, zhNew],
    answer: "小型车每小时 9 元。[fee-v2]",
    flags: [],
  },
  {
    name: "near: both editions say the same",
    sources: [{ ...zhOld, text: "小型车每小时 9 元。" }, zhNew],
    answer: "小型车每小时 9 元。[fee-v1]",
    flags: [],
  },
  {
    name: "near: asked what changed",
    question: "What changed in the leave policy?",
    sources: [enOld, enNew],
    answer: "It was 22 days of annual leave [leave-2019] and is 26 days now [leave-2023].",
    flags: [],
  },
  {
    name: "near: 新旧有什么区别",
    question: "新旧停车办法有什么区别？",
    sources: [zhOld, zhNew],
    answer: "小型车由每小时 6 元 [fee-v1] 调整为每小时 9 元 [fee-v2]。",
    flags: [],
  },
  {
    name: "near: the claim tells of the past",
    sources: [enOld, enNew],
    answer: "Previously employees got 22 days of annual leave [leave-2019].",
    flags: [],
  },
  {
    name: "near: 旧版 in the claim",
    sources: [zhOld, zhNew],
    answer: "旧版规定小型车每小时 6 元。[fee-v1]",
    flags: [],
  },
  {
    name: "near: the question's own day",
    question: "2021年5月1日的高温补贴是多少？",
    sources: [
      {
        id: "a",
        title: "补贴标准",
        status: "已废止",
        effectiveFrom: "2020-01-01",
        effectiveTo: "2022-12-31",
        text: "高温补贴每月 180 元。",
      },
      { id: "b", title: "补贴标准", status: "现行", effectiveFrom: "2023-01-01", text: "高温补贴每月 240 元。" },
    ],
    answer: "高温补贴每月 180 元。[a]",
    asOf: "2026-01-01",
    flags: [],
  },
  {
    name: "near: the question names the old edition",
    question: "What did Service levels v2 promise?",
    sources: [
      { id: "sla-v2", title: "Service levels v2", text: "Tickets are answered within 8 hours." },
      { id: "sla-v4", title: "Service levels v4", text: "Tickets are answered within 4 hours." },
    ],
    answer: "Tickets are answered within 8 hours [sla-v2].",
    flags: [],
  },
  {
    name: "near: the edition in force does not speak of it",
    sources: [zhOld, { ...zhNew, text: "夜间停车减半收费。" }],
    answer: "小型车每小时 6 元。[fee-v1]",
    flags: [],
  },
  {
    name: "en: editions by a bare year",
    question: "How many days of leave are there?",
    sources: [
      { id: "a", title: "Leave Policy 2023", text: "Staff have 20 days of leave." },
      { id: "b", title: "Leave Policy 2024", text: "Staff have 25 days of leave." },
    ],
    answer: "Staff have 20 days of leave [a].",
    flags: ["20 days"],
  },
  {
    name: "en: the 2024 edition",
    question: "How many days of leave are there?",
    sources: [
      { id: "a", title: "Leave Policy, 2023 edition", text: "Staff have 20 days of leave." },
      { id: "b", title: "Leave Policy, 2024 edition", text: "Staff have 25 days of leave." },
    ],
    answer: "Staff have 20 days of leave [a].",
    flags: ["20 days"],
  },
  {
    name: "zh: 年版",
    question: "年假有几天？",
    sources: [
      { id: "a", title: "休假制度（2023版）", text: "员工年假为 10 天。" },
      { id: "b", title: "休假制度（2024版）", text: "员工年假为 12 天。" },
    ],
    answer: "员工年假为 10 天。[a]",
    flags: ["10 天"],
  },
  {
    name: "zh: 光写年份",
    question: "年假有几天？",
    sources: [
      { id: "a", title: "2023年休假制度", text: "员工年假为 10 天。" },
      { id: "b", title: "2024年休假制度", text: "员工年假为 12 天。" },
    ],
    answer: "员工年假为 10 天。[a]",
    flags: ["10 天"],
  },
  {
    name: "near: the newer edition",
    question: "How many days of leave are there?",
    sources: [
      { id: "a", title: "Leave Policy 2023", text: "Staff have 20 days of leave." },
      { id: "b", title: "Leave Policy 2024", text: "Staff have 25 days of leave." },
    ],
    answer: "Staff have 25 days of leave [b].",
    flags: [],
  },
  {
    name: "near: the question names the year",
    question: "How many days of leave did the 2023 policy give?",
    sources: [
      { id: "a", title: "Leave Policy 2023", text: "Staff have 20 days of leave." },
      { id: "b", title: "Leave Policy 2024", text: "Staff have 25 days of leave." },
    ],
    answer: "Staff have 20 days of leave [a].",
    flags: [],
  },
  {
    name: "near: reports of two years stand beside one another",
    question: "How many visitors were there?",
    sources: [
      { id: "a", title: "Annual Report 2023", text: "There were 4,100 visitors." },
      { id: "b", title: "Annual Report 2024", text: "There were 4,600 visitors." },
    ],
    answer: "There were 4,100 visitors [a].",
    flags: [],
  },
  {
    name: "near: 两年的报告",
    question: "有多少访客？",
    sources: [
      { id: "a", title: "2023年度报告", text: "访客共 4100 人。" },
      { id: "b", title: "2024年度报告", text: "访客共 4600 人。" },
    ],
    answer: "访客共 4100 人。[a]",
    flags: [],
  },
]);
