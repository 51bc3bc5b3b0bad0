import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalQuantity } from "../../lib/facts/equal-quantity";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

const only = (text: string): Quantity => {
  const found = readQuantities(text);
  expect(found, text).toHaveLength(1);
  return found[0] as Quantity;
};

/** "answer | source => verdict", and behind "/" the verdict of the reverse where it is another one. */
const PAIRS: readonly string[] = [
  "2月中旬 | 2月15日 => same / incomparable",
  "2月中旬 | 2月4日 => value",
  "2月中旬 | 2月下旬 => value",
  "2月中旬 | 3月中旬 => value",
  "2月中旬 | 2月 => incomparable / same",
  "2024年2月中旬 | 2月中旬 => same",
  "1920s | 1920 => same / incomparable",
  "24点 | 0点 => same",
  "3 or 4 days | 3-4 days => same",
  "最高时速 120 公里 | 120 km/h => same",
  "每小时 120 公里 | 120 公里 => same",
  "一刻钟 | 15 分钟 => converted",
  "三刻钟 | 45 分钟 => converted",
  "10 辆 | 10 间 => unit",
  "5 人民币 | 5 元 => same",
  "200 港元 | 200 元 => unit",
  "六折 | 40% => converted",
  "六折 | 60% => same",
  "半价 5 元 | 5 元 => same",
  "超过 1000 人 | 1900 人 => value",
  "年满 60 周岁 | 60 岁 => same",
  "两成 | 20% => same",
  "三打 | 36 个 => same",
  "5 海里 | 5 公里 => unit",
  "2 吨 | 4000 斤 => converted",
  "7 个自然日 | 7 天 => same",
  "7 个自然日 | 7 个工作日 => unit",
  "12 期 | 12 个月 => unit",
  "1 世纪 | 100 年 => converted",
  "90 秒 | 1.5 分钟 => converted",
  "1.5 小时 | 90 分钟 => converted",
  "一刻钟 | 15 分钟 => converted",
  "半年 | 6 个月 => converted",
  "一个季度 | 3 个月 => converted",
  "两个季度 | 半年 => converted",
  "三刻钟 | 45 分钟 => converted",
  "一周 | 7 天 => converted",
  "两周 | 10 个工作日 => incomparable",
  "15 亩 | 1 公顷 => converted",
  "1 公顷 | 15 亩 => converted",
  "3 斤 | 1.5 公斤 => converted",
  "1 公斤 | 2 斤 => converted",
  "4 里 | 2 公里 => converted",
  "1 公里 | 2 里 => converted",
  "1 平方公里 | 100 公顷 => converted",
  "1.5 倍 | 150% => converted",
  "2 倍 | 200% => converted",
  "三倍 | 300% => converted",
  "八折 | 20% => converted",
  "八折 | 80% => same",
  "七五折 | 25% => converted",
  "三成 | 30% => same",
  "万分之五 | 0.05% => converted",
  "千分之三 | 0.3% => converted",
  "0.5 个百分点 | 50 个基点 => converted",
  "3% | 3 个百分点 => unit",
  "一打 | 12 个 => same",
  "最多 100 人 | 20 人 => value",
  "至多 100 人 | 95 人 => rounded / value",
  "超过 1200 人 | 1234 人 => rounded / value",
  "不足 500 人 | 480 人 => rounded / value",
  "约 300 人 | 312 人 => rounded / value",
  "约 300 人 | 360 人 => value",
  "120 万 | 1234567 => value",
  "130 万 | 1234567 => value",
  "123.5 万 | 1234567 => rounded / value",
  "1.2 亿元 | 1.23 亿元 => rounded / value",
  "100 万元 | 1,000,000 元 => same",
  "8 美元 | 8 元 => unit",
  "8 美元 | 8 港元 => unit",
  "8 欧元 | 8 美元 => unit",
  "30 天 | 30 个工作日 => unit",
  "1 个月 | 30 天 => incomparable",
  "1 年 | 365 天 => converted",
  "2 years | 104 weeks => converted",
  "2 years | 100 weeks => value",
  "24 小时 | 1 天 => converted",
  "5 mg | 5 μg => unit",
  "5 毫克 | 5 克 => unit",
  "1000 毫克 | 1 克 => converted",
  "500 MB | 500 GB => unit",
  "1 GB | 1024 MB => converted",
  "1 GB | 1000 MB => converted",
  "1 GB | 1010 MB => value",
  "8 元/席位/月 | 8 元/账号/月 => unit",
  "8 元/人 | 8 元/间 => unit",
  "100 元/人/晚 | 100 元/间/晚 => unit",
  "8 元/月 | 96 元/年 => converted",
  "8 元/月 | 8 元/年 => unit",
  "每人每天 5 次 | 每天每人 5 次 => same",
  "36 摄氏度 | 96.8 华氏度 => converted",
  "18 岁 | 18 周岁 => same",
  "18 岁 | 18 个月 => unit",
  "不超过 30 天 | 30 天以内 => same",
  "30 天以上 | 30 天以内 => bound",
  "不少于 3 人 | 3 人以上 => same",
  "少于 3 人 | 不足 3 人 => same",
  "3 至 5 天 | 3-5 天 => same",
  "3 至 5 天 | 4 天 => value",
  "5 天 | 3 至 5 天 => same / incomparable",
  "3 至 5 天 | 3 至 6 天 => value",
  "至少 3 天 | 3 至 5 天 => same / incomparable",
  "日利率 0.05% | 月利率 0.05% => unit",
  "月利率 1% | 年利率 12% => converted",
  "20 个席位 | 20 席 => same",
  "20 个席位 | 20 人 => unit",
  "2 万人次 | 20000 人次 => same",
  "半小时 | 30 分钟 => converted",
  "一个半小时 | 90 分钟 => converted",
  "2 小时 30 分钟 | 150 分钟 => same",
  "60 公里/小时 | 每小时 60 公里 => same",
  "60 km/h | 60 mph => unit",
  "两千零三 | 2003 => same",
  "百分之五十 | 一半 => converted",
  "三分之一 | 1/3 => same",
  "1.5 hours | 90 minutes => converted",
  "half an hour | 30 minutes => converted",
  "half a year | 6 months => converted",
  "a quarter of an hour | 15 minutes => converted",
  "two dozen eggs | 24 eggs => same",
  "half a dozen | 6 => same",
  "$1.2 million | $1,234,567 => rounded / value",
  "$1.3 million | $1,234,567 => value",
  "$5k | $5,000 => same",
  "5k users | 5,000 users => same",
  "$8 | €8 => unit",
  "USD 8 | HKD 8 => unit",
  "8 dollars | $8 => same",
  "US$ 8 | 8 USD => same",
  "30 days | 30 business days => unit",
  "30 days | 30 working days => unit",
  "30 business days | 30 working days => same",
  "30 days | 720 hours => converted",
  "1 month | 30 days => incomparable",
  "12 months | 1 year => converted",
  "1 quarter | 3 months => converted",
  "24 hours | 24 days => unit",
  "5 mg | 5 mcg => unit",
  "5 mg | 0.005 g => converted",
  "250 MB | 250 GB => unit",
  "250 MB | 250 Mb => unit",
  "8 Mb | 1 MB => incomparable",
  "1 GiB | 1024 MiB => converted",
  "1 GB | 1 GiB => converted",
  "5% | 5 percentage points => unit",
  "5% | 5 per cent => same",
  "50% | one half => converted",
  "50% | 0.5 => converted",
  "25 bps | 0.25% => converted",
  "25 bps | 0.25 percentage points => converted",
  "1.5 times | 150% => converted",
  "2x | 200% => converted",
  "$8 per seat per month | $8 per month per seat => same",
  "$8 per seat per month | $8 per account per month => unit",
  "$8 per seat | $8 per user => unit",
  "$90 per person | $90 per room => unit",
  "$90 per night | $90 per night per room => same",
  "$8 per month | $96 per year => converted",
  "$8 per month | $8 per year => unit",
  "$8 | $8 per month => same",
  "5% a year | 5% a month => unit",
  "5% a year | 5% => same",
  "1% a month | 12% a year => converted",
  "at most 100 users | 20 users => value",
  "at most 100 users | 95 users => rounded / value",
  "at least 10 days | 10 days => same",
  "at least 10 days | at most 10 days => bound",
  "more than 10 days | at least 10 days => same",
  "under 10 days | within 10 days => same",
  "about 300 | 312 => rounded / value",
  "about 300 | 380 => value",
  "nearly 500 | 480 => rounded / value",
  "approximately 1,000 people | 986 people => rounded / value",
  "over 1,200 users | 1,234 users => rounded / value",
  "over 1,000 users | 1,900 users => value",
  "47% | 46.7% => rounded / value",
  "4.7% | 46.7% => value",
  "5.0 kg | 4.98 kg => rounded / value",
  "5 kg | 4.6 kg => value",
  "100 °C | 212 °F => converted",
  "20 °C | 20 °F => unit",
  "37 °C | 98.6 °F => converted",
  "18 years old | 18 months old => unit",
  "18 years old | aged 18 => same",
  "3-5 days | between 3 and 5 days => same",
  "4 days | 3-5 days => value",
  "5 days | 3-5 days => same / incomparable",
  "3-5 days | 5 days => incomparable / same",
  "3-5 days | 3-6 days => value",
  "1 mile | 1.609344 km => converted",
  "1 mile | 1.6 km => value / rounded",
  "6 ft | 72 inches => converted",
  "1 lb | 16 oz => converted",
  "1 acre | 1 hectare => unit",
  "60 mph | 60 km/h => unit",
  "36 km/h | 10 m/s => converted",
  "20 seats | 20 users => unit",
  "20 seats | 20 => same",
  "three people | 3 employees => same",
  "1/3 | 33% => incomparable / rounded",
  "10 rooms | 10 people => unit",
];

