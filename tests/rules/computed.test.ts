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
      inputs: "7 元/席位/月 [1]",
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
    expect(findings.map((f) => [f.code, f.text, f.data.input, f.data.step])).toEqual([
      ["COMPUTED_WRONG", "6 × 7 = 42 元", "6", undefined],
      ["COMPUTED_WRONG", "60 + 42 = 102 元", "42", "6 × 7 = 42 元"],
    ]);
  });

  it.each<[answer: string, flagged: [string, string | undefined][]]>([
    // A false step leaves the whole without basis.
    [
      "超出费 4 × 7 = 26 元，合计 60 + 26 = 86 元。[1]",
      [
        ["4 × 7 = 26 元", undefined],
        ["60 + 26 = 86 元", "4 × 7 = 26 元"],
      ],
    ],
    // The sum is told in words.
    [
      "月费 60 元，超出费 9 × 7 = 63 元，合计 123 元。[1]",
      [
        ["9 × 7 = 63 元", undefined],
        ["123 元", "9 × 7 = 63 元"],
      ],
    ],
    // A step further on names the first one.
    [
      "超出费 9 × 7 = 63 元。合计 60 + 63 = 123 元。再翻倍为 123 × 2 = 246 元。[1]",
      [
        ["9 × 7 = 63 元", undefined],
        ["60 + 63 = 123 元", "9 × 7 = 63 元"],
        ["123 × 2 = 246 元", "9 × 7 = 63 元"],
      ],
    ],
    // The result of a step without basis in the next sentence.
    [
      "超出费 9 × 7 = 63 元。加上月费 60 元，总共 123 元。[1]",
      [
        ["9 × 7 = 63 元", undefined],
        ["123 元", "9 × 7 = 63 元"],
      ],
    ],
    // Every step has its passage.
    ["超出费 4 × 7 = 28 元，合计 60 + 28 = 88 元。[1]", []],
  ])("names the step: %s", (answer, flagged) =>
    expect(
      run(PLAN, "4 个席位一个月多少钱？", answer)
        .filter((f) => f.code !== "COMPUTED")
        .map((f) => [f.text, f.data.step]),
    ).toEqual(flagged),
  );

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

