import { ruleCases } from "../support/rule-cases";

const pass = "A day pass costs 14 euros. The pool opens at 7:30 and closes at 21:00. Lockers need a 2 euro coin.";
const card = "会员卡年费为 360 元，可携带两名儿童。场馆每日 9:00 开放，储物柜押金 20 元。";

ruleCases("NUMBER_NOT_IN_SOURCE", [
  {
    name: "near: zh: a denied value is no claim",
    sources: ["门票价格为 8 元。"],
    answer: "门票价格不是 12 元，而是 8 元[1]。",
    flags: [],
  },
  {
    name: "near: en: a value set aside",
    sources: ["The pass costs $8."],
    answer: "The pass costs $8 rather than $12 [1].",
    flags: [],
  },
  {
    name: "near: en: a verb denied",
    sources: ["The hall has 50 seats."],
    answer: "The hall does not have 120 seats [1].",
    flags: [],
  },
  {
    name: "zh: the value that takes the place of a denied one",
    sources: ["门票价格为 8 元。"],
    answer: "门票价格不是 8 元，而是 12 元[1]。",
    flags: ["12 元"],
  },
  {
    name: "en: the value that takes the place of a denied one",
    sources: ["The fee is $8 per month."],
    answer: "The fee isn't $8 but $12 per month [1].",
    flags: ["$12 per month"],
  },
  {
    name: "en: another price",
    sources: [pass],
    answer: "A day pass costs 15 euros [1].",
    flags: ["15 euros"],
    data: { source: "14 euros" },
  },
  {
    name: "zh: another fee",
    sources: [card],
    answer: "会员卡年费为 380 元[1]。",
    flags: ["380 元"],
    data: { source: "360 元" },
  },
  {
    name: "en: a value that nothing is like",
    sources: [pass],
    answer: "Lockers weigh 35 kg [1].",
    flags: ["35 kg"],
    data: { form: "b" },
  },
  {
    name: "zh: a value made up",
    sources: [card],
    answer: "会员卡含 500 GB 云空间[1]。",
    flags: ["500 GB"],
    data: { form: "b" },
  },
  {
    name: "en: one digit more",
    sources: ["The fund holds 1,250,000 shares."],
    answer: "The fund holds 12,500,000 shares [1].",
    flags: ["12,500,000 shares"],
  },
  {
    name: "zh: a magnitude lost",
    sources: ["全年投资 3.2 亿元。"],
    answer: "全年投资 3.2 万元[1]。",
    flags: ["3.2 万元"],
  },
  {
    name: "en: a bare substring is no basis",
    sources: ["The hall seats 2,480 people."],
    answer: "The hall seats 480 people [1].",
    flags: ["480 people"],
  },
  {
    name: "en: two values, one wrong",
    sources: [pass],
    answer: "A day pass costs 14 euros and lockers need a 5 euro coin [1].",
    flags: ["5 euro"],
  },
  // The same value in another form.
  {
    name: "en: words for digits",
    sources: ["The trial lasts fourteen days."],
    answer: "The trial lasts 14 days [1].",
    flags: [],
  },
  { name: "zh: 汉字 for digits", sources: ["会员卡年费为三百六十元。"], answer: "会员卡年费为 360 元[1]。", flags: [] },
  { name: "zh: 万 for zeros", sources: ["注册资本十二万元。"], answer: "注册资本 120,000 元[1]。", flags: [] },
  {
    name: "en: hours for minutes",
    sources: ["The tour takes 90 minutes."],
    answer: "The tour takes 1.5 hours [1].",
    flags: [],
  },
  {
    name: "zh: across languages",
    sources: ["退货期限为 30 个工作日。"],
    answer: "Returns are taken within 30 working days [1].",
    flags: [],
  },
  {
    name: "en: announced rounding",
    sources: ["The lake covers 79.6 square kilometres."],
    answer: "The lake covers about 80 square kilometres [1].",
    flags: [],
  },
  // Not a claim of a value.
  {
    name: "en: list numbers and marks",
    sources: [pass],
    answer: "1. A day pass costs 14 euros [1].\n2. Lockers need a 2 euro coin [1].",
    flags: [],
  },
  {
    name: "en: the question's number",
    question: "What do 6 passes cost?",
    sources: [pass],
    answer: "For 6 passes, each day pass costs 14 euros [1].",
    flags: [],
  },
  {
    name: "zh: the question's number",
    question: "3 个人去要带什么？",
    sources: [card],
    answer: "3 个人去，储物柜押金 20 元[1]。",
    flags: [],
  },
  {
    name: "en: names with numbers",
    sources: ["The device meets ISO 14971 and charges quickly."],
    answer: "The device meets ISO 14971 and charges quickly [1].",
    flags: [],
  },
  {
    name: "en: a count that the answer made itself",
    sources: ["We ship to Norway, Sweden and Finland."],
    answer: "We ship to three countries [1].",
    flags: [],
  },
  {
    name: "en: a source that was not read proves nothing",
    sources: [pass, { text: "", title: "Rules" }],
    answer: "Towels cost 4 dollars a day [1][2].",
    flags: [],
  },
  { name: "en: leaving things out", sources: [pass], answer: "The pool opens at 7:30 [1].", flags: [] },
  {
    name: "en: a range whose ends stand in one passage",
    sources: ["Delivery takes 5 or 6 weeks after the order."],
    answer: "Delivery takes 5-6 weeks [1].",
    flags: [],
  },
  {
    name: "en: a range with a wrong end",
    sources: ["Delivery takes 5 to 6 weeks after the order."],
    answer: "Delivery takes 5-9 weeks [1].",
    flags: ["5-9 weeks"],
  },
  {
    name: "en: the same temperature again in brackets",
    sources: ["Bake the bread at 400 °F until it is brown."],
    answer: "Bake the bread at 400 °F (205 °C) until it is brown [1].",
    flags: [],
  },
  {
    name: "en: a small count of other things",
    sources: ["For joining panels, take either five of the same or a wider one."],
    answer: "For joining panels, take four screws [1].",
    flags: [],
  },
  {
    name: "en: a small count of the same things",
    sources: ["The kit holds five spare screws and a key."],
    answer: "The kit holds four spare screws [1].",
    flags: ["four"],
  },
  {
    name: "zh: a large amount cut off, not rounded",
    sources: ["全年贷款余额为 236.87 万亿元。"],
    answer: "全年贷款余额达 236 万亿元[1]。",
    flags: [],
  },
]);
