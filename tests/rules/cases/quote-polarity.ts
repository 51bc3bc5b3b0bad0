import type { RuleCase } from "../../support/rule-cases";

const rules =
  "It is not the case that pets stay free of charge in the main building. The claim that towels are free of charge for members is false. " +
  "Dogs are not allowed near the pool after sunset. The deposit is refundable unless the room is damaged. " +
  "Late checkout is possible until noon on every day of the week.";
const terms =
  "并非所有房间都提供免费早餐服务。“会员可以免费使用泳池”的说法不属实。不得在客房内使用明火烹饪食物。" +
  "押金在退房时退还，除非房间遭到损坏。会员到店可以免费领取当季的纪念徽章一枚。";

const flip = (name: string, source: string, answer: string, flags: string): RuleCase => ({
  name,
  sources: [source],
  answer,
  flags: [flags],
});
const silent = (name: string, source: string, answer: string): RuleCase => ({
  name,
  sources: [source],
  answer,
  flags: [],
});

/** Words that stand in the source, where the words around them deny them; and ellipses that leave out a negator. */
export const QUOTE_POLARITY: readonly RuleCase[] = [
  flip(
    "en: denied before, in words that are the answer's but for the denial",
    "It is not true that refunds are paid in cash.",
    'The policy states that "refunds are paid in cash" [1].',
    "refunds are paid in cash",
  ),
  flip(
    "en: denied before",
    rules,
    'The rules state that "pets stay free of charge in the main building" [1].',
    "pets stay free of charge in the main building",
  ),
  flip(
    "en: denied after",
    rules,
    'The rules state that "towels are free of charge for members" [1].',
    "towels are free of charge for members",
  ),
  flip("zh: denied after", terms, "条款写明“会员可以免费使用泳池”[1]。", "会员可以免费使用泳池"),
  flip("zh: denied before", terms, "条款写明“所有房间都提供免费早餐服务”[1]。", "所有房"),
  flip(
    "en: an ellipsis leaves out unless",
    rules,
    'The rules state: "The deposit is refundable … the room is damaged" [1].',
    "The deposit is refundable … the room is damaged",
  ),
  flip(
    "zh: an ellipsis leaves out 除非",
    terms,
    "条款写明“押金在退房时退还，……房间遭到损坏”[1]。",
    "押金在退房时退还，……房间遭到损坏",
  ),
  silent(
    "en: the answer denies it too",
    rules,
    'The rules say it is not the case that "pets stay free of charge" [1].',
  ),
  silent("en: denied by the answer's own word", rules, 'Dogs are not "allowed near the pool after sunset" [1].'),
  silent("en: called false by the answer", rules, 'That "towels are free of charge for members" is false [1].'),
  silent("zh: the answer denies it too", terms, "条款写明并非“所有房间都提供免费早餐服务”[1]。"),
  silent("zh: denied by the answer's own word", terms, "条款写明不得“在客房内使用明火烹饪食物”[1]。"),
  silent("zh: called false by the answer", terms, "“会员可以免费使用泳池”的说法不属实[1]。"),
  silent("en: nothing denies it", rules, 'The rules state that "Late checkout is possible until noon" [1].'),
  silent(
    "en: the ellipsis leaves out no denial",
    rules,
    'It says "Late checkout is possible … on every day of the week" [1].',
  ),
  silent(
    "en: a number's abbreviation is no denial",
    "Night Train: No. 7, the film. It has a pilot.",
    "Night Train has a pilot [1].",
  ),
  silent("zh: the ellipsis leaves out no denial", terms, "条款写明“会员到店可以……领取当季的纪念徽章一枚”[1]。"),
];
