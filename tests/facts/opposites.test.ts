import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { isPrefixKin, OPPOSITES, oppositesWith } from "../../lib/facts/opposites";
import { readTokens, type Token } from "../../lib/facts/tokens";
import { negationFlip } from "../../lib/rules/negation-flip";

const words = (text: string, book = OPPOSITES): string[] =>
  book.find(readTokens(text)).map(({ first, last }) => {
    const tokens = readTokens(text);
    return text.slice(tokens[first]?.start, tokens[last]?.end);
  });

describe("pairs of opposite words", () => {
  it("finds the longest Chinese word and the English phrases in any form", () => {
    expect(words("订单默认开启自动续费。")).toEqual(["默认开启", "自动续费"]);
    expect(words("She opted out of the scheme.")).toEqual(["opted out"]);
    expect(words("The shop stocks options.")).toEqual([]);
  });

  it("adds the pairs of a business to those of the lexicon", () => {
    const book = oppositesWith([
      { left: "final sale", right: "refundable" },
      { left: "净价", right: "挂牌价" },
      { left: "amber", right: "violet" },
    ]);
    expect(words("It is a final sale; members opted out.", book)).toContain("final sale");
    expect(words("It is a final sale; members opted out.", book)).toContain("opted out");
    expect(words("以净价结算", book)).toContain("净价");
    expect([...(book.of("amber") ?? [])]).toEqual(["violet"]);
    expect(book.of("allow")?.has("forbid")).toBe(true);
    expect(OPPOSITES.of("amber")).toBeUndefined();
  });

  it.each([
    [
      "All items on the shelf are refundable within a week.",
      "All items on the shelf are final sale within a week.",
      "final sale",
    ],
    ["货款一律按净价结算并开具收据。", "货款一律按挂牌价结算并开具收据。", "挂牌价"],
  ])("a check is given them: %s", (source, answer, flagged) => {
    const pairs = [
      { left: "final sale", right: "refundable" },
      { left: "净价", right: "挂牌价" },
    ];
    const run = (options: object) =>
      check(
        { id: "a", text: answer, cites: ["s"] },
        [{ id: "s", title: "s", text: source, completeness: "full" }],
        [negationFlip],
        options,
      ).findings.map((f) => answer.slice(f.start, f.end));
    expect(run({ pairs })).toEqual([flagged]);
    expect(run({})).toEqual([]);
  });
});

describe("a prefix before what another word affirms", () => {
  it.each([
    ["unoccupied", "inhabited", true],
    ["unarmed", "rifles", true],
    ["displeased", "thrilled", true],
    ["invisibility", "conspicuousness", true],
    ["unoccupied", "vacant", false],
    ["occupied", "inhabited", false],
    ["important", "portable", false],
  ])("%s and %s: %s", (a, b, kin) => {
    const [left, right] = [a, b].map((word) => readTokens(word)[0] as Token) as [Token, Token];
    expect(isPrefixKin(left, right)).toBe(kin);
    expect(isPrefixKin(right, left)).toBe(kin);
  });
});
