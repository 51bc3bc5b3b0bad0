/** English words right before a statement that deny the whole of it. Lower case, straight apostrophes, single spaces. */
export const FRAMES_BEFORE_EN: readonly string[] = [
  "not the case that",
  "isn't the case that",
  "no longer the case that",
  "not true that",
  "isn't true that",
  "no longer true that",
  "not correct that",
  "untrue that",
  "false that",
  "incorrect that",
  "wrong that",
  "a myth that",
  "denies that",
  "deny that",
  "denied that",
  "disputes that",
  "disputed that",
  "not say that",
  "not state that",
  "not mean that",
];

/** English words right after a statement that call it false. */
export const FRAMES_AFTER_EN: readonly string[] = [
  "is false",
  "are false",
  "was false",
  "is untrue",
  "is incorrect",
  "is wrong",
  "is mistaken",
  "is not true",
  "isn't true",
  "is not correct",
  "is not the case",
  "isn't the case",
  "is no longer true",
  "is no longer the case",
  "is a myth",
  "is a misconception",
  "no longer applies",
  "does not apply",
  "has been deleted",
  "has been repealed",
  "has been revoked",
];

/** Chinese words right before a statement that deny the whole of it; light words between are passed over. */
export const FRAMES_BEFORE_ZH: readonly string[] = [
  "并非",
  "绝非",
  "不是",
  "并不是",
  "不代表",
  "不等于",
  "不意味着",
  "否认",
  "谣传",
  "误传",
  "误以为",
  "误认为",
];

/** Chinese words right after a statement that call it false. */
export const FRAMES_AFTER_ZH: readonly string[] = [
  "不属实",
  "不实",
  "不正确",
  "不准确",
  "不成立",
  "不真实",
  "错误",
  "是错的",
  "有误",
  "是假的",
  "是谣言",
  "不再适用",
  "不适用",
  "已废止",
  "已删除",
  "已失效",
];

/** Nouns that may stand between a statement and what calls it false: “…”的说法不属实. */
export const STATEMENT_NOUNS_ZH: readonly string[] = [
  "说法",
  "观点",
  "传言",
  "表述",
  "言论",
  "看法",
  "理解",
  "规定",
  "条款",
  "内容",
];

/** Words at the end of what an ellipsis leaves out that make the words after it a condition or an exception. */
export const CONDITIONS_EN: readonly string[] = [
  "unless",
  "except",
  "except when",
  "except if",
  "except where",
  "without",
  "only if",
];
export const CONDITIONS_ZH: readonly string[] = ["除非", "除了", "除", "未经", "仅当", "只有"];

/** Stems of verbs beside a quotation that may turn its words round: 'bans dogs that are "allowed near the pool"'. */
export const DENYING_VERBS: readonly string[] = [
  "prohibit",
  "forbid",
  "forbad",
  "bans ",
  "banned",
  "reject",
  "exclud",
  "refus",
  "denie",
  "deny",
  "disput",
  "rather than",
  "except",
  "lack",
  "false",
  "incorrect",
  "wrong",
  "untrue",
  "禁止",
  "严禁",
  "拒绝",
  "排除",
  "否认",
  "除外",
  "错误",
  "不实",
  "有误",
];
