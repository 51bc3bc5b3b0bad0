import { describe, expect, it } from "vitest";
import { type Comparison, equalQuantity } from "../../lib/facts/equal-quantity";
import { readQuantities } from "../../lib/facts/quantities";
import type { Quantity } from "../../lib/model/quantity";

const only = (text: string): Quantity => {
  const found = readQuantities(text);
  expect(found, text).toHaveLength(1);
  return found[0] as Quantity;
};

const rows: Record<Comparison, readonly (readonly [string, string])[]> = {
  same: [
    ["十万元", "100,000 元"],
    ["十万元", "¥100,000"],
    ["CNY 100k", "10万元"],
    ["百分之五", "5%"],
    ["５％", "5 percent"],
    ["两千零三个", "2003个"],
    ["14:15", "2.15 p.m."],
    ["下午2点15分", "14:15"],
    ["2024年1月2日", "Jan 2, 2024"],
    ["2024-01-02", "2 January 2024"],
    ["30 天", "30 日内"],
    ["30 days", "within 30 days"],
    ["up to 30 days", "30 days"],
    ["不超过30天", "at most 30 days"],
    ["不超过30天", "少于30天"],
    ["30 个工作日", "30 working days"],
    ["20 seats", "20个席位"],
    ["20 席", "20 seats"],
    ["3 messages", "3"],
    ["3", "3 messages"],
    ["三名员工", "3 people"],
    ["3 人", "3 employees"],
    ["30 份", "30 copies"],
    ["$8 per seat per month", "8美元/席位/月"],
    ["8元/席位/月", "每席位每月8元"],
    ["8元", "8元/席位/月"],
    ["$8/month/seat", "$8 per seat per month"],
    ["3-5 days", "三到五天"],
    ["18岁", "18 years old"],
    ["85度", "85 °C"],
    ["in 2024", "2024年3月5日"],
    ["March 2024", "2024-03-05"],
    ["Q3", "2024-Q3"],
    ["03/04/2024", "2024年4月3日"],
    ["ISO 9001", "iso 9001".toUpperCase()],
    ["第三条", "第3条"],
    ["v2.1", "version 2.1"],
    ["约20家", "20家"],
    ["2:1", "2：1"],
    ["3 times", "3次"],
    ["3 times", "3倍"],
    ["$1,134", "1,134"],
    ["60 km/h", "每小时60公里"],
    ["5 lb 3 oz", "83 oz"],
    ["5 days", "3-5 days"],
  ],
  converted: [
    ["1.5 小时", "90 minutes"],
    ["0.05%", "万分之五"],
    ["5 bps", "0.05 percentage points"],
    ["四成", "2/5"],
    ["50%", "一半"],
    ["1 TB", "1000 GB"],
    ["1 TB", "1024 GB"],
    ["2 weeks", "14天"],
    ["一年", "12个月"],
    ["5公里", "5000米"],
    ["2斤", "1公斤"],
    ["32 °F", "0°C"],
    ["$10 per month", "$120 per year"],
    ["3 USD per million tokens", "0.003 USD per 1,000 tokens"],
    ["36 km/h", "10 m/s"],
    ["1 inch", "2.54 cm"],
  ],
  rounded: [
    ["5.0%", "4.998%"],
    ["about 500 people", "463 people"],
    ["约105万", "1048576"],
    ["nearly $30 million", "$29.6 million"],
    ["$5.2 million", "$5,183,000"],
    ["47%", "46.7%"],
    ["more than 1,200 users", "1,234 users"],
    ["5 million users", "4,998,120 users"],
  ],
  unit: [
    ["8 元/席位/月", "8 元/人/天"],
    ["500 MB", "500 Mb"],
    ["5%", "5个百分点"],
    ["12‰", "12%"],
    ["30 days", "30个工作日"],
    ["400公里", "400公尺"],
    ["63元", "63美元"],
    ["12个月", "12岁"],
    ["20 seats", "20 users"],
    ["第52小时", "第52分钟"],
    ["第三条", "第三款"],
    ["5 kg", "5 g"],
    ["20 °C", "20 °F"],
    ["$8 per day", "$8 per month"],
  ],
  value: [
    ["8 元", "10 元"],
    ["30 days", "14 days"],
    ["20亿吨", "20万吨"],
    ["2024-01-02", "2024-02-01"],
    ["2:15 p.m.", "2:15 a.m."],
    ["March 5", "March 6"],
    ["5%", "15%"],
    ["4 days", "3-5 days"],
    ["3-6 days", "3-5 days"],
    ["5.1%", "4.998%"],
    ["5 users", "4 users"],
    ["v2.1", "v2.2"],
    ["Section 4", "Section 5"],
    ["1 hour", "59 minutes"],
    ["2019-2020", "2019-2021"],
    ["Q3 2024", "2024-Q4"],
    ["1 TB", "1010 GB"],
  ],
  bound: [
    ["at least 30 days", "不超过30天"],
    ["30天以上", "30天以内"],
    ["before March 1, 2025", "after March 1, 2025"],
    ["more than $5", "less than $5"],
    ["不少于3个", "至多3个"],
    ["at most 3 days", "3-5 days"],
  ],
  incomparable: [
    ["5 kg", "7 days"],
    ["8 CNY", "10 USD"],
    ["March 5, 2024", "March 2024"],
    ["5 kg", "2024-01-02"],
    ["14:15", "2024-01-02"],
    ["5 days", "Step 3"],
    ["8 CNY", "12"],
  ],
};

describe.each(Object.entries(rows))("%s", (verdict, pairs) => {
  it.each(pairs.map(([a, s]) => [a, s] as [string, string]))("%s against %s", (answer, source) => {
    expect(equalQuantity(only(answer), only(source))).toBe(verdict);
  });
});

it("never calls a value unequal to itself", () => {
  for (const [a] of Object.values(rows).flat()) expect(equalQuantity(only(a), only(a))).toBe("same");
});
