/**
 * Words that put one thing before another, one line a scale: words left of `|` say that the first has more of it, those right of it
 * less. English comparatives before "than"; Chinese adjectives after 比 and before 于.
 */
export const SCALES_EN: readonly string[] = [
  "larger bigger greater | smaller",
  "higher taller | lower",
  "longer | shorter",
  "older | younger newer",
  "faster quicker | slower",
  "heavier | lighter",
  "wider broader | narrower",
  "deeper | shallower",
  "thicker | thinner",
  "stronger | weaker",
  "better | worse",
  "earlier sooner | later",
  "louder noisier | quieter",
  "warmer hotter | colder cooler",
  "richer wealthier | poorer",
  "busier | calmer",
  "safer | riskier",
  "harder tougher | easier softer",
  "nearer closer | farther further",
  "brighter | darker dimmer",
  "cleaner | dirtier",
  "pricier dearer costlier | cheaper",
  "more | less fewer",
];
/** The scale of money: "costs more than" is "pricier than", 价格高于 is 贵. */
export const PRICE_EN = "pricier";
export const PRICE_WORDS_EN: readonly string[] = ["cost", "price", "expensive", "costly"];

/** Phrases that order without "than". */
export const ORDER_PHRASES_EN: readonly string[] = ["ahead of | behind", "above | below", "superior to | inferior to"];

export const SCALES_ZH: readonly string[] = [
  "高 | 低 矮",
  "大 | 小",
  "多 | 少",
  "长 | 短",
  "快 | 慢",
  "贵 | 便宜 低廉",
  "早 | 晚 迟",
  "新 | 旧",
  "重 | 轻",
  "强 | 弱",
  "深 | 浅",
  "宽 | 窄",
  "厚 | 薄",
  "热 | 冷",
  "好 优 | 差 劣 逊",
  "远 | 近",
  "亮 | 暗",
  "领先 | 落后",
];
export const PRICE_ZH = "贵";
export const PRICE_WORDS_ZH: readonly string[] = ["价格", "售价", "票价", "单价", "定价", "收费", "费用"];
/** Words that order alone: X 不及 Y says 差. */
export const ORDER_WORDS_ZH: ReadonlyArray<readonly [word: string, adjective: string]> = [
  ["不及", "差"],
  ["不如", "差"],
  ["比不上", "差"],
  ["胜过", "好"],
  ["超过", "多"],
];
/** Characters around 比 that make it another word. */
export const BEFORE_RATIO_ZH = "占同环相对百配正反性";
export const AFTER_RATIO_ZH = "例赛重较率值分如对方作喻价";

/** Words after which an ordering is a case and no statement. */
export const SUPPOSING: readonly string[] = ["if", "whether", "unless", "when", "should", "如果", "若", "是否", "假如"];
