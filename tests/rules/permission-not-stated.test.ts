import { ruleCases } from "../support/rule-cases";
import { permissionCases } from "./cases/permissions";

const park = "园区 22 点闭园。自行车可以推行进入，电动车不得入内。犬只须系绳。";
const parkEn =
  "The park closes at 10 pm. Bicycles may be pushed inside. Motor scooters are not allowed. Dogs must be kept on a leash.";

ruleCases("PERMISSION_NOT_STATED", [
  { name: "zh: 明确允许", sources: [park], answer: "守则明确允许在草坪上露营。[1]", flags: ["明确允许"] },
  {
    name: "zh: 明文禁止",
    sources: [park],
    answer: "守则明文禁止野餐烧烤。[1]",
    flags: ["明文禁止"],
    data: { form: "b" },
  },
  { name: "zh: 明确规定可以", sources: [park], answer: "守则明确规定可以燃放烟花。[1]", flags: ["明确规定可以"] },
  {
    name: "en: expressly permits",
    sources: [parkEn],
    answer: "The rules expressly permit camping on the lawn [1].",
    flags: ["expressly permit"],
  },
  {
    name: "en: explicitly prohibits",
    sources: [parkEn],
    answer: "The rules explicitly prohibit drones and kites [1].",
    flags: ["explicitly prohibit"],
    data: { form: "b" },
  },
  {
    name: "en: clearly states that … may",
    sources: [parkEn],
    answer: "The rules clearly state that visitors may light fireworks [1].",
    flags: ["clearly state that visitors may"],
  },
  { name: "near: the source allows it", sources: [park], answer: "守则明确允许自行车推行进入。[1]", flags: [] },
  { name: "near: the source forbids it", sources: [park], answer: "守则明确禁止电动车入内。[1]", flags: [] },
  {
    name: "near: the source allows it, en",
    sources: [parkEn],
    answer: "The rules explicitly allow bicycles to be pushed inside [1].",
    flags: [],
  },
  {
    name: "near: the source forbids it, en",
    sources: [parkEn],
    answer: "Motor scooters are expressly prohibited [1].",
    flags: [],
  },
  { name: "near: no word about the wording", sources: [park], answer: "园区 22 点闭园。[1]", flags: [] },
  {
    name: "near: says that nothing is expressly allowed",
    sources: [parkEn],
    answer: "The rules do not expressly permit camping [1].",
    flags: [],
  },
  { name: "near: 没有明确允许", sources: [park], answer: "守则没有明确允许露营。[1]", flags: [] },
  {
    name: "near: a cut-off source",
    sources: [{ text: park, completeness: "clipped" }],
    answer: "守则明确允许在草坪上露营。[1]",
    flags: [],
  },
  ...permissionCases,
]);
