import { describe, expect, it } from "vitest";
import { alignTexts } from "../../lib/evidence/aligned";
import { weigh } from "../../lib/evidence/flip-weight";
import { findFlips } from "../../lib/evidence/polarity-flips";
import { readPolarity } from "../../lib/facts/polarity";

/** What the flips between an answer and a passage are worth, with further passages that may speak against them. */
const worth = (source: string, answer: string, ...others: string[]) => {
  const a = readPolarity(answer);
  const against = others.map((text) => alignTexts(a, readPolarity(text)));
  const pair = alignTexts(a, readPolarity(source));
  return findFlips(pair).map((flip) => weigh(flip, pair, against));
};

describe("weigh", () => {
  it.each([
    [
      "the words are the source's",
      "The harbour pool is heated in winter.",
      "The harbour pool is not heated in winter.",
    ],
    [
      "a prefix",
      "The season ticket is transferable between members.",
      "The season ticket is nontransferable between members.",
    ],
    ["zh", "港口泳池冬季加热。", "港口泳池冬季不加热。"],
  ])("a fault: %s", (_, source, answer) => {
    expect(worth(source, answer)).toContain("contradicted");
  });

  it("a notice where half of the words are others", () => {
    const found = worth(
      "The harbour pool and its old sauna were heated by the town until the war.",
      "The diving school says that the indoor pool was never heated by volunteers.",
    );
    expect(found).not.toContain("contradicted");
  });

  it("nothing where another passage says the same as the answer", () => {
    const answer = "The harbour pool is not heated in winter.";
    const source = "The harbour pool and its old sauna were heated in winter by the town.";
    expect(worth(source, answer)).toContain("contradicted");
    expect(worth(source, answer, answer)).not.toContain("contradicted");
  });

  it("nothing where the source speaks of other people", () => {
    expect(worth("I paid the fee for the boat.", "You did not pay the fee for the boat.")).toEqual([null]);
  });
});
