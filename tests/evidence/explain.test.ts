import { describe, expect, it } from "vitest";
import { explain } from "../../lib/evidence/explain";
import { readCell, readGrids } from "../../lib/evidence/grid";
import { indexSource } from "../../lib/evidence/passages";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

const TABLE = [
  "(in thousands) |  | Year ended June 30, | ",
  " | 2023 | 2022 | 2021",
  "Licences | $4,812 | $4,377 | $3,950",
  "Support | 2,164 | 1,986 | 1,702",
  "Training | (312) | 95 | —",
  "Total | $6,664 | $6,458 | $5,652",
].join("\n");
const TABELLE =
  "项目 | 2022年 | 2023年\n营业收入（万元） | 3,260 | 4,075\n研发费用（万元） | 412 | 489\n毛利率 | 41.2% | 44.7%";
const PLAN = "基础版含 10 个席位，月费 60 元，超出部分 7 元/席位/月。\n升级不收费。";
const OFFER =
  "The Basic plan costs $40 per month. Each extra seat costs $9 per month. The office is closed on Sundays.";

function ask(source: string, question: string, claim: string, relative: { up: boolean | null } | null = null) {
  const target = readQuantities(claim).at(-1) as Quantity;
  const index = indexSource({ id: "1", text: source });
  const explained = explain({
    target,
    claim,
    question,
    questionQuantities: readQuantities(question),
    given: [],
    cited: [index],
    relative,
    reach: "wide",
    budget: { left: 1e6 },
  });
  return { explained, source };
}

const formula = (source: string, question: string, claim: string, relative: { up: boolean | null } | null = null) => {
  const { explained } = ask(source, question, claim, relative);
  return explained.kind === "computed" ? explained.explanation.formula : explained.kind;
};

describe("values of tables", () => {
  it.each<[question: string, answer: string, formula: string]>([
    ["What was the change in support from 2022 to 2023?", "178 thousand", "2,164 − 1,986 = 178 thousand"],
    ["What was the percentage change in licences from 2022 to 2023?", "9.94%", "($4,812 − $4,377) ÷ $4,377 = 9.94%"],
    [
      "What was the average support for 2021 to 2023?",
      "1950.67 thousand",
      "(2,164 + 1,986 + 1,702) ÷ 3 = 1950.67 thousand",
    ],
    ["What share of the total were licences in 2023?", "72.2%", "$4,812 ÷ $6,664 = 72.2%"],
    ["What did licences and support sum to in 2022?", "6363 thousand", "$4,377 + 1,986 = 6363 thousand"],
    ["What were licences in 2023?", "$4.812 million", "$4,812 = $4.812 million"],
    ["What was the change in training from 2022 to 2023?", "-407", "(312) − 95 = -407"],
  ])("%s %s", (question, answer, expected) => expect(formula(TABLE, question, answer)).toBe(expected));

  it.each<[question: string, answer: string, formula: string]>([
    ["营业收入增长了多少？", "815 万元", "4,075 − 3,260 = 815 万元"],
    ["研发费用同比增长多少？", "18.7%", "(489 − 412) ÷ 412 = 18.7%"],
    ["两年营业收入合计多少？", "7,335 万元", "3,260 + 4,075 = 7,335 万元"],
    ["毛利率提高了多少个百分点？", "3.5 个百分点", "44.7% − 41.2% = 3.5 个百分点"],
  ])("%s %s", (question, answer, expected) => expect(formula(TABELLE, question, answer)).toBe(expected));

  it.each<[question: string, answer: string]>([
    ["What was the change in support from 2022 to 2023?", "168 thousand"],
    ["What was the percentage change in licences from 2022 to 2023?", "9.74%"],
    ["What was the average support for 2021 to 2023?", "1950.87 thousand"],
    // Another scale than the header names.
    ["What was the change in support from 2022 to 2023?", "178 million"],
    // The change told the wrong way round.
    ["What was the change in support from 2022 to 2023?", "-178.4 thousand"],
  ])("not %s %s", (question, answer) => expect(["none", "chance"]).toContain(formula(TABLE, question, answer)));

  it("does not take a difference of percentages for a change in percent", () => {
    expect(ask(TABELLE, "", "毛利率提高了 3.5%", { up: true }).explained.kind).not.toBe("computed");
    expect(ask(TABELLE, "", "毛利率提高了 8.5%", { up: true }).explained.kind).toBe("computed");
  });

  it("points at its inputs", () => {
    const { explained, source } = ask(TABLE, "What was the change in support from 2022 to 2023?", "178 thousand");
    const bases = explained.kind === "computed" ? explained.explanation.bases : [];
    expect(bases.map(({ span }) => source.slice(span.start, span.end).trim())).toEqual(["2,164", "1,986"]);
    expect(bases.map(({ passage }) => source.slice(passage.start, passage.end))[0]).toContain("Support");
  });

  it("leaves open what a wide search would find by chance", () => {
    const cells = Array.from(
      { length: 12 },
      (_, r) => `Row ${String.fromCharCode(65 + r)} | ${3 + r * 5} | ${4 + ((r * 7) % 11)} | ${9 + r * 3}`,
    );
    const table = ["Item | North | South | East", ...cells].join("\n");
    expect(formula(table, "What is the difference between the regions?", "17.5")).not.toMatch(/=/);
    expect(formula(table, "What is the difference between the regions?", "29")).toBe("chance");
  });
});

