import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ground } from "../../lib/check/grounded";
import { check } from "../../lib/check/run";
import type { Answer } from "../../lib/model/answer";
import type { Source } from "../../lib/model/source";
import { rules } from "../../lib/rules";

const EN: Source[] = [
  {
    id: "1",
    title: "Seat policy",
    version: "v3",
    text: "The Basic plan costs $8 per seat per month.\nThe Basic plan includes 12 seats. Seats are not transferable.\nStorage on the Basic plan is unlimited.",
  },
];
const ZH: Source[] = [
  { id: "policy-v3", text: "标准版超出部分 8 元/席位/月。备份保留 30 天。备份文件不支持导出。存储空间不限。" },
];
const words = { none: "no basis in the source" };
const worte = { none: "依据不足" };
const said = (text: string, question = ""): Answer => ({ id: "a", text, question });
const grounded = (text: string, sources: Source[], question = "") =>
  ground(said(text, question), sources, rules, sources === ZH ? worte : words);

describe("the grounded answer", () => {
  it.each([
    [
      "a right answer stays as it is",
      "The Basic plan costs $8 per seat per month [1]. Seats are not transferable [1].",
      EN,
      "The Basic plan costs $8 per seat per month [1]. Seats are not transferable [1].",
    ],
    [
      "a wrong value gives way to the source's",
      "The Basic plan includes 15 seats [1].",
      EN,
      "The Basic plan includes 12 seats [Seat policy v3] [1].",
    ],
    [
      "a wrong unit too; a source without a title goes by its id",
      "标准版超出部分 8 元/人/天 [policy-v3]。",
      ZH,
      "标准版超出部分 8 元/席位/月 [policy-v3] [policy-v3]。",
    ],
    [
      "a flipped negation gives way to the passage",
      "备份文件支持导出 [policy-v3]。",
      ZH,
      "“备份文件不支持导出。” [policy-v3]",
    ],
    [
      "no number is made up where the passage holds none",
      "Storage on the Basic plan is 500 GB [1].",
      EN,
      "“Storage on the Basic plan is unlimited.” [Seat policy v3]",
    ],
    [
      "what stands nowhere has no basis",
      "Refunds take 14 days [1]. Seats are not transferable [1].",
      EN,
      "no basis in the source Seats are not transferable [1].",
    ],
    ["a claim that states nothing stays", "Here is what I found. Seats are not transferable [1].", EN, undefined],
  ] as const)("%s", (_, text, sources, expected) => {
    expect(grounded(text, sources as Source[]).text).toBe(expected ?? text);
  });

  it("lists what was replaced, and why", () => {
    expect(grounded("The Basic plan includes 15 seats [1].", EN).replaced).toEqual([
      {
        was: "15 seats",
        now: "12 seats [Seat policy v3]",
        code: "NUMBER_NOT_IN_SOURCE",
        source: "1",
        version: "v3",
      },
    ]);
  });

  it("keeps no value of a source that was not read", () => {
    const unread: Source[] = [{ id: "1", text: "", completeness: "none" }];
    const { text, replaced } = grounded("The Basic plan includes 15 seats [1].", unread);
    expect(text).toBe(words.none);
    expect(replaced.map(({ code }) => code)).toEqual([undefined]);
  });

  it("has nothing left that the checks would ring on", () => {
    const claims = [
      "The Basic plan costs $9 per seat per month [1].",
      "The Basic plan costs $8 per seat per year [1].",
      "The Basic plan includes 15 seats [1].",
      "The Team plan includes 12 seats [1].",
      "Seats are transferable [1].",
      "Storage is limited to 20 GB [1].",
      "Refunds are possible within 30 days [1].",
      "Ask Jane Roe for help [1].",
      "Seats are not transferable.",
      "Thanks for asking!",
    ];
    fc.assert(
      fc.property(fc.subarray(claims, { minLength: 1 }), (chosen) => {
        const { text } = grounded(chosen.join(" "), EN);
        const again = check(said(text), EN, rules);
        const faults = again.findings.filter(
          ({ severity }) => severity === "contradicted" || severity === "unsupported",
        );
        expect(faults.map(({ text: flagged, code }) => [code, flagged])).toEqual([]);
        expect(text).not.toMatch(/\$9|15 seats|20 GB|30 days|Jane Roe/);
      }),
      { numRuns: 40 },
    );
  });
});
