import { describe, expect, it } from "vitest";
import { compare, figuresOf } from "./compare.mjs";

const tolerance = { recall: 0.005, alarms: 0.001 };
const recall = (hits: number, of: number) => ({ hits, of, better: "up" as const });
const alarms = (hits: number, of: number) => ({ hits, of, better: "down" as const });
const before = { "a.jsonl": { "recall number": recall(80, 100), "false alarms all": alarms(2, 1000) } };

describe("compare", () => {
  it("passes the same figures", () => {
    expect(compare(before, before, tolerance)).toEqual({
      worse: [],
      better: [],
      compared: 2,
      unrecorded: [],
      gone: [],
    });
  });

  it("passes what is better, and says so", () => {
    const now = { "a.jsonl": { "recall number": recall(90, 100), "false alarms all": alarms(1, 1000) } };
    expect(compare(before, now, tolerance)).toMatchObject({
      worse: [],
      better: [expect.stringContaining("80/100 → 90/100"), expect.stringContaining("2/1000 → 1/1000")],
    });
  });

  it.each([
    [
      "a recall that falls",
      { "recall number": recall(79, 100), "false alarms all": alarms(2, 1000) },
      "recall number 80/100 → 79/100",
    ],
    [
      "a false-alarm rate that rises",
      { "recall number": recall(80, 100), "false alarms all": alarms(4, 1000) },
      "false alarms all 2/1000 → 4/1000",
    ],
    ["a recall that vanished", { "false alarms all": alarms(2, 1000) }, "recall number 80/100 → none"],
    [
      "a new false alarm",
      { ...before["a.jsonl"], "false alarms UNIT_MISMATCH": alarms(5, 1000) },
      "false alarms UNIT_MISMATCH none → 5/1000",
    ],
    [
      "recall bought with false alarms",
      { "recall number": recall(99, 100), "false alarms all": alarms(9, 1000) },
      "false alarms all 2/1000 → 9/1000",
    ],
  ])("fails %s", (_what, figures, line) => {
    expect(compare(before, { "a.jsonl": figures }, tolerance).worse).toEqual([`a.jsonl: ${line}`]);
  });

  it("lets through what the tolerance allows and nothing beyond it", () => {
    const base = { "a.jsonl": { recall: recall(8000, 10000), alarms: alarms(20, 10000) } };
    expect(
      compare(base, { "a.jsonl": { recall: recall(7950, 10000), alarms: alarms(30, 10000) } }, tolerance).worse,
    ).toEqual([]);
    expect(
      compare(base, { "a.jsonl": { recall: recall(7949, 10000), alarms: alarms(31, 10000) } }, tolerance).worse,
    ).toHaveLength(2);
  });

  it("names files that are not recorded and files that are gone", () => {
    expect(compare(before, { "b.jsonl": {} }, tolerance)).toMatchObject({
      unrecorded: ["b.jsonl"],
      gone: ["a.jsonl"],
      compared: 0,
    });
  });
});

describe("figuresOf", () => {
  it("reads the four kinds of scores", () => {
    const common = { rows: 10, lost: 0 };
    expect(
      figuresOf({
        ...common,
        kind: "cases",
        whole: 9,
        quietOk: 4,
        silent: 4,
        codes: { QUOTE_NOT_FOUND: { expected: 2, found: 1, alarms: 1 } },
      }),
    ).toEqual({
      "rows lost": alarms(0, 10),
      "whole cases right": recall(9, 10),
      "silent cases kept silent": recall(4, 4),
      "recall QUOTE_NOT_FOUND": recall(1, 2),
      "false alarms QUOTE_NOT_FOUND": alarms(1, 10),
    });
    const labelled = figuresOf({
      ...common,
      kind: "labelled",
      checked: 8,
      tp: 3,
      fn: 2,
      fp: 1,
      tn: 4,
      kinds: { number: { n: 5, hit: 3, right: 2 } },
      pairs: { number: { n: 4, apart: 3 } },
      alarms: { UNIT_MISMATCH: 1 },
      tagAlarm: { "has-number": { n: 5, fp: 1 } },
    });
    expect(labelled["recall all"]).toEqual(recall(3, 5));
    expect(labelled["false alarms UNIT_MISMATCH"]).toEqual(alarms(1, 5));
    expect(labelled["pairs told apart number"]).toEqual(recall(3, 4));
    expect(
      figuresOf({ ...common, kind: "quantities", types: { "zh hand-made": { n: 7, read: 6, quiet: 2, noise: 1 } } }),
    ).toMatchObject({ "read zh hand-made": recall(6, 7), "noise zh hand-made": alarms(1, 2) });
    expect(figuresOf({ ...common, kind: "quotes", by: { none: { n: 5, right: 4, falseSupport: 1 } } })).toMatchObject({
      "right none": recall(4, 5),
      "wrongly called verbatim none": alarms(1, 5),
    });
  });
});
