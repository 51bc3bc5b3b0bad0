import { describe, expect, it } from "vitest";
import { splitText } from "../../../lib/audit/queue/split-text";

const text = "One. Two is 2. Three";
const shown = (claims: [number, number][], marks: [number, number, string][]) =>
  splitText(
    text,
    claims.map(([start, end]) => ({ start, end })),
    marks.map(([start, end, className]) => ({ start, end, className })),
  ).map(({ claim, runs }) => [
    claim ?? "-",
    ...runs.map((run) => (run.className ? `${run.className}:${run.text}` : run.text)),
  ]);

describe("a text", () => {
  it("is split at its claims, and they at the ends of marks", () => {
    expect(
      shown(
        [
          [0, 4],
          [5, 14],
        ],
        [[12, 13, "a"]],
      ),
    ).toEqual([
      [0, "One."],
      ["-", " "],
      [1, "Two is ", "a:2", "."],
      ["-", " Three"],
    ]);
  });

  it("shows the later of two marks that overlap", () => {
    expect(
      shown(
        [],
        [
          [0, 8, "a"],
          [5, 10, "b"],
        ],
      ),
    ).toEqual([["-", "a:One. ", "b:Two", "b: i", "s 2. Three"]]);
  });

  it("with claims that overlap or are out of order loses no word", () => {
    const pieces = splitText(
      text,
      [
        { start: 5, end: 20 },
        { start: 0, end: 7 },
      ],
      [{ start: 3, end: 6, className: "a" }],
    );
    expect(pieces.flatMap(({ runs }) => runs.map((run) => run.text)).join("")).toBe(text);
    expect(pieces.map(({ claim }) => claim)).toEqual([1, 0]);
    for (const { runs } of pieces)
      for (const { start, text: words } of runs) expect(text.startsWith(words, start)).toBe(true);
  });
});
