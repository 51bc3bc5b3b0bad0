import { ruleCases } from "../support/rule-cases";

ruleCases("NO_HIT", [
  { name: "zh: a value", sources: [], answer: "年票价格为 260 元。", flags: ["年票价格为 260 元。"] },
  {
    name: "en: a value",
    sources: [],
    answer: "The annual pass costs 90 EUR.",
    flags: ["The annual pass costs 90 EUR."],
  },
  {
    name: "en: a statement without a value",
    sources: [],
    answer: "Dogs are not admitted to the reading room.",
    flags: ["Dogs are not admitted to the reading room."],
  },
  {
    name: "zh: a statement without a value",
    sources: [],
    answer: "阅览室支持自带电脑。",
    flags: ["阅览室支持自带电脑。"],
  },
  {
    name: "en: courtesy before the facts",
    sources: [],
    answer: "Sure! The desk opens at 9 am. It closes at 5 pm.",
    flags: ["The desk opens at 9 am. It closes at 5 pm."],
  },
  { name: "near: greeting", sources: [], answer: "Hello! How can I help you today?", flags: [] },
  { name: "near: 问候", sources: [], answer: "您好，请问有什么可以帮您？", flags: [] },
  { name: "near: refusal", sources: [], answer: "资料中没有相关信息。", flags: [] },
  {
    name: "near: refusal, en",
    sources: [],
    answer: "I could not find this in the sources. Please contact the desk.",
    flags: [],
  },
  {
    name: "near: a source came",
    sources: ["The annual pass costs 90 EUR."],
    answer: "The annual pass costs 90 EUR.",
    flags: [],
  },
  {
    name: "near: a source came and was not read",
    sources: [{ text: "", completeness: "none" }],
    answer: "The annual pass costs 90 EUR [1].",
    flags: [],
  },
]);
