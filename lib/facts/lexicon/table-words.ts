/**
 * Words of a statement that counts, ranks, adds up or bounds what a table holds: it is about several rows at once, so no one cell
 * decides it.
 */
export const OVER_ROWS_EN: ReadonlySet<string> = new Set(
  (
    "more less fewer greater larger smaller bigger longer shorter older younger higher lower taller than most least highest lowest largest smallest " +
    "biggest longest shortest oldest youngest earliest latest best worst maximum minimum max min top bottom over under above below exceed exceeds " +
    "total totals totaled sum combined altogether average averages averaged mean median overall difference between count " +
    "each every all both any other others another several many few multiple various same different only except without never " +
    "before after since until during while prior later earlier consecutive twice times once " +
    "there second third tie tied half majority percent increase decrease increased decreased rose fell won lost winning losing range"
  ).split(" "),
);

export const OVER_ROWS_ZH: readonly string[] = [
  "最",
  "超过",
  "高于",
  "低于",
  "多于",
  "少于",
  "大于",
  "小于",
  "比",
  "总",
  "合计",
  "共",
  "平均",
  "均",
  "各",
  "每个",
  "所有",
  "全部",
  "都",
  "其他",
  "其余",
  "之前",
  "之后",
  "以前",
  "以后",
  "以上",
  "以下",
  "相差",
  "差",
  "增",
  "减",
  "升",
  "降",
  "排名",
  "第二",
  "第三",
  "只有",
  "仅",
  "除",
];
