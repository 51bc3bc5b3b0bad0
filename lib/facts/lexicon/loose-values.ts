/** Words of phrases in which a number or a date states nothing that a source would have to state. */

/** Before a date that only says up to when something is known: "as of 2024", 截至2024年. English in lower case. */
export const FRAMES_EN: readonly string[] = [
  "as of",
  "as at",
  "as of the end of",
  "up to and including",
  "correct as of",
];
export const FRAMES_ZH: readonly string[] = ["截至", "截止", "截止到", "截至到", "截止至", "截至目前", "直到", "直至"];
export const FRAMES_AFTER_ZH: readonly string[] = ["为止", "止"];

/** One of these in words is an article, a pronoun or a turn of phrase: "one day", 最热的一天. Canonical units. */
export const SINGLES: ReadonlySet<string> = new Set([
  "day",
  "year",
  "month",
  "week",
  "hour",
  "minute",
  "second",
  "time",
  "次",
]);
/** Characters before 一天, 一年 … after which it counts nothing: 最热的一天, 那一年, 每一天. */
export const BEFORE_SINGLE_ZH = "的那这每某同有这";
/** Words before "day", "year" … in the singular after which "one" counts: "within one day". Lower case. */
export const COUNTING_BEFORE_EN: readonly string[] = [
  "within",
  "in",
  "for",
  "after",
  "of",
  "than",
  "least",
  "most",
  "only",
  "just",
  "per",
  "every",
  "over",
  "under",
  "about",
  "exactly",
  "last",
  "lasts",
  "lasted",
  "take",
  "takes",
  "took",
  "is",
  "was",
  "to",
  "by",
  "up to",
];

/** After two figures that name a generation: 80后, 90後. */
export const GENERATION_ZH = "后後";

/** Between "one year" and the figure that is counted by it: 一年6次, 一个月可用3次, 一天最多8小时. */
export const COUNTED_BY_ZH: readonly string[] =
  "可 有 能 要 共 合计 一共 最多 至少 最少 仅 只 只有 收 收费 收取 需 须 约 大约 可用 可享 可免费 不超过".split(" ");
