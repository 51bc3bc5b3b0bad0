import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldUnits, isHan, isLetter } from "../../lib/text/characters";
import { TRADITIONAL_PAIRS } from "../../lib/text/traditional-characters";

describe("foldUnits", () => {
  it.each([
    ["full width", "ＡＢＣ（５，５００）％：；！？", "ABC(5,500)%:;!?"],
    ["spaces", "a\u00a0b\u3000c\u2009d", "a b c d"],
    ["quotes", "“a” ‘b’ „c‟", '"a" \'b\' "c"'],
    ["dashes and minus", "a–b—c−5‑d", "a-b-c-5-d"],
    ["Kangxi radicals", "三⼗个⼯作⽇", "三十个工作日"],
    ["radicals of the supplement", "⺠法典 ⻓期 ⻔店 ⻢⻋", "民法典 长期 门店 马车"],
    ["compatibility ideographs", "金額更新", "金额更新"],
    ["traditional", "價格不含稅，請於臺北繳費", "价格不含税,请于台北缴费"],
    [
      "pairs that both stand in simplified text",
      "看著 瞭解 憑藉 答覆 好像 裏裡里 臺台",
      "看着 了解 凭借 答复 好象 里里里 台台",
    ],
    ["currency", "￥8 ￡9 ￠5", "¥8 £9 ¢5"],
    ["case stays", "İstanbul ABC abc", "İstanbul ABC abc"],
    ["values that are read later stay", "1½ 10² ① ㎡ ℃ … ‰", "1½ 10² ① ㎡ ℃ … ‰"],
    ["Chinese punctuation stays", "「甲」、《乙》。", "「甲」、《乙》。"],
    ["words that differ by region stay different", "記憶體 内存", "记忆体 内存"],
  ])("%s", (_, text, folded) => {
    expect(foldUnits(text)).toBe(folded);
  });

  it("keeps the length, and folds what is folded to itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const folded = foldUnits(text);
        expect(folded.length).toBe(text.length);
        expect(foldUnits(folded)).toBe(folded);
      }),
    );
  });

  it("keeps lone surrogates and texts longer than one piece", () => {
    const text = `\ud800Ａ\udfff${"漢字 text ".repeat(3000)}`;
    expect(foldUnits(text)).toBe(`\ud800A\udfff${"汉字 text ".repeat(3000)}`);
  });
});

it("knows letters from Chinese characters and signs", () => {
  for (const letter of "aZéßłжΩ한ﬁ") expect(isLetter(letter.charCodeAt(0)), letter).toBe(true);
  for (const sign of "1×÷，。 -_中の→€") expect(isLetter(sign.charCodeAt(0)), sign).toBe(false);
  for (const han of "中々〇⼗") expect(isHan(han.charCodeAt(0)), han).toBe(true);
  for (const other of "aの。1") expect(isHan(other.charCodeAt(0)), other).toBe(false);
});

it("holds the frozen pairs to the table that they were taken from", async () => {
  // The package has no types for its tables.
  const module = "opencc-js/dict/TSCharacters";
  const { default: traditional } = (await import(/* @vite-ignore */ module)) as { default: string };
  const table = new Map<string, string>();
  for (const entry of traditional.split("|")) {
    const [from, to] = entry.split(" ");
    if (from?.length === 1 && to?.length === 1 && from !== to) table.set(from, to);
  }
  for (const pair of ["著着", "瞭了", "藉借", "覆复", "像象", "裏里", "裡里", "臺台"])
    table.set(pair[0] as string, pair[1] as string);
  const expected = [...table.keys()].sort().map((from) => {
    let to = table.get(from) as string;
    while (table.has(to)) to = table.get(to) as string;
    return from + to;
  });
  expect(TRADITIONAL_PAIRS.join("")).toBe(expected.join(""));
});
