import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuotes } from "../../lib/facts/quotes";

describe("readQuotes", () => {
  it.each([
    // Marks of all kinds.
    ["The policy says “no refunds are given” today.", ["no refunds are given"]],
    ['The policy says "no refunds are given" today.', ["no refunds are given"]],
    ["条款写明“不支持按天折算”。", ["不支持按天折算"]],
    ["条款写明「不支持按天折算」。", ["不支持按天折算"]],
    ["条款写明『不支持按天折算』。", ["不支持按天折算"]],
    ['条款写明"不支持按天折算"。', ["不支持按天折算"]],
    ["条款写明＂不支持按天折算＂。", ["不支持按天折算"]],
    ["The text reads «no refunds are given» there.", ["no refunds are given"]],
    ["Er schrieb „keine Erstattung nach Kauf“ dazu.", ["keine Erstattung nach Kauf"]],
    ["It says ‘no refunds are given’ there.", ["no refunds are given"]],
    ['{"quote": "no refunds are given", "page": 3}', ["no refunds are given"]],
    ["The text reads ‹no refunds are given› there.", ["no refunds are given"]],
    ["The text reads 'no refunds are given' there.", ["no refunds are given"]],
    ["条款写明'不支持按天折算'。", ["不支持按天折算"]],
    ["It says 'the users' own seats are billed' here.", ["the users' own seats are billed"]],
    [
      "It says 'it isn't refunded at all', and 'no seats are moved'.",
      ["it isn't refunded at all", "no seats are moved"],
    ],
    // Several, nested, with stops and marks inside.
    ["“No refunds are given.” and “Seats are billed monthly.”", ["No refunds are given.", "Seats are billed monthly."]],
    ["It says “the ‘basic’ plan has 5 seats” here.", ["the ‘basic’ plan has 5 seats"]],
    ["他说：“条款写着‘不予退款’四个字。”", ["条款写着‘不予退款’四个字。"]],
    ["“ 不支持按天折算 ”", ["不支持按天折算"]],
    ["It says “no refunds\nare given” here.", ["no refunds\nare given"]],
    ["“不支持 API 导出”一项", ["不支持 API 导出"]],
    ["“20 个席位”和“$8 per seat”", ["20 个席位", "$8 per seat"]],
    // Too short to be somebody's wording.
    ["It is “free” for all.", []],
    ['The "basic plan" is small.', []],
    ["所谓“免费”只限首月。", []],
    ["“企业版”不限席位。", []],
    ["“”", []],
    ["“……”", []],
    // Titles.
    ["见《服务条款与隐私政策》。", []],
    ["见“《服务条款与隐私政策》”。", []],
    // Marks that are none of a quotation.
    ["It’s the users’ own data, and that’s all there is.", []],
    ['A 5" pipe and a 10" pipe are in stock.', []],
    ["'Tis the season of the year's end, isn't it?", []],
    ["In the '90s the users' data and the owners' keys were kept.", []],
    ["Rock 'n' roll was the boys' and the girls' music.", []],
    ["Home › Settings › Team seats and files › Add", []],
    ["The pole is 6' 2\" long, and that one 7' 3\" in all.", []],
    ["“This is never closed, and so it quotes nothing.", []],
    ["“This paragraph is open.\n\nThis one is closed.”", []],
    ["He said it ‘twice.", []],
    ['He sang in the band "Red" (1995)". Of all his later solo work, "Blue" is best.', []],
    ['"It is over." "That is not so at all."', ["It is over.", "That is not so at all."]],
    ['款项已付。"不予退款的情形"另行规定。', ["不予退款的情形"]],
    // Block quotes.
    ["条款规定：\n> 不支持按天折算。\n> 不予退款。\n\n请知悉。", ["不支持按天折算。\n> 不予退款。"]],
    ["As written:\n\n> No refunds are given.\n\nThat is all.", ["No refunds are given."]],
    ["As written:\n\n> “No refunds are given.”\n\nThat is all.", ["No refunds are given."]],
    ["> 5 MB is “far too large to send” here.", ["far too large to send"]],
    ["> Note!\n\nText.", []],
  ])("%s", (text, expected) => {
    const quotes = readQuotes(text);
    expect(quotes.map((quote) => quote.text)).toEqual(expected);
    for (const { start, end, text: words } of quotes) expect(text.slice(start, end)).toBe(words);
  });

  it("takes marks that run into a block for no pair", () => {
    const text = "「\n>不支持按天折算」";
    expect(readQuotes(text).map(({ start }) => start)).toEqual([3]);
  });

  it("gives ranges in order that do not overlap", () => {
    const parts = fc.array(fc.constantFrom(...'“”"「」‘’«»>\n ', "no refunds are given", "不支持按天折算", "[1]"), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(parts, (list) => {
        const text = list.join("");
        let past = 0;
        for (const { start, end, text: words } of readQuotes(text)) {
          expect(start).toBeGreaterThanOrEqual(past);
          expect(text.slice(start, end)).toBe(words);
          past = end;
        }
      }),
      { numRuns: 500 },
    );
  });
});
