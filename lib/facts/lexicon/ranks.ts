/** Superlatives that rank, one line a scale: forms of one line rank by the same. English, then Chinese after 第二 or 最. */
export const SCALES_EN: readonly string[] = [
  "largest biggest greatest",
  "smallest",
  "highest tallest",
  "lowest",
  "longest",
  "shortest",
  "oldest",
  "youngest",
  "richest wealthiest",
  "poorest",
  "fastest quickest",
  "slowest",
  "busiest",
  "deepest",
  "heaviest",
  "strongest",
  "cheapest",
];
export const SCALES_ZH = "大小高低长短多少老快慢强深重远";

/** Words before an ordinal that make it a rank: "finished third", 排名第三. */
export const RANKING_EN =
  /\b(?:ranked|ranks|ranking|rank|came|finished|finishes|placed|ended|positioned|stood|stands|sits|sat)(?: (?:in|as|at|the|no\.?|number|up|only|overall)){0,3} $/i;
export const RANKING_ZH =
  /(?:排名|排在|排行|位列|名列|位居|位于|居|获得?|获评|夺得|取得)(?:全国|全省|全市|世界|全球|总分|了)?$/;
/** Words after an ordinal that make it a rank: "second place", 第二名. */
export const PLACE_EN = /^[ -](?:place|position|spot|rank)\b/i;
export const PLACE_ZH = /^[名位]/;

/** Places that have a name. */
export const NAMED_PLACES: ReadonlyMap<string, number> = new Map([
  ["冠军", 1],
  ["亚军", 2],
  ["季军", 3],
  ["殿军", 4],
  ["榜首", 1],
  ["头名", 1],
  ["夺冠", 1],
  ["金牌", 1],
  ["银牌", 2],
  ["铜牌", 3],
  ["一等奖", 1],
  ["二等奖", 2],
  ["三等奖", 3],
  ["gold medal", 1],
  ["silver medal", 2],
  ["bronze medal", 3],
  ["first prize", 1],
  ["second prize", 2],
  ["third prize", 3],
]);

/** Words by which a rank is told of another than the sentence's subject: "the second largest after Tarnby". */
export const RANKED_AFTER =
  /\b(?:after|behind|following|next to|second only to|except|one of|among)\b|仅次于|次于|之后|除|之一/i;
