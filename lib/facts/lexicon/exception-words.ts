/** Words that state, or speak of, an exception. */
export const EXCEPTION_WORDS: readonly string[] = [
  "除外",
  "例外",
  "除非",
  "不在此限",
  "不适用于",
  "之外",
  "以外",
  "但书",
  "另有规定",
  "不包括",
  "特殊情况",
  "豁免",
  "except",
  "exception",
  "exceptions",
  "excepting",
  "unless",
  "excluding",
  "excluded",
  "excludes",
  "exempt",
  "exempted",
  "exemption",
  "save for",
  "apart from",
  "other than",
  "not apply to",
  "does not apply",
  "do not apply",
  "with the exclusion of",
  "carve-out",
];

/** General practice, against which an exception is set aside. */
export const PRACTICE_WORDS: readonly string[] = [
  "一般来说",
  "一般而言",
  "一般情况下",
  "一般都",
  "一般也",
  "一般",
  "通常来说",
  "通常情况下",
  "通常都",
  "通常也",
  "通常",
  "实践中",
  "实际上",
  "实际操作中",
  "实务中",
  "实务上",
  "惯例",
  "大多数情况下",
  "多数情况下",
  "往往",
  "事实上",
  "按常理",
  "常规上",
  "现实中",
  "其实",
  "generally speaking",
  "generally",
  "in general",
  "usually",
  "typically",
  "normally",
  "in practice",
  "in most cases",
  "in many cases",
  "as a rule",
  "as a general rule",
  "commonly",
  "customarily",
  "ordinarily",
  "most of the time",
  "in reality",
  "often",
  "still",
  "anyway",
  "regardless",
  "nonetheless",
];

/** Words that turn against what was said before. */
export const TURN_WORDS: readonly string[] = [
  "但",
  "不过",
  "然而",
  "可是",
  "尽管如此",
  "即便如此",
  "即使如此",
  "却",
  "仍",
  "依然",
  "虽然",
  "尽管",
  "but",
  "however",
  "nevertheless",
  "nonetheless",
  "yet",
  "even so",
  "that said",
  "still",
  "although",
  "though",
  "despite",
  "in practice",
  "regardless",
  "notwithstanding",
];

/** What the general practice is said to allow or demand. */
export const SETTLED_WORDS: readonly string[] = [
  "可以",
  "可",
  "都",
  "均",
  "也",
  "仍",
  "能",
  "会",
  "允许",
  "接受",
  "受理",
  "没问题",
  "无妨",
  "不影响",
  "照样",
  "一律",
  "适用",
  "can",
  "may",
  "all",
  "any",
  "every",
  "still",
  "allowed",
  "accepted",
  "accept",
  "fine",
  "ok",
  "okay",
  "possible",
  "works",
  "work",
  "applies",
  "apply",
  "will",
  "permitted",
  "granted",
  "refunded",
  "covered",
  "available",
  "eligible",
  "anyone",
  "everyone",
  "no problem",
  "is enough",
  "are",
  "is",
];

/** Words that take out of a statement what follows them. */
export const EXCEPTION_OPENERS_EN: readonly string[] = [
  "except for",
  "except",
  "excepting",
  "excluding",
  "with the exception of",
  "other than",
  "apart from",
  "aside from",
  "save for",
  "unless",
];
/** Words that take out what stands before them: "managers excepted". */
export const EXCEPTION_CLOSERS_EN: readonly string[] = ["excepted", "excluded"];
/** Words after which "but" takes something out too: "every plan but Trial". */
export const UNIVERSALS_EN: readonly string[] =
  "all every everyone everybody everything any anyone anybody no nobody".split(" ");
/** Words at which an English subject ends: "all staff except managers must clock in". */
export const AUXILIARIES_EN: readonly string[] =
  "am is are was were can could may might must shall should will would do does did has have had need needs".split(" ");
/** After these 除…外 includes instead: 除微信外，还支持支付宝. */
export const INCLUSIVE_ZH: readonly string[] = [..."还也亦另又再"];

const UNIVERSALS_ZH: readonly string[] = "所有 全部 全体 一律 任何 每个".split(" ");
/** Chinese words by which a subject is all of a kind: 所有套餐均包含备份. */
export const UNIVERSAL_SUBJECTS_ZH: readonly string[] = [
  ...UNIVERSALS_ZH,
  ..."任一 各 每位 每名 每一 凡 均".split(" "),
];

/** Words that make a statement one about everything, so that an exception which it leaves out makes it false. */
export const SWEEPING_EN: readonly string[] =
  "all every everyone everybody everything any anyone anybody always daily".split(" ");
export const SWEEPING_ZH: readonly string[] = [...UNIVERSALS_ZH, "每天", "每日"];
/** Words of an answer that leave room for an exception, or speak of a part. */
export const ROOM_EN: readonly string[] = (
  "if when where once whenever some sometimes certain specific case cases circumstances conditions depending depends possibly other others " +
  "remaining rest most almost nearly usually generally normally typically only"
).split(" ");
export const ROOM_ZH: readonly string[] = [
  "如果",
  "如",
  "若",
  "特定",
  "部分",
  "某些",
  "有时",
  "视",
  "符合",
  "情况下",
  "其他",
  "其它",
  "其余",
  "剩余",
  "一般",
  "通常",
  "原则上",
  "多数",
  "仅",
  "只",
  "经",
];

/** Chinese words with which an answer says no before it says what: 不可以，定制商品不支持退货. */
export const NO_ZH: readonly string[] = "不 不可以 不能 不行 不可 不支持 不允许 不会 不是 没有 不需要 不用".split(" ");
