import { describe, expect, it } from "vitest";
import { Aliases, withAliases } from "../../lib/facts/aliases";
import { readTokens } from "../../lib/facts/tokens";

const ALIASES = new Aliases([
  { names: ["Enterprise plan", "EP", "企业版"] },
  { names: ["Enterprise Plus plan"] },
  { names: ["storage contract"], exact: ["Contract"] },
]);
const found = (text: string) => ALIASES.find(text).map(({ start, end, key }) => `${text.slice(start, end)} ${key}`);

describe("names that mean the same", () => {
  it.each<[string, string[]]>([
    ["The enterprise plan costs $8.", ["enterprise plan §enterprise plan"]],
    ["EP: $8; 企业版：8 元", ["EP §enterprise plan", "企业版 §enterprise plan"]],
    ["Enterprise plans", ["Enterprise plans §enterprise plan"]],
    ["Enterprise Plus plan", ["Enterprise Plus plan §enterprise plus plan"]],
    ["Ｅｎｔｅｒｐｒｉｓｅ ｐｌａｎ", ["Ｅｎｔｅｒｐｒｉｓｅ ｐｌａｎ §enterprise plan"]],
    ["The Contract ends.", ["Contract §storage contract"]],
    // within words, in other letters
    ["STEP by step, ep. 4", []],
    ["a contract of work", []],
    ["Enterprise planning", []],
  ])("%s", (text, hits) => {
    expect(found(text)).toEqual(hits);
  });

  it("takes terms that share a name for one", () => {
    const aliases = new Aliases([{ names: ["Enterprise plan", "EP"] }, { names: ["Business plan", "EP"] }]);
    expect(aliases.find("Business plan, EP, Enterprise plan").map((hit) => hit.key)).toEqual([
      "§enterprise plan",
      "§enterprise plan",
      "§enterprise plan",
    ]);
  });

  it("makes each name one token", () => {
    const text = "Your EP has 3 seats.";
    const tokens = withAliases(readTokens(text), ALIASES.find(text));
    expect(tokens.map((token) => token.key || token.text)).toEqual([
      "your",
      "§enterprise plan",
      "hav",
      "3",
      "seat",
      ".",
    ]);
    expect(tokens[1]).toMatchObject({ start: 5, end: 7 });
  });

  it("finds nothing where there are none", () => {
    expect(new Aliases([]).find("Enterprise plan")).toEqual([]);
    expect(new Aliases([{ names: ["版"] }]).find("版")).toEqual([]);
  });
});
