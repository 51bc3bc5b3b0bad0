/** Days of the week in English, Monday = 1, with the usual short forms. Lower case. */
export const WEEKDAY_WORDS: ReadonlyMap<string, number> = new Map(
  (
    "monday:1 mon:1 tuesday:2 tue:2 tues:2 wednesday:3 wed:3 weds:3 thursday:4 thu:4 thur:4 thurs:4 friday:5 fri:5 " +
    "saturday:6 sat:6 sunday:7 sun:7"
  )
    .split(" ")
    .map((pair): [string, number] => [pair.split(":")[0] as string, Number(pair.split(":")[1])]),
);
/** Numerals after 周, 星期, 礼拜. */
export const WEEKDAY_NUMERALS = "一二三四五六日天";
/** Characters after 周三 that make it a count: 每周三次, 周一个. */
export const COUNTING_AFTER_WEEKDAY = "次个回遍趟年周岁";
/** Names that are other words, too: they are months only after one of these, or beside figures. */
export const DOUBTFUL_MONTHS: ReadonlySet<string> = new Set(["may", "march", "august"]);
export const BEFORE_MONTH: ReadonlySet<string> = new Set(
  (
    "in on of by since early late mid until till from to through last next this every each during before after and or between " +
    "around about"
  ).split(" "),
);
/** Words that join the ends of a span of days: "Mon to Fri", 周一至周五. */
export const SPANNING = /^\s*(?:-|–|—|~|～|to|through|thru|until|till|至|到)\s*$/i;
