/** Words that bound a value from above though other words stand between: 最多可以添加 5 名, "a maximum of 5". Lower case. */
export const UPPER_APART: readonly string[] = [
  "最多",
  "至多",
  "最高",
  "最长",
  "最大",
  "最晚",
  "最迟",
  "上限",
  "封顶",
  "不超过",
  "不得超过",
  "不能超过",
  "at most",
  "up to",
  "maximum",
  "no more than",
  "not more than",
  "limit",
  "limited to",
  "capped at",
  "cap",
];

/** Words that bound a value from below though other words stand between: 至少需要提交 3 份. */
export const LOWER_APART: readonly string[] = [
  "至少",
  "最少",
  "最低",
  "最短",
  "最早",
  "起订",
  "起订量",
  "起租",
  "起投",
  "起码",
  "下限",
  "不少于",
  "不得少于",
  "at least",
  "minimum",
  "earliest",
  "no fewer than",
  "no less than",
  "not less than",
];

/** Nouns and adjectives that say which end a value is, though other words stand between: "the maximum order is 10", 最高起订量为10件. */
export const HIGHEST: readonly string[] = [
  ..."最高 最大 最长 最多 最晚 最迟 上限".split(" "),
  ..."maximum highest largest longest greatest latest".split(" "),
  "upper limit",
];
export const LOWEST: readonly string[] = [
  ..."最低 最小 最短 最少 最早 下限".split(" "),
  ..."minimum lowest smallest shortest least earliest".split(" "),
  "lower limit",
];