describe("values of running text", () => {
  it.each<[source: string, question: string, claim: string, formula: string]>([
    [PLAN, "超出 4 个席位一个月多少钱？", "每月需要 28 元。", "4 个席位 × 7 元/席位/月 = 28 元"],
    [PLAN, "用 14 个席位一个月多少钱？", "每月共 88 元。", "60 元 + (14 个席位 − 10 个席位) × 7 元/席位/月 = 88 元"],
    [PLAN, "超出 4 个席位一年多少钱？", "一年 336 元。", "4 个席位 × 7 元/席位/月 × 12 = 336 元"],
    [OFFER, "What do 3 extra seats cost?", "They cost $27 per month.", "3 extra seats × $9 per month = $27 per month"],
    ["The fee fell from $250 to $200.", "", "The fee fell by 20%.", "($250 − $200) ÷ $250 = 20%"],
    [
      "Store A sold 120 units and store B 80 units.",
      "",
      "Store A sold 40 units more.",
      "120 units − 80 units = 40 units",
    ],
    [
      "Entries open on 3 May 2025 and close on 2 June 2025.",
      "How long are entries open?",
      "For 30 days.",
      "2 June 2025 − 3 May 2025 = 30 days",
    ],
    ["The course runs from 3 May 2025 to 2 June 2025.", "", "It lasts 30 days.", "2025-06-02 − 2025-05-03 = 30 days"],
    ["课程时间为2025年5月3日至6月2日。", "", "课程为期30天。", "2025-06-02 − 2025-05-03 = 30天"],
    [
      "合同自2025年1月10日起生效，试用期15天。",
      "",
      "试用期到2025年1月25日结束。",
      "2025年1月10日 + 15天 = 2025年1月25日",
    ],
    ["原价 300 元，会员 8 折。", "", "会员价 240 元。", "300 元 × 8 折 = 240 元"],
  ])("%s %s %s", (source, question, claim, expected) => expect(formula(source, question, claim)).toBe(expected));

  it.each<[source: string, question: string, claim: string]>([
    [PLAN, "超出 4 个席位一个月多少钱？", "每月需要 26 元。"],
    [PLAN, "超出 4 个席位一个月多少钱？", "每月需要 28 个席位。"],
    // Two numbers fit, and no word says that they were added.
    ["The hall has 120 chairs and 80 tables.", "Who built the hall?", "Built in stone, it has 200 windows."],
    ["门店 120 家，员工 80 人。", "谁创办的？", "创始人有 40 本书。"],
    ["Entries open on 3 May 2025 and close on 2 June 2025.", "How long are entries open?", "For 36 days."],
    ["The course runs from 3 May 2025 to 2 June 2025.", "", "It lasts 36 days."],
    ["课程时间为2025年5月3日至6月2日。", "", "课程为期36天。"],
  ])("not %s %s %s", (source, question, claim) => expect(formula(source, question, claim)).not.toMatch(/=/));
});

it("tells a fall of the larger value and a rise of the smaller", () => {
  const source = "The fee fell from $250 to $200.";
  expect(formula(source, "", "The fee fell by 20%.", { up: false })).toBe("($250 − $200) ÷ $250 = 20%");
  expect(formula(source, "", "The fee fell by 25%.", { up: false })).toBe("none");
});

describe("cells", () => {
  it.each<[string, string | null]>([
    ["$ 4,013", "4013"],
    ["(12,351)", "-12351"],
    ["(60)%", "-60"],
    ["—", "0"],
    ["12.50", "12.5"],
    ["1,286 (1)", "1286"],
    ["8 元", "8"],
    ["June 30, 2023", null],
    ["30 June 2023", null],
    ["n/a", null],
    ["3-5", null],
  ])("%s", (text, value) => {
    const cell = readCell(text);
    expect(cell ? String(Number(cell.value.n) / Number(cell.value.d)) : null).toBe(value);
  });

  it("finds rows, sections, spanning headers and the scale", () => {
    const [grid] = readGrids(indexSource({ id: "1", text: TABLE }));
    expect(grid?.scales).toEqual([3]);
    expect(grid?.headers[0]?.[2]).toContain("2022");
    expect(grid?.rows.map((row) => row.label)).toEqual(["Licences", "Support", "Training", "Total"]);
    expect(readGrids(indexSource({ id: "2", text: "one | line\n\nand prose" }))).toEqual([]);
  });
});
