/** Values of a form or a table cell that affirm its label. Whole values, folded and in lower case. */
export const AFFIRMING: readonly string[] = [
  "yes", "y", "true", "✓", "✔", "☑", "√", "●", "included", "available", "enabled", "on", "supported", "allowed", "permitted", "required", "applicable", "covered",
  "是", "有", "可", "可以", "能", "支持", "已支持", "开启", "已开启", "启用", "已启用", "允许", "包含", "包括", "含", "提供", "适用", "对", "会", "需要", "需",
];

/** Values that deny it. "N/A" and 不适用 state nothing and stand in neither list. */
export const DENYING: readonly string[] = [
  "no", "n", "false", "✗", "✘", "×", "☒", "❌", "not included", "not available", "unavailable", "not supported", "unsupported", "not allowed", "not permitted",
  "prohibited", "not required", "not covered", "disabled", "off", "none", "never", "excluded",
  "否", "无", "没有", "不可", "不可以", "不能", "不支持", "暂不支持", "未支持", "关闭", "已关闭", "未开启", "未启用", "禁止", "不允许", "不包含", "不包括", "不含", "不提供", "未提供", "不会", "不需要", "不需", "无需", "错",
];

/** A dash says "no" in a cell of a table, and nothing after a label. */
export const DENYING_IN_CELL: readonly string[] = ["-", "--", "–", "—"];

/** Words before the label that make it a question and are no part of it. */
export const ASKING: readonly string[] = ["是否可以", "是否支持", "是否需要", "是否", "能否", "可否", "有无", "is", "are", "does", "can", "do"];
