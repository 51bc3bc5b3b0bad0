import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import type { ReasonCode } from "../../lib/model/reasons";
import { rules } from "../../lib/rules";
import { answerabilitySets } from "./cases/answerability";

const CODES: readonly ReasonCode[] = ["NO_HIT", "HIT_BUT_UNANSWERABLE", "FALSE_REFUSAL", "HEDGED_REFUSAL"];

describe("answerability", () => {
  it("is tried on at least 120 rows, half of them Chinese", () => {
    const rows = answerabilitySets.flatMap(({ name, rows }) => rows.map(() => name.slice(0, 2)));
    expect(rows.length).toBeGreaterThanOrEqual(120);
    expect(rows.filter((lang) => lang === "zh").length).toBeGreaterThanOrEqual(60);
  });

  for (const { name, source, rows } of answerabilitySets) {
    describe(name, () => {
      it.each(rows)("%s – %s", (question, text, codes) => {
        const { findings } = check({ id: "a", question, text }, source ? [source] : [], rules);
        expect([...new Set(findings.map((f) => f.code))].filter((code) => CODES.includes(code))).toEqual(codes);
        // A right answer is faulted by nothing else either.
        if (codes.length === 0)
          expect(findings.filter((f) => f.severity !== "info" && f.code !== "NO_CITATION").map((f) => f.code)).toEqual(
            [],
          );
      });
    });
  }
});
