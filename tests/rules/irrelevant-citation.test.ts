import { ruleCases } from "../support/rule-cases";

const pool = { id: "pool", title: "Pool rules", text: "The pool is open from 6 am. Children under 8 need an adult." };
const map = { id: "map", title: "Site map", text: "The car park lies north of the main gate." };
const fee = { id: "fee", text: "泳池门票 35 元。" };
const note = { id: "note", text: "本公告由办公室负责解释。" };

ruleCases("IRRELEVANT_CITATION", [
  {
    name: "en",
    sources: [pool, map],
    answer: "Children under 8 need an adult [pool][map].",
    flags: ["[map]"],
    data: { title: "Site map", other: "Pool rules" },
  },
  { name: "zh", sources: [fee, note], answer: "泳池门票为 35 元。[note][fee]", flags: ["[note]"] },
  {
    name: "near: both speak of it",
    sources: [pool, { ...map, text: "Children need an adult at the pool under 8." }],
    answer: "Children under 8 need an adult [pool][map].",
    flags: [],
  },
  {
    name: "near: 各支持一半",
    sources: [fee, { id: "note", text: "泳池 6 点开放。" }],
    answer: "泳池门票为 35 元，6 点开放。[fee][note]",
    flags: [],
  },
  { name: "near: one mark alone", sources: [pool, map], answer: "Children under 8 need an adult [map].", flags: [] },
  {
    name: "near: it supports the next sentence of the group",
    sources: [pool, map],
    answer: "Children under 8 need an adult. The car park lies north of the main gate [pool][map].",
    flags: [],
  },
  {
    name: "near: a cut-off source",
    sources: [pool, { ...map, completeness: "snippet" }],
    answer: "Children under 8 need an adult [pool][map].",
    flags: [],
  },
]);
