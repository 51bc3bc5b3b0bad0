import { describe, expect, it } from "vitest";
import { reasonCodeSchema, severitySchema } from "../../lib/model/reasons";
import { message, plural } from "../../lib/wording/catalogue";
import { forms } from "../../lib/wording/forms";
import { label, shortLabel } from "../../lib/wording/label";
import en from "../../public/_locales/en/messages.json";
import zh from "../../public/_locales/zh_CN/messages.json";

type Texts = Record<string, { message: string }>;
const texts: [string, Texts][] = [
  ["en", en],
  ["zh_CN", zh],
];
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string).sort();

describe("the two catalogues", () => {
  it("have the same keys; English has a singular beside every plural, Chinese has none", () => {
    const stems = (catalogue: Texts): string[] => Object.keys(catalogue).filter((key) => !key.endsWith("_one"));
    expect(stems(en).sort()).toEqual(stems(zh).sort());
    const others = Object.keys(en).filter((key) => key.endsWith("_other"));
    expect(Object.keys(en).filter((key) => key.endsWith("_one"))).toEqual(
      others.map((key) => key.replace(/other$/, "one")),
    );
    expect(Object.keys(zh).filter((key) => key.endsWith("_one"))).toEqual([]);
  });

  it("have the same placeholders under the same key", () => {
    for (const key of Object.keys(zh)) {
      const names = placeholders((zh as Texts)[key]?.message ?? "");
      const english = placeholders((en as Texts)[key]?.message ?? "");
      expect(new Set(names), key).toEqual(new Set(english));
    }
  });

  it.each(texts)("%s: the browser accepts every key and text", (_, catalogue) => {
    for (const [key, { message: text }] of Object.entries(catalogue)) {
      expect(key).toMatch(/^[A-Za-z0-9_]+$/);
      expect(text.trim(), key).not.toBe("");
      // The browser reads `$` as the start of its own placeholders.
      expect(text, key).not.toContain("$");
    }
    const folded = Object.keys(catalogue).map((key) => key.toLowerCase());
    expect(new Set(folded).size).toBe(folded.length);
  });

  it.each(texts)("%s: plain words, no blame, no exclamation", (_, catalogue) => {
    for (const [key, { message: text }] of Object.entries(catalogue)) {
      expect(text, key).not.toMatch(/\berror|hallucinat|\bAI\b|oops|[!！]|幻觉/i);
      if (catalogue === zh) expect(text, key).not.toMatch(/["']|[\p{Script=Han}][,;:?]/u);
      else expect(text, key).not.toMatch(/["']/);
    }
  });

  it("Chinese has a space between Han and Latin letters or digits", () => {
    for (const [key, { message: text }] of Object.entries(zh)) {
      const bare = text.replace(/\{\w+\}/g, "，");
      expect(bare, key).not.toMatch(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u);
    }
  });

  it("have a label, a short label and a sentence for every code, and a word for every severity", () => {
    for (const code of reasonCodeSchema.options) {
      expect(forms[code].length, code).toBeGreaterThan(0);
      for (const language of ["en", "zh-CN"] as const) {
        expect(label(code, language)).not.toContain("_");
        expect(shortLabel(code, language)).not.toContain("_");
      }
      expect(shortLabel(code, "en").length, code).toBeLessThanOrEqual(10);
      expect([...shortLabel(code, "zh-CN")].length, code).toBeLessThanOrEqual(4);
    }
    for (const severity of severitySchema.options) expect(message("zh-CN", `severity_${severity}`)).not.toContain("_");
  });

  it("have no sentence that no form uses", () => {
    const used = new Set(Object.values(forms).flatMap((list) => list.map((form) => form.text ?? form.plural)));
    const written = Object.keys(en)
      .filter((key) => key.startsWith("say_"))
      .map((key) => key.replace(/_(one|other)$/, ""));
    expect(new Set(written)).toEqual(used);
  });
});

describe("filling", () => {
  it.each([
    ["en", 1, "1 answer"],
    ["en", 2, "2 answers"],
    ["en", 1200, "1,200 answers"],
    ["zh-CN", 1, "1 个答案"],
    ["zh-CN", 1200, "1,200 个答案"],
  ] as const)("%s %i: %s", (language, n, expected) => {
    expect(plural(language, "count_answers", n)).toBe(expected);
  });

  it.each([
    // Between two Han characters no space, between Han and Latin or digits one, none beside full-width marks.
    ["含税", "不含税", "引用的来源写的是不含税，答案写成了含税。"],
    ["10 元", "8 元", "引用的来源写的是 8 元，答案写成了 10 元。"],
    ["up to 5", "unlimited", "引用的来源写的是 unlimited，答案写成了 up to 5。"],
    ["（十）", "“八”", "引用的来源写的是“八”，答案写成了（十）。"],
  ])("Chinese seams: %s, %s", (answer, source, expected) => {
    expect(message("zh-CN", "say_NUMBER_NOT_IN_SOURCE", { answer, source })).toBe(expected);
  });

  it("puts no second full stop after words that bring their own", () => {
    expect(message("en", "say_DATE_MISMATCH_b", { source: "7 a.m.", answer: "7 p.m." })).toMatch(
      /says 7 a\.m\., .* 7 p\.m\.$/,
    );
  });

  it("fills words as they are: a brace in a source starts no placeholder", () => {
    expect(message("en", "say_SOURCE_MISSING", { marker: "{n}" })).toBe("The mark {n} leads to no source.");
  });
});
