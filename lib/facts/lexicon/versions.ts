/** A document that is no longer in force. */
export const SUPERSEDED_WORDS: readonly string[] = [
  "superseded", "supersede", "deprecated", "obsolete", "expired", "withdrawn", "repealed", "revoked", "archived", "archive", "outdated", "retired", "replaced", "no longer valid", "no longer in force", "no longer in effect", "not in force any more", "historical", "old version", "previous version", "invalid", "inactive",
  "已废止", "废止", "已失效", "失效", "已作废", "作废", "已过期", "过期", "旧版", "历史版本", "已被取代", "被取代", "已替代", "被替代", "已停用", "停用", "已归档", "归档", "已下线", "已撤销", "停止执行", "不再适用", "不再有效", "无效",
];
/** A document that is not yet in force. */
export const PENDING_WORDS: readonly string[] = [
  "not yet effective", "not yet in force", "not yet in effect", "pending", "draft", "upcoming", "scheduled", "proposed", "planned", "future", "consultation draft",
  "尚未生效", "未生效", "待生效", "即将生效", "尚未施行", "未施行", "待施行", "草案", "征求意见稿", "送审稿", "待发布", "未发布", "拟定", "预发布", "草稿",
];
/** A document that is in force. */
export const CURRENT_WORDS: readonly string[] = [
  "current", "in force", "in effect", "effective", "active", "valid", "latest", "published", "live",
  "现行有效", "现行", "有效", "生效中", "已生效", "施行中", "执行中", "当前版本", "最新", "正式", "已发布", "在用", "当前",
];

/** Words in a document's own text that say it is no longer in force ("This version was superseded by v3"). Whole phrases. */
export const SUPERSEDED_IN_TEXT: readonly string[] = [
  "this version is superseded", "this version was superseded", "this version has been superseded", "this document is superseded", "this document was superseded", "this document has been superseded", "superseded by", "has been replaced by", "was replaced by", "is replaced by", "no longer in force", "no longer in effect", "no longer valid", "this policy has expired", "this document has expired", "this version is obsolete", "this version is deprecated", "this version is archived",
  "本版本已废止", "本版已废止", "本文件已废止", "本办法已废止", "本规定已废止", "本条款已废止", "已被新版取代", "已被取代", "已由新版取代", "本版本已失效", "本文件已失效", "本版本已作废", "本文件已作废", "已失效", "已废止", "同时废止本",
];

/** That a question asks for another time than now, or for a difference between versions. */
export const HISTORY_WORDS: readonly string[] = [
  "旧版", "老版", "以前", "之前的", "原来", "原先", "过去", "曾经", "历史", "变化", "变更", "变动", "修改了", "修订了", "改了什么", "调整了", "有何不同", "有什么不同", "不同之处", "区别", "差异", "差别", "对比", "比较", "相比", "沿革", "新旧", "上一版", "前一版", "旧规定", "原规定", "废止前", "修订前", "更新了", "新增了", "将来", "今后", "未来", "新版",
  "what changed", "what has changed", "what's changed", "changed", "change since", "changes", "difference", "differences", "differ", "compare", "compared", "comparison", "previous", "previously", "former", "formerly", "earlier version", "old version", "older", "used to", "history", "historical", "before the", "prior version", "prior to", "versus", "upcoming", "next version", "new version", "will change",
];

/** That a claim itself tells its value as one of the past or of the time to come. */
export const PAST_IN_CLAIM: readonly string[] = [
  "旧版", "老版", "原版", "原为", "原先", "原来", "以前", "此前", "过去", "曾经", "曾为", "已废止", "已失效", "废止前", "修订前", "历史", "上一版", "前一版", "将于", "尚未生效", "未生效", "生效后", "施行后", "起施行", "起生效", "起执行", "拟",
  "previous", "previously", "former", "formerly", "earlier", "older", "old version", "used to", "superseded", "expired", "no longer", "obsolete", "was replaced", "historical", "will be", "will apply", "will take effect", "not yet", "effective from", "from next", "upcoming", "until then", "draft",
];
