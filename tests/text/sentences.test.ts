import { describe, expect, it } from "vitest";
import { readSentences } from "../../lib/text/sentences";
import { CHINESE_SENTENCES, ENGLISH_SENTENCES } from "./sentence-cases";

describe.each([
  ["English", ENGLISH_SENTENCES],
  ["Chinese", CHINESE_SENTENCES],
])("%s sentences", (language, cases) => {
  it.each(cases.map((labelled) => [labelled] as const))("%s", (labelled) => {
    const text = labelled.replace(/\|(?!\s|$)/g, language === "English" ? " " : "").replace(/[|¦]/g, "");
    const expected = labelled
      .split(/[|¦]/)
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const found = readSentences(text);
    expect(found.map(({ start, end }) => text.slice(start, end)).join("\n¶ ")).toBe(expected.join("\n¶ "));
  });
});
