import { describe, expect, it } from "vitest";
import { indexSource } from "../../lib/evidence/passages";
import { findSwappedNames } from "../../lib/evidence/swapped-names";

/** The words from name to name of the claim and of the source; null where nothing is exchanged. */
function swapped(text: string, claim: string): [string, string] | null {
  const found = findSwappedNames(claim, [indexSource({ id: "1", text })]);
  return found && [claim.slice(found.at.start, found.at.end), text.slice(found.focus.start, found.focus.end)];
}

describe("findSwappedNames", () => {
  it.each([
    ["Orvalo sued Brightwell.", "Brightwell sued Orvalo.", ["Brightwell sued Orvalo", "Orvalo sued Brightwell"]],
    ["甲方应向乙方付款。", "乙方应向甲方付款。", ["乙方应向甲方", "甲方应向乙方"]],
    // in the other voice
    [
      "Brightwell was acquired by Orvalo in 2019.",
      "Brightwell acquired Orvalo in 2019.",
      ["Brightwell acquired Orvalo", "Brightwell was acquired by Orvalo"],
    ],
    [
      "Orvalo acquired Brightwell in 2019.",
      "Orvalo was acquired by Brightwell in 2019.",
      ["Orvalo was acquired by Brightwell", "Orvalo acquired Brightwell"],
    ],
    ["乙方被甲方起诉。", "乙方起诉甲方。", ["乙方起诉甲方", "乙方被甲方"]],
    // near: the same in either voice, symmetric verbs, both orders
    ["Brightwell was acquired by Orvalo in 2019.", "Orvalo acquired Brightwell in 2019.", null],
    ["乙方被甲方起诉。", "甲方起诉乙方。", null],
    ["Orvalo met Brightwell.", "Brightwell met Orvalo.", null],
    ["甲方与乙方签约。", "乙方与甲方签约。", null],
    ["Orvalo sued Brightwell. Brightwell sued Orvalo.", "Brightwell sued Orvalo.", null],
  ])("%s / %s", (text, claim, found) => {
    expect(swapped(text, claim)).toEqual(found);
  });
});
