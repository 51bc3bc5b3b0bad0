import type { Source } from "../../../lib/model/source";

/** A whole answer that is right in every word, with marks of one form; it arrives letter by letter. Invented. */
export interface StreamedAnswer {
  name: string;
  text: string;
  sources: Source[];
}

const wells: Source[] = [
  { id: "1", title: "Wells", text: "The north well is 14 metres deep. Its water is tested every 3 months." },
  { id: "2", title: "Pumps", text: "The pump lifts 90 litres per minute. It was replaced in 2021." },
  { id: "3", title: "Access", text: "Visitors need no key. Dogs are not allowed near the well." },
];
const wellsZh: Source[] = [
  { id: "1", title: "水井", text: "北井深 14 米。井水每 3 个月检测一次。" },
  { id: "2", title: "水泵", text: "水泵每分钟抽水 90 升。2021 年更换过。" },
  { id: "3", title: "进出", text: "访客不需要钥匙。井边不得带犬。" },
];
const named: Source[] = [
  { id: "wells-v2", title: "Well book", text: "The north well is 14 metres deep." },
  { id: "pumps-v1", title: "水泵手册", text: "水泵每分钟抽水 90 升。The pump lifts 90 litres per minute." },
];

const en = (name: string, a: string, b: string): StreamedAnswer => ({
  name,
  text: `The north well is 14 metres deep${a}. The pump lifts 90 litres per minute${b}.`,
  sources: wells,
});
const zh = (name: string, a: string, b: string): StreamedAnswer => ({
  name,
  text: `北井深 14 米${a}。水泵每分钟抽水 90 升${b}。`,
  sources: wellsZh,
});

export const streamedAnswers: readonly StreamedAnswer[] = [
  en("[1]", " [1]", " [2]"),
  en("[1][3]", " [1][3]", " [2][3]"),
  en("[1, 3]", " [1, 3]", " [2, 3]"),
  en("[1-2]", " [1-2]", " [1–2]"),
  en("【1】", "【1】", "【2】"),
  en("superscripts", "¹", "²"),
  en("[^1]", "[^1]", "[^2]"),
  en("[citation:1]", " [citation:1]", " [citation:2]"),
  en("【1:0†source】", "【1:0†source】", "【2:3†source】"),
  en("(Source: …)", " (Source: Wells)", " (Source: Pumps)"),
  en("raw marks", " turn0search1", " turn0file2"),
  en("links", " [1](https://docs.example.com/a)", " [2](https://docs.example.com/b)"),
  {
    name: "en: ids",
    text: "The north well is 14 metres deep [wells-v2]. The pump lifts 90 litres per minute [pumps-v1].",
    sources: named,
  },
  {
    name: "en: a list",
    text: "The wells:\n\n- The north well is 14 metres deep [1]\n- The pump lifts 90 litres per minute [2]\n- Dogs are not allowed near the well [3]\n",
    sources: wells,
  },
  zh("zh: [1]", "[1]", "[2]"),
  zh("zh: [1][3]", "[1][3]", "[2][3]"),
  zh("zh: [1, 3]", "[1, 3]", "[2、3]"),
  zh("zh: [1-2]", "[1-2]", "[1~2]"),
  zh("zh: 【1】", "【1】", "【2】"),
  zh("zh: ［1］", "［1］", "［2］"),
  zh("zh: superscripts", "¹", "²"),
  zh("zh: [^1]", "[^1]", "[^2]"),
  zh("zh: [citation:1]", "[citation:1]", "[citation:2]"),
  zh("zh: 【1:0†来源】", "【1:0†来源】", "【2:3†来源】"),
  zh("zh: （来源：…）", "（来源：水井）", "（来源：水泵）"),
  zh("zh: raw marks", " turn0search1", " turn0file2"),
  {
    name: "zh: ids",
    text: "水泵每分钟抽水 90 升[pumps-v1]。",
    sources: named,
  },
];
