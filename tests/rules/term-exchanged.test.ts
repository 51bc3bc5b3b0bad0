import { describe, expect, it } from "vitest";
import { checkCase, ruleCases } from "../support/rule-cases";
import { EXCHANGED_TERMS } from "./cases/exchanged-terms";

describe("terms exchanged", () => {
  it("has near misses as well as hits", () => {
    const hits = EXCHANGED_TERMS.filter(([, , flagged]) => flagged.length > 0).length;
    expect(hits).toBeGreaterThan(20);
    expect(EXCHANGED_TERMS.length - hits).toBeGreaterThan(20);
  });

  it.each(EXCHANGED_TERMS)("%s ⇒ %s", (source, answer, flagged) => {
    const found = checkCase({ name: answer, sources: [source], answer, cites: ["1"], flags: [] }).filter(
      (f) => f.rule === "term-exchanged" || (f.rule === "subject-not-in-source" && flagged.length > 0),
    );
    expect(found.map((f) => f.text)).toEqual(flagged);
    for (const f of found) expect(answer.slice(f.start, f.end)).toBe(f.text);
  });
});

ruleCases("NUMBER_NOT_IN_SOURCE", [
  {
    name: "en: the rank that the source gives",
    sources: ["Tarnby is the second largest port of the country."],
    answer: "Tarnby is the third largest port of the country [1].",
    flags: ["third largest"],
    data: { answer: "third largest", source: "second largest" },
  },
  {
    name: "zh: 来源的名次",
    sources: ["云溪公司在全市评比中获得第一名。"],
    answer: "云溪公司在全市评比中获得第二名。[1]",
    flags: ["第二名"],
    data: { answer: "第二名", source: "第一名" },
  },
  {
    name: "near: asked by the question",
    question: "Is Tarnby the third largest port?",
    sources: ["Tarnby is the second largest port of the country."],
    answer: "Tarnby is the third largest port of the country [1].",
    flags: [],
  },
  {
    name: "近似：拒答",
    sources: ["云溪公司在全市评比中获得第一名。"],
    answer: "资料未说明云溪公司是否获得第二名。[1]",
    flags: [],
  },
]);