describe("results told in words", () => {
  const RENT = "The rent of a stall rose from $40 to $50 per day in 2024.";
  const RENT_ZH = "摊位租金由每天 40 元涨到 50 元。";
  const HALLS = "Hall A seats 90 people. Hall B seats 30 people.";
  const COSTS = "| Item | Cost |\n| --- | --- |\n| Tent | 700 |\n| Stove | 200 |\n| Lamp | 50 |";
  const COSTS_ZH = "| 项目 | 费用（元） |\n| --- | --- |\n| 帐篷 | 700 |\n| 炉具 | 200 |\n| 灯 | 50 |";
  it.each<[source: string, question: string, answer: string, expected: string[]]>([
    // Changes: the inputs stand in the answer, or are the only step of the source.
    [RENT, "", "That is a 35% increase [1].", ["COMPUTED_WRONG 35% increase"]],
    [RENT, "", "That is a 25% increase [1].", ["COMPUTED 25%"]],
    [RENT, "", "The rent rose from $40 to $50, an increase of 20% [1].", ["COMPUTED_WRONG increase of 20%"]],
    [RENT, "", "The rent rose by 25% in 2024 [1].", ["COMPUTED 25%"]],
    [RENT, "", "The rent rose by more than 20% in 2024 [1].", ["COMPUTED 20%"]],
    [RENT_ZH, "", "租金上涨了 20%。[1]", ["COMPUTED_WRONG 上涨了 20%"]],
    [RENT_ZH, "", "租金由 40 元涨到 50 元，涨幅为 25%。[1]", ["COMPUTED 25%"]],
    ["租金由每天 50 元降到 40 元。", "", "租金下降了 25%。[1]", ["COMPUTED_WRONG 下降了 25%"]],
    ["租金由每天 50 元降到 40 元。", "", "租金下降了 20%。[1]", ["COMPUTED 20%"]],
    // Multiples, in words and in figures.
    [
      HALLS,
      "",
      "Hall A seats four times as many as Hall B: 90 people against 30 people [1].",
      ["COMPUTED_WRONG four times"],
    ],
    [
      HALLS,
      "",
      "Hall A seats three times as many as Hall B: 90 people against 30 people [1].",
      ["COMPUTED three times"],
    ],
    [
      "Visits went from 40 guests to 100 guests.",
      "",
      "Visits doubled from 40 to 100 guests [1].",
      ["COMPUTED_WRONG doubled"],
    ],
    ["Visits went from 40 guests to 80 guests.", "", "Visits doubled from 40 to 80 guests [1].", ["COMPUTED doubled"]],
    ["客流由 40 人增至 120 人。", "", "客流由 40 人增至 120 人，翻了一番。[1]", ["COMPUTED_WRONG 翻了一番"]],
    ["客流由 40 人增至 120 人。", "", "客流由 40 人增至 120 人，是原来的 3 倍。[1]", ["COMPUTED 3 倍"]],
    ["客流由 120 人减至 90 人。", "", "客流由 120 人减至 90 人，减半。[1]", ["COMPUTED_WRONG 减半"]],
    ["客流由 120 人减至 60 人。", "", "客流由 120 人减至 60 人，减半。[1]", ["COMPUTED 减半"]],
    // Days between two dates.
    [
      "The fair opens on 3 May 2025 and closes on 17 June 2025.",
      "",
      "There are 40 days between 3 May 2025 and 17 June 2025 [1].",
      ["COMPUTED_WRONG 40 days"],
    ],
    ["展会 2025年5月3日开幕，2025年6月17日闭幕。", "", "5月3日与6月17日相隔 40 天。[1]", ["COMPUTED_WRONG 40 天"]],
    [
      "展会 2025年5月3日开幕，2025年6月17日闭幕。",
      "",
      "2025年5月3日至2025年6月17日相隔 45 天。[1]",
      ["COMPUTED 45 天"],
    ],
    // Averages, also where the told one is one of its inputs.
    ["Runs: 4 km, 6 km and 11 km.", "", "The runs of 4 km, 6 km and 11 km average 8 km [1].", ["COMPUTED_WRONG 8 km"]],
    ["三次得分为 80 分、90 分、94 分。", "", "三次得分 80 分、90 分、94 分，平均 90 分。[1]", ["COMPUTED_WRONG 90 分"]],
    ["三次得分为 80 分、90 分、94 分。", "", "三次得分 80 分、90 分、94 分，平均 88 分。[1]", ["COMPUTED 88 分"]],
    // Shares.
    [
      "Of 120 rooms, 30 face the lake.",
      "",
      "30 of the 120 rooms face the lake, which is 40% [1].",
      ["COMPUTED_WRONG 40%"],
    ],
    ["Of 120 rooms, 30 face the lake.", "", "30 of the 120 rooms face the lake, which is 25% [1].", ["COMPUTED 25%"]],
    ["客房 120 间，其中 30 间临湖。", "", "120 间客房中 30 间临湖，占比 40%。[1]", ["COMPUTED_WRONG 40%"]],
    // Sums: of what is listed, of the source's only two, of a table's only column.
    ["门票 60 元，讲解 28 元。", "一共多少钱？", "合计 98 元。[1]", ["COMPUTED_WRONG 98 元"]],
    ["门票 60 元，讲解 28 元。", "总费用是多少？", "门票 60 元，讲解 28 元，总计为 88 元。[1]", ["COMPUTED 88 元"]],
    ["A ticket is $60 and the guide is $28.", "How much in total?", "The total is $98 [1].", ["COMPUTED_WRONG $98"]],
    [COSTS, "", "The costs total 1,050 [1].", ["COMPUTED_WRONG 1,050"]],
    [COSTS, "", "The costs total 950 [1].", ["COMPUTED 950"]],
    [COSTS_ZH, "", "费用合计 1050 元。[1]", ["COMPUTED_WRONG 1050 元"]],
    // Conversions: rounded ones are right.
    ["The loop is 10 km long.", "", "The loop is 10 km, i.e. 6 miles, long [1].", ["COMPUTED 6 miles"]],
    ["The loop is 10 km long.", "", "The loop is 10 km (about 9 miles) long [1].", ["COMPUTED_WRONG 9 miles"]],
    ["环线长 10 公里。", "", "环线长 10 公里，约合 9 英里。[1]", ["COMPUTED_WRONG 9 英里"]],
    ["Bake at 350 °F.", "", "Bake at 350 °F (220 °C) [1].", ["COMPUTED_WRONG 220 °C"]],
    ["Bake at 350 °F.", "", "Bake at 350 °F (175 °C) [1].", ["COMPUTED 175 °C"]],
  ])("%#: %s %s %s", (source, question, answer, expected) => expect(said(source, question, answer)).toEqual(expected));

  it.each<[source: string, question: string, answer: string, silent: string]>([
    // Three values: nobody can tell which two are meant.
    ["Rent was $40, $50 and $70.", "", "The rent rose by 30% [1].", "COMPUTED_WRONG"],
    // Not the answer's own result.
    [
      "Visits went from 40 to 100 guests; they doubled.",
      "",
      "Visits doubled from 40 to 100 guests [1].",
      "COMPUTED_WRONG",
    ],
    [
      "The average run is 8 km: 4 km, 6 km, 11 km and 11 km.",
      "",
      "Runs of 4 km, 6 km and 11 km; the average is 8 km [1].",
      "COMPUTED_WRONG",
    ],
    // A working week.
    ["The course takes 2 weeks.", "", "The course takes 2 weeks (10 days) [1].", "COMPUTED_WRONG"],
    // Both days may count, or one.
    [
      "The fair runs from 3 May 2025 to 17 June 2025.",
      "",
      "From 3 May 2025 to 17 June 2025 it lasts 46 days [1].",
      "COMPUTED_WRONG",
    ],
    [
      "Visits went from 40 guests to 86 guests.",
      "",
      "Visits more than doubled from 40 to 86 guests [1].",
      "COMPUTED_WRONG",
    ],
    ["客流由 40 人增至 78 人。", "", "客流由 40 人增至 78 人，几乎翻倍。[1]", "COMPUTED_WRONG"],
    // A number of the question is one more input.
    ["门票 60 元，讲解 28 元。", "3 个人一共多少钱？", "合计 208 元。[1]", "COMPUTED_WRONG"],
    ["The loop is 10 km long.", "", "It is 10 km, or two hours, long [1].", "COMPUTED_WRONG"],
    // Rates of different periods do not compare.
    [
      "A pass costs $10 a month or $96 a year.",
      "",
      "The year ($96) is 20% cheaper than the month ($10) [1].",
      "COMPUTED_WRONG",
    ],
    // A total holds more than the list before it; a mean does not hold the total.
    [
      "Fees: $12 entry, $15 guide, $3 map.",
      "",
      "With entry at $12 and the guide at $15 the total is $30 including the map [1].",
      "COMPUTED_WRONG",
    ],
    [
      "三天的客流为 100 人、120 人、140 人。",
      "",
      "三天客流 100 人、120 人、140 人，合计 360 人，日均 120 人。[1]",
      "COMPUTED_WRONG",
    ],
    // Two changes and one step: only the nearest is that step's.
    [
      "Visits: 40 in 2022, 80 in 2023, 120 in 2024.",
      "",
      "Visits doubled from 40 to 80 and tripled to 120 by 2024 [1].",
      "COMPUTED_WRONG",
    ],
    [
      "Visits were 50 in March and 75 in April.",
      "",
      "Which is 150% of the March level: 75 against 50 [1].",
      "COMPUTED_WRONG",
    ],
    [
      "Prices went from 20 to 30 euros; visits fell from 900 to 700.",
      "",
      "Prices rose by 50% and visits fell by 22% [1].",
      "COMPUTED_WRONG",
    ],
    [
      "The tower is 300 m tall, the annex 40 m.",
      "",
      "It is more than seven times as tall as the annex (300 m against 40 m) [1].",
      "COMPUTED_WRONG",
    ],
    ["甲馆 90 人，乙馆 30 人。", "", "甲馆比乙馆多两倍，两馆共 120 人。[1]", "COMPUTED_WRONG"],
    ["面积为 15 亩。", "", "面积为 15 亩（约 1 公顷）。[1]", "COMPUTED_WRONG"],
  ])("silent %#: %s %s %s", (source, question, answer, silent) =>
    expect(said(source, question, answer).filter((s) => s.startsWith(silent))).toEqual([]),
  );

  it("shows the formula, the inputs and the right result", () => {
    expect(run(RENT, "", "That is a 35% increase [1].")[0]?.data).toEqual({
      formula: "($50 per day − $40) ÷ $40",
      right: "25%",
      answer: "35% increase",
      inputs: "$40 [1]; $50 per day [1]",
    });
    expect(run("客流由 40 人增至 120 人。", "", "客流由 40 人增至 120 人，翻了一番。[1]")[0]?.data).toMatchObject({
      formula: "120 人 ÷ 40 人",
      right: "3 倍",
      answer: "翻了一番",
    });
  });
});

