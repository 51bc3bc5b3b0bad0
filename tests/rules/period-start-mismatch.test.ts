import { ruleCases } from "../support/rule-cases";

const boiler =
  "The boiler is guaranteed for 24 months from the date of installation. Spare parts are kept for ten years.";
const kettle = "自签收之日起7日内可以换货，运费由商家承担。";

ruleCases("DATE_MISMATCH", [
  {
    name: "en: another event",
    sources: [boiler],
    answer: "The boiler is guaranteed for two years from the date of purchase [1].",
    flags: ["purchase"],
    data: { source: "installation" },
  },
  {
    name: "en: of, behind the period",
    sources: ["Complaints must reach the office within 10 days of delivery."],
    answer: "Complaints must reach the office within 10 days of purchase [1].",
    flags: ["purchase"],
    data: { source: "delivery" },
  },
  {
    name: "en: told by a verb",
    sources: ["The deposit is paid back within two weeks after the invoice date."],
    answer: "The deposit is paid back within 14 days after you cancelled [1].",
    flags: ["cancelled"],
    data: { source: "invoice" },
  },
  {
    name: "zh: another event",
    sources: [kettle],
    answer: "自下单之日起7日内可以换货[1]。",
    flags: ["下单"],
    data: { source: "签收" },
  },
  {
    name: "zh: told with 后",
    sources: [kettle],
    answer: "付款后7天内可以换货[1]。",
    flags: ["付款"],
    data: { source: "签收" },
  },
  {
    name: "zh: another clause",
    sources: ["锅炉保修期为两年，从安装完成之日起计算。"],
    answer: "锅炉保修期为24个月，自购买日算起[1]。",
    flags: ["购买"],
    data: { source: "安装" },
  },
  {
    name: "en: the period is told in other words",
    sources: ["The cover is valid for a period of twenty-four (24) months from the date of delivery."],
    answer: "The cover runs for two years from the date of purchase [1].",
    flags: ["purchase"],
  },
  {
    name: "near: en: the same event in another word",
    sources: ["Complaints must reach the office within 10 days of delivery."],
    answer: "Complaints must reach the office within 10 days after you receive the goods [1].",
    flags: [],
  },
  {
    name: "near: en: both events are named",
    sources: ["Complaints must reach the office within 10 days of delivery or of purchase, whichever is later."],
    answer: "Complaints must reach the office within 10 days of purchase [1].",
    flags: [],
  },
  {
    name: "near: en: the heading names the event",
    sources: ["# After purchase\n\nComplaints must reach the office within 10 days of arrival of the parcel."],
    answer: "Complaints must reach the office within 10 days of purchase [1].",
    flags: [],
  },
  {
    name: "near: en: another sentence says where the period starts",
    sources: [`${boiler} The guarantee starts from the day of purchase where we did not install it.`],
    answer: "The boiler is guaranteed for two years from the date of purchase [1].",
    flags: [],
  },
  {
    name: "near: en: an event that nothing is counted from",
    sources: [boiler],
    answer: "On purchase you get a guarantee of 24 months [1].",
    flags: [],
  },
  {
    name: "near: en: each period has its own event",
    sources: ["Returns are free for 30 days after delivery. Price matching ends 14 days after purchase."],
    answer: "Price matching ends 14 days after purchase, and returns are free for 30 days after delivery [1].",
    flags: [],
  },
  { name: "near: zh: the same event", sources: [kettle], answer: "收货后7天内可以换货[1]。", flags: [] },
  {
    name: "near: zh: both events",
    sources: ["自付款或签收之日起7日内可以换货。"],
    answer: "付款后7天内可以换货[1]。",
    flags: [],
  },
  {
    name: "near: zh: an event that nothing is counted from",
    sources: [kettle],
    answer: "购买的水壶7天内可以换货[1]。",
    flags: [],
  },
]);
