import { describe, expect, it } from "vitest";
import { alignTexts } from "../../lib/evidence/aligned";
import { isApart, isLater, isMeans, isOfFew } from "../../lib/evidence/other-case";
import { type Cue, readPolarity } from "../../lib/facts/polarity";

/** The one flip of two texts: the side with the cue, the cue, and the denied word with its partner. */
const flipOf = (source: string, answer: string) => {
  const pair = alignTexts(readPolarity(answer), readPolarity(source));
  const way: "added" | "dropped" = pair.a.cues.length > 0 ? "added" : "dropped";
  const cue = (way === "added" ? pair.a : pair.s).cues[0] as Cue;
  const head = cue.heads[0] as number;
  const [at, partner] =
    way === "added" ? [head, pair.alignment.partner[head] as number] : [pair.alignment.back[head] as number, head];
  return { pair, way, cue, at, partner };
};

describe("signs that both sides may be so", () => {
  it.each([
    ["I paid the deposit.", "You did not pay the deposit.", true],
    ["I paid the deposit.", "I did not pay the deposit.", false],
  ])("other people: %s / %s", (source, answer, apart) => {
    const { pair, at, partner } = flipOf(source, answer);
    expect(isApart(pair, at, partner)).toBe(apart);
  });

  it.each([
    ["The dam will be rebuilt.", "The dam has not been rebuilt yet.", false],
    ["The dam was rebuilt.", "The dam will not be rebuilt.", true],
    ["The dam will be rebuilt.", "The dam will not be rebuilt.", false],
    ["该堤坝将重建。", "该堤坝尚未重建。", true],
    ["该堤坝已重建。", "该堤坝尚未重建。", false],
  ])("other times: %s / %s", (source, answer, later) => {
    const { pair, way, cue, at, partner } = flipOf(source, answer);
    expect(isLater(pair, way, cue, at, partner)).toBe(later);
  });

  it.each([
    ["The way to raise the limit is to call.", "The app does not raise the limit.", true],
    ["The app is made to raise the limit.", "The app does not raise the limit.", false],
  ])("a means: %s / %s", (source, answer, means) => {
    const { pair, way, partner } = flipOf(source, answer);
    expect(isMeans(pair, way, partner)).toBe(means);
  });

  it.each([
    ["Only a few doors have not been painted.", "The doors have been painted.", true],
    ["The doors have not been painted.", "The doors have been painted.", false],
    ["少数房门未油漆。", "房门已油漆。", true],
    ["房门未油漆。", "房门已油漆。", false],
  ])("few of many: %s / %s", (source, answer, few) => {
    const { pair, way, cue } = flipOf(source, answer);
    expect(isOfFew(pair, way, cue)).toBe(few);
  });
});
