/** English adverbs of a rate: "$98 monthly", "1 % annually". */
export const PERIOD_ADVERBS: ReadonlyMap<string, string> = new Map([
  ["hourly", "hour"],
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["quarterly", "quarter"],
  ["yearly", "year"],
  ["annually", "year"],
]);
/** The same words before a noun: "annual fee". */
const SPANS_EN: readonly (readonly [string, string])[] = [...PERIOD_ADVERBS, ["annual", "year"]];

/** Words of a text that say per what span of time a rate holds: words | unit. Latin ones are whole words in lower case. */
export const PERIOD_WORDS: readonly (readonly [string, string])[] = [
  ...SPANS_EN,
  ["按日", "day"],
  ["按天", "day"],
  ["每日", "day"],
  ["每天", "day"],
  ["逐日", "day"],
  ["日利率", "day"],
  ["日息", "day"],
  ["日费率", "day"],
  ["/日", "day"],
  ["/天", "day"],
  ["按周", "week"],
  ["每周", "week"],
  ["按月", "month"],
  ["每月", "month"],
  ["逐月", "month"],
  ["月利率", "month"],
  ["月息", "month"],
  ["月费率", "month"],
  ["/月", "month"],
  ["按季", "quarter"],
  ["每季", "quarter"],
  ["季度利率", "quarter"],
  ["按年", "year"],
  ["每年", "year"],
  ["逐年", "year"],
  ["年利率", "year"],
  ["年息", "year"],
  ["年化", "year"],
  ["年费率", "year"],
  ["/年", "year"],
  ["per day", "day"],
  ["a day", "day"],
  ["each day", "day"],
  ["every day", "day"],
  ["per week", "week"],
  ["a week", "week"],
  ["each week", "week"],
  ["every week", "week"],
  ["per month", "month"],
  ["a month", "month"],
  ["each month", "month"],
  ["every month", "month"],
  ["per quarter", "quarter"],
  ["each quarter", "quarter"],
  ["per year", "year"],
  ["per annum", "year"],
  ["a year", "year"],
  ["each year", "year"],
  ["every year", "year"],
  ["日增长率", "day"],
  ["周增长率", "week"],
  ["月增长率", "month"],
  ["月增速", "month"],
  ["月收益率", "month"],
  ["月均", "month"],
  ["月化", "month"],
  ["季利率", "quarter"],
  ["年增长率", "year"],
  ["年增速", "year"],
  ["年收益率", "year"],
  ["年回报率", "year"],
  ["年均", "year"],
  ["年通胀率", "year"],
  ["apy", "year"],
  ["p.a.", "year"],
  ["annualised", "year"],
  ["annualized", "year"],
];

const SPANS_ZH: readonly (readonly [string, string])[] = [
  ["时", "hour"],
  ["日", "day"],
  ["周", "week"],
  ["月", "month"],
  ["季", "quarter"],
  ["年", "year"],
];
/** Sums that are paid once in each span: "annual fee", 月租. What is merely counted by it ("annual revenue") is left out. */
const SUMS_EN = ["fee", "charge", "price", "cost", "rent", "subscription", "premium", "salary", "wage", "payment"];
const SUMS_ZH = ["费", "租", "租金", "薪", "工资", "供", "费用", "服务费", "管理费"];

/** Nouns of sums that say per what span they are: words | unit. */
export const PERIOD_NOUNS: readonly (readonly [string, string])[] = [
  ...SPANS_EN.flatMap(([word, unit]) => SUMS_EN.map((sum) => [`${word} ${sum}`, unit] as const)),
  ...SPANS_ZH.flatMap(([word, unit]) => SUMS_ZH.map((sum) => [`${word}${sum}`, unit] as const)),
];

/** Nouns that say per what time a length is: 时速 120 公里. */
export const SPEED_NOUNS: readonly (readonly [string, string])[] = [
  ["时速", "hour"],
  ["秒速", "second"],
];

/** What may stand between such a noun and its sum. */
export const PERIOD_LINKS: readonly string[] = [
  ..."of is was are be will at to up about from costs only just around approximately".split(" "),
  ..."为 是 约 仅 仅为 约为 只要 需 不超过 最高 最低 高达 达 上限为 涨至 降至 可达 超过 最高可达".split(" "),
];
