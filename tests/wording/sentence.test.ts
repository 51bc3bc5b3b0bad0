import { describe, expect, it } from "vitest";
import { reasonCodeSchema } from "../../lib/model/reasons";
import type { CheckReport } from "../../lib/model/report";
import { claimsChecked, coverage, covering } from "../../lib/wording/coverage";
import { forms } from "../../lib/wording/forms";
import { languageOf, resolveLanguage } from "../../lib/wording/language";
import { linkNote } from "../../lib/wording/link-note";
import { note } from "../../lib/wording/note";
import { clip } from "../../lib/wording/quote";
import { sentence, sentenceRuns } from "../../lib/wording/sentence";
import { sourceName } from "../../lib/wording/source-name";
import { examples, findingOf } from "./examples";

const every = reasonCodeSchema.options.flatMap((code) => examples[code].forms.map((example) => ({ code, ...example })));

const citing = (cites: string[]): CheckReport => ({
  answerHash: "",
  sourcesHash: "",
  engine: "",
  claims: [{ start: 0, end: 1, text: "", cites, verdict: "unsupported" }],
  findings: [],
  skipped: [],
  checked: { claims: 1, claimsTotal: 1, sourcesRead: cites.length, sourcesTotal: cites.length, facts: {} },
});

describe("how a mark leads to its source", () => {
  it.each([
    [undefined, undefined, undefined],
    ["position", "The mark leads to this source by its number alone.", "该标注仅凭编号对应到此来源。"],
    ["doubted", "no source text confirms it yet", "尚无来源文本可以印证"],
  ])("%s", (link, en, zh) => {
    const { code, form, en: data } = every[0] as (typeof every)[number];
    const finding = findingOf(code, form, { ...data, ...(link === undefined ? {} : { link }) });
    for (const [language, words] of [
      ["en", en],
      ["zh-CN", zh],
    ] as const) {
      if (words === undefined) expect(linkNote(finding, language)).toBeUndefined();
      else expect(linkNote(finding, language)).toContain(words);
    }
  });
});

describe("the sentence of a finding", () => {
  it("has an example of each form of each code", () => {
    for (const code of reasonCodeSchema.options) {
      expect(examples[code].forms.map((example) => example.form).sort(), code).toEqual(
        forms[code].map((form) => form.form).sort(),
      );
    }
  });

  it.each(every)("$code $form leaves no placeholder and shows every field", ({ code, form, en, zh }) => {
    for (const [language, data] of [
      ["en", en],
      ["zh-CN", zh],
    ] as const) {
      const said = sentence(findingOf(code, form, data), language);
      expect(said).not.toMatch(/[{}]|say_|undefined/);
      const chosen = forms[code].find((one) => one.form === form);
      for (const need of chosen?.needs ?? []) expect(said, need).toContain(data[need]);
      expect(said).toMatch(language === "en" ? /^[A-Z0-9“].*\.$/ : /。$/);
    }
  });

  it.each([
    ["the form that the rule names", { form: "b", answer: "9", source: "6" }, "9 stands nowhere in the cited source."],
    [
      "else the first whose fields are there",
      { answer: "9", source: "6" },
      "The cited source says 6; the answer says 9.",
    ],
    [
      "a named form without its fields gives way",
      { form: "zzz", answer: "9", source: "6" },
      "The cited source says 6; the answer says 9.",
    ],
    ["an empty field is none", { answer: "9", source: " " }, "9 stands nowhere in the cited source."],
  ])("takes %s", (_, data, expected) => {
    expect(sentence(findingOf("NUMBER_NOT_IN_SOURCE", "", data), "en")).toBe(expected);
  });

  it("says label and flagged words where a rule left a field out", () => {
    const finding = findingOf("SUBJECT_MISMATCH", "", { value: "3 guests" });
    expect(sentence(finding, "en")).toBe("Said of another subject: “3 guests”");
    expect(sentence(finding, "zh-CN")).toBe("说的是另一主体：“3 guests”");
  });

  it("says sources where several are cited", () => {
    const finding = findingOf("NUMBER_NOT_IN_SOURCE", "", { answer: "9 lockers" });
    expect(sentence(finding, "en", citing(["1"]))).toBe("9 lockers stands nowhere in the cited source.");
    expect(sentence(finding, "en", citing(["1", "2"]))).toBe("9 lockers stands nowhere in the cited sources.");
    expect(sentence(finding, "zh-CN", citing(["1", "2"]))).toBe("引用的来源里没有 9 lockers。");
  });

  it("counts the sources of an answer that cites nothing", () => {
    expect(sentence(findingOf("NO_CITATION", "b", { n: "1" }), "en")).toContain("against the 1 source that");
    expect(sentence(findingOf("NO_CITATION", "b", { n: "4" }), "en")).toContain("against all 4 sources that");
    expect(sentence(findingOf("NO_CITATION", "", {}), "en")).toBe("Nothing is cited for this claim.");
  });

  it("sets a title in 《》 in Chinese, with the version outside, and bare in English", () => {
    const evidence = {
      source: "s",
      title: "馆内守则 v5",
      version: "v5",
      start: 0,
      end: 2,
      text: "四",
      how: "exact" as const,
    };
    const finding = findingOf("CITATION_MISPLACED", "", {}, { evidence });
    expect(sentence(finding, "zh-CN")).toBe("依据在《馆内守则》v5，此处没有引用它。");
    expect(sentence(finding, "en")).toBe("This stands in 馆内守则 v5, which is not cited here.");
    expect(sentence(findingOf("CITATION_MISPLACED", "", {}), "en")).toBe(
      "This stands in a source, which is not cited here.",
    );
  });

  it("quotes at most 60 characters", () => {
    const long = "word ".repeat(40);
    const said = sentence(findingOf("NEGATION_FLIP", "", { source: long, answer: "字".repeat(100) }), "en");
    for (const [, quoted] of said.matchAll(/“([^”]*)”/g)) expect([...(quoted ?? "")].length).toBeLessThanOrEqual(60);
    expect(clip("字".repeat(60))).toBe("字".repeat(60));
    expect(clip("字".repeat(61))).toBe(`${"字".repeat(59)}…`);
    expect(clip("𠮷".repeat(61))).toBe(`${"𠮷".repeat(59)}…`);
    expect(clip(long)).toBe(`${"word ".repeat(11)}word…`);
  });

  it("tells foreign words from its own", () => {
    const runs = sentenceRuns(findingOf("NUMBER_NOT_IN_SOURCE", "", { source: "6", answer: "9" }), "en");
    expect(runs.filter((run) => run.name !== undefined)).toEqual([
      { text: "6", name: "source" },
      { text: "9", name: "answer" },
    ]);
  });
});

