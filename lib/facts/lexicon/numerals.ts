/** English number words below 1,000 with their values. */
export const SMALL_WORDS: ReadonlyMap<string, number> = new Map(
  (
    "zero:0 nought:0 naught:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 " +
    "thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 " +
    "fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90"
  )
    .split(" ")
    .map((pair) => {
      const [word, value] = pair.split(":") as [string, string];
      return [word, Number(value)] as const;
    }),
);

/** English words that multiply what stands before them, as powers of ten (or a plain factor). */
export const SCALE_WORDS: ReadonlyMap<string, bigint> = new Map([
  ["hundred", 100n],
  ["thousand", 1000n],
  ["thousands", 1000n],
  ["million", 1000000n],
  ["millions", 1000000n],
  ["billion", 1000000000n],
  ["billions", 1000000000n],
  ["trillion", 1000000000000n],
  ["quadrillion", 1000000000000000n],
  ["lakh", 100000n],
  ["lakhs", 100000n],
  ["lac", 100000n],
  ["crore", 10000000n],
  ["crores", 10000000n],
  ["dozen", 12n],
  ["dozens", 12n],
  ["dozs", 12n],
  ["doz", 12n],
]);

/** Short scales written behind figures ("10k", "1.2bn", "5 mil"). Single letters count only as written here. */
export const SCALE_SUFFIXES: ReadonlyMap<string, bigint> = new Map([
  ["k", 1000n],
  ["K", 1000n],
  ["M", 1000000n],
  ["MM", 1000000n],
  ["mm", 1000000n],
  ["mn", 1000000n],
  ["mln", 1000000n],
  ["mil", 1000000n],
  ["b", 1000000000n],
  ["B", 1000000000n],
  ["bn", 1000000000n],
  ["bln", 1000000000n],
  ["bil", 1000000000n],
  ["G", 1000000000n],
  ["T", 1000000000000n],
  ["tn", 1000000000000n],
  ["tln", 1000000000000n],
  ["trn", 1000000000000n],
  ["lakh", 100000n],
  ["cr", 10000000n],
]);

/** Ordinal words; as the lower part of a fraction too ("two thirds"). */
export const ORDINAL_WORDS: ReadonlyMap<string, bigint> = new Map(
  (
    "first:1 second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 nineth:9 tenth:10 eleventh:11 twelfth:12 " +
    "thirteenth:13 fourteenth:14 fifteenth:15 sixteenth:16 seventeenth:17 eighteenth:18 nineteenth:19 twentieth:20 " +
    "thirtieth:30 fortieth:40 fiftieth:50 sixtieth:60 seventieth:70 eightieth:80 ninetieth:90 hundredth:100 " +
    "thousandth:1000 millionth:1000000 billionth:1000000000 trillionth:1000000000000"
  )
    .split(" ")
    .map((pair) => {
      const [word, value] = pair.split(":") as [string, string];
      return [word, BigInt(value)] as const;
    }),
);

/** Months in English, with the usual short forms. */
export const MONTH_WORDS: ReadonlyMap<string, number> = new Map(
  (
    "january:1 jan:1 february:2 feb:2 march:3 mar:3 april:4 apr:4 may:5 june:6 jun:6 july:7 jul:7 august:8 aug:8 " +
    "september:9 sept:9 sep:9 october:10 oct:10 november:11 nov:11 december:12 dec:12"
  )
    .split(" ")
    .map((pair) => {
      const [word, value] = pair.split(":") as [string, string];
      return [word, Number(value)] as const;
    }),
);

/** Values of Chinese digits, everyday and financial. */
export const HAN_DIGITS: ReadonlyMap<string, number> = new Map(
  [..."零〇一二三四五六七八九两壹贰叁肆伍陆柒捌玖"].map((digit, index) => [
    digit,
    ([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const)[index] as number,
  ]),
);

/** Places of Chinese numerals below 万. */
export const HAN_PLACES: ReadonlyMap<string, bigint> = new Map([
  ["十", 10n],
  ["拾", 10n],
  ["百", 100n],
  ["佰", 100n],
  ["千", 1000n],
  ["仟", 1000n],
]);

/** Chinese numerals that scale everything before them. */
export const HAN_SCALES: ReadonlyMap<string, bigint> = new Map([
  ["万", 10000n],
  ["亿", 100000000n],
  ["兆", 1000000000000n],
]);

/** ½ and its kin: numerator and denominator. */
export const VULGAR_FRACTIONS: ReadonlyMap<string, readonly [bigint, bigint]> = new Map(
  "½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10"
    .split(" ")
    .map((entry) => {
      const [n, d] = entry.slice(1).split("/") as [string, string];
      return [entry.charAt(0), [BigInt(n), BigInt(d)]] as const;
    }),
);

export const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Weekdays with their short forms, singular and plural. Lower case. */
export const WEEKDAYS: ReadonlySet<string> = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun weekday weekdays daily weekends".split(
    " ",
  ),
);
