import { describe, expect, it } from "vitest";
import { sameCalculation, withOneFigureAltered } from "./computed.mjs";

describe("sameCalculation", () => {
  it.each<[formula: string, given: string, same: boolean]>([
    ["(120 − 96) ÷ 96 = 25%", "(120-96)/96", true],
    ["(120 − 96) ÷ 96 = 25%", "(120-96)/96 * 100", true],
    ["(120 − 96) ÷ 96 = 25%", "120 / 96 - 1", true],
    ["$1,204 − $996 = 208", "1,204-996", true],
    ["(494) − 1,663 = -2157", "-494-1,663", true],
    ["31 + 17 = 48; 40 + 8 = 48", "17+31", true],
    ["(30 元 + 44 元 + 16 元) ÷ 3 = 30 元", "(30+44+16)/3", true],
    ["120 − 96 = 24", "(120-96)/96", false],
    ["120 − 97 = 23", "120-96", false],
    ["120 ÷ 96 = 1.25", "96/120", false],
    ["120 − 96 = 24", "Rent##Fuel", false],
  ])("%s, given %s: %s", (formula, given, same) => {
    expect(sameCalculation(formula, given)).toBe(same);
  });
});

describe("withOneFigureAltered", () => {
  it("changes one figure and keeps the length", () => {
    for (let seed = 0; seed < 200; seed++) {
      const text = "$1,990.05 million";
      const altered = withOneFigureAltered(text, seed) ?? "";
      expect(altered).toHaveLength(text.length);
      expect([...altered].filter((sign, i) => sign !== text[i])).toHaveLength(1);
      expect(altered).not.toMatch(/\$0/);
    }
    expect(withOneFigureAltered("none", 1)).toBeNull();
  });
});
