import { ruleCases } from "../support/rule-cases";

const one = { id: "terms-v2", title: "Terms", text: "A pass costs 14 euros." };

ruleCases("SOURCE_MISSING", [
  {
    name: "en: a number beyond the list",
    sources: ["A pass costs 14 euros."],
    answer: "A pass costs 14 euros [8].",
    flags: ["[8]"],
    data: { marker: "[8]" },
  },
  { name: "zh: a number beyond the list", sources: ["年卡 600 元。"], answer: "年卡 600 元【8】。", flags: ["【8】"] },
  {
    name: "en: an id like the known ones",
    sources: [one],
    answer: "A pass costs 14 euros [terms-v9].",
    flags: ["[terms-v9]"],
  },
  {
    name: "en: one of two",
    sources: ["A pass costs 14 euros."],
    answer: "A pass costs 14 euros [1][8].",
    flags: ["[8]"],
  },
  {
    name: "en: a cited id without a mark",
    sources: [one],
    answer: "A pass costs 14 euros.",
    cites: ["gone"],
    flags: ["A pass costs 14 euros."],
  },
  { name: "en: known", sources: [one], answer: "A pass costs 14 euros [terms-v2].", flags: [] },
  { name: "en: by position", sources: [one], answer: "A pass costs 14 euros [1].", flags: [] },
  {
    name: "en: brackets that cite nothing",
    sources: [one],
    answer: "A pass [sic] costs 14 euros [terms-v2].",
    flags: [],
  },
  {
    name: "en: a raw mark that was never resolved",
    sources: [one],
    answer: "A pass costs 14 euros turn0search3 [terms-v2].",
    flags: [],
  },
  { name: "en: a year in brackets", sources: [one], answer: "A pass [2024] costs 14 euros [terms-v2].", flags: [] },
  {
    name: "en: a member of a combined mark",
    sources: ["A pass costs 14 euros."],
    answer: "A pass costs 14 euros [1, 8].",
    flags: ["[1, 8]"],
    data: { marker: "[8]" },
  },
  {
    name: "zh: the end of a range of marks",
    sources: ["年卡 600 元。", "年卡可转让。"],
    answer: "年卡 600 元，可转让【1-3】。",
    flags: ["【1-3】"],
    data: { marker: "[3]" },
  },
  {
    name: "en: a superscript beside one that has its source",
    sources: ["A pass costs 14 euros.", "A pass is valid for a year."],
    answer: "A pass costs 14 euros.¹ It is red.⁷",
    flags: ["⁷"],
  },
  {
    name: "near: superscripts that name no source",
    sources: ["A pass costs 14 euros."],
    answer: "A pass costs 14 euros.⁷ It is red.⁸",
    flags: [],
  },
  {
    name: "zh: a quote of a structured answer from a source that did not come",
    sources: ["年卡 600 元。"],
    answer: '{"answer": "年卡 600 元。", "citations": [{"source": "9", "quote": "年卡 600 元。"}]}',
    flags: ["年卡 600 元。"],
    data: { marker: "[9]" },
  },
]);
