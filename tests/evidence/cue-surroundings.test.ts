import { describe, expect, it } from "vitest";
import { alignTexts } from "../../lib/evidence/aligned";
import { around } from "../../lib/evidence/cue-surroundings";
import { readPolarity } from "../../lib/facts/polarity";

/** What stands around the first cue of the answer, or of the source where the answer has none. */
const surroundings = (source: string, answer: string) => {
  const pair = alignTexts(readPolarity(answer), readPolarity(source));
  const [added] = pair.a.cues;
  const cue = added ?? pair.s.cues[0];
  if (!cue) throw new Error("no cue");
  const head = cue.heads[0] ?? -1;
  const there = (added ? pair.alignment.partner : pair.alignment.back)[head] as number;
  return around(pair, added ? "added" : "dropped", cue, added ? head : there, added ? there : head);
};

describe("around", () => {
  it.each([
    ["The kiosk sells stamps.", "The kiosk does not sell stamps.", true],
    ["The kiosk in the hall sells stamps.", "The kiosk in the hall does not sell stamps.", true],
    ["售货亭出售邮票。", "售货亭不出售邮票。", true],
    ["The kiosk sells stamps.", "The old kiosk by the pier does not sell many stamps.", false],
    ["售货亭出售邮票。", "码头的亭子不出售旧邮票。", false],
  ])("the words are the same: %s / %s: %s", (source, answer, verbatim) => {
    expect(surroundings(source, answer).verbatim).toBe(verbatim);
  });

  it.each([
    ["The kiosk rarely and slowly sells stamps.", "The kiosk does not sell stamps.", 2, true],
    ["The kiosk gladly sells stamps.", "The kiosk does not sell stamps.", 1, false],
    ["The kiosk sells stamps.", "The kiosk does not sell stamps.", 0, false],
    ["It is the second tallest mast.", "It is not the tallest mast.", 1, true],
  ])("what stands in the cue's place: %s / %s", (source, answer, slot, soft) => {
    const found = surroundings(source, answer);
    expect(found.slot).toBe(slot);
    expect(found.slotSoft).toBe(soft);
  });

  it.each([
    ["The kiosk is open on rainy days of the month.", "The kiosk is not open on sunny days of the month.", true],
    ["The kiosk is open on sunny days of the month.", "The kiosk is not open on sunny days of the month.", false],
    ["The stamps come in five sheets.", "The stamps do not come in ten sheets.", true],
  ])("a word is exchanged in the reach: %s / %s: %s", (source, answer, substituted) => {
    expect(surroundings(source, answer).substituted).toBe(substituted);
  });

  it.each([
    ["Stamps are bought with coins.", "Stamps are not bought with cards.", true],
    ["Stamps are bought with cards.", "Stamps are not bought with cards.", false],
  ])("the next word is another one: %s / %s: %s", (source, answer, exchanged) => {
    expect(surroundings(source, answer).exchanged).toBe(exchanged);
  });

  it.each([
    ["The kiosk was not able to sell stamps.", "The kiosk did not sell stamps.", true],
    ["The kiosk was able to sell stamps.", "The kiosk did not sell stamps.", false],
  ])("the denial moved and was not lost: %s / %s: %s", (source, answer, kept) => {
    expect(surroundings(source, answer).kept).toBe(kept);
  });
});
