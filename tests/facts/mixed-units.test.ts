import { describe, expect, it } from "vitest";
import { readStatements } from "../../lib/facts/arithmetic";
import { mixesUnits, sizesIn } from "../../lib/facts/mixed-units";

const [only] = readStatements("2 h + 45 min = 2.75 h");
const terms = only ? [...only.inputs, only.result] : [];

describe("units of one dimension in one sum", () => {
  it("tells the size of each", () => {
    expect([...(sizesIn(terms) ?? new Map()).values()].map(String)).toHaveLength(3);
    expect([...(sizesIn(terms) ?? [])].map(([{ text }, size]) => [text, Number(size.n) / Number(size.d)])).toEqual([
      ["2 h", 3600],
      ["45 min", 60],
      ["2.75 h", 3600],
    ]);
  });

  it.each<[text: string, mixes: boolean, sized: boolean]>([
    ["2 h + 45 min = 2.75 h", true, true],
    ["2 小时 + 45 分钟 = 165 分钟", true, true],
    ["1.2 km + 300 m = 1.5 km", true, true],
    // A working day is no number of hours, and 45 may be anything.
    ["2 h + 3 months = 5 h", true, false],
    ["2 h + 45 = 47 min", true, false],
    ["2 h + 3 h = 5 h", false, true],
  ])("%s", (text, mixes, sized) => {
    const [statement] = readStatements(text);
    const all = statement ? [...statement.inputs, statement.result] : [];
    expect(statement && mixesUnits(statement.inputs, statement.result, statement.formula)).toBe(mixes);
    expect(sizesIn(all) !== null).toBe(sized);
  });

  it.each<[text: string, holds: boolean, right: string]>([
    ["2 h + 45 min = 2.75 h", true, "2.75 h"],
    ["2 h + 45 min = 2.45 h", false, "2.75 h"],
    ["2 小时 + 45 分钟 = 165 分钟", true, "165 分钟"],
    ["2 小时 + 45 分钟 = 145 分钟", false, "165 分钟"],
    ["3 h − 30 min = 2.5 h", true, "2.5 h"],
    ["1.2 km + 300 m = 15 km", false, "1.5 km"],
  ])("%s", (text, holds, right) =>
    expect(readStatements(text).map((s) => [s.holds, s.right])).toEqual([[holds, right]]),
  );
});
