import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";
import { RIGHT, WRONG } from "./cases/obvious-operations";

const findings = (source: string, question: string, answer: string) =>
  check({ id: "a", text: answer, question }, [{ id: "1", text: source }], rules).findings;

describe("values that follow by one obvious operation", () => {
  it.each(RIGHT)("%s %s %s", (source, question, answer, formula) => {
    const found = findings(source, question, answer);
    expect(found.map(({ code }) => code)).toEqual(found.map(() => "COMPUTED"));
    expect(found.map(({ data }) => data.formula)).toEqual(formula === null ? [] : [formula]);
  });

  it.each(WRONG)("%s %s %s", (source, question, answer, flagged) => {
    const found = findings(source, question, answer).filter(({ code }) => code !== "COMPUTED");
    expect(found.map(({ code, text }) => `${code} ${text}`)).toEqual(flagged);
    expect(flagged.length).toBeGreaterThan(0);
  });
});
