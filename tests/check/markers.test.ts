import { describe, expect, it } from "vitest";
import { blank, readMarkers } from "../../lib/check/markers";
import type { Source } from "../../lib/model/source";

const source = (id: string, more: Partial<Source> = {}): Source => ({ id, text: "x", ...more });
const numbered = [source("1"), source("2"), source("3")];
const named = [
  source("terms-v2", { title: "Service terms", version: "v2", url: "https://docs.example.com/terms" }),
  source("faq-v2", { title: "常见问题" }),
];

describe("citation marks in the text", () => {
  const cases: [string, readonly Source[], [string, string[], string][]][] = [
    ["Twelve months [1].", numbered, [["[1]", ["1"], "exact"]]],
    [
      "Twelve months [1][3].",
      numbered,
      [
        ["[1]", ["1"], "exact"],
        ["[3]", ["3"], "exact"],
      ],
    ],
    ["Twelve months [1, 3].", numbered, [["[1, 3]", ["1", "3"], "exact"]]],
    ["Twelve months [1-3].", numbered, [["[1-3]", ["1", "2", "3"], "exact"]]],
    ["Twelve months [7].", [source("1"), source("2", { text: "[7] Twelve months." })], [["[7]", ["2"], "exact"]]],
    ["十二个月[1]。", [source("1"), source("2", { text: "[1] 十二个月。" })], [["[1]", ["1"], "exact"]]],
    ["十二个月[7]。", [source("1"), source("2", { text: "见 [7] 十二个月。" })], [["[7]", [], "none"]]],
    ["十二个月【2】。", numbered, [["【2】", ["2"], "exact"]]],
    ["十二个月［２］。", numbered, [["［２］", ["2"], "exact"]]],
    ["Twelve months¹.", numbered, [["¹", ["1"], "exact"]]],
    ["十二个月²。", numbered, [["²", ["2"], "exact"]]],
    // A superscript without a source is a mark only where another one has its source.
    [
      "Twelve months¹. Two seats⁷.",
      numbered,
      [
        ["¹", ["1"], "exact"],
        ["⁷", [], "none"],
      ],
    ],
    ["Twelve months⁷. Two seats⁸.", numbered, []],
    ["A hall of 30 m² and 10³ steps¹.", numbered, [["¹", ["1"], "exact"]]],
    ["Twelve months.¹²", numbered, [["¹²", ["1", "2"], "exact"]]],
    // Round brackets only where all of them close a claim and name a source.
    [
      "Twelve months (1). Two seats (2).",
      numbered,
      [
        ["(1)", ["1"], "exact"],
        ["(2)", ["2"], "exact"],
      ],
    ],
    [
      "十二个月（1）。两个席位（3）。",
      numbered,
      [
        ["（1）", ["1"], "exact"],
        ["（3）", ["3"], "exact"],
      ],
    ],
    ["Both hold: (1) twelve months, and (2) two seats.", numbered, []],
    ["(1) Twelve months.\n(2) Two seats.", numbered, []],
    ["Twelve months (1). Two seats (9).", numbered, []],
    ["Twelve months under section 4 (2).", numbered, []],
    ["Twelve months (1) [2].", numbered, [["[2]", ["2"], "exact"]]],
    ["Twelve months [^2].", numbered, [["[^2]", ["2"], "exact"]]],
    ["Twelve months [citation:2].", numbered, [["[citation:2]", ["2"], "exact"]]],
    ["Twelve months 【3:0†source】.", numbered, [["【3:0†source】", ["3"], "exact"]]],
    ["Twelve months [terms-v2].", named, [["[terms-v2]", ["terms-v2"], "exact"]]],
    ["Twelve months [Service terms].", named, [["[Service terms]", ["terms-v2"], "exact"]]],
    ["十二个月（来源：常见问题）。", named, [["（来源：常见问题）", ["faq-v2"], "exact"]]],
    ["Twelve months (Source: terms-v2).", named, [["(Source: terms-v2)", ["terms-v2"], "exact"]]],
    ["Twelve months [2].", named, [["[2]", ["faq-v2"], "position"]]],
    ["Twelve months [9].", numbered, [["[9]", [], "none"]]],
    ["Twelve months [terms-v9].", named, [["[terms-v9]", [], "none"]]],
    [
      "Twelve months [1](https://docs.example.com/terms).",
      named,
      [["[1](https://docs.example.com/terms)", ["terms-v2"], "exact"]],
    ],
    [
      "Twelve months [1](https://docs.example.com/terms).",
      numbered,
      [["[1](https://docs.example.com/terms)", ["1"], "exact"]],
    ],
    ["Twelve months [1](https://docs.exa", numbered, [["[1](https://docs.exa", [], "none"]]],
    ["Twelve months [1](https://elsewhere.example/x).", named, []],
    [
      "Twelve months turn0search4 [1].",
      numbered,
      [
        ["turn0search4", [], "none"],
        ["[1]", ["1"], "exact"],
      ],
    ],
    // Near misses: none of these cites anything.
    ["In [2024] it rose.", numbered, []],
    ["He said [sic] so.", numbered, []],
    ["An area of 12 m².", numbered, []],
    ["An area of 12 km².", numbered, []],
    ["10² is a hundred.", numbered, []],
    ["See [the manual](https://example.com/a).", named, []],
    ["- [ ] open task", numbered, []],
    ["the array `[1]` of code", numbered, []],
    ["(see below) and (12)", numbered, []],
    ["a turning point", numbered, []],
    ["from [a-z] to [REDACTED].", named, []],
  ];
  it.each(cases)("%s", (text, sources, expected) => {
    const found = readMarkers(text, sources);
    expect(found.map((m) => [m.label, m.sources, m.link])).toEqual(expected);
    for (const marker of found) expect(text.slice(marker.start, marker.end)).toBe(marker.label);
  });

  it("leaves ranges alone that the page reader has taken", () => {
    expect(readMarkers("Twelve months [1].", numbered, [{ start: 14, end: 17 }])).toEqual([]);
  });

  it("stays linear on text made of opening brackets", () => {
    expect(readMarkers("[".repeat(200_000), numbered)).toEqual([]);
    expect(readMarkers("[1".repeat(100_000), numbered)).toEqual([]);
  });
});

describe("blanking", () => {
  it("keeps the length and every other unit", () => {
    expect(
      blank("ab[1]cd[2]", [
        { start: 7, end: 10 },
        { start: 2, end: 5 },
      ]),
    ).toBe("ab   cd   ");
    expect(
      blank("abcdef", [
        { start: 1, end: 4 },
        { start: 2, end: 5 },
      ]),
    ).toBe("a    f");
  });
});
