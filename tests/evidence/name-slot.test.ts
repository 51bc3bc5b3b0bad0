import { describe, expect, it } from "vitest";
import { anchored, besides, coverage, slotOf, tokensIn } from "../../lib/evidence/name-slot";
import { readTokens } from "../../lib/facts/tokens";

/** The words of the passage in the place of a name of the claim, and how much of the rest is aligned. */
function slot(claim: string, name: string, passage: string, oneSided = false) {
  const pair = besides(claim, readTokens(claim), passage, readTokens(passage));
  const start = claim.indexOf(name);
  const range = tokensIn(pair.a, { start, end: start + name.length });
  if (!range) throw new Error(`${name} has no tokens`);
  const found = slotOf(pair, range, oneSided);
  const first = found && pair.s[found.first];
  const last = found && pair.s[found.last];
  return {
    words: first && last ? passage.slice(first.start, last.end) : null,
    ...coverage(pair, range),
    anchored: anchored(pair, range),
  };
}

describe("slotOf", () => {
  it.each([
    [
      "The plant is led by Helen Osgood since May.",
      "Helen Osgood",
      "The plant is led by Marta Lindqvist since May.",
      "Marta Lindqvist",
    ],
    ["Helen Osgood leads the plant.", "Helen Osgood", "Marta Lindqvist leads the plant.", "Marta Lindqvist"],
    [
      "Helen Osgood, a founder, leads the plant.",
      "Helen Osgood",
      "Marta Lindqvist, a founder, leads the plant.",
      "Marta Lindqvist",
    ],
    [
      "The plant was sold to Helen Osgood.",
      "Helen Osgood",
      "The plant was sold to Marta Lindqvist.",
      "Marta Lindqvist",
    ],
    // near: no name there, a title alone, the neighbours stand elsewhere
    ["The plant is led by Helen Osgood since May.", "Helen Osgood", "The plant is led by its founder since May.", null],
    [
      "The plant is led by Helen Osgood since May.",
      "Helen Osgood",
      "The plant is led by the President since May.",
      null,
    ],
    [
      "The plant is led by Helen Osgood since May.",
      "Helen Osgood",
      "Since May the plant led by Marta Lindqvist is shut.",
      null,
    ],
  ])("%s [%s] / %s", (claim, name, passage, words) => {
    expect(slot(claim, name, passage).words).toBe(words);
  });

  it("takes one neighbour only where it may", () => {
    const claim = "Last week the plant hired Helen Osgood for sales.";
    const passage = "Last week the plant hired Marta Lindqvist as an advisor.";
    expect(slot(claim, "Helen Osgood", passage).words).toBeNull();
    expect(slot(claim, "Helen Osgood", passage, true).words).toBe("Marta Lindqvist");
  });
});

describe("coverage", () => {
  it("counts the content outside of the name", () => {
    const found = slot("Helen Osgood leads the old plant.", "Helen Osgood", "Marta Lindqvist leads the new plant.");
    expect(found.count).toBe(2);
    expect(found.share).toBeCloseTo(2 / 3);
    expect(found.anchored).toBe(2);
  });

  it("is nothing where no word is shared", () => {
    expect(slot("Helen Osgood leads it.", "Helen Osgood", "Prices fell in spring.")).toMatchObject({
      count: 0,
      share: 0,
      anchored: 0,
    });
  });
});
