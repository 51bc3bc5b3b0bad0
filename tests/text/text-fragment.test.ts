import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fragmentLink, textDirective } from "../../lib/text/text-fragment";

const PAGE = `# Refund policy

The Standard plan includes 20 seats. Extra seats cost $8 per seat, tax not included.
- Refunds are paid within 30 days & by wire, pre-approved only.
- Refunds are paid within 30 days by cheque.
1. The **Enterprise** plan has unlimited seats.

Seats: 5. Seats: 5. Last seats: 5.
| Plan | Fee |
| Team | 8 dollars |`;

const SEITE = `退款政策

标准版包含20个席位，超出部分按月计费。企业版不限席位。
客户应当自收到货物之日起七日内提出异议；逾期未提出的，视为验收合格。
- 年费为一万二千元，不予退款。
- 年费为一万二千元，可以退款。`;

const at = (text: string, words: string, from = 0) => {
  const start = text.indexOf(words, from);
  expect(start, words).toBeGreaterThanOrEqual(0);
  return { start, end: start + words.length };
};
const read = (directive: string | undefined) =>
  directive
    ?.replace("text=", "")
    .split(",")
    .map((term) => decodeURIComponent(term));

describe("a text directive", () => {
  it.each([
    [
      "a sentence",
      PAGE,
      "Extra seats cost $8 per seat, tax not included.",
      ["Extra seats cost $8 per seat, tax not included."],
    ],
    ["widened to whole words", PAGE, "tandard plan includes 20 sea", ["Standard plan includes 20 seats"]],
    [
      "Chinese, widened to a mark",
      SEITE,
      "户应当自收到货物之日起七日内提出异",
      ["客户应当自收到货物之日起七日内提出异议"],
    ],
    ["Chinese beside digits", SEITE, "个席位，超出部分按月计费", ["个席位，超出部分按月计费"]],
    // The same words stand before.
    ["twice: words behind", PAGE, "Refunds are paid within 30 days by", ["Refunds are paid within 30 days by"]],
    ["twice: words before", PAGE, "seats: 5", ["Seats: 5. Last-", "seats: 5"]],
    ["without the marks of Markdown", PAGE, "The **Enterprise** plan", ["The", "plan"]],
    [
      "over lines",
      PAGE,
      "Refunds are paid within 30 days by cheque.\n1. The",
      ["Refunds are paid within 30 days by cheque.", "The"],
    ],
    ["a row of a table", PAGE, "| Team | 8 dollars |", ["Team", "8 dollars"]],
    ["a heading", PAGE, "# Refund policy", ["Refund policy"]],
  ])("%s", (_, text, words, expected) => {
    const last = words === "seats: 5" ? text.lastIndexOf(words) : 0;
    expect(read(textDirective(text, at(text, words, last)))).toEqual(expected);
  });

  it("takes neighbours along where the same words stand earlier", () => {
    const second = at(SEITE, "年费为一万二千元", SEITE.indexOf("可以") - 12);
    expect(read(textDirective(SEITE, second))).toEqual(["年费为一万二千元", "-，可以退款"]);
    const short = at(PAGE, "20 seats");
    expect(read(textDirective(PAGE, short))).toEqual(["plan includes-", "20 seats"]);
  });

  it("hides the signs that part its terms", () => {
    const words = "within 30 days & by wire, pre-approved only.";
    expect(textDirective(PAGE, at(PAGE, words))).toBe(
      "text=within%2030%20days%20%26%20by%20wire%2C%20pre%2Dapproved%20only.",
    );
  });

  it("names the first and the last words of a long range", () => {
    const long = `Begin here with some words. ${"Much more is said in between. ".repeat(30)}It ends with these last words.`;
    const [start, end, ...rest] = read(textDirective(long, { start: 0, end: long.length })) ?? [];
    expect(rest).toEqual([]);
    expect(long.startsWith(start as string)).toBe(true);
    expect(long.endsWith(end as string)).toBe(true);
    expect((start as string).length + (end as string).length).toBeLessThan(120);
  });

  it("says nothing where there are no words", () => {
    expect(textDirective(PAGE, { start: 4, end: 4 })).toBeUndefined();
    expect(textDirective("a — b", { start: 1, end: 4 })).toBeUndefined();
  });
});

