import { describe, expect, it } from "vitest";
import type { Severity } from "../../lib/model/reasons";
import type { Finding } from "../../lib/model/report";
import { paintable, stands, without } from "../../lib/painter/spans";

const TEXT = "The plan costs 10 euros per seat and is not prorated.";
const finding = (words: string, severity: Severity): Finding => {
  const start = TEXT.indexOf(words);
  return {
    id: `${severity} ${words}`,
    code: "NUMBER_NOT_IN_SOURCE",
    severity,
    rule: "r",
    start,
    end: start + words.length,
    text: words,
    claim: 0,
    evidence: null,
    data: {},
  };
};
const none: ReadonlySet<string> = new Set();
const words = (painted: ReturnType<typeof paintable>) =>
  painted.map(({ finding: { severity }, spans }) => [
    severity,
    ...spans.map(({ start, end }) => TEXT.slice(start, end)),
  ]);

describe("paintable", () => {
  const all = [
    finding("plan", "info"),
    finding("10 euros", "contradicted"),
    finding("costs 10", "unsupported"),
    finding("euros per", "notice"),
  ];

  it("agent: contradicted and unsupported; audit: all; graver wins, in reading order", () => {
    expect(words(paintable(all, TEXT, "agent", none))).toEqual([
      ["unsupported", "costs "],
      ["contradicted", "10 euros"],
    ]);
    expect(words(paintable(all, TEXT, "audit", none))).toEqual([
      ["info", "plan"],
      ["unsupported", "costs "],
      ["contradicted", "10 euros"],
      ["notice", " per"],
    ]);
  });

  it("a finding that a graver one covers whole stays in the list, without a line", () => {
    const [, second] = paintable(
      [finding("10 euros", "contradicted"), finding("euros", "notice")],
      TEXT,
      "audit",
      none,
    );
    expect(second?.spans).toEqual([]);
  });

  it("two of one severity keep their own lines", () => {
    expect(
      words(paintable([finding("10 euros", "notice"), finding("euros per", "notice")], TEXT, "audit", none)),
    ).toEqual([
      ["notice", "10 euros"],
      ["notice", "euros per"],
    ]);
  });

  it("nothing of changed words, of an empty span, of what was dismissed", () => {
    const moved = { ...finding("10 euros", "contradicted"), start: 0 };
    const empty = { ...finding("10 euros", "contradicted"), start: 5, end: 5, text: "" };
    expect(stands(moved, TEXT) || stands(empty, TEXT)).toBe(false);
    expect(paintable([moved, empty], TEXT, "audit", none)).toEqual([]);
    expect(paintable(all, TEXT, "agent", new Set(["contradicted 10 euros"]))).toHaveLength(1);
  });
});

describe("without", () => {
  const from = { start: 10, end: 20 };
  it.each([
    [[], [[10, 20]]],
    [[[0, 10]], [[10, 20]]],
    [[[0, 12]], [[12, 20]]],
    [
      [[12, 14]],
      [
        [10, 12],
        [14, 20],
      ],
    ],
    [[[5, 25]], []],
    [
      [
        [10, 11],
        [19, 20],
      ],
      [[11, 19]],
    ],
  ])("%j → %j", (others, rest) => {
    const spans = others.map(([start = 0, end = 0]) => ({ start, end }));
    expect(without(from, spans).map(({ start, end }) => [start, end])).toEqual(rest);
  });
});
