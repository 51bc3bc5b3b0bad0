import { describe, expect, it } from "vitest";
import { indexSource } from "../../lib/evidence/passages";
import { weigh } from "../../lib/evidence/standing";
import { echoesInput, judgeTold, saysFactor } from "../../lib/evidence/told-results";
import { readQuantities } from "../../lib/facts/quantities";
import { readToldResults } from "../../lib/facts/told-results";

function judged(source: string, text: string, others = false) {
  const cited = [indexSource({ id: "1", text: source })];
  const quantities = readQuantities(text);
  const standing = (quantity: (typeof quantities)[number]) =>
    weigh({ claim: { text, start: 0 }, quantity, quantities, question: [], cited, others: [], complete: true });
  const [told] = readToldResults(text, quantities);
  if (!told) return { verdict: null, told: null, cited, standing };
  return { told, cited, standing, verdict: judgeTold({ told, about: text, others, cited, standing }) };
}

describe("judging a told result", () => {
  it.each<[source: string, text: string, formula: string, right: string, holds: boolean]>([
    ["The fee went from $20 to $25.", "The fee rose by 30%.", "($25 − $20) ÷ $20", "25%", false],
    ["The fee went from $25 to $20.", "The fee fell by 20%.", "($25 − $20) ÷ $25", "20%", true],
    ["Of 80 huts, 20 are heated.", "20 of the 80 huts are heated, which is 30%.", "20 ÷ 80 huts", "25%", false],
    ["路程 3 公里和 5 公里。", "路程 3 公里和 5 公里，合计 9 公里。", "3 公里 + 5 公里", "8 公里", false],
    ["水深 3 米和 5 米。", "水深 3 米和 5 米，平均 4 米。", "(3 米 + 5 米) ÷ 2", "4 米", true],
    ["It weighs 10 kg.", "It weighs 10 kg (22 pounds).", "10 kg × 2.20462", "22.05 pounds", true],
  ])("%s %s", (source, text, formula, right, holds) =>
    expect(judged(source, text).verdict).toMatchObject({ formula, right, holds }),
  );

  it("takes inputs of the source only where nothing else is given", () => {
    expect(judged("The fee went from $20 to $25.", "The fee rose by 30%.", true).verdict).toBeNull();
    expect(judged("The fee was $20, $25 and $28.", "The fee rose by 30%.").verdict).toBeNull();
    expect(judged("The huts hold 20 guests and cost $25.", "It rose by 30%.").verdict).toBeNull();
  });

  it("wants a basis for every input that the claim tells", () =>
    expect(judged("The fee is $20.", "The fee rose from $20 to $25, up 30%.").verdict).toBeNull());

  it("gives the place of every input", () => {
    const { verdict, cited } = judged("The fee went from $20 to $25.", "The fee rose by 30%.");
    const [index] = cited;
    expect(verdict?.bases.map(({ span }) => index?.source.text.slice(span.start, span.end))).toEqual(["$20", "$25"]);
  });
});

it("tells an echo of an input from the source's own average", () => {
  const echo = judged("得分 80 分、90 分、94 分。", "得分 80 分、90 分、94 分，平均 90 分。");
  const own = judged("得分 80 分、94 分，平均 90 分。", "得分 80 分、90 分，平均 90 分。");
  for (const [one, expected] of [
    [echo, true],
    [own, false],
  ] as const) {
    const quantity = one.told?.quantity;
    expect(one.told && quantity && echoesInput(one.told, one.standing(quantity))).toBe(expected);
  }
});

it("knows that a source says “doubled” itself", () => {
  const says = (text: string) => saysFactor([indexSource({ id: "1", text })], "Visits doubled");
  expect(says("Visits were twice those of 2020.")).toBe(true);
  expect(says("Visits rose to 90.")).toBe(false);
});
