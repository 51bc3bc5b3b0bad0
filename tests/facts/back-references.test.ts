import { describe, expect, it } from "vitest";
import { readBackReferences, referredMembers } from "../../lib/facts/back-references";
import { readMembers } from "../../lib/facts/subjects";
import { readTokens } from "../../lib/facts/tokens";

/** The member that each back-reference of a text stands for. */
function referred(text: string): string[] {
  const tokens = readTokens(text);
  return referredMembers(readBackReferences(tokens), readMembers(text, tokens)).map(
    (member) => `${text.slice(member.start, member.end)} = ${member.text}`,
  );
}

describe("the former and the latter", () => {
  it.each<[string, string[]]>([
    [
      "There is a Basic plan and a Team plan. The former costs $5, the latter $12.",
      ["former = Basic plan", "latter = Team plan"],
    ],
    ["标准版和企业版都有。前者 8 元，后者 15 元。", ["前者 = 标准版", "后者 = 企业版"]],
    ["甲方、乙方和丙方签字，后者付款。", ["后者 = 丙方"]],
    // no two names of one set before
    ["The Basic plan ended. The former costs $5.", []],
    ["前者 8 元，标准版和企业版都有。", []],
    // a word before a name
    ["The Basic plan, the Team plan and the former director met.", []],
  ])("%s", (text, meant) => {
    expect(referred(text)).toEqual(meant);
  });
});
