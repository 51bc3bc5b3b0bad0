import { ruleCases } from "../support/rule-cases";

const hall = "礼堂可容纳 300 人。租金每天 2000 元。";
const hallEn = "The hall seats 300 people. The rent is 900 EUR per day.";

ruleCases("HEDGED_REFUSAL", [
  {
    name: "zh: 一般来说",
    question: "礼堂的押金多少？",
    sources: [hall],
    answer: "资料中没有写明押金，一般来说为 500 元。[1]",
    flags: ["一般来说为 500 元"],
  },
  {
    name: "zh: 可能是, in a sentence of its own",
    question: "礼堂几点关门？",
    sources: [hall],
    answer: "文档未提及关门时间。可能是晚上 10 点。[1]",
    flags: ["可能是晚上 10 点"],
  },
  {
    name: "zh: 通常",
    question: "礼堂是否可以停车？",
    sources: [hall],
    answer: "未找到相关规定，不过通常可以在门口停车。",
    flags: ["通常可以在门口停车"],
  },
  {
    name: "en: usually",
    question: "What is the deposit for the hall?",
    sources: [hallEn],
    answer: "The sources do not mention a deposit. It is usually 200 EUR.",
    flags: ["It is usually 200 EUR"],
  },
  {
    name: "en: in one sentence",
    question: "When does the hall close?",
    sources: [hallEn],
    answer: "The document does not say when the hall closes, but typically such halls close at 10 pm [1].",
    flags: ["typically such halls close at 10 pm"],
  },
  {
    name: "near: only a refusal",
    question: "礼堂的押金多少？",
    sources: [hall],
    answer: "资料中没有写明押金。",
    flags: [],
  },
  {
    name: "near: only a hedge",
    question: "How many people does it seat?",
    sources: [hallEn],
    answer: "The hall usually seats 300 people [1].",
    flags: [],
  },
  {
    name: "near: what is usual stands in the source",
    question: "What is the deposit?",
    sources: ["The deposit is not fixed. It is usually 200 EUR for the hall."],
    answer: "The exact deposit is not specified. It is usually 200 EUR for the hall [1].",
    flags: [],
  },
  {
    name: "near: advice",
    question: "礼堂的押金多少？",
    sources: [hall],
    answer: "资料中没有写明押金，一般建议您咨询前台。",
    flags: [],
  },
  {
    name: "near: advice, en",
    question: "What is the deposit?",
    sources: [hallEn],
    answer: "The sources do not mention a deposit. It is usually best to contact the office.",
    flags: [],
  },
]);
