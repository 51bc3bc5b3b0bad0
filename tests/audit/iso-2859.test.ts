import { describe, expect, it } from "vitest";
import {
  AQL_PERCENT,
  codeLetter,
  isoPlan,
  LEVELS,
  type Level,
  SEVERITIES_OF_INSPECTION,
} from "../../lib/audit/iso-2859";

/** A lot that has the code letter at level II (table 1). */
const LOT: Readonly<Record<string, number>> = {
  A: 8,
  B: 15,
  C: 25,
  D: 50,
  E: 90,
  F: 150,
  G: 280,
  H: 500,
  J: 1200,
  K: 3200,
  L: 10_000,
  M: 35_000,
  N: 150_000,
  P: 500_000,
  Q: 500_001,
};

describe("code letters (ISO 2859-1:1999, table 1; compared with GB/T 2828.1-2012 and MIL-STD-105E, table I)", () => {
  it.each<[number, Level, string]>([
    [2, "II", "A"],
    [8, "III", "B"],
    [90, "II", "E"],
    [91, "II", "F"],
    [150, "S-4", "D"],
    [500, "II", "H"],
    [1200, "II", "J"],
    [1201, "II", "K"],
    [2000, "I", "H"],
    [3200, "S-3", "E"],
    [10_000, "S-1", "C"],
    [35_000, "S-2", "D"],
    [150_000, "III", "P"],
    [500_000, "II", "P"],
    [500_001, "III", "R"],
    [500_001, "S-4", "K"],
  ])("lot %d, level %s: %s", (lot, level, letter) => {
    expect(codeLetter(lot, level)).toBe(letter);
  });

  it("never falls as a lot grows, at any level, nor from a level to the next", () => {
    const lots = [2, 9, 16, 26, 51, 91, 151, 281, 501, 1201, 3201, 10_001, 35_001, 150_001, 500_001];
    for (const level of LEVELS) {
      const letters = lots.map((lot) => codeLetter(lot, level));
      expect([...letters].sort()).toEqual(letters);
    }
    for (const lot of lots) {
      const letters = LEVELS.map((level) => codeLetter(lot, level));
      expect([...letters].sort()).toEqual(letters);
    }
  });
});

describe("single sampling plans", () => {
  // Birolini, table of plans for AQL 0.65 %: F 20/0, J 80/1, N 500/7. The others: table 2-A (GB/T 2828.1-2012, page 15).
  it.each([
    ["F", "0.65", "F", 20, 0],
    ["J", "0.65", "J", 80, 1],
    ["N", "0.65", "N", 500, 7],
    ["K", "1.0", "K", 125, 3],
    ["L", "1.5", "L", 200, 7],
    ["A", "6.5", "A", 2, 0],
    ["B", "6.5", "A", 2, 0],
    ["A", "10", "C", 5, 1],
    ["G", "0.65", "F", 20, 0],
    ["H", "0.65", "J", 80, 1],
    ["E", "0.010", "Q", 1250, 0],
    ["Q", "0.025", "R", 2000, 1],
    ["Q", "10", "K", 125, 21],
    ["D", "4.0", "E", 13, 1],
  ])("normal, %s, AQL %s: %s, n %d, Ac %d", (letter, aql, planLetter, n, accept) => {
    const lot = LOT[letter] ?? 0;
    expect(isoPlan(lot, "II", aql, "normal")).toEqual({
      letter,
      planLetter,
      table: "2-A",
      n: Math.min(n, lot),
      accept,
      reject: accept + 1,
    });
  });

  // Table 2-B (GB/T 2828.1-2012, page 16; MIL-STD-105E, table II-B).
  it.each([
    ["J", "0.25", 80, 0],
    ["J", "0.65", 125, 1],
    ["J", "1.0", 80, 1],
    ["K", "1.0", 125, 2],
    ["L", "2.5", 200, 8],
    ["Q", "0.025", 3150, 1],
    ["Q", "0.015", 1250, 0],
    ["F", "6.5", 20, 2],
    ["P", "0.010", 2000, 0],
  ])("tightened, %s, AQL %s: n %d, Ac %d", (letter, aql, n, accept) => {
    expect(isoPlan(LOT[letter] ?? 0, "II", aql, "tightened")).toMatchObject({ table: "2-B", n, accept });
  });

  // Table 2-C (GB/T 2828.1-2012, page 17): samples of its own sizes, and a rejection number one above the acceptance number.
  it.each([
    ["K", "1.0", 50, 2, 3],
    ["M", "6.5", 80, 10, 11],
    ["J", "1.0", 32, 1, 2],
    ["J", "0.25", 20, 0, 1],
    ["F", "10", 8, 3, 4],
    ["Q", "0.025", 200, 0, 1],
    ["Q", "0.040", 800, 1, 2],
  ])("reduced, %s, AQL %s: n %d, Ac %d, Re %d", (letter, aql, n, accept, reject) => {
    expect(isoPlan(LOT[letter] ?? 0, "II", aql, "reduced")).toMatchObject({ table: "2-C", n, accept, reject });
  });

  it("looks at the whole lot where the sample would be larger", () => {
    expect(isoPlan(60, "II", "0.10", "normal")).toMatchObject({ letter: "E", planLetter: "K", n: 60, accept: 0 });
  });

  it("leads somewhere from each letter, level and limit, and to more faulty ones for a higher limit of one letter", () => {
    for (const severity of SEVERITIES_OF_INSPECTION)
      for (const letter of Object.keys(LOT))
        for (const aql of AQL_PERCENT) {
          const { n, accept, reject } = isoPlan(LOT[letter] ?? 0, "II", aql, severity);
          expect(n).toBeGreaterThan(0);
          expect(reject).toBe(accept + 1);
        }
  });

  it("knows no other limit", () => {
    expect(() => isoPlan(500, "II", "0.5", "normal")).toThrow(RangeError);
    expect(AQL_PERCENT).toHaveLength(16);
  });
});
