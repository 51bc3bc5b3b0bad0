import { describe, expect, it } from "vitest";
import { readStatements } from "../../lib/facts/arithmetic";
import { addMonths, dayNumber } from "../../lib/facts/calendar";
import { readComparisons } from "../../lib/facts/comparisons";
import { readHeaderScales } from "../../lib/facts/header-scale";
import { readOperations } from "../../lib/facts/operations";
import { readQuantities } from "../../lib/facts/quantities";

const read = (text: string) => readStatements(text).map((s) => [s.text, s.holds, s.right]);

describe("arithmetic statements", () => {
  it.each<[text: string, statement: string, holds: boolean, right: string]>([
    ["五个人每人 6 元，5 × 6 = 30 元。", "5 × 6 = 30 元", true, "30 元"],
    ["共需 5×6=35元", "5×6=35元", false, "30元"],
    ["9 ÷ 4 = 2.25 per person", "9 ÷ 4 = 2.25 per person", true, "2.25 per person"],
    ["So 9 ÷ 4 = 0.44.", "9 ÷ 4 = 0.44", false, "2.25"],
    ["(120 − 96) ÷ 96 = 25%", "(120 − 96) ÷ 96 = 25%", true, "25%"],
    ["(120 − 96) ÷ 96 = 20%", "(120 − 96) ÷ 96 = 20%", false, "25%"],
    [
      "15 users x $4/user/month x 12 months = $720 a year",
      "15 users x $4/user/month x 12 months = $720 a year",
      true,
      "$720 a year",
    ],
    ["400 * 15% = 60", "400 * 15% = 60", true, "60"],
    ["$4.2 million + $1.9 million = $6.1 million", "$4.2 million + $1.9 million = $6.1 million", true, "$6.1 million"],
    ["$4.2 million + $1.9 million = $6.2 million", "$4.2 million + $1.9 million = $6.2 million", false, "$6.1 million"],
    ["5 万 × 6 = 30 万元", "5 万 × 6 = 30 万元", true, "30 万元"],
    ["30 加 12 等于 42", "30 加 12 等于 42", true, "42"],
    ["30 加 12 等于 43", "30 加 12 等于 43", false, "42"],
    ["200 + 4 × 25 = 300 元", "200 + 4 × 25 = 300 元", true, "300 元"],
    ["42 = 6 × 7", "42 = 6 × 7", true, "42"],
    ["每月另付 35 元（5×7元）。", "35 元（5×7元）", true, "35 元"],
    ["每月另付 36 元（5 × 7 元）。", "36 元（5 × 7 元）", false, "35 元"],
    ["The extra fee is $35 (5 × $7).", "$35 (5 × $7)", true, "$35"],
    ["The extra fee is $36 (5 × $7).", "$36 (5 × $7)", false, "$35"],
    ["共 12 人（7+5）", "12 人（7+5）", true, "12 人"],
    ["70% − 45% = 25 percentage points", "70% − 45% = 25 percentage points", true, "25 percentage points"],
  ])("%s", (text, statement, holds, right) => {
    expect(read(text)).toEqual([[statement, holds, right]]);
    const [found] = readStatements(text);
    expect(found && text.slice(found.start, found.end)).toBe(statement);
  });

  it.each([
    "烤 10（8-12）分钟",
    "won 2 (4 x 100 m)",
    "Roast 10 (8-12) minutes",
    "见第 3 章（1/2）",
    "15.2 (84)",
    "周一 20（至 30）",
  ])("a value with no calculation in brackets: %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("rounds as the result is shown, and lets a cut-off stand", () => {
    expect(read("20 ÷ 3 = 6.67")[0]?.[1]).toBe(true);
    expect(read("20 ÷ 3 = 6.66")[0]?.[1]).toBe(true);
    expect(read("20 ÷ 3 = 6.68")[0]?.[1]).toBe(false);
    expect(read("20 ÷ 3 = 6.6")[0]?.[1]).toBe(true);
    expect(read("2000 ÷ 3 ≈ 670")[0]?.[1]).toBe(true);
    expect(read("2000 ÷ 3 = 670")[0]?.[1]).toBe(false);
  });

  it("gives each result of a chain, and each step its inputs", () => {
    const steps = readStatements("25 − 20 = 5 个席位，5 × 6 = 30 元，80 + 30 = 110 元");
    expect(steps.map((s) => [s.inputs.map((i) => i.text), s.result.text])).toEqual([
      [["25", "20"], "5 个席位"],
      [["5", "6"], "30 元"],
      [["80", "30"], "110 元"],
    ]);
  });

  it.each([
    "版本 2.0 = 最新版",
    "a 24/7 service",
    "x = 5",
    "pages 3-5 and 7",
    "8 元/席位/月",
    "the tax x 5",
    "3 × 8",
    "比例为 3:1",
  ])("reads none in %s", (text) => expect(read(text)).toEqual([]));

  it("leaves blocked ranges and mixed units alone", () => {
    const text = "2024-01-02 + 30 = 32";
    expect(readStatements(text, [{ start: 0, end: 10 }])).toEqual([]);
    expect(read("2 hours + 30 minutes = 2.5 hours")[0]?.[1]).toBe(true);
  });
});

describe("relative changes", () => {
  const changes = (text: string) => readComparisons(text, readQuantities(text)).map((c) => [c.text, c.up]);
  it.each<[string, string, boolean]>([
    ["A is 30 percent higher than B", "30 percent higher", true],
    ["costs 12% less", "12% less", false],
    ["a 25% increase", "25% increase", true],
    ["sales fell by about 8%", "fell by about 8%", false],
    ["同比增长了 12%", "增长了 12%", true],
    ["价格下降约 5%", "下降约 5%", false],
    ["比乙高出 30%", "高出 30%", true],
  ])("%s", (text, words, up) => expect(changes(text)).toEqual([[words, up]]));
  it.each(["the rate is 5%", "up to 12 of them", "高出 30 个百分点", "税率为 6%"])("none in %s", (text) =>
    expect(changes(text)).toEqual([]),
  );
});

describe("operations, header scales, calendar", () => {
  it("names operations in both languages", () => {
    expect([...readOperations("What was the average fee?")]).toContain("average");
    expect([...readOperations("一共多少钱")]).toEqual(expect.arrayContaining(["total", "product"]));
    expect([...readOperations("差额是多少")]).toContain("difference");
    expect([...readOperations("Who signed it")]).toEqual([]);
    expect(readOperations("the meaning of it").has("average")).toBe(false);
  });
  it.each<[string, number[]]>([
    ["(in thousands, except per share data)", [3]],
    ["US$’000", [3]],
    ["$M", [6]],
    ["RMB in millions", [6]],
    ["单位：万元", [4]],
    ["营业收入（亿元）", [8]],
    ["thousands of people came", []],
    ["五万元", []],
    ["MB", []],
  ])("%s", (text, scales) => expect(readHeaderScales(text)).toEqual(scales));
  it("counts days and moves by months", () => {
    expect((dayNumber("2024-03-01") as number) - (dayNumber("2024-02-28") as number)).toBe(2);
    expect((dayNumber("2023-03-01") as number) - (dayNumber("2023-02-28") as number)).toBe(1);
    expect(dayNumber("1970-01-01")).toBe(0);
    expect(dayNumber("2023-02-29")).toBeNull();
    expect(addMonths("2024-01-31", 1)).toBe(dayNumber("2024-02-29"));
    expect(addMonths("2024-01-15", -2)).toBe(dayNumber("2023-11-15"));
  });
});