describe("a link to a range", () => {
  const span = at(PAGE, "tax not included.");
  it.each([
    ["https://example.org/policy", "https://example.org/policy#:~:text="],
    ["https://example.org/policy?v=3#refunds", "https://example.org/policy?v=3#refunds:~:text="],
    ["https://example.org/policy#:~:text=old", "https://example.org/policy#:~:text="],
    ["https://example.org/policy#refunds:~:text=old", "https://example.org/policy#refunds:~:text="],
  ])("%s", (address, start) => {
    expect(fragmentLink(address, PAGE, span)?.startsWith(start)).toBe(true);
  });

  it.each(["javascript:alert(1)", "file:///etc/hosts", "policy-v3", "", "https://a b/", "data:text/html,x"])(
    "none for %s",
    (address) => {
      expect(fragmentLink(address, PAGE, span)).toBeUndefined();
    },
  );
});

/** What a browser does with a directive: the first place whose terms stand in order, at word borders. */
function follow(text: string, directive: string, language: string): string | undefined {
  const borders = new Set([0, text.length]);
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    borders.add(index);
    borders.add(index + segment.length);
  }
  const parts = directive.replace("text=", "").split(",");
  const before = parts[0]?.endsWith("-") ? parts.shift()?.slice(0, -1) : undefined;
  const after = parts.at(-1)?.startsWith("-") ? parts.pop()?.slice(1) : undefined;
  const [prefix, suffix, start = "", end] = [before, after, ...parts].map((part) => part && decodeURIComponent(part));
  const low = text.toLowerCase();
  const find = (words: string, from: number): number => {
    if (words === "") return -1;
    for (let i = low.indexOf(words.toLowerCase(), from); i >= 0; i = low.indexOf(words.toLowerCase(), i + 1))
      if (borders.has(i) && borders.has(i + words.length)) return i;
    return -1;
  };
  for (let from = find(start, 0); from >= 0; from = find(start, from + 1)) {
    if (prefix !== undefined && !low.slice(0, from).trimEnd().endsWith(prefix.toLowerCase())) continue;
    let to = from + start.length;
    if (end !== undefined) {
      const last = find(end, to);
      if (last < 0) return undefined;
      to = last + end.length;
    }
    if (suffix !== undefined && !low.slice(to).trimStart().startsWith(suffix.toLowerCase())) continue;
    return text.slice(from, to);
  }
  return undefined;
}

describe("a browser", () => {
  const english = fc
    .array(
      fc.constantFrom(
        ..."the plan seats 20 8.5 don't e-mail refunds, days. (tax) fee; U.S. per-seat 3% A&B".split(" "),
      ),
      { minLength: 30, maxLength: 80 },
    )
    .map((words) => words.join(" "));
  const chinese = fc
    .array(
      fc.constantFrom(
        "标准版",
        "包含",
        "20",
        "个",
        "席位",
        "，",
        "。",
        "退款",
        "不予",
        "API",
        "年费为",
        "一万二千",
        "元",
        "客户",
        "应当",
      ),
      { minLength: 30, maxLength: 80 },
    )
    .map((words) => words.join(""));
  it.each([
    ["en", english],
    ["zh", chinese],
  ] as const)("finds the words of every range: %s", (language, texts) => {
    fc.assert(
      fc.property(texts, fc.nat(10_000), fc.integer({ min: 12, max: 400 }), (text, from, length) => {
        const start = from % (text.length - 10);
        const end = Math.min(text.length, start + length);
        const directive = textDirective(text, { start, end });
        fc.pre(directive !== undefined);
        const words = follow(text, directive as string, language);
        expect(words).toBeDefined();
        // Widened to whole words, never narrowed.
        expect((words as string).replace(/\s+/g, " ")).toContain(text.slice(start, end).trim().replace(/\s+/g, " "));
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
