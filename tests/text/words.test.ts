import { describe, expect, it } from "vitest";
import { stem } from "../../lib/text/stem";
import { readWords } from "../../lib/text/words";

describe("readWords", () => {
  it.each([
    ["The plan's 20 seats", "the/latin plan's/latin 20/number seats/latin"],
    ["non-refundable, third-party", "non-refundable/latin third-party/latin"],
    ["GPT-4 v3 H1N1 20kg 3D", "gpt-4/latin v3/latin h1n1/latin 20/number kg/latin 3/number d/latin"],
    ["1,200.50 and 3.", "1,200.50/number and/latin 3/number"],
    ["1，200", "1/number 200/number"],
    ["标准版20席", "标/han 准/han 版/han 20/number 席/han"],
    ["標準", "标/han 准/han"],
    ["ＡＢＣ５０ ６０％", "abc50/latin 60/number"],
    ["don’t re–open", "don't/latin re/latin open/latin"],
    ["ﬁnal se\u00adat", "final/latin seat/latin"],
    ["Ελλάδα Россия 한국 カナ", "ελλάδα/latin россия/latin 한국/latin カ/han ナ/han"],
    ["𠀀字", "𠀀/han 字/han"],
    ["- 'quoted' -", "quoted/latin"],
    ["", ""],
  ])("%s", (text, expected) => {
    const words = readWords(text);
    expect(words.map((word) => `${word.text}/${word.kind}`).join(" ")).toBe(expected);
    for (const word of words) expect(word.end).toBeGreaterThan(word.start);
  });

  it("reads a range with the offsets of the whole text", () => {
    expect(readWords("one two three", { start: 4, end: 9 })).toEqual([
      { start: 4, end: 7, text: "two", stem: "two", kind: "latin" },
      { start: 8, end: 9, text: "t", stem: "t", kind: "latin" },
    ]);
  });

  it("gives the stem of possessives, hyphenated words and numbers", () => {
    const stems = readWords("plans' Company's third-parties 1,200.50 constructor __proto__").map((word) => word.stem);
    expect(stems).toEqual([
      stem("plan"),
      stem("company"),
      `third-${stem("party")}`,
      "1200.50",
      stem("constructor"),
      stem("proto"),
    ]);
  });
});

describe("stem", () => {
  it.each([
    "plan plans planned planning",
    "policy policies",
    "price prices priced pricing",
    "cancel cancels cancelled cancelling canceled canceling",
    "bill bills billed billing",
    "renew renews renewed renewing",
    "apply applies applied applying",
    "include includes included including",
    "month months monthly",
    "annual annually",
    "tax taxes taxed",
    "box boxes",
    "refund refunds refunded",
    "pay pays paid paying",
    "buy bought",
    "begin begins began begun beginning",
    "child children",
    "analysis analyses",
    "fee fees",
    "agree agrees agreed agreeing",
    "stop stops stopped stopping",
    "install installs installed",
    "be is are was were",
    "good better best",
    "write writes wrote written writing",
    "use uses used using",
    "happy happily",
    "exceed exceeds exceeded exceeding",
    "permit permits permitted",
    "add adds added adding",
    "ban bans banned",
    "end ends ended",
  ])("%s", (line) => {
    const forms = line.split(" ");
    expect(new Set(forms.map(stem)).size, forms.map((form) => `${form}: ${stem(form)}`).join(", ")).toBe(1);
  });

  it.each([
    ["limit", "unlimited"],
    ["refundable", "refund"],
    ["new", "news"],
    ["thing", "th"],
    ["need", "ne"],
    ["bus", "bu"],
    ["sing", "s"],
    ["early", "ear"],
    ["supply", "supp"],
    ["university", "universe"],
    ["include", "exclude"],
    ["hundred", "hundr"],
    ["process", "proce"],
  ])("%s is no form of %s", (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  it("leaves what is no plain English word", () => {
    for (const word of ["café", "v3", "gpt-4", "", "标"]) expect(stem(word)).toBe(word);
  });
});
