import { describe, expect, it } from "vitest";
import { indexSource } from "../../lib/evidence/passages";
import { findQuoteFlip, isDeniedOutside } from "../../lib/evidence/quote-polarity";

const rangeOf = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

describe("isDeniedOutside", () => {
  it.each([
    ["Dogs are not “allowed near the slide”.", "allowed near the slide", true],
    ["It is not the case that “the slide is wet”.", "the slide is wet", true],
    ["“The slide is wet” is false.", "The slide is wet", true],
    ["游客不得“携带船桨”。", "携带船桨", true],
    ["“滑梯湿滑”的说法不属实。", "滑梯湿滑", true],
    // near: the denial stands inside, is of another word, or is denied itself
    ["Dogs are “not allowed near the slide”.", "not allowed near the slide", false],
    ["Dogs are “allowed near the slide”.", "allowed near the slide", false],
    ["Cats are not shy; dogs are “allowed near the slide”.", "allowed near the slide", false],
    ["游客可以“携带船桨”。", "携带船桨", false],
    ["“滑梯湿滑”的说法属实。", "滑梯湿滑", false],
  ])("%s: %s: %s", (sentence, words, denied) => {
    expect(isDeniedOutside(sentence, rangeOf(sentence, words))).toBe(denied);
  });
});

describe("findQuoteFlip", () => {
  const flip = (source: string, claim: string, words: string) => {
    const found = findQuoteFlip(claim, { ...rangeOf(claim, words), text: words }, [
      indexSource({ id: "1", text: source }),
    ]);
    return found ? source.slice(found.focus.start, found.focus.end) : "";
  };
  it.each([
    [
      "Dogs are not allowed near the slide.",
      "It says dogs are “allowed near the slide”.",
      "allowed near the slide",
      "not allowed near the slide",
    ],
    ["游客不得携带船桨入园。", "文件写道游客可以“携带船桨入园”。", "携带船桨入园", "不得携带船桨入园"],
    // near: denied on both sides, affirmed on both, not there, one place of two affirms
    ["Dogs are not allowed near the slide.", "Dogs are not “allowed near the slide”.", "allowed near the slide", ""],
    ["Dogs are allowed near the slide.", "Dogs are “allowed near the slide”.", "allowed near the slide", ""],
    ["Dogs sleep near the slide.", "Dogs are “allowed near the slide”.", "allowed near the slide", ""],
    [
      "Dogs are not allowed near the slide. Cats are allowed near the slide.",
      "It says they are “allowed near the slide”.",
      "allowed near the slide",
      "",
    ],
    ["游客不得携带船桨入园。", "游客不得“携带船桨入园”。", "携带船桨入园", ""],
  ])("%s ⇒ %s", (source, claim, words, expected) => {
    expect(flip(source, claim, words)).toBe(expected);
  });

  it("tells what an ellipsis leaves out", () => {
    const source = "The tenant is not in any case required to insure the boat.";
    const words = "The tenant is ... required to insure the boat";
    const claim = `It says “${words}”.`;
    const found = findQuoteFlip(claim, { ...rangeOf(claim, words), text: words }, [
      indexSource({ id: "1", text: source }),
    ]);
    expect(found?.gap).toContain("not");
  });
});
