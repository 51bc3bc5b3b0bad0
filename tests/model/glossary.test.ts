import { describe, expect, it } from "vitest";
import { readGlossary } from "../../lib/model/glossary";

describe("a glossary", () => {
  it("reads one term a line with its names, and passes over blank lines and remarks", () => {
    expect(readGlossary("Enterprise  plan = EP = 企业版\r\n\n# ours\n标准版＝Standard plan\nTeam plan")).toEqual({
      terms: [["Enterprise plan", "EP", "企业版"], ["标准版", "Standard plan"], ["Team plan"]],
      faults: [],
    });
  });

  it.each<[string, object]>([
    ["EP =", { reason: "empty-name" }],
    ["= EP", { reason: "empty-name" }],
    ["EP = — = Enterprise", { reason: "empty-name" }],
    [`EP = ${"x".repeat(61)}`, { reason: "too-long" }],
    [Array.from({ length: 13 }, (_, i) => `name${i}`).join(" = "), { reason: "too-many-names" }],
    ["EP = first", { reason: "twice", other: 1 }],
  ])("names the line of %s", (line, fault) => {
    expect(readGlossary(`First = 1st\n${line}\nSecond = 2nd`)).toEqual({
      terms: [
        ["First", "1st"],
        ["Second", "2nd"],
      ],
      faults: [{ line: 2, ...fault }],
    });
  });

  it("reads 300 terms and names the lines beyond", () => {
    const { terms, faults } = readGlossary(Array.from({ length: 301 }, (_, i) => `name${i} = other${i}`).join("\n"));
    expect(terms.length).toBe(300);
    expect(faults).toEqual([{ line: 301, reason: "too-many" }]);
  });

  it("takes the same name twice in a line for one", () => {
    expect(readGlossary("EP = EP = Enterprise").terms).toEqual([["EP", "Enterprise"]]);
  });
});
