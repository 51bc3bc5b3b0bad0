import { describe, expect, it } from "vitest";
import { pairOf } from "../../lib/check/pair";
import type { Part } from "../../lib/model/report";

const at = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const shown = (parts: Part[]) => parts.map((p) => (p.mark ? `[${p.text}]` : p.text)).join("");
const pair = (answer: string, words: string, source: string, focus: string) => {
  const { answer: a, source: s } = pairOf(
    answer,
    at(answer, words),
    source,
    { start: 0, end: source.length },
    at(source, focus),
  );
  return [shown(a), shown(s)];
};

describe("the pair view", () => {
  it("marks the differing words inside their sentence on both sides", () => {
    expect(pair("A pass costs 12 euros. It is yours.", "12 euros", "One pass costs 9 euros.", "9 euros")).toEqual([
      "A pass costs [12 euros].",
      "One pass costs [9 euros].",
    ]);
    expect(pair("年卡每张 80 元。可转让。", "80 元", "年卡每张 60 元，不可转让。", "60 元")).toEqual([
      "年卡每张 [80 元]。",
      "年卡每张 [60 元]，不可转让。",
    ]);
  });

  it("marks no stop that both sides end with", () => {
    expect(pair("It says “A pass is red.”", "A pass is red.", "A pass is blue. It is new.", "A pass is blue")).toEqual([
      "It says “A pass is [red].”",
      "A pass is [blue].",
    ]);
    expect(pair("规定：“年卡是红色。”", "年卡是红色。", "年卡是蓝色，可转让。", "年卡是蓝色")[0]).toContain("[。]");
  });

  it("leaves the mark of a list item out", () => {
    const [answer] = pair("- A pass costs 12 euros.\n- It is yours.", "12 euros", "A pass costs 9 euros.", "9 euros");
    expect(answer).toBe("A pass costs [12 euros].");
  });

  it("cuts a long sentence at spaces and says so", () => {
    const long = "word ".repeat(40);
    const [answer] = pair(`${long}costs 12 euros ${long}`, "12 euros", "A pass costs 9 euros.", "9 euros");
    expect(answer?.startsWith("…")).toBe(true);
    expect(answer?.endsWith("…")).toBe(true);
    expect(answer).toContain("costs [12 euros] word");
    expect((answer ?? "").length).toBeLessThan(160);
  });

  it("shows evidence without a focus unmarked", () => {
    const source = "Refunds are given within a week.";
    const { source: side } = pairOf(
      "No refunds.",
      at("No refunds.", "No"),
      source,
      { start: 0, end: source.length },
      undefined,
    );
    expect(shown(side)).toBe(source);
  });
});
