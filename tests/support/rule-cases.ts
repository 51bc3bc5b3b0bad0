import { describe, expect, it } from "vitest";
import { check } from "../../lib/check/run";
import { readGlossary } from "../../lib/model/glossary";
import type { ReasonCode } from "../../lib/model/reasons";
import type { Finding } from "../../lib/model/report";
import type { Source } from "../../lib/model/source";
import { rules } from "../../lib/rules";

/** A source of a case: its text, or its text with an id and more. Without an id it is "1", "2", … */
export type CaseSource = string | (Partial<Source> & { text: string });

/** One answer with the words that the code must flag, in text order; [] where it must stay silent. */
export interface RuleCase {
  name: string;
  question?: string;
  sources: CaseSource[];
  answer: string;
  cites?: string[];
  asOf?: string;
  /** Fixed refusal sentences of the business. */
  refusals?: string[];
  /** Terms of the business, as in the settings. */
  glossary?: string;
  flags: string[];
  /** Data that the first finding must bear. */
  data?: Record<string, string>;
}

/** Checks an answer with all rules. */
export function checkCase({ question, sources, answer, cites, asOf, refusals, glossary }: RuleCase): Finding[] {
  const list = sources.map((source, i) => ({
    id: String(i + 1),
    ...(typeof source === "string" ? { text: source } : source),
  }));
  const { findings, skipped } = check(
    {
      id: "case",
      text: answer,
      ...(question === undefined ? {} : { question }),
      ...(cites === undefined ? {} : { cites }),
      ...(asOf === undefined ? {} : { asOf }),
    },
    list,
    rules,
    { refusals: refusals ?? [], glossary: readGlossary(glossary ?? "").terms },
  );
  expect(skipped.filter((s) => s.reason === "rule-failed")).toEqual([]);
  return findings;
}

/** A table of cases for one code: the exact words flagged, and nothing flagged by that code in near misses. */
export function ruleCases(code: ReasonCode, cases: readonly RuleCase[]): void {
  describe(code, () => {
    it("has hits and near misses", () => {
      expect(cases.filter((c) => c.flags.length > 0).length).toBeGreaterThan(1);
      expect(cases.filter((c) => c.flags.length === 0).length).toBeGreaterThan(1);
    });
    it.each(cases.map((c) => [c.name, c] as const))("%s", (_, one) => {
      const found = checkCase(one).filter((f) => f.code === code);
      expect(found.map((f) => f.text)).toEqual(one.flags);
      for (const f of found) expect(one.answer.slice(f.start, f.end)).toBe(f.text);
      if (one.data) expect(found[0]?.data).toMatchObject(one.data);
    });
  });
}
