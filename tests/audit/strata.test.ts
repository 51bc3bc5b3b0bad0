import { describe, expect, it } from "vitest";
import { RISK_STRATA, stratumOf, stratumSizes } from "../../lib/audit/strata";
import { type Risk, riskSchema } from "../../lib/model/report";

describe("strata by risk", () => {
  it.each<[Risk[], string]>([
    [[], "none"],
    [["number"], "number"],
    [["number", "unit"], "unit"],
    [["number", "unit", "subject"], "subject"],
    [["number", "negation", "unit", "subject"], "negation"],
    [["number", "negation", "computation"], "computation"],
    [["unanswerable", "computation"], "unanswerable"],
    [["number", "version-conflict", "unanswerable"], "version-conflict"],
  ])("%j is %s", (risks, stratum) => {
    expect(stratumOf(risks)).toBe(stratum);
  });

  it("has a place for each risk, once", () => {
    expect([...RISK_STRATA].sort()).toEqual([...riskSchema.options, "none"].sort());
  });

  it("counts in a fixed order and leaves out what has none", () => {
    expect([...stratumSizes(["number", "none", "critical", "number", "negation"])]).toEqual([
      ["critical", 1],
      ["negation", 1],
      ["number", 2],
      ["none", 1],
    ]);
  });
});
