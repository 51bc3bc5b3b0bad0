import { describe, expect, it } from "vitest";
import { isValue, readQuantities } from "../../lib/facts/quantities";
import { printedReadings } from "../../lib/facts/readings";
import type { Quantity } from "../../lib/model/quantity";
import { EN_DATE } from "./quantity-rows/en-date";
import { EN_DURATION } from "./quantity-rows/en-duration";
import { EN_MEASURE } from "./quantity-rows/en-measure";
import { EN_MONEY } from "./quantity-rows/en-money";
import { EN_NUMBER } from "./quantity-rows/en-number";
import { EN_PERCENT } from "./quantity-rows/en-percent";
import { EN_POLICY } from "./quantity-rows/en-policy";
import { EN_TRAP } from "./quantity-rows/en-trap";
import { ZH_MEASURE } from "./quantity-rows/zh-measure";
import { ZH_MONEY } from "./quantity-rows/zh-money";
import { ZH_NUMBER } from "./quantity-rows/zh-number";
import { ZH_PERCENT } from "./quantity-rows/zh-percent";
import { ZH_POLICY } from "./quantity-rows/zh-policy";
import { ZH_TIME } from "./quantity-rows/zh-time";
import { ZH_TRAP } from "./quantity-rows/zh-trap";

const tables: Record<string, readonly string[]> = {
  "English policies and prices": EN_POLICY,
  "Chinese policies and prices": ZH_POLICY,
  "English numbers": EN_NUMBER,
  "English traps and pointers": EN_TRAP,
  "English money": EN_MONEY,
  "English percent": EN_PERCENT,
  "English measures": EN_MEASURE,
  "English spans and ages": EN_DURATION,
  "English dates and times": EN_DATE,
  "Chinese numbers": ZH_NUMBER,
  "Chinese traps and pointers": ZH_TRAP,
  "Chinese money": ZH_MONEY,
  "Chinese percent": ZH_PERCENT,
  "Chinese measures": ZH_MEASURE,
  "Chinese time": ZH_TIME,
};

const printValue = (value: Quantity["value"]): string =>
  typeof value === "string" ? value : `${value.min}..${value.max}`;
const print = (q: Quantity): string =>
  `${q.text}|${q.kind}|${q.op ?? "="} ${printValue(q.value)}${q.unit === "" ? "" : ` ${q.unit}`}`;

describe.each(Object.entries(tables))("%s", (_name, rows) => {
  it.each(rows.map((row) => row.split(" =>") as [string, string]))("%s", (text, expected) => {
    const quantities = readQuantities(text);
    expect(quantities.map(print)).toEqual(
      expected
        .trim()
        .split(" ;; ")
        .filter((part) => part !== ""),
    );
    for (const q of quantities) expect(text.slice(q.start, q.end)).toBe(q.text);
  });
});

it("has at least 600 rows", () => {
  expect(Object.values(tables).flat().length).toBeGreaterThanOrEqual(600);
});

const printed = (text: string) => printedReadings(text, readQuantities(text));

describe("around the values", () => {
  it("keeps the halves of a surrogate pair and folded letters in their places", () => {
    const text = "İİİ 😀 paid 25 now, ５０ later";
    expect(readQuantities(text).map((q) => [q.start, q.text])).toEqual([
      [text.indexOf("25"), "25"],
      [text.indexOf("５０"), "５０"],
    ]);
  });

  it("gives exact seconds to spans that have them, and none to months and years", () => {
    expect(readQuantities("It takes 1.5 hours.")[0]?.seconds).toBe("5400");
    expect(readQuantities("It takes 2 months.")[0]?.seconds).toBeUndefined();
    expect(printed("It takes 2 months.")[0]?.seconds).toBe("5184000");
  });

  it("reads ¥ as yen in Japanese", () => {
    expect(readQuantities("¥500", { lang: "ja" })[0]?.unit).toBe("JPY");
    expect(readQuantities("¥500", { lang: "zh" })[0]?.unit).toBe("CNY");
  });

  it("lets a bare 元 take the currency named before it in the sentence, and no further", () => {
    const units = readQuantities("新台币六万元以上三十万元以下。另付5元。").map((q) => q.unit);
    expect(units).toEqual(["TWD", "TWD", "CNY"]);
  });

  it("reads a bare m as million after money in millions", () => {
    expect(readQuantities("It lost $1.2m, after 0.8m.").map((q) => q.value)).toEqual(["1200000", "800000"]);
    expect(readQuantities("It is 0.8m wide.")[0]?.unit).toBe("m");
  });

  it("tells pointers from values", () => {
    expect(readQuantities("Step 3, Section 4, v2.1, GPT-4, 5 days").map(isValue)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it("prints fractions and shares in their other forms, marked, and leaves part numbers out", () => {
    const rows = printed("1/4, 万分之五, X200, ISO 9001");
    expect(rows.map((r) => [r.value, r.unit, r.reading])).toEqual([
      ["1/4", "", undefined],
      ["0.25", "", "decimal"],
      ["5", "‱", undefined],
      ["0.05", "%", "percent"],
      ["ISO 9001", "", undefined],
    ]);
  });

  it("is the same function twice", () => {
    const text = "不超过30个工作日, up to $5 million, 2024年1月2日";
    expect(readQuantities(text)).toEqual(readQuantities(text));
  });
});
