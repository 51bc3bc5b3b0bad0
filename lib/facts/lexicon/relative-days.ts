/** Words that tell a day by the day on which a text was written, English in lower case; days of the week do the same. */
export const RELATIVE_DAYS: readonly string[] = [
  ..."today yesterday tomorrow tonight".split(" "),
  "this morning",
  "this afternoon",
  "this evening",
  "last night",
  ..."今天 今日 今晚 今晨 今早 昨天 昨日 昨晚 明天 明日 明晚 前天 后天 当天 当日 日前 近日".split(" "),
];

/** Labels before the day on which a text was put out, which is the day of none of its events. English in lower case. */
export const STAMP_LABELS: readonly string[] = [
  ..."播发时间 发布时间 发布日期 发布于 发表时间 发表日期 发表于 更新时间 更新日期 更新于 最后更新 最近更新".split(" "),
  "published",
  "published on",
  "date published",
  "publication date",
  "posted",
  "posted on",
  "updated",
  "updated on",
  "last updated",
  "last updated on",
  "last modified",
];
