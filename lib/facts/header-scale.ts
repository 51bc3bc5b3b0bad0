/** What a header says that its numbers are counted in: a power of ten. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:in|of|expressed in|stated in|rounded to)(?: the nearest)?(?:\s[A-Za-z.]{1,8}){0,2}[\s(]{0,3}[$€£¥]?\s?thousands?\b/gi,
    3,
  ],
  [
    /\b(?:in|of|expressed in|stated in|rounded to)(?: the nearest)?(?:\s[A-Za-z.]{1,8}){0,2}[\s(]{0,3}[$€£¥]?\s?millions?\b/gi,
    6,
  ],
  [
    /\b(?:in|of|expressed in|stated in|rounded to)(?: the nearest)?(?:\s[A-Za-z.]{1,8}){0,2}[\s(]{0,3}[$€£¥]?\s?billions?\b/gi,
    9,
  ],
  [/(?:^|[\s(|:：])(?:[A-Z]{0,3}[$€£¥]?|RMB|CNY|USD|EUR)\s?(?:['’‘`]\s?000s?|000['’‘]s)(?![\w.])/gim, 3],
  [/(?:^|[\s(|:：])(?:[A-Z]{0,3}[$€£¥]|RMB|CNY|USD|EUR)\s?['’‘`]?thousands?(?![\w.])/gim, 3],
  [/\(1,000\)/g, 3],
  [/(?:^|[\s(|:：])(?:[A-Z]{0,2}[$€£¥]|RMB|CNY|USD|EUR|AUD|CAD|HKD)[ '’‘]?(?:millions?|mn|mm?)(?![\w,.])/gim, 6],
  [/(?:^|[\s(|:：])(?:[A-Z]{0,2}[$€£¥]|RMB|CNY|USD|EUR|AUD|CAD|HKD)[ '’‘]?(?:billions?|bn)(?![\w,.])/gim, 9],
  [/[(|]\s?(?:thousands?|000s?)\s?[)|]/gi, 3],
  [/[(|]\s?millions?\s?[)|]/gi, 6],
  [/(?:单位|單位|[(（|])[:：为為]?\s?(?:人民币|美元|港元|港币)?千(?:美|港|欧|日)?元/g, 3],
  [/(?:单位|單位|[(（|])[:：为為]?\s?(?:人民币|美元|港元|港币)?[万萬](?:美|港|欧|日)?[元人件台户吨股]/g, 4],
  [/(?:单位|單位|[(（|])[:：为為]?\s?(?:人民币|美元|港元|港币)?百[万萬](?:美|港|欧|日)?元/g, 6],
  [/(?:单位|單位|[(（|])[:：为為]?\s?(?:人民币|美元|港元|港币)?[亿億](?:美|港|欧|日)?[元股]/g, 8],
];

/** More text than this around a table says nothing of its scale. */
const LONGEST = 20_000;

/**
 * The powers of ten that the words of a table header, a caption or the sentence before it name: "in thousands" → 3,
 * US$’000 → 3, "$m" → 6, 单位：万元 → 4, （亿元） → 8. In ascending order, each once; empty where none is named.
 */
export function readHeaderScales(text: string): number[] {
  const words = text.slice(0, LONGEST);
  const found = new Set<number>();
  for (const [pattern, scale] of WORDS) {
    pattern.lastIndex = 0;
    if (pattern.test(words)) found.add(scale);
    pattern.lastIndex = 0;
  }
  return [...found].sort((a, b) => a - b);
}
