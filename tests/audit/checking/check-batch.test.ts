import { describe, expect, it } from "vitest";
import { type CheckProgress, checkBatch, type Hand } from "../../../lib/audit/checking/check-batch";
import type { Range } from "../../../lib/audit/checking/check-range";

/** A hand that answers at once, and takes a second of the made-up clock for each range. */
function crew(count: number, known = 0) {
  const ranges: Range[] = [];
  const clock = { now: 0 };
  const hand: Hand = {
    check: async (range) => {
      ranges.push(range);
      clock.now += 1000;
      const rows = range.to - range.from;
      return range.to <= known + 1 ? { checked: 0, known: rows, failed: 0 } : { checked: rows, known: 0, failed: 0 };
    },
  };
  return { hands: Array.from({ length: count }, () => hand), ranges, clock };
}

describe("a batch", () => {
  it("is handed out in ranges that cover every row number once", async () => {
    const { hands, ranges, clock } = crew(3);
    const told: CheckProgress[] = [];
    const end = await checkBatch(
      { rows: 50, bad: 3 },
      hands,
      (p) => told.push(p),
      new AbortController().signal,
      () => clock.now,
    );
    expect(ranges).toEqual([
      { from: 1, to: 21 },
      { from: 21, to: 41 },
      { from: 41, to: 54 },
    ]);
    expect(end).toMatchObject({ state: "done", done: 53, failed: 0 });
    expect(told.at(-1)).toEqual(end);
  });

  it("tells rate and time that is left by what was checked now, not by what was there", async () => {
    const { hands, clock } = crew(1, 100);
    const told: CheckProgress[] = [];
    await checkBatch(
      { rows: 300, bad: 0 },
      hands,
      (p) => told.push(p),
      new AbortController().signal,
      () => clock.now,
    );
    expect(told[6]?.rate).toBeUndefined();
    expect(told[7]).toMatchObject({ done: 160, rate: 60 / 8, left: 140 / 7.5 });
  });

  it("stops where it is paused, and what is under way is told", async () => {
    const { hands, ranges, clock } = crew(1);
    const stop = new AbortController();
    const end = await checkBatch(
      { rows: 300, bad: 0 },
      hands,
      ({ done }) => done >= 100 && stop.abort(),
      stop.signal,
      () => clock.now,
    );
    expect(ranges).toHaveLength(5);
    expect(end).toMatchObject({ state: "paused", done: 100 });
  });

  it("of which a worker dies is no success", async () => {
    const dead: Hand = { check: () => Promise.reject(new Error("gone")) };
    await expect(
      checkBatch(
        { rows: 1, bad: 0 },
        [dead],
        () => {},
        new AbortController().signal,
        () => 0,
      ),
    ).rejects.toThrow("gone");
  });
});
