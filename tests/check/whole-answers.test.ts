import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import type { Source } from "../../lib/model/source";
import { rules } from "../../lib/rules";
import * as cases from "./cases/whole-answers";

const reported = (question: string, sources: readonly (string | Partial<Source>)[], answer: string) =>
  check(
    { id: "a", text: answer, question, asOf: "2026-12-01" },
    sources.map((source, i) => ({
      id: String(i + 1),
      text: "",
      ...(typeof source === "string" ? { text: source } : source),
    })),
    rules,
  );

describe.each(Object.entries(cases))("%s", (_, rows) => {
  it.each([...rows])("%j %j %s", (question, sources, answer, flagged) =>
    expect(
      reported(question, sources, answer)
        .findings.filter(({ code }) => code !== "COMPUTED")
        .map(({ code, text }) => `${code} ${text}`),
    ).toEqual(flagged),
  );

  it("has both what rings and what does not, or a verdict of its own", () => {
    const rings = rows.filter(([, , , flagged]) => flagged.length > 0).length;
    expect(rings).toBeGreaterThan(0);
    expect(rings).toBeLessThan(rows.length);
  });
});

describe("numbers that count something else", () => {
  it.each<[source: string, answer: string, verdict: string]>([
    ["酒店有客房140间。", "酒店有停车位140个。[1]", "unchecked"],
    ["酒店有客房140间。", "酒店有客房140间。[1]", "supported"],
    ["The school has 30 teachers.", "The school has 30 classrooms. [1]", "unchecked"],
    ["The school has 30 teachers.", "The school employs 30 teachers. [1]", "supported"],
    ["The school has 30 teachers and 20 classrooms.", "The school has 20 classrooms. [1]", "supported"],
  ])("%s %s", (source, answer, verdict) =>
    expect(reported("", [source], answer).claims.map((claim) => claim.verdict)).toEqual([verdict]),
  );
});
