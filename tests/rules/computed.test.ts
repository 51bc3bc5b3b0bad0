import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";
import { computed } from "../../lib/rules/computed";

const PLAN = "基础版含 10 个席位，月费 60 元，超出部分 7 元/席位/月。";
const OFFER = "The Basic plan includes 10 seats. Each extra seat costs $9 per month.";

const used = rules.filter((rule) =>
  ["computed", "number-not-in-source", "quantity-mismatch", "citation-misplaced"].includes(rule.id),
);

function run(source: string, question: string, answer: string) {
  const report = check({ id: "a", text: answer, question, cites: ["1"] }, [{ id: "1", text: source }], used);
  return report.findings;
}
const said = (source: string, question: string, answer: string) =>
  run(source, question, answer).map((f) => `${f.code} ${f.text}`);

describe("COMPUTED", () => {
  it.each<[source: string, question: string, answer: string, expected: string]>([
    [PLAN, "超出 4 个席位一个月多少钱？", "超出 4 个席位，每月需要 4 × 7 = 28 元。[1]", "COMPUTED 28 元"],
    [PLAN, "超出 4 个席位一个月多少钱？", "超出 4 个席位，每月需要 28 元。[1]", "COMPUTED 28 元"],
    [PLAN, "再加 4 个席位每月多少钱？", "每月另付 28 元（4×7元）。[1]", "COMPUTED 28 元"],
    [PLAN, "再加 4 个席位每月多少钱？", "每月共 28 元。[1]", "COMPUTED 28 元"],
    [OFFER, "What do 3 extra seats cost?", "The extra cost is $27 (3 × $9) [1].", "COMPUTED $27"],
    [PLAN, "再加 4 个席位每月多少钱？", "每月另付 29 元（4×7元）。[1]", "COMPUTED_WRONG 29 元（4×7元）"],
    [OFFER, "What do 3 extra seats cost?", "3 extra seats cost 3 × $9 = $27 per month [1].", "COMPUTED $27 per month"],
    [OFFER, "What do 3 extra seats cost?", "3 extra seats cost $27 per month [1].", "COMPUTED $27 per month"],
  ])("%#", (source, question, answer, expected) => expect(said(source, question, answer)).toEqual([expected]));

  it("names a place that gives two inputs once", () => {
    const [finding] = run("The course runs from 3 May 2025 to 2 June 2025.", "", "The course lasts 30 days [1].");
    expect(finding?.data).toEqual({
      answer: "30 days",
      formula: "2025-06-02 − 2025-05-03 = 30 days",
      inputs: "3 May 2025 to 2 June 2025 [1]",
    });
  });

  it("carries the formula and the passage of the first cited input", () => {
    const [finding] = run(PLAN, "超出 4 个席位一个月多少钱？", "每月需要 28 元。[1]");
    expect(finding?.severity).toBe("info");
    expect(finding?.data).toMatchObject({
      answer: "28 元",
      formula: "4 个席位 × 7 元/席位/月 = 28 元",
      inputs: "7 元/席位/月 [1]",
    });
    expect(finding?.evidence?.text).toBe(PLAN);
  });

  it("gives every step its own finding", () => {
    expect(
      said(PLAN, "14 个席位一个月多少钱？", "超出 14 − 10 = 4 个席位，超出费 4 × 7 = 28 元，合计 60 + 28 = 88 元。[1]"),
    ).toEqual(["COMPUTED 4 个席位", "COMPUTED 28 元", "COMPUTED 88 元"]);
  });

  it("says nothing of a value that stands in the source", () => {
    expect(said(PLAN, "", "月费为 60 元。[1]")).toEqual([]);
  });
});

describe("COMPUTED_WRONG", () => {
  it.each<[source: string, question: string, answer: string, expected: string[]]>([
    [PLAN, "超出 4 个席位一个月多少钱？", "每月需要 4 × 7 = 26 元。[1]", ["COMPUTED_WRONG 4 × 7 = 26 元"]],
    [
      "The text has 9 words and 4 lines.",
      "",
      "That is 4 ÷ 9 = 2.25 words per line [1].",
      ["COMPUTED_WRONG 4 ÷ 9 = 2.25 words per line"],
    ],
    [
      "Team A solves 70% of the tasks, Team B 40%.",
      "",
      "Team A scores 30 percent higher than Team B [1].",
      ["COMPUTED_WRONG 30 percent higher"],
    ],
    ["满意度由 40% 升至 70%。", "", "满意度提高了 30%。[1]", ["COMPUTED_WRONG 提高了 30%"]],
    ["基础费 60 元，超出费 28 元。", "", "基础费 60 元、超出费 28 元，合计 98 元。[1]", ["COMPUTED_WRONG 98 元"]],
  ])("%#", (source, question, answer, expected) => expect(said(source, question, answer)).toEqual(expected));

  it("shows the right value", () => {
    expect(run(PLAN, "4 个席位", "4 × 7 = 26 元。[1]")[0]?.data).toEqual({
      formula: "4 × 7",
      right: "28 元",
      answer: "26 元",
    });
    expect(
      run("Team A solves 70% of the tasks, Team B 40%.", "", "Team A scores 30 percent higher than Team B [1].")[0]
        ?.data,
    ).toMatchObject({
      formula: "(70% − 40%) ÷ 40%",
      right: "75%",
    });
  });

  it("names the step whose input has no basis, and the steps that build on it", () => {
    const findings = run(PLAN, "一个月多少钱？", "超出费 6 × 7 = 42 元，合计 60 + 42 = 102 元。[1]");
    expect(findings.map((f) => [f.code, f.text, f.data.input])).toEqual([
      ["COMPUTED_WRONG", "6 × 7 = 42 元", "6"],
      ["COMPUTED_WRONG", "60 + 42 = 102 元", "42"],
    ]);
  });

  it.each<[source: string, question: string, answer: string]>([
    // Points are points, and a change of 75 % is one.
    ["Team A solves 70% of the tasks, Team B 40%.", "", "Team A scores 75 percent higher than Team B [1]."],
    ["Team A solves 70% of the tasks, Team B 40%.", "", "Team A scores 30 percentage points higher than Team B [1]."],
    // The source says so itself.
    [
      "Team A solves 70% of the tasks, Team B 40%: it is 30 percent higher.",
      "",
      "Team A scores 30 percent higher than Team B [1].",
    ],
    ["According to the leaflet, 4 × 7 = 26.", "", "The leaflet says 4 × 7 = 26 [1]."],
    // Months of a year and hundredths need no source.
    [OFFER, "", "That is $9 × 12 = $108 a year for a seat [1]."],
    ["The fee is 3.5% of the amount.", "What is it for $2,000?", "It is $2,000 × 3.5 ÷ 100 = $70 [1]."],
    // A calculation with inputs made up as an example.
    [OFFER, "", "For example, 5 × $9 = $45 [1]."],
    ["基础费 60 元，超出费 28 元。", "", "基础费 60 元、超出费 28 元，合计 88 元。[1]"],
  ])("silent %#", (source, question, answer) =>
    expect(said(source, question, answer).filter((s) => s.startsWith("COMPUTED_WRONG"))).toEqual([]),
  );
});

it("ships", () => expect(rules).toContain(computed));
