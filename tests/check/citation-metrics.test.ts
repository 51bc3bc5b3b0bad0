import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";

const pool = { id: "pool", text: "The pool opens at 6 am. Children under 8 need an adult." };
const map = { id: "map", text: "The car park lies north of the main gate." };

const metrics = (text: string, sources = [pool, map]) =>
  check({ id: "a", text }, sources, rules, { citations: true }).citations;

describe("citation metrics", () => {
  it("one claim, one citation that holds it", () => {
    expect(metrics("The pool opens at 6 am [pool].")).toMatchObject({
      claims: 1,
      cited: 1,
      citations: 1,
      citedShare: 1,
      hitRate: 1,
      recall: 1,
      precision: 1,
    });
  });

  it("a citation beside it that holds nothing lowers precision and hit rate, not recall", () => {
    expect(metrics("The pool opens at 6 am [pool][map].")).toMatchObject({
      citations: 2,
      hitRate: 0.5,
      recall: 1,
      precision: 0.5,
    });
  });

  it("a claim that its citation does not hold lowers recall", () => {
    expect(metrics("The pool opens at 6 am [pool]. The restaurant serves 40 dishes [map].")).toMatchObject({
      claims: 2,
      recall: 0.5,
      hitRate: 0.5,
      precision: 0.5,
    });
  });

  it("a claim without a citation lowers the cited share and recall", () => {
    expect(metrics("The pool opens at 6 am [pool].\n\nChildren under 8 need an adult.")).toMatchObject({
      claims: 2,
      cited: 1,
      citedShare: 0.5,
      recall: 0.5,
      precision: 1,
    });
  });

  it("a claim whose word was turned is no hit, though all other words stand in the source", () => {
    const rule = { id: "rule", text: "Dogs are not allowed in the hall on Sundays." };
    expect(metrics("Dogs are not allowed in the hall on Sundays [rule].", [rule])).toMatchObject({
      hitRate: 1,
      recall: 1,
      precision: 1,
    });
    expect(metrics("Dogs are allowed in the hall on Sundays [rule].", [rule])).toMatchObject({
      hitRate: 0,
      recall: 0,
      precision: 0,
      undecided: 0,
    });
    const hall = { id: "hall", text: "大厅周日不对外开放。" };
    expect(metrics("大厅周日对外开放。[hall]", [hall])).toMatchObject({ hitRate: 0, recall: 0, precision: 0 });
  });

  it("a mark without a source is a miss", () => {
    expect(metrics("泳池六点开放。", [])).toMatchObject({
      claims: 1,
      cited: 0,
      hitRate: null,
      recall: 0,
      precision: null,
    });
  });

  it("no claim, no share: never nought", () => {
    expect(metrics("Hello! How can I help?")).toMatchObject({
      claims: 0,
      citedShare: null,
      hitRate: null,
      recall: null,
      precision: null,
    });
  });

  it("is left out unless asked for", () => {
    expect(check({ id: "a", text: "The pool opens at 6 am [pool]." }, [pool], rules).citations).toBeUndefined();
  });
});
