import { ruleCases } from "../support/rule-cases";
import { jurisdictionCases } from "./cases/jurisdictions";

const rate = { id: "r", title: "最低工资", jurisdiction: "云山省", text: "最低工资标准为每月 2100 元。" };
const rateEn = { id: "r", title: "Sales tax", jurisdiction: "Northland", text: "The sales tax rate is 6.5%." };

ruleCases("JURISDICTION_MISSING", [
  {
    name: "zh",
    question: "最低工资是多少？",
    sources: [rate],
    answer: "最低工资标准为每月 2100 元。[r]",
    flags: ["2100 元"],
    data: { jurisdiction: "云山省" },
  },
  {
    name: "en",
    question: "What is the sales tax rate?",
    sources: [rateEn],
    answer: "The sales tax rate is 6.5% [r].",
    flags: ["6.5%"],
    data: { jurisdiction: "Northland" },
  },
  { name: "near: the answer names it", sources: [rate], answer: "云山省的最低工资标准为每月 2100 元。[r]", flags: [] },
  { name: "near: its short name", sources: [rate], answer: "在云山，最低工资标准为每月 2100 元。[r]", flags: [] },
  {
    name: "near: the question names it",
    question: "What is the sales tax rate in Northland?",
    sources: [rateEn],
    answer: "The sales tax rate is 6.5% [r].",
    flags: [],
  },
  {
    name: "near: two jurisdictions",
    sources: [rateEn, { id: "s", jurisdiction: "Southland", text: "The sales tax rate is 6.5%." }],
    answer: "The sales tax rate is 6.5% [r][s].",
    flags: [],
  },
  {
    name: "near: none known",
    sources: ["The sales tax rate is 6.5%."],
    answer: "The sales tax rate is 6.5% [1].",
    flags: [],
  },
  { name: "near: no value", sources: [rateEn], answer: "There is a sales tax [r].", flags: [] },
  ...jurisdictionCases,
]);
