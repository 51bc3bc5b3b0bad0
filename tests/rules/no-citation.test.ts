import { ruleCases } from "../support/rule-cases";

const text = "A pass costs 14 euros. Dogs are not allowed in the hall.";

ruleCases("NO_CITATION", [
  {
    name: "en: the whole answer, said once",
    sources: [text],
    answer: "A pass costs 14 euros. It is for 14 people.",
    flags: ["A pass costs 14 euros."],
    data: { form: "b", n: "1" },
  },
  { name: "zh: the whole answer", sources: ["年卡 600 元。"], answer: "年卡 600 元。", flags: ["年卡 600 元。"] },
  {
    name: "near: en: a lead-in that counts its list",
    sources: [text],
    answer: "Here are the 2 main points:\n\n- A pass costs 14 euros [1].\n- Dogs are not allowed in the hall [1].",
    flags: [],
  },
  {
    name: "near: zh: a lead-in that counts its list",
    sources: ["年卡 600 元，不得转让。"],
    answer: "主要有以下两点：\n\n- 年卡 600 元[1]。\n- 年卡不得转让[1]。",
    flags: [],
  },
  {
    name: "zh: a lead-in that states an amount",
    sources: ["年卡 600 元，不得转让。"],
    answer: "年卡 600 元，另须注意：\n\n- 年卡不得转让[1]。",
    flags: ["年卡 600 元，另须注意："],
  },
  {
    name: "en: a denial",
    sources: [text],
    answer: "Dogs are not allowed in the hall.",
    flags: ["Dogs are not allowed in the hall."],
  },
  {
    name: "en: one claim among cited ones",
    sources: [text],
    answer: "A pass costs 14 euros [1].\n\nIt holds 25 litres.",
    flags: ["It holds 25 litres."],
  },
  { name: "en: cited", sources: [text], answer: "A pass costs 14 euros [1].", flags: [] },
  {
    name: "en: several sentences share the closing mark",
    sources: [text],
    answer: "A pass costs 14 euros. Dogs are not allowed in the hall [1].",
    flags: [],
  },
  { name: "en: a mark on a line of its own", sources: [text], answer: "A pass costs 14 euros.\n[1]", flags: [] },
  { name: "en: nothing that needs a source", sources: [text], answer: "Happy to help with that.", flags: [] },
  { name: "en: no source came with it", sources: [], answer: "A pass costs 14 euros.", flags: [] },
  { name: "en: cited beside the text", sources: [text], answer: "A pass costs 14 euros.", cites: ["1"], flags: [] },
  {
    name: "near: a sentence that declines states nothing",
    sources: ["The hall opens at 9 am."],
    answer: "The document does not say how many seats there are.",
    flags: [],
  },
  { name: "near: 拒答", sources: ["大厅 9 点开放。"], answer: "资料没有说明座位数量。", flags: [] },
  {
    name: "en: a denial beside a refusal",
    sources: ["The hall opens at 9 am."],
    answer: "The document does not mention seats. The hall is not heated.",
    flags: ["The hall is not heated."],
  },
]);
