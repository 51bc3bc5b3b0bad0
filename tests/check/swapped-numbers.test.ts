import { describe, expect, it } from "vitest";
import { checkCase } from "../support/rule-cases";
import { type SwappedPair, swappedPairs } from "../support/swapped-numbers";

const COUNT = 200;
const SEEDS = [7, 1913];
/** Pairs told apart: the number of the other clause rings, its true twin does not. */
const TOLD_APART = 0.6;
const TWINS_RING = 0.01;

const faults = (source: string, answer: string) =>
  checkCase({ name: "", sources: [source], answer, cites: ["1"], flags: [] }).filter(
    (f) => f.severity === "contradicted" || f.severity === "unsupported",
  );

function measure(pairs: readonly SwappedPair[]): { apart: number; ringing: number } {
  let apart = 0;
  let ringing = 0;
  for (const { source, truth, swapped, wrong } of pairs) {
    const twin = faults(source, truth).length > 0;
    const told = faults(source, swapped).some((f) => f.code === "SUBJECT_MISMATCH" && f.text.includes(wrong));
    if (twin) ringing++;
    else if (told) apart++;
  }
  return { apart: apart / pairs.length, ringing: ringing / pairs.length };
}

/** `npx vitest run --config tests/vitest.config.ts tests/check/swapped-numbers.test.ts` prints the figures. */
describe("numbers of the neighbouring clause", () => {
  it.each(SEEDS.flatMap((seed) => [["en", seed] as const, ["zh", seed] as const]))(
    "%s, seed %i",
    (language, seed) => {
      const { apart, ringing } = measure(swappedPairs(language, COUNT, seed));
      console.info(
        `${language} ${seed}: told apart ${(100 * apart).toFixed(1)} %, true twins ringing ${(100 * ringing).toFixed(1)} %`,
      );
      expect(apart).toBeGreaterThanOrEqual(TOLD_APART);
      expect(ringing).toBeLessThanOrEqual(TWINS_RING);
    },
    60_000,
  );
});
