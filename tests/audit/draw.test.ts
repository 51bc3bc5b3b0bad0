import { describe, expect, it } from "vitest";
import { type Candidate, drawSample } from "../../lib/audit/draw";
import type { Plan } from "../../lib/model/draw";
import { hash } from "../../lib/text/hash";

const candidate = (n: number, stratum: string, critical = false): Candidate => ({
  row: `r${n}`,
  n,
  hash: hash(`row ${n}`),
  stratum,
  critical,
});
const rows = Array.from({ length: 60 }, (_, i) =>
  candidate(i + 1, i < 30 ? "number" : i < 50 ? "negation" : "none", i % 12 === 5),
);
const plan: Plan = { kind: "stratified", allocation: "equal", quotas: { number: 4, negation: 4, none: 4 } };
const key = { seed: 7, batchHash: "f".repeat(64) };
const ids = (list: readonly { row: string }[]): string[] => list.map(({ row }) => row);

describe("a sample", () => {
  it("is this one, for ever: another generator or order would need another name", () => {
    const { items } = drawSample(rows, plan, key, 0.5);
    expect(items.map(({ row, stratum, second }) => `${stratum} ${row}${second ? " 2" : ""}`)).toMatchInlineSnapshot(`
      [
        "critical r18 2",
        "critical r6 2",
        "critical r42 2",
        "critical r54",
        "critical r30",
        "negation r49 2",
        "negation r39 2",
        "negation r50",
        "negation r35",
        "number r10 2",
        "number r15 2",
        "number r23",
        "number r25",
        "none r59 2",
        "none r52 2",
        "none r60",
        "none r53",
      ]
    `);
  });

  it("does not depend on the order in which the answers come", () => {
    expect(drawSample([...rows].reverse(), plan, key, 0.2)).toEqual(drawSample(rows, plan, key, 0.2));
    const mixed = [...rows].sort((a, b) => (a.hash.slice(9) < b.hash.slice(9) ? -1 : 1));
    expect(drawSample(mixed, plan, key)).toEqual(drawSample(rows, plan, key));
  });

  it("depends on seed and batch", () => {
    const first = ids(drawSample(rows, plan, key).items);
    expect(ids(drawSample(rows, plan, { ...key, seed: 8 }).items)).not.toEqual(first);
    expect(ids(drawSample(rows, plan, { ...key, batchHash: "0".repeat(64) }).items)).not.toEqual(first);
  });

  it("weights each stratum by what it holds, and takes critical answers whole with weight 1", () => {
    const { strata, items } = drawSample(rows, plan, key);
    expect(strata).toEqual([
      { id: "critical", size: 5, drawn: 5, weight: 1 },
      { id: "negation", size: 19, drawn: 4, weight: 4.75 },
      { id: "number", size: 27, drawn: 4, weight: 6.75 },
      { id: "none", size: 9, drawn: 4, weight: 2.25 },
    ]);
    expect(items.reduce((sum, { weight }) => sum + weight, 0)).toBe(60);
    expect(items.filter((item) => item.certainty).every(({ stratum }) => stratum === "critical")).toBe(true);
    expect(new Set(ids(items)).size).toBe(17);
  });

  it("a larger sample holds the smaller one; the reserve is what comes next", () => {
    const small = drawSample(rows, plan, key);
    const large = drawSample(rows, { ...plan, quotas: { number: 6, negation: 4, none: 4 } }, key);
    const of = (draw: typeof small) => ids(draw.items.filter((item) => item.stratum === "number"));
    expect(of(large).slice(0, 4)).toEqual(of(small));
    expect(of(large).slice(4)).toEqual(small.reserve.number?.slice(0, 2));
    expect(small.reserve.critical).toEqual([]);
    const drawn = new Set(ids(small.items));
    expect(
      Object.values(small.reserve)
        .flat()
        .filter((row) => drawn.has(row)),
    ).toEqual([]);
  });

  it("takes all where there are fewer, and has no strata where the plan has none", () => {
    const all = drawSample(rows, { kind: "simple", n: 500 }, key);
    expect(all.strata.map(({ id, size, drawn }) => [id, size, drawn])).toEqual([
      ["critical", 5, 5],
      ["all", 55, 55],
    ]);
    expect(all.items.every((item) => item.certainty)).toBe(true);
    expect(drawSample([], plan, key)).toEqual({ strata: [], items: [], reserve: {} });
  });

  it("tells a stratum of which nothing was asked for", () => {
    const { strata } = drawSample(rows, { ...plan, quotas: { number: 3 } }, key);
    expect(strata.find(({ id }) => id === "none")).toEqual({ id: "none", size: 9, drawn: 0, weight: 0 });
  });

  it("gives the second reviewer the share of each stratum", () => {
    const { items } = drawSample(rows, plan, key, 0.25);
    const seconds = (stratum: string) => items.filter((i) => i.stratum === stratum && i.second).length;
    expect(["number", "negation", "none", "critical"].map(seconds)).toEqual([1, 1, 1, 1]);
  });

  it("has each answer in a sample as often as another (300 seeds, 5 of 27)", () => {
    const five: Plan = { ...plan, quotas: { number: 5 } };
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 300; seed++)
      for (const { row, stratum } of drawSample(rows, five, { ...key, seed }).items)
        if (stratum === "number") counts.set(row, (counts.get(row) ?? 0) + 1);
    expect(counts.size).toBe(27);
    // 55.6 each, standard deviation 6.7; five of them.
    for (const n of counts.values()) expect(Math.abs(n - 55.6)).toBeLessThan(34);
  });
});
