import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import type { Source } from "../../lib/model/source";

/** Without any rule: risks must not hang on findings. */
const risks = (text: string, sources: Source[], question?: string) =>
  check({ id: "a", text, ...(question ? { question } : {}) }, sources, []).risks;
const one = (text: string, more: Partial<Source> = {}): Source => ({ id: "1", text, ...more });

describe("risk categories", () => {
  const cases: [name: string, answer: string, sources: Source[], question: string | undefined, risks: string[]][] = [
    ["nothing", "The hall is blue [1].", [one("The hall is blue.")], undefined, []],
    ["a number", "The hall has 3 doors [1].", [one("The hall has 3 doors.")], undefined, ["number"]],
    [
      "asked for a number",
      "The hall is blue [1].",
      [one("The hall is blue. The hall has 3 doors.")],
      "How many doors does the hall have?",
      ["number"],
    ],
    ["价格有单位", "礼堂每天 900 元。[1]", [one("礼堂每天 900 元。")], undefined, ["number", "unit"]],
    ["a denial", "The hall is not blue [1].", [one("The hall is not blue.")], undefined, ["negation"]],
    ["the passage denies", "礼堂允许饮食。[1]", [one("礼堂不允许饮食。")], undefined, ["negation"]],
    [
      "values of two subjects",
      "The small hall has 3 doors [1].",
      [one("The small hall has 3 doors. The large hall has 7 doors.")],
      undefined,
      ["number", "subject"],
    ],
    [
      "two editions",
      "礼堂是蓝色的。[1]",
      [one("礼堂是蓝色的。", { title: "说明 v1" }), { id: "2", title: "说明 v2", text: "礼堂是蓝色的。" }],
      undefined,
      ["version-conflict"],
    ],
    [
      "asked for what the source lacks",
      "The hall is blue [1].",
      [one("The hall is blue.")],
      "Does the hall have a kitchen?",
      ["negation", "unanswerable"],
    ],
    ["数字", "礼堂有 3 扇门。[1]", [one("礼堂有 3 扇门。")], undefined, ["number"]],
    [
      "the price has a unit",
      "The hall costs 900 euros per day [1].",
      [one("The hall costs 900 euros per day.")],
      undefined,
      ["number", "unit"],
    ],
    ["否定", "礼堂不可转租。[1]", [one("礼堂不可转租。")], undefined, ["negation"]],
    [
      "the passage denies, en",
      "Food is allowed in the hall [1].",
      [one("Food is not allowed in the hall.")],
      undefined,
      ["negation"],
    ],
    [
      "两个主体的值",
      "小礼堂有 3 扇门。[1]",
      [one("小礼堂有 3 扇门。大礼堂有 7 扇门。")],
      undefined,
      ["number", "subject"],
    ],
    [
      "a superseded edition",
      "The hall is blue [1].",
      [one("The hall is blue.", { status: "superseded" }), { id: "2", text: "The hall is green." }],
      undefined,
      ["version-conflict"],
    ],
    ["问来源没有的", "礼堂是蓝色的。[1]", [one("礼堂是蓝色的。")], "礼堂的停车费是多少？", ["number", "unanswerable"]],
    ["没有来源", "礼堂是蓝色的。", [], undefined, ["unanswerable"]],
    ["拒答", "资料中没有相关信息。[1]", [one("礼堂是蓝色的。")], undefined, ["negation", "unanswerable"]],
    [
      "a sum, en",
      "3 rows of 4 tables make 3 × 4 = 12 tables [1].",
      [one("There are 3 rows of 4 tables.")],
      undefined,
      ["number", "computation"],
    ],
    ["no source", "The hall is blue.", [], undefined, ["unanswerable"]],
    ["a sum", "一共 3 × 4 = 12 张桌子。[1]", [one("3 排，每排 4 张桌子。")], undefined, ["number", "computation"]],
  ];
  it.each(cases)("%s", (_, answer, sources, question, expected) => {
    expect(risks(answer, sources, question)).toEqual(expected);
  });
});
