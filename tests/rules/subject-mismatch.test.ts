import { describe, expect, it } from "vitest";
import { checkCase, ruleCases } from "../support/rule-cases";
import { ALIASES } from "./cases/aliases";
import { CARRY_OVER } from "./cases/carry-over";
import { CLAUSES } from "./cases/clauses";
import { SUBJECTS } from "./cases/subjects";

describe("SUBJECT_MISMATCH", () => {
  it("has as many near misses as hits, nearly", () => {
    const hits = SUBJECTS.filter(([, , flagged]) => flagged.length > 0).length;
    expect(hits).toBeGreaterThan(40);
    expect(SUBJECTS.length - hits).toBeGreaterThan(50);
  });

  it.each(ALIASES)("with %j: %s ⇒ %s", (glossary, source, answer, flagged) => {
    const found = checkCase({ name: answer, sources: [source], answer, cites: ["1"], glossary, flags: [] });
    expect(found.filter((f) => f.code === "SUBJECT_MISMATCH").map((f) => f.text)).toEqual(flagged);
  });

  it("does not miss a name that stands under another name of its term", () => {
    const missing = (glossary: string) =>
      checkCase({
        name: "",
        sources: ["Kestrel Bank has 40 branches in the north of the county and three in the south."],
        answer: "Marlowe Trust has 40 branches in the north of the county.",
        cites: ["1"],
        glossary,
        flags: [],
      }).map((f) => f.code);
    expect(missing("")).toContain("SUBJECT_NOT_IN_SOURCE");
    expect(missing("Kestrel Bank = Marlowe Trust")).toEqual([]);
  });

  it.each([...SUBJECTS, ...CLAUSES, ...CARRY_OVER])("%s ⇒ %s", (source, answer, flagged) => {
    const found = checkCase({ name: answer, sources: [source], answer, cites: ["1"], flags: [] }).filter(
      (f) => f.code === "SUBJECT_MISMATCH",
    );
    expect(found.map((f) => f.text)).toEqual(flagged);
    for (const f of found) expect(answer.slice(f.start, f.end)).toBe(f.text);
  });
});

ruleCases("SUBJECT_MISMATCH", [
  {
    name: "zh: both subjects are named",
    sources: ["基础班收费 600 元。提高班收费 900 元。"],
    answer: "基础班收费 900 元。[1]",
    flags: ["900 元"],
    data: { value: "900 元", sourceSubject: "提高班", answerSubject: "基础班" },
  },
  {
    name: "en: both subjects are named",
    sources: ["The Lakeside branch opens 30 hours a week. The Hilltop branch opens 44 hours a week."],
    answer: "The Lakeside branch opens 44 hours a week [1].",
    flags: ["44 hours a week"],
    data: { sourceSubject: "Hilltop branch", answerSubject: "Lakeside branch" },
  },
  {
    name: "near: the other source has the pairing",
    sources: [
      "The Lakeside branch has 30 desks.",
      "The Hilltop branch has 30 desks. The Lakeside branch has 12 desks.",
    ],
    answer: "The Lakeside branch has 30 desks [1].",
    flags: [],
  },
  {
    name: "near: 同一数值属于两者",
    sources: ["标准间可住 2 人。家庭房可住 4 人。豪华版标准间可住 2 人。"],
    answer: "标准间可住 2 人。[1]",
    flags: [],
  },
]);
