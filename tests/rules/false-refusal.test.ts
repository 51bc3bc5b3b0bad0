import { expect, it } from "vitest";
import { checkCase, ruleCases } from "../support/rule-cases";

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
  {
    name: "en: where",
    question: "Where is the box office?",
    sources: ["The box office is located at North Gate. It opens at 9 am."],
    answer: "The text does not say where the box office is.",
    flags: ["The text does not say where the box office is"],
    data: { source: "North Gate" },
  },
  {
    name: "zh: 在哪里",
    question: "售票处在哪里？",
    sources: ["售票处位于北门广场。9 点开门。"],
    answer: "资料没有说明售票处的位置。",
    flags: ["资料没有说明售票处的位置"],
    data: { source: "北门广场" },
  },
  {
    name: "en: no … is given",
    question: "When does the lease end?",
    sources: ["The lease ends on 31 March 2031."],
    answer: "No end date is given in the sources.",
    flags: ["No end date is given in the sources"],
  },
  {
    name: "near: where, of something else",
    question: "Where is the cloakroom?",
    sources: ["The box office is located at North Gate."],
    answer: "The text does not say where the cloakroom is.",
    flags: [],
  },
  {
    name: "near: 在哪里，别的地方",
    question: "寄存处在哪里？",
    sources: ["售票处位于北门广场。"],
    answer: "资料没有说明寄存处的位置。",
    flags: [],
  },
]);

it("is no turned negation", () => {
  const found = checkCase({
    name: "",
    question: "When does the lease end?",
    sources: ["The lease ends on 31 March 2031."],
    answer: "No end date is given in the sources.",
    flags: [],
  });
  expect(found.map(({ code }) => code)).toEqual(["FALSE_REFUSAL"]);
});
