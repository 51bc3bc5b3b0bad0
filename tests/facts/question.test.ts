import { describe, expect, it } from "vitest";
import { readAsked } from "../../lib/facts/question";

describe("what a question asks for", () => {
  const cases: [question: string, slots: [kind: string, unit: string][]][] = [
    ["年卡可以带几位访客？", [["count", "访客"]]],
    ["年卡多少钱？", [["amount", ""]]],
    ["冻结期是多少天？", [["duration", ""]]],
    ["最晚多久可以退卡", [["duration", ""]]],
    ["游泳馆什么时候开放？", [["when", ""]]],
    ["展览哪一年开始？", [["when", ""]]],
    ["谁负责维护？", [["who", ""]]],
    ["入口在哪里？", [["where", ""]]],
    ["是否可以转让？", [["whether", ""]]],
    ["能不能带狗？", [["whether", ""]]],
    ["可以带狗吗？", [["whether", ""]]],
    ["含不含早餐？", [["whether", ""]]],
    [
      "押金是什么标准，几天退还？",
      [
        ["amount", ""],
        ["duration", ""],
      ],
    ],
    [
      "团队票几张、怎么收费、含不含导览？",
      [
        ["count", "张"],
        ["amount", ""],
        ["whether", ""],
      ],
    ],
    ["申请期限？", [["duration", ""]]],
    ["逾期费率是多少？", [["percent", ""]]],
    ["How many guests may I bring?", [["count", "guests"]]],
    ["How much is the deposit?", [["amount", ""]]],
    ["How long does the crossing take?", [["duration", ""]]],
    ["When does the hall open?", [["when", ""]]],
    ["What year was it built?", [["when", ""]]],
    ["Who runs the desk?", [["who", ""]]],
    ["Where is the entrance?", [["where", ""]]],
    ["Are dogs admitted?", [["whether", ""]]],
    ["Is it allowed when it rains?", [["whether", ""]]],
    ["What is the population of Dunmore?", [["count", ""]]],
    ["What is the trial period of the Day plan?", [["duration", ""]]],
    ["What percentage is paid back?", [["percent", ""]]],
    ["Which plan fits?", [["which", ""]]],
    ["I bought a card yesterday. How many guests may I bring?", [["count", "guests"]]],
    // Nothing is asked.
    ["我买了好几张票。", []],
    ["Please list the rules.", []],
    ["他几乎每天都来。", []],
    ["", []],
  ];
  it.each(cases)("%s", (question, slots) => {
    const asked = readAsked(question);
    expect(asked.map((a) => [a.kind, a.unit])).toEqual(slots);
    for (const a of asked) expect(question.slice(a.start, a.end)).toContain(a.text);
  });

  it("carries the subject to a clause without one", () => {
    const [, second] = readAsked("标准票含几次讲解、超出怎么收费？");
    expect(second?.topic).toContain("标准票");
  });

  it("stays linear on long input", () => {
    expect(readAsked("多少".repeat(50_000)).length).toBeLessThan(3);
  });
});
