import { ruleCases } from "../support/rule-cases";

const rules =
  "Guests may bring one dog. Dogs are not allowed near the pool after sunset.\nLate checkout is possible until noon.";
const zh = "顾客可携带一只小型犬入内。犬只日落后不得进入泳池区域。";

ruleCases("QUOTE_NOT_FOUND", [
  {
    name: "en: invented",
    sources: [rules],
    answer: 'The rules state that "every guest receives a free breakfast in bed" [1].',
    flags: ["every guest receives a free breakfast in bed"],
  },
  {
    name: "zh: invented",
    sources: [zh],
    answer: "条款写明“本店提供免费早餐和接送服务”[1]。",
    flags: ["本店提供免费早餐和接送服务"],
  },
  {
    name: "en: a structured answer",
    sources: [{ id: "r", text: rules }],
    answer:
      '{"answer":"One dog.","citations":[{"source":"r","quote":"Guests may bring one dog"},{"source":"r","quote":"Cats need a leash everywhere"}]}',
    flags: ["Cats need a leash everywhere"],
  },
  { name: "en: exact", sources: [rules], answer: 'It says "Guests may bring one dog" [1].', flags: [] },
  {
    name: "en: other case, other quotation marks",
    sources: [rules],
    answer: "It says “late checkout is possible until noon” [1].",
    flags: [],
  },
  { name: "zh: exact", sources: [zh], answer: "条款写明“犬只日落后不得进入泳池区域”[1]。", flags: [] },
  {
    name: "zh: full-width and a line break",
    sources: ["押金为\n２００元，可退。"],
    answer: "条款写明“押金为200元，可退”[1]。",
    flags: [],
  },
  {
    name: "en: the question quoted",
    sources: [rules],
    answer: 'The answer to the question "How many dogs may a guest bring?" is one [1].',
    flags: [],
  },
  {
    name: "en: a title",
    sources: [rules],
    answer: 'The film "The Secret Garden Of Lost Dogs" is shown at the pool [1].',
    flags: [],
  },
  { name: "zh: a term set off", sources: [zh], answer: "这就是所谓“宠物友好型酒店”[1]。", flags: [] },
  { name: "zh: a book title in 《》", sources: [zh], answer: "见《宠物友好型酒店指南》[1]。", flags: [] },
  {
    name: "en: a source that was not read",
    sources: [{ text: "", title: "Rules" }],
    answer: 'It says "every guest receives a free breakfast in bed" [1].',
    flags: [],
  },
]);

ruleCases("QUOTE_ALTERED", [
  {
    name: "en: one word changed",
    sources: [rules],
    answer: 'It says "Late checkout is possible until midnight" [1].',
    flags: ["Late checkout is possible until midnight"],
  },
  {
    name: "zh: one word changed",
    sources: ["会员到店可以免费领取当季的纪念徽章一枚。"],
    answer: "条款写明“会员到店可以免费领取当季的纪念胸针一枚”[1]。",
    flags: ["会员到店可以免费领取当季的纪念胸针一枚"],
  },
  {
    name: "en: a comma left out",
    sources: ["Rooms are clean, quiet and bright all year."],
    answer: 'It says "rooms are clean quiet and bright all year" [1].',
    flags: [],
  },
  {
    name: "zh: a comma left out",
    sources: ["山高路远，请各位提前备足干粮和饮水。"],
    answer: "告示写明“山高路远请各位提前备足干粮和饮水”[1]。",
    flags: [],
  },
]);
