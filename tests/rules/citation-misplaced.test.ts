import { ruleCases } from "../support/rule-cases";

const parcels = { id: "parcels", title: "Parcels", text: "Lockers hold a parcel for 6 days." };
const letters = { id: "letters", title: "Letters", text: "Registered letters are kept for 21 days at the counter." };

ruleCases("CITATION_MISPLACED", [
  {
    name: "en: the neighbour's value",
    sources: [parcels, letters],
    answer: "Lockers hold a parcel for 6 days [letters].",
    flags: ["6 days"],
    data: { title: "Parcels" },
  },
  {
    name: "zh: one value of two",
    sources: [
      { id: "a", text: "年卡 600 元，可转让一次。" },
      { id: "b", text: "年卡可转让一次。" },
    ],
    answer: "年卡 600 元，可转让一次。[b]",
    flags: ["600 元"],
  },
  {
    name: "en: a whole sentence without a value",
    sources: [
      { id: "a", text: "Dogs must wear a muzzle in the cabin." },
      { id: "b", text: "Tickets are checked before departure." },
    ],
    answer: "Dogs must wear a muzzle in the cabin [b].",
    flags: ["Dogs must wear a muzzle in the cabin    ."].map((s) => s.replace("    ", " [b]")),
  },
  {
    name: "en: a quotation of another source",
    sources: [
      { id: "a", text: "Dogs must wear a muzzle in the cabin." },
      { id: "b", text: "Dogs travel at the owner's risk." },
    ],
    answer: 'The terms state that "dogs must wear a muzzle in the cabin" [b].',
    flags: ["dogs must wear a muzzle in the cabin"],
  },
  {
    name: "en: the right one of two",
    sources: [parcels, letters],
    answer: "Lockers hold a parcel for 6 days [parcels].",
    flags: [],
  },
  {
    name: "en: both cited",
    sources: [parcels, letters],
    answer: "Lockers hold a parcel for 6 days [parcels][letters].",
    flags: [],
  },
  { name: "en: nothing cited", sources: [parcels, letters], answer: "Lockers hold a parcel for 6 days.", flags: [] },
  {
    name: "en: the cited passage states another value",
    sources: [
      { id: "a", text: "Lockers hold a parcel for 6 days." },
      { id: "b", text: "The museum is closed for 9 days in May." },
    ],
    answer: "Lockers hold a parcel for 9 days [a].",
    flags: [],
  },
  {
    name: "en: a paraphrase of the cited source",
    sources: [
      { id: "a", text: "Before departure, every ticket is checked by the crew." },
      { id: "b", text: "Tickets are sold at the counter." },
    ],
    answer: "Tickets are checked before departure [a].",
    flags: [],
  },
]);
