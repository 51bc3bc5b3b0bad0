import { describe, expect, it } from "vitest";
import { partiesIn, partiesOf, sharedBy, startOf, subsequence, unitsOf } from "../../lib/evidence/name-units";
import { readTokens } from "../../lib/facts/tokens";

const sure = (text: string): string[] => [
  ...new Set(partiesOf(text).flatMap((party) => (party.loose ? [] : [party.text]))),
];

describe("partiesOf", () => {
  it.each([
    ["Orvalo sued Helen Osgood.", ["Orvalo", "Helen Osgood"]],
    ["The buyer pays the seller.", ["buyer", "seller"]],
    ["甲方向乙方付款。", ["甲方", "乙方"]],
    ["企业版比标准版贵。", ["企业版", "标准版"]],
    ["prices fell in spring", []],
  ] as const)("%s", (text, names) => {
    expect(sure(text).sort()).toEqual([...names].sort());
  });

  it("guesses persons by their surnames", () => {
    expect(
      partiesOf("林若溪起诉赵启明")
        .filter(({ loose }) => loose)
        .map(({ text }) => text),
    ).toEqual(expect.arrayContaining(["林若溪", "赵启明"]));
  });
});

describe("sharedBy and partiesIn", () => {
  it("keeps what both texts have", () => {
    expect(sharedBy(partiesOf("Orvalo sued Brightwell"), "Brightwell paid Pellam").map(({ text }) => text)).toEqual([
      "Brightwell",
    ]);
  });

  it("finds the passage's names in the claim", () => {
    const found = partiesIn("起诉云溪公司的是海棠公司", "云溪公司已获赔偿。").map(({ text }) => text);
    expect(found).toContain("云溪公司");
  });
});

describe("unitsOf", () => {
  it("makes each name one unit, with the kind in it", () => {
    const text = "Port Ansel pays Orvalo.";
    const parties = partiesOf(text);
    const units = unitsOf(text, readTokens(text), parties).filter(({ name }) => name >= 0);
    expect(units.map(({ start, end }) => text.slice(start, end))).toEqual(["Port Ansel", "Orvalo"]);
    const [first] = units;
    const party = parties[first?.name ?? -1];
    expect(first && party && startOf(text, first, party)).toBe(0);
  });
});

describe("subsequence", () => {
  it("aligns equal keys in order", () => {
    const of = (text: string) => unitsOf(text, readTokens(text), []);
    const partner = subsequence(of("prices fell in spring"), of("in spring prices fell"), ({ key }) => key);
    expect([...partner]).toEqual([2, 3, -1, -1]);
  });
});
