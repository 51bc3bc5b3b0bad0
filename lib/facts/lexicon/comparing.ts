/** Words of a clause that speaks of two subjects at once, or of a sum over several: a value in it belongs to none of them alone. */
export const COMPARING: ReadonlySet<string> = new Set(
  (
    "than versus vs compared total totals combined altogether sum average difference respectively both each between among only more fewer less most least " +
    "比 较 差 共 各 均 合 总 相"
  ).split(" "),
);

/** The same in Chinese where whole words are looked for: 同比 and 比例 compare no two subjects. */
export const COMPARING_ZH = /(?<![同环])比(?![例率赛])|相差|相比|各|均|共|合计|总计|较/;
