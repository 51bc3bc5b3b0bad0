import { describe, expect, it } from "vitest";
import { ValueIndex } from "../../lib/evidence/value-index";
import { equalQuantity } from "../../lib/facts/equal-quantity";
import { readQuantities } from "../../lib/facts/quantities";

const TEXTS = [
  "17 seats, 17 people, 17%, 0.17, 17, 1,700 USD, $17, $17.4, 17 to 19 days, 17 workdays, 2.5 weeks, 408 hours",
  "about 1,200 km, 1,234 km, at least 1 million, 1.2 million, 3 GB, 3,072 MB, 350 °F, 177 °C, 2:1, third, section 3",
  "12 May 2024, May 2024, 2024, 14:15, v2.3, 0.1 + 0.2, 1/3, 33.3%, 5 per mille, nearly 500, 476, over 1,200, 1,900",
  "三十万元，30万元，127万亿，127.52万亿元，第三条，21日，21天，百分之五，万分之五，不超过20个席位，每月8元，8元/席位/月",
  "-5 °C, 268.15 K, 2 hours, 120 minutes, 7200 seconds, 1 mile, 1.609 km, 99999999999999999999999, 0.0000000001",
];
const values = TEXTS.flatMap((text) => readQuantities(text));

describe("the index of values", () => {
  it("leaves out nothing that may be equal", () => {
    const index = new ValueIndex(values);
    let kept = 0;
    for (const quantity of values) {
      const found = new Set<number>();
      index.collect(quantity, found);
      for (const [number, other] of values.entries()) {
        const comparison = equalQuantity(quantity, other);
        if (comparison === "value" || comparison === "incomparable") continue;
        kept++;
        expect(found.has(number), `${quantity.text} and ${other.text}: ${comparison}`).toBe(true);
      }
    }
    expect(kept).toBeGreaterThan(values.length);
  });

  it.each([100, 1_000, 5_000])("keeps as few of %i prices as of ten", (count) => {
    const prices = Array.from({ length: count }, (_, i) => readQuantities(`$${i + 17}`)).flat();
    const found = new Set<number>();
    new ValueIndex(prices).collect(prices[5] as (typeof prices)[number], found);
    expect(found.has(5)).toBe(true);
    expect(found.size).toBeLessThan(5);
  });
});
