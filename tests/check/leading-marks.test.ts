import { describe, expect, it } from "vitest";
import { leadingMarks } from "../../lib/check/leading-marks";
import { blank, readMarkers } from "../../lib/check/markers";
import { check } from "../../lib/check/run";
import { rules } from "../../lib/rules";

const sources = [
  { id: "1", text: "A locker costs 8 euros per week." },
  { id: "2", text: "The pool holds 30 guests per hour." },
  { id: "3", text: "储物柜每周 12 元。" },
];

describe("marks before their words", () => {
  it.each<[text: string, leading: string[]]>([
    ["[1] A locker costs 8 euros. [2] The pool holds 30 guests.", ["[1]", "[2]"]],
    ["[1] A locker costs 8 euros. Bring a coin. [2] The pool holds 30 guests.", ["[1]", "[2]"]],
    ["【3】储物柜每周 12 元。【2】泳池容纳 30 人。", ["【3】", "【2】"]],
    ["- [1] A locker costs 8 euros.\n- [2] The pool holds 30 guests.", ["[1]", "[2]"]],
    ["1. [1] A locker costs 8 euros.\n2. [2] The pool holds 30 guests.", ["[1]", "[2]"]],
    ["[1][2] A locker costs 8 euros.", ["[1]", "[2]"]],
    ["A locker costs 8 euros [1]. The pool holds 30 guests [2].", []],
    ["A locker costs 8 euros. [1] The pool holds 30 guests. [2]", []],
    ["储物柜每周 12 元。【3】泳池容纳 30 人。【2】", []],
    // A mark behind the first words closes them, though words follow.
    ["A locker costs 8 euros. [1] The pool holds 30 guests.", []],
    ["[1] A locker costs 8 euros. The pool holds 30 guests [2].", ["[1]"]],
    ["A locker costs 8 euros [1]\n\n[2] The pool holds 30 guests.", ["[2]"]],
    ["A locker costs 8 euros.\n[1]\nThe pool holds 30 guests.\n[2]", []],
    ["A locker costs 8 euros.\n[1] The pool holds 30 guests.\n[2]", []],
    ["As [1] says, a locker costs 8 euros.", []],
  ])("%j", (text, leading) => {
    const markers = readMarkers(text, sources);
    const found = leadingMarks(blank(text, markers), markers);
    expect(markers.filter((m) => found.has(m)).map((m) => m.label)).toEqual(leading);
  });

  const cites = (text: string) =>
    check({ id: "a", text }, sources, rules).claims.map((claim) => [
      claim.text.replace(/^[[【]\d[\]】]\s*/, ""),
      claim.cites,
    ]);

  it("hold the sentence behind them, and those after it up to the next mark, against their source", () => {
    expect(cites("[1] A locker costs 8 euros. Bring a coin. [2] The pool holds 30 guests.")).toEqual([
      ["A locker costs 8 euros.", ["1"]],
      ["Bring a coin.", ["1"]],
      ["The pool holds 30 guests.", ["2"]],
    ]);
    expect(cites("【3】储物柜每周 12 元。【2】泳池容纳 30 人。").map(([, own]) => own)).toEqual([["3"], ["2"]]);
  });

  it("ring where the words stand in another source", () => {
    const codes = (text: string) => check({ id: "a", text }, sources, rules).findings.map((f) => `${f.code} ${f.text}`);
    expect(codes("[1] A locker costs 8 euros. [2] The pool holds 30 guests.")).toEqual([]);
    expect(codes("[2] A locker costs 8 euros. [1] The pool holds 30 guests.")).toEqual([
      "CITATION_MISPLACED 8 euros",
      "CITATION_MISPLACED 30 guests",
    ]);
    expect(codes("[1] A locker costs 8 euros. [9] The pool holds 30 guests.")).toEqual(["SOURCE_MISSING [9]"]);
  });

  it("take time in line with the text where marks stand in a row", () => {
    const text = `${"[1]".repeat(20_000)} A locker.`;
    const markers = readMarkers(text, sources);
    const before = performance.now();
    leadingMarks(blank(text, markers), markers);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
