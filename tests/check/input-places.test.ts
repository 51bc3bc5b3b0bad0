import { describe, expect, it } from "vitest";
import { formsOf, key, placeOf, valuesOf } from "../../lib/check/input-places";
import { indexSource } from "../../lib/evidence/passages";
import { readStatements } from "../../lib/facts/arithmetic";
import { readQuantities } from "../../lib/facts/quantities";

const terms = (text: string) => readStatements(text)[0]?.inputs ?? [];

describe("places of inputs", () => {
  it.each<[source: string, text: string, places: (string | null)[]]>([
    ["A hut costs 40 euros and sleeps 6 guests.", "40 × 6 = 240 euros", ["40 euros", "6 guests"]],
    ["A hut costs 40 euros.", "40 × 7 = 280 euros", ["40 euros", null]],
    ["The fine is 万分之五 a day.", "2000 × 0.05% = 1 元", [null, "万分之五"]],
    ["违约金按日万分之五。", "2000 × 0.05% = 1 元", [null, "万分之五"]],
    ["The discount is 15%.", "80 × 0.85 = 68 euros", [null, "15%"]],
    ["| Hut | Price |\n| --- | --- |\n| Lake | 40 |\n| Hill | 55 |", "40 + 55 = 95 euros", ["40", "55"]],
  ])("%s %s", (source, text, places) => {
    const index = indexSource({ id: "1", text: source });
    expect(
      terms(text).map((term) => {
        const place = placeOf(term, { text }, [index]);
        return place && source.slice(place.span.start, place.span.end);
      }),
    ).toEqual(places);
  });

  it("reads both ends of a range, and nothing of a clause number", () => {
    const [range] = readQuantities("3 to 5 km");
    expect(range && valuesOf(range).map(key)).toEqual(["3", "5"]);
    const [clause] = readQuantities("第 3 条");
    expect(clause ? valuesOf(clause) : []).toEqual([]);
  });

  it("knows a share in its other forms", () => {
    const [term] = terms("15% × 80 = 12 euros");
    expect(term && formsOf(term)).toEqual(expect.arrayContaining(["15", "0.15", "85"]));
  });
});
