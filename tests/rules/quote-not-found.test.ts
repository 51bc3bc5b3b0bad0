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
  {
    name: "zh: an omission in words",
    sources: ["顾客可携带一只小型犬入内，并应出示免疫证明，方可进入泳池区域。"],
    answer: "条款写明“顾客可携带一只小型犬入内（略）方可进入泳池区域”[1]。",
    flags: [],
  },
  {
    name: "zh: the quoter's explanation in brackets",
    sources: ["顾客可携带一只小型犬入内并在前台登记。"],
    answer: "条款写明“顾客（即会员）可携带一只小型犬入内并在前台登记”[1]。",
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
  ...[
    'Say "show me all the free rooms" to the assistant. Guests may bring one dog [1].',
    'At the desk, please say "I came with one small dog". Guests may bring one dog [1].',
  ].map((answer) => ({ name: `en: words for the reader to say: ${answer}`, sources: [rules], answer, flags: [] })),
  ...["请对前台说“我带了一只小狗请开门”。顾客可携带一只小型犬入内[1]。"].map((answer) => ({
    name: `zh: words for the reader to say: ${answer}`,
    sources: [zh],
    answer,
    flags: [],
  })),
  {
    name: "en: long words retold in single marks without a word that states them",
    sources: [rules],
    answer: "The hotel, 'keen to have every guest start the day with a good meal in bed', takes one dog [1].",
    flags: [],
  },
  {
    name: "en: stated in single marks",
    sources: [rules],
    answer: "The rules state that 'every guest receives a free breakfast in bed' [1].",
    flags: ["every guest receives a free breakfast in bed"],
  },
  {
    name: "en: what the rules say is no such word",
    sources: [rules],
    answer: 'The rules say "every guest receives a free breakfast in bed" [1].',
    flags: ["every guest receives a free breakfast in bed"],
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

const leads: [string, string][] = [
  ["says", 'The bylaws say "'],
  ["per a document", 'Per the handbook, it is "'],
  ["a document and a colon", 'The policy: "'],
  ["its wording", 'The exact wording is "'],
  ["a section", 'Section 4 provides: "'],
];
const leadsZh: [string, string][] = [
  ["称", "章程称：“"],
  ["依据", "依据手册，会员“"],
  ["a document and a colon", "合同：“"],
  ["提及", "条款提及“"],
  ["里写的是", "协议里写的是“"],
];
const nofault: [string, string][] = [
  ["a button", 'Click "Save and continue now" to finish [1].'],
  ["a label", 'The button labelled "Confirm your late stay" is in the app [1].'],
  ["scare quotes", 'Some call it a "dog free bathing zone" [1].'],
  ["a term", 'The term "departure of late guests" is not used here [1].'],
  ["a chapter", 'See the chapter "House Rules For Pets" [1].'],
  ["zh: a button", "点击“保存并继续结账”完成[1]。"],
  ["zh: a field", "请在输入框填写“我的小狗”[1]。"],
  ["zh: a nickname", "这被戏称为“无犬泳池时段”[1]。"],
  ["zh: in other words", "换句话说，“每人一只犬”[1]。"],
  ["zh: a department", "请联系“客户服务中心”[1]。"],
];

ruleCases("QUOTE_NOT_FOUND", [
  ...leads.map(([name, lead]) => ({
    name: `en: short, introduced by ${name}`,
    sources: [rules],
    answer: `${lead}breakfast in bed" [1].`,
    flags: ["breakfast in bed"],
  })),
  ...leadsZh.map(([name, lead]) => ({
    name: `zh: short, introduced by ${name}`,
    sources: [zh],
    answer: `${lead}免费早餐”[1]。`,
    flags: ["免费早餐"],
  })),
  ...nofault.map(([name, answer]) => ({ name: `no wording: ${name}`, sources: [rules], answer, flags: [] })),
  {
    name: "en: an introduced block quote",
    sources: [rules],
    answer: "The rules state:\n\n> Every guest receives a free breakfast in bed. [1]",
    flags: ["Every guest receives a free breakfast in bed."],
  },
  {
    name: "zh: an introduced block quote",
    sources: [zh],
    answer: "章程规定：\n\n> 本店提供免费早餐和接送服务。[1]",
    flags: ["本店提供免费早餐和接送服务。"],
  },
  {
    name: "en: a block quote that is a note of the answer's own",
    sources: [rules],
    answer: "One dog may come [1].\n\n> **Note:** ask the front desk about cats and other small pets. [1]",
    flags: [],
  },
  {
    name: "zh: a block quote that is a note of the answer's own",
    sources: [zh],
    answer: "可带一只小型犬[1]。\n\n> 温馨提示：其他宠物请提前咨询前台工作人员。[1]",
    flags: [],
  },
  {
    name: "en: an answer that is set in quotation marks as a whole",
    sources: [rules],
    answer: '"The house is fond of small animals of any kind and breed" [1].',
    flags: [],
  },
  {
    name: "en: introduced in the line before",
    sources: [rules],
    answer: 'The rules state:\n\n"every guest receives a free breakfast in bed" [1].',
    flags: ["every guest receives a free breakfast in bed"],
  },
  {
    name: "en: an answer introduced in the line before",
    sources: [rules],
    answer: 'So the answer to the question is:\n"one dog for each guest, and no cats whatsoever in the house" [1].',
    flags: [],
  },
  {
    name: "en: a block quote that nothing introduces and that is far from the source",
    sources: [rules],
    answer: "One dog may come [1].\n\n> Ask the front desk about cats and other small pets. [1]",
    flags: [],
  },
]);

ruleCases("QUOTE_ALTERED", [
  {
    name: "en: a block quote with a word changed",
    sources: ["Pets sleep in the basket that the house provides for them."],
    answer: "> Pets sleep in the kennel that the house provides for them. [1]",
    flags: ["Pets sleep in the kennel that the house provides for them."],
  },
  {
    name: "zh: a block quote with a word changed",
    sources: ["会员到店可以免费领取当季的纪念徽章一枚。"],
    answer: "> 会员到店可以免费领取当季的纪念胸针一枚。[1]",
    flags: ["会员到店可以免费领取当季的纪念胸针一枚。"],
  },
  {
    name: "en: a block quote as it stands",
    sources: [rules],
    answer: "> Guests may bring one dog.\n> Dogs are not allowed near the pool after sunset. [1]",
    flags: [],
  },
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
