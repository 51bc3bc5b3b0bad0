import { describe, expect, it } from "vitest";
import { readCountries, sameWord } from "../../lib/facts/name-forms";
import { readEnglishNames } from "../../lib/facts/names-en";
import { readChineseNames } from "../../lib/facts/names-zh";

describe("readEnglishNames", () => {
  it.each([
    ["The plant is led by Marta Lindqvist.", ["Marta Lindqvist"]],
    ["J. K. Aalders wrote to Dr. Osgood.", ["J. K. Aalders", "Osgood"]],
    ["Orvalo CEO Helen Osgood resigned.", ["Orvalo", "Helen Osgood"]],
    ["The Bank of Tarnby was sold.", ["Bank of Tarnby"]],
    ["Helen Osgood's plan for Kelbrook's port.", ["Helen Osgood", "Kelbrook"]],
    ["However, prices fell on Monday in March.", []],
    ["Additionally the Prime Minister spoke English.", []],
    ["It holds 1 TB of data and 20 GB more.", []],
    ["In the north the University reopened.", []],
    ["the plant is led by nobody", []],
    ["Anna van der Meer joined in May.", ["Anna van der Meer"]],
    ["It is a Tarnby-based firm.", ["Tarnby-based"]],
    ["They met in Stoke-on-Kel.", ["Stoke-on-Kel"]],
    ["It has AI-supported and anti-Tarnby tools at 20 degrees Celsius.", []],
    ["Use the web - There are sites for it.", []],
  ] as const)("%s", (text, names) => {
    const found = readEnglishNames(text);
    expect(found.map((name) => name.text)).toEqual(names);
    for (const name of found) expect(text.slice(name.start, name.end)).toBe(name.text);
  });
});

describe("readChineseNames", () => {
  it.each([
    ["馆长陆明哲表示，新馆将于春天开放。", ["陆明哲"]],
    ["据澄江市文物管理局介绍，展期两个月。", ["澄江市文物管理局"]],
    ["导演阿列克谢·彼得罗夫到场。", ["阿列克谢·彼得罗夫"]],
    ["德国安娜·贝克尔夺冠。", ["德国", "安娜·贝克尔"]],
    ["考察站位于格拉纳达岛。", ["格拉纳达岛"]],
    ["他去过杭州和厦门。", ["杭州", "厦门"]],
    ["公司上市后股价上涨。", []],
    ...[
      "方案指出，费用另计。",
      "文章提到，费用另计。",
      "据文中介绍，费用另计。",
      "条款如下，明确表示不退款。",
      "白皮书指出，费用另计。",
      "据申请人介绍，费用另计。",
      "项目方表示，费用另计。",
      "温馨提醒：费用另计。",
      "据公告称，费用另计。",
      "高层强调，费用另计。",
    ].map((text) => [text, []] as const),
    ["据方晓文介绍，费用另计。", ["方晓文"]],
    ["高明强调，费用另计。", ["高明"]],
    ["退款一般需要三个工作日。", []],
    ["馆长表示满意。", []],
    ["欢迎各方来宾。", []],
  ] as const)("%s", (text, names) => {
    const found = readChineseNames(text);
    expect(found.map((name) => name.text)).toEqual(names);
    for (const name of found) expect(text.slice(name.start, name.end)).toBe(name.text);
  });
});

describe("readCountries", () => {
  it.each([
    ["a Swedish firm in the United States", ["Swedish", "United States"]],
    ["the People's Republic of China and the Dutch", ["China", "Dutch"]],
    ["a shop in New Mexico", []],
    ["polish the turkey", []],
  ] as const)("%s", (text, names) => {
    expect(readCountries(text).map(({ start, end }) => text.slice(start, end))).toEqual(names);
  });

  it("takes a country and its people for one", () => {
    const [a, b, c] = readCountries("Sweden, the Swedish and the Danes");
    expect(a?.forms).toBe(b?.forms);
    expect(a?.forms).not.toBe(c?.forms);
  });
});

describe("sameWord", () => {
  it.each([
    ["Kelbrook", "kelbrok", true],
    ["Oregon", "oregonian", true],
    ["ABC12", "abc13", false],
    ["CNNs", "dnns", false],
    ["Norway", "sweden", false],
  ] as const)("%s and %s: %s", (raw, other, same) => {
    expect(sameWord({ raw, key: raw.toLowerCase() }, other)).toBe(same);
  });
});
