/** Values of a form or a table cell that affirm its label. Whole values, folded and in lower case. */
export const AFFIRMING: readonly string[] = [
  "yes",
  "y",
  "true",
  "✓",
  "✔",
  "☑",
  "√",
  "●",
  "included",
  "available",
  "enabled",
  "on",
  "supported",
  "allowed",
  "permitted",
  "required",
  "applicable",
  "covered",
  "是",
  "有",
  "可",
  "可以",
  "能",
  "支持",
  "已支持",
  "开启",
  "已开启",
  "启用",
  "已启用",
  "允许",
  "包含",
  "包括",
  "含",
  "提供",
  "适用",
  "对",
  "会",
  "需要",
  "需",
];

/** Values that deny it. "N/A" and 不适用 state nothing and stand in neither list. */
export const DENYING: readonly string[] = [
  "no",
  "n",
  "false",
  "✗",
  "✘",
  "×",
  "☒",
  "❌",
  "not included",
  "not available",
  "unavailable",
  "not supported",
  "unsupported",
  "not allowed",
  "not permitted",
  "prohibited",
  "not required",
  "not covered",
  "disabled",
  "off",
  "none",
  "never",
  "excluded",
  "否",
  "无",
  "没有",
  "不可",
  "不可以",
  "不能",
  "不支持",
  "暂不支持",
  "未支持",
  "关闭",
  "已关闭",
  "未开启",
  "未启用",
  "禁止",
  "不允许",
  "不包含",
  "不包括",
  "不含",
  "不提供",
  "未提供",
  "不会",
  "不需要",
  "不需",
  "无需",
  "错",
];

/** A dash says "no" in a cell of a table, and nothing after a label. */
export const DENYING_IN_CELL: readonly string[] = ["-", "--", "–", "—"];

/** Words before the label that make it a question and are no part of it. */
export const ASKING: readonly string[] = [
  "是否可以",
  "是否支持",
  "是否需要",
  "是否",
  "能否",
  "可否",
  "有无",
  "is",
  "are",
  "does",
  "can",
  "do",
];

/**
 * Words by which a claim tells the value of a form's line, beside the label's own: "renewal is switched on", 续费已开启. They
 * affirm or deny whatever the label names.
 */
export const STATES_AFFIRMING: readonly string[] = (
  "on enabled active available included possible supported offered provided allowed permitted " +
  "开启 打开 启用 可用 可以 支持 提供 允许 具备 有"
).split(" ");
export const STATES_DENYING: readonly string[] = (
  "off disabled inactive unavailable excluded impossible unsupported prohibited forbidden banned disallowed unnecessary " +
  "关闭 停用 禁用 禁止 严禁 不可用"
).split(" ");

/** Words that tell the word of a label in another way, or its reverse: "excl. VAT" of the label "VAT included". */
export const LABEL_WORDS_SAME: readonly string[] = [
  "included include inclusive incl including",
  "required require necessary need mandatory compulsory",
  "allowed permitted possible permissible",
  "available offered provided",
];
export const LABEL_WORDS_OPPOSITE: readonly string[] = [
  "included include inclusive | excl exclusive excluding plus excluded exclude",
  "required require necessary mandatory | optional unnecessary voluntary waived",
  "allowed permitted permissible possible | prohibited forbidden banned disallowed impossible",
  "available offered | unavailable",
  "enabled active on | disabled inactive off",
];

/** What opens a Chinese label and is told in a claim by a modal or not at all: 退款 of 支持退款, 可退款. */
export const LABEL_OPENERS_ZH: readonly string[] = [
  "是否支持",
  "是否提供",
  "是否可以",
  "支持",
  "提供",
  "允许",
  "可以",
  "能够",
  "可",
  "能",
];
/** Chinese words that affirm what follows them: of 可以退款 the label 支持退款 is affirmed. */
export const MODALS_AFFIRMING_ZH: readonly string[] = ["支持", "提供", "允许", "可以", "能够", "可", "能", "会"];
