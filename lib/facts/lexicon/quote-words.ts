/** Words before a quotation that give it out as somebody's wording. Latin ones are whole words in lower case. */
export const STATING_EN: ReadonlySet<string> = new Set(
  "say says said saying state states stated stating reads read writes wrote written specify specifies specified provide provides provided stipulate stipulates stipulated mention mentions mentioned wording verbatim excerpt passage declares declared notes noted adds added explains explained concludes concluded quotes quoted according argues argued believes warns warned promises promised confirms confirmed".split(
    " ",
  ),
);
export const STATING_ZH: readonly string[] = [
  "写明",
  "写道",
  "写的是",
  "规定",
  "载明",
  "注明",
  "明确",
  "指出",
  "表示",
  "声明",
  "约定",
  "原文",
  "原话",
  "称",
  "说",
  "写着",
  "提到",
  "引用",
];

/** Words before a quotation that call it a question, a reply or a name: no wording of a source. */
export const NAMING_EN: ReadonlySet<string> = new Set(
  "click press tap select choose enter type button labelled labeled label tab field menu option checkbox headed question query questions query's answer response reply title titled entitled called named known term phrase slogan song album film movie book novel series episode article film's nicknamed dubbed slogans like as".split(
    " ",
  ),
);
export const NAMING_ZH: readonly string[] = [
  "问题",
  "题为",
  "名为",
  "叫做",
  "称为",
  "所谓",
  "口号",
  "歌曲",
  "电影",
  "称作",
  "回答",
  "答复",
  "点击",
  "选择",
  "按钮",
  "输入",
  "填写",
  "勾选",
  "选项",
  "戏称",
  "俗称",
  "句话说",
  "换言之",
  "来说",
  "就是说",
  "可以说",
];

/** Words between the name of a document and a quotation from it: 合同里写的是“…”, 政策要求“…”. */
export const LINKING_ZH: readonly string[] = [
  "要求",
  "提及",
  "显示",
  "强调",
  "里",
  "中",
  "上",
  "内",
  "的",
  "是",
  "为",
  "有",
  "指",
  "讲",
  "写",
  "一句",
  "原句",
  "表述",
  "措辞",
];

/** Words that name a document as the ground of what follows: "per the handbook, …", 依据手册，…. */
export const GROUNDS_EN: ReadonlySet<string> = new Set(["per", "under", "according", "from", "in"]);
export const GROUNDS_ZH: readonly string[] = ["依据", "根据", "按照", "依照", "参照", "引自", "摘自", "见"];

/** First words of a block quote that make it a note of the answer's own. Lower case. */
export const CALLOUTS: readonly string[] = [
  "note",
  "tip",
  "warning",
  "important",
  "caution",
  "summary",
  "example",
  "注意",
  "提示",
  "温馨提示",
  "备注",
  "重要",
  "警告",
  "小结",
  "总结",
  "示例",
  "说明",
];

/** Words between brackets that say that a quotation leaves something out: （略）, 〔中略〕, [omitted]. */
export const OMISSION_MARKS: readonly string[] = [
  "略",
  "中略",
  "下略",
  "上略",
  "前略",
  "后略",
  "省略",
  "omitted",
  "snip",
];

/** Words that make more of a quoter's bracket than an explanation: it narrows what is quoted. */
export const NARROWING: readonly string[] = [
  "仅",
  "只",
  "除",
  "限",
  "须",
  "必",
  "only",
  "except",
  "unless",
  "if",
  "must",
];
