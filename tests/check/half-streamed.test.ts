import { describe, expect, it } from "vitest";
import { readAnswer } from "../../lib/check/claims";
import { isValue } from "../../lib/facts/quantities";
import type { Source } from "../../lib/model/source";

const numbered: Source[] = Array.from({ length: 12 }, (_, i) => ({
  id: String(i + 1),
  title: `Paper ${i + 1}`,
  text: "x",
}));
const named: Source[] = [
  { id: "terms-v2", title: "Service terms", text: "x" },
  { id: "faq", title: "常见问题 2024", text: "x" },
];

/** The sentence, its mark in every form, and the values that the sentence itself states. */
const cases: [before: string, mark: string, sources: Source[], values: string[]][] = [
  ["The lease runs twelve months ", "[1]", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "[12]", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "[1][3]", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "[1, 3]", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "[1-3]", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "[^10]", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "[citation:2]", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "[[4]](https://docs.example.com/p4)", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "¹²", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "【4:0†source】", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "【3】", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "turn0search4", numbered, ["twelve months"]],
  ["The lease runs twelve months ", "[terms-v2]", named, ["twelve months"]],
  ["The lease runs twelve months ", "(Source: Service terms, page 4)", named, ["twelve months"]],
  ["租期为十二个月", "[1]", numbered, ["十二个月"]],
  ["租期为十二个月", "[10, 11]", numbered, ["十二个月"]],
  ["租期为十二个月", "【2】", numbered, ["十二个月"]],
  ["租期为十二个月", "【4:2†来源】", numbered, ["十二个月"]],
  ["租期为十二个月", "（来源：常见问题 2024）", named, ["十二个月"]],
  ["租期为十二个月", "[citation:12]", numbered, ["十二个月"]],
];

describe("a mark that is still being written", () => {
  for (const [before, mark, sources, values] of cases) {
    it(`${before}${mark}`, () => {
      for (let cut = 0; cut <= mark.length; cut++) {
        const text = before + mark.slice(0, cut);
        const { claims } = readAnswer({ id: "a", text }, sources);
        // The mark's pieces make no claim of their own, and their digits no value.
        expect(claims.length, text).toBe(1);
        expect(
          claims.flatMap((c) => c.quantities.filter(isValue).map((q) => q.text)),
          text,
        ).toEqual(values);
      }
    });
  }

  it("stands for itself where the sentence before it is whole", () => {
    for (const mark of ["[1]", "【4:0†source】", "[citation:2]", "[^1]", "turn0search4"]) {
      for (let cut = 0; cut <= mark.length; cut++) {
        const text = `The lease runs twelve months. ${mark.slice(0, cut)}`;
        const { claims } = readAnswer({ id: "a", text }, numbered);
        expect(
          claims.map((c) => c.text.trim().slice(0, 29)),
          text,
        ).toEqual(["The lease runs twelve months."]);
      }
    }
  });

  it("leaves brackets alone that begin no mark", () => {
    const quantities = (text: string) =>
      readAnswer({ id: "a", text }, numbered).claims.flatMap((c) => c.quantities.filter(isValue).map((q) => q.text));
    expect(quantities("It weighs (about 4 kg")).toEqual(["4 kg"]);
    expect(quantities("The options are [4 kg or 5 kg] and more")).toEqual(["4 kg", "5 kg"]);
    expect(quantities("In 2019 [the year of 300 fires")).toEqual(["2019", "300 fires"]);
  });
});
