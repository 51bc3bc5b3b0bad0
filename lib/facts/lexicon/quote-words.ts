/** Words before a quotation that give it out as somebody's wording. Latin ones are whole words in lower case. */
export const STATING_EN: ReadonlySet<string> = new Set(
  "says said saying states stated stating reads read writes wrote written specifies specified provides provided stipulates stipulated declares declared notes noted adds added explains explained concludes concluded quotes quoted according argues argued believes warns warned promises promised confirms confirmed".split(
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
  "question query questions query's answer response reply title titled entitled called named known term phrase slogan song album film movie book novel series episode article film's nicknamed dubbed slogans like as".split(
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
];
