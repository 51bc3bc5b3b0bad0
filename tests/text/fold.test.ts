import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../../lib/text/fold";

describe("fold", () => {
  it.each([
    ["case", "The PLAN", "the plan"],
    ["a capital that would grow stays", "İx", "İx"],
    ["white space", "  a \t b\n\n c  ", "a b c"],
    ["no space beside Chinese characters", "约 为 0.304 平方公里 ，AK 47 型", "约为0.304平方公里,ak 47型"],
    ["no space beside loose punctuation", "plan ( a ) , then", "plan(a),then"],
    ["digits are never joined", "1, 200 or 1 .5 or 12 : 30", "1, 200 or 1 .5 or 12: 30"],
    ["a list of digits stays", "1 2 3", "1 2 3"],
    ["zero width and soft hyphens", "se\u00adat\u200bs\ufeff", "seats"],
    ["soft hyphen at a line end", "sub\u00ad\nscription", "subscription"],
    ["hyphen at a line end", "sub-\n  scription", "subscription"],
    ["hyphen in a line", "re-open", "re-open"],
    ["hyphen before a capital at a line end", "non-\nEU", "non- eu"],
    ["a range over a line end", "10-\n20", "10- 20"],
    ["dashes with and without spaces", "a — b—c – d ——e", "a-b-c-d-e"],
    ["a minus keeps its space", "from -5 to 5", "from -5 to 5"],
    ["ligatures", "ﬁnal oﬃce ﬂow", "final office flow"],
    ["quotation marks", "“a” 「b」 『c』 «d»", '"a""b""c""d"'],
    ["dots", "a… b...... c…… d..", "a...b...c...d.."],
    ["Chinese stop", "完。", "完."],
    ["accents in parts", "cafe\u0301", "café"],
    [
      "Markdown emphasis",
      "**bold** and *thin* and __both__ and `code` and ~~gone~~",
      "bold and thin and both and code and gone",
    ],
    ["no emphasis", "3*4, 2 * 3, snake_case, a ** b", "3*4, 2 * 3,snake_case,a ** b"],
    ["Chinese emphasis", "这是**重点**内容", "这是重点内容"],
    ["Markdown lines", "# Title\n> quoted\n- item", "title quoted item"],
    ["a comparison and a minus at the start of a line", "> 5 MB\n- 5 °C", "> 5 mb-5 °c"],
    ["a number in a block quote of more lines", "> it has\n> 20 seats\n\n> 5 MB", "it has 20 seats > 5 mb"],
    ["Markdown links", "see [the plan](https://example.com/p) now", "see the plan now"],
    ["citation marks keep their brackets", "30[1](#a)", "30[1](#a)"],
    ["escapes", "5\\* and \\#1", "5* and #1"],
    ["values that are read later", "1½ 10² ① ㎡", "1½ 10² ① ㎡"],
    ["traditional and radicals", "價格不含稅 三⼗", "价格不含税三十"],
    ["final sigma", "ΟΔΟΣ ὁδός", "οδοσ ὁδόσ"],
  ])("%s", (_, text, folded) => {
    expect(fold(text).text).toBe(folded);
  });

  it("maps ranges back to the original", () => {
    const text = "The **Stan\u00addard**  plan: ﬁnal cafe\u0301, 三 ⼗ 日";
    const folded = fold(text);
    const original = (words: string): string => {
      const at = folded.text.indexOf(words);
      expect(at, words).toBeGreaterThanOrEqual(0);
      const { start, end } = folded.toOriginal({ start: at, end: at + words.length });
      return text.slice(start, end);
    };
    expect(original("standard")).toBe("Stan\u00addard");
    expect(original("standard plan")).toBe("Stan\u00addard**  plan");
    expect(original("final")).toBe("ﬁnal");
    expect(original("nal")).toBe("nal");
    expect(original("café")).toBe("cafe\u0301");
    expect(original("三十日")).toBe("三 ⼗ 日");
  });

  it("maps empty ranges and both ends", () => {
    const folded = fold(" ab ");
    expect(folded.toOriginal({ start: 0, end: 0 })).toEqual({ start: 1, end: 1 });
    expect(folded.toOriginal({ start: 2, end: 2 })).toEqual({ start: 4, end: 4 });
    expect(fold("").toOriginal({ start: 0, end: 0 })).toEqual({ start: 0, end: 0 });
    expect(folded.fromOriginal(0)).toBe(0);
    expect(folded.fromOriginal(2)).toBe(1);
    expect(folded.fromOriginal(99)).toBe(2);
  });
});

const messy = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."ab Z09.,;:-*_`#>[]()!?“”「」。，、…ﬁéİ中三⼗國\n\t\u00ad\u200b\u0301\u00a0—−½²\\|~"),
      fc.string({ unit: "binary", maxLength: 2 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

describe("the offset map of fold", () => {
  it("goes to the original and back for every unit", () => {
    fc.assert(
      fc.property(messy, (text) => {
        const folded = fold(text);
        let past = 0;
        for (let i = 0; i < folded.text.length; i++) {
          const { start, end } = folded.toOriginal({ start: i, end: i + 1 });
          expect(start).toBeGreaterThanOrEqual(past);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(folded.fromOriginal(start)).toBeLessThanOrEqual(i);
          expect(folded.toOriginal({ start: folded.fromOriginal(start), end: i + 1 }).start).toBe(start);
          past = start;
        }
      }),
      { numRuns: 300 },
    );
  });

  it("never joins, parts or changes numbers", () => {
    const number = fc
      .tuple(fc.nat(99999), fc.constantFrom("", ".", ","), fc.nat(999))
      .map(([a, point, b]) => (point ? `${a}${point}${b}` : `${a}`));
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(" ", "  ", "\n", ", ", " ,", " .", " / ", " x "),
        (numbers, between) => {
          const found = fold(numbers.join(between)).text.match(/\d+(?:[.,]\d+)*/g) ?? [];
          expect(found).toEqual(numbers);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("takes time in proportion to the text", () => {
    const time = (count: number): number => {
      const text = "*_[`> - “a”… ".repeat(count);
      const from = process.cpuUsage().user;
      fold(text);
      return process.cpuUsage().user - from;
    };
    time(20_000);
    // Eight times the text; a quadratic step would take sixty-four times as long.
    expect(time(80_000)).toBeLessThan(30 * Math.max(time(10_000), 2_000));
  });
});
