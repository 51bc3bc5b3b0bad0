import { describe, expect, it } from "vitest";
import { checkCase, ruleCases } from "../support/rule-cases";
import { PARTIES, ROLES } from "./cases/roles";
import { SWAPPED_NAMES } from "./cases/swapped-names";
import { type SwappedPair, swappedPairsEn, swappedPairsZh } from "./cases/swapped-pairs";

const found = (source: string, answer: string) =>
  checkCase({ name: answer, sources: [source], answer, cites: ["1"], flags: [] });

/** Shares of pairs told apart (the exchange rings, the twin is silent) and of true twins that ring. */
function figures(pairs: readonly SwappedPair[]): { apart: number; ringing: number } {
  let apart = 0;
  let ringing = 0;
  for (const { source, same, swapped } of pairs) {
    const quiet = found(source, same).every((f) => f.severity === "notice" || f.severity === "info");
    if (!quiet) ringing++;
    else if (found(source, swapped).some((f) => f.code === "SUBJECT_MISMATCH")) apart++;
  }
  return { apart: apart / pairs.length, ringing: ringing / pairs.length };
}

/** `CITECHECK_FIGURES=1 npx vitest run --config tests/vitest.config.ts tests/rules/names-swapped.test.ts` prints the shares. */
describe("pairs made by a seeded generator, 200 a language", () => {
  it.each([
    ["en", swappedPairsEn()],
    ["zh", swappedPairsZh()],
  ] as const)(
    "%s: exchanged names are told apart, true twins are silent",
    (language, pairs) => {
      const { apart, ringing } = figures(pairs);
      if (process.env.CITECHECK_FIGURES)
        process.stdout.write(
          `${language}: told apart ${(100 * apart).toFixed(1)} %, twins ringing ${(100 * ringing).toFixed(1)} %\n`,
        );
      expect(pairs).toHaveLength(200);
      expect(apart).toBeGreaterThanOrEqual(0.6);
      expect(ringing).toBeLessThanOrEqual(0.01);
    },
    60_000,
  );
});

describe("SUBJECT_MISMATCH by exchanged names", () => {
  it("has as many near misses as hits, nearly", () => {
    const hits = SWAPPED_NAMES.filter(([, , flagged]) => flagged.length > 0).length;
    expect(hits).toBeGreaterThan(15);
    expect(SWAPPED_NAMES.length - hits).toBeGreaterThan(15);
  });

  it("has near misses of roles and duties", () => {
    const all = [...ROLES, ...PARTIES];
    const hits = all.filter(([, , flagged]) => flagged.length > 0).length;
    expect(hits).toBeGreaterThan(30);
    expect(all.length - hits).toBeGreaterThan(50);
  });

  it.each([...SWAPPED_NAMES, ...ROLES, ...PARTIES])("%s ⇒ %s", (source, answer, flagged) => {
    const own = found(source, answer).filter((f) => f.rule === "names-swapped");
    expect(own.map((f) => f.text)).toEqual(flagged);
    for (const f of own) expect(answer.slice(f.start, f.end)).toBe(f.text);
  });
});

ruleCases("SUBJECT_MISMATCH", [
  {
    name: "en: both orders are shown",
    sources: ["Orvalo acquired Brightwell for 40 million in cash."],
    answer: "Brightwell acquired Orvalo for 40 million in cash [1].",
    flags: ["Brightwell acquired Orvalo"],
    data: { form: "b", source: "Orvalo acquired Brightwell", answer: "Brightwell acquired Orvalo" },
  },
  {
    name: "zh: the name of which the source says it",
    sources: ["云溪公司由林若溪在老磨坊里创办。海棠公司由赵启明在港口区创办。"],
    answer: "海棠公司由林若溪在老磨坊里创办。[1]",
    flags: ["海棠公司"],
    data: { form: "c", answerSubject: "海棠公司", sourceSubject: "云溪公司" },
  },
  {
    name: "near: another source has the names as the answer has them",
    sources: [
      "Orvalo acquired Brightwell for 40 million in cash.",
      "Brightwell acquired Orvalo for 40 million in cash.",
    ],
    answer: "Brightwell acquired Orvalo for 40 million in cash [1][2].",
    flags: [],
  },
  {
    name: "near: passive voice",
    sources: ["Orvalo acquired Brightwell for 40 million in cash."],
    answer: "Brightwell was acquired by Orvalo for 40 million in cash [1].",
    flags: [],
  },
]);
