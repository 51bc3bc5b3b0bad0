import { ruleCases } from "../support/rule-cases";

ruleCases("CONFLICT", [
  {
    name: "en: two records in force",
    sources: [
      { id: "web", title: "Web page", text: "Returns are accepted within 21 days." },
      { id: "card", title: "Store card", text: "Returns are accepted within 28 days." },
    ],
    answer: "Returns are accepted within 21 days [web].",
    flags: ["21 days"],
    data: { titleA: "Web page", titleB: "Store card" },
  },
  {
    name: "zh: both cited",
    sources: [
      { id: "a", text: "会员卡包含 12 次洗车。" },
      { id: "b", text: "会员卡包含 15 次洗车。" },
    ],
    answer: "会员卡包含 12 次洗车。[a][b]",
    flags: ["12 次"],
  },
  {
    name: "zh: 不限 against a number",
    sources: [
      { id: "a", text: "黄金会员每月最多借书 30 本。" },
      { id: "b", text: "黄金会员每月不限借书数量。" },
    ],
    answer: "黄金会员每月最多借书 30 本。[a]",
    flags: ["30 本"],
  },
  {
    name: "en: a number against unlimited",
    sources: [
      { id: "a", text: "The Gold plan has unlimited projects." },
      { id: "b", text: "The Gold plan has up to 40 projects." },
    ],
    answer: "The Gold plan has unlimited projects [a].",
    flags: ["unlimited projects"],
  },
  {
    name: "en: short answer, another source gives another date",
    question: "When was the Ferry House built?",
    sources: [
      "The Ferry House is a villa on the lake, built in 1871.",
      "Ferry House, completed 1889, burned down later. It was built by two brothers in 1889.",
    ],
    answer: "1871 [1]",
    flags: ["1871"],
  },
  {
    name: "zh: 问人口，两个来源不同",
    question: "青石镇的人口是多少？",
    sources: ["青石镇位于山谷中，人口 8200 人。", "青石镇概况：全镇人口 9600 人。"],
    answer: "8200 人 [1]",
    flags: ["8200 人"],
  },
  {
    name: "en: affirmed and denied",
    sources: [
      { id: "a", text: "The cover includes glass damage." },
      { id: "b", text: "The cover does not include glass damage." },
    ],
    answer: "The cover includes glass damage [a].",
    flags: ["includes"],
  },
  {
    name: "en: another source gives another name",
    question: "Who designed the Harbour Hall?",
    sources: [
      "The Harbour Hall was designed by Mira Voss and opened in spring.",
      "Harbour Hall is a concert hall. It was designed by Karel Dunn.",
    ],
    answer: "Mira Voss [1]",
    flags: ["Mira Voss"],
  },
  {
    name: "near: values of several slots",
    question: "甲馆和乙馆分别有多少座位？",
    sources: ["甲馆有 300 个座位。", "乙馆有 500 个座位。"],
    answer: "300 个 [1]，500 个 [2]",
    flags: [],
  },
  {
    name: "near: another subject",
    sources: [
      { id: "a", text: "Lockers are cleared after 3 days." },
      { id: "b", text: "Bicycles are cleared after 30 days." },
    ],
    answer: "Lockers are cleared after 3 days [a].",
    flags: [],
  },
  {
    name: "near: narrower subject",
    sources: [
      { id: "a", text: "Delivery takes 4 days." },
      { id: "b", text: "Overnight courier delivery takes 1 day." },
    ],
    answer: "Delivery takes 4 days [a].",
    flags: [],
  },
  {
    name: "near: 另一主体",
    sources: [
      { id: "a", text: "成人票 80 元。" },
      { id: "b", text: "儿童票 40 元。" },
    ],
    answer: "成人票 80 元。[a]",
    flags: [],
  },
  {
    name: "near: equal in another form",
    sources: [
      { id: "a", text: "订单在 1.5 小时内送达。" },
      { id: "b", text: "订单在 90 分钟内送达。" },
    ],
    answer: "订单在 1.5 小时内送达。[a]",
    flags: [],
  },
  {
    name: "near: the other one is superseded",
    sources: [
      { id: "a", status: "current", text: "Tickets cost 14 EUR." },
      { id: "b", status: "superseded", text: "Tickets cost 12 EUR." },
    ],
    answer: "Tickets cost 14 EUR [a].",
    flags: [],
  },
  {
    name: "near: another place",
    sources: [
      { id: "a", jurisdiction: "甲市", text: "申请期限为 20 天。" },
      { id: "b", jurisdiction: "乙市", text: "申请期限为 25 天。" },
    ],
    answer: "甲市的申请期限为 20 天。[a]",
    flags: [],
  },
  {
    name: "near: the answer tells of both",
    sources: [
      { id: "a", text: "Delivery takes 4 days." },
      { id: "b", text: "Delivery takes 6 days." },
    ],
    answer: "The web page says that delivery takes 4 days [a], the terms say that delivery takes 6 days [b].",
    flags: [],
  },
  {
    name: "near: asked what changed",
    question: "Was hat sich geändert? What changed since last year?",
    sources: [
      { id: "a", text: "Delivery takes 4 days." },
      { id: "b", text: "Delivery takes 6 days." },
    ],
    answer: "Delivery takes 4 days [a].",
    flags: [],
  },
  {
    name: "near: different years",
    sources: [
      { id: "a", text: "In 2019 the fair had 500 exhibitors." },
      { id: "b", text: "In 2021 the fair had 300 exhibitors." },
    ],
    answer: "In 2019 the fair had 500 exhibitors [a].",
    flags: [],
  },
  {
    name: "en: copies of one text, another name",
    question: "Where was Fenwick Ferries based?",
    sources: [
      "Fenwick Ferries was a shipping line based in Hull, Yorkshire. It was founded in 1931 and sold its last ship in 1960.",
      "Fenwick Ferries was a shipping line based in Leith, Scotland. It was founded in 1931 and sold its last ship in 1960.",
    ],
    answer: "Hull, Yorkshire",
    cites: ["1"],
    flags: ["Hull, Yorkshire"],
    data: { b: "Leith, Scotland" },
  },
  {
    name: "zh: 抄本里换了人名",
    question: "《远山》的作曲",
    sources: [
      "《远山》是一首合唱曲，由林知远作曲，首演于 1987 年的春季音乐会，由市合唱团演唱。",
      "《远山》是一首合唱曲，由周慕白作曲，首演于 1987 年的春季音乐会，由市合唱团演唱。",
    ],
    answer: "林知远",
    cites: ["1"],
    flags: ["林知远"],
    data: { b: "周慕白" },
  },
  {
    name: "zh: 抄本里换了日期",
    question: "2031年灯会开始时间",
    sources: [
      "2031年城南灯会于2031年2月3日到2月20日在城南公园举行，门票在现场购买。",
      "2031年城南灯会于2031年1月3日到2月20日在城南公园举行，门票在现场购买。",
    ],
    answer: "2月3日",
    cites: ["1"],
    flags: ["2月3日"],
  },
  {
    name: "near: the copy has the answer in more words",
    question: "Where was Fenwick Ferries based?",
    sources: [
      "Fenwick Ferries was a shipping line based in Hull. It was founded in 1931 and sold its last ship in 1960.",
      "Fenwick Ferries was a shipping line based in the port of Hull. It was founded in 1931 and sold its last ship in 1960.",
    ],
    answer: "Hull",
    cites: ["1"],
    flags: [],
  },
  {
    name: "near: the same words around it, too few of them",
    question: "Who wrote the letter?",
    sources: ["The letter was written by Ann Lee in May.", "The bill was written by Tom Oak in May."],
    answer: "Ann Lee",
    cites: ["1"],
    flags: [],
  },
  {
    name: "near: a copy in which the value is written otherwise",
    question: "灯会门票多少钱？",
    sources: [
      "城南灯会的门票为每人三十元，可在公园正门和网上购买，儿童免票。",
      "城南灯会的门票为每人30元，可在公园正门和网上购买，儿童免票。",
    ],
    answer: "每人三十元",
    cites: ["1"],
    flags: [],
  },
]);
