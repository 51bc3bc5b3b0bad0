import { describe, expect, it } from "vitest";
import { cohenKappa, fleissKappa, kappaByCategory } from "../../../lib/audit/statistics/agreement";

/** Pairs from a table of two judgements: both yes, yes/no, no/yes, both no. */
const table = (a: number, b: number, c: number, d: number): [string, string][] => [
  ...Array<[string, string]>(a).fill(["yes", "yes"]),
  ...Array<[string, string]>(b).fill(["yes", "no"]),
  ...Array<[string, string]>(c).fill(["no", "yes"]),
  ...Array<[string, string]>(d).fill(["no", "no"]),
];

describe("Cohen's kappa", () => {
  // The two tables with equal agreement and unlike kappas that textbooks give (0.1304, 0.2593), and 50 proposals (0.4).
  it.each([
    [20, 5, 10, 15, 0.7, 0.4],
    [45, 15, 25, 15, 0.6, 0.1304],
    [25, 35, 5, 35, 0.6, 0.2593],
  ])("%d, %d, %d, %d", (a, b, c, d, raw, kappa) => {
    const agreement = cohenKappa(table(a, b, c, d));
    expect(agreement.raw).toBeCloseTo(raw, 14);
    expect(agreement.kappa).toBeCloseTo(kappa, 4);
  });

  it("falls though nearly all agree, where nearly all are clean; the raw agreement tells", () => {
    const agreement = cohenKappa(table(0, 1, 1, 98));
    expect(agreement.raw).toBe(0.98);
    expect(agreement.kappa).toBeLessThan(0);
  });

  it("is not defined with one category, and says so", () => {
    expect(cohenKappa(table(30, 0, 0, 0))).toMatchObject({
      raw: 1,
      kappa: null,
      undefinedFor: "one-category",
    });
    expect(cohenKappa([])).toEqual({ items: 0, raw: null, interval: null, kappa: null, undefinedFor: "empty" });
  });

  it("is 0 where one of two always says the same, and defined with one item that they see differently", () => {
    expect(cohenKappa(table(5, 5, 0, 0)).kappa).toBe(0);
    expect(cohenKappa([["yes", "no"]]).kappa).toBe(0);
  });

  it("tells the classes apart", () => {
    const pairs: [string, string][] = [
      ["fault", "fault"],
      ["fault", "partly"],
      ["clean", "clean"],
      ["partly", "fault"],
      ["clean", "clean"],
    ];
    const classes = kappaByCategory(pairs);
    expect([...classes.keys()]).toEqual(["fault", "partly", "clean"]);
    expect(classes.get("clean")?.kappa).toBe(1);
    expect(classes.get("partly")?.kappa).toBeLessThan(0);
  });
});

describe("Fleiss' kappa", () => {
  // Fourteen raters, ten subjects, five categories: the worked example of the usual textbooks, kappa 0.210.
  const COUNTS = [
    [0, 0, 0, 0, 14],
    [0, 2, 6, 4, 2],
    [0, 0, 3, 5, 6],
    [0, 3, 9, 2, 0],
    [2, 2, 8, 1, 1],
    [7, 7, 0, 0, 0],
    [3, 2, 6, 3, 0],
    [2, 5, 3, 2, 2],
    [6, 5, 2, 1, 0],
    [0, 2, 2, 3, 7],
  ];
  const judged = COUNTS.map((row) => row.flatMap((n, category) => Array<string>(n).fill(String(category))));

  it("worked example", () => {
    const agreement = fleissKappa(judged);
    expect(agreement.raw).toBeCloseTo(0.378, 3);
    expect(agreement.kappa).toBeCloseTo(0.21, 3);
  });

  it("leaves out what was judged once, and is not defined with one category", () => {
    expect(fleissKappa([...judged, ["4"], []]).kappa).toBeCloseTo(0.21, 3);
    expect(
      fleissKappa([
        ["a", "a"],
        ["a", "a", "a"],
      ]),
    ).toMatchObject({ raw: 1, kappa: null, undefinedFor: "one-category" });
    expect(fleissKappa([["a"], []])).toMatchObject({ items: 0, undefinedFor: "empty" });
  });
});
