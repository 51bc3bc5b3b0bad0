import { describe, expect, it } from "vitest";
import { checkCase } from "../support/rule-cases";
import { TABLES } from "./cases/tables";

/** Codes of values and of their subjects. */
const CODES: ReadonlySet<string> = new Set([
  "SUBJECT_MISMATCH",
  "NUMBER_NOT_IN_SOURCE",
  "DATE_MISMATCH",
  "UNIT_MISMATCH",
]);

describe("tables", () => {
  it("has as many near misses as hits, nearly", () => {
    const hits = TABLES.filter(([, , flagged]) => flagged.length > 0).length;
    expect(hits).toBeGreaterThan(30);
    expect(TABLES.length - hits).toBeGreaterThan(40);
  });

  it.each(TABLES.map(([source, answer, flagged]) => [answer, flagged, source] as const))(
    "%s ⇒ %s",
    (answer, flagged, source) => {
      const found = checkCase({ name: answer, sources: [source], answer, cites: ["1"], flags: [] });
      expect(found.filter((f) => CODES.has(f.code)).map((f) => `${f.code} ${f.text}`)).toEqual(flagged);
      for (const f of found) expect(answer.slice(f.start, f.end)).toBe(f.text);
    },
  );

  it("names the subject of the answer and that of the table", () => {
    const [found] = checkCase({
      name: "",
      sources: ["| Hall | Rent |\n| --- | --- |\n| Oak Hall | $40 |\n| Elm Hall | $65 |\n| Ash Hall | $70 |"],
      answer: "Oak Hall is let for $65.",
      cites: ["1"],
      flags: [],
    });
    expect(found?.data).toEqual({ value: "$65", sourceSubject: "Elm Hall", answerSubject: "Oak Hall" });
    expect(found?.evidence?.text).toContain("Oak Hall");
  });
});
