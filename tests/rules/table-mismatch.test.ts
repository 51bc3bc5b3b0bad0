import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";
import { checkCase } from "../support/rule-cases";
import { CROSSWISE } from "./cases/crosswise";
import { TABLES } from "./cases/tables";
import { TOLD_TABLES } from "./cases/told-tables";

/** Codes of values and of their subjects. */
const CODES: ReadonlySet<string> = new Set([
  "SUBJECT_MISMATCH",
  "NUMBER_NOT_IN_SOURCE",
  "DATE_MISMATCH",
  "UNIT_MISMATCH",
  "NEGATION_FLIP",
]);

describe("tables", () => {
  it("has as many near misses as hits, nearly", () => {
    const hits = TABLES.filter(([, , flagged]) => flagged.length > 0).length;
    expect(hits).toBeGreaterThan(30);
    expect(TABLES.length - hits).toBeGreaterThan(40);
  });

  it.each(
    [...TABLES, ...TOLD_TABLES, ...CROSSWISE].map(([source, answer, flagged]) => [answer, flagged, source] as const),
  )("%s ⇒ %s", (answer, flagged, source) => {
    const found = checkCase({ name: answer, sources: [source], answer, cites: ["1"], flags: [] });
    expect(found.filter((f) => CODES.has(f.code)).map((f) => `${f.code} ${f.text}`)).toEqual(flagged);
    for (const f of found) expect(answer.slice(f.start, f.end)).toBe(f.text);
  });

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

  it("says of a table of the answer whose names no source has that it was not checked", () => {
    const text = (names: readonly string[]) =>
      `| Kind | Rent |\n| --- | --- |\n| ${names[0]} | $40 |\n| ${names[1]} | $65 |`;
    const source = { id: "1", text: "The oak hall costs $40 a day. The elm hall costs $65 a day." };
    const report = (names: readonly string[]) => check({ id: "a", text: text(names), cites: ["1"] }, [source], rules);
    const unnamed = report(["Large", "Small"]);
    expect(unnamed.claims.map((claim) => claim.verdict)).toEqual(["unchecked", "unchecked"]);
    expect(unnamed.skipped).toEqual([
      { reason: "table-names", about: "0" },
      { reason: "table-names", about: "1" },
    ]);
    const named = report(["Oak hall", "Elm hall"]);
    expect(named.claims.map((claim) => claim.verdict)).toEqual(["supported", "supported"]);
    expect(named.skipped).toEqual([]);
  });
});
