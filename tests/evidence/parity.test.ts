import { describe, expect, it } from "vitest";
import { findParityFlip } from "../../lib/evidence/parity";
import { alignTexts } from "../../lib/evidence/polarity-flips";
import { readPolarity } from "../../lib/facts/polarity";

describe("one denial more on one side", () => {
  it.each([
    [
      "The flood at Marl, after days of rain, led to the sale of the old mill.",
      "The flood at Marl did not prompt the sale of the old mill.",
      "not prompt",
    ],
    [
      "The flood at Marl was, the owners say, no ground for the sale of the old mill.",
      "The flood at Marl prompted the sale of the old mill.",
      "The flood at Marl prompted the sale of the old mill",
    ],
    // near: as many denials on both sides, or a word that denies by its form or softly
    [
      "The flood at Marl, the owners say, was no ground for the sale of the old mill.",
      "The flood at Marl did not prompt the sale of the old mill.",
      "",
    ],
    [
      "The flood at Marl was, the owners say, unrelated to the sale of the old mill.",
      "The flood at Marl did not prompt the sale of the old mill.",
      "",
    ],
    [
      "The flood at Marl, after days of rain, delayed and prevented the sale of the old mill.",
      "The flood at Marl did not prompt the sale of the old mill.",
      "",
    ],
    // near: one sentence with one word exchanged
    [
      "The flood at Marl mattered little to the sale of the old mill.",
      "The flood at Marl did not prompt the sale of the old mill.",
      "",
    ],
    // near: about something else
    ["The flood at Marl rose for days.", "The council did not prompt the sale of the old mill.", ""],
  ])("%s ⇒ %s", (source, claim, flagged) => {
    const flip = findParityFlip(alignTexts(readPolarity(claim), readPolarity(source)));
    const { tokens } = readPolarity(claim);
    const text = flip ? claim.slice(tokens[flip.answer.first]?.start, tokens[flip.answer.last]?.end) : "";
    expect(text).toBe(flagged);
  });
});