describe("values that the answer supposes", () => {
  const SEAT = "Each extra seat costs $9 per month.";
  const LATE = "The fine is 0.05% of the price per day.";
  it.each<[source: string, answer: string, expected: string[]]>([
    [PLAN, "3 个席位的超出费为 3 × 7 = 21 元。[1]", ["COMPUTED 21 元"]],
    [PLAN, "例如超出 3 个席位，每月另付 21 元。[1]", ["COMPUTED 21 元"]],
    [PLAN, "两个月共 60 × 2 = 120 元。[1]", ["COMPUTED 120 元"]],
    [PLAN, "一年的月费合计 60 × 12 = 720 元。[1]", ["COMPUTED 720 元"]],
    [PLAN, "超出 3 个席位时，一年的超出费为 3 × 7 × 12 = 252 元。[1]", ["COMPUTED 252 元"]],
    [SEAT, "For 3 extra seats that is 3 × $9 = $27 per month [1].", ["COMPUTED $27 per month"]],
    [SEAT, "For 3 seats you would pay $27 per month [1].", ["COMPUTED $27 per month"]],
    [SEAT, "If you add 5 seats, the extra cost is $45 per month [1].", ["COMPUTED $45 per month"]],
    [SEAT, "Two seats for a year cost 2 × $9 × 12 = $216 [1].", ["COMPUTED $216"]],
    [LATE, "For a price of $2,000 and a delay of 10 days the fine is $2,000 × 0.05% × 10 = $10 [1].", ["COMPUTED $10"]],
    [
      "违约金按日万分之五计算。",
      "以 10000 元逾期 30 天为例，违约金为 10000 × 0.05% × 30 = 150 元。[1]",
      ["COMPUTED 150 元"],
    ],
    // More than one obvious operation: nothing is said.
    ["违约金按日万分之五计算。", "若欠款 10000 元、逾期 30 天，违约金为 150 元。[1]", []],
    // What is stated of the subject is a claim, whatever is made of it.
    [SEAT, "The plan includes 3 seats [1].", ["NUMBER_NOT_IN_SOURCE 3 seats"]],
    [
      SEAT,
      "For 3 seats you would pay $28 per month [1].",
      ["NUMBER_NOT_IN_SOURCE 3 seats", "NUMBER_NOT_IN_SOURCE $28 per month"],
    ],
    [PLAN, "基础版含 3 个席位，3 × 7 = 21 元。[1]", ["NUMBER_NOT_IN_SOURCE 3 个席位"]],
    [SEAT, "If you cancel within 5 days, nothing is due [1].", ["NUMBER_NOT_IN_SOURCE 5 days"]],
  ])("%s %s", (source, answer, expected) =>
    expect(said(source, "", answer).filter((s) => !s.endsWith("3 × 7 = 21 元"))).toEqual(expected),
  );
});

it("ships", () => expect(rules).toContain(computed));