const ROWS = PAIRS.map((row) => {
  const [sides = "", verdicts = ""] = row.split(" => ");
  const [a = "", s = ""] = sides.split(" | ");
  const [verdict = "", reverse = verdict] = verdicts.split(" / ");
  return [a, s, verdict, reverse] as const;
});

describe("pairs of quantities, both ways", () => {
  it.each(ROWS)("%s against %s", (a, s, verdict, reverse) => {
    expect([equalQuantity(only(a), only(s)), equalQuantity(only(s), only(a))]).toEqual([verdict, reverse]);
  });

  it("is the same as itself", () => {
    for (const text of ROWS.flatMap((row) => row.slice(0, 2)))
      expect(equalQuantity(only(text), only(text)), text).toBe("same");
  });

  it("has a reverse of its own only where one side says less or rounds", () => {
    const turned = ROWS.filter(([, , verdict, reverse]) => verdict !== reverse).flatMap(([, , ...both]) => both);
    expect(new Set(turned)).toEqual(new Set(["same", "rounded", "value", "incomparable"]));
  });
});

/** Units of one dimension with how many of each make one of the first. */
const CHAINS: readonly (readonly (readonly [string, number])[])[] = [
  [
    ["周", 1],
    ["天", 7],
    ["小时", 168],
    ["分钟", 10080],
    ["秒", 604800],
  ],
  [
    ["years", 1],
    ["quarters", 4],
    ["months", 12],
  ],
  [
    ["公里", 1],
    ["里", 2],
    ["米", 1000],
    ["厘米", 100000],
  ],
  [
    ["吨", 1],
    ["公斤", 1000],
    ["斤", 2000],
    ["克", 1000000],
  ],
  [
    ["公顷", 1],
    ["亩", 15],
    ["平方米", 10000],
  ],
  [
    ["TB", 1],
    ["GB", 1000],
    ["MB", 1000000],
  ],
  [
    ["yards", 1],
    ["feet", 3],
    ["inches", 36],
  ],
  [
    ["USD per month", 1],
    ["USD per year", 12],
  ],
];

describe("chains of conversions", () => {
  it("is equal from every unit of a dimension to every other, and no longer where one is added", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHAINS), fc.integer({ min: 2, max: 900 }), (chain, count) => {
        const values = chain.map(([unit, size]) => only(`${count * size} ${unit}`));
        for (const a of values) for (const b of values) expect(["same", "converted"]).toContain(equalQuantity(a, b));
        const [first] = chain[0] as [string, number];
        const more = only(`${count + 1} ${first}`);
        for (const b of values.slice(1)) expect(["value", "rounded", "unit"]).toContain(equalQuantity(more, b));
        for (const b of values.slice(1)) expect(equalQuantity(b, more)).not.toBe("converted");
      }),
      { numRuns: 200 },
    );
  });
});
