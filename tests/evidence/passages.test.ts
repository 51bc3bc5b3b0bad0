import { describe, expect, it } from "vitest";
import { cachedIndex, indexSource, nearest, nearestOne } from "../../lib/evidence/passages";

const POLICY = `# Plans

The Standard plan includes 20 seats. Extra seats cost $8 per seat per month.
The Enterprise plan has unlimited seats.

## Refunds

Refunds are given in these cases:
- the order was placed within 30 days
- the goods are unused. They must be complete.

| Plan | Storage |
| --- | --- |
| Standard | 50 GB |
| Enterprise | 500 GB |`;

const TERMS =
  "第一条 席位\n标准版包含 20 个席位，超出部分 8 元/席位/月，价格不含税。\n企业版不限席位。不支持按天折算。\n第二条 退款\n购买之日起三十日内可以退款。";

describe("indexSource", () => {
  it("reads sentences, items, rows and headings with what they stand under", () => {
    const { passages } = indexSource({ id: "p", text: POLICY });
    const shown = passages.map(
      (passage) =>
        `${passage.kind}: ${passage.text} < ${passage.context.map(({ start, end }) => POLICY.slice(start, end)).join(" > ")}`,
    );
    expect(shown).toEqual([
      "heading: Plans < ",
      "sentence: The Standard plan includes 20 seats. < Plans",
      "sentence: Extra seats cost $8 per seat per month. < Plans",
      "sentence: The Enterprise plan has unlimited seats. < Plans",
      "heading: Refunds < Plans",
      "sentence: Refunds are given in these cases: < Plans > Refunds",
      "item: the order was placed within 30 days < Plans > Refunds > Refunds are given in these cases:",
      "item: the goods are unused. < Plans > Refunds > Refunds are given in these cases:",
      "item: They must be complete. < Plans > Refunds > Refunds are given in these cases:",
      "row: Plan | Storage < Plans > Refunds",
      "row: Standard | 50 GB < Plans > Refunds > Plan | Storage",
      "row: Enterprise | 500 GB < Plans > Refunds > Plan | Storage",
    ]);
    passages.forEach((passage, k) => {
      expect(passage.index).toBe(k);
      expect(POLICY.slice(passage.start, passage.end)).toBe(passage.text);
      expect(passage.parent.start).toBeLessThanOrEqual(passage.start);
      expect(passage.parent.end).toBeGreaterThanOrEqual(passage.end);
    });
    expect(passages[10]?.cells?.map(({ start, end }) => POLICY.slice(start, end))).toEqual(["Standard", "50 GB"]);
  });

  it("gives quantities the offsets of the source", () => {
    const { passages } = indexSource({ id: "t", text: TERMS });
    const quantities = passages.flatMap((passage) => passage.quantities);
    expect(quantities.length).toBeGreaterThan(2);
    for (const { start, end, text } of quantities) expect(TERMS.slice(start, end)).toBe(text);
    expect(quantities.map(({ value }) => value)).toEqual(expect.arrayContaining(["20", "8"]));
  });

  it("has no passages of an unread source", () => {
    expect(indexSource({ id: "x", text: "", completeness: "none" }).passages).toEqual([]);
  });

  it("cuts what has no stops", () => {
    const text = `${"这是一段没有句号的文字".repeat(300)}，${"word ".repeat(1000)}`;
    const { passages } = indexSource({ id: "x", text });
    expect(passages.length).toBeGreaterThan(4);
    for (const passage of passages) expect(passage.end - passage.start).toBeLessThanOrEqual(1200);
    expect(
      passages
        .map((passage) => passage.text)
        .join("")
        .replace(/\s/g, ""),
    ).toBe(text.replace(/[\s，]/g, ""));
  });
});

