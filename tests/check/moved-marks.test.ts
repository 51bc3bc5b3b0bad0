import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";
import { type MarkedClaim, type MarkedSet, markedSets } from "./cases/moved-marks";

/** Deterministic numbers 0..1 (a linear congruential generator), so that a failure can be run again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const end = (claim: string) => (/[\u4e00-\u9fff]/.test(claim) ? "。" : ".");
/** Whether the claim is called misplaced, with the source that is named. */
function misplaced({ sources }: MarkedSet, { text }: MarkedClaim, mark: string): string | undefined {
  const answer = `${text} [${mark}]${end(text)}`;
  const { findings } = check({ id: "a", text: answer }, sources, rules);
  return findings.find((f) => f.code === "CITATION_MISPLACED")?.evidence?.source;
}

/** Every claim with its mark moved to each other source. */
const moved = markedSets.flatMap((set) =>
  set.claims.flatMap((claim) =>
    set.sources.filter(({ id }) => id !== claim.source).map(({ id }) => ({ set, claim, mark: id })),
  ),
);

/** At least this share of moved marks is named: of what is told in the source's words all, of what is told freely half. */
const LEAST = { verbatim: 1, near: 0.95, freely: 0.5 };

describe("a mark that was moved", () => {
  it.each(["verbatim", "near", "freely"] as const)("is named with the source that says it: %s", (told) => {
    const own = moved.filter((m) => m.claim.told === told);
    const missed = own.filter(({ set, claim, mark }) => misplaced(set, claim, mark) !== claim.source);
    const share = 1 - missed.length / own.length;
    expect(share, missed.map(({ claim, mark }) => `${claim.text} [${mark}]`).join("\n")).toBeGreaterThanOrEqual(
      LEAST[told],
    );
  });

  it("rings nowhere where the marks stand right", () => {
    for (const set of markedSets)
      for (const claim of set.claims) expect(misplaced(set, claim, claim.source), claim.text).toBeUndefined();
  });

  it("is found among right ones in a long answer", () => {
    const random = seeded(20260301);
    let named = 0;
    let rounds = 0;
    for (const set of markedSets) {
      for (let round = 0; round < 6; round++) {
        const chosen = set.claims.filter(({ told }) => told !== "freely");
        const wrong = Math.floor(random() * chosen.length);
        let answer = "";
        let at = { start: 0, end: 0 };
        for (const [i, claim] of chosen.entries()) {
          const others = set.sources.filter(({ id }) => id !== claim.source);
          const mark = i === wrong ? others[Math.floor(random() * others.length)]?.id : claim.source;
          const start = answer.length;
          answer += `${claim.text} [${mark}]${end(claim.text)} `;
          if (i === wrong) at = { start, end: answer.length };
        }
        const found = check({ id: "a", text: answer }, set.sources, rules).findings.filter(
          (f) => f.code === "CITATION_MISPLACED",
        );
        for (const f of found) expect(f.start >= at.start && f.end <= at.end, `${f.text} in ${answer}`).toBe(true);
        rounds++;
        if (found.length > 0) named++;
      }
    }
    expect(named / rounds).toBeGreaterThanOrEqual(LEAST.near);
  });
});
