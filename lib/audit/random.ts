import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import { hash } from "../text/hash";

/** Names the generator and the way it is seeded and read. A change of either draws other samples and needs another name. */
export const GENERATOR = "xoroshiro128plus/1";

/**
 * Whole numbers without bias, the same in every browser and on the command line: xoroshiro128+ (Blackman and Vigna), its four
 * words of state the first 16 bytes of the SHA-256 of `key`. Integers alone are used.
 */
export function randomIntegers(key: string): (below: number) => number {
  const digest = hash(key);
  const generator = xoroshiro128plusFromState(
    [0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0),
  );
  return (below) => {
    if (!Number.isSafeInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`no number below ${below}`);
    // The high bits tell, and what lies beyond the last whole portion is drawn again, so that each number is as likely.
    const portion = Math.floor(2 ** 32 / below);
    for (;;) {
      const number = Math.floor((generator.next() >>> 0) / portion);
      if (number < below) return number;
    }
  };
}

/** The first `count` of `items` in a random order (Fisher and Yates), all where there are fewer. The more are asked for, the longer the same order. */
export function randomOrder<T>(items: readonly T[], count: number, key: string): T[] {
  const below = randomIntegers(key);
  const pool = [...items];
  const wanted = Math.min(count, pool.length);
  for (let i = 0; i < wanted; i++) {
    const at = i + below(pool.length - i);
    const taken = pool[at] as T;
    pool[at] = pool[i] as T;
    pool[i] = taken;
  }
  return pool.slice(0, wanted);
}
