import { ruleCases } from "../support/rule-cases";

const rules = "借阅证免费办理。普通读者可借 8 册，借期 30 天。逾期每册每天 0.2 元。";
const rulesEn =
  "A reader's card is free. Regular readers may borrow 8 books for 30 days. Dogs are not admitted to the reading room.";

ruleCases("FALSE_REFUSAL", [
  {
    name: "zh: 可借几册",
    question: "普通读者可以借几册？",
    sources: [rules],
    answer: "资料中没有相关信息。",
    flags: ["资料中没有相关信息"],
    data: { source: "8 册" },
  },
  {
    name: "zh: 无法回答",
    question: "普通读者借期多少天？",
    sources: [rules],
    answer: "抱歉，根据现有资料无法回答该问题。",
    flags: ["抱歉，根据现有资料无法回答该问题"],
  },
  {
    name: "en: how many",
    question: "How many books may regular readers borrow?",
    sources: [rulesEn],
    answer: "The provided sources do not mention this.",
    flags: ["The provided sources do not mention this"],
  },
  {
    name: "en: whether",
    question: "Are dogs admitted to the reading room?",
    sources: [rulesEn],
    answer: "I could not find any information about this in the documents.",
    flags: ["I could not find any information about this in the documents"],
  },
  {
    name: "en: with advice after it",
    question: "How many books may regular readers borrow?",
    sources: [rulesEn],
    answer: "I don't know. Please contact the library desk.",
    flags: ["I don't know"],
  },
  {
    name: "zh: 固定拒答语",
    question: "普通读者可以借几册？",
    sources: [rules],
    answer: "您的问题已转交馆员。请耐心等候。",
    refusals: ["您的问题已转交馆员，请耐心等候"],
    flags: ["您的问题已转交馆员。请耐心等候"],
  },
  {
    name: "en: a fixed refusal",
    question: "How many books may regular readers borrow?",
    sources: [rulesEn],
    answer: "That one is for the front desk.",
    refusals: ["That one is for the front desk"],
    flags: ["That one is for the front desk"],
  },
  {
    name: "near: the same words, not fixed as a refusal",
    question: "How many books may regular readers borrow?",
    sources: [rulesEn],
    answer: "That one is for the front desk.",
    flags: [],
  },
  {
    name: "near: the field is not stated",
    question: "普通读者可以预约几册？",
    sources: ["借阅证免费办理。"],
    answer: "资料中没有相关信息。",
    flags: [],
  },
  {
    name: "near: stated for another subject",
    question: "教师读者可以借几册？",
    sources: [rules],
    answer: "资料中没有相关信息。",
    flags: [],
  },
  {
    name: "near: stated for another subject, en",
    question: "How many books may visiting scholars borrow?",
    sources: [rulesEn],
    answer: "The sources do not mention this.",
    flags: [],
  },
  {
    name: "near: value of another kind",
    question: "How much does a card for regular readers cost?",
    sources: ["Regular readers need a card."],
    answer: "The sources do not say.",
    flags: [],
  },
  {
    name: "near: answers",
    question: "普通读者可以借几册？",
    sources: [rules],
    answer: "普通读者可借 8 册。[1]",
    flags: [],
  },
  {
    name: "near: answers, then declines a part",
    question: "How many books may regular readers borrow, and can they renew?",
    sources: [rulesEn],
    answer: "Regular readers may borrow 8 books [1]. The sources do not mention renewals.",
    flags: [],
  },
  {
    name: "near: a fact that only looks like a refusal",
    question: "Are dogs admitted to the reading room?",
    sources: [rulesEn],
    answer: "Dogs are not admitted to the reading room [1].",
    flags: [],
  },
]);
