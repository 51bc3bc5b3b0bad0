import { ruleCases } from "../support/rule-cases";
import { wrongDocumentCases } from "./cases/wrong-documents";

const a = { id: "a", title: "东区宿舍管理规定", text: "宿舍 23 点熄灯。" };
const b = { id: "b", title: "西区宿舍管理规定", text: "宿舍 24 点熄灯。" };
const travel = { id: "t", title: "Travel Policy", text: "Hotel rooms are paid up to 120 EUR." };
const events = { id: "e", title: "Events Policy", text: "Hotel rooms are paid up to 90 EUR." };

ruleCases("WRONG_DOCUMENT", [
  {
    name: "zh: named in the answer",
    question: "《西区宿舍管理规定》几点熄灯？",
    sources: [a, b],
    answer: "根据《西区宿舍管理规定》，宿舍 23 点熄灯。[a]",
    flags: ["《西区宿舍管理规定》"],
    data: { asked: "《西区宿舍管理规定》", title: "东区宿舍管理规定" },
  },
  {
    name: "zh: not named in the answer",
    question: "《西区宿舍管理规定》几点熄灯？",
    sources: [a, b],
    answer: "宿舍 23 点熄灯。[a]",
    flags: ["宿舍 23 点熄灯。"],
  },
  {
    name: "en: named in the answer",
    question: "What does the Travel Policy pay for hotel rooms?",
    sources: [travel, events],
    answer: "Under the Travel Policy, hotel rooms are paid up to 90 EUR [e].",
    flags: ["Travel Policy"],
    data: { asked: "Travel Policy", title: "Events Policy" },
  },
  {
    name: "en: not named in the answer",
    question: "What does the Travel Policy pay for hotel rooms?",
    sources: [travel, events],
    answer: "Hotel rooms are paid up to 90 EUR [e].",
    flags: ["Hotel rooms are paid up to 90 EUR [e]."],
  },
  {
    name: "near: the right one",
    question: "《西区宿舍管理规定》几点熄灯？",
    sources: [a, b],
    answer: "根据《西区宿舍管理规定》，宿舍 24 点熄灯。[b]",
    flags: [],
  },
  {
    name: "near: the right one, en",
    question: "What does the Travel Policy pay for hotel rooms?",
    sources: [travel, events],
    answer: "Hotel rooms are paid up to 120 EUR [t].",
    flags: [],
  },
  {
    name: "near: another version of it",
    question: "What does the Travel Policy v2 pay?",
    sources: [{ ...travel, title: "Travel Policy v3" }],
    answer: "Hotel rooms are paid up to 120 EUR [t].",
    flags: [],
  },
  {
    name: "near: the source speaks of it",
    question: "《西区宿舍管理规定》几点熄灯？",
    sources: [{ ...a, title: "答疑", text: "《西区宿舍管理规定》写明宿舍 24 点熄灯。" }],
    answer: "宿舍 24 点熄灯。[a]",
    flags: [],
  },
  {
    name: "near: no document named",
    question: "宿舍几点熄灯？",
    sources: [a],
    answer: "宿舍 23 点熄灯。[a]",
    flags: [],
  },
  {
    name: "near: a film is no document",
    question: "《山那边的海》是哪一年上映的？",
    sources: [{ ...a, title: "电影资料", text: "该片 2003 年上映。" }],
    answer: "该片 2003 年上映。[a]",
    flags: [],
  },
  {
    name: "near: sources without titles",
    question: "《西区宿舍管理规定》几点熄灯？",
    sources: [{ id: "a", text: "宿舍 23 点熄灯。" }],
    answer: "宿舍 23 点熄灯。[a]",
    flags: [],
  },
  {
    name: "near: tells of the other one openly",
    question: "What does the Travel Policy pay for hotel rooms?",
    sources: [travel, events],
    answer: "The Travel Policy pays up to 120 EUR [t]. The Events Policy pays up to 90 EUR [e].",
    flags: [],
  },
  ...wrongDocumentCases,
]);
