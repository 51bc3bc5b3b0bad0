import { ruleCases } from "../support/rule-cases";

const market =
  "The fish market opens on Saturday mornings from April to October. Stalls are let by the harbour office.";
const bath = "浴场周一闭馆清洁，其余各日开放至晚上九点。泳帽可在前台购买。";

ruleCases("DATE_MISMATCH", [
  {
    name: "en: another day of the week",
    sources: [market],
    answer: "The fish market opens on Sunday mornings [1].",
    flags: ["Sunday"],
    data: { source: "Saturday" },
  },
  {
    name: "zh: another day of the week",
    sources: [bath],
    answer: "浴场周二闭馆清洁[1]。",
    flags: ["周二"],
    data: { source: "周一" },
  },
  {
    name: "zh: told in another way",
    sources: [bath],
    answer: "浴场星期三闭馆清洁[1]。",
    flags: ["星期三"],
  },
  {
    name: "en: another month",
    sources: ["The ferry timetable changes in November each year."],
    answer: "The ferry timetable changes in December each year [1].",
    flags: ["December"],
    data: { source: "November" },
  },
  {
    name: "en: a month against that of a date",
    sources: ["The ferry line was opened on 8 July 1905 by the mayor."],
    answer: "The ferry line was opened by the mayor in August [1].",
    flags: ["August"],
  },
  { name: "near: en: the same day", sources: [market], answer: "The fish market opens on Saturdays [1].", flags: [] },
  { name: "near: zh: the same day", sources: [bath], answer: "浴场星期一闭馆清洁[1]。", flags: [] },
  {
    name: "near: en: within a span",
    sources: ["The clinic desk is staffed Mon–Fri and closed at weekends."],
    answer: "The clinic desk is staffed on Wednesday [1].",
    flags: [],
  },
  {
    name: "near: zh: within a span",
    sources: ["门诊前台周一至周五有人值守，周末关闭。"],
    answer: "门诊前台周三有人值守[1]。",
    flags: [],
  },
  {
    name: "near: en: the day stands elsewhere in the source",
    sources: [`${market} On Sunday the hall is closed.`],
    answer: "The fish market opens on Sunday mornings [1].",
    flags: [],
  },
  {
    name: "near: en: no passage names a day",
    sources: ["The fish market opens in the mornings."],
    answer: "The fish market opens on Sunday mornings [1].",
    flags: [],
  },
  {
    name: "near: zh: a count of weeks' visits",
    sources: ["会员周一可免费入场。"],
    answer: "会员每周三次可免费入场[1]。",
    flags: [],
  },
  {
    name: "near: en: a verb",
    sources: ["Visitors can park in April on the east field."],
    answer: "Visitors may park on the east field [1].",
    flags: [],
  },
  {
    name: "zh: another part of the day",
    sources: ["渡船于 17 日下午停航检修，次日恢复。"],
    answer: "渡船于17日上午停航检修[1]。",
    flags: ["上午"],
    data: { source: "下午" },
  },
  {
    name: "en: another part of the day",
    sources: ["The ferry was taken out of service on Monday evening for repairs."],
    answer: "The ferry was taken out of service on Monday morning for repairs [1].",
    flags: ["morning"],
    data: { source: "evening" },
  },
  {
    name: "near: zh: an hour of that part",
    sources: ["渡船于 17 日 14:20 停航检修。"],
    answer: "渡船于17日下午停航检修[1]。",
    flags: [],
  },
  {
    name: "near: en: denied",
    sources: [market],
    answer: "The fish market opens on Saturday, not Sunday [1].",
    flags: [],
  },
  {
    name: "near: zh: named by the question",
    question: "周四浴场闭馆吗？",
    sources: [bath],
    answer: "周四浴场不闭馆清洁[1]。",
    flags: [],
  },
]);