describe("nearest", () => {
  const policy = indexSource({ id: "p", text: POLICY });
  const terms = indexSource({ id: "t", text: TERMS });
  const best = (claim: string): string => nearest(claim, [policy, terms], 1)[0]?.passage.text ?? "none";

  it.each([
    ["The Standard plan comes with 25 seats.", "The Standard plan includes 20 seats."],
    ["An extra seat costs $10 a month.", "Extra seats cost $8 per seat per month."],
    ["Enterprise storage is 500 GB.", "Enterprise | 500 GB"],
    ["A refund is possible for orders within 30 days.", "the order was placed within 30 days"],
    ["标准版含二十个席位。", "标准版包含 20 个席位，超出部分 8 元/席位/月，价格不含税。"],
    ["企業版不限席位", "企业版不限席位。"],
    ["可以按天折算吗", "不支持按天折算。"],
    ["Gift cards never expire.", "none"],
    ["的了", "none"],
    ["the of and", "none"],
    ["", "none"],
    ["constructor __proto__ hasOwnProperty", "none"],
  ])("%s", (claim, passage) => {
    expect(best(claim)).toBe(passage);
  });

  it("scores by share of the claim, 1 for all of it", () => {
    const [first, second] = nearest("The Enterprise plan has unlimited seats.", [policy], 2);
    expect(first?.score).toBeCloseTo(1, 9);
    expect(second?.score).toBeLessThan(0.8);
    expect(second?.score).toBeGreaterThan(0);
  });

  it("counts words of the context by half", () => {
    const source = indexSource({ id: "s", text: "# Alpha\n\nSeats are blue.\n\n# Beta\n\nSeats are blue." });
    const near = nearest("Beta seats are blue.", [source], 2);
    expect(near.map(({ passage }) => passage.start)).toEqual([source.passages[3]?.start, source.passages[1]?.start]);
    expect(near[0]?.score).toBeLessThan(1);
  });

  it("keeps the order of sources where scores are equal", () => {
    const a = indexSource({ id: "a", text: "Seats are blue. Doors are red." });
    const b = indexSource({ id: "b", text: "Doors are red. Seats are blue." });
    expect(nearest("Blue seats", [a, b], 2).map((near) => near.index.source.id)).toEqual(["a", "b"]);
    expect(nearest("Blue seats", [b, a], 2).map((near) => near.index.source.id)).toEqual(["b", "a"]);
    const scores = (list: (typeof a)[]): string[] =>
      nearest("Blue seats and red doors", list, 9).map(
        (near) => `${near.index.source.id} ${near.passage.text} ${near.score}`,
      );
    expect(scores([a, b]).sort()).toEqual(scores([b, a]).sort());
  });

  it("returns at most the limit, and nothing for 0", () => {
    expect(nearest("seats", [policy, terms], 2).length).toBeLessThanOrEqual(2);
    expect(nearest("seats", [policy], 0)).toEqual([]);
    expect(nearest("seats", [])).toEqual([]);
  });
});

describe("cachedIndex", () => {
  it("shares the passages of equal texts, each with its own source", () => {
    const first = cachedIndex({ id: "a", text: POLICY });
    const second = cachedIndex({ id: "b", text: POLICY, title: "Other" });
    expect(second.passages).toBe(first.passages);
    expect(second.source.id).toBe("b");
    expect(cachedIndex({ id: "a", text: `${POLICY} ` }).passages).not.toBe(first.passages);
  });

  it("forgets the longest unused text beyond its bound", () => {
    const text = (n: number): string => `Text ${n}.${" ".repeat(3_000_000)}`;
    const first = cachedIndex({ id: "1", text: text(1) }).passages;
    cachedIndex({ id: "2", text: text(2) });
    expect(cachedIndex({ id: "1", text: text(1) }).passages).toBe(first);
    cachedIndex({ id: "3", text: text(3) });
    cachedIndex({ id: "4", text: text(4) });
    expect(cachedIndex({ id: "1", text: text(1) }).passages).not.toBe(first);
  });
});

describe("nearestOne", () => {
  const index = indexSource({
    id: "s",
    text: "Seats cost 8 dollars a month.\nSeats cost 9 dollars a year.\nPets are welcome.",
  });
  it("gives the best, its runner-up and how far that is behind", () => {
    const found = nearestOne("Seats cost 8 dollars a month", [index], 0.3);
    expect(found?.best.passage.text).toBe("Seats cost 8 dollars a month.");
    expect(found?.runnerUp?.passage.text).toBe("Seats cost 9 dollars a year.");
    expect(found?.margin).toBeCloseTo((found?.best.score ?? 0) - (found?.runnerUp?.score ?? 0));
    expect(found?.margin).toBeGreaterThan(0);
    expect(nearestOne("Seats cost dollars", [index], 0.3)?.margin).toBe(0);
  });
  it("says that none is near", () => {
    expect(nearestOne("Refunds need a letter to the board", [index], 0.3)).toBeUndefined();
    expect(nearestOne("Pets and letters and boards and refunds", [index], 0.9)).toBeUndefined();
  });
});
