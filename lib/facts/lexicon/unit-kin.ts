/**
 * Names of counted things that are one thing for a comparison: first the canonical name, then its kin in both languages.
 * What is in two lines is never equal; what is in none agrees with any other count (30 份 and "30 copies").
 */
export const KIN_LINES: readonly string[] = [
  "person 人 名 位 口 员 员工 职工 人口 居民 村民 学生 观众 选手 队员 士兵 person people employee member staff student resident worker man woman adult child passenger patient participant respondent voter",
  "user user 用户 会员 客户 customer client subscriber account 账号 账户",
  "seat seat 席 席位",
  "company 家 公司 企业 company firm enterprise business store shop 门店 hotel bank school hospital institution organisation organization",
  "time 次 回 趟 遍 times time",
  "page 页 page",
  "character 字 字符 character",
  "share share 股",
  "household 户 household family",
  "token token",
  "request request 请求",
  "level 级 等 level grade",
  "fold 倍 times",
  "vote 票 vote",
  "room 间 房间 客房 room",
  "vehicle 辆 car vehicle truck",
];
/** Pairs of canonical names that pass for each other: a user is a person. */
export const KIN_NEAR: readonly (readonly [string, string])[] = [
  ["person", "user"],
  ["time", "fold"],
  ["company", "user"],
];
