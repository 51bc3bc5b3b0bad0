/** English words right before a value that deny it: "not $10", "rather than $10". Lower case, straight apostrophes. */
export const DENIALS_EN: readonly string[] = [
  "not",
  "isn't",
  "aren't",
  "wasn't",
  "weren't",
  "neither",
  "nor",
  "instead of",
  "rather than",
  "as opposed to",
  "no longer",
];

/** Auxiliaries with their negator, before one of `DENIED_VERBS_EN`: "does not cost $10". */
export const DENYING_EN: readonly string[] = [
  "not",
  "isn't",
  "aren't",
  "wasn't",
  "weren't",
  "don't",
  "doesn't",
  "didn't",
  "won't",
  "never",
  "no longer",
];

/** Verbs that only tie a value to its subject: denying one denies the value. */
export const DENIED_VERBS_EN: readonly string[] = [
  "be",
  "cost",
  "have",
  "include",
  "offer",
  "contain",
  "provide",
  "charge",
  "charged",
  "come with",
  "take",
  "last",
  "equal",
  "total",
  "amount to",
  "priced at",
  "set at",
  "limited to",
  "restricted to",
  "capped at",
];

/** Words that may stand between a denial and its value. */
export const DENIAL_FILLERS_EN: readonly string[] = ["a", "an", "the", "at", "for", "by", "about", "around"];

/** English words right after a value that call it false. */
export const FALSE_EN: readonly string[] = [
  "is wrong",
  "is incorrect",
  "is not right",
  "is not correct",
  "isn't right",
  "isn't correct",
];

/** Chinese words right before a value that deny it. */
export const DENIALS_ZH: readonly string[] = [
  "不是",
  "并非",
  "而非",
  "绝非",
  "不再是",
  "不为",
  "不等于",
  "没有",
  "不收",
  "不收取",
  "不需",
  "不需要",
  "不提供",
  "不限于",
  "不仅限于",
  "不局限于",
  "不限制在",
];

/** Words that may stand between a Chinese denial and its value. */
export const DENIAL_FILLERS_ZH: readonly string[] = [
  "每年",
  "每月",
  "每日",
  "每天",
  "每周",
  "每人",
  "约",
  "大约",
  "共",
  "总共",
  "按",
  "收取",
  "收",
];

/** Chinese words right after a value that call it false. */
export const FALSE_ZH: readonly string[] = ["是错的", "是错误的", "是不对的", "不对", "不正确", "的说法有误"];
