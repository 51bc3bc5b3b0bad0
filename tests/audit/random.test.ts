import { describe, expect, it } from "vitest";
import { randomIntegers, randomOrder } from "../../lib/audit/random";
import { hash } from "../../lib/text/hash";

/** xoroshiro128+ with 64-bit integers, after the published description (rotations 24 and 37, shift 16); low halves of the sums. */
function* published(key: string): Generator<number> {
  const mask = (1n << 64n) - 1n;
  const rotate = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (64n - by))) & mask;
  const digest = hash(key);
  let s0 = BigInt(`0x${digest.slice(0, 16)}`);
  let s1 = BigInt(`0x${digest.slice(16, 32)}`);
  for (;;) {
    yield Number((s0 + s1) & 0xffffffffn);
    s1 ^= s0;
    s0 = (rotate(s0, 24n) ^ s1 ^ (s1 << 16n)) & mask;
    s1 = rotate(s1, 37n);
  }
}

describe("random integers", () => {
  it("are those of the published generator, seeded by the hash of a key", () => {
    const below = randomIntegers("seed");
    const expected = published("seed");
    for (let i = 0; i < 1000; i++) expect(below(2 ** 32)).toBe(expected.next().value);
  });

  it("draws again what lies beyond the last whole portion", () => {
    // Three portions of 1,431,655,765: the one number above them is left out; ten thousand draws stay below the bound.
    const below = randomIntegers("a");
    const counts = [0, 0, 0];
    for (let i = 0; i < 9000; i++) {
      const at = below(3);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const n of counts) expect(Math.abs(n - 3000)).toBeLessThan(200);
  });

  it("has no number below nothing", () => {
    expect(() => randomIntegers("a")(0)).toThrow(RangeError);
    expect(() => randomIntegers("a")(2 ** 32 + 1)).toThrow(RangeError);
    expect(randomIntegers("a")(1)).toBe(0);
  });
});

describe("random order", () => {
  const items = Array.from({ length: 50 }, (_, i) => i);

  it("is the beginning of the longer one", () => {
    const long = randomOrder(items, 50, "k");
    expect([...long].sort((a, b) => a - b)).toEqual(items);
    expect(randomOrder(items, 7, "k")).toEqual(long.slice(0, 7));
    expect(randomOrder(items, 7, "other")).not.toEqual(long.slice(0, 7));
    expect(randomOrder(items, 99, "k")).toEqual(long);
    expect(randomOrder([], 3, "k")).toEqual([]);
  });

  it("takes each item as often as another", () => {
    const counts = new Map<number, number>();
    for (let key = 0; key < 3000; key++)
      for (const item of randomOrder(items.slice(0, 10), 3, `key ${key}`))
        counts.set(item, (counts.get(item) ?? 0) + 1);
    // 900 each; five standard deviations are 125.
    for (const n of counts.values()) expect(Math.abs(n - 900)).toBeLessThan(125);
  });
});
