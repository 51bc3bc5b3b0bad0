import fc from "fast-check";
import { expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";

const SOURCES = [
  { id: "plans", title: "Plans", text: "The Standard plan includes 20 seats. Extra seats cost $8 per seat per month." },
  { id: "pets", title: "House rules", text: "Guests may not bring pets into the rooms. Towels are free of charge." },
  {
    id: "files",
    title: "Files",
    text: "Uploads of up to 500 MB are accepted. The Standard plan keeps files for 30 days.",
  },
  { id: "套餐", title: "套餐", text: "标准版包含20个席位，超出部分每席位每月8元，价格不含税。" },
  { id: "退款", title: "退款", text: "退款须在三十个工作日内提出。席位不可转让给其他团队。" },
];
const SENTENCES = [
  "The Standard plan includes 20 seats",
  "The Standard plan includes 25 seats",
  "Guests may bring pets into the rooms",
  'The policy states that "Extra seats cost $9 per seat per month"',
  'The rules state that "towels are handed out once a week"',
  "Uploads of up to 500 GB are accepted",
  "标准版包含30个席位",
  "退款须在三十个自然日内提出",
  "席位可以转让给其他团队",
  "条款写明“超出部分每席位每月9元，价格不含税”",
];

/** A report without what tells the order of the sources. */
function reportOf(text: string, sources: typeof SOURCES) {
  const { findings, claims, skipped } = check({ id: "a", text }, sources, rules);
  const of = (cites: readonly string[]) => [...cites].sort();
  return { findings, claims: claims.map((claim) => ({ ...claim, cites: of(claim.cites) })), skipped };
}

const parts = fc.array(
  fc.tuple(
    fc.constantFrom(...SENTENCES),
    fc.uniqueArray(fc.constantFrom(...SOURCES.map(({ id }) => id)), { minLength: 1, maxLength: 2 }),
  ),
  { minLength: 1, maxLength: 4 },
);

it("finds the same whatever the order of the sources", () => {
  let found = 0;
  fc.assert(
    fc.property(parts, fc.shuffledSubarray(SOURCES, { minLength: SOURCES.length }), (sentences, shuffled) => {
      const text = sentences.map(([words, ids]) => `${words} ${ids.map((id) => `[${id}]`).join("")}.`).join("\n\n");
      const first = reportOf(text, SOURCES);
      found += first.findings.length;
      expect(reportOf(text, shuffled)).toEqual(first);
    }),
    { numRuns: 30 },
  );
  expect(found).toBeGreaterThan(20);
}, 60_000);