describe("the coverage line", () => {
  const of = (claims: number, claimsTotal: number, sourcesRead: number, sourcesTotal: number) => ({
    checked: { claims, claimsTotal, sourcesRead, sourcesTotal },
  });
  it.each([
    [of(12, 15, 2, 3), "12 of 15 claims checked · 2 of 3 sources read", "已检查 12/15 条陈述 · 已读取 2/3 个来源"],
    [of(3, 3, 1, 1), "3 of 3 claims checked · 1 of 1 source read", "3 条陈述已全部检查 · 已读取 1/1 个来源"],
    [of(1, 1, 0, 0), "1 of 1 claim checked", "1 条陈述已全部检查"],
    [of(0, 4, 0, 2), "No claim checked · 0 of 2 sources read", "没有检查任何陈述 · 已读取 0/2 个来源"],
    [of(0, 0, 0, 0), "No claim checked", "没有检查任何陈述"],
    [of(0, 1, 0, 0), "No claim checked", "没有检查任何陈述"],
  ])("%j", (covered, en, zh) => {
    expect(coverage(covered, "en")).toBe(en);
    expect(coverage(covered, "zh-CN")).toBe(zh);
  });

  it("sums claims over answers and counts each source of the page once", () => {
    const total = covering([citing(["1"]), citing(["1"])], [{ read: true }, { read: false }]);
    expect(claimsChecked(total, "en")).toBe("2 of 2 claims checked");
    expect(coverage(total, "en")).toBe("2 of 2 claims checked · 1 of 2 sources read");
  });
});

describe("the note for the ticket", () => {
  const evidence = {
    source: "s",
    title: "House rules",
    version: "v5",
    start: 0,
    end: 2,
    text: "6 lockers",
    how: "exact" as const,
  };
  const finding = findingOf("NUMBER_NOT_IN_SOURCE", "", { answer: "9 lockers", place: "section 2" }, { evidence });
  it("names words, source and link", () => {
    expect(note(finding, "en", "https://chat.example/1")).toBe(
      "Contradicted (NUMBER_NOT_IN_SOURCE). Answer: “9 lockers”. Source: “6 lockers” (House rules v5, section 2). https://chat.example/1",
    );
    expect(note(finding, "zh-CN")).toBe(
      "与来源矛盾（NUMBER_NOT_IN_SOURCE）。答案：“9 lockers”。来源：“6 lockers”（House rules v5，section 2）。",
    );
  });
  it("names the address of a web page at the words", () => {
    const url = "https://rules.example/#:~:text=6%20lockers";
    const linked = { ...finding, evidence: { ...evidence, url } };
    expect(note(linked, "en")).toBe(
      `Contradicted (NUMBER_NOT_IN_SOURCE). Answer: “9 lockers”. Source: “6 lockers” (House rules v5, section 2). ${url}`,
    );
    expect(note(linked, "zh-CN").endsWith(` ${url}`)).toBe(true);
  });
  it("has no source part without evidence", () => {
    expect(note({ ...finding, evidence: null }, "en")).toBe(
      "Contradicted (NUMBER_NOT_IN_SOURCE). Answer: “9 lockers”.",
    );
  });
});

it("follows the browser's language unless told", () => {
  expect(resolveLanguage("auto", "zh-TW")).toBe("zh-CN");
  expect(resolveLanguage("auto", "ZH")).toBe("zh-CN");
  expect(resolveLanguage("auto", "zho-fake")).toBe("en");
  expect(resolveLanguage("auto", "de-AT")).toBe("en");
  expect(resolveLanguage("en", "zh-CN")).toBe("en");
});

it("finds the language of quoted words by their script", () => {
  expect(languageOf("8 元/席位/月 (VIP)")).toBe("zh-CN");
  expect(languageOf("8 seats")).toBe("en");
  expect(languageOf("席はあります")).toBeUndefined();
  expect(languageOf("8")).toBeUndefined();
});

it("names a source once, whatever its title repeats", () => {
  expect(sourceName({ title: "Terms v3", version: "v3", place: "2" }, "en", "line")).toBe("Terms v3, 2");
  expect(sourceName({ title: "v3", version: "v3" }, "en", "line")).toBe("v3");
  expect(sourceName({ title: "《守则》", version: "v3" }, "zh-CN", "sentence")).toBe("《守则》v3");
  expect(sourceName({}, "zh-CN", "sentence")).toBe("某个来源");
});
